// The turning ring: twenty-four blocks, as on a tyre seen from the side.
import { classNames } from '../class-names.ts';

import styles from './progress-ring.module.css';

const BLOCKS = 24;
/** A block's share of its twenty-fourth of the ring. */
const BLOCK = 0.7;

export interface ProgressRingProps {
  className?: string | undefined;
}

/** A turning ring without words; the text next to it names what is under way. */
export function ProgressRing({ className }: ProgressRingProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames(styles.ring, className)}>
      <Blocks className={styles.rest} />
      <Blocks className={styles.lit} count={6} />
    </svg>
  );
}

export interface SpinnerProps {
  /** What is being waited for, in words. */
  label: string;
}

/** A loader with its sentence for screen readers. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <p role="status" className={styles.spinner}>
      <ProgressRing className={styles.large} />
      {label}
    </p>
  );
}

function Blocks({ className, count = BLOCKS }: { className: string | undefined; count?: number }) {
  const gap = 1 - BLOCK;
  const dashes =
    count === BLOCKS
      ? `${BLOCK} ${gap.toFixed(1)}`
      : `${`${BLOCK} ${gap.toFixed(1)} `.repeat(count)}0 ${BLOCKS - count}`;
  return (
    <circle
      cx="12"
      cy="12"
      r="9.5"
      fill="none"
      strokeWidth="4"
      pathLength={BLOCKS}
      strokeDasharray={dashes}
      transform="rotate(-90 12 12)"
      className={className}
    />
  );
}
