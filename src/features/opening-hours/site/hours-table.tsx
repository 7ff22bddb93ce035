// The week as a table with today in bold, and the exceptions of the next two weeks under it.
import {
  addDays,
  DAY_CODES,
  dayCode,
  formatWeekdayDate,
  type IsoDay,
} from '../../../platform/contract/dates.ts';
import { dayNames, openingHoursMessages as messages } from '../messages.ts';
import {
  EXCEPTION_DAYS,
  exceptionsBetween,
  hoursOn,
  hoursOnNext,
  type DayState,
  type Schedule,
} from '../opening-hours.ts';
import { shortTime } from '../time-of-day.ts';

import styles from './hours-table.module.css';

interface HoursTableProps {
  schedule: Schedule;
  today: IsoDay;
}

export function HoursTable({ schedule, today }: HoursTableProps) {
  const exceptions = exceptionsBetween(schedule, today, addDays(today, EXCEPTION_DAYS));
  return (
    <>
      {schedule.week.length === 0 ? <p>{messages.none}</p> : <Week schedule={schedule} today={today} />}
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

function Week({ schedule, today }: HoursTableProps) {
  return (
    <table className={styles.week}>
      <tbody>
        {DAY_CODES.map((day) => {
          const isToday = day === dayCode(today);
          const state = hoursOnNext(schedule, day, today);
          return (
            <tr
              key={day}
              className={isToday ? styles.today : undefined}
              aria-current={isToday ? 'date' : undefined}
            >
              <th scope="row">{dayNames[day]}</th>
              <td>{hoursText(state)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** '9–17', or that the shop is closed. */
function hoursText(state: DayState): string {
  return state.isClosed ? messages.closed : `${shortTime(state.open)}–${shortTime(state.close)}`;
}
