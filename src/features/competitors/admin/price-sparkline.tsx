// How a followed price has moved, small enough for a row of the list: for the eye alone, the panel of changes has the figures.
import { lineProps } from '../../../platform/ui/chart/chart.tsx';
import type { PricePoint } from '../contract.ts';
import { priceLines, stepPath } from '../price-lines.ts';
import { stepsOf } from './price-steps.ts';

import styles from './competitors-page.module.css';

/** The line must not touch the edges of the drawing. */
const BOX = { width: 96, height: 20 };
const EDGE = 2;

/** Nothing before the price has changed for the first time. */
export function PriceSparkline({ points, until }: { points: readonly PricePoint[]; until: string | null }) {
  const steps = stepsOf(points);
  const lines = priceLines(steps, [], until === null ? 0 : Date.parse(until));
  if (!lines || lines.theirs.length < 2) return null;
  return (
    <svg
      viewBox={`0 ${-EDGE} ${BOX.width} ${BOX.height + 2 * EDGE}`}
      width={BOX.width}
      height={BOX.height + 2 * EDGE}
      aria-hidden="true"
      className={styles.sparkline}
    >
      <path d={stepPath(steps, lines, BOX)} className={styles.line} {...lineProps} />
    </svg>
  );
}
