// Where one is signed in oneself.
import { useQuery } from '@tanstack/react-query';

import { apiQuery, useApiSave } from '../../../../platform/browser/api-query.ts';
import { showToast } from '../../../../platform/browser/toasts.ts';
import type { deleteSession, endOtherSessions, getSessions } from '../../contract-sessions.ts';
import { sessionListTexts as messages } from '../../messages.ts';
import { SessionPart } from './session-part.tsx';

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
  const endAll = useApiSave<typeof endOtherSessions>('POST /admin/logout-elsewhere', () => ({}), {
    ...options,
    onSuccess: () => showToast({ tone: 'ok', text: messages.othersEnded }),
  });
  return (
    <section className={`${layout.stack4} ${styles.everywhere}`}>
      <h2>{messages.title}</h2>
      <SessionPart sessions={sessions} end={end} endAll={endAll} endAllLabel={messages.endOthers} />
    </section>
  );
}
