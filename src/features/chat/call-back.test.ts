import { expect, test } from 'vitest';

import { DEFAULT_WEEK } from '../opening-hours/opening-hours.ts';
import { callBackOffer, callBackSentence } from './call-back.ts';

const schedule = { week: DEFAULT_WEEK, exceptions: [] };

test.each([
  ['2026-11-20T11:00:00+02:00', 'Soitamme vielä tänään ennen klo 17.'],
  ['2026-11-20T07:30:00+02:00', 'Soitamme tänään klo 9 jälkeen.'],
  // Ten minutes are too few to promise a call.
  ['2026-11-20T16:50:00+02:00', 'Soitamme huomenna 21.11.2026 klo 10 jälkeen.'],
  ['2026-11-21T13:00:00+02:00', 'Soitamme maanantaina 23.11.2026 klo 9 jälkeen.'],
  ['2026-11-22T10:00:00+02:00', 'Soitamme huomenna 23.11.2026 klo 9 jälkeen.'],
  // Independence Day is a Sunday; Christmas Eve to Boxing Day are closed.
  ['2026-12-23T20:00:00+02:00', 'Soitamme maanantaina 28.12.2026 klo 9 jälkeen.'],
])('at %s the sentence is: %s', (now, sentence) => {
  expect(callBackSentence(schedule, new Date(now)).replaceAll('\u00A0', ' ')).toBe(sentence);
});

test('an exception moves the call', () => {
  const exception = { open: '11:00', close: '15:00', isClosed: false, reason: 'Koulutus', isConfirmed: true };
  const changed = { week: DEFAULT_WEEK, exceptions: [{ date: '2026-11-23', ...exception }] };
  expect(callBackSentence(changed, new Date('2026-11-22T10:00:00+02:00'))).toContain('klo\u00A011 jälkeen');
});

test('a shop that opens on no day promises no time', () => {
  const closed = { week: DEFAULT_WEEK.map((day) => ({ ...day, isClosed: true })), exceptions: [] };
  expect(callBackSentence(closed, new Date('2026-11-20T11:00:00+02:00'))).toBe('Soitamme aukioloaikana.');
});

test('who has left no number is not promised a call', () => {
  const offer = callBackOffer(schedule, new Date('2026-11-20T11:00:00+02:00')).replaceAll('\u00A0', ' ');
  expect(offer).toBe('Jätä numerosi, niin soitamme vielä tänään ennen klo 17.');
});
