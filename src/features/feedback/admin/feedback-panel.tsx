// Feedback in figures and in a table, page by page: a tab of its own, and part of the conversation statistics.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

import { showToast } from '../../../platform/browser/toasts.ts';
import { pageNumber } from '../../../platform/contract/paging.ts';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Pager } from '../../../platform/ui/pager.tsx';
import { Spinner } from '../../../platform/ui/tread-ring.tsx';
import { feedbackListMessages as messages } from '../messages-admin.ts';
import { FEEDBACK_PATH } from '../paths.ts';
import { FEEDBACK_PER_PAGE, feedbackQuery } from './feedback-queries.ts';
import { FeedbackSummary } from './feedback-summary.tsx';
import { FeedbackTable } from './feedback-table.tsx';

import styles from './feedback-page.module.css';

/** `pageParam` is the name of the page number in the address. */
export function FeedbackPanel({ pageParam }: { pageParam: string }) {
  const [query] = useSearchParams();
  const page = pageNumber(query.get(pageParam) ?? undefined);
  const { data, error, refetch } = useQuery(feedbackQuery(page));
  // The failure stands in the page, too.
  useEffect(() => {
    if (error) showToast({ text: messages.loadFailed, tone: 'bad' });
  }, [error]);
  return (
    <div className={styles.panel} aria-busy={!data && !error}>
      {error && (
        <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Spinner label={messages.loading} />}
      {data && data.count === 0 && <Nothing />}
      {data && data.count > 0 && (
        <>
          <FeedbackSummary all={data} />
          <FeedbackTable feedback={data.data} />
        </>
      )}
      <Pager
        label={messages.pages}
        param={pageParam}
        page={page}
        pageCount={Math.ceil((data?.count ?? 0) / FEEDBACK_PER_PAGE)}
      />
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState
      title={messages.emptyTitle}
      body={messages.emptyBody}
      action={
        <a href={FEEDBACK_PATH} className={buttonClass({ variant: 'outline' })}>
          {messages.openForm}
        </a>
      }
    />
  );
}
