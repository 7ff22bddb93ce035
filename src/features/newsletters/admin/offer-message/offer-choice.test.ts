// The choice of offers for a message, and what becomes of an email that a message is put into.
import { expect, test } from 'vitest';

import { missingFrom, offersWith, withMessage } from './offer-choice.ts';

const offers = [
  { manufacturer: 'Nokian', model: 'Hakkapeliitta R5', size: '205/55R16' },
  { manufacturer: 'Michelin', model: 'X-Ice Snow', size: '195/65R15' },
];

test('offers are found by words of maker, model or size, in any order and case', () => {
  expect(offersWith(offers, '')).toEqual(offers);
  expect(offersWith(offers, 'r5 NOKIAN')).toEqual([offers[0]]);
  expect(offersWith(offers, '195/65')).toEqual([offers[1]]);
  expect(offersWith(offers, 'nokian 195')).toEqual([]);
});

test('chosen tyres that a made message does not have are counted', () => {
  const content = 'Hei!\n\n{{tuote:Nokian R5|a}}\n\n{{tuote:b}}';
  expect(missingFrom(content, new Set(['a', 'b']))).toBe(0);
  expect(missingFrom(content, new Set(['a', 'b', 'c']))).toBe(1);
});

test('a message put after the typed text leaves text and subject', () => {
  const message = { subject: 'Tarjous', content: 'Viesti' };
  expect(withMessage({ subject: 'Oma', content: 'Teksti\n' }, message)).toEqual({
    subject: 'Oma',
    content: 'Teksti\n\nViesti',
  });
  expect(withMessage({ subject: ' ', content: '' }, message)).toEqual(message);
  expect(withMessage({ subject: 'Oma', content: '' }, message)).toEqual({
    subject: 'Oma',
    content: 'Viesti',
  });
});
