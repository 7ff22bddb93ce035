// The shop's own estimate of a tyre, one to five stars each: kept apart from the label, so that nobody takes it for one.
import { Stars } from '../../../platform/ui/stars.tsx';
import { ratingMessages } from '../messages-label.ts';

import styles from './rating-stars.module.css';

const RATED = ['dryGrip', 'wetGrip', 'snowGrip', 'iceGrip', 'comfort', 'durability'] as const;
const WINTER_ONLY: ReadonlySet<string> = new Set(['snowGrip', 'iceGrip']);

/** Whole stars 1–5; null is not estimated and not shown. */
export type PerformanceRating = Readonly<Record<(typeof RATED)[number], number | null>>;

export interface RatingStarsProps {
  rating: PerformanceRating;
  type: 'summer' | 'winter';
  /** Invented for a demonstration shop. */
  isExample?: boolean | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Nothing when nothing is estimated. */
export function RatingStars({ rating, type, isExample = false, headingLevel = 3 }: RatingStarsProps) {
  const rows = RATED.flatMap((key) => {
    const value = rating[key];
    return value === null || (type === 'summer' && WINTER_ONLY.has(key)) ? [] : [{ key, value }];
  });
  if (rows.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.rating}>
      <Heading>{isExample ? ratingMessages.exampleTitle : ratingMessages.title}</Heading>
      <dl className={styles.rows}>
        {rows.map(({ key, value }) => (
          <div key={key} className={styles.row}>
            <dt>{ratingMessages[key]}</dt>
            <dd>
              <Stars value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
