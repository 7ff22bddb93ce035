// Free times as radio buttons: the earliest first and large, then day by day. Works in a plain form.
import type { ReactNode } from 'react';

import {
  addDays,
  formatClock,
  formatFullDate,
  formatNearClock,
  formatNearDay,
  helsinkiDay,
  type IsoDay,
} from '../../../platform/contract/dates.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import type { ShownTimes } from '../booking-view.ts';
import type { FreeDay } from '../contract/bookings.ts';
import { bookingErrors } from '../messages/bookings.ts';
import { bookingPage as texts } from '../messages/site.ts';
import { firstTimeText, startsOf } from '../time-texts.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './booking.page.module.css';

export const TIMES_ID = 'ajat';

/** The day after those that are shown, while it can be booked. */
export function laterDay({ days, lastDay }: ShownTimes, today: IsoDay): IsoDay | undefined {
  const next = addDays(days.at(-1)?.date ?? today, 1);
  return next <= lastDay ? next : undefined;
}

export interface TimePickerProps {
  id: string;
  times: ShownTimes;
  today: IsoDay;
  /** ISO; what was chosen before. */
  chosen?: string | undefined;
  /** Where later days are shown, where there are any. */
  laterHref: string | undefined;
  /** Back to the first of all times, where later ones are shown. */
  soonerHref?: string | undefined;
  /** Where one waits for a time on a full day. */
  waitHref?: ((day: IsoDay) => string) | undefined;
}

export function TimePicker({ id, times, today, chosen, laterHref, soonerHref, waitHref }: TimePickerProps) {
  const { earliest, reason, days } = times;
  const open = chosen ?? earliest;
  const note = earliest === null && soonerHref !== undefined ? texts.noneThen : reason;
  return (
    <fieldset
      id={id}
      className={`${layout.stack4} ${styles.times}`}
      data-needs="start"
      data-missing={bookingErrors.badStart}
    >
      {earliest !== null && (
        <TimeChoice start={new Date(earliest)} chosen={chosen} className={styles.earliest}>
          <small>{texts.earliest}</small>
          <b>{firstTimeText(new Date(earliest), today)}</b>
        </TimeChoice>
      )}
      {note !== '' && <p className={layout.note}>{note}</p>}
      <ul className={styles.days} aria-label={texts.chooseDay}>
        {days.map((day) => (
          <Day
            key={day.date}
            day={day}
            without={reasonOf(day, times)}
            earliest={earliest}
            chosen={chosen}
            isOpen={open !== null && helsinkiDay(new Date(open)) === day.date}
            waitHref={waitHref}
          />
        ))}
      </ul>
      <p className={layout.cluster3}>
        {soonerHref !== undefined && (
          <ButtonLink href={soonerHref} variant="outline" size="small" data-times="">
            {texts.sooner}
          </ButtonLink>
        )}
        {laterHref !== undefined && (
          <ButtonLink href={laterHref} variant="outline" size="small" data-times="">
            {texts.later}
          </ButtonLink>
        )}
      </p>
    </fieldset>
  );
}

function reasonOf({ date, isClosed }: FreeDay, { fullDays, arrivesOn }: ShownTimes): string {
  if (isClosed) return texts.closed;
  if (fullDays.includes(date)) return texts.full;
  return arrivesOn !== null && date < arrivesOn
    ? texts.beforeTyres(formatNearDay(arrivesOn))
    : texts.notBookable;
}

interface DayProps extends Pick<TimePickerProps, 'chosen' | 'waitHref'> {
  day: FreeDay;
  /** Why it has no times. */
  without: string;
  earliest: string | null;
  isOpen: boolean;
}

function Day({ day, without, earliest, chosen, isOpen, waitHref }: DayProps) {
  const starts = startsOf(day);
  const name = <b className={layout.nowrap}>{formatNearDay(day.date)}</b>;
  if (starts.length === 0) {
    return (
      <li className={styles.full}>
        {name}
        <span>{without}</span>
        {without === texts.full && waitHref && (
          <a href={waitHref(day.date)} aria-label={`${texts.wait}: ${formatFullDate(day.date)}`}>
            {texts.wait}
          </a>
        )}
      </li>
    );
  }
  return (
    <li>
      <details open={isOpen}>
        <summary className={styles.day}>
          {name}
          <span>{texts.dayTimes(starts.length)}</span>
        </summary>
        <div className={styles.starts}>
          {starts
            .filter((start) => earliest === null || start.getTime() !== Date.parse(earliest))
            .map((start) => (
              <TimeChoice key={start.getTime()} start={start} chosen={chosen} className={styles.start}>
                {formatClock(start)}
              </TimeChoice>
            ))}
        </div>
      </details>
    </li>
  );
}

interface TimeChoiceProps {
  start: Date;
  chosen: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** The label is the button; it contains the text for the summary. */
function TimeChoice({ start, chosen, className, children }: TimeChoiceProps) {
  const value = start.toISOString();
  return (
    <label className={className}>
      <input
        type="radio"
        name="start"
        value={value}
        defaultChecked={chosen === value}
        aria-label={formatNearClock(start)}
        data-time={formatNearClock(start)}
        className={styles.radio}
      />
      {children}
    </label>
  );
}
