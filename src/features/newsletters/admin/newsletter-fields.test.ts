// What the editor refuses before anything is sent, and the time that it suggests.
import { expect, test } from 'vitest';

import { readSendDate } from '../send-date.ts';
import { faultsOf, newFields, timeField } from './newsletter-fields.ts';

const NOON = new Date('2026-11-21T12:00:00+02:00');
const filled = { subject: 'Talvi', content: 'Hei!', heroImage: '', sendDate: '2026-11-22T09:00' };

test('subject, content and sending time are needed, the picture is not', () => {
  expect(faultsOf(filled)).toEqual({});
  expect(faultsOf({ subject: ' ', content: '\n', heroImage: '', sendDate: '' })).toEqual({
    subject: 'Anna uutiskirjeelle aihe.',
    content: 'Kirjoita uutiskirjeen sisältö.',
    sendDate: 'Valitse lähetysaika.',
  });
});

test('a subject of eighty characters is the longest', () => {
  expect(faultsOf({ ...filled, subject: 'a'.repeat(80) })).toEqual({});
  expect(faultsOf({ ...filled, subject: 'a'.repeat(81) }).subject).toContain('80');
});

test('a time that has passed keeps a newsletter from being scheduled, not from being saved', () => {
  const late = { ...filled, sendDate: '2026-11-21T11:59' };
  expect(faultsOf(late)).toEqual({});
  expect(faultsOf(late, NOON)).toEqual({ sendDate: 'Lähetysaika on jo mennyt. Valitse tuleva ajankohta.' });
  expect(faultsOf({ ...filled, sendDate: '2026-11-21T12:01' }, NOON)).toEqual({});
});

test('a new newsletter is suggested to go the next morning, on the shop’s clock', () => {
  expect(newFields(NOON).sendDate).toBe('2026-11-22T09:00');
  expect(newFields(new Date('2026-11-21T23:30:00Z')).sendDate).toBe('2026-11-23T09:00');
});

test('the sending time is shown as it was chosen, in summer and in winter', () => {
  for (const chosen of ['2026-07-01T09:00', '2026-12-01T09:00']) {
    expect(timeField(readSendDate(chosen) ?? NOON)).toBe(chosen);
  }
});
