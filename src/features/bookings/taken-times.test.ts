import { expect, test } from 'vitest';

import { takenUse } from './taken-times.ts';

test('a time held for the waiting list counts as a booking, other blocked time as a block', () => {
  expect(takenUse({ kind: 'block', source: 'waiting_list' })).toBe('booking');
  expect(takenUse({ kind: 'block', source: 'staff' })).toBe('block');
});

test('a walk-in takes nothing of what may be booked', () => {
  expect(takenUse({ kind: 'booking', source: 'walk_in' })).toBe('walkIn');
  expect(takenUse({ kind: 'booking', source: 'visitor' })).toBe('booking');
});
