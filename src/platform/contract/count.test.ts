import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatCount } from './count.ts';

test('a count is written as Finnish writes it', () => {
  expect([0, 950, 12_500].map(formatCount)).toEqual(['0', '950', '12\u00A0500']);
  fc.assert(
    fc.property(fc.integer(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('fi-FI'));
    }),
  );
});
