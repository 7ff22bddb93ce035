// The heads of the sheet's columns: those that order it are buttons.
import { classNames } from '../../../../platform/ui/class-names.ts';
import { sheetMessages as messages } from '../../messages/sheet.ts';
import type { SheetOrder } from '../../search/sheet-filter.ts';
import { sortOf, type Column } from './columns.ts';
import type { RowSelection } from './use-selection.ts';

import styles from './sheet.module.css';

export interface SheetHeadProps {
  columns: readonly Column[];
  order: SheetOrder;
  selection: RowSelection;
  onOrder: (order: SheetOrder) => void;
}

export function SheetHead({ columns, order, selection, onOrder }: SheetHeadProps) {
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.row}>
        {columns.map((column, at) => (
          <div
            key={column}
            role="columnheader"
            aria-colindex={at + 1}
            {...ariaSort(column, order)}
            className={classNames(styles.cell, styles[column])}
          >
            {column === 'select' ? (
              <label className={styles.tickArea}>
                <input
                  type="checkbox"
                  tabIndex={-1}
                  className={styles.tick}
                  aria-label={messages.selectAll}
                  checked={selection.isAll}
                  onChange={() => (selection.isAll ? selection.clear() : selection.selectAll())}
                />
              </label>
            ) : (
              <HeadText column={column} order={order} onOrder={onOrder} />
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

function HeadText({
  column,
  order,
  onOrder,
}: Pick<SheetHeadProps, 'order' | 'onOrder'> & { column: Column }) {
  const sort = sortOf(column);
  const text = messages.columns[column];
  if (!sort) return text;
  const isDown = order.sort === sort && order.direction === 'asc';
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => onOrder({ sort, direction: isDown ? 'desc' : 'asc' })}
    >
      {text}
    </button>
  );
}

function ariaSort(column: Column, order: SheetOrder) {
  if (sortOf(column) !== order.sort) return {};
  return { 'aria-sort': order.direction === 'asc' ? ('ascending' as const) : ('descending' as const) };
}
