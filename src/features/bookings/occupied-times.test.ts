import { expect, test } from 'vitest';

import { occupiedUse } from './occupied-times.ts';

test('a time held for the waiting list counts as a booking, other blocked time as a block', () => {
  expect(occupiedUse({ kind: 'block', source: 'waiting_list' })).toBe('booking');
  expect(occupiedUse({ kind: 'block', source: 'staff' })).toBe('block');
});

test('a walk-in takes nothing of what may be booked', () => {
  expect(occupiedUse({ kind: 'booking', source: 'walk_in' })).toBe('walkIn');
  expect(occupiedUse({ kind: 'booking', source: 'visitor' })).toBe('booking');
});
