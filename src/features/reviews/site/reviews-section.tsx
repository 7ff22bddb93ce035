// What customers say: the overall rating, the first four reviews, and how they are verified.
import { formatCount } from '../../../platform/contract/count.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Stars } from '../../../platform/ui/stars.tsx';
import type { Review, ReviewSet } from '../contract.ts';
import { reviewsMessages as messages } from '../messages.ts';
import { initials, ratingText, SHORT_REVIEW, SHOWN_REVIEWS, wholeStars } from '../reviews.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './reviews-section.module.css';

interface ReviewsSectionProps {
  set: ReviewSet;
  isDemo: boolean;
  /** The public reviews page; empty: no link. */
  allUrl: string;
}

export function ReviewsSection({ set, isDemo, allUrl }: ReviewsSectionProps) {
  if (set.reviews.length === 0) return null;
  return (
    <section id="arvostelut" className={classNames(layout.sunken, layout.section)}>
      <div className={classNames(layout.page, layout.stack8, styles.columns)}>
        <div>
          <h2>{messages.title}</h2>
          <p className={styles.lead}>{isDemo ? messages.demo : messages.lead}</p>
          <p className={styles.figure}>{ratingText(set.rating)}</p>
          <Stars value={wholeStars(set.rating)} className={styles.stars} />
          <p>
            {formatCount(set.user_ratings_total)} {messages.count}
          </p>
          {allUrl && (
            <ButtonLink href={allUrl} variant="outline" size="small" className={styles.all}>
              {messages.all}
            </ButtonLink>
          )}
        </div>
        <ul className={`${layout.stack4} ${styles.reviews}`}>
          {set.reviews.slice(0, SHOWN_REVIEWS).map((review) => (
            <li key={`${review.author_name} ${review.time}`} className={`${layout.panel} ${styles.review}`}>
              <ReviewText review={review} />
            </li>
          ))}
        </ul>
        <p className={styles.verified}>
          {!isDemo && `${messages.verified} `}
          {messages.promise}
        </p>
      </div>
    </section>
  );
}

function ReviewText({ review }: { review: Review }) {
  return (
    <>
      <Stars value={review.rating} />
      {review.text ? (
        <>
          <blockquote className={styles.text}>{review.text}</blockquote>
          {review.text.length > SHORT_REVIEW && (
            <label className={styles.readOn}>
              <input type="checkbox" aria-label={messages.readOn} />
              <span>{messages.readOn}</span>
              <span>{messages.readLess}</span>
            </label>
          )}
        </>
      ) : (
        <p className={styles.noText}>{messages.noText}</p>
      )}
      <p className={styles.author}>
        <span aria-hidden="true" className={styles.disc}>
          <span className={styles.initials}>{initials(review.author_name)}</span>
          {review.profile_photo_url && (
            <img
              src={review.profile_photo_url}
              alt=""
              width={44}
              height={44}
              loading="lazy"
              decoding="async"
              className={styles.photo}
            />
          )}
        </span>
        <span>
          <b>{review.author_name}</b>
          <small className={styles.age}>{review.relative_time_description}</small>
        </span>
      </p>
    </>
  );
}
