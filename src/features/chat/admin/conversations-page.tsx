// The conversation statistics: figures, daily starts, unanswered questions, the history page by page, and feedback.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

import { showToast } from '../../../platform/browser/toasts.ts';
import { pageNumber } from '../../../platform/contract/address/page-number.ts';
import { formatWeekdayDate } from '../../../platform/contract/dates.ts';
import { Badge } from '../../../platform/ui/badge.tsx';
import { usePageStart } from '../../../platform/ui/list/pager.tsx';
import { FigureTable } from '../../../platform/ui/list/table.tsx';
import { FigureList } from '../../../platform/ui/page/fact-list.tsx';
import { LoadFailure } from '../../../platform/ui/page/load-failure.tsx';
import { Spinner } from '../../../platform/ui/page/progress-ring.tsx';
import { FeedbackPanel } from '../../feedback/admin/feedback-panel.tsx';
import { formatAverage, ratingTone } from '../../feedback/feedback-rating.ts';
import type { ConversationStats } from '../contract/chat.ts';
import { conversationMessages as messages } from '../messages/conversations.ts';
import { statsQuery } from './conversation-queries.ts';
import { DailyChart } from './daily-chart.tsx';
import { ExportPeriod } from './export-period.tsx';
import { History } from './history.tsx';
import { MissingSizes } from './missing-sizes.tsx';
import { UnansweredQuestions } from './unanswered-questions.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './conversations-page.module.css';

const HISTORY_PARAM = 'sivu';
const QUESTIONS_PARAM = 'kysymyssivu';
const FEEDBACK_PARAM = 'palautesivu';

export function ConversationsPage() {
  const [query] = useSearchParams();
  const page = pageNumber(query.get(HISTORY_PARAM) ?? undefined);
  const heading = usePageStart(page);
  return (
    <div className={`${layout.stack8} ${layout.office}`}>
      <header className={layout.stack2}>
        <h1>{messages.title}</h1>
        <p className={layout.lead}>{messages.lead}</p>
      </header>
      <Stats />
      <section className={layout.stack4}>
        <ListHead {...messages.unanswered} />
        <UnansweredQuestions pageParam={QUESTIONS_PARAM} />
      </section>
      <section className={layout.stack4}>
        <ListHead {...messages.missing} />
        <MissingSizes />
      </section>
      <section className={layout.stack4}>
        <h2 ref={heading} tabIndex={-1}>
          {messages.history.title}
        </h2>
        <History page={page} pageParam={HISTORY_PARAM} heading={heading} />
        <ExportPeriod />
      </section>
      <section className={layout.stack4}>
        <h2>{messages.feedbackTitle}</h2>
        <FeedbackPanel pageParam={FEEDBACK_PARAM} />
      </section>
    </div>
  );
}

function ListHead({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={layout.stack2}>
      <h2>{title}</h2>
      <p className={layout.lead}>{lead}</p>
    </header>
  );
}

function Stats() {
  const { data, error, refetch } = useQuery(statsQuery);
  // Shown in the page, too, but perhaps out of sight.
  useEffect(() => {
    if (error) showToast({ text: messages.statsFailed, tone: 'bad' });
  }, [error]);
  if (data) {
    return (
      <>
        <Figures stats={data} />
        <section className={layout.stack4}>
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
    <FigureList
      figures={[
        [figures.total, total],
        [
          figures.averageRating,
          averageRating === null ? (
            figures.none
          ) : (
            <Badge key="average" tone={ratingTone(averageRating)} className={styles.average}>
              {formatAverage(averageRating)}
            </Badge>
          ),
        ],
        [figures.feedbackCount, feedbackCount],
      ]}
    />
  );
}

/** The latest day first; days without a conversation are left out. */
function Daily({ daily }: { daily: ConversationStats['daily'] }) {
  const { dailyColumns: columns } = messages;
  return (
    <FigureTable
      caption={messages.dailyTitle}
      isCaptionHidden
      heads={[columns.date, columns.count]}
      rows={daily.map(({ date, count }) => [formatWeekdayDate(date), count])}
      className={styles.daily}
    />
  );
}
