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
export interface Slot {
  readonly bay: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** What a slot can be moved within. */
export interface Board {
  /** Numbers of the bays from left to right. */
  readonly bays: readonly number[];
  readonly span: Span;
  readonly gridMs: number;
}

/** What a day's board shows: its opening hours, and bookings outside them, in whole hours. */
export function shownSpan(day: IsoDay, hours: DayState, slots: readonly Slot[]): Span {
  const { open, close } = hours.isClosed ? USUAL_HOURS : hours;
  const from = [helsinkiInstant(day, open).getTime(), ...slots.map(({ startMs }) => startMs)];
  const to = [helsinkiInstant(day, close).getTime(), ...slots.map(({ endMs }) => endMs)];
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
export function moved(slot: Slot, { steps, bays }: { steps: number; bays: number }, board: Board): Slot {
  const startMs = steps === 0 ? slot.startMs : stepped(slot.startMs, steps, board.gridMs);
  return within({ ...slot, bay: neighbour(slot.bay, bays, board.bays) }, startMs, board.span);
}

/** Ends `steps` steps of the grid later (negative: earlier), but at least one after its start. */
export function resized(slot: Slot, steps: number, { gridMs, span }: Board): Slot {
  return { ...slot, endMs: boundedEnd(slot, stepped(slot.endMs, steps, gridMs), gridMs, span) };
}

/** Dragged by `byMs` milliseconds down, into this bay. */
export function dragged(slot: Slot, byMs: number, bay: number, { gridMs, span }: Board): Slot {
  return within({ ...slot, bay }, snapped(slot.startMs + byMs, gridMs), span);
}

/** Its end dragged by `byMs` milliseconds. */
export function stretched(slot: Slot, byMs: number, { gridMs, span }: Board): Slot {
  return { ...slot, endMs: boundedEnd(slot, snapped(slot.endMs + byMs, gridMs), gridMs, span) };
}

/** The slot that a point shows: bays share the width, `x` and `y` are shares of the board from 0 to 1. */
export function pointed({ x, y }: { x: number; y: number }, { bays, span, gridMs }: Board) {
  const at = Math.min(bays.length - 1, Math.max(0, Math.floor(x * bays.length)));
  const ms = span.fromMs + y * (span.toMs - span.fromMs);
  return { bay: bays[at] ?? 0, startMs: Math.floor(ms / gridMs) * gridMs };
}

/** The same time of day, as long, on another day. */
export function onDay(slot: Slot, time: string, day: IsoDay): Slot {
  const startMs = helsinkiInstant(day, time).getTime();
  return { ...slot, startMs, endMs: startMs + slot.endMs - slot.startMs };
}

/** What takes the same bay at the same time. */
export function findOverlap<Other extends Slot>(slot: Slot, others: readonly Other[]): Other | undefined {
  return others.find(
    ({ bay, startMs, endMs }) => bay === slot.bay && startMs < slot.endMs && endMs > slot.startMs,
  );
}

export function isSameSlot(one: Slot, other: Slot): boolean {
  return one.bay === other.bay && one.startMs === other.startMs && one.endMs === other.endMs;
}

function within(slot: Slot, startMs: number, { fromMs, toMs }: Span): Slot {
  const lengthMs = slot.endMs - slot.startMs;
  const bounded = Math.max(fromMs, Math.min(startMs, toMs - lengthMs));
  return { ...slot, startMs: bounded, endMs: bounded + lengthMs };
}

function boundedEnd({ startMs }: Slot, endMs: number, gridMs: number, { toMs }: Span): number {
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
