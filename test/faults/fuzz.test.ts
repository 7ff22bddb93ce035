// Generated requests against the built product; many more of them: npm run fuzz -- --requests 120000.
import { expect, test } from 'vitest';

import { fuzz } from '../fuzz/fuzz.ts';

test('3 000 generated requests get no 5xx and no answer without the constant headers', async () => {
  const report = await fuzz({ requests: 3000, seed: 20_261_122 });
  expect(report.failures, report.logged.join('\n')).toEqual([]);
  expect(Object.values(report.statuses).reduce((sum, count) => sum + count, 0)).toBe(3000);
  // They get past the door, and not all of them are refused.
  expect(report.statuses[200]).toBeGreaterThan(150);
  expect(report.statuses[422]).toBeGreaterThan(150);
});
