// The last question before a newsletter goes out: what exactly will happen.
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { showToast } from '../../../../platform/browser/toasts.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { useClaimQuestion } from '../../../articles/admin/writing/claim-list.tsx';
import type { Audience } from '../../contract/delivery.ts';
import type { Newsletter } from '../../contract/newsletters.ts';
import { filedMessages, sendMessages as messages } from '../../messages/sending.ts';
import { newsletterClaims } from '../../newsletter-claims.ts';
import { NEWSLETTERS_PATH, startSending, useNewslettersChanged } from '../newsletter-queries.ts';
import { MailNotice, useIsMailFiled } from './mail-notice.tsx';

import styles from '../editor/newsletter-modal.module.css';

export interface ConfirmProps {
  newsletter: Newsletter;
  audience: Audience;
  /** What will happen. */
  sentence: string;
  button: string;
}

/** Nothing happens before its button. */
export function Confirm({ newsletter, audience, sentence, button }: ConfirmProps) {
  const { _id: id } = newsletter;
  const { confirmClaims, question } = useClaimQuestion();
  const changed = useNewslettersChanged();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isFiled = useIsMailFiled();
  const [isUnderstood, setUnderstood] = useState(false);
  /** A second press comes before the button shows that it was pressed. */
  const isStarted = useRef(false);
  const send = useMutation({
    // Nothing goes out later, when nobody looks: without a network it fails at once.
    networkMode: 'always',
    mutationFn: () => startSending(newsletter, audience),
    onError: () => {
      isStarted.current = false;
      // Somebody else may have sent it meanwhile.
      void changed();
    },
    onSuccess: async () => {
      showToast({ text: messages.started(newsletter.subject), tone: 'ok' });
      await changed();
      await navigate({ pathname: `${NEWSLETTERS_PATH}/${id}/delivery`, search: query.toString() });
    },
  });
  return (
    <section aria-label={messages.confirmTitle} className={styles.step}>
      <h3>{messages.confirmTitle}</h3>
      <p className={styles.sentence}>{sentence}</p>
      <MailNotice />
      {isFiled && (
        <Checkbox
          label={filedMessages.understood}
          checked={isUnderstood}
          onChange={({ target }) => setUnderstood(target.checked)}
        />
      )}
      <p>{messages.confirmNote}</p>
      {question}
      {send.error && (
        <Notice
          tone="bad"
          role="alert"
          title={audience.subscriberIds ? messages.chosenFailed : messages.failed}
        >
          {send.error.message}
        </Notice>
      )}
      <div className={styles.save}>
        <Button
          isBusy={send.isPending}
          disabled={isFiled && !isUnderstood}
          onClick={() =>
            confirmClaims(newsletterClaims(newsletter), () => {
              if (isStarted.current) return;
              isStarted.current = true;
              send.mutate();
            })
          }
        >
          {send.isPending ? messages.sending : button}
        </Button>
      </div>
    </section>
  );
}
