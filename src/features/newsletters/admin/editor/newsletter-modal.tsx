// The form of a newsletter over the list, at an address of its own: a new one, one that is stored, or one that is out.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { z } from 'zod';

import { SidePanel } from '../../../../platform/ui/overlay/side-panel.tsx';
import { LoadFailure } from '../../../../platform/ui/page/load-failure.tsx';
import { Skeleton } from '../../../../platform/ui/page/skeleton.tsx';
import type { Newsletter } from '../../contract/newsletters.ts';
import { newsletterListMessages } from '../../messages/admin.ts';
import { newsletterFormMessages as messages } from '../../messages/editor.ts';
import { newsletterQuery, useBackToList } from '../newsletter-queries.ts';
import { EmailPreview } from './email-preview.tsx';
import { NewsletterEditor } from './newsletter-editor.tsx';

import styles from './newsletter-modal.module.css';

/** What a message made elsewhere begins the newsletter with. */
const givenSchema = z.object({ subject: z.string(), content: z.string() }).partial();

export function NewNewsletterModal() {
  const close = useBackToList();
  const location = useLocation();
  const { subject, content } = givenSchema.safeParse(location.state).data ?? {};
  const navigate = useNavigate();
  // Loaded again, the page has what was made of it since.
  useEffect(() => {
    if (location.state !== null) void navigate(location, { replace: true, state: null });
  }, [location, navigate]);
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
  const [begun, setBegun] = useState<Newsletter>();
  // What was kept from an earlier look may be old by now; a form that is open stays, should it be sent meanwhile.
  if (data && isFetchedAfterMount && begun?._id !== data._id) setBegun(data);
  const shown = begun?._id === id ? begun : undefined;
  const isOpen = shown === undefined || shown.status === 'draft' || shown.status === 'scheduled';
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
      {!shown && !(error && !data) && (
        <div aria-busy="true">
          <Skeleton lines={10} />
        </div>
      )}
      {shown && isOpen && <NewsletterEditor newsletter={shown} onDone={close} />}
      {shown && !isOpen && (
        <div className={styles.step}>
          <p className={styles.state}>{messages.lookNote}</p>
          <EmailPreview draft={shown} />
        </div>
      )}
    </SidePanel>
  );
}
