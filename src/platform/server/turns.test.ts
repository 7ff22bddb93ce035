import { expect, test } from 'vitest';

import { inTurns } from './turns.ts';

test('long work handles every item in order and lets what waits run in between', async () => {
  const ITEMS = 12;
  const handled: number[] = [];
  let others = 0;
  const other = () => {
    others += 1;
    if (handled.length < ITEMS) setImmediate(other);
  };
  setImmediate(other);
  for await (const item of inTurns(Array.from({ length: ITEMS }, (_, at) => at))) {
    // Each takes a turn of its own.
    for (const endsAt = performance.now() + 6; performance.now() < endsAt;);
    handled.push(item);
  }
  expect(handled).toEqual(Array.from({ length: ITEMS }, (_, at) => at));
  expect(others).toBeGreaterThanOrEqual(ITEMS - 1);
});
