// The form of a newsletter over the list, at an address of its own: a new one, one that is stored, or one that is out.
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router';
import { z } from 'zod';

import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { SidePanel } from '../../../platform/ui/side-panel.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import { newsletterListMessages } from '../messages-admin.ts';
import { newsletterFormMessages as messages } from '../messages-editor.ts';
import { LetterPreview } from './letter-preview.tsx';
import { NewsletterEditor } from './newsletter-editor.tsx';
import { newsletterQuery, useBackToList } from './newsletter-queries.ts';

import styles from './newsletter-modal.module.css';

/** What a message made elsewhere begins the newsletter with. */
const givenSchema = z.object({ subject: z.string(), content: z.string() }).partial();

export function NewNewsletterModal() {
  const close = useBackToList();
  const location = useLocation();
  const { subject, content } = givenSchema.safeParse(location.state).data ?? {};
  const given = { ...(subject !== undefined && { subject }), ...(content !== undefined && { content }) };
  return (
    <SidePanel title={messages.createTitle} onClose={close} className={styles.modal}>
      <NewsletterEditor given={given} onDone={close} />
    </SidePanel>
  );
}

export function EditNewsletterModal() {
  const { id = '' } = useParams();
  const close = useBackToList();
  const { data, error, isFetchedAfterMount, refetch } = useQuery(newsletterQuery(id));
  const isOpen = data === undefined || data.status === 'draft' || data.status === 'scheduled';
  return (
    <SidePanel
      key={id}
      title={isOpen ? messages.editTitle : messages.lookTitle}
      onClose={close}
      className={styles.modal}
    >
      {error && !data && (
        <LoadFailure
          title={newsletterListMessages.oneLoadFailed}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <div aria-busy="true">
          <Skeleton lines={10} />
        </div>
      )}
      {/* What was kept from an earlier look may be old by now. */}
      {data && isFetchedAfterMount && isOpen && <NewsletterEditor newsletter={data} onDone={close} />}
      {data && !isOpen && (
        <div className={styles.step}>
          <p className={styles.state}>{messages.lookNote}</p>
          <LetterPreview draft={data} />
        </div>
      )}
    </SidePanel>
  );
}
