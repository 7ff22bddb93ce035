// The conversation statistics: figures, daily starts, what was asked in vain, the history page by page, and feedback.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

import { showToast } from '../../../platform/browser/toasts.ts';
import { formatWeekdayDate } from '../../../platform/contract/dates.ts';
import { pageNumber } from '../../../platform/contract/paging.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { usePageStart } from '../../../platform/ui/pager.tsx';
import { Table, figureCell } from '../../../platform/ui/table.tsx';
import { Spinner } from '../../../platform/ui/tread-ring.tsx';
import { FeedbackPanel } from '../../feedback/admin/feedback-panel.tsx';
import { formatAverage, ratingTone } from '../../feedback/feedback-rating.ts';
import type { ConversationStats } from '../contract.ts';
import { conversationMessages as messages } from '../messages-conversations.ts';
import { statsQuery } from './conversation-queries.ts';
import { DailyChart } from './daily-chart.tsx';
import { ExportPeriod } from './export-period.tsx';
import { History } from './history.tsx';
import { MissingSizes } from './missing-sizes.tsx';
import { UnansweredQuestions } from './unanswered-questions.tsx';

import styles from './conversations-page.module.css';

const HISTORY_PARAM = 'sivu';
const QUESTIONS_PARAM = 'kysymyssivu';
const FEEDBACK_PARAM = 'palautesivu';

export function ConversationsPage() {
  const [query] = useSearchParams();
  const page = pageNumber(query.get(HISTORY_PARAM) ?? undefined);
  const heading = usePageStart(page);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{messages.title}</h1>
        <p className={styles.lead}>{messages.lead}</p>
      </header>
      <Stats />
      <section className={styles.section}>
        <h2>{messages.unansweredTitle}</h2>
        <UnansweredQuestions pageParam={QUESTIONS_PARAM} />
      </section>
      <section className={styles.section}>
        <h2>{messages.missingTitle}</h2>
        <MissingSizes />
      </section>
      <section className={styles.section}>
        <h2 ref={heading} tabIndex={-1}>
          {messages.historyTitle}
        </h2>
        <History page={page} pageParam={HISTORY_PARAM} />
        <ExportPeriod />
      </section>
      <section className={styles.section}>
        <h2>{messages.feedbackTitle}</h2>
        <FeedbackPanel pageParam={FEEDBACK_PARAM} />
      </section>
    </div>
  );
}

function Stats() {
  const { data, error, refetch } = useQuery(statsQuery);
  // The failure stands in the page, too.
  useEffect(() => {
    if (error) showToast({ text: messages.statsFailed, tone: 'bad' });
  }, [error]);
  if (data) {
    return (
      <>
        <Figures stats={data} />
        <section className={styles.section}>
          <h2>{messages.dailyTitle}</h2>
          {data.daily.length === 0 ? (
            <p>{messages.emptyDaily}</p>
          ) : (
            <div className={styles.days}>
              <DailyChart daily={data.daily} />
              <Daily daily={data.daily} />
            </div>
          )}
        </section>
      </>
    );
  }
  if (error) {
    return (
      <LoadFailure title={messages.statsFailed} message={error.message} onRetry={() => void refetch()} />
    );
  }
  return <Spinner label={messages.loading} />;
}

function Figures({ stats: { total, averageRating, feedbackCount } }: { stats: ConversationStats }) {
  const { figures } = messages;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{figures.total}</dt>
        <dd>{total}</dd>
      </div>
      <div>
        <dt>{figures.averageRating}</dt>
        <dd>
          {averageRating === null ? (
            figures.none
          ) : (
            <Badge tone={ratingTone(averageRating)} className={styles.average}>
              {formatAverage(averageRating)}
            </Badge>
          )}
        </dd>
      </div>
      <div>
        <dt>{figures.feedbackCount}</dt>
        <dd>{feedbackCount}</dd>
      </div>
    </dl>
  );
}

/** The latest day first; days without a conversation are left out. */
function Daily({ daily }: { daily: ConversationStats['daily'] }) {
  const { dailyColumns: columns } = messages;
  return (
    <Table caption={messages.dailyTitle} isCaptionHidden className={styles.daily}>
      <thead>
        <tr>
          <th scope="col">{columns.date}</th>
          <th scope="col" className={figureCell}>
            {columns.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {daily.map(({ date, count }) => (
          <tr key={date}>
            <th scope="row" className={styles.date}>
              {formatWeekdayDate(date)}
            </th>
            <td className={figureCell}>{count}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
