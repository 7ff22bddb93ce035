import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatCount } from './count.ts';

test('a count is written as Finnish writes it', () => {
  expect([formatCount(0), formatCount(950), formatCount(12_500)]).toEqual(['0', '950', '12\u00A0500']);
  fc.assert(
    fc.property(fc.integer(), (count) => {
      expect(formatCount(count)).toBe(count.toLocaleString('fi-FI'));
    }),
  );
});
