import { expect, test } from 'vitest';

import { isUnlikelyStock } from './unlikely-stock.ts';

test.each([
  [18, 17, false],
  [8, 86, true],
  [18, 1817, true],
  [0, 200, false],
  [0, 201, true],
  [400, 380, false],
  [40, 210, true],
])('changing a stock of %i to %i needs confirmation: %s', (before, after, isUnlikely) => {
  expect(isUnlikelyStock(before, after)).toBe(isUnlikely);
});
