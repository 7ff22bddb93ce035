// The form of a newsletter over the list, at a separate address: a new one, a stored one, or a sent one.
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { z } from 'zod';

import { useFreshQuery } from '../../../../platform/browser/api-query.ts';
import { SidePanel } from '../../../../platform/ui/overlay/side-panel.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
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
  // What the cache has may be old; a form that is open stays, should it be sent meanwhile.
  const query = useFreshQuery(newsletterQuery(id));
  const [begun, setBegun] = useState<Newsletter>();
  if (query.data && begun?._id !== query.data._id) setBegun(query.data);
  const shown = begun?._id === id ? begun : undefined;
  const isOpen = shown === undefined || shown.status === 'draft' || shown.status === 'scheduled';
  return (
    <SidePanel
      key={id}
      title={isOpen ? messages.editTitle : messages.lookTitle}
      onClose={close}
      className={styles.modal}
    >
      {!shown && <LoadState query={query} title={newsletterListMessages.oneLoadFailed} />}
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
