import { expect, test } from 'vitest';

import { isPublishable } from './snow-mark.ts';

test('a friction tyre without the snow mark may not be published since December 2024', () => {
  const friction = { winterType: 'friction' as const, hasSnowGrip: false };
  expect(isPublishable(friction, '2024-11-30')).toBe(true);
  expect(isPublishable(friction, '2024-12-01')).toBe(false);
  expect(isPublishable({ ...friction, hasSnowGrip: true }, '2026-11-20')).toBe(true);
});

test('studded and summer tyres need no snow mark', () => {
  expect(isPublishable({ winterType: 'studded', hasSnowGrip: false }, '2026-11-20')).toBe(true);
  expect(isPublishable({ winterType: null, hasSnowGrip: false }, '2026-11-20')).toBe(true);
});
