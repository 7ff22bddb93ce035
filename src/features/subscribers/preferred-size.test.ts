import { expect, test } from 'vitest';

import { readPreferredSize } from './preferred-size.ts';

test.each([
  ['', ''],
  ['  ', ''],
  ['205/55R16', '205/55R16'],
  [' 205 55 16 91V', '205/55R16'],
  ['2055516', '205/55R16'],
  ['195R14C', '195/80R14C'],
  ['R16', undefined],
  ['en tiedä', undefined],
  ['2'.repeat(41), undefined],
])('a typed size %j is stored as %j', (typed, stored) => {
  expect(readPreferredSize(typed)).toBe(stored);
});
