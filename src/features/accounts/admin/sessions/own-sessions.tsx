// Where one is signed in oneself, ended one by one or all others at once.
import { useQuery } from '@tanstack/react-query';

import { apiQuery, useApiSave } from '../../../../platform/browser/api-query.ts';
import { showToast } from '../../../../platform/browser/toasts.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { SessionList } from '../../../../platform/ui/list/session-list.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { deleteSession, endOtherSessions, getSessions } from '../../contract-sessions.ts';
import { sessionListTexts as messages } from '../../messages.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from '../password/password-page.module.css';

const ownSessionsQuery = apiQuery<typeof getSessions>(['admin-sessions'], 'GET /admin/sessions');

export function OwnSessions() {
  const sessions = useQuery(ownSessionsQuery);
  const options = { invalidates: ownSessionsQuery.queryKey, isReadAfterFailure: true };
  const end = useApiSave<typeof deleteSession, string>(
    'DELETE /admin/sessions/:id',
    (id) => ({ params: { id } }),
    { ...options, onSuccess: () => showToast({ tone: 'ok', text: messages.ended }) },
  );
  const endOthers = useApiSave<typeof endOtherSessions>('POST /admin/logout-elsewhere', () => ({}), {
    ...options,
    onSuccess: () => showToast({ tone: 'ok', text: messages.othersEnded }),
  });
  const error = end.error ?? endOthers.error;
  return (
    <section className={`${layout.stack4} ${styles.everywhere}`}>
      <h2>{messages.title}</h2>
      {sessions.data ? (
        <SessionList
          sessions={sessions.data}
          endingId={end.isPending ? end.variables : undefined}
          onEnd={({ _id }) => end.mutate(_id)}
        />
      ) : (
        <LoadState query={sessions} title={messages.loadFailed} />
      )}
      {error && (
        <Notice tone="bad" role="alert">
          {error.message}
        </Notice>
      )}
      {sessions.data && sessions.data.length > 1 && (
        <Button
          variant="outline"
          isBusy={endOthers.isPending}
          className={styles.submit}
          onClick={() => endOthers.mutate()}
        >
          {messages.endOthers}
        </Button>
      )}
    </section>
  );
}
