// Who waits for a time on the day, in turn, and who has been offered one.
import { useQuery } from '@tanstack/react-query';

import { formatDateClock, formatNearDay, type IsoDay } from '../../../../platform/contract/dates.ts';
import { StatusDot } from '../../../../platform/ui/badge.tsx';
import { boardMessages as messages, shortServices } from '../../messages/board.ts';
import { waitingQuery } from '../booking-queries.ts';

import layout from '../../../../platform/ui/style/layout.module.css';

/** Empty queue: renders nothing. */
export function WaitingSection({ day, refetchInterval }: { day: IsoDay; refetchInterval: number | false }) {
  const { data = [] } = useQuery({ ...waitingQuery(day), refetchInterval });
  if (data.length === 0) return null;
  return (
    <section className={layout.stack2}>
      <h2>{messages.waitingTitle(formatNearDay(day))}</h2>
      <ol className={layout.stack1}>
        {data.map(({ _id, name, email, service, offeredStart, createdAt }) => (
          <li key={_id}>
            <b>{name}</b> · {shortServices[service]} · <a href={`mailto:${email}`}>{email}</a> ·{' '}
            {offeredStart === null ? (
              messages.waitingSince(formatDateClock(new Date(createdAt)))
            ) : (
              <StatusDot tone="info">{messages.offered(formatDateClock(new Date(offeredStart)))}</StatusDot>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
