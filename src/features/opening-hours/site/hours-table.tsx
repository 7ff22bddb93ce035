// The week as a table with today in bold, and the exceptions of the next two weeks under it.
import { addDays, formatWeekdayDate, type IsoDay } from '../../../platform/contract/dates.ts';
import { openingHoursMessages as messages } from '../messages.ts';
import {
  EXCEPTION_DAYS,
  exceptionsBetween,
  hoursOn,
  type DayState,
  type Schedule,
} from '../opening-hours.ts';
import { shortTime } from '../time-of-day.ts';
import { WeekTable } from './week-table.tsx';

import styles from './hours-table.module.css';

interface HoursTableProps {
  schedule: Schedule;
  today: IsoDay;
}

export function HoursTable({ schedule, today }: HoursTableProps) {
  const exceptions = exceptionsBetween(schedule, today, addDays(today, EXCEPTION_DAYS));
  return (
    <>
      {schedule.week.length === 0 ? (
        <p>{messages.none}</p>
      ) : (
        <WeekTable schedule={schedule} today={today} textOf={hoursText} className={styles.week} />
      )}
      {exceptions.length > 0 && (
        <>
          <h3 className={styles.heading}>{messages.exceptions}</h3>
          <ul className={styles.exceptions}>
            {exceptions.map((exception) => (
              <li key={exception.date}>
                <b>{formatWeekdayDate(exception.date)}</b> {exception.reason && `${exception.reason}, `}
                {hoursText(hoursOn(schedule, exception.date)).toLowerCase()}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** '9–17', or that the shop is closed. */
function hoursText(state: DayState): string {
  return state.isClosed ? messages.closed : `${shortTime(state.open)}–${shortTime(state.close)}`;
}
