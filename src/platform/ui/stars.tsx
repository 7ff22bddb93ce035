// One to five stars. The number is always given in words as well.
import { classNames } from './class-names.ts';
import { uiMessages } from './messages.ts';

import styles from './stars.module.css';

const PITCH = 20;
/** Five stars, each from the tip of the one before. */
const ROW = `M10 1.6${Array.from({ length: 5 }, () => 'l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.2-4.1 5.8-.8z').join(`m${PITCH} 0`)}`;

export interface StarsProps {
  /** 0–5; parts of a star are drawn as such. */
  value: number;
  /** Accessible name; '4,8 / 5 …' by default. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Stars({ value, label, className }: StarsProps) {
  const shown = Math.min(5, Math.max(0, value));
  const words = label ?? uiMessages.stars(String(shown).replace('.', ','), 5);
  return (
    <svg viewBox="0 0 100 20" role="img" aria-label={words} className={classNames(styles.stars, className)}>
      <path className={styles.empty} d={ROW} />
      <svg width={shown * PITCH} height={PITCH}>
        <path d={ROW} />
      </svg>
    </svg>
  );
}
