// Where a member of staff is signed in, for the owner.
import { useQuery } from '@tanstack/react-query';

import { apiQuery, useApiSave } from '../../../../platform/browser/api-query.ts';
import { showToast } from '../../../../platform/browser/toasts.ts';
import type {
  deleteAccountSession,
  deleteAccountSessions,
  getAccountSessions,
} from '../../contract-sessions.ts';
import type { StaffAccount } from '../../contract.ts';
import { sessionListTexts as messages } from '../../messages.ts';
import { SessionPart } from './session-part.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../accounts-panel.module.css';

export function AccountSessions({ account: { _id: id, username } }: { account: StaffAccount }) {
  const params = { id };
  const sessions = useQuery(
    apiQuery<typeof getAccountSessions>(['account-sessions'], 'GET /admin/accounts/:id/sessions', { params }),
  );
  const options = { invalidates: ['account-sessions'], isReadAfterFailure: true };
  const end = useApiSave<typeof deleteAccountSession, string>(
    'DELETE /admin/accounts/:id/sessions/:sessionId',
    (sessionId) => ({ params: { id, sessionId } }),
    { ...options, onSuccess: () => showToast({ tone: 'ok', text: messages.ended }) },
  );
  const endAll = useApiSave<typeof deleteAccountSessions>(
    'DELETE /admin/accounts/:id/sessions',
    () => ({ params }),
    { ...options, onSuccess: () => showToast({ tone: 'ok', text: messages.allEnded }) },
  );
  return (
    <div className={`${layout.stack4} ${styles.form}`}>
      <h4>{messages.titleOf(username)}</h4>
      <SessionPart sessions={sessions} end={end} endAll={endAll} endAllLabel={messages.endAll} />
    </div>
  );
}
