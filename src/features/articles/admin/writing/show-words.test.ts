import { expect, test } from 'vitest';

import { countBefore, indexOfOccurrence } from './show-words.ts';

test.each([
  ['paras hinta, paras laatu', 'paras', 0, 0],
  ['paras hinta, paras laatu', 'paras', 1, 13],
  ['paras hinta, paras laatu', 'paras', 5, 13],
  ['hyvä hinta', 'paras', 0, -1],
])(
  'in "%s" the words "%s", occurrence %i from 0 or else the last one, start at index %i',
  (text, words, occurrence, at) => {
    expect(indexOfOccurrence(text, words, occurrence)).toBe(at);
  },
);

test('occurrences of words before an index are counted', () => {
  const text = 'paras hinta, paras laatu';
  expect([countBefore(text, 'paras', 0), countBefore(text, 'paras', 13), countBefore(text, '', 5)]).toEqual([
    0, 1, 0,
  ]);
});
