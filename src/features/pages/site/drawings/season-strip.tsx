// The year from August to July with the season of winter tyres in it and today's place.
import { seasonMessages as messages } from '../../messages/good-to-know.ts';
import type { SeasonYear } from '../../season-year.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './season-strip.page.module.css';

export function SeasonStrip({ year, part }: { year: SeasonYear; part: string }) {
  const { days, today, seasonFrom, seasonTo, months } = year;
  const lines = months
    .slice(1)
    .map((at) => `M${at} 0v40`)
    .join('');
  return (
    <figure>
      <svg
        viewBox={`0 0 ${days} 40`}
        preserveAspectRatio="none"
        role="img"
        aria-label={messages.stripLabel(part)}
        className={styles.bar}
      >
        <rect width={days} height="40" className={styles.year} />
        <rect x={seasonFrom} width={seasonTo - seasonFrom} height="40" className={styles.season} />
        <path d={lines} className={styles.lines} />
        <path d={`M${today + 0.5} 0v40`} className={styles.today} />
      </svg>
      <ol aria-hidden="true" className={`${layout.note} ${styles.months}`}>
        {messages.months.map((name, index) => (
          <li key={name}>
            <span className={styles.number}>{((7 + index) % 12) + 1}.</span>
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ol>
      <figcaption className={`${layout.cluster} ${styles.key}`}>
        <span>
          {part} {messages.stripText}
        </span>
        <span className={styles.keyToday}>{messages.today}</span>
      </figcaption>
    </figure>
  );
}
