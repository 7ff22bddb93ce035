// Where a member of staff is signed in, for the owner.
import { useQuery } from '@tanstack/react-query';

import { apiQuery, useApiSave } from '../../../../platform/browser/api-query.ts';
import { showToast } from '../../../../platform/browser/toasts.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { SessionList } from '../../../../platform/ui/list/session-list.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type {
  deleteAccountSession,
  deleteAccountSessions,
  getAccountSessions,
} from '../../contract-sessions.ts';
import type { StaffAccount } from '../../contract.ts';
import { sessionListTexts as messages } from '../../messages.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../accounts-panel.module.css';

export function AccountSessions({ account: { _id: id, username } }: { account: StaffAccount }) {
  const query = apiQuery<typeof getAccountSessions>(
    ['account-sessions'],
    'GET /admin/accounts/:id/sessions',
    {
      params: { id },
    },
  );
  const sessions = useQuery(query);
  const options = { invalidates: ['account-sessions'], isReadAfterFailure: true };
  const end = useApiSave<typeof deleteAccountSession, string>(
    'DELETE /admin/accounts/:id/sessions/:sessionId',
    (sessionId) => ({ params: { id, sessionId } }),
    { ...options, onSuccess: () => showToast({ tone: 'ok', text: messages.ended }) },
  );
  const endAll = useApiSave<typeof deleteAccountSessions>(
    'DELETE /admin/accounts/:id/sessions',
    () => ({ params: { id } }),
    { ...options, onSuccess: () => showToast({ tone: 'ok', text: messages.allEnded }) },
  );
  const error = end.error ?? endAll.error;
  if (!sessions.data) return <LoadState query={sessions} title={messages.loadFailed} />;
  return (
    <div className={`${layout.stack4} ${styles.form}`}>
      <h4>{messages.titleOf(username)}</h4>
      <SessionList
        sessions={sessions.data}
        endingId={end.isPending ? end.variables : undefined}
        onEnd={(session) => end.mutate(session._id)}
      />
      {error && (
        <Notice tone="bad" role="alert">
          {error.message}
        </Notice>
      )}
      {sessions.data.length > 1 && (
        <Button
          variant="outline"
          size="small"
          isBusy={endAll.isPending}
          className={styles.submit}
          onClick={() => endAll.mutate()}
        >
          {messages.endAll}
        </Button>
      )}
    </div>
  );
}
