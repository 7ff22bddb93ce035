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

/** Class of a cell of figures: right-aligned, narrow, tabular. */
export const figureCell = styles.figure;
