// The audit: entries newest first, filtered by who and by what; filter and page stand in the address.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';

import { callApi, callWithTotal } from '../../../platform/browser/api.ts';
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { pageNumber } from '../../../platform/contract/paging.ts';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { SelectField } from '../../../platform/ui/field.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager, usePageStart } from '../../../platform/ui/pager.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { Table } from '../../../platform/ui/table.tsx';
import { changedFields } from '../changed-fields.ts';
import type { AuditEntry, getAudit, getAuditChoices } from '../contract.ts';
import { actionWords, auditMessages as messages, entityWords } from '../messages.ts';

import styles from './audit-page.module.css';

const PAGE_PARAM = 'sivu';
const WHO_PARAM = 'tekija';
const ENTITY_PARAM = 'kohde';
const PER_PAGE = 30;

interface Filter {
  page: number;
  who: string | undefined;
  entity: string | undefined;
}

function auditQuery({ page, who, entity }: Filter) {
  return queryOptions({
    queryKey: ['audit', page, who, entity],
    queryFn: ({ signal }) =>
      callWithTotal<typeof getAudit>({
        method: 'GET',
        path: '/audit',
        query: { page, limit: PER_PAGE, ...(who !== undefined && { who }), ...(entity && { entity }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

const choicesQuery = queryOptions({
  queryKey: ['audit-choices'],
  queryFn: ({ signal }) => callApi<typeof getAuditChoices>({ method: 'GET', path: '/audit/choices', signal }),
});

export function AuditPage() {
  const [params] = useSearchParams();
  const page = pageNumber(params.get(PAGE_PARAM) ?? undefined);
  const filter = {
    page,
    who: params.get(WHO_PARAM) ?? undefined,
    entity: params.get(ENTITY_PARAM) ?? undefined,
  };
  const { data, error, refetch } = useQuery(auditQuery(filter));
  const heading = usePageStart(page);
  const isFiltered = filter.who !== undefined || filter.entity !== undefined;
  const total = data?.total ?? 0;
  return (
    <div className={styles.page} aria-busy={!data && !error}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {messages.title}
        </h1>
        <p className={styles.lead}>{messages.lead}</p>
      </header>
      <Filters />
      {error && (
        <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={8} />}
      {data && (
        <p role="status" className={styles.lead}>
          {messages.count(total)}
        </p>
      )}
      {data && total === 0 && <Nothing isFiltered={isFiltered} />}
      {data && data.answer.length > 0 && <Entries entries={data.answer} />}
      <Pager label={messages.pages} param={PAGE_PARAM} page={page} pageCount={Math.ceil(total / PER_PAGE)} />
    </div>
  );
}

/** Every person and kind of thing that occurs; '*' stands for all, for the product itself has no name. */
function Filters() {
  const [params, setParams] = useSearchParams();
  const { data } = useQuery(choicesQuery);
  const choose = (param: string, value: string) => {
    const next = new URLSearchParams(params);
    next.delete(PAGE_PARAM);
    if (value === '*') next.delete(param);
    else next.set(param, value);
    setParams(next);
  };
  return (
    <div className={styles.filters}>
      <SelectField
        label={messages.who}
        value={params.get(WHO_PARAM) ?? '*'}
        onChange={({ target }) => choose(WHO_PARAM, target.value)}
      >
        <option value="*">{messages.everyone}</option>
        {data?.who.map((who) => (
          <option key={who} value={who}>
            {who || messages.system}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={messages.entity}
        value={params.get(ENTITY_PARAM) ?? '*'}
        onChange={({ target }) => choose(ENTITY_PARAM, target.value)}
      >
        <option value="*">{messages.everything}</option>
        {data?.entities.map((entity) => (
          <option key={entity} value={entity}>
            {entityWords[entity] ?? entity}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const { columns } = messages;
  return (
    <Table caption={messages.title} isCaptionHidden isStacked>
      <thead>
        <tr>
          <th scope="col">{columns.at}</th>
          <th scope="col">{columns.who}</th>
          <th scope="col">{columns.what}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry._id}>
            <td data-label={columns.at} className={styles.short}>
              <time dateTime={entry.at}>{formatDateClock(new Date(entry.at))}</time>
            </td>
            <td data-label={columns.who} className={styles.short}>
              {entry.who || messages.system}
            </td>
            <td data-label={columns.what}>
              <Change entry={entry} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Change({ entry }: { entry: AuditEntry }) {
  const fields = changedFields(entry);
  const what = [entityWords[entry.entity] ?? entry.entity, entry.name].filter(Boolean).join(' ');
  const summary = `${actionWords[entry.action]}: ${what}`;
  if (fields.length === 0) return summary;
  return (
    <details className={styles.change}>
      <summary>
        {summary} <span className={styles.lead}>({messages.fields(fields.length)})</span>
      </summary>
      <dl className={styles.fields}>
        {fields.map(({ field, before, after }) => (
          <div key={field} className={styles.field}>
            <dt>{field}</dt>
            <dd>
              {entry.action !== 'created' && <del className={styles.before}>{before}</del>}{' '}
              {entry.action !== 'removed' && <ins className={styles.after}>{after}</ins>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <EmptyState title={messages.emptyTitle} body={messages.emptyBody} />;
  return (
    <EmptyState
      title={messages.nothingTitle}
      action={
        <Link to={{ search: '' }} className={buttonClass({ variant: 'outline' })}>
          {messages.clear}
        </Link>
      }
    />
  );
}
