// Sizes that visitors requested in vain, the most requested first, each with the way to its tyres.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { formatDateClock } from '../../../platform/contract/dates.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { RecordList } from '../../../platform/ui/list/record-list.tsx';
import { RecordTable, type Column } from '../../../platform/ui/list/record-table.tsx';
import { tyresTabPath } from '../../catalogue/tyres-tab-path.ts';
import type { MissingSize } from '../contract/gaps.ts';
import { conversationMessages as messages } from '../messages/conversations.ts';
import { missingSizesQuery } from './conversation-queries.ts';

import styles from './conversations-page.module.css';

const { columns } = messages.missing;
const COLUMNS: readonly Column<MissingSize>[] = [
  {
    label: columns.size,
    role: 'name',
    isShort: true,
    cell: ({ size, kind }) => (
      <Link
        to={tyresTabPath(size, kind === 'winter' || kind === null ? undefined : kind)}
        aria-label={messages.openSize(size)}
      >
        {size}
      </Link>
    ),
  },
  { label: columns.kind, cell: ({ kind }) => (kind ? messages.missingKinds[kind] : messages.anyKind) },
  { label: columns.count, role: 'figure', isLabelled: true, cell: ({ count }) => count },
  {
    label: columns.at,
    isShort: true,
    isLabelled: true,
    cell: ({ lastAskedAt }) => formatDateClock(new Date(lastAskedAt)),
  },
  {
    label: columns.now,
    role: 'state',
    cell: ({ inStockNow }) => (
      <StatusDot tone={inStockNow > 0 ? 'ok' : 'bad'}>
        {inStockNow > 0 ? messages.inStockNow(inStockNow) : messages.stillNone}
      </StatusDot>
    ),
  },
];

export function MissingSizes() {
  return (
    <RecordList texts={messages.missing} query={useQuery(missingSizesQuery)} headingLevel={3}>
      {(sizes) => (
        <RecordTable
          caption={messages.missing.title}
          rows={sizes}
          columns={COLUMNS}
          keyOf={({ size, kind }) => `${size} ${kind ?? ''}`}
          className={styles.sizes}
        />
      )}
    </RecordList>
  );
}
