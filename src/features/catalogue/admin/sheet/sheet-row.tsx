// One row of the sheet, on one line or, where there is little room, on four.
import { memo, type ReactNode } from 'react';

import { formatCount } from '../../../../platform/contract/count.ts';
import { formatDate } from '../../../../platform/contract/dates.ts';
import { euroText, formatShortEuros } from '../../../../platform/contract/money.ts';
import { classNames } from '../../../../platform/ui/class-names.ts';
import type { PriceRow } from '../../../price-list/price-list.ts';
import type { SheetRow } from '../../contract/sheet.ts';
import { sheetMessages as messages } from '../../messages/sheet.ts';
import { stockLeft } from '../../stock/stock-left.ts';
import { fieldOf, fittedCents, gapsText, rowName, serviceText, type Column } from './columns.ts';

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
  /** undefined: not here yet. */
  priceRows: readonly PriceRow[] | undefined;
}

/** Drawn again only when something of it changes: while the sheet scrolls, most rows stay as they are. */
export const SheetLine = memo(function SheetLine(props: SheetRowProps) {
  const { gridId, index, row, columns, isSelected, active, editor, priceRows } = props;
  return (
    <div
      // Each row has its own place, so that scrolling moves none that is drawn.
      ref={(line) => line?.style.setProperty('--row', `${index}`)}
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-row={index}
      data-offer={typeof row?.salePrice === 'number'}
      className={styles.row}
      {...(row === undefined && { 'aria-busy': true })}
    >
      {columns.map((column, at) => {
        const isOpen = editor !== null && column === active;
        return (
          <div
            key={column}
            id={cellId(gridId, index, column)}
            role={column === 'model' ? 'rowheader' : 'gridcell'}
            aria-colindex={at + 1}
            data-column={column}
            {...(column === active && { 'data-active': '' })}
            {...(isOpen && { 'data-open': '' })}
            {...(fieldOf(column) === undefined && { 'aria-readonly': true })}
            className={classNames(styles.cell, styles[column])}
          >
            {isOpen ? editor : <CellText {...{ column, row, isSelected, priceRows }} />}
          </div>
        );
      })}
    </div>
  );
});

export function cellId(gridId: string, index: number, column: Column): string {
  return `${gridId}-${index}-${column}`;
}

interface CellTextProps extends Pick<SheetRowProps, 'row' | 'isSelected' | 'priceRows'> {
  column: Column;
}

function CellText({ column, row, isSelected, priceRows }: CellTextProps) {
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
            onChange={leaveToGrid}
          />
        </label>
      );
    case 'stock':
      return <StockText row={row} />;
    case 'sale':
      return row.salePrice !== null && <SaleText price={row.salePrice} />;
    case 'saleEnds':
      return row.salePrice !== null && <SaleEndsText day={row.saleEndsOn} />;
    case 'fitted':
      return <FittedText {...{ row, priceRows }} />;
    default:
      return columnText(column, row);
  }
}

/** The grid handles the change of every row's tick, so that a row needs no callback of its own. */
function leaveToGrid(): void {}

function columnText(
  column: Exclude<Column, 'select' | 'stock' | 'sale' | 'saleEnds' | 'fitted'>,
  row: SheetRow,
): string {
  switch (column) {
    case 'service':
      return serviceText(row);
    case 'kind':
      return messages.kinds[row.winterType ?? row.type];
    case 'price':
      return row.price === 0 ? messages.askPrice : euroText(row.price);
    case 'place':
      return messages.places[stockLeft(row) > 0 ? row.stockSource : 'none'];
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

/** Named where no table head is above it. */
function FittedText({ row, priceRows }: { row: SheetRow; priceRows: SheetRowProps['priceRows'] }) {
  if (!priceRows || row.price === 0) return null;
  const cents = fittedCents(row, priceRows);
  if (cents === null) return messages.askFitting;
  return (
    <span>
      <span className={styles.unit}>{messages.columns.fitted} </span>
      {formatShortEuros(cents)}
    </span>
  );
}

/** Named where no table head is above it. */
function SaleText({ price }: { price: number }) {
  return (
    <span>
      <span className={styles.unit}>{messages.columns.sale} </span>
      {euroText(price)}
    </span>
  );
}

/** '6.12.2026', or that the offer runs as long as stock lasts. */
function SaleEndsText({ day }: { day: SheetRow['saleEndsOn'] }) {
  if (day === null) return messages.whileStockLasts;
  return (
    <span>
      {formatDate(day)}
      <span className={styles.unit}> {messages.until}</span>
    </span>
  );
}

/** With its unit where no table head is above it. */
function StockText({ row: { stock, stockIsMinimum, reserved } }: { row: SheetRow }) {
  return (
    <span>
      {stockIsMinimum ? messages.minimum(stock) : formatCount(stock)}
      <span className={styles.unit}> {messages.unit}</span>
      {reserved > 0 && <small className={styles.reserved}>{messages.reserved(reserved)}</small>}
    </span>
  );
}
