// Warns that emails are not delivered, wherever somebody is about to send one.
import { useQuery } from '@tanstack/react-query';

import { apiQuery } from '../../../../platform/browser/api-query.ts';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { getMailState } from '../../contract/newsletters.ts';
import { filedMessages as messages } from '../../messages/sending.ts';

const mailStateQuery = apiQuery<typeof getMailState>(['mail-state'], 'GET /newsletters/mail');

/** Nothing while emails go out. */
export function MailNotice() {
  const { data } = useQuery(mailStateQuery);
  if (!data?.isFiled) return null;
  return (
    <Notice tone="warn" role="status" title={messages.title}>
      {messages.text}
    </Notice>
  );
}
