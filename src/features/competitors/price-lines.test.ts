import fc from 'fast-check';
import { expect, test } from 'vitest';

import { priceLines, priceRows, stepPath } from './price-lines.ts';

const box = { width: 100, height: 50 };
const step = (atMs: number, cents: number) => ({ atMs, cents });

test('our price is shown from the first reading of theirs, as it stood then', () => {
  const theirs = [step(100, 9000), step(150, 8000)];
  const ours = [step(10, 11_000), step(50, 10_000), step(175, 8500)];
  const lines = priceLines(theirs, ours, 200);
  expect(lines).toEqual({
    fromMs: 100,
    toMs: 200,
    mostCents: 10_000,
    leastCents: 8000,
    theirs,
    ours: [step(100, 10_000), step(175, 8500)],
  });
  if (!lines) return;
  expect(stepPath(lines.theirs, lines, box)).toBe('M0 25H50V50H100');
  expect(stepPath(lines.ours, lines, box)).toBe('M0 0H75V37.5H100');
  expect(priceRows(lines)).toEqual([
    { atMs: 175, theirs: 8000, ours: 8500 },
    { atMs: 150, theirs: 8000, ours: 10_000 },
    { atMs: 100, theirs: 9000, ours: 10_000 },
  ]);
});

test('without a reading of theirs there is no chart, and without a tyre of ours one line', () => {
  expect(priceLines([], [step(1, 100)], 5)).toBeNull();
  const lines = priceLines([step(1, 100)], [], 1);
  expect(lines && stepPath(lines.theirs, lines, box)).toBe('M0 25H100');
  expect(lines && stepPath(lines.ours, lines, box)).toBe('');
  expect(lines && priceRows(lines)).toEqual([{ atMs: 1, theirs: 100, ours: null }]);
});

test('whatever the prices, the lines stay within the drawing', () => {
  const steps = fc
    .uniqueArray(fc.record({ atMs: fc.nat(1_000_000), cents: fc.integer({ min: 1, max: 500_000 }) }), {
      selector: ({ atMs }) => atMs,
      minLength: 1,
      maxLength: 30,
    })
    .map((list) => list.toSorted((a, b) => a.atMs - b.atMs));
  fc.assert(
    fc.property(steps, steps, fc.nat(2_000_000), (theirs, ours, now) => {
      const lines = priceLines(theirs, ours, now);
      expect(lines).not.toBeNull();
      const numbers = [lines?.theirs, lines?.ours].flatMap((list) =>
        [...(list && lines ? stepPath(list, lines, box) : '').matchAll(/[\d.]+/g)].map(([text]) =>
          Number(text),
        ),
      );
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
    }),
  );
});
