import fc from 'fast-check';
import { expect, test } from 'vitest';

import { questionHash } from './question-hash.ts';

test('questions that differ in letters, marks and signs alone are one', () => {
  const hash = questionHash('Pesettekö mattoja?');
  for (const same of ['pesetteko mattoja', '  PESETTEKÖ   MATTOJA!! ', 'Pesettekö, mattoja…']) {
    expect(questionHash(same)).toEqual(hash);
  }
  for (const other of ['Pesettekö matto?', 'mattoja pesettekö', 'Pesettekö 2 mattoja?', '🐶', '🐱', '']) {
    expect(questionHash(other)).not.toEqual(hash);
  }
  expect(questionHash('🐶')).not.toEqual(questionHash('🐱'));
  expect(questionHash('привет')).not.toEqual(questionHash('пока'));
});

test('any text is a question of 32 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(questionHash(text)).toHaveLength(32);
      expect(questionHash(` ${text} `)).toEqual(questionHash(text));
    }),
    { numRuns: 40 },
  );
});
