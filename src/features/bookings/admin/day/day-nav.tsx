// The way to another day: a step, today, or one of the week's days, onto which a booking can be dragged, too.
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';

import {
  addDays,
  dayCode,
  daysBetween,
  formatFullDate,
  formatWeekdayDate,
  type IsoDay,
} from '../../../../platform/contract/dates.ts';
import { IconButton, buttonClass } from '../../../../platform/ui/button.tsx';
import { classNames } from '../../../../platform/ui/class-names.ts';
import { hoursOn, type Schedule } from '../../../opening-hours/opening-hours.ts';
import { boardMessages as messages } from '../../messages/board.ts';
import type { useBoardAddress } from '../board-address.ts';
import { mondayOf } from '../booking-queries.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './day-nav.module.css';

interface DayNavProps {
  address: ReturnType<typeof useBoardAddress>;
  schedule: Schedule | undefined;
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];

export function DayNav({ address, schedule }: DayNavProps) {
  const { day, today, view, searchOf, goTo, step } = address;
  const isWeek = view === 'viikko';
  const days = isWeek ? 7 : 1;
  const hours = schedule && hoursOn(schedule, day);
  return (
    <>
      <div className={classNames(layout.cluster2, styles.steps)}>
        <IconButton
          label={isWeek ? messages.previousWeek : messages.previousDay}
          aria-keyshortcuts="PageUp"
          onClick={() => goTo(step(-days))}
        >
          <ChevronLeft />
        </IconButton>
        <h2 className={styles.day}>
          {isWeek ? messages.week(weekNumber(day)) : formatWeekdayDate(day)}
          {!isWeek && hours?.isClosed && (
            <span className={styles.closed}>
              {hours.reason ? messages.closedFor(hours.reason) : messages.closed}
            </span>
          )}
        </h2>
        <IconButton
          label={isWeek ? messages.nextWeek : messages.nextDay}
          aria-keyshortcuts="PageDown"
          onClick={() => goTo(step(days))}
        >
          <ChevronRight />
        </IconButton>
        {day !== today && (
          <Link
            to={{ search: searchOf(today) }}
            aria-keyshortcuts="T"
            className={buttonClass({ variant: 'outline', size: 'small' })}
          >
            {messages.today}
          </Link>
        )}
      </div>
      {!isWeek && (
        <nav aria-label={messages.day} className={styles.strip}>
          {WEEK.map((ahead) => (
            <StripDay key={ahead} day={addDays(mondayOf(day), ahead)} {...{ address, schedule }} />
          ))}
        </nav>
      )}
    </>
  );
}

/** As Finnish calendars count: the week belongs to the year of its Thursday (ISO 8601). */
function weekNumber(day: IsoDay): number {
  const thursday = addDays(mondayOf(day), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}

function StripDay({ day, address, schedule }: DayNavProps & { day: IsoDay }) {
  const [, month, date] = day.split('-');
  return (
    <Link
      to={{ search: address.searchOf(day) }}
      data-day={day}
      data-today={day === address.today || undefined}
      data-closed={(schedule && hoursOn(schedule, day).isClosed) || undefined}
      aria-current={day === address.day ? 'date' : undefined}
      aria-label={formatFullDate(day)}
      draggable={false}
      className={styles.stripDay}
    >
      <span>{dayCode(day)}</span>
      <b>
        {Number(date)}.{Number(month)}.
      </b>
    </Link>
  );
}
