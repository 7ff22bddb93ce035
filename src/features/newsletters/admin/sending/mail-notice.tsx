// Warns that emails are not delivered, wherever somebody is about to send one.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { apiQuery } from '../../../../platform/browser/api-query.ts';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { getMailState } from '../../contract/newsletters.ts';
import { filedMessages as messages } from '../../messages/sending.ts';

const mailStateQuery = apiQuery<typeof getMailState>(['mail-state'], 'GET /newsletters/mail');

/** Whether emails become files that nobody gets. */
export function useIsMailFiled(): boolean {
  return useQuery(mailStateQuery).data?.isFiled ?? false;
}

/** Nothing while emails go out; `children` say which emails they are where they are no newsletters. */
export function MailNotice({ children = messages.text }: { children?: ReactNode }) {
  if (!useIsMailFiled()) return null;
  return (
    <Notice tone="warn" role="status" title={messages.title}>
      {children}
    </Notice>
  );
}
