import { setImmediate } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { createGate } from './gate.ts';

function pendingWork() {
  let release: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { work: () => done, release };
}

test('two run, eight wait, the eleventh is turned away', async () => {
  const gate = createGate({ running: 2, waiting: 8 }, () => new Error('full'));
  const held = pendingWork();
  let [running, most] = [0, 0];
  const inside = Array.from({ length: 10 }, () =>
    gate(async () => {
      running += 1;
      most = Math.max(most, running);
      await held.work();
      running -= 1;
    }),
  );
  await expect(gate(async () => 'late')).rejects.toThrow('full');
  held.release();
  await Promise.all(inside);
  expect(most).toBe(2);
});

test('a place comes free again after work that failed', async () => {
  const gate = createGate({ running: 1, waiting: 0 }, () => new Error('full'));
  await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(gate(async () => 'fine')).resolves.toBe('fine');
});

test('those who wait come in the order they came', async () => {
  const gate = createGate({ running: 1, waiting: 5 }, () => new Error('full'));
  const held = pendingWork();
  const order: number[] = [];
  const first = gate(held.work);
  const rest = [1, 2, 3].map((number) => gate(async () => order.push(number)));
  await setImmediate();
  expect(order).toEqual([]);
  held.release();
  await Promise.all([first, ...rest]);
  expect(order).toEqual([1, 2, 3]);
});

test('those who go first pass everybody who waits, and have room when the others have none', async () => {
  const gate = createGate({ running: 1, waiting: 1 }, () => new Error('full'));
  const held = pendingWork();
  const order: string[] = [];
  const running = gate(held.work);
  const other = gate(async () => order.push('other'));
  await expect(gate(async () => order.push('one too many'))).rejects.toThrow('full');
  const first = gate(async () => order.push('first'), true);
  held.release();
  await Promise.all([running, other, first]);
  expect(order).toEqual(['first', 'other']);
});
