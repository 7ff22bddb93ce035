// Which times can be booked: the one rule of page, API, assistant and staff. Inside are epoch milliseconds, outside Helsinki days.
import { addDays, helsinkiDay, type IsoDay } from '../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../platform/contract/durations.ts';
import type { BookedWork } from './booking-rules.ts';
import type { Bay } from './contract/settings.ts';
import type { OccupiedOn } from './occupied-times.ts';
import { busyDay, hasLeft, type BusyDay } from './shop-day/busy-day.ts';
import { openDay, type BayDay, type BookingRules, type TimeSettings } from './shop-day/open-day.ts';
import { bookedMinutes, canWorkIn } from './work-length.ts';

export interface TimeSearch {
  readonly rules: BookingRules;
  readonly taken: OccupiedOn;
  readonly work: BookedWork;
  readonly nowMs: number;
  /** The tyres are in the shop by then. */
  readonly notBeforeMs?: number;
  /** Length of a booking that is to be moved; absent: calculated from the work. */
  readonly minutes?: number;
  /** Staff take somebody in: no lead time, at any minute, also in the share of those who come without a booking. */
  readonly isByStaff?: boolean;
}

const STAFF_GRID_MINUTES = 5;

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
  readonly search: TimeSearch;
  readonly lengthMs: number;
  readonly gapMs: number;
  readonly gridMs: number;
  readonly earliestMs: number;
  readonly lastDay: IsoDay;
  readonly canWork: ReadonlySet<number>;
  /** Key of what the starts of a day depend on, apart from taken times. */
  readonly kind: string;
}

/** `undefined` where the shop does not offer the work. */
function planOf(search: TimeSearch): SearchPlan | undefined {
  const { rules, work, nowMs, notBeforeMs = 0, isByStaff = false } = search;
  const { settings } = rules;
  const minutes = search.minutes ?? bookedMinutes(settings, work);
  if (minutes === undefined) return undefined;
  const leadMinutes = isByStaff ? 0 : settings.leadMinutes;
  const able = settings.bays.filter((bay) => canWorkIn(bay, work)).map(({ number }) => number);
  return {
    search,
    lengthMs: minutes * MINUTE_MS,
    gapMs: settings.gapMinutes * MINUTE_MS,
    gridMs: (isByStaff ? STAFF_GRID_MINUTES : settings.gridMinutes) * MINUTE_MS,
    earliestMs: Math.max(notBeforeMs, nowMs + leadMinutes * MINUTE_MS),
    lastDay: lastDayOf(search),
    canWork: new Set(able),
    kind: `${minutes} ${isByStaff} ${able.join()}`,
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

/** The farthest that can be booked. */
export function lastDayOf({ rules, nowMs }: Pick<TimeSearch, 'rules' | 'nowMs'>): IsoDay {
  return addDays(todayOf(nowMs), rules.settings.farthestDays);
}

/** Where a bay can take the work: before a closing or a break it must be done, before another booking its gap must be over, too. */
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

/** The starts of a day from the earliest on; for a complete day always the same list. */
function startsOn(plan: SearchPlan, day: IsoDay): readonly number[] {
  const open = day > plan.lastDay ? null : openDay(plan.search.rules, day);
  if (!open || plan.earliestMs > open.toMs) return NO_STARTS;
  const { starts } = busyDay(open, plan.search.taken(day));
  let all = starts.get(plan.kind);
  if (!all) {
    all = allStartsOn(plan, day);
    // Anybody may request work of any length, so the cache is limited.
    if (starts.size >= MAX_KNOWN_KINDS) starts.clear();
    starts.set(plan.kind, all);
  }
  return plan.earliestMs <= open.fromMs ? all : all.filter((startMs) => startMs >= plan.earliestMs);
}

const NO_STARTS: readonly number[] = [];
const MAX_KNOWN_KINDS = 200;

/** Helsinki is whole hours from UTC, so its grid of minutes is that of the epoch. */
function allStartsOn(plan: SearchPlan, day: IsoDay): readonly number[] {
  const searched = searchDay({ ...plan, earliestMs: 0 }, day);
  if (!searched || searched.openings.length === 0) return NO_STARTS;
  const { openings, mayBook, firstMs, lastMs } = searched;
  const { gridMs } = plan;
  const starts: number[] = [];
  for (let startMs = Math.ceil(firstMs / gridMs) * gridMs; startMs <= lastMs; startMs += gridMs) {
    const isFree = openings.some(({ fromMs, lastMs: lateMs }) => fromMs <= startMs && startMs <= lateMs);
    if (isFree && mayBook(startMs)) starts.push(startMs);
  }
  return starts;
}

export interface FreeDay {
  readonly date: IsoDay;
  /** The shop is closed. */
  readonly isClosed: boolean;
  readonly starts: readonly number[];
}

/** Every time that can be booked on `days` days starting with `from`. */
export function freeTimes(search: TimeSearch, from: IsoDay, days: number): FreeDay[] {
  const plan = planOf(search);
  let date = addDays(from, -1);
  return Array.from({ length: days }, () => {
    date = dayAfter(date);
    const isClosed = openDay(search.rules, date) === null;
    return { date, isClosed, starts: plan ? startsOn(plan, date) : NO_STARTS };
  });
}

const daysAfter = new Map<IsoDay, IsoDay>();
const MAX_KNOWN_DAYS = 1_000;

/** Every search goes from day to day, and counting them costs more than the search. */
function dayAfter(day: IsoDay): IsoDay {
  const known = daysAfter.get(day);
  if (known !== undefined) return known;
  const next = addDays(day, 1);
  if (daysAfter.size >= MAX_KNOWN_DAYS) daysAfter.clear();
  daysAfter.set(day, next);
  return next;
}

/** The first time that can be booked, on `from` or later; `undefined` when there is none within the days that can be booked. */
export function earliestTime(search: TimeSearch, from = todayOf(search.nowMs)): number | undefined {
  const today = todayOf(search.nowMs);
  const plan = planOf(search);
  if (!plan) return undefined;
  const arrival = search.notBeforeMs === undefined ? today : helsinkiDay(new Date(search.notBeforeMs));
  for (let day = latest(from, today, arrival); day <= plan.lastDay; day = dayAfter(day)) {
    const [startMs] = startsOn(plan, day);
    if (startMs !== undefined) return startMs;
  }
  return undefined;
}

function latest(...days: readonly IsoDay[]): IsoDay {
  return days.reduce((one, other) => (one > other ? one : other));
}

const NEAR_DAYS = 14;

/** Up to `most` free times nearest to one that cannot be had, in their order. */
export function nearestTimes(search: TimeSearch, wantedMs: number, most: number): number[] {
  const plan = planOf(search);
  if (!plan) return [];
  const startMs = Math.max(wantedMs, plan.earliestMs);
  const wantedDay = helsinkiDay(new Date(startMs));
  const day = wantedDay > plan.lastDay ? plan.lastDay : wantedDay;
  const found = [...startsOn(plan, day)];
  for (let away = 1; away <= NEAR_DAYS && found.length < most; away += 1) {
    found.push(...startsOn(plan, addDays(day, away)), ...startsOn(plan, addDays(day, -away)));
  }
  return found
    .filter((one) => one !== wantedMs)
    .toSorted((one, other) => Math.abs(one - startMs) - Math.abs(other - startMs))
    .slice(0, most)
    .toSorted((one, other) => one - other);
}

/**
 * The bay that takes the work at a time that is offered; `undefined` when it is not. The narrowest bay that can do it, and of
 * those the tightest gap, so that long and wide work still find room.
 */
export function offeredBay(search: TimeSearch, startMs: number): number | undefined {
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
export function nextTimeChange({ gridMinutes, leadMinutes }: TimeSettings, nowMs: number): Date {
  const gridMs = gridMinutes * MINUTE_MS;
  const leadMs = leadMinutes * MINUTE_MS;
  const tooNearMs = Math.ceil((nowMs + leadMs) / gridMs) * gridMs - leadMs + 1;
  return new Date(Math.min(tooNearMs, (Math.floor(nowMs / gridMs) + 1) * gridMs));
}
