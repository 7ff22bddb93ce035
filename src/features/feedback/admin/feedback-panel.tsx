// Feedback in figures and in a table, page by page: a separate tab, and a section of the conversation statistics.
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { pageNumber } from '../../../platform/contract/address/page-number.ts';
import { buttonClass } from '../../../platform/ui/button.tsx';
import { ListPage } from '../../../platform/ui/list/list-page.tsx';
import { RecordList } from '../../../platform/ui/list/record-list.tsx';
import type { Feedback } from '../contract.ts';
import { feedbackListMessages as messages } from '../messages-admin.ts';
import { FEEDBACK_PATH } from '../paths.ts';
import { FEEDBACK_PER_PAGE, feedbackQuery } from './feedback-queries.ts';
import { FeedbackSummary } from './feedback-summary.tsx';
import { FeedbackTable } from './feedback-table.tsx';

const PAGE_PARAM = 'sivu';

/** The feedback tab. */
export function FeedbackPage() {
  return <ListPage {...useFeedbackList(PAGE_PARAM)} />;
}

/** The same as a section of another page; `pageParam` is the name of the page number in the address. */
export function FeedbackPanel({ pageParam }: { pageParam: string }) {
  return <RecordList {...useFeedbackList(pageParam)} />;
}

function useFeedbackList(param: string) {
  const [params] = useSearchParams();
  const page = pageNumber(params.get(param) ?? undefined);
  const query = useQuery(feedbackQuery(page));
  return {
    texts: messages,
    query,
    paging: { page, perPage: FEEDBACK_PER_PAGE, param },
    emptyAction: (
      <a href={FEEDBACK_PATH} className={buttonClass({ variant: 'outline' })}>
        {messages.openForm}
      </a>
    ),
    children: (feedback: readonly Feedback[]) => (
      <>
        {query.data && <FeedbackSummary all={query.data.all} />}
        <FeedbackTable feedback={feedback} />
      </>
    ),
  };
}
