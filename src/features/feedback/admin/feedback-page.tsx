// The feedback tab; the page of its list stands in the address.
import { useSearchParams } from 'react-router';

import { pageNumber } from '../../../platform/contract/paging.ts';
import { usePageStart } from '../../../platform/ui/pager.tsx';
import { feedbackListMessages as messages } from '../messages-admin.ts';
import { FeedbackPanel } from './feedback-panel.tsx';

import styles from './feedback-page.module.css';

const PAGE_PARAM = 'sivu';

export function FeedbackPage() {
  const [query] = useSearchParams();
  const heading = usePageStart(pageNumber(query.get(PAGE_PARAM) ?? undefined));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {messages.title}
        </h1>
        <p className={styles.lead}>{messages.lead}</p>
      </header>
      <FeedbackPanel pageParam={PAGE_PARAM} />
    </div>
  );
}
