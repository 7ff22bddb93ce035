// One row of the sheet, on one line or, where there is little room, on three.
import type { ReactNode } from 'react';

import { eurosToCents, formatEuros } from '../../../../platform/contract/money.ts';
import { classNames } from '../../../../platform/ui/class-names.ts';
import type { SheetRow } from '../../contract/sheet.ts';
import { sheetMessages as messages } from '../../messages/sheet.ts';
import { fieldOf, gapsText, rowName, type Column } from './columns.ts';

import styles from './sheet.module.css';

export interface SheetRowProps {
  gridId: string;
  /** From 0. */
  index: number;
  /** Not here yet. */
  row: SheetRow | undefined;
  columns: readonly Column[];
  isSelected: boolean;
  /** The column of the cursor, when it is in this row. */
  active: Column | null;
  /** The text of the open cell. */
  editor: ReactNode;
  onPick: (row: number, isRange: boolean) => void;
}

export function SheetLine(props: SheetRowProps) {
  const { gridId, index, row, columns, isSelected, active, editor, onPick } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-row={index}
      className={styles.row}
      {...(row === undefined && { 'aria-busy': true })}
    >
      {columns.map((column, place) => {
        const isOpen = editor !== null && column === active;
        return (
          <div
            key={column}
            id={cellId(gridId, index, column)}
            role={column === 'model' ? 'rowheader' : 'gridcell'}
            aria-colindex={place + 1}
            data-column={column}
            {...(column === active && { 'data-active': '' })}
            {...(isOpen && { 'data-open': '' })}
            {...(fieldOf(column) === undefined && { 'aria-readonly': true })}
            className={classNames(styles.cell, styles[column])}
          >
            {isOpen ? editor : <CellText column={column} row={row} {...{ index, isSelected, onPick }} />}
          </div>
        );
      })}
    </div>
  );
}

export function cellId(gridId: string, index: number, column: Column): string {
  return `${gridId}-${index}-${column}`;
}

interface CellTextProps extends Pick<SheetRowProps, 'row' | 'index' | 'isSelected' | 'onPick'> {
  column: Column;
}

function CellText({ column, row, index, isSelected, onPick }: CellTextProps) {
  if (!row) return <span className={styles.wait} />;
  switch (column) {
    case 'select':
      return (
        <label className={styles.tickArea}>
          <input
            type="checkbox"
            tabIndex={-1}
            className={styles.tick}
            aria-label={messages.selectRow(rowName(row))}
            checked={isSelected}
            onChange={({ nativeEvent }) =>
              onPick(index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </label>
      );
    case 'kind':
      return messages.kinds[row.winterType ?? row.type];
    case 'price':
      return row.price === 0 ? messages.askPrice : euroText(row.price);
    case 'sale':
      return row.salePrice === null ? '' : euroText(row.salePrice);
    case 'stock':
      return <StockText row={row} />;
    case 'ean':
      return row.ean ?? '';
    case 'gaps':
      return gapsText(row);
    case 'manufacturer':
    case 'model':
    case 'size':
      return row[column];
  }
}

/** With its unit where no head stands above it. */
function StockText({ row: { stock, stockIsMinimum, reserved } }: { row: SheetRow }) {
  return (
    <span>
      {stockIsMinimum ? messages.minimum(stock) : stock.toLocaleString('fi-FI')}
      <span className={styles.unit}> {messages.unit}</span>
      {reserved > 0 && <small className={styles.reserved}>{messages.reserved(reserved)}</small>}
    </span>
  );
}

function euroText(euros: number): string {
  return formatEuros(eurosToCents(euros));
}
