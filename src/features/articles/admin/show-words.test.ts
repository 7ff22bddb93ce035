import { expect, test } from 'vitest';

import { countBefore, placeOf } from './show-words.ts';

test.each([
  ['paras hinta, paras laatu', 'paras', 0, 0],
  ['paras hinta, paras laatu', 'paras', 1, 13],
  ['paras hinta, paras laatu', 'paras', 5, 13],
  ['hyvä hinta', 'paras', 0, -1],
])('in "%s" the words "%s" for the %ith time stand at %i', (text, words, place, at) => {
  expect(placeOf(text, words, place)).toBe(at);
});

test('words are counted up to a place', () => {
  const text = 'paras hinta, paras laatu';
  expect([countBefore(text, 'paras', 0), countBefore(text, 'paras', 13), countBefore(text, '', 5)]).toEqual([
    0, 1, 0,
  ]);
});
