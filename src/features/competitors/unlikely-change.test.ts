import { expect, test } from 'vitest';

import { isUnlikelyChange } from './unlikely-change.ts';

test.each([
  [11_990, 129_900, true],
  [11_990, 1199, true],
  [11_990, 14_900, false],
  [16_000, 8000, false],
])('a price of %i cents that becomes %i is doubted: %s', (before, after, isDoubted) => {
  expect(isUnlikelyChange(before, after)).toBe(isDoubted);
});
