import { expect, test } from 'vitest';

import { checkExceptions, checkWeek } from './check-hours.ts';
import { DEFAULT_WEEK } from './opening-hours.ts';

const codes = (result: ReturnType<typeof checkWeek> | ReturnType<typeof checkExceptions>) =>
  result.ok ? [] : result.errors.map((error) => `${error.path} ${error.code}`);
const withMonday = (change: object) =>
  DEFAULT_WEEK.map((entry) => (entry.day === 'ma' ? { ...entry, ...change } : entry));

test('the seven days may come in any order and are answered Monday first', () => {
  expect(checkWeek(DEFAULT_WEEK.toReversed())).toEqual({ ok: true, value: [...DEFAULT_WEEK] });
});

test('a missing or repeated day is refused', () => {
  expect(codes(checkWeek(DEFAULT_WEEK.slice(1)))).toEqual(['businessHours opening_hours.seven_days']);
  expect(codes(checkWeek(withMonday({ day: 'ti' })))).toEqual(['businessHours opening_hours.seven_days']);
  expect(codes(checkWeek([]))).toEqual(['businessHours opening_hours.seven_days']);
});

test.each([
  ['24:00', '25:00', ['businessHours.0.open opening_hours.time', 'businessHours.0.close opening_hours.time']],
  ['9.75', '17:00', ['businessHours.0.open opening_hours.time']],
  ['9:00', '17:00', ['businessHours.0.open opening_hours.time']],
  ['17:00', '09:00', ['businessHours.0.close opening_hours.order']],
  ['09:00', '09:00', ['businessHours.0.close opening_hours.order']],
  ['', '', ['businessHours.0.open opening_hours.time', 'businessHours.0.close opening_hours.time']],
])('an open day from %j to %j is refused', (open, close, expected) => {
  expect(codes(checkWeek(withMonday({ open, close })))).toEqual(expected);
});

test('the times of a closed day are not validated and become sensible ones', () => {
  const result = checkWeek(withMonday({ isClosed: true, open: '', close: 'x' }));
  expect(result.ok && result.value[0]).toEqual({ day: 'ma', open: '09:00', close: '17:00', isClosed: true });
});

test('an exception needs a date from today on, once, with good times', () => {
  const exception = {
    date: '2026-12-23',
    isClosed: false,
    open: '09:00',
    close: '15:00',
    reason: 'Aatonaatto',
  };
  expect(
    codes(
      checkExceptions(
        [exception, { ...exception, date: '2026-11-24' }, { ...exception, close: '08:00' }],
        '2026-11-25',
      ),
    ),
  ).toEqual([
    'exceptions.1.date opening_hours.past_date',
    'exceptions.2.date opening_hours.duplicate_date',
    'exceptions.2.close opening_hours.order',
  ]);
});

test('a holiday sent back untouched is not stored, a changed one is', () => {
  const holiday = {
    date: '2026-12-24',
    isClosed: true,
    open: null,
    close: null,
    reason: 'Jouluaatto',
    isConfirmed: false,
  };
  expect(checkExceptions([holiday], '2026-11-25')).toEqual({ ok: true, value: [] });
  const opened = checkExceptions(
    [{ ...holiday, isClosed: false, open: '09:00', close: '12:00' }],
    '2026-11-25',
  );
  expect(opened.ok && opened.value).toMatchObject([
    { date: '2026-12-24', open: '09:00', close: '12:00', isConfirmed: true },
  ]);
  const confirmed = checkExceptions([{ ...holiday, isConfirmed: true }], '2026-11-25');
  expect(confirmed.ok && confirmed.value).toHaveLength(1);
});
