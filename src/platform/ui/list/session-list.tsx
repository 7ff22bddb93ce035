// Where somebody is signed in: device, network and last use, each with a way to end it but the present one.
import type { OpenSession } from '../../contract/auth/sessions.ts';
import { shownNetwork } from '../../contract/auth/shown-network.ts';
import { formatDateClock } from '../../contract/dates.ts';
import { Button } from '../button.tsx';
import { sessionListMessages as messages } from '../messages.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

import layout from '../style/layout.module.css';

interface SessionListProps {
  sessions: readonly OpenSession[];
  /** Id of the one that is being ended. */
  endingId?: string | undefined;
  onEnd: (session: OpenSession) => void;
}

export function SessionList({ sessions, endingId, onEnd }: SessionListProps) {
  const place = useFocusFallback<HTMLUListElement>();
  if (sessions.length === 0) return <p className={layout.muted}>{messages.none}</p>;
  return (
    <ul {...place} tabIndex={-1} className={layout.stack4}>
      {sessions.map((session) => (
        <li key={session._id} className={layout.spread}>
          <div className={layout.stack1}>
            <strong>
              {session.device || messages.unknownDevice}
              {session.isCurrent && ` ${messages.current}`}
            </strong>
            <span className={layout.note}>{describe(session)}</span>
          </div>
          {!session.isCurrent && (
            <Button
              variant="outline"
              size="small"
              isBusy={endingId === session._id}
              aria-label={messages.endOf(session.device || messages.unknownDevice)}
              onClick={() => onEnd(session)}
            >
              {messages.end}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function describe({ network, lastSeenAt }: OpenSession): string {
  const used = messages.lastUsed(formatDateClock(new Date(lastSeenAt)));
  return network === '' ? used : `${messages.network(shownNetwork(network))} · ${used}`;
}
