// The sheet itself: rows are fetched and drawn as they come into view, however many there are.
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';

import { showToast } from '../../../../platform/browser/toasts.ts';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { LoadFailure } from '../../../../platform/ui/page/load-failure.tsx';
import type { SheetRow } from '../../contract/sheet.ts';
import { sheetMessages as messages } from '../../messages/sheet.ts';
import { productPath } from '../../paths.ts';
import type { SheetOrder } from '../../search/sheet-filter.ts';
import { CellEditor } from './cell-editor.tsx';
import { COLUMNS, NARROW_COLUMNS, OFFER_COLUMNS, type Column } from './columns.ts';
import { SheetHead } from './sheet-head.tsx';
import { SHEET_PAGE, priceRowsQuery, rowsBetween, sheetPageQuery, type SheetView } from './sheet-queries.ts';
import { SheetLine, cellId } from './sheet-row.tsx';
import { showTrouble, type CellSave } from './use-cell-save.ts';
import { useGrid, type Grid } from './use-grid.ts';
import { useRowsInView } from './use-rows-in-view.ts';
import type { RowSelection } from './use-selection.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './sheet.module.css';

/** More rows than this are not chosen by one range. */
const MAX_RANGE_LENGTH = 2_000;

export interface SheetGridProps {
  view: SheetView;
  total: number;
  selection: RowSelection;
  cells: CellSave;
  onOrder: (order: SheetOrder) => void;
  /** Rows were pasted over the sheet. */
  onRows: (text: string) => void;
  onTyre: (row: SheetRow) => void;
}

export function SheetGrid({ view, total, selection, cells, onOrder, onRows, onTyre }: SheetGridProps) {
  const queries = useQueryClient();
  const gridId = useId();
  const { frame, body, first, end, isNarrow, perFrame, onScroll, reveal } = useRowsInView(total);
  const { rowAt, error, retry } = useShownRows(view, first, end);
  const isOfOffers = view.filter.onOffer === true && !isNarrow;
  const wide = isOfOffers ? OFFER_COLUMNS : COLUMNS;
  const columns = isNarrow ? NARROW_COLUMNS : wide;
  const grid = useGrid({
    total,
    columns,
    perFrame,
    reveal,
    focus: () => frame.current?.focus({ preventScroll: true }),
    onToggle: (index) => {
      const row = rowAt(index);
      if (row) selection.toggle(row._id);
    },
    onRange: (from, to) => {
      if (to - from >= MAX_RANGE_LENGTH) {
        showToast({ text: messages.rangeTooLong(MAX_RANGE_LENGTH) });
        return;
      }
      void rowsBetween(queries, view, from, to)
        .then((chosen) => selection.add(chosen.map(({ _id }) => _id)))
        .catch((failure: unknown) => showTrouble(messages.loadFailed, failure));
    },
    onAll: selection.selectAll,
    onClear: selection.clear,
    onRows,
    onTyre: (index) => {
      const row = rowAt(index);
      if (row) onTyre(row);
    },
    onPage: (index) => {
      const row = rowAt(index);
      if (row) window.open(productPath({ ...row, id: row._id }), '_blank', 'noopener');
    },
  });
  const { cursor } = grid;
  const cursorId = cellId(gridId, cursor.row, cursor.column);
  useEffect(() => {
    // Sideways, too; a sheet that only just appears moves nothing.
    if (document.activeElement !== frame.current) return;
    document.getElementById(cursorId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [frame, cursorId]);
  const isCursorDrawn = cursor.row >= first && cursor.row < end;
  return (
    <>
      {error && <LoadFailure title={messages.loadFailed} message={error.message} onRetry={retry} />}
      <div
        ref={frame}
        role="grid"
        aria-label={messages.title}
        aria-rowcount={total + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-describedby={`${gridId}-help`}
        {...(isCursorDrawn && { 'aria-activedescendant': cursorId })}
        tabIndex={0}
        className={classNames(styles.frame, isNarrow && styles.narrow, isOfOffers && styles.offers)}
        onScroll={onScroll}
        onKeyDown={grid.onKeyDown}
        onPaste={grid.onPaste}
        onClick={grid.onClick}
        onChange={grid.onChange}
        onDoubleClick={grid.onDoubleClick}
      >
        <SheetHead columns={columns} order={view.order} selection={selection} onOrder={onOrder} />
        <div ref={body} role="rowgroup" className={styles.body}>
          <DrawnRows {...{ gridId, first, end, columns, rowAt, selection, cells, grid }} />
        </div>
      </div>
      <p id={`${gridId}-help`} className={layout.note}>
        {isNarrow ? messages.touchHelp : messages.gridHelp}
      </p>
    </>
  );
}

interface DrawnRowsProps extends Pick<ShownRows, 'rowAt'> {
  gridId: string;
  first: number;
  end: number;
  columns: readonly Column[];
  selection: RowSelection;
  cells: CellSave;
  grid: Grid;
}

function DrawnRows({ gridId, first, end, columns, rowAt, selection, cells, grid }: DrawnRowsProps) {
  const { cursor, open } = grid;
  const { data: priceRows } = useQuery(priceRowsQuery);
  return Array.from({ length: end - first }, (_, offset) => {
    const index = first + offset;
    const row = rowAt(index);
    const editor =
      row && open?.row === index ? (
        <CellEditor
          key={`${row._id} ${open.field}`}
          row={row}
          field={open.field}
          typed={open.typed}
          onSave={(value) => cells.save(row, value)}
          onLeave={grid.leave}
        />
      ) : null;
    return (
      <SheetLine
        key={index}
        {...{ gridId, index, row, columns, editor, priceRows }}
        isSelected={row !== undefined && selection.isSelected(row._id)}
        active={cursor.row === index ? cursor.column : null}
      />
    );
  });
}

interface ShownRows {
  /** undefined while it is on its way. */
  rowAt: (index: number) => SheetRow | undefined;
  error: Error | null;
  retry: () => void;
}

function useShownRows(view: SheetView, first: number, end: number): ShownRows {
  const firstPage = Math.floor(first / SHEET_PAGE);
  const pageCount = Math.max(0, Math.ceil(end / SHEET_PAGE) - firstPage);
  const pages = useQueries({
    queries: Array.from({ length: pageCount }, (_, at) => sheetPageQuery(view, firstPage + at)),
  });
  const failed = pages.find(({ error, data }) => error && !data);
  return {
    rowAt: (index) => {
      const page = Math.floor(index / SHEET_PAGE);
      return pages[page - firstPage]?.data?.answer[index - page * SHEET_PAGE];
    },
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}
