// What is taken of an open day, bay by bay, and what may still be booked of each of its hours.
import { HOUR_MS } from '../../../platform/contract/durations.ts';
import type { OccupiedTime } from '../occupied-times.ts';
import { without, type OpenDay } from './open-day.ts';

/** An open day with what is taken of it. */
export interface BusyDay {
  /** In the order of their starts. */
  readonly byBay: ReadonlyMap<number, readonly OccupiedTime[]>;
  /** What may still be booked of each clock hour from `baseMs` on. */
  readonly leftMs: Float64Array;
  readonly baseMs: number;
  /** Starts of the complete day by the kind of search, so that each is calculated once. */
  readonly starts: Map<string, readonly number[]>;
}

const busyDays = new WeakMap<OpenDay, WeakMap<readonly OccupiedTime[], BusyDay>>();

/** Worked out once for each list of what is taken. */
export function busyDay(open: OpenDay, taken: readonly OccupiedTime[]): BusyDay {
  const ofDay = busyDays.get(open) ?? new WeakMap<readonly OccupiedTime[], BusyDay>();
  busyDays.set(open, ofDay);
  const known = ofDay.get(taken);
  if (known) return known;
  const sorted = taken.toSorted((one, other) => one.startMs - other.startMs);
  const byBay = Map.groupBy(sorted, ({ bay }) => bay);
  const made = { byBay, ...bookableHours(open, taken), starts: new Map<string, readonly number[]>() };
  ofDay.set(taken, made);
  return made;
}

/** Each clock hour reserves a share for customers without a booking; nothing is done in blocked time. */
function bookableHours(open: OpenDay, taken: readonly OccupiedTime[]): Pick<BusyDay, 'leftMs' | 'baseMs'> {
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

/** Whether the share of those without a booking stays free in each hour of it. */
export function hasLeft({ leftMs, baseMs }: BusyDay, startMs: number, endMs: number): boolean {
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
