// What a run changed, or a preview would change: price changes first, page by page.
import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useSearchParams } from 'react-router';

import { formatShortEuros, eurosToCents } from '../../../../platform/contract/money.ts';
import { pageNumber } from '../../../../platform/contract/paging.ts';
import { Badge, type Tone } from '../../../../platform/ui/badge.tsx';
import { usePageStart } from '../../../../platform/ui/list/pager.tsx';
import { RecordList } from '../../../../platform/ui/list/record-list.tsx';
import { RecordTable, type Column } from '../../../../platform/ui/list/record-table.tsx';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden.tsx';
import type { ImportChange, ImportRun } from '../../contract.ts';
import { pageMessages as messages } from '../../messages-page.ts';
import { CHANGES_PER_PAGE, changesQuery } from './run-queries.ts';
import { changeCount } from './run-stage.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './run-tables.module.css';

const PAGE_PARAM = 'changes';

const TONES = { created: 'ok', updated: 'info', withdrawn: 'warn' } as const satisfies Record<
  ImportChange['kind'],
  Tone
>;

const { columns } = messages;
const columnsOf = (run: ImportRun): Column<ImportChange>[] => [
  { label: columns.product, role: 'name', cell: ({ name }) => name },
  { label: columns.size, isShort: true, className: styles.code, cell: ({ size }) => size },
  { label: columns.ean, isShort: true, className: styles.code, cell: ({ ean }) => ean ?? messages.none },
  {
    label: columns.kind,
    role: 'state',
    cell: (change) => <Badge tone={TONES[change.kind]}>{kindText(change, run)}</Badge>,
  },
  {
    label: columns.price,
    role: 'figure',
    isLabelled: true,
    cell: ({ oldPrice, newPrice }) => <FromTo from={euroText(oldPrice)} to={euroText(newPrice)} />,
  },
  {
    label: columns.stock,
    role: 'figure',
    isLabelled: true,
    cell: ({ oldStock, newStock }) => <FromTo from={countText(oldStock)} to={countText(newStock)} />,
  },
];

export function ChangesTable({ run }: { run: ImportRun }) {
  const [address] = useSearchParams();
  const page = pageNumber(address.get(PAGE_PARAM) ?? undefined);
  const query = useQuery(changesQuery(run._id, page));
  const heading = usePageStart(page);
  const all = changeCount(run);
  const total = query.data?.total ?? all;
  return (
    <section className={`${layout.stack3} ${styles.section}`}>
      <h2 ref={heading} tabIndex={-1}>
        {messages.changesTitle}
      </h2>
      {total < all && <p className={layout.lead}>{messages.changesShort(total, all)}</p>}
      <RecordList
        texts={{
          loadFailed: messages.changesFailed,
          emptyTitle: messages.nothingChanges,
          pages: messages.changePages,
        }}
        query={query}
        paging={{ page, perPage: CHANGES_PER_PAGE, param: PAGE_PARAM }}
        heading={heading}
        headingLevel={3}
      >
        {(changes) => (
          <RecordTable
            caption={messages.changesTitle}
            rows={changes}
            columns={columnsOf(run)}
            // One product is in a run once, but some have no EAN.
            keyOf={({ ean, name, size }, at) => ean ?? `${name} ${size} ${at}`}
          />
        )}
      </RecordList>
    </section>
  );
}

/** What happens to the product; a move to the run's list is named, alone or beside the rest. */
function kindText(change: ImportChange, run: ImportRun): string {
  const { isDryRun, list } = run;
  const kind = (isDryRun ? messages.kinds : messages.doneKinds)[change.kind];
  if (change.fromList === null) return kind;
  const isSame = change.oldPrice === change.newPrice && change.oldStock === change.newStock;
  const move = (isDryRun ? messages.moves : messages.moved)(list);
  return isSame ? move : `${kind}, ${move.toLowerCase()}`;
}

function euroText(euros: number | null): string | null {
  return euros === null ? null : formatShortEuros(eurosToCents(euros));
}

function countText(count: number | null): string | null {
  return count === null ? null : count.toLocaleString('fi-FI');
}

/** The old value and the new one; an unchanged value alone and pale. */
function FromTo({ from, to }: { from: string | null; to: string | null }) {
  if (from === to) return <span className={styles.same}>{to ?? messages.none}</span>;
  if (from === null) return <span className={styles.now}>{to}</span>;
  return (
    <span className={styles.fromTo}>
      <span className={styles.was}>
        <VisuallyHidden>{messages.from} </VisuallyHidden>
        {from}
      </span>
      <ArrowRight className={styles.arrow} />
      <span className={styles.now}>
        <VisuallyHidden>{messages.to} </VisuallyHidden>
        {to ?? messages.none}
      </span>
    </span>
  );
}
