// The shop's own estimate of a tyre, one to five stars each: apart from the label, so that nobody takes it for one.
import { Stars } from '../../../../platform/ui/stars.tsx';
import { ratingMessages } from '../../messages/label.ts';
import { ratingFieldsOf } from '../../product/product-fields.ts';
import type { RatingsView } from '../../product/product-view.ts';
import type { Season } from '../../search/seasons.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './rating-stars.module.css';

export interface RatingStarsProps {
  /** Null is not estimated and not shown. */
  rating: RatingsView;
  type: Season;
  /** Invented for a demonstration shop. */
  isExample?: boolean | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Nothing when nothing is estimated. */
export function RatingStars({ rating, type, isExample = false, headingLevel = 3 }: RatingStarsProps) {
  const rows = ratingFieldsOf(type).flatMap((key) => {
    const value = rating[key];
    return value === null ? [] : [{ key, value }];
  });
  if (rows.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={`${layout.stack3} ${styles.rating}`}>
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
