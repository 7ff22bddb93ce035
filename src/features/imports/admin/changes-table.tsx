// What a run changed, or a preview would change: price changes first, page by page.
import { useQuery } from '@tanstack/react-query';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useSearchParams } from 'react-router';

import { formatShortEuros, eurosToCents } from '../../../platform/contract/money.ts';
import { pageNumber } from '../../../platform/contract/paging.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import type { Tone } from '../../../platform/ui/badge.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager, usePageStart } from '../../../platform/ui/pager.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { Table, figureCell } from '../../../platform/ui/table.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import type { ImportChange, ImportRun } from '../contract.ts';
import { pageMessages as messages } from '../messages-page.ts';
import { CHANGES_PER_PAGE, changesQuery } from './run-queries.ts';
import { changeCount } from './run-stage.ts';

import styles from './run-tables.module.css';

const PAGE_PARAM = 'changes';

export function ChangesTable({ run }: { run: ImportRun }) {
  const [query] = useSearchParams();
  const page = pageNumber(query.get(PAGE_PARAM) ?? undefined);
  const { data, error, isPlaceholderData, refetch } = useQuery(changesQuery(run._id, page));
  const heading = usePageStart(page);
  const all = changeCount(run);
  const total = data?.total ?? data?.answer.length ?? 0;
  return (
    <section className={styles.section} aria-busy={!data || isPlaceholderData}>
      <h2 ref={heading} tabIndex={-1}>
        {messages.changesTitle}
      </h2>
      {data && total < all && <p className={styles.note}>{messages.changesShort(total, all)}</p>}
      {error && (
        <LoadFailure title={messages.changesFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton lines={5} />}
      {data && <Rows changes={data.answer} run={run} />}
      {data && (
        <Pager
          label={messages.changePages}
          param={PAGE_PARAM}
          page={page}
          pageCount={Math.ceil(total / CHANGES_PER_PAGE)}
        />
      )}
    </section>
  );
}

const TONES = { created: 'ok', updated: 'info', withdrawn: 'warn' } as const satisfies Record<
  ImportChange['kind'],
  Tone
>;

function Rows({ changes, run }: { changes: readonly ImportChange[]; run: ImportRun }) {
  const { columns } = messages;
  return (
    <Table caption={messages.changesTitle} isCaptionHidden isStacked>
      <thead>
        <tr>
          <th scope="col">{columns.product}</th>
          <th scope="col">{columns.size}</th>
          <th scope="col">{columns.kind}</th>
          <th scope="col" className={figureCell}>
            {columns.price}
          </th>
          <th scope="col" className={figureCell}>
            {columns.stock}
          </th>
          <th scope="col" className={styles.afterFigures}>
            {columns.ean}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, at) => (
          // One product stands once in a run, but some have no EAN.
          <tr key={change.ean ?? `${change.name} ${change.size} ${at}`}>
            <th scope="row">{change.name}</th>
            <td data-label={columns.size} className={styles.code}>
              {change.size}
            </td>
            <td data-label={columns.kind}>
              <Badge tone={TONES[change.kind]}>{kindText(change, run)}</Badge>
            </td>
            <td data-label={columns.price} className={figureCell}>
              <FromTo from={euroText(change.oldPrice)} to={euroText(change.newPrice)} />
            </td>
            <td data-label={columns.stock} className={figureCell}>
              <FromTo from={countText(change.oldStock)} to={countText(change.newStock)} />
            </td>
            <td data-label={columns.ean} className={classNames(styles.code, styles.afterFigures)}>
              {change.ean ?? messages.none}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
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

/** A value and what becomes of it; one that stays stands alone and pale. */
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
