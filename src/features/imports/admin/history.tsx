// The runs so far, newest first; each leads to its own page.
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';

import { pageNumber } from '../../../platform/contract/paging.ts';
import { Badge, StatusDot } from '../../../platform/ui/badge.tsx';
import type { Tone } from '../../../platform/ui/badge.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager, usePageStart } from '../../../platform/ui/pager.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { Table } from '../../../platform/ui/table.tsx';
import type { ImportRun } from '../contract.ts';
import { pageMessages as messages } from '../messages-page.ts';
import { historyQuery, RUNS_PER_PAGE, runPath } from './run-queries.ts';
import { clockText, runStage } from './run-stage.ts';

import styles from './history.module.css';

const PAGE_PARAM = 'page';

export function History() {
  const [query] = useSearchParams();
  const page = pageNumber(query.get(PAGE_PARAM) ?? undefined);
  const { data, error, refetch } = useQuery(historyQuery(page));
  const heading = usePageStart(page);
  const runs = data?.answer ?? [];
  const total = data?.total ?? runs.length;
  return (
    <section className={styles.history} aria-busy={!data && !error}>
      <h2 ref={heading} tabIndex={-1}>
        {messages.historyTitle}
      </h2>
      {error && (
        <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={4} />}
      {data && total === 0 && (
        <EmptyState title={messages.historyEmptyTitle} body={messages.historyEmptyBody} headingLevel={3} />
      )}
      {runs.length > 0 && <Runs runs={runs} />}
      {data && (
        <Pager
          label={messages.historyPages}
          param={PAGE_PARAM}
          page={page}
          pageCount={Math.ceil(total / RUNS_PER_PAGE)}
        />
      )}
    </section>
  );
}

function Runs({ runs }: { runs: readonly ImportRun[] }) {
  const columns = messages.historyColumns;
  return (
    <Table caption={messages.historyTitle} isCaptionHidden isStacked>
      <thead>
        <tr>
          <th scope="col">{columns.file}</th>
          <th scope="col">{columns.time}</th>
          <th scope="col">{columns.list}</th>
          <th scope="col">{columns.status}</th>
          <th scope="col">{columns.result}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
          <tr key={run._id}>
            <th scope="row" className={styles.file}>
              <span>
                <Link to={runPath(run._id)}>{run.fileName}</Link>
                {run.isDryRun && <Badge>{messages.dryRunTag}</Badge>}
              </span>
            </th>
            <td data-label={columns.time} className={styles.time}>
              {clockText(run.createdAt)}
            </td>
            <td data-label={columns.list}>{run.list}</td>
            <td data-label={columns.status} className={styles.status}>
              <StatusDot tone={TONES[run.status]}>{messages.status[run.status]}</StatusDot>
            </td>
            <td data-label={columns.result}>{resultText(run)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const TONES = { queued: 'neutral', running: 'info', done: 'ok', failed: 'bad' } as const satisfies Record<
  ImportRun['status'],
  Tone
>;

function resultText(run: ImportRun): string {
  const stage = runStage(run);
  switch (stage.kind) {
    case 'queued':
      return messages.none;
    case 'running':
      return messages.readText(stage.percent);
    case 'failed':
    case 'needs-consent':
      return stage.message;
    case 'unchanged':
    case 'changed':
      return run.isDryRun ? messages.foreseen(run) : messages.happened(run);
  }
}
