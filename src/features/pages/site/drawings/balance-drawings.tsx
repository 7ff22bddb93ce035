// The two kinds of imbalance: a wheel that hops, and a wheel that wobbles.
import { balancingMessages as messages } from '../../messages/services.ts';

import styles from './drawings.page.module.css';

/** From the street: the heavy spot below, the weight that answers it above. */
export function StaticImbalance() {
  return (
    <svg viewBox="0 0 360 260" role="img" aria-label={messages.staticAlt} className={styles.drawing}>
      <rect width="360" height="260" className={styles.ground} />
      <circle cx="180" cy="130" r="100" className={styles.rubber} />
      <circle cx="180" cy="130" r="68" className={styles.metal} />
      <circle cx="180" cy="130" r="52" className={styles.hole} />
      <path
        d="M180 130V72M180 130l55-18M180 130l34 47M180 130l-34 47M180 130l-55-18"
        className={styles.profile}
      />
      <circle cx="180" cy="130" r="18" className={styles.metal} />
      <path d="M154 66a68 68 0 0 1 52 0l-5 13a54 54 0 0 0-42 0z" className={styles.weight} />
      <circle cx="180" cy="212" r="13" className={styles.badFill} />
      <path
        d="M306 84v92m-8-12 8 12 8-12m-16-68 8-12 8 12M54 84v92m-8-12 8 12 8-12m-16-68 8-12 8 12"
        className={styles.line}
      />
    </svg>
  );
}

/** From above: the heavy spots on opposite sides of the two edges, and a weight against each. */
export function DynamicImbalance() {
  return (
    <svg viewBox="0 0 360 260" role="img" aria-label={messages.dynamicAlt} className={styles.drawing}>
      <rect width="360" height="260" className={styles.ground} />
      <path d="M20 130H340" className={styles.dash} />
      <path
        d="M126 42h108a14 14 0 0 1 14 14v148a14 14 0 0 1-14 14H126a14 14 0 0 1-14-14V56a14 14 0 0 1 14-14z"
        className={styles.rubber}
      />
      <path d="M138 42v176M162 42v176M198 42v176M222 42v176" className={styles.line} />
      <circle cx="124" cy="62" r="13" className={styles.badFill} />
      <circle cx="236" cy="198" r="13" className={styles.badFill} />
      <path d="M106 186h28v22h-28zM226 52h28v22h-28z" className={styles.weight} />
      <path
        d="M62 62a120 120 0 0 0 0 136m-11-9 11 9 4-14m-15-113 11-9 4 14M298 62a120 120 0 0 1 0 136m11-9-11 9-4-14m15-113-11-9-4 14"
        className={styles.line}
      />
    </svg>
  );
}
