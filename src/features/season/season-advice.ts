// When to change tyres: from the law's dates, the nights of the forecast, the roads and the shop's queue. Pure.
import { addDays, daysBetween, type IsoDay } from '../../platform/contract/dates.ts';
import { ruleOn, seasonState, WINTER_TYRE_SEASON } from '../pages/season-law.ts';
import { isSlippery, type DayLoad, type Night, type Outlook } from './outlook.ts';

/** What decides: a slippery road, frost or none of it in the forecast, or the law's date alone. */
type Because = 'road' | 'frost' | 'mild' | 'law';
/** How full the days are on which the change can be made. */
export type Queue = 'loose' | 'filling' | 'full';

interface Grounds {
  readonly because: Because;
  /** Nights that the forecast covers; 0 without one. */
  readonly nightCount: number;
  readonly frostNights: number;
  /** The evening before the first frost of the forecast. */
  readonly firstFrost: IsoDay | undefined;
  /** The season of the law: its first day while it is to come, else its last. */
  readonly lawDay: IsoDay;
  /** `undefined` without bookings, and where nothing is to be changed. */
  readonly queue: Queue | undefined;
  /** The day with the most free time of those; none where two have as much. */
  readonly calmestDay: IsoDay | undefined;
}

export type Advice = Grounds &
  (
    | { readonly kind: 'winter-by'; readonly byDay: IsoDay }
    | {
        readonly kind:
          | 'winter-now'
          | 'winter-wait'
          | 'winter-on'
          | 'summer-wait'
          | 'summer-now'
          | 'summer-on';
      }
  );

export type Turn = 'autumn' | 'spring';

/** From the first of September on the change to winter tyres is thought of. */
const AUTUMN_DAYS = 61;
/** Around the law's last day the change to summer tyres is thought of. */
const SPRING_BEFORE_DAYS = 21;
const SPRING_AFTER_DAYS = 60;
/** Days before the law's first day within which it decides, where the forecast shows no frost or is missing. */
const LAW_NEAR_DAYS = 14;
/** Days from today on whose opening hours and load an advice needs. */
export const ADVICE_DAYS = LAW_NEAR_DAYS + 1;
/** Days after the season within which single frosts delay the change; later, studs may be used only when the road requires. */
const PATIENT_DAYS = 30;
/** Days ahead within which the queue is looked at where no day is set. */
const QUEUE_DAYS = 7;
const FILLING_SHARE = 0.5;
const FULL_SHARE = 0.8;

/** The advice of a day. Roads in `outlook` are those measured lately. */
export function seasonAdvice(today: IsoDay, outlook: Outlook): Advice {
  const state = seasonState(today);
  const grounds = groundsOf(today, outlook);
  if (state.kind === 'in-season') {
    return state.daysLeft <= SPRING_BEFORE_DAYS
      ? beforeSpring({ ...grounds, lawDay: state.lastDay })
      : { ...grounds, lawDay: state.lastDay, kind: 'winter-on' };
  }
  const lawDay = state.firstDay;
  if (state.daysUntil <= AUTUMN_DAYS) return autumnAdvice(today, { ...grounds, lawDay }, outlook.days);
  const daysAfter = daysBetween(lastSeasonDay(today), today);
  if (daysAfter > SPRING_AFTER_DAYS) return { ...grounds, lawDay, kind: 'summer-on' };
  return springAdvice(today, { ...grounds, lawDay: lastSeasonDay(today) }, outlook.days);
}

/** The turn that is due by this advice; its reminders are then sent. */
export function dueTurn({ kind }: Pick<Advice, 'kind'>): Turn | undefined {
  switch (kind) {
    case 'winter-now':
    case 'winter-by':
    case 'winter-on':
      return 'autumn';
    case 'summer-now':
    case 'summer-on':
      return 'spring';
    case 'winter-wait':
    case 'summer-wait':
      return undefined;
  }
}

/** The turn that is to be made now; undefined before its time and once it should be done. */
export function advisedTurn({ kind }: Pick<Advice, 'kind'>): Turn | undefined {
  if (kind === 'winter-now' || kind === 'winter-by') return 'autumn';
  return kind === 'summer-now' ? 'spring' : undefined;
}

/** Days before the day of the advice within which who asked late is reminded of it. */
const LAST_DAYS = 2;

/** False while the day of the advice is still some days ahead. */
export function isUrgent(advice: Advice, today: IsoDay): boolean {
  return advice.kind !== 'winter-by' || daysBetween(today, advice.byDay) <= LAST_DAYS;
}

/** What a visitor can still be reminded of. */
export interface ReminderOffer {
  readonly turn: Turn;
  /** Before the turn is due; before the day that the advice has named; or of the next turn, because this one is to be made now. */
  readonly when: 'due' | 'before-day' | 'next';
}

export function reminderOffer(advice: Advice, today: IsoDay): ReminderOffer {
  const due = dueTurn(advice);
  if (due === undefined) return { turn: advice.kind === 'winter-wait' ? 'autumn' : 'spring', when: 'due' };
  if (!isUrgent(advice, today)) return { turn: due, when: 'before-day' };
  const turn = due === 'autumn' ? 'spring' : 'autumn';
  return { turn, when: advisedTurn(advice) === undefined ? 'due' : 'next' };
}

type GroundsOfWeather = Omit<Grounds, 'lawDay'>;

function groundsOf(today: IsoDay, { nights, roads }: Outlook): GroundsOfWeather {
  const coming = nights.filter(({ day }) => day >= today);
  const frosts = coming.filter(isFrost);
  return {
    because: becauseOf(roads.some(isSlippery), coming.length, frosts.length),
    nightCount: coming.length,
    frostNights: frosts.length,
    firstFrost: frosts[0]?.day,
    queue: undefined,
    calmestDay: undefined,
  };
}

function isFrost({ lowestC }: Night): boolean {
  return lowestC < 0;
}

function becauseOf(isRoadSlippery: boolean, nights: number, frosts: number): Because {
  if (isRoadSlippery) return 'road';
  if (nights === 0) return 'law';
  return frosts > 0 ? 'frost' : 'mild';
}

function autumnAdvice(today: IsoDay, grounds: Grounds, days: readonly DayLoad[]): Advice {
  const { because, firstFrost, lawDay } = grounds;
  if (because === 'road') return now('winter-now', today, grounds, days);
  if (because === 'frost' && firstFrost !== undefined) return by(firstFrost, today, grounds, days);
  return daysBetween(today, lawDay) <= LAW_NEAR_DAYS
    ? by(addDays(lawDay, -1), today, { ...grounds, because: 'law' }, days)
    : { ...grounds, kind: 'winter-wait' };
}

/** The last open day up to `last` is the latest to change; when that is today, it is now. */
function by(last: IsoDay, today: IsoDay, grounds: Grounds, days: readonly DayLoad[]): Advice {
  const byDay = days.findLast(({ day, isOpen }) => isOpen && day <= last)?.day;
  if (byDay === undefined || byDay <= today) return now('winter-now', today, grounds, days);
  return { ...grounds, ...queueOf(days, today, byDay), kind: 'winter-by', byDay };
}

function beforeSpring(grounds: Grounds): Advice {
  const because = grounds.because === 'mild' ? 'law' : grounds.because;
  return { ...grounds, because, kind: 'summer-wait' };
}

function springAdvice(today: IsoDay, grounds: Grounds, days: readonly DayLoad[]): Advice {
  const { because, lawDay } = grounds;
  const isPatient = daysBetween(lawDay, today) <= PATIENT_DAYS;
  return because === 'road' || (because === 'frost' && isPatient)
    ? { ...grounds, kind: 'summer-wait' }
    : now('summer-now', today, grounds, days);
}

function now(
  kind: 'winter-now' | 'summer-now',
  today: IsoDay,
  grounds: Grounds,
  days: readonly DayLoad[],
): Advice {
  return { ...grounds, ...queueOf(days, today, addDays(today, QUEUE_DAYS)), kind };
}

function queueOf(
  days: readonly DayLoad[],
  today: IsoDay,
  last: IsoDay,
): Pick<Grounds, 'queue' | 'calmestDay'> {
  const booked = days.flatMap(({ day, isOpen, share }) =>
    isOpen && share !== undefined && day > today && day <= last ? [{ day, share }] : [],
  );
  // The one in the middle: a single full Saturday does not fill the week.
  const sorted = booked.toSorted((one, other) => one.share - other.share);
  const [calmest] = sorted;
  const usual = sorted[Math.floor(sorted.length / 2)];
  if (!calmest || !usual) return { queue: undefined, calmestDay: undefined };
  const next = sorted[1];
  const isChoice = next !== undefined && percentOf(calmest) < percentOf(next) && calmest.share < FULL_SHARE;
  return { queue: queueAt(usual.share), calmestDay: isChoice ? calmest.day : undefined };
}

function percentOf({ share }: { share: number }): number {
  return Math.round(share * 100);
}

/** How full a share of booked time is called. */
export function queueAt(share: number): Queue {
  if (share < FILLING_SHARE) return 'loose';
  return share < FULL_SHARE ? 'filling' : 'full';
}

/** The last day of the season that ended in this year. */
function lastSeasonDay(today: IsoDay): IsoDay {
  return `${today.slice(0, 4)}-${ruleOn(WINTER_TYRE_SEASON, today).ends}`;
}
