// An email to oneself before it goes to others: in the editor and in the sending. Enter sends.
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/form/field.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { sendTestEmail } from '../contract/newsletters.ts';
import { testMessages as messages } from '../messages/editor.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './editor/newsletter-modal.module.css';

/** Five of the longest addresses there are, with what is between them. */
const MAX_ADDRESSES = 1_300;
/** A little longer than the mail servers have. */
const TEST_WITHIN_MS = 25_000;

interface TestSendProps {
  fields: { subject: string; content: string; heroImage: string };
}

export function TestSend({ fields: { subject, content, heroImage } }: TestSendProps) {
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState<{ email?: string; text?: string }>({});
  const titleId = useId();
  const send = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      callApi<typeof sendTestEmail>('POST /newsletters/send-test', {
        body: { email: email.trim(), subject, content, heroImage },
        timeoutMs: TEST_WITHIN_MS,
      }),
  });
  const submit = (): void => {
    if (send.isPending) return;
    const isFilled = subject.trim() !== '' && content.trim() !== '';
    setMissing({
      ...(email.trim() === '' && { email: messages.noEmail }),
      ...(!isFilled && { text: messages.noContent }),
    });
    send.reset();
    if (email.trim() !== '' && isFilled) send.mutate();
  };
  return (
    <section aria-labelledby={titleId} className={styles.test}>
      <h3 id={titleId}>{messages.title}</h3>
      <div className={`${layout.stack3} ${styles.testRow}`}>
        <TextField
          type="email"
          multiple
          label={messages.email}
          help={messages.help}
          error={missing.email}
          autoComplete="email"
          maxLength={MAX_ADDRESSES}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            submit();
          }}
        />
        <Button variant="outline" isBusy={send.isPending} onClick={submit}>
          {send.isPending ? messages.sending : messages.send}
        </Button>
      </div>
      {missing.text !== undefined && (
        <Notice tone="bad" role="alert">
          {missing.text}
        </Notice>
      )}
      {send.error && (
        <Notice tone="bad" role="alert">
          {messages.failed}
          {send.error.message || messages.unknown}
        </Notice>
      )}
      {send.data && (
        <Notice tone="ok" role="status">
          {send.data.message}
        </Notice>
      )}
    </section>
  );
}
