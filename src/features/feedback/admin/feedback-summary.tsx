// Feedback in figures: the average, how much there is, and how often each rating was given.
import { Badge } from '../../../platform/ui/badge.tsx';
import { FigureList } from '../../../platform/ui/page/fact-list.tsx';
import type { AllFeedback } from '../contract.ts';
import { RATINGS, formatAverage, ratingTone, tableRatingTone } from '../feedback-rating.ts';
import { feedbackListMessages as messages } from '../messages-admin.ts';
import { MonthlyChart } from './monthly-chart.tsx';

import styles from './feedback-page.module.css';

export function FeedbackSummary({ all: { average, count, ratings, thumbs, monthly } }: { all: AllFeedback }) {
  const rated = ratings.reduce((sum, each) => sum + each, 0);
  return (
    <div className={styles.summary}>
      <FigureList
        className={styles.figures}
        figures={[
          [
            messages.average,
            average === null ? (
              messages.noAverage
            ) : (
              <Badge key="average" tone={ratingTone(average)} className={styles.average}>
                {formatAverage(average)}
              </Badge>
            ),
          ],
          [messages.all, count],
          [messages.rated, rated],
          [messages.thumbsUp, thumbs.up],
          [messages.thumbsDown, thumbs.down],
        ]}
      />
      {rated > 0 && <Spread ratings={ratings} rated={rated} />}
      <MonthlyChart monthly={monthly} />
    </div>
  );
}

/** A chart that is its own table: best rating first. */
function Spread({ ratings, rated }: { ratings: readonly number[]; rated: number }) {
  const { spreadHead: head } = messages;
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
            <td className={styles[tableRatingTone(rating)]}>
              <Bar share={(ratings[rating] ?? 0) / rated} />
            </td>
            <td>{ratings[rating] ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As long as its share of all, from 0 to 1. */
function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className={styles.bar}>
      <rect width={Math.round(share * 1000) / 10} height="10" fill="currentColor" />
    </svg>
  );
}
