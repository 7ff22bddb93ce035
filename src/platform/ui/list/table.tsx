// Tables: hairlines, no zebra, figures to the right. The frame scrolls sideways by itself and can be scrolled by keyboard.
import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

import styles from './table.module.css';

export interface TableProps {
  /** The caption; also names the scrolling frame. */
  caption: string;
  isCaptionHidden?: boolean | undefined;
  /** On a phone every row becomes a card; cells then carry data-label with their column's name. */
  isStacked?: boolean | undefined;
  /** <thead> and <tbody>. */
  children: ReactNode;
  className?: string | undefined;
}

export function Table({
  caption,
  isCaptionHidden = false,
  isStacked = false,
  children,
  className,
}: TableProps) {
  return (
    <div role="region" aria-label={caption} tabIndex={0} className={classNames(styles.frame, className)}>
      <table className={classNames(styles.table, isStacked && styles.stacked)}>
        <caption className={styles.caption}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </div>
  );
}

interface FigureTableProps extends Omit<TableProps, 'isStacked' | 'children'> {
  /** The column of names, then those of figures. */
  heads: readonly string[];
  /** Each a name, which no other row has, and its figures. */
  rows: readonly (readonly [name: string, ...figures: (string | number)[]])[];
}

export function FigureTable({ heads: [nameHead, ...heads], rows, ...table }: FigureTableProps) {
  return (
    <Table {...table}>
      <thead>
        <tr>
          <th scope="col">{nameHead}</th>
          {heads.map((head) => (
            <th key={head} scope="col" className={figureCell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, at) => (
              <td key={heads[at]} className={figureCell}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Class of a cell of figures: right-aligned, narrow, tabular. */
export const figureCell = styles.figure;
