// The audit: entries newest first, filtered by who and by what; filter and page are in the URL.
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { apiList, apiQuery } from '../../../platform/browser/api-query.ts';
import { shownNetwork } from '../../../platform/contract/auth/shown-network.ts';
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { SelectField } from '../../../platform/ui/form/field.tsx';
import { useListAddress, withParam } from '../../../platform/ui/list/list-address.ts';
import { ListPage } from '../../../platform/ui/list/list-page.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import { RowLink } from '../../../platform/ui/list/row-action.tsx';
import type { AuditEntry, getAudit, getAuditChoices } from '../contract.ts';
import { actionWords, auditMessages as messages } from '../messages.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './audit-page.module.css';

const WHO_PARAM = 'tekija';
const ENTITY_PARAM = 'kohde';
const PER_PAGE = 30;

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    label: messages.columns.at,
    isShort: true,
    cell: ({ at }) => <time dateTime={at}>{formatDateClock(new Date(at))}</time>,
  },
  {
    label: messages.columns.who,
    isShort: true,
    cell: ({ who, network }) => (
      <>
        {who || messages.system}
        {network !== '' && (
          <span className={layout.note}> {messages.fromNetwork(shownNetwork(network))}</span>
        )}
      </>
    ),
  },
  { label: messages.columns.what, className: styles.what, cell: (entry) => <Change entry={entry} /> },
  {
    label: messages.columns.actions,
    role: 'actions',
    cell: (entry) =>
      entry.path !== null && (
        <RowLink to={entry.path} label={messages.open} name={messages.openLabel(whatOf(entry))} />
      ),
  },
];

export function AuditPage() {
  const [params] = useSearchParams();
  const { page } = useListAddress();
  const who = params.get(WHO_PARAM) ?? undefined;
  const entity = params.get(ENTITY_PARAM) ?? undefined;
  const query = useQuery(
    apiList<typeof getAudit>(['audit'], 'GET /audit', { query: { page, limit: PER_PAGE, who, entity } }),
  );
  return (
    <ListPage
      texts={messages}
      query={query}
      paging={{ page, perPage: PER_PAGE }}
      isFiltered={who !== undefined || entity !== undefined}
      filters={<Filters who={who} entity={entity} />}
    >
      {(entries) => (
        <RecordTable caption={messages.title} rows={entries} columns={COLUMNS} keyOf={({ _id }) => _id} />
      )}
    </ListPage>
  );
}

/** Every person and kind of thing that occurs; '*' is all, for the product itself has no name. */
function Filters({ who, entity }: { who: string | undefined; entity: string | undefined }) {
  const { data } = useQuery(apiQuery<typeof getAuditChoices>(['audit'], 'GET /audit/choices'));
  const [params, setParams] = useSearchParams();
  const choose = (param: string, value: string) => {
    const next = withParam(params, param, '');
    if (value !== '*') next.set(param, value);
    setParams(next);
  };
  return (
    <div className={layout.cluster4}>
      <SelectField
        label={messages.who}
        value={who ?? '*'}
        onChange={({ target }) => choose(WHO_PARAM, target.value)}
      >
        <option value="*">{messages.everyone}</option>
        {data?.who.map((one) => (
          <option key={one} value={one}>
            {one || messages.system}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={messages.entity}
        value={entity ?? '*'}
        onChange={({ target }) => choose(ENTITY_PARAM, target.value)}
      >
        <option value="*">{messages.everything}</option>
        {data?.entities.map((one, place) => (
          <option key={one} value={one}>
            {data.entityTitles[place]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function whatOf({ entityTitle, name }: AuditEntry): string {
  return [entityTitle, name].filter(Boolean).join(' ');
}

function Change({ entry }: { entry: AuditEntry }) {
  const { changes } = entry;
  const summary = `${actionWords[entry.action]}: ${whatOf(entry)}`;
  if (changes.length === 0) return summary;
  return (
    <details className={styles.change}>
      <summary>{summary}</summary>
      <dl className={`${layout.stack3} ${styles.fields}`}>
        {changes.map(({ field, before, after }) => (
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
