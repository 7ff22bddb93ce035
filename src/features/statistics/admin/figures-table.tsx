// A table of figures and the same as a CSV file, from one list of columns.
import type { ReactNode } from 'react';

import { csvText } from '../../../platform/contract/csv.ts';
import { Table, figureCell } from '../../../platform/ui/list/table.tsx';

export interface FigureColumn<Row> {
  name: string;
  /** In the file; also in the table unless it has a cell. */
  value: (row: Row) => string | number;
  cell?: (row: Row) => ReactNode;
  isFigure?: boolean;
  isInFileOnly?: boolean;
}

interface FiguresTableProps<Row> {
  caption: string;
  /** The first names its row. */
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  className?: string | undefined;
}

export function FiguresTable<Row>({ caption, columns, rows, keyOf, className }: FiguresTableProps<Row>) {
  const shown = columns.filter(({ isInFileOnly }) => !isInFileOnly);
  const [first, ...others] = shown;
  if (!first) return null;
  return (
    <Table caption={caption} isCaptionHidden className={className}>
      <thead>
        <tr>
          {shown.map(({ name, isFigure }) => (
            <th key={name} scope="col" className={isFigure ? figureCell : undefined}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{contentOf(first, row)}</th>
            {others.map((column) => (
              <td key={column.name} className={column.isFigure ? figureCell : undefined}>
                {contentOf(column, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function contentOf<Row>({ cell, value }: FigureColumn<Row>, row: Row): ReactNode {
  return cell ? cell(row) : value(row);
}

export function figuresCsv<Row>(columns: readonly FigureColumn<Row>[], rows: readonly Row[]): string {
  return csvText([
    columns.map(({ name }) => name),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ]);
}
