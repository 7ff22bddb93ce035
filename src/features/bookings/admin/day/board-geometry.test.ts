// Where bookings lie on the board and where arrows and the pointer take them.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { helsinkiInstant, helsinkiTime } from '../../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import {
  dragged,
  hoursOf,
  findOverlap,
  moved,
  onDay,
  pointed,
  resized,
  shownSpan,
  stretched,
  without,
  type Slot,
} from './board-geometry.ts';

const DAY = '2026-11-24';
const at = (time: string, day = DAY) => helsinkiInstant(day, time).getTime();
const slot = (from: string, to: string, bay = 1): Slot => ({ bay, startMs: at(from), endMs: at(to) });
const clock = ({ startMs, endMs, bay }: Slot) =>
  `${helsinkiTime(new Date(startMs))}–${helsinkiTime(new Date(endMs))} ${bay}`;
const board = {
  bays: [3, 1, 7],
  span: { fromMs: at('09:00'), toMs: at('17:00') },
  gridMs: 15 * MINUTE_MS,
};
const open = { isClosed: false, open: '09:00', close: '16:30' } as const;

test('the board shows the opening hours in whole hours, and what is booked beside them', () => {
  const shown = (...slots: Slot[]) => hoursOf(shownSpan(DAY, open, slots)).length;
  expect(shown()).toBe(8);
  expect(shown(slot('07:45', '08:15'), slot('17:50', '18:20'))).toBe(12);
  expect(hoursOf(shownSpan(DAY, { isClosed: true }, [])).length).toBe(9);
});

test('a day of a clock change is as long as its clock says', () => {
  const long = { isClosed: false, open: '00:00', close: '12:00' } as const;
  expect(hoursOf(shownSpan('2026-03-29', long, []))).toHaveLength(11);
  expect(hoursOf(shownSpan('2026-10-25', long, []))).toHaveLength(13);
});

test('a bay is hatched before, between and after the times it is worked in', () => {
  const spanOf = (from: string, to: string) => ({ fromMs: at(from), toMs: at(to) });
  const closed = (...worked: { fromMs: number; toMs: number }[]) =>
    without(board.span, worked).map(({ fromMs, toMs }) => [
      helsinkiTime(new Date(fromMs)),
      helsinkiTime(new Date(toMs)),
    ]);
  expect(closed(spanOf('09:00', '11:00'), spanOf('11:30', '16:30'))).toEqual([
    ['11:00', '11:30'],
    ['16:30', '17:00'],
  ]);
  expect(closed()).toEqual([['09:00', '17:00']]);
  expect(closed(spanOf('08:00', '18:00'))).toEqual([]);
});

test('arrow keys move a booking by the grid and by bays, never off the board', () => {
  const start = slot('09:15', '10:00');
  expect(clock(moved(start, { steps: 1, bays: 0 }, board))).toBe('09:30–10:15 1');
  expect(clock(moved(start, { steps: -3, bays: 0 }, board))).toBe('09:00–09:45 1');
  expect(clock(moved(start, { steps: 0, bays: 1 }, board))).toBe('09:15–10:00 7');
  expect(clock(moved(start, { steps: 0, bays: -1 }, board))).toBe('09:15–10:00 3');
  expect(clock(moved(moved(start, { steps: 0, bays: 1 }, board), { steps: 0, bays: 1 }, board))).toBe(
    '09:15–10:00 7',
  );
});

test('a walk-in off the grid moves to its next line', () => {
  const walkIn = slot('09:20', '09:50');
  expect(clock(moved(walkIn, { steps: 1, bays: 0 }, board))).toBe('09:30–10:00 1');
  expect(clock(moved(walkIn, { steps: -1, bays: 0 }, board))).toBe('09:15–09:45 1');
  expect(clock(moved(walkIn, { steps: 0, bays: 1 }, board))).toBe('09:20–09:50 7');
});

test('a booking grows and shrinks by the grid, and never to nothing', () => {
  const start = slot('09:00', '09:30');
  expect(clock(resized(start, 2, board))).toBe('09:00–10:00 1');
  expect(clock(resized(start, -5, board))).toBe('09:00–09:15 1');
  expect(clock(stretched(start, 22 * MINUTE_MS, board))).toBe('09:00–09:45 1');
});

test('a dragged booking lands on the grid, as long as before and on the board', () => {
  fc.assert(
    fc.property(fc.integer({ min: -900, max: 900 }), fc.constantFrom(...board.bays), (minutes, bay) => {
      const landed = dragged(slot('11:00', '11:45'), minutes * MINUTE_MS, bay, board);
      expect(landed.bay).toBe(bay);
      expect(landed.endMs - landed.startMs).toBe(45 * MINUTE_MS);
      expect(landed.startMs % board.gridMs).toBe(0);
      expect(landed.startMs).toBeGreaterThanOrEqual(board.span.fromMs);
      expect(landed.endMs).toBeLessThanOrEqual(board.span.toMs);
    }),
  );
});

test('a point of the board is a bay and the grid line above it', () => {
  expect(pointed({ x: 0.5, y: 0.26 }, board)).toEqual({ bay: 1, startMs: at('11:00') });
  expect(pointed({ x: 1, y: 0 }, board)).toEqual({ bay: 7, startMs: at('09:00') });
});

test('on another day a booking keeps its time of day over a clock change', () => {
  const before = { bay: 1, startMs: at('09:00', '2026-10-24'), endMs: at('10:00', '2026-10-24') };
  expect(onDay(before, '09:00', '2026-10-26')).toEqual({
    bay: 1,
    startMs: at('09:00', '2026-10-26'),
    endMs: at('10:00', '2026-10-26'),
  });
});

test('in the way is what takes the same bay at the same time', () => {
  const others = [slot('09:00', '10:00', 3), slot('10:00', '11:00')];
  expect(findOverlap(slot('09:00', '10:00'), others)).toBeUndefined();
  expect(findOverlap(slot('09:45', '10:15'), others)).toBe(others[1]);
});
