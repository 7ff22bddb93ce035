// One size with its first tyres, summer and winter together, all of them on demand, and what can be done with the size.
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useApiSave } from '../../../platform/browser/api-query.ts';
import { showToast, showUndo } from '../../../platform/browser/toasts.ts';
import { pageNumber } from '../../../platform/contract/address/page-number.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Pager, usePageStart } from '../../../platform/ui/list/pager.tsx';
import { RowButton } from '../../../platform/ui/list/row-action.tsx';
import { RowMenu } from '../../../platform/ui/list/row-menu.tsx';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import { LoadFailure } from '../../../platform/ui/page/load-failure.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import type { deleteSize, restoreSize } from '../contract/editing.ts';
import type { TyreSizeResponse } from '../contract/tyres.ts';
import { adminMessages as messages } from '../messages/admin.ts';
import {
  ALL_TYRES,
  PRODUCTS_AT_FIRST,
  PRODUCTS_PER_PAGE,
  sizeProductsQuery,
  type SizesFilter,
} from './tyre-queries.ts';
import { TyreRows } from './tyre-rows.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './tyres-page.module.css';

export interface SizeCardProps {
  size: TyreSizeResponse;
  filter: SizesFilter;
  /** Opens a panel by its name in the address. */
  onOpen: (panel: string) => void;
}

/** The size whose tyres are all shown, and which page of them: names in the address. */
export const WHOLE_PARAM = 'auki';
export const ROWS_PARAM = 'rivit';

export function SizeCard({ size, filter, onOpen }: SizeCardProps) {
  const [isConfirming, setConfirming] = useState(false);
  const { fullSize } = size.size;
  return (
    <section className={`${layout.stack3} ${styles.card}`}>
      <header className={`${layout.cluster} ${styles.cardHead}`}>
        <h2>
          {fullSize} <small>{messages.size.vehicles[size.vehicleType]}</small>
        </h2>
        <div className={layout.cluster2}>
          <Button variant="outline" size="small" onClick={() => onOpen(`tuote:${size._id}`)}>
            {messages.addProduct}
            <VisuallyHidden> {messages.ofSize(fullSize)}</VisuallyHidden>
          </Button>
          <RowMenu name={fullSize}>
            <RowButton
              label={messages.editSize}
              name={`${messages.editSize} ${fullSize}`}
              onClick={() => onOpen(`koko:${size._id}`)}
            />
            <RowButton
              label={messages.removeSize}
              name={`${messages.removeSize} ${fullSize}`}
              isRemoval
              onClick={() => setConfirming(true)}
            />
          </RowMenu>
        </div>
      </header>
      <Tyres {...{ size, filter, onOpen }} />
      {isConfirming && <RemoveSize size={size} onDone={() => setConfirming(false)} />}
    </section>
  );
}

function Tyres({ size, filter, onOpen }: SizeCardProps) {
  const { fullSize } = size.size;
  const [query, setQuery] = useSearchParams();
  const isWhole = query.get(WHOLE_PARAM) === size._id;
  const page = isWhole ? pageNumber(query.get(ROWS_PARAM) ?? undefined) : 1;
  const { data, error, refetch } = useQuery({
    ...sizeProductsQuery(size._id, page, filter),
    enabled: isWhole && size.productCount > PRODUCTS_AT_FIRST,
  });
  const start = usePageStart(page);
  const head = useRef<HTMLDivElement>(null);
  const shown = (isWhole ? data : undefined) ?? size;
  const tyres = inOrder(shown);
  const showWhole = (isWanted: boolean) => {
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.delete(ROWS_PARAM);
      if (isWanted) next.set(WHOLE_PARAM, size._id);
      else next.delete(WHOLE_PARAM);
      return next;
    });
    if (!isWanted) head.current?.scrollIntoView({ block: 'nearest' });
  };
  if (size.productCount === 0) return <p className={layout.muted}>{messages.noTyres}</p>;
  return (
    <div ref={head} className={layout.stack4}>
      {/* Where reading goes on after the page of tyres was changed. */}
      {isWhole && (
        <h3 ref={start} tabIndex={-1} className={layout.muted}>
          {messages.allOfSize(size.productCount)}
        </h3>
      )}
      <TyreRows
        caption={fullSize}
        diameterIn={size.size.diameter}
        tyres={tyres}
        foundIds={new Set(shown.foundIds)}
        onOpen={onOpen}
      />
      {isWhole && error && (
        <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {isWhole && (
        <Pager
          label={messages.pagesOf(fullSize)}
          param={ROWS_PARAM}
          page={page}
          pageCount={Math.ceil(size.productCount / PRODUCTS_PER_PAGE)}
        />
      )}
      {size.productCount > PRODUCTS_AT_FIRST && (
        <div>
          <Button
            variant="outline"
            size="small"
            isBusy={isWhole && !data && !error}
            aria-expanded={isWhole}
            onClick={() => showWhole(!isWhole)}
          >
            {isWhole ? messages.showFewer : messages.showAll(size.productCount)}
            <VisuallyHidden> {messages.ofSize(fullSize)}</VisuallyHidden>
          </Button>
        </div>
      )}
    </div>
  );
}

/** Summer tyres before winter tyres, but what the search means before both. */
function inOrder({ summerTires = [], winterTires = [], foundIds = [] }: TyreSizeResponse) {
  const tyres = [...summerTires, ...winterTires];
  const isFound = ({ _id }: { _id: string }) => foundIds.includes(_id);
  return [...tyres.filter(isFound), ...tyres.filter((tyre) => !isFound(tyre))];
}

function RemoveSize({ size, onDone }: { size: TyreSizeResponse; onDone: () => void }) {
  const { fullSize } = size.size;
  const params = { sizeId: size._id };
  const restore = useApiSave<typeof restoreSize>('POST /tires/sizes/:sizeId/restore', () => ({ params }), {
    invalidates: ALL_TYRES,
    onSuccess: () => showToast({ text: messages.size.restored(fullSize), tone: 'ok' }),
    onError: ({ message }) =>
      showToast({ text: `${messages.restoreFailed}: ${message}`, tone: 'bad', durationMs: 6_000 }),
  });
  const remove = useApiSave<typeof deleteSize>(
    'DELETE /tires/sizes/:sizeId',
    () => ({ params, query: { force: 'true' } }),
    {
      invalidates: ALL_TYRES,
      onSuccess: () => showUndo(messages.size.removed(fullSize), messages.undo, () => restore.mutate()),
    },
  );
  return (
    <ConfirmDialog
      title={messages.size.removeTitle(fullSize)}
      confirmLabel={messages.removeSize}
      isBusy={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate()}
      onCancel={onDone}
    >
      <p>{messages.size.removeBody(size.productCount)}</p>
    </ConfirmDialog>
  );
}
