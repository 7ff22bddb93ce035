// The opening hours behind a button in the corner of every page: a modal dialog that opens and closes without script.
import CalendarClock from 'lucide-react/icons/calendar-clock';

import {
  addDays,
  DAY_CODES,
  dayCode,
  formatDate,
  formatFullDate,
  formatWeekdayDate,
  helsinkiDay,
  type IsoDay,
} from '../../../platform/contract/dates.ts';
import { classNames } from '../../../platform/ui/class-names.ts';
import { dialogTrigger, Drawer } from '../../../platform/ui/overlay/dialog.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import { dayNames, hoursDrawerMessages as messages, openingHoursMessages } from '../messages.ts';
import {
  areHoursUnusual,
  EXCEPTION_DAYS,
  exceptionsBetween,
  hoursOn,
  hoursOnNext,
  isModifiedFromDefault,
  type DayState,
  type Schedule,
} from '../opening-hours.ts';

import styles from './hours-drawer.module.css';

const DRAWER_ID = 'aukioloajat';

export interface HoursDrawerProps {
  schedule: Schedule;
  today: IsoDay;
  /** ISO 8601; null until staff change the hours. */
  modifiedAt: string | null;
  /** What the button says; empty: 'Aukioloajat'. */
  buttonText: string;
}

/** The round button; pulses three times and wears a badge when the hours are unusual. */
export function HoursButton({ schedule, today, buttonText }: HoursDrawerProps) {
  const isUnusual = areHoursUnusual(schedule, today);
  return (
    <button
      type="button"
      {...dialogTrigger(DRAWER_ID)}
      className={classNames(styles.button, isUnusual && styles.unusual)}
    >
      <CalendarClock />
      <span className={styles.label}>{buttonText || messages.open}</span>
      {isUnusual && (
        <span className={styles.badge} data-unusual-hours="">
          <span aria-hidden="true">!</span>
          <VisuallyHidden>{messages.openUnusual}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}

export function HoursDrawer({ schedule, today, modifiedAt }: HoursDrawerProps) {
  const exceptions = exceptionsBetween(schedule, today, addDays(today, EXCEPTION_DAYS));
  return (
    <Drawer id={DRAWER_ID} title={messages.title} side="left" className={styles.drawer}>
      <p className={styles.date}>{messages.today(formatFullDate(today))}</p>
      {isModifiedFromDefault(schedule.week) && (
        <Notice tone="warn" title={messages.modified} className={styles.notice}>
          {modifiedAt !== null && messages.modifiedSince(formatDate(helsinkiDay(new Date(modifiedAt))))}
        </Notice>
      )}
      {schedule.week.length === 0 ? (
        <p>{openingHoursMessages.none}</p>
      ) : (
        <Week schedule={schedule} today={today} />
      )}
      {exceptions.length > 0 && (
        <section>
          <h3 className={styles.heading}>{messages.exceptions}</h3>
          <ul className={styles.exceptions}>
            {exceptions.map(({ date, reason }) => (
              <li key={date}>
                <span>
                  <b>{formatWeekdayDate(date)}</b>
                  {reason && <small className={styles.reason}>{reason}</small>}
                </span>
                <span>{clockText(hoursOn(schedule, date))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Drawer>
  );
}

function Week({ schedule, today }: { schedule: Schedule; today: IsoDay }) {
  return (
    <table className={styles.week}>
      <tbody>
        {DAY_CODES.map((day) => {
          const isToday = day === dayCode(today);
          const state = hoursOnNext(schedule, day, today);
          return (
            <tr
              key={day}
              className={classNames(isToday && styles.today, state.isClosed && styles.closed)}
              aria-current={isToday ? 'date' : undefined}
            >
              <th scope="row">{dayNames[day]}</th>
              <td>{clockText(state)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** '09:00–17:00', or that the shop is closed. */
function clockText(state: DayState): string {
  return state.isClosed ? openingHoursMessages.closed : `${state.open}–${state.close}`;
}
