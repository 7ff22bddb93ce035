// The frame of a drawn chart: a sentence that describes it, lines with their values, names below. The drawing is for the
// eye alone: the caller also shows the figures in a table.
import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';

import styles from './chart.admin.module.css';

/** The viewBox; the drawing is stretched to its container, so lines have a constant width by `lineProps`. */
export const CHART_HEIGHT = 100;
export const CHART_WIDTH = 300;

/** For strokes: the width stays as given, however the drawing is stretched. */
export const lineProps = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;

export interface ChartProps {
  /** What is to be seen: 'Viimeisten 30 päivän aikana alkoi 12 keskustelua'. */
  title: string;
  /** At equal distances from the top down; the last is the foot. */
  values: readonly string[];
  /** From left to right, the first and the last at the edges. */
  names: readonly string[];
  /** The drawing has equal groups: each name is below the middle of its group. */
  isGrouped?: boolean | undefined;
  /** Shapes of an SVG of CHART_WIDTH by CHART_HEIGHT. */
  children: ReactNode;
}

export function Chart({ title, values, names, isGrouped = false, children }: ChartProps) {
  const step = CHART_HEIGHT / Math.max(1, values.length - 1);
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      <div aria-hidden="true" className={styles.frame}>
        <div className={styles.values}>
          {values.map((value) => (
            <span key={value}>{value}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
          preserveAspectRatio="none"
          className={styles.plot}
        >
          {children}
          {values.map((value, index) => (
            <path
              key={value}
              d={`M0 ${index * step}H${CHART_WIDTH}`}
              className={styles.grid}
              {...lineProps}
            />
          ))}
        </svg>
        <div className={classNames(styles.names, isGrouped && styles.grouped)}>
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}
