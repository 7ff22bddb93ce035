// The last four digits of the DOT mark: week and year, as moulded into rubber.
import { ageMessages as messages } from '../../messages/good-to-know.ts';

import styles from './drawings.page.module.css';

export function DatePlate() {
  return (
    <svg viewBox="0 0 480 160" role="img" aria-label={messages.plate} className={styles.drawing}>
      <rect y="20" width="480" height="84" className={styles.rubber} />
      <text x="22" y="78" className={styles.moulded}>
        DOT 4B9X
      </text>
      <rect x="302" y="34" width="158" height="56" rx="28" className={styles.mark} />
      <text x="382" y="78" textAnchor="middle" className={styles.moulded}>
        2324
      </text>
      <path d="M348 90v26M414 90v26" className={styles.line} />
      <text x="360" y="138" textAnchor="end">
        {messages.week}
      </text>
      <text x="386" y="138">
        {messages.year}
      </text>
    </svg>
  );
}
