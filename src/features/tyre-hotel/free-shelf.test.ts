import { expect, test } from 'vitest';

import { freeShelf } from './free-shelf.ts';

test('a place that was used before and is free is proposed first, in the order of the shelves', () => {
  expect(freeShelf(['B-2', 'A-10', 'A-9', 'A-1'], ['B-2', 'a1'])).toBe('A-9');
});

test('where every known place is taken, the one after the newest set is proposed, as it is written', () => {
  expect(freeShelf(['A-08', 'A-09'], ['A-08', 'A-09'])).toBe('A-10');
  expect(freeShelf(['D9'], ['D9', 'D-10'])).toBe('D11');
});

test('nothing is proposed in a hotel without places, or after a place without a number', () => {
  expect(freeShelf([], [])).toBeNull();
  expect(freeShelf(['Takahuone'], ['Takahuone'])).toBeNull();
});
