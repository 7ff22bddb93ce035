import { expect, test } from 'vitest';

import { offerDays } from './offer-days.ts';

test.each([
  ['2026-11-21', '2026-11-22', '2026-11-30'],
  ['2026-11-22', '2026-11-29', '2026-11-30'],
  ['2026-11-30', '2026-12-06', '2026-12-31'],
  ['2026-12-28', '2027-01-03', '2026-12-31'],
  ['2028-02-14', '2028-02-20', '2028-02-29'],
])('on %s an offer until the next Sunday ends on %s, one for the month on %s', (today, sunday, monthEnd) => {
  expect(offerDays(today)).toEqual({ sunday, monthEnd });
});
