// The cards of people: today's bookings, new enquiries, whom the tyre hotel must call.
import { useQueryClient } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Inbox from 'lucide-react/icons/inbox';
import Warehouse from 'lucide-react/icons/warehouse';
import { Link } from 'react-router';

import { formatNearClock } from '../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { BOARD_PATH } from '../../bookings/board-paths.ts';
import { TakeButton } from '../../enquiries/admin/take-button.tsx';
import { inboxMessages } from '../../enquiries/messages-inbox.ts';
import type { Today } from '../contract.ts';
import {
  bookingsCard as bookingsTexts,
  enquiriesCard as enquiriesTexts,
  hotelCard as hotelTexts,
} from '../messages.ts';
import { CardFailure, DayCard } from './day-card.tsx';
import { todayQuery } from './today-queries.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './today-page.module.css';

const INBOX_PATH = '/admin/yhteydenotot';
const QUEUE_PATH = '/admin/rengashotelli?nakyma=turn&tila=toCall';

export function BookingsCard({ bookings }: Pick<Today, 'bookings'>) {
  const { title, unit } = bookingsTexts;
  if (!bookings) {
    return (
      <DayCard icon={CalendarClock} title={title} to={BOARD_PATH}>
        <CardFailure />
      </DayCard>
    );
  }
  const { isOn, count, bookedMinutes, openMinutes, nextFreeAt } = bookings;
  const percent = openMinutes === 0 ? 100 : Math.round((100 * bookedMinutes) / openMinutes);
  return (
    <DayCard icon={CalendarClock} title={title} to={BOARD_PATH} figure={{ count, unit: unit(count) }}>
      {openMinutes === 0 && count === 0 ? (
        <p>{bookingsTexts.closed}</p>
      ) : (
        <p>{bookingsTexts.load(Math.min(100, percent))}</p>
      )}
      <p className={layout.note}>
        {!isOn && bookingsTexts.isOff}
        {isOn && nextFreeAt === null && bookingsTexts.noFree}
        {isOn && nextFreeAt !== null && (
          <>
            {bookingsTexts.nextFree} <b>{formatNearClock(new Date(nextFreeAt))}</b>
          </>
        )}
      </p>
    </DayCard>
  );
}

export function EnquiriesCard({ enquiries, nowMs }: Pick<Today, 'enquiries'> & { nowMs: number }) {
  const { title, unit, waited, none } = enquiriesTexts;
  if (!enquiries) {
    return (
      <DayCard icon={Inbox} title={title} to={INBOX_PATH}>
        <CardFailure />
      </DayCard>
    );
  }
  const { newCount, oldestAt, newest } = enquiries;
  return (
    <DayCard
      icon={Inbox}
      title={title}
      to={newCount === 0 ? INBOX_PATH : `${INBOX_PATH}?tila=new`}
      figure={{ count: newCount, unit: unit(newCount) }}
      isUrgent={newCount > 0}
    >
      <p>{oldestAt === null ? none : waited((nowMs - Date.parse(oldestAt)) / MINUTE_MS)}</p>
      {newest.length > 0 && (
        <ul className={styles.rows}>
          {newest.map((enquiry) => (
            <NewEnquiry key={enquiry._id} enquiry={enquiry} />
          ))}
        </ul>
      )}
    </DayCard>
  );
}

type Waiting = NonNullable<Today['enquiries']>['newest'][number];

function NewEnquiry({ enquiry }: { enquiry: Waiting }) {
  const { _id, kind, name, createdAt } = enquiry;
  const queries = useQueryClient();
  return (
    <li className={styles.offer}>
      <span>
        <Link to={`${INBOX_PATH}/${_id}`}>{name}</Link>
        <span className={layout.note}>
          {inboxMessages.kinds[kind]}, {formatNearClock(new Date(createdAt))}
        </span>
      </span>
      <TakeButton
        enquiry={enquiry}
        onTaken={() => void queries.invalidateQueries({ queryKey: todayQuery.queryKey })}
      />
    </li>
  );
}

export function HotelCard({ hotel }: Pick<Today, 'hotel'>) {
  const { title, unit, booked, moves, none } = hotelTexts;
  if (!hotel) {
    return (
      <DayCard icon={Warehouse} title={title} to={QUEUE_PATH}>
        <CardFailure />
      </DayCard>
    );
  }
  const { toCallCount, bookedCount, takenInToday, handedOutToday } = hotel;
  return (
    <DayCard
      icon={Warehouse}
      title={title}
      to={QUEUE_PATH}
      figure={{ count: toCallCount, unit: unit(toCallCount) }}
    >
      <p>
        {toCallCount === 0 && none} {booked(bookedCount)}
      </p>
      <p className={layout.note}>{moves(takenInToday, handedOutToday)}</p>
    </DayCard>
  );
}
