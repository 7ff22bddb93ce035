// A progress bar with its text.
import { useId } from 'react';

import styles from './progress.admin.module.css';

export interface ProgressProps {
  label: string;
  value: number;
  max: number;
  /** What is done, in words: how many of how many. Shown and read out. */
  valueText: string;
}

export function Progress({ label, value, max, valueText }: ProgressProps) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span aria-hidden="true" className={styles.value}>
        {valueText}
      </span>
      <progress id={id} value={value} max={max} aria-valuetext={valueText} className={styles.bar} />
    </div>
  );
}
