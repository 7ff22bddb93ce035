// What was refused and who signed in lately, for the owner: by reason, then by hour and network.
import { useQuery } from '@tanstack/react-query';

import { apiQuery } from '../../../platform/browser/api-query.ts';
import { shownNetwork } from '../../../platform/contract/auth/shown-network.ts';
import { formatCount } from '../../../platform/contract/count.ts';
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import { LoadState } from '../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { operationsParts } from '../../operations/paths.ts';
import type { getSecurity, Security } from '../contract.ts';
import { alarmWarning, securityMessages as messages } from '../messages.ts';

import layout from '../../../platform/ui/style/layout.module.css';

const { columns, unknown } = messages;
const SUM_COLUMNS: readonly Column<Security['sums'][number]>[] = [
  { label: columns.what, role: 'name', cell: ({ title }) => title },
  { label: columns.count, role: 'figure', isLabelled: true, cell: ({ count }) => formatCount(count) },
  {
    label: messages.last,
    isShort: true,
    isLabelled: true,
    cell: ({ lastAt }) => formatDateClock(new Date(lastAt)),
  },
];
const ROW_COLUMNS: readonly Column<Security['rows'][number]>[] = [
  { label: columns.what, role: 'name', cell: ({ title }) => title },
  { label: columns.count, role: 'figure', isLabelled: true, cell: ({ count }) => formatCount(count) },
  {
    label: columns.hour,
    isShort: true,
    isLabelled: true,
    cell: ({ hour }) => formatDateClock(new Date(hour)),
  },
  {
    label: columns.network,
    isShort: true,
    isLabelled: true,
    cell: ({ network }) => shownNetwork(network) || unknown,
  },
  { label: columns.who, isLabelled: true, cell: ({ who }) => who || unknown },
];

export function SecurityPanel() {
  const query = useQuery(apiQuery<typeof getSecurity>(['security'], 'GET /operations/security'));
  return (
    <section
      id={operationsParts.security}
      tabIndex={-1}
      className={layout.stack4}
      aria-labelledby="security-title"
    >
      <div className={layout.stack1}>
        <h2 id="security-title">{messages.title}</h2>
        <p className={layout.lead}>{messages.lead}</p>
      </div>
      <LoadState query={query} title={messages.loadFailed} />
      {query.data && <Counted security={query.data} />}
    </section>
  );
}

function Counted({ security: { alarms, sums, rows } }: { security: Security }) {
  if (sums.length === 0) return <p>{messages.none}</p>;
  return (
    <>
      {alarms.map(({ reason, count, at }) => (
        <Notice key={`${reason} ${at}`} tone="warn">
          {alarmWarning(reason, count, formatDateClock(new Date(at)))}
        </Notice>
      ))}
      <RecordTable
        caption={messages.sumsCaption}
        rows={sums}
        columns={SUM_COLUMNS}
        keyOf={({ reason }) => reason}
      />
      <details>
        <summary>{messages.rowsTitle}</summary>
        <RecordTable
          caption={messages.rowsCaption}
          rows={rows}
          columns={ROW_COLUMNS}
          keyOf={({ reason, hour, network, who }) => `${reason} ${hour} ${network} ${who}`}
        />
      </details>
    </>
  );
}
