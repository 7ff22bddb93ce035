import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  addDays,
  DAY_CODES,
  helsinkiDay,
  helsinkiInstant,
  helsinkiTime,
  type DayCode,
} from '../../platform/contract/dates.ts';
import { HOUR_MS } from '../../platform/contract/durations.ts';
import type { DayHours, HoursException } from './contract.ts';
import {
  areHoursUnusual,
  DEFAULT_WEEK,
  exceptionsBetween,
  headerText,
  firstOpenDay,
  hoursOn,
  hoursOnNext,
  isModifiedFromDefault,
  nextChange,
  openStatus,
  shortStatus,
  weekText,
  type Schedule,
} from './opening-hours.ts';

const usual: Schedule = { week: DEFAULT_WEEK, exceptions: [] };
const at = (day: string, time: string) => helsinkiInstant(day, time);
const weekWith = (changes: Partial<Record<DayCode, Partial<DayHours>>>): DayHours[] =>
  DEFAULT_WEEK.map((entry) => ({ ...entry, ...changes[entry.day] }));
const exception = (date: string, times?: [string, string]): HoursException => ({
  date,
  open: times?.[0] ?? null,
  close: times?.[1] ?? null,
  isClosed: !times,
  reason: 'Inventaario',
  isConfirmed: true,
});

test("the header text of the default week is 'Ma-Pe 9-17, La 10-13'", () => {
  expect(headerText(DEFAULT_WEEK)).toBe('Ma-Pe 9-17, La 10-13');
  expect(weekText(DEFAULT_WEEK)).toBe('ma–pe 9–17, la 10–13');
});

test('days with equal times stand together and closed days are left out', () => {
  expect(headerText(weekWith({ ke: { close: '18:30' } }))).toBe('Ma-Ti, To-Pe 9-17, Ke 9-18.30, La 10-13');
  expect(headerText(weekWith({ la: { isClosed: true } }))).toBe('Ma-Pe 9-17');
  expect(headerText(weekWith({ ma: { isClosed: true } }))).toBe('Ti-Pe 9-17, La 10-13');
  expect(headerText(weekWith({ su: { isClosed: false } }))).toBe('Ma-Pe 9-17, La-Su 10-13');
  expect(headerText(DEFAULT_WEEK.map((entry) => ({ ...entry, isClosed: true })))).toBe('Suljettu');
});

test('without a week the texts say that there are no hours, not that the shop is closed', () => {
  const nothing: Schedule = { week: [], exceptions: [] };
  expect(headerText([])).toBe('Aukioloaikoja ei saatavilla');
  expect(weekText([])).toBe('aukioloaikoja ei saatavilla');
  expect(openStatus(nothing, at('2026-11-25', '12:00')).text).toBe('Aukioloaikoja ei saatavilla');
  expect(isModifiedFromDefault([])).toBe(false);
});

test('the status says until when the shop is open and when it opens next', () => {
  expect(openStatus(usual, at('2026-11-25', '12:00'))).toEqual({
    isOpen: true,
    text: 'Avoinna, suljetaan klo 17',
  });
  expect(openStatus(usual, at('2026-11-25', '08:59'))).toEqual({
    isOpen: false,
    text: 'Suljettu, avataan klo 9',
  });
  expect(openStatus(usual, at('2026-11-25', '09:00')).isOpen).toBe(true);
  expect(openStatus(usual, at('2026-11-25', '17:00'))).toEqual({
    isOpen: false,
    text: 'Suljettu, avataan to klo 9',
  });
  expect(openStatus(usual, at('2026-11-28', '13:00'))).toEqual({
    isOpen: false,
    text: 'Suljettu, avataan ma klo 9',
  });
});

test('a row of the week has the hours of its next day, exceptions and holidays included', () => {
  const short = {
    date: '2026-11-24' as const,
    open: '12:00',
    close: '15:00',
    isClosed: false,
    reason: 'Koulutus',
    isConfirmed: true,
  };
  const schedule = { ...usual, exceptions: [short] };
  expect(hoursOnNext(schedule, 'ti', '2026-11-23')).toMatchObject({ open: '12:00', close: '15:00' });
  expect(hoursOnNext(schedule, 'ti', '2026-11-24')).toMatchObject({ open: '12:00', close: '15:00' });
  expect(hoursOnNext(schedule, 'ti', '2026-11-25')).toMatchObject({ open: '09:00', close: '17:00' });
  expect(hoursOnNext(usual, 'pe', '2026-12-21')).toEqual({ isClosed: true, reason: 'Joulupäivä' });
});

test('holidays are closed in advance, without anyone entering them', () => {
  expect(hoursOn(usual, '2026-12-25')).toEqual({ isClosed: true, reason: 'Joulupäivä' });
  expect(openStatus(usual, at('2026-12-23', '18:00')).text).toBe('Suljettu, avataan ma klo 9');
  expect(
    exceptionsBetween(usual, '2026-12-20', '2027-01-07').map((entry) => [
      entry.date,
      entry.reason,
      entry.isConfirmed,
    ]),
  ).toEqual([
    ['2026-12-24', 'Jouluaatto', false],
    ['2026-12-25', 'Joulupäivä', false],
    ['2026-12-26', 'Tapaninpäivä', false],
    ['2027-01-01', 'Uudenvuodenpäivä', false],
    ['2027-01-06', 'Loppiainen', false],
  ]);
});

test('a holiday on a weekday that is closed anyway is no exception', () => {
  // Independence Day 2026 is a Sunday.
  expect(exceptionsBetween(usual, '2026-12-06', '2026-12-06')).toEqual([]);
});

test('an entered exception wins over a holiday and over the week', () => {
  const schedule = {
    week: DEFAULT_WEEK,
    exceptions: [exception('2026-12-24', ['10:00', '12:00']), exception('2026-11-25')],
  };
  expect(hoursOn(schedule, '2026-12-24')).toEqual({
    isClosed: false,
    open: '10:00',
    close: '12:00',
    reason: 'Inventaario',
  });
  expect(openStatus(schedule, at('2026-11-25', '12:00'))).toEqual({
    isOpen: false,
    text: 'Suljettu, avataan to klo 9',
  });
});

const closedFor = (days: number) =>
  Array.from({ length: days }, (_, index) => exception(addDays('2026-11-16', index)));

test('a far opening is shown with its date, and a shop that never opens says so', () => {
  expect(openStatus({ week: DEFAULT_WEEK, exceptions: closedFor(14) }, at('2026-11-16', '12:00')).text).toBe(
    'Suljettu, avataan ma\u00A030.11. klo 9',
  );
  const never = DEFAULT_WEEK.map((entry) => ({ ...entry, isClosed: true }));
  expect(openStatus({ week: never, exceptions: [] }, at('2026-11-16', '12:00')).text).toBe(
    'Suljettu toistaiseksi',
  );
});

test.each([
  ['2026-11-25', '12:00', 'Auki klo\u00A017 asti'],
  ['2026-11-25', '08:59', 'Avataan klo\u00A09'],
  ['2026-11-28', '13:00', 'Suljettu, ma\u00A09'],
])('a label of two or three words has the state at %s %s: %s', (day, time, text) => {
  expect(shortStatus(usual, at(day, time))).toBe(text);
});

test('the label has the date of a later week, no time, and nothing without stored hours', () => {
  const now = at('2026-11-16', '12:00');
  expect(shortStatus({ week: DEFAULT_WEEK, exceptions: closedFor(14) }, now)).toBe(
    'Suljettu, ma\u00A030.11.',
  );
  expect(shortStatus({ week: DEFAULT_WEEK, exceptions: closedFor(70) }, now)).toBe('Suljettu');
  expect(shortStatus({ week: [], exceptions: [] }, now)).toBeUndefined();
});

test('the next change is the next opening, closing or Helsinki midnight', () => {
  const shown = (day: string, time: string) => {
    const change = nextChange(usual, at(day, time));
    return `${helsinkiDay(change)} ${helsinkiTime(change)}`;
  };
  expect(shown('2026-11-25', '05:00')).toBe('2026-11-25 09:00');
  expect(shown('2026-11-25', '09:00')).toBe('2026-11-25 17:00');
  expect(shown('2026-11-25', '17:00')).toBe('2026-11-26 00:00');
  expect(shown('2026-11-29', '12:00')).toBe('2026-11-30 00:00');
  // The nights of both clock changes.
  expect(nextChange(usual, at('2026-03-28', '20:00')).toISOString()).toBe('2026-03-28T22:00:00.000Z');
  expect(nextChange(usual, at('2026-10-25', '20:00')).toISOString()).toBe('2026-10-25T22:00:00.000Z');
});

test('only a different week counts as modified, and the times of a closed day do not', () => {
  expect(isModifiedFromDefault(DEFAULT_WEEK)).toBe(false);
  expect(isModifiedFromDefault(weekWith({ su: { open: '12:00', close: '16:00' } }))).toBe(false);
  expect(isModifiedFromDefault(weekWith({ pe: { close: '16:00' } }))).toBe(true);
  expect(isModifiedFromDefault(weekWith({ su: { isClosed: false } }))).toBe(true);
});

const minutes = fc.integer({ min: 0, max: 1439 });
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const spans = fc
  .tuple(minutes, minutes)
  .filter(([first, second]) => first !== second)
  .map(([first, second]) => ({
    open: clock(Math.min(first, second)),
    close: clock(Math.max(first, second)),
  }));
const weeks = fc
  .tuple(
    ...DAY_CODES.map((day) =>
      fc.tuple(spans, fc.boolean()).map(([span, isClosed]) => ({ day, ...span, isClosed })),
    ),
  )
  .map((days): DayHours[] => [...days]);
const instants = fc.date({
  min: new Date('2025-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
});

test('nothing about the status changes before the next change, for any week and instant', () => {
  fc.assert(
    fc.property(weeks, instants, fc.double({ min: 0, max: 0.999, noNaN: true }), (week, now, part) => {
      const schedule = { week, exceptions: [] };
      const change = nextChange(schedule, now);
      expect(change.getTime()).toBeGreaterThan(now.getTime());
      expect(change.getTime() - now.getTime()).toBeLessThanOrEqual(25 * HOUR_MS);
      const between = new Date(now.getTime() + part * (change.getTime() - now.getTime()));
      expect(openStatus(schedule, between)).toEqual(openStatus(schedule, now));
    }),
  );
});

test('the shop is open exactly between opening and closing', () => {
  fc.assert(
    fc.property(weeks, instants, (week, now) => {
      const schedule = { week, exceptions: [] };
      const state = hoursOn(schedule, helsinkiDay(now));
      const time = helsinkiTime(now);
      expect(openStatus(schedule, now).isOpen).toBe(
        !state.isClosed && time >= state.open && time < state.close,
      );
    }),
  );
});

test('the header text names every open day and no closed one', () => {
  fc.assert(
    fc.property(weeks, (week) => {
      const text = headerText(week);
      const named = text.split(', ').flatMap((part) => {
        const [first = '', last] = part.split(' ')[0]?.toLowerCase().split('-') ?? [];
        const codes: readonly string[] = DAY_CODES;
        return codes.slice(codes.indexOf(first), codes.indexOf(last ?? first) + 1);
      });
      const open = week.filter((entry) => !entry.isClosed).map((entry) => entry.day);
      if (open.length > 0) expect(named.toSorted()).toEqual([...open].toSorted());
      else expect(text).toBe('Suljettu');
    }),
  );
});

test('hours are unusual with another week or with an exception in the next 14 days', () => {
  expect(areHoursUnusual(usual, '2026-11-21')).toBe(false);
  expect(areHoursUnusual(usual, '2026-12-09')).toBe(false);
  expect(areHoursUnusual(usual, '2026-12-10')).toBe(true);
  const shorter = DEFAULT_WEEK.map((entry) => (entry.day === 'pe' ? { ...entry, close: '15:00' } : entry));
  expect(areHoursUnusual({ week: shorter, exceptions: [] }, '2026-11-21')).toBe(true);
});

test('the first open day skips closed weekdays, holidays and days without hours', () => {
  expect(firstOpenDay(usual, '2026-11-21')).toBe('2026-11-21');
  expect(firstOpenDay(usual, '2026-11-22')).toBe('2026-11-23');
  // Christmas Day is a Friday, Boxing Day a Saturday.
  expect(firstOpenDay(usual, '2026-12-25')).toBe('2026-12-28');
  expect(firstOpenDay({ week: [], exceptions: [] }, '2026-11-21')).toBeUndefined();
});
