// The opening hours behind a button in the corner of every page: a modal dialog that opens and closes without script.
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Phone from 'lucide-react/icons/phone';

import {
  addDays,
  formatDate,
  formatFullDate,
  formatWeekdayDate,
  helsinkiDay,
  type IsoDay,
} from '../../../platform/contract/dates.ts';
import { StatusDot } from '../../../platform/ui/badge.tsx';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { dialogTrigger, Drawer } from '../../../platform/ui/overlay/dialog.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden.tsx';
import { phoneHref } from '../../shop-profile/shop-profile.ts';
import type { BusinessSettings } from '../contract.ts';
import { hoursDrawerMessages as messages, openingHoursMessages } from '../messages.ts';
import {
  areHoursUnusual,
  EXCEPTION_DAYS,
  exceptionsBetween,
  hoursOn,
  isModifiedFromDefault,
  type DayState,
  type Schedule,
} from '../opening-hours.ts';
import { WeekTable } from './week-table.tsx';

import styles from './hours-drawer.module.css';

/** Attributes of a button that opens the drawer. */
export const hoursDrawerTrigger = dialogTrigger('aukioloajat');

/** The hours as they are now. */
interface ShownHours {
  schedule: Schedule;
  today: IsoDay;
  /** Open or closed in two or three words. */
  shortStatus: string | undefined;
  settings: Pick<BusinessSettings, 'lastModifiedDate' | 'status'>;
}

interface HoursButtonProps {
  hours: ShownHours;
  /** Text of the button; empty: 'Aukioloajat'. */
  text: string;
  className: string | undefined;
}

/** Shows its name in the margin and the state in the bar; pulses three times and has a badge when the hours are unusual. */
export function HoursButton({ hours: { schedule, today, shortStatus }, text, className }: HoursButtonProps) {
  const isUnusual = areHoursUnusual(schedule, today);
  return (
    <button
      type="button"
      {...hoursDrawerTrigger}
      className={classNames(styles.button, isUnusual && styles.unusual, className)}
    >
      <CalendarClock />
      <span className={styles.label}>{text || messages.open}</span>
      <span className={styles.state}> {shortStatus ?? messages.open}</span>
      {isUnusual && (
        <span className={styles.badge} data-unusual-hours="">
          <span aria-hidden="true">!</span>
          <VisuallyHidden>{messages.openUnusual}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}

/** `phone` as the shop writes it; empty: no link to call. */
export function HoursDrawer({ hours, phone }: { hours: ShownHours; phone: string }) {
  const { schedule, today, settings } = hours;
  const { lastModifiedDate: modifiedAt, status } = settings;
  const exceptions = exceptionsBetween(schedule, today, addDays(today, EXCEPTION_DAYS));
  return (
    <Drawer
      id={hoursDrawerTrigger['commandfor'] ?? ''}
      title={messages.title}
      side="left"
      footer={
        phone && (
          <ButtonLink href={phoneHref(phone)} variant="outline" icon={<Phone />} isWide>
            {messages.call(phone)}
          </ButtonLink>
        )
      }
      className={styles.drawer}
    >
      {schedule.week.length > 0 && (
        <p className={styles.status}>
          <StatusDot tone={status.isOpen ? 'ok' : 'neutral'}>{status.text}</StatusDot>
        </p>
      )}
      <p className={styles.date}>{messages.today(formatFullDate(today))}</p>
      {isModifiedFromDefault(schedule.week) && (
        <Notice tone="warn" title={messages.modified} className={styles.notice}>
          {modifiedAt !== null && messages.modifiedSince(formatDate(helsinkiDay(new Date(modifiedAt))))}
        </Notice>
      )}
      {schedule.week.length === 0 ? (
        <p>{openingHoursMessages.none}</p>
      ) : (
        <WeekTable schedule={schedule} today={today} textOf={hoursText} className={styles.week} />
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
                <span>{hoursText(hoursOn(schedule, date))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Drawer>
  );
}

/** '09:00–17:00', or that the shop is closed. */
function hoursText(state: DayState): string {
  return state.isClosed ? openingHoursMessages.closed : `${state.open}–${state.close}`;
}
