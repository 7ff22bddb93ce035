// The runs so far, newest first; each links to its page.
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';

import { pageNumber } from '../../../platform/contract/address/page-number.ts';
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { Badge, StatusDot, type Tone } from '../../../platform/ui/badge.tsx';
import { usePageStart } from '../../../platform/ui/list/pager.tsx';
import { RecordList } from '../../../platform/ui/list/record-list.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import type { ImportRun } from '../contract.ts';
import { pageMessages as messages, shownList, undoMessages } from '../messages-page.ts';
import { historyQuery, RUNS_PER_PAGE, runPath } from './run/run-queries.ts';
import { runStage } from './run/run-stage.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './history.module.css';

const PAGE_PARAM = 'page';

const TONES = { queued: 'neutral', running: 'info', done: 'ok', failed: 'bad' } as const satisfies Record<
  ImportRun['status'],
  Tone
>;

const columns = messages.historyColumns;
const COLUMNS: readonly Column<ImportRun>[] = [
  {
    label: columns.file,
    role: 'name',
    className: styles.file,
    cell: ({ _id, fileName, isDryRun }) => (
      <span>
        <Link to={runPath(_id)}>{fileName}</Link>
        {isDryRun && <Badge>{messages.dryRunTag}</Badge>}
      </span>
    ),
  },
  { label: columns.time, isShort: true, cell: ({ createdAt }) => formatDateClock(new Date(createdAt)) },
  { label: columns.who, cell: ({ requestedBy }) => requestedBy || messages.none },
  { label: columns.list, isLabelled: true, cell: ({ list }) => shownList(list) },
  {
    label: columns.status,
    role: 'state',
    cell: ({ status, undo }) =>
      undo?.status === 'done' ? (
        <StatusDot tone="neutral">{undoMessages.undone}</StatusDot>
      ) : (
        <StatusDot tone={TONES[status]}>{messages.status[status]}</StatusDot>
      ),
  },
  { label: columns.result, cell: resultText },
];

export function History() {
  const [address] = useSearchParams();
  const page = pageNumber(address.get(PAGE_PARAM) ?? undefined);
  const heading = usePageStart(page);
  return (
    <section className={`${layout.stack3} ${styles.history}`}>
      <h2 ref={heading} tabIndex={-1}>
        {messages.historyTitle}
      </h2>
      <RecordList
        texts={{
          loadFailed: messages.loadFailed,
          emptyTitle: messages.historyEmptyTitle,
          emptyBody: messages.historyEmptyBody,
          pages: messages.historyPages,
        }}
        query={useQuery(historyQuery(page))}
        paging={{ page, perPage: RUNS_PER_PAGE, param: PAGE_PARAM }}
        heading={heading}
        headingLevel={3}
      >
        {(runs) => (
          <RecordTable
            caption={messages.historyTitle}
            rows={runs}
            columns={COLUMNS}
            keyOf={({ _id }) => _id}
          />
        )}
      </RecordList>
    </section>
  );
}

function resultText(run: ImportRun): string {
  const { undo } = run;
  if (undo?.status === 'done') {
    return undoMessages.undoneBy(undo.requestedBy, formatDateClock(new Date(undo.finishedAt ?? '')));
  }
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
