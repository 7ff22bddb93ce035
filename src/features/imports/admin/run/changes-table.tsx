// What a run changed, or a preview would change: the largest change of price first, by view and words, page by page.
import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';

import { formatCount } from '../../../../platform/contract/count.ts';
import { shortEuroText } from '../../../../platform/contract/money.ts';
import { recordOf } from '../../../../platform/contract/records.ts';
import { Badge, type Tone } from '../../../../platform/ui/badge.tsx';
import { DownloadButton } from '../../../../platform/ui/download-button.tsx';
import { useListAddress } from '../../../../platform/ui/list/list-address.ts';
import { ListSearch } from '../../../../platform/ui/list/list-search.tsx';
import { ListTabs } from '../../../../platform/ui/list/list-tabs.tsx';
import { usePageStart } from '../../../../platform/ui/list/pager.tsx';
import { RecordList } from '../../../../platform/ui/list/record-list.tsx';
import { RecordTable, type Column } from '../../../../platform/ui/list/record-table.tsx';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden.tsx';
import {
  CHANGE_VIEWS,
  pricePercent,
  type ChangeView,
  type ImportChange,
  type ImportRun,
} from '../../contract.ts';
import { pageMessages as messages } from '../../messages-page.ts';
import { changeCountsQuery, CHANGES_PER_PAGE, changesQuery } from './run-queries.ts';
import { changeCount } from './run-stage.ts';

import listStyles from '../../../../platform/ui/list/list-page.admin.module.css';
import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './run-tables.module.css';

const VIEW_PARAM = 'laji';

/** A tyre of which nothing but the list changes. */
const isMoveAlone = ({ fromList, oldPrice, newPrice, oldStock, newStock }: ImportChange): boolean =>
  fromList !== null && oldPrice === newPrice && oldStock === newStock;

const TONES = {
  created: 'ok',
  updated: 'info',
  withdrawn: 'warn',
  locked: 'neutral',
} as const satisfies Record<ImportChange['kind'], Tone>;

const { columns } = messages;
const columnsOf = (run: ImportRun): Column<ImportChange>[] => [
  { label: columns.product, role: 'name', cell: ({ name }) => name },
  { label: columns.size, isShort: true, className: styles.code, cell: ({ size }) => size },
  { label: columns.ean, isShort: true, className: styles.code, cell: ({ ean }) => ean ?? messages.none },
  {
    label: columns.kind,
    role: 'state',
    cell: (change) => (
      <Badge tone={isMoveAlone(change) ? 'neutral' : TONES[change.kind]}>{kindText(change, run)}</Badge>
    ),
  },
  {
    label: columns.price,
    role: 'figure',
    isLabelled: true,
    cell: ({ kind, oldPrice, newPrice }) => (
      <FromTo from={priceText(oldPrice)} to={priceText(newPrice)} isLocked={kind === 'locked'} />
    ),
  },
  {
    label: columns.percent,
    role: 'figure',
    isShort: true,
    cell: (change) => {
      const percent = change.kind === 'locked' ? null : pricePercent(change);
      return percent === null ? messages.none : messages.percent(percent);
    },
  },
  {
    label: columns.stock,
    role: 'figure',
    isLabelled: true,
    cell: ({ kind, oldStock, newStock, isOldMinimum, isNewMinimum }) => (
      <FromTo
        from={stockText(oldStock, isOldMinimum)}
        to={stockText(newStock, isNewMinimum)}
        isLocked={kind === 'locked'}
      />
    ),
  },
];

export function ChangesTable({ run }: { run: ImportRun }) {
  const { page, q, choice } = useListAddress();
  const view = choice(VIEW_PARAM, CHANGE_VIEWS);
  const heading = usePageStart(page);
  const all = changeCount(run);
  const isFiltered = view !== undefined || q !== '';
  const query = useQuery(changesQuery(run._id, { page, q, view }));
  const total = query.data?.total ?? all;
  const { data: counts } = useQuery(changeCountsQuery(run._id));
  const whole = view ? (counts?.[view] ?? total) : all;
  return (
    <section className={`${layout.stack3} ${styles.section}`}>
      <div className={`${layout.cluster} ${styles.headRow}`}>
        <h2 ref={heading} tabIndex={-1}>
          {messages.changesTitle}
        </h2>
        <DownloadButton
          path={`/imports/${run._id}/changes/export`}
          name={messages.changesFile(run.list)}
          label={messages.downloadChanges}
          size="small"
        />
      </div>
      <p className={layout.lead}>
        {messages.changesOrder}
        {q === '' && total < whole && ` ${messages.changesShort(total, whole)}`}
      </p>
      {counts !== undefined && counts.moved > 0 && (
        <p className={layout.lead}>
          {(run.isDryRun ? messages.movesNote : messages.movedNote)(counts.moved, run.list)}{' '}
          {messages.leftElsewhere(counts.leftElsewhere)}
        </p>
      )}
      <div className={listStyles.filters}>
        <Views run={run} shown={view ?? 'all'} />
        <ListSearch label={messages.searchLabel} help={messages.searchHelp} />
      </div>
      <RecordList
        texts={{
          loadFailed: messages.changesFailed,
          count: messages.changesFound,
          emptyTitle: messages.nothingChanges,
          pages: messages.changePages,
          nothingTitle: messages.noneFits,
          nothingBody: messages.noneFitsBody,
          clear: messages.clearFilters,
        }}
        query={query}
        paging={{ page, perPage: CHANGES_PER_PAGE }}
        isFiltered={isFiltered}
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

/** Only the kinds of change that the run has, each with its number. */
function Views({ run, shown }: { run: ImportRun; shown: ChangeView | 'all' }) {
  const { data } = useQuery(changeCountsQuery(run._id));
  if (!data) return null;
  const counts = { all: changeCount(run), ...data };
  const names = run.isDryRun ? messages.views : messages.doneViews;
  return (
    <ListTabs
      label={messages.viewsLabel}
      param={VIEW_PARAM}
      views={['all', ...CHANGE_VIEWS.filter((view) => data[view] > 0 || view === shown)]}
      shown={shown}
      words={recordOf(['all', ...CHANGE_VIEWS], (view) => messages.view(names[view], counts[view]))}
    />
  );
}

function kindText(change: ImportChange, { isDryRun }: ImportRun): string {
  if (isMoveAlone(change)) return isDryRun ? messages.moves : messages.moved;
  return (isDryRun ? messages.kinds : messages.doneKinds)[change.kind];
}

function priceText(euros: number | null): string | null {
  return euros === null ? null : shortEuroText(euros);
}

function stockText(count: number | null, isMinimum: boolean): string | null {
  if (count === null) return null;
  return isMinimum ? messages.moreThan(formatCount(count)) : formatCount(count);
}

/** The old value and the new one; an unchanged value alone and pale; a locked one with what the list has. */
function FromTo({ from, to, isLocked }: { from: string | null; to: string | null; isLocked: boolean }) {
  if (from === to) return <span className={styles.same}>{to ?? messages.none}</span>;
  if (from === null) return <span className={styles.now}>{to}</span>;
  if (isLocked && to !== null) {
    return (
      <>
        <span className={styles.now}>{from}</span> <small>{messages.listed(to)}</small>
      </>
    );
  }
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
