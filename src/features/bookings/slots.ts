// Which times can be booked: the one rule of page, API, assistant and staff. Inside are epoch milliseconds, outside Helsinki days.
import {
  addDays,
  daysBetween,
  helsinkiDay,
  helsinkiInstant,
  type IsoDay,
} from '../../platform/contract/dates.ts';
import { hoursOn, type Schedule } from '../opening-hours/opening-hours.ts';
import { ruleOn, WINTER_TYRE_SEASON } from '../pages/season-law.ts';
import type { BookedWork } from './booking-rules.ts';
import type { Bay, BookingSettings } from './contract/settings.ts';
import type { TakenOn, TakenTime } from './taken-times.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type SlotSettings = Pick<
  BookingSettings,
  | 'gridMinutes'
  | 'gapMinutes'
  | 'leadMinutes'
  | 'farthestDays'
  | 'walkInPercent'
  | 'seasonWalkInPercent'
  | 'largeRim'
  | 'services'
  | 'bays'
>;

/** What the shop has set. Days are worked out once for each such object, so keep it as long as nothing changes. */
export interface BookingRules {
  readonly settings: SlotSettings;
  readonly schedule: Schedule;
}

export interface SlotSearch {
  readonly rules: BookingRules;
  readonly taken: TakenOn;
  readonly work: BookedWork;
  readonly nowMs: number;
  /** The tyres are in the shop by then. */
  readonly notBeforeMs?: number;
  /** Of a job that is booked already; absent: by the work. */
  readonly minutes?: number;
  /** Staff take somebody in: no lead time, at any minute, also in the share of those who come without a booking. */
  readonly isByStaff?: boolean;
}

const STAFF_GRID_MINUTES = 5;

/** Length of the work in minutes, without the gap after it; `undefined` when the shop does not offer one of its services. */
export function bookedMinutes(
  { services, largeRim }: Pick<SlotSettings, 'services' | 'largeRim'>,
  { service, extras, vehicleType, rim, isRunFlat }: BookedWork,
): number | undefined {
  let sum = 0;
  for (const wanted of new Set([service, ...extras])) {
    const length = services.find((one) => one.service === wanted);
    if (!length?.isOn) return undefined;
    sum += length.minutes[vehicleType];
    if (rim !== null && rim >= largeRim) sum += length.largeRimMinutes;
    if (isRunFlat) sum += length.runFlatMinutes;
  }
  return sum;
}

/** Whether the work can be done in a bay of this kind. */
export function canWorkIn({ vehicleTypes, maxRim }: Bay, { vehicleType, rim }: BookedWork): boolean {
  return vehicleTypes.includes(vehicleType) && (maxRim === null || rim === null || rim <= maxRim);
}

const SEASON_HALF_DAYS = 21;

/**
 * Whether a day is in the six weeks of a season change: three weeks before and after each of the law's two days, the first of
 * the winter-tyre season (1 November) and the first after it (1 April). The tyre hotel's turns stay open for longer.
 */
export function isSeasonChange(day: IsoDay): boolean {
  const { starts, ends } = ruleOn(WINTER_TYRE_SEASON, day);
  const year = day.slice(0, 4);
  return [`${year}-${starts}`, addDays(`${year}-${ends}`, 1)].some((lawDay) => {
    const days = daysBetween(lawDay, day);
    return days >= -SEASON_HALF_DAYS && days < SEASON_HALF_DAYS;
  });
}

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

interface BayDay {
  readonly bay: Bay;
  /** When it is worked in: opening hours without its breaks. */
  readonly spans: readonly Span[];
}

interface OpenDay extends Span {
  readonly bays: readonly BayDay[];
  /** Percent of each hour that may be booked. */
  readonly bookablePercent: number;
  readonly known: WeakMap<readonly TakenTime[], BusyDay>;
}

/** An open day with what is taken of it. */
interface BusyDay {
  /** In the order of their starts. */
  readonly byBay: ReadonlyMap<number, readonly TakenTime[]>;
  /** What may still be booked of each clock hour from `baseMs` on. */
  readonly leftMs: Float64Array;
  readonly baseMs: number;
}

const MOST_KNOWN_DAYS = 1_000;
const daysOfRules = new WeakMap<BookingRules, Map<IsoDay, OpenDay | null>>();

/** When and where the shop works on a day; null: closed. */
export function openDay(rules: BookingRules, day: IsoDay): OpenDay | null {
  const known = daysOfRules.get(rules) ?? new Map<IsoDay, OpenDay | null>();
  daysOfRules.set(rules, known);
  const found = known.get(day);
  if (found !== undefined) return found;
  // Anybody may ask for any day of any century.
  if (known.size >= MOST_KNOWN_DAYS) known.clear();
  const made = makeDay(rules, day);
  known.set(day, made);
  return made;
}

function makeDay({ settings, schedule }: BookingRules, day: IsoDay): OpenDay | null {
  const hours = hoursOn(schedule, day);
  if (hours.isClosed) return null;
  const whole = spanOf(day, hours.open, hours.close);
  const inUse = settings.bays.filter(({ closures }) =>
    closures.every(({ from, to }) => day < from || day > to),
  );
  const share = isSeasonChange(day) ? settings.seasonWalkInPercent : settings.walkInPercent;
  return {
    ...whole,
    bays: inUse.map((bay) => ({
      bay,
      spans: without(
        [whole],
        bay.breaks.map(({ from, to }) => spanOf(day, from, to)),
      ),
    })),
    bookablePercent: 100 - share,
    known: new WeakMap(),
  };
}

function spanOf(day: IsoDay, from: string, to: string): Span {
  return { fromMs: helsinkiInstant(day, from).getTime(), toMs: helsinkiInstant(day, to).getTime() };
}

function without(spans: readonly Span[], gone: readonly Span[]): Span[] {
  return gone.reduce<Span[]>(
    (left, { fromMs, toMs }) =>
      left
        .flatMap((span) => [
          { fromMs: span.fromMs, toMs: Math.min(span.toMs, fromMs) },
          { fromMs: Math.max(span.fromMs, toMs), toMs: span.toMs },
        ])
        .filter((span) => span.fromMs < span.toMs),
    [...spans],
  );
}

/** A stretch of a bay in which the work may begin from `fromMs` to `lastMs`; `leftMs` is what the work leaves of it. */
interface Opening {
  readonly bay: Bay;
  readonly fromMs: number;
  readonly lastMs: number;
  readonly leftMs: number;
}

/** A day as one search sees it. */
interface SearchedDay {
  readonly openings: readonly Opening[];
  readonly mayBook: (startMs: number) => boolean;
  readonly firstMs: number;
  readonly lastMs: number;
}

/** What a search comes down to on every day. */
interface SearchPlan {
  readonly search: SlotSearch;
  readonly lengthMs: number;
  readonly gapMs: number;
  readonly gridMs: number;
  readonly earliestMs: number;
  readonly lastDay: IsoDay;
  readonly canWork: ReadonlySet<number>;
}

/** `undefined` where the shop does not offer the work. */
function planOf(search: SlotSearch): SearchPlan | undefined {
  const { rules, work, nowMs, notBeforeMs = 0, isByStaff = false } = search;
  const { settings } = rules;
  const minutes = search.minutes ?? bookedMinutes(settings, work);
  if (minutes === undefined) return undefined;
  const leadMinutes = isByStaff ? 0 : settings.leadMinutes;
  return {
    search,
    lengthMs: minutes * MINUTE_MS,
    gapMs: settings.gapMinutes * MINUTE_MS,
    gridMs: (isByStaff ? STAFF_GRID_MINUTES : settings.gridMinutes) * MINUTE_MS,
    earliestMs: Math.max(notBeforeMs, nowMs + leadMinutes * MINUTE_MS),
    lastDay: lastDayOf(search),
    canWork: new Set(settings.bays.filter((bay) => canWorkIn(bay, work)).map(({ number }) => number)),
  };
}

function searchDay(plan: SearchPlan, day: IsoDay): SearchedDay | undefined {
  const { rules, taken, isByStaff } = plan.search;
  const open = day > plan.lastDay ? null : openDay(rules, day);
  if (!open) return undefined;
  const { lengthMs } = plan;
  const firstMs = Math.max(open.fromMs, plan.earliestMs);
  const lastMs = open.toMs - lengthMs;
  if (firstMs > lastMs) return undefined;
  const busy = busyDay(open, taken(day));
  const openings = open.bays
    .filter(({ bay }) => plan.canWork.has(bay.number))
    .flatMap((bayDay) => openingsOf(bayDay, busy, plan));
  const mayBook = isByStaff ? () => true : (startMs: number) => hasLeft(busy, startMs, startMs + lengthMs);
  return { openings, mayBook, firstMs, lastMs };
}

function lastDayOf({ rules, nowMs }: SlotSearch): IsoDay {
  return addDays(todayOf(nowMs), rules.settings.farthestDays);
}

/** Where a bay can take the work: before a closing or a break it must be done, before another job its gap must be over, too. */
function openingsOf(
  { bay, spans }: BayDay,
  { byBay }: BusyDay,
  { lengthMs, gapMs }: Pick<SearchPlan, 'lengthMs' | 'gapMs'>,
): Opening[] {
  const own = byBay.get(bay.number) ?? [];
  const openings: Opening[] = [];
  const add = (fromMs: number, lastMs: number) => {
    if (fromMs <= lastMs) openings.push({ bay, fromMs, lastMs, leftMs: lastMs - fromMs });
  };
  for (const { fromMs, toMs } of spans) {
    let freeMs = fromMs;
    for (const { startMs, freeMs: nextMs } of own) {
      add(freeMs, Math.min(startMs - gapMs, toMs) - lengthMs);
      freeMs = Math.max(freeMs, nextMs);
    }
    add(freeMs, toMs - lengthMs);
  }
  return openings;
}

function busyDay(open: OpenDay, taken: readonly TakenTime[]): BusyDay {
  const known = open.known.get(taken);
  if (known) return known;
  const sorted = taken.toSorted((one, other) => one.startMs - other.startMs);
  const made = { byBay: Map.groupBy(sorted, ({ bay }) => bay), ...bookableHours(open, taken) };
  open.known.set(taken, made);
  return made;
}

/** Of each clock hour the share of those who come without a booking stays; blocked time is worked in by nobody. */
function bookableHours(open: OpenDay, taken: readonly TakenTime[]): Pick<BusyDay, 'leftMs' | 'baseMs'> {
  const baseMs = Math.floor(open.fromMs / HOUR_MS) * HOUR_MS;
  const leftMs = new Float64Array(Math.ceil((open.toMs - baseMs) / HOUR_MS));
  const add = (fromMs: number, toMs: number, sign: number) => {
    const first = Math.max(0, Math.floor((fromMs - baseMs) / HOUR_MS));
    for (let hour = first; hour < leftMs.length && baseMs + hour * HOUR_MS < toMs; hour += 1) {
      const hourMs = baseMs + hour * HOUR_MS;
      leftMs[hour] = (leftMs[hour] ?? 0) + sign * overlapMs(hourMs, hourMs + HOUR_MS, fromMs, toMs);
    }
  };
  const blocks = taken.filter(({ use }) => use === 'block');
  for (const { bay, spans } of open.bays) {
    const gone = blocks
      .filter((block) => block.bay === bay.number)
      .map((block) => ({ fromMs: block.startMs, toMs: block.endMs }));
    for (const { fromMs, toMs } of without(spans, gone)) add(fromMs, toMs, 1);
  }
  for (const [hour, capacityMs] of leftMs.entries()) leftMs[hour] = (capacityMs * open.bookablePercent) / 100;
  for (const { use, startMs, endMs } of taken) if (use === 'booking') add(startMs, endMs, -1);
  return { leftMs, baseMs };
}

function hasLeft({ leftMs, baseMs }: BusyDay, startMs: number, endMs: number): boolean {
  for (let atMs = startMs; atMs < endMs;) {
    const hour = Math.floor((atMs - baseMs) / HOUR_MS);
    const nextMs = Math.min(endMs, baseMs + (hour + 1) * HOUR_MS);
    if (nextMs - atMs > (leftMs[hour] ?? 0)) return false;
    atMs = nextMs;
  }
  return true;
}

function overlapMs(fromMs: number, toMs: number, otherFromMs: number, otherToMs: number): number {
  return Math.max(0, Math.min(toMs, otherToMs) - Math.max(fromMs, otherFromMs));
}

/** Helsinki is whole hours from UTC, so its grid of minutes is that of the epoch. */
function* startsOn(plan: SearchPlan, day: IsoDay): Generator<number> {
  const searched = searchDay(plan, day);
  if (!searched || searched.openings.length === 0) return;
  const { openings, mayBook, firstMs, lastMs } = searched;
  const { gridMs } = plan;
  for (let startMs = Math.ceil(firstMs / gridMs) * gridMs; startMs <= lastMs; startMs += gridMs) {
    const isFree = openings.some(({ fromMs, lastMs: lateMs }) => fromMs <= startMs && startMs <= lateMs);
    if (isFree && mayBook(startMs)) yield startMs;
  }
}

export interface FreeSlots {
  readonly date: IsoDay;
  /** The shop is closed. */
  readonly isClosed: boolean;
  readonly starts: readonly number[];
}

/** Every time that can be booked on so many days from `from` on. */
export function freeTimes(search: SlotSearch, from: IsoDay, days: number): FreeSlots[] {
  const plan = planOf(search);
  return Array.from({ length: days }, (_, ahead) => {
    const date = addDays(from, ahead);
    const isClosed = openDay(search.rules, date) === null;
    return { date, isClosed, starts: plan ? [...startsOn(plan, date)] : [] };
  });
}

/** The first time that can be booked, on `from` or later; `undefined` when there is none within the days that can be booked. */
export function earliestTime(search: SlotSearch, from = todayOf(search.nowMs)): number | undefined {
  const today = todayOf(search.nowMs);
  const plan = planOf(search);
  if (!plan) return undefined;
  const arrival = search.notBeforeMs === undefined ? today : helsinkiDay(new Date(search.notBeforeMs));
  for (let day = latest(from, today, arrival); day <= plan.lastDay; day = addDays(day, 1)) {
    for (const startMs of startsOn(plan, day)) return startMs;
  }
  return undefined;
}

function latest(...days: readonly IsoDay[]): IsoDay {
  return days.reduce((one, other) => (one > other ? one : other));
}

const NEAR_DAYS = 14;

/** Up to `most` free times nearest to one that is gone, in their order. */
export function nearestTimes(search: SlotSearch, startMs: number, most: number): number[] {
  const day = helsinkiDay(new Date(startMs));
  const plan = planOf(search);
  if (!plan) return [];
  const found = [...startsOn(plan, day)];
  for (let away = 1; away <= NEAR_DAYS && found.length < most; away += 1) {
    found.push(...startsOn(plan, addDays(day, away)), ...startsOn(plan, addDays(day, -away)));
  }
  return found
    .toSorted((one, other) => Math.abs(one - startMs) - Math.abs(other - startMs))
    .slice(0, most)
    .toSorted((one, other) => one - other);
}

/**
 * The bay that takes the work at a time that is offered; `undefined` when it is not. The narrowest bay that can do it, and of
 * those the tightest gap, so that long and wide jobs still find room.
 */
export function offeredBay(search: SlotSearch, startMs: number): number | undefined {
  const plan = planOf(search);
  const searched = plan && searchDay(plan, helsinkiDay(new Date(startMs)));
  if (!searched || (!search.isByStaff && startMs % plan.gridMs !== 0)) return undefined;
  const { openings, mayBook, firstMs, lastMs } = searched;
  if (startMs < firstMs || startMs > lastMs || !mayBook(startMs)) return undefined;
  return openings
    .filter((one) => one.fromMs <= startMs && startMs <= one.lastMs)
    .toSorted((one, other) => widthOf(one.bay) - widthOf(other.bay) || one.leftMs - other.leftMs)[0]?.bay
    .number;
}

/** More kinds of vehicles first, then larger rims. */
function widthOf({ vehicleTypes, maxRim }: Bay): number {
  return vehicleTypes.length * 100 + (maxRim ?? 99);
}

function todayOf(nowMs: number): IsoDay {
  return helsinkiDay(new Date(nowMs));
}

/** When what a search finds may change by itself: a start is too near, or a new day can be booked. */
export function nextSlotStep({ gridMinutes, leadMinutes }: SlotSettings, nowMs: number): Date {
  const gridMs = gridMinutes * MINUTE_MS;
  const leadMs = leadMinutes * MINUTE_MS;
  const tooNearMs = Math.ceil((nowMs + leadMs) / gridMs) * gridMs - leadMs + 1;
  return new Date(Math.min(tooNearMs, (Math.floor(nowMs / gridMs) + 1) * gridMs));
}
