import { expect, test } from 'vitest';

import { readSendDate, suggestedSendDate } from './send-date.ts';

test.each([
  ['2026-11-25T09:00', '2026-11-25T07:00:00.000Z'],
  ['2026-07-01T09:00:00', '2026-07-01T06:00:00.000Z'],
  ['2026-11-25T09:00:00+02:00', '2026-11-25T07:00:00.000Z'],
  ['2026-11-25T07:00:00.000Z', '2026-11-25T07:00:00.000Z'],
  ['2026-03-29T02:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T03:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T04:00', '2026-10-25T02:00:00.000Z'],
])('%s on the shop clock is the instant %s, on the nights of both clock changes, too', (text, instant) => {
  expect(readSendDate(text)?.toISOString()).toBe(instant);
});

test.each([
  '',
  '2026-11-25',
  '25.11.2026 09:00',
  '2026-02-31T09:00',
  '2026-11-25T24:00',
  '2026-11-25T09:60',
  'now',
  '0002-11-25T09:00',
  '0001-01-01T00:00',
  '9999-12-31T23:59',
  '0202-11-25T07:00:00Z',
])('the text "%s" is no time to send at', (text) => {
  expect(readSendDate(text)).toBeUndefined();
});

test('a new newsletter is suggested to go the next morning on the shop’s clock', () => {
  expect(suggestedSendDate(new Date('2026-11-21T12:00:00+02:00'))).toBe('2026-11-22T09:00');
  expect(suggestedSendDate(new Date('2026-11-21T23:30:00Z'))).toBe('2026-11-23T09:00');
});
