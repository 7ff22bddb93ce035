// Feedback in figures: the average, how much there is, and how often each rating was given.
import { Badge } from '../../../platform/ui/badge.tsx';
import type { AllFeedback } from '../contract.ts';
import { RATINGS, formatAverage, ratingTone } from '../feedback-rating.ts';
import { feedbackListMessages as messages } from '../messages-admin.ts';
import { MonthlyChart } from './monthly-chart.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './feedback-page.module.css';

export function FeedbackSummary({ all: { average, count, ratings, thumbs, monthly } }: { all: AllFeedback }) {
  const rated = ratings.reduce((sum, each) => sum + each, 0);
  return (
    <div className={styles.summary}>
      <dl className={`${layout.cluster} ${styles.figures}`}>
        <div>
          <dt>{messages.average}</dt>
          <dd>
            {average === null ? (
              messages.noAverage
            ) : (
              <Badge tone={ratingTone(average)} className={styles.average}>
                {formatAverage(average)}
              </Badge>
            )}
          </dd>
        </div>
        <Figure term={messages.all} value={count} />
        <Figure term={messages.rated} value={rated} />
        <Figure term={messages.thumbsUp} value={thumbs.up} />
        <Figure term={messages.thumbsDown} value={thumbs.down} />
      </dl>
      {rated > 0 && <Spread ratings={ratings} rated={rated} />}
      <MonthlyChart monthly={monthly} />
    </div>
  );
}

function Figure({ term, value }: { term: string; value: number }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A chart that is its own table: best rating first. */
function Spread({ ratings, rated }: { ratings: readonly number[]; rated: number }) {
  const { spreadHead: head } = messages;
  const most = Math.max(...ratings);
  const good = RATINGS.reduce((sum, rating) => sum + (rating >= 8 ? (ratings[rating] ?? 0) : 0), 0);
  return (
    <table className={styles.spread}>
      <caption>{messages.spread(rated, good)}</caption>
      <thead>
        <tr>
          <th scope="col">{head.rating}</th>
          <th scope="col">{head.bar}</th>
          <th scope="col">{head.count}</th>
        </tr>
      </thead>
      <tbody>
        {RATINGS.toReversed().map((rating) => (
          <tr key={rating}>
            <th scope="row">{rating}</th>
            <td className={styles[ratingTone(rating)]}>
              <Bar share={(ratings[rating] ?? 0) / most} />
            </td>
            <td>{ratings[rating] ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As long as its share of the longest, from 0 to 1. */
function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
      <rect width={Math.round(share * 1000) / 10} height="10" fill="currentColor" />
    </svg>
  );
}
