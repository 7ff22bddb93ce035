// Warns that emails are not delivered, wherever somebody is about to send one.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { apiQuery } from '../../../../platform/browser/api-query.ts';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { getMailState } from '../../contract/newsletters.ts';
import { filedMessages as messages } from '../../messages/sending.ts';

import styles from '../newsletters-page.module.css';

const mailStateQuery = apiQuery<typeof getMailState>(['mail-state'], 'GET /newsletters/mail');

/** Whether emails become files that nobody gets. */
export function useIsMailFiled(): boolean {
  return useQuery(mailStateQuery).data?.isFiled ?? false;
}

interface MailNoticeProps {
  /** Which emails they are where they are no newsletters. */
  children?: ReactNode;
  /** Its title alone on a phone: above a list, of which the first row is to be in sight. */
  isBrief?: boolean;
}

/** Nothing while emails go out. */
export function MailNotice({ children = messages.text, isBrief = false }: MailNoticeProps) {
  if (!useIsMailFiled()) return null;
  return (
    <Notice tone="warn" role="status" title={messages.title}>
      {isBrief ? <span className={styles.roomy}>{children}</span> : children}
    </Notice>
  );
}
