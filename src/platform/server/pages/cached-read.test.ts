import { expect, test } from 'vitest';

import { cacheRead } from './cached-read.ts';

function changes() {
  let listener: (tags: readonly string[] | 'all') => void = () => {};
  return {
    pages: {
      onChange: (given: typeof listener) => {
        listener = given;
        return () => {};
      },
    },
    change: (tags: readonly string[] | 'all') => listener(tags),
  };
}

test('a cached read is refreshed when one of its tags changes and when all do', async () => {
  const { pages, change } = changes();
  let reads = 0;
  const read = cacheRead(pages, ['profile'], async () => (reads += 1));
  expect([await read(), await read()]).toEqual([1, 1]);
  change(['catalogue']);
  expect(await read()).toBe(1);
  change(['catalogue', 'profile']);
  expect(await read()).toBe(2);
  change('all');
  expect(await read()).toBe(3);
});

test('a read that overlaps a change answers only those who were waiting for it', async () => {
  const { pages, change } = changes();
  const gate = Promise.withResolvers<string>();
  let reads = 0;
  const read = cacheRead(pages, ['profile'], () =>
    (reads += 1) === 1 ? gate.promise : Promise.resolve('new'),
  );
  const before = read();
  change(['profile']);
  gate.resolve('old');
  expect([await before, await read()]).toEqual(['old', 'new']);
});

test('a reading that failed is tried again', async () => {
  const { pages } = changes();
  let reads = 0;
  const read = cacheRead(pages, [], () =>
    (reads += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve('here'),
  );
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe('here');
});
