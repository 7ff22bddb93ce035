// The first day on which the shop can fit four tyres, from its opening hours and the time the supplier takes.
import {
  addDays,
  dayCode,
  helsinkiDay,
  helsinkiInstant,
  type IsoDay,
} from '../../../platform/contract/dates.ts';
import { HOUR_MS } from '../../../platform/contract/durations.ts';
import { holidaysBetween } from '../../opening-hours/holidays.ts';
import { hoursOn, type Schedule } from '../../opening-hours/opening-hours.ts';

/** Four tyres take about an hour, so a day counts until an hour before closing. */
const FITTING_MS = HOUR_MS;
const MAX_LOOK_AHEAD_DAYS = 60;

export interface FittingDays {
  /** The day of the request. */
  readonly today: IsoDay;
  /** First day for tyres in the shop; null: it does not open within 60 days. */
  readonly own: IsoDay | null;
  /** First day for tyres from the supplier; null: the shop promises no time of delivery, or does not open within 60 days of it. */
  readonly supplier: IsoDay | null;
  /** When either may be another day, if the opening hours stay as they are. */
  readonly expiresAt: Date;
}

export interface FittingDaysSource {
  readonly schedule: Schedule;
  /** Working days from the supplier as promised: '2–3', '1', or '' for no promise. */
  readonly deliveryDays: string;
  readonly now: Date;
}

export function firstFittingDays(source: FittingDaysSource): FittingDays {
  const { schedule, now } = source;
  const today = helsinkiDay(now);
  const dayToFit = (from: IsoDay) => findDay(from, (day) => isAfter(lastStart(schedule, day), now));
  const arrival = arrivalDay(source);
  const midnight = helsinkiInstant(addDays(today, 1), '00:00');
  const turns = [lastStart(schedule, today), opening(schedule, today)?.closes];
  return {
    today,
    own: dayToFit(today),
    supplier: arrival === null ? null : dayToFit(arrival),
    expiresAt: turns.find((turn) => isAfter(turn, now)) ?? midnight,
  };
}

/**
 * The day on which the supplier has delivered what is ordered now; null: the shop promises no time, or stays
 * closed. The later figure of the promise counts, from the first day on which the shop is still open to order.
 */
export function arrivalDay({ schedule, deliveryDays, now }: FittingDaysSource): IsoDay | null {
  const orderDay = findDay(helsinkiDay(now), (day) => isAfter(opening(schedule, day)?.closes, now));
  if (deliveryDays === '' || orderDay === null) return null;
  return addWorkingDays(orderDay, Number(deliveryDays.split('–').at(-1)));
}

function findDay(from: IsoDay, isWanted: (day: IsoDay) => boolean): IsoDay | null {
  for (let ahead = 0; ahead < MAX_LOOK_AHEAD_DAYS; ahead += 1) {
    const day = addDays(from, ahead);
    if (isWanted(day)) return day;
  }
  return null;
}

function opening(schedule: Schedule, day: IsoDay): { opens: Date; closes: Date } | undefined {
  const hours = hoursOn(schedule, day);
  if (hours.isClosed) return undefined;
  return { opens: helsinkiInstant(day, hours.open), closes: helsinkiInstant(day, hours.close) };
}

/** Last start for four tyres; undefined on a day that is closed or open for less than an hour. */
function lastStart(schedule: Schedule, day: IsoDay): Date | undefined {
  const hours = opening(schedule, day);
  if (!hours) return undefined;
  const start = new Date(hours.closes.getTime() - FITTING_MS);
  return start < hours.opens ? undefined : start;
}

function isAfter(instant: Date | undefined, now: Date): boolean {
  return instant !== undefined && instant > now;
}

/** Suppliers deliver from Monday to Friday, holidays excepted. */
function addWorkingDays(from: IsoDay, count: number): IsoDay {
  let day = from;
  for (let left = count; left > 0;) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

function isWorkingDay(day: IsoDay): boolean {
  return !['la', 'su'].includes(dayCode(day)) && holidaysBetween(day, day).length === 0;
}
