import { expect, test } from 'vitest';

import { sharedRead } from './shared-read.ts';

/** A reading that ends when the test says so, and counts its runs. */
function readings() {
  const runs: PromiseWithResolvers<string>[] = [];
  const read = sharedRead(() => {
    const run = Promise.withResolvers<string>();
    runs.push(run);
    return run.promise;
  });
  return { runs, read };
}

test('whoever comes while a reading runs shares the next one, begun after all of them came', async () => {
  const { runs, read } = readings();
  const first = read();
  const waiting = [read(), read(), read()];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve('before');
  expect(await first).toBe('before');
  await expect.poll(() => runs.length).toBe(2);
  const later = read();
  runs[1]?.resolve('after');
  expect(await Promise.all(waiting)).toEqual(['after', 'after', 'after']);
  await expect.poll(() => runs.length).toBe(3);
  runs[2]?.resolve('last');
  expect(await later).toBe('last');
});

test('a reading that fails fails those who wait for it, and the next one runs', async () => {
  const { runs, read } = readings();
  const first = read();
  const second = read();
  runs[0]?.reject(new Error('away'));
  await expect(first).rejects.toThrow('away');
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve('back');
  expect(await second).toBe('back');
  const third = read();
  runs[2]?.resolve('again');
  expect(await third).toBe('again');
});
