// Records as rows of a table; on a phone a row is two lines: its name and state, and below them the rest.
import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { figureCell, Table } from './table.tsx';

import styles from './record-table.admin.module.css';

export interface Column<Row> {
  /** Heads the column. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** `name` heads the row and opens it, `state` and `menu` are next to it on a phone, `actions` below; a `figure` is set to the right. */
  role?: 'name' | 'state' | 'figure' | 'menu' | 'actions' | undefined;
  /** Its text is not broken. */
  isShort?: boolean | undefined;
  /** On a phone, where columns have no heads, its label is shown before it; otherwise only screen readers get it. */
  isLabelled?: boolean | undefined;
  className?: string | undefined;
}

interface RecordTableProps<Row> {
  caption: string;
  isCaptionHidden?: boolean | undefined;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row, index: number) => string;
  rowClass?: ((row: Row) => string | undefined) | undefined;
  className?: string | undefined;
}

export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { caption, isCaptionHidden = true, rows, columns, keyOf, rowClass, className } = props;
  return (
    <Table
      caption={caption}
      isCaptionHidden={isCaptionHidden}
      className={classNames(styles.records, className)}
    >
      <thead>
        <tr>
          {columns.map(({ label, role }) => (
            <th key={label} scope="col" className={role === 'figure' ? figureCell : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)} className={rowClass?.(row)}>
            {columns.map((column) => (
              <Cell key={column.label} row={row} column={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Cell<Row>({ row, column }: { row: Row; column: Column<Row> }) {
  const { label, cell, role, isShort = false, isLabelled = false, className } = column;
  const isName = role === 'name';
  const Element = isName ? 'th' : 'td';
  return (
    <Element
      scope={isName ? 'row' : undefined}
      data-label={isName && !isLabelled ? undefined : label}
      className={classNames(
        isShort && styles.short,
        className,
        isLabelled && styles.labelled,
        role === 'figure' && figureCell,
        role === 'state' && styles.state,
        role === 'menu' && styles.menu,
        role === 'actions' && styles.actions,
      )}
    >
      {cell(row)}
    </Element>
  );
}
