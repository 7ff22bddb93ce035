// Where the customer is signed in; read when it is opened.
import { useState } from 'react';

import { callApi } from '../../../../platform/browser/api.ts';
import type { OpenSession } from '../../../../platform/contract/auth/sessions.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { SessionList } from '../../../../platform/ui/list/session-list.tsx';
import type { deleteSession, endOtherSessions, getSessions } from '../../contract.ts';
import { sessionMessages as messages } from '../../messages-site.ts';
import { CallFailure } from '../call-failure.tsx';
import { useCall } from '../use-call.ts';

import layout from '../../../../platform/ui/style/layout.module.css';

export function AccountSessions() {
  const call = useCall();
  const [sessions, setSessions] = useState<readonly OpenSession[]>();
  const [done, setDone] = useState('');
  const read = async () => setSessions(await callApi<typeof getSessions>('GET /auth/sessions'));
  const end = async (action: () => Promise<unknown>, text: string) => {
    setDone('');
    const isDone = await call.run(async () => {
      try {
        await action();
      } finally {
        // After a refusal too: it may have been done on another device, or its answer was lost.
        await read();
      }
    });
    if (isDone) setDone(text);
  };
  const endOne = ({ _id: id }: OpenSession) =>
    end(() => callApi<typeof deleteSession>('DELETE /auth/sessions/:id', { params: { id } }), messages.ended);
  const endOthers = () =>
    end(() => callApi<typeof endOtherSessions>('POST /auth/logout-elsewhere'), messages.othersEnded);
  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && sessions === undefined) void call.run(read);
      }}
    >
      <summary>{messages.title}</summary>
      <div className={layout.stack}>
        {sessions && <SessionList sessions={sessions} onEnd={(session) => void endOne(session)} />}
        <CallFailure call={call} />
        {sessions && sessions.length > 1 && (
          <p>
            <Button variant="outline" isBusy={call.isBusy} onClick={() => void endOthers()}>
              {messages.endOthers}
            </Button>
          </p>
        )}
        <p role="status">{done}</p>
      </div>
    </details>
  );
}
