// How long somebody who comes without a booking waits now: by how far today's bookings really are, not by what was planned.
import { helsinkiDay } from '../../platform/contract/dates.ts';
import { MINUTE_MS, HOUR_MS } from '../../platform/contract/durations.ts';
import { OPEN_STATES, type BookedWork } from './booking-rules.ts';
import type { OccupiedTime } from './occupied-times.ts';
import { openDay, type BayDay, type BookingRules } from './shop-day/open-day.ts';
import { bookedMinutes, canWorkIn } from './work-length.ts';

/** A booking that is under way beyond its time is believed to take this much longer. */
const MIN_LEFT_MS = 5 * MINUTE_MS;
/** A booking that is this late counts as done: nobody has marked it. */
const FORGOTTEN_MS = HOUR_MS;
/** Waits are shown in these steps, rounded up. */
const STEP_MS = 5 * MINUTE_MS;

export interface ExpectedWait {
  /** Until the work can start, in whole minutes; null: not today any more. */
  readonly minutes: number | null;
  /** The booking that begins latest after its booked time, in its own bay; 0 while all goes as booked. */
  readonly behind: { readonly minutes: number; readonly bay: number };
}

export interface WaitingWork {
  readonly rules: BookingRules;
  /** What takes the bays today. */
  readonly taken: readonly OccupiedTime[];
  readonly work: BookedWork;
  readonly nowMs: number;
}

/** `undefined` while the shop is closed, and for work that it does not do. */
export function expectedWait({ rules, taken, work, nowMs }: WaitingWork): ExpectedWait | undefined {
  const open = openDay(rules, helsinkiDay(new Date(nowMs)));
  const minutes = bookedMinutes(rules.settings, work);
  if (!open || minutes === undefined || nowMs < open.fromMs || nowMs >= open.toMs) return undefined;
  const able = open.bays.filter(({ bay }) => canWorkIn(bay, work));
  if (able.length === 0) return undefined;
  const gapMs = rules.settings.gapMinutes * MINUTE_MS;
  const served = withWaitingServed(open.bays, { taken, gapMs, nowMs });
  const lengths = { lengthMs: minutes * MINUTE_MS, gapMs };
  const startMs = Math.min(...able.map((bayDay) => firstGap(bayDay, served, lengths, nowMs)));
  return {
    minutes: Number.isFinite(startMs) ? Math.ceil((startMs - nowMs) / MINUTE_MS) : null,
    behind: mostBehind(open.bays, taken, nowMs),
  };
}

function mostBehind(bays: readonly BayDay[], taken: readonly OccupiedTime[], nowMs: number) {
  const all = bays.flatMap(({ bay }) =>
    expectedTimes(taken, bay.number, nowMs).map(({ behindMs }) => ({
      minutes: Math.round(behindMs / MINUTE_MS),
      bay: bay.number,
    })),
  );
  return all.reduce((most, one) => (one.minutes > most.minutes ? one : most), { minutes: 0, bay: 0 });
}

/**
 * Who has come and waits because their bay is late goes to another bay that is free sooner, before anybody without a booking.
 * Which work it is does not matter: nobody is promised a bay that somebody else may need.
 */
function withWaitingServed(
  bays: readonly BayDay[],
  { taken, gapMs, nowMs }: { taken: readonly OccupiedTime[]; gapMs: number; nowMs: number },
): readonly OccupiedTime[] {
  const waiting = taken
    .filter(({ use, state, startMs }) => use !== 'block' && state === 'arrived' && startMs <= nowMs)
    .toSorted((one, other) => one.startMs - other.startMs);
  let served = taken;
  for (const time of waiting) {
    const ownMs = expectedTimes(served, time.bay, nowMs).find(({ taken: one }) => one === time)?.startMs;
    if (ownMs === undefined || ownMs <= nowMs) continue;
    const lengthMs = time.endMs - time.startMs;
    const without = served.filter((one) => one !== time);
    const places = bays.map((bayDay) => ({
      bay: bayDay.bay.number,
      startMs: firstGap(bayDay, without, { lengthMs, gapMs }, nowMs),
    }));
    const first = places.toSorted((one, other) => one.startMs - other.startMs)[0];
    if (!first || first.bay === time.bay || first.startMs >= ownMs) continue;
    const endMs = first.startMs + lengthMs;
    const moved = { ...time, ...first, endMs, freeMs: endMs + time.freeMs - time.endMs };
    served = [...without, moved];
  }
  return served;
}

/** When the shown wait may change by itself. */
export function nextWaitStep(nowMs: number): Date {
  return new Date((Math.floor(nowMs / STEP_MS) + 1) * STEP_MS);
}

/** As it is shown: rounded up, so that the real wait is rarely longer. */
export function roundedWait(minutes: number): number {
  return (Math.ceil((minutes * MINUTE_MS) / STEP_MS) * STEP_MS) / MINUTE_MS;
}

interface ExpectedTime {
  readonly taken: OccupiedTime;
  readonly startMs: number;
  /** The bay can be used again. */
  readonly freeMs: number;
  readonly behindMs: number;
}

/** What a bay still has to do, each booking when it will really be done: one that is late moves those after it. */
function expectedTimes(taken: readonly OccupiedTime[], bay: number, nowMs: number): ExpectedTime[] {
  const own = taken.filter((one) => one.bay === bay).toSorted((one, other) => one.startMs - other.startMs);
  const times: ExpectedTime[] = [];
  let bayFreeMs = 0;
  for (const time of own) {
    const real = realTime(time, bayFreeMs, nowMs);
    if (!real) continue;
    const freeMs = real.endMs + (time.freeMs - time.endMs);
    bayFreeMs = Math.max(bayFreeMs, freeMs);
    const hasBegun = time.use === 'block' || time.state === 'working';
    times.push({
      taken: time,
      startMs: real.startMs,
      freeMs,
      behindMs: hasBegun ? 0 : real.startMs - time.startMs,
    });
  }
  return times.toSorted((one, other) => one.startMs - other.startMs);
}

/** `undefined` for a booking that takes no more of the bay. */
function realTime(
  { use, state, startMs, endMs }: OccupiedTime,
  bayFreeMs: number,
  nowMs: number,
): { startMs: number; endMs: number } | undefined {
  if (use === 'block') return endMs > nowMs ? { startMs, endMs } : undefined;
  if (!OPEN_STATES.includes(state) || endMs + FORGOTTEN_MS <= nowMs) return undefined;
  if (state === 'working') return { startMs, endMs: Math.max(endMs, nowMs + MIN_LEFT_MS) };
  // Who has not come may still come until the booked time is over.
  const earliestMs = state === 'arrived' ? nowMs : startMs;
  const realMs = Math.max(startMs, bayFreeMs, earliestMs);
  const realEndMs = realMs + endMs - startMs;
  return realEndMs > nowMs ? { startMs: realMs, endMs: realEndMs } : undefined;
}

/** The first moment from now on at which the work fits between the bookings of a bay; infinite when there is none today. */
function firstGap(
  { bay, spans }: BayDay,
  taken: readonly OccupiedTime[],
  { lengthMs, gapMs }: { lengthMs: number; gapMs: number },
  nowMs: number,
): number {
  const times = expectedTimes(taken, bay.number, nowMs);
  const fits = spans.flatMap(({ fromMs, toMs }) => {
    let startMs = Math.max(fromMs, nowMs);
    for (const time of times) {
      const isBefore = startMs + lengthMs + gapMs <= time.startMs;
      if (!isBefore) startMs = Math.max(startMs, time.freeMs);
    }
    return startMs + lengthMs <= toMs ? [startMs] : [];
  });
  return Math.min(Number.POSITIVE_INFINITY, ...fits);
}
