// Where a booking is on the day board and where it moves to: bays side by side, time from the top. Epoch milliseconds inside.
import { helsinkiInstant, type IsoDay } from '../../../../platform/contract/dates.ts';
import { HOUR_MS } from '../../../../platform/contract/durations.ts';
import type { DayState } from '../../../opening-hours/opening-hours.ts';

/** A closed day is shown like a usual one. */
const USUAL_HOURS = { open: '08:00', close: '17:00' };

export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

/** A time in a bay. */
export interface Place {
  readonly bay: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** What a place can be moved within. */
export interface Board {
  /** Numbers of the bays from left to right. */
  readonly bays: readonly number[];
  readonly span: Span;
  readonly gridMs: number;
}

/** What a day's board shows: its opening hours, and what is booked beside them, in whole hours. */
export function shownSpan(day: IsoDay, hours: DayState, places: readonly Place[]): Span {
  const { open, close } = hours.isClosed ? USUAL_HOURS : hours;
  const from = [helsinkiInstant(day, open).getTime(), ...places.map(({ startMs }) => startMs)];
  const to = [helsinkiInstant(day, close).getTime(), ...places.map(({ endMs }) => endMs)];
  return {
    fromMs: Math.floor(Math.min(...from) / HOUR_MS) * HOUR_MS,
    toMs: Math.ceil(Math.max(...to) / HOUR_MS) * HOUR_MS,
  };
}

export function hoursOf({ fromMs, toMs }: Span): number[] {
  return Array.from({ length: Math.round((toMs - fromMs) / HOUR_MS) }, (_, hour) => fromMs + hour * HOUR_MS);
}

/** What is left of a span when these, in their order, are taken out of it: when a bay is not worked in. */
export function without(span: Span, worked: readonly Span[]): Span[] {
  const ends = [...worked, { fromMs: span.toMs, toMs: span.toMs }];
  return ends
    .map(({ fromMs }, at) => ({
      fromMs: Math.max(span.fromMs, worked[at - 1]?.toMs ?? 0),
      toMs: Math.min(fromMs, span.toMs),
    }))
    .filter(({ fromMs, toMs }) => fromMs < toMs);
}

/** One or more bays to the side and steps of the grid down or up; it stays on the board, and as long as it is. */
export function moved(place: Place, { steps, bays }: { steps: number; bays: number }, board: Board): Place {
  const startMs = steps === 0 ? place.startMs : stepped(place.startMs, steps, board.gridMs);
  return within({ ...place, bay: neighbour(place.bay, bays, board.bays) }, startMs, board.span);
}

/** Ends so many steps of the grid later or earlier, but at least one after its start. */
export function resized(place: Place, steps: number, { gridMs, span }: Board): Place {
  return { ...place, endMs: boundedEnd(place, stepped(place.endMs, steps, gridMs), gridMs, span) };
}

/** Dragged by so many milliseconds down, into this bay. */
export function dragged(place: Place, byMs: number, bay: number, { gridMs, span }: Board): Place {
  return within({ ...place, bay }, snapped(place.startMs + byMs, gridMs), span);
}

/** Its end dragged by so many milliseconds. */
export function stretched(place: Place, byMs: number, { gridMs, span }: Board): Place {
  return { ...place, endMs: boundedEnd(place, snapped(place.endMs + byMs, gridMs), gridMs, span) };
}

/** The place that a point shows: bays share the width, `x` and `y` are shares of the board from 0 to 1. */
export function pointed({ x, y }: { x: number; y: number }, { bays, span, gridMs }: Board) {
  const at = Math.min(bays.length - 1, Math.max(0, Math.floor(x * bays.length)));
  const ms = span.fromMs + y * (span.toMs - span.fromMs);
  return { bay: bays[at] ?? 0, startMs: Math.floor(ms / gridMs) * gridMs };
}

/** The same time of day, as long, on another day. */
export function onDay(place: Place, time: string, day: IsoDay): Place {
  const startMs = helsinkiInstant(day, time).getTime();
  return { ...place, startMs, endMs: startMs + place.endMs - place.startMs };
}

/** What takes the same bay at the same time. */
export function inTheWay<Other extends Place>(place: Place, others: readonly Other[]): Other | undefined {
  return others.find(
    ({ bay, startMs, endMs }) => bay === place.bay && startMs < place.endMs && endMs > place.startMs,
  );
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.bay === other.bay && one.startMs === other.startMs && one.endMs === other.endMs;
}

function within(place: Place, startMs: number, { fromMs, toMs }: Span): Place {
  const lengthMs = place.endMs - place.startMs;
  const bounded = Math.max(fromMs, Math.min(startMs, toMs - lengthMs));
  return { ...place, startMs: bounded, endMs: bounded + lengthMs };
}

function boundedEnd({ startMs }: Place, endMs: number, gridMs: number, { toMs }: Span): number {
  return Math.max(startMs + gridMs, Math.min(endMs, toMs));
}

/** What is off the grid goes to its next line first. Helsinki is whole hours from UTC, so its grid is that of the epoch. */
function stepped(ms: number, steps: number, gridMs: number): number {
  const line = steps > 0 ? Math.floor(ms / gridMs) : Math.ceil(ms / gridMs);
  return (line + steps) * gridMs;
}

function snapped(ms: number, gridMs: number): number {
  return Math.round(ms / gridMs) * gridMs;
}

function neighbour(bay: number, by: number, bays: readonly number[]): number {
  const at = bays.indexOf(bay) + by;
  return bays[Math.max(0, Math.min(at, bays.length - 1))] ?? bay;
}
