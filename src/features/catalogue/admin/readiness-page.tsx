// What tyres on sale lack of what buyers must be told: counted, filtered, each lack a link to the field that fills it.
import { useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { useCallback } from 'react';
import { Link, useSearchParams } from 'react-router';

import { pageNumber } from '../../../platform/contract/paging.ts';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager, usePageStart } from '../../../platform/ui/pager.tsx';
import { SearchField } from '../../../platform/ui/search-field.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { Table } from '../../../platform/ui/table.tsx';
import { LACKS, READINESS_PER_PAGE } from '../contract-readiness.ts';
import type { Lack, Readiness } from '../contract-readiness.ts';
import { readinessMessages as messages } from '../messages-readiness.ts';
import { OpenPanel } from './open-panel.tsx';
import { PANEL_PARAM } from './panel-guard.tsx';
import { FIELD_PARAM, readinessQuery } from './tyre-queries.ts';

import list from '../../../platform/ui/list-page.module.css';
import styles from './tyres-page.module.css';

const PAGE_PARAM = 'sivu';
const LACK_PARAM = 'puute';
const WORDS_PARAM = 'haku';

export function ReadinessPage() {
  const [query, setQuery] = useSearchParams();
  const page = pageNumber(query.get(PAGE_PARAM) ?? undefined);
  const lacks = LACKS.find((one) => one === query.get(LACK_PARAM));
  const q = query.get(WORDS_PARAM) ?? '';
  const { data, error, refetch } = useQuery(readinessQuery({ page, lacks, q }));
  const heading = usePageStart(page);
  const closePanel = useCallback(
    () => setQuery((before) => withParams(before, { [PANEL_PARAM]: null, [FIELD_PARAM]: null })),
    [setQuery],
  );
  return (
    <div className={styles.page} aria-busy={!data && !error}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {messages.title}
        </h1>
        <p className={styles.lead}>{messages.lead}</p>
        <div className={styles.buttons}>
          <Link to="/admin/tires/eu-rekisteri" className={buttonClass({ variant: 'outline' })}>
            {messages.register}
          </Link>
        </div>
      </header>
      {error && (
        <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={12} />}
      {data && (
        <>
          <p>{messages.ready(data.counts.onSale - data.counts.lacking, data.counts.onSale)}</p>
          <div className={styles.filters}>
            <Lacks lacks={lacks} counts={data.counts} />
            <Words key={q} q={q} />
          </div>
          {lacks && <p className={styles.lead}>{messages.why[lacks]}</p>}
          <p role="status" className={styles.lead}>
            {messages.count(data.total)}
          </p>
          {data.total === 0 ? <Nothing isAllReady={data.counts.lacking === 0} /> : <Rows rows={data.rows} />}
          <Pager
            label={messages.pages}
            param={PAGE_PARAM}
            page={page}
            pageCount={Math.ceil(data.total / READINESS_PER_PAGE)}
          />
        </>
      )}
      <OpenPanel panel={query.get(PANEL_PARAM)} onClose={closePanel} onCreated={closePanel} />
    </div>
  );
}

/** The address with these parts changed; null takes one away. */
function withParams(
  before: URLSearchParams,
  parts: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

function Lacks({ lacks, counts }: { lacks: Lack | undefined; counts: Readiness['counts'] }) {
  const [query] = useSearchParams();
  return (
    <nav aria-label={messages.filterLabel} className={list.views}>
      {[undefined, ...LACKS].map((lack) => (
        <Link
          key={lack ?? ''}
          to={{
            search: withParams(query, { [LACK_PARAM]: lack ?? null, [PAGE_PARAM]: null }).toString(),
          }}
          className={list.view}
          aria-current={lacks === lack ? 'page' : undefined}
        >
          {lack
            ? messages.choice(messages.lacks[lack], counts[lack])
            : messages.choice(messages.all, counts.lacking)}
        </Link>
      ))}
    </nav>
  );
}

function Words({ q }: { q: string }) {
  const [, setQuery] = useSearchParams();
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get(WORDS_PARAM);
    const typed = typeof words === 'string' ? words.trim() : '';
    setQuery((before) => withParams(before, { [WORDS_PARAM]: typed || null, [PAGE_PARAM]: null }));
  }
  return (
    <form role="search" onSubmit={submit}>
      <SearchField
        label={messages.search}
        isLabelHidden
        name={WORDS_PARAM}
        defaultValue={q}
        maxLength={100}
        placeholder={messages.search}
      />
    </form>
  );
}

function Nothing({ isAllReady }: { isAllReady: boolean }) {
  if (isAllReady) return <EmptyState title={messages.allReadyTitle} body={messages.allReadyBody} />;
  return (
    <EmptyState
      title={messages.nothingTitle}
      action={
        <Link to="/admin/tires/myyntikuntoisuus" className={buttonClass({ variant: 'outline' })}>
          {messages.clear}
        </Link>
      }
    />
  );
}

function Rows({ rows }: { rows: Readiness['rows'] }) {
  const [query] = useSearchParams();
  const toField = (row: Readiness['rows'][number], lack: Lack) => {
    const panel =
      lack === 'contact' ? `valmistajat:${row.manufacturerId}` : `muokkaa:${row.sizeId}:${row._id}`;
    return { search: withParams(query, { [PANEL_PARAM]: panel, [FIELD_PARAM]: lack }).toString() };
  };
  return (
    <Table caption={messages.title} isCaptionHidden isStacked>
      <thead>
        <tr>
          <th scope="col">{messages.tyre}</th>
          <th scope="col">{messages.missing}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row._id}>
            <th scope="row">
              {row.name} {row.size}
            </th>
            <td data-label={messages.missing}>
              <span className={styles.buttons}>
                {row.lacks.map((lack) => (
                  <Link
                    key={lack}
                    to={toField(row, lack)}
                    className={buttonClass({ variant: 'outline', size: 'small' })}
                  >
                    {messages.lacks[lack]}
                  </Link>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
