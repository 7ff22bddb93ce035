// When a stored set goes under the car: the day that the law names, and how long the shop's queue takes around it.
import { addDays, daysBetween, type IsoDay } from '../../platform/contract/dates.ts';
import { ruleOn, WINTER_TYRE_SEASON } from '../pages/season-law.ts';
import type { SetSeason } from './tread-depth.ts';

export interface SeasonTurn {
  season: 'spring' | 'autumn';
  year: number;
  /** Winter tyres: the first day they are required when weather or road requires. Summer tyres: the first day after. */
  lawDay: IsoDay;
}

/** Days that a turn stays open after the legal date, for late customers. */
const OPEN_DAYS = 45;
/** Days between the reminder and the first day of the queue. */
export const NOTICE_DAYS = 14;
/** The shop changes tyres on six of a week's seven days. */
const WEEK_SHARE = 7 / 6;
const MAX_QUEUE_DAYS = 60;

/** The turn at which a set of this season is next put on. */
export function nextTurn(season: SetSeason, today: IsoDay): SeasonTurn {
  const thisYear = Number(today.slice(0, 4));
  const inYear = (year: number): SeasonTurn => {
    const { starts, ends } = ruleOn(WINTER_TYRE_SEASON, today);
    return season === 'summer'
      ? { season: 'spring', year, lawDay: addDays(`${year}-${ends}`, 1) }
      : { season: 'autumn', year, lawDay: `${year}-${starts}` };
  };
  // Late autumn's turn may still be open in January.
  const turns = [inYear(thisYear - 1), inYear(thisYear)];
  return turns.find(({ lawDay }) => daysBetween(lawDay, today) <= OPEN_DAYS) ?? inYear(thisYear + 1);
}

/** Whether a set that goes under the car today is changed for that turn; otherwise it is taken for another reason. */
export function isTurnNear({ lawDay }: SeasonTurn, today: IsoDay): boolean {
  return daysBetween(today, lawDay) <= MAX_QUEUE_DAYS + NOTICE_DAYS;
}

/** '2027-spring': names a turn for good. */
export function turnKey({ season, year }: SeasonTurn): string {
  return `${year}-${season}`;
}

export interface TurnQueue {
  /** The shop begins to change, so that all are served around the law's day. */
  firstDay: IsoDay;
  lastDay: IsoDay;
  /** When customers are reminded. */
  remindDay: IsoDay;
}

/**
 * The queue of a turn: winter tyres are to be on before their season begins, summer tyres go on after it ends.
 * `waiting` sets wait, and the shop changes `perDay` on a working day.
 */
export function turnQueue(turn: SeasonTurn, waiting: number, perDay: number): TurnQueue {
  const days = Math.min(Math.ceil((waiting / Math.max(perDay, 1)) * WEEK_SHARE), MAX_QUEUE_DAYS);
  const firstDay = onWorkday(
    turn.season === 'autumn' ? addDays(turn.lawDay, -Math.max(days, 1)) : turn.lawDay,
  );
  const end = addDays(firstDay, Math.max(days - 1, 0));
  const lastDay = isSunday(end) ? addDays(end, -1) : end;
  return { firstDay, lastDay, remindDay: addDays(firstDay, -NOTICE_DAYS) };
}

function isSunday(day: IsoDay): boolean {
  return new Date(day).getUTCDay() === 0;
}

function onWorkday(day: IsoDay): IsoDay {
  return isSunday(day) ? addDays(day, 1) : day;
}

/** What is left of the queue's days, from today on; undefined once they are over. */
export function daysLeft(
  { firstDay, lastDay }: Pick<TurnQueue, 'firstDay' | 'lastDay'>,
  today: IsoDay,
): { from: IsoDay; to: IsoDay } | undefined {
  if (lastDay < today) return undefined;
  return { from: firstDay < today ? today : firstDay, to: lastDay };
}
