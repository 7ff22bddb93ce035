import { expect, test } from 'vitest';

import {
  dateText,
  draftErrors,
  draftOf,
  holidaysToAsk,
  hoursDifferences,
  isSameDraft,
  putRight,
  tidyDraft,
  withDay,
  withDefaultWeek,
  withException,
  withNewException,
  withoutException,
} from './hours-draft.ts';
import type { HoursDraft } from './hours-draft.ts';
import { DEFAULT_WEEK } from './opening-hours.ts';

const TODAY = '2026-11-25';
const holiday = (date: string, reason: string) => ({
  date,
  open: null,
  close: null,
  isClosed: true,
  reason,
  isConfirmed: false,
});
const loaded: HoursDraft = draftOf({
  businessHours: [...DEFAULT_WEEK],
  exceptions: [holiday('2026-12-06', 'Itsenäisyyspäivä'), holiday('2026-12-24', 'Jouluaatto')],
});

test('a changed day is a change, the same times again are none, and the defaults bring the week back', () => {
  const later = withDay(loaded, 'ma', { open: '10:00' });
  expect(isSameDraft(later, loaded)).toBe(false);
  expect(isSameDraft(withDay(later, 'ma', { open: '09:00' }), loaded)).toBe(true);
  expect(isSameDraft(withDefaultWeek(later), loaded)).toBe(true);
});

test('a holiday within two weeks is asked about until staff keep it closed or open it', () => {
  expect(holidaysToAsk(loaded, TODAY).map(({ exception }) => exception.date)).toEqual(['2026-12-06']);
  const closed = withException(loaded, 0, { isClosed: true });
  expect(holidaysToAsk(closed, TODAY)).toEqual([]);
  const open = withException(loaded, 0, { isClosed: false });
  expect(open.exceptions[0]).toMatchObject({
    isClosed: false,
    open: '09:00',
    close: '17:00',
    isConfirmed: true,
  });
});

test('a new exception takes the next free date, and can be taken away again', () => {
  const once = withNewException(loaded, TODAY);
  const twice = withNewException(once, TODAY);
  expect(twice.exceptions.slice(-2).map(({ date }) => date)).toEqual(['2026-11-26', '2026-11-27']);
  expect(isSameDraft(withoutException(once, 2), loaded)).toBe(true);
});

test('what is wrong is said at its place', () => {
  const wrong = withException(withDay(loaded, 'ti', { close: 'myöhään' }), 0, {
    isClosed: false,
    open: '12:00',
    close: '10:00',
    date: '2026-11-01',
  });
  expect([...draftErrors(wrong, TODAY).keys()].toSorted()).toEqual([
    'businessHours.1.close',
    'exceptions.0.close',
    'exceptions.0.date',
  ]);
  expect(draftErrors(loaded, TODAY).size).toBe(0);
  const odd = withException(loaded, 0, { date: '31.2.2027' });
  expect(draftErrors(odd, TODAY).get('exceptions.0.date')).toBe('Kirjoita päivä muodossa 24.12.2026.');
  expect([dateText('31.2.2027'), dateText('2026-12-24')]).toEqual(['31.2.2027', 'to 24.12.2026']);
});

test('a typed time is put right, and what is no time is left as it is', () => {
  expect(['9', '9.30', '9,30', '', '--:--', '25', 'aamulla'].map(putRight)).toEqual([
    '09:00',
    '09:30',
    '09:30',
    '09:00',
    '09:00',
    '25',
    'aamulla',
  ]);
});

test('times that were typed and not left are put right before they are sent', () => {
  const typed = withException(withDay(loaded, 'ma', { open: '10' }), 0, {
    isClosed: false,
    open: '',
    close: '15.30',
  });
  const { week, exceptions } = tidyDraft(typed);
  expect([week[0]?.open, exceptions[0]?.open, exceptions[0]?.close]).toEqual(['10:00', '09:00', '15:30']);
});

test('two versions are told apart day by day and date by date', () => {
  const own = withoutException(withDay(loaded, 'la', { isClosed: true }), 1);
  expect(hoursDifferences(loaded, own)).toEqual([
    { name: 'lauantai', stored: '10:00–13:00', own: 'Suljettu' },
    { name: 'to 24.12.2026', stored: 'Suljettu, Jouluaatto', own: undefined },
  ]);
  expect(hoursDifferences(loaded, loaded)).toEqual([]);
});
