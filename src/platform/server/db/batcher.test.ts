import { expect, test } from 'vitest';

import { batched } from './batcher.ts';
import { databaseUnavailable } from './errors.ts';

/** Groups that end on demand. */
function held() {
  const groups: { items: readonly string[]; end: () => void; fail: (error: unknown) => void }[] = [];
  const write = batched<string, string>({
    run: (items) =>
      new Promise((resolve, reject) => {
        groups.push({ items, end: () => resolve(items.map((item) => `${item}!`)), fail: reject });
      }),
    keysOf: (item) => [item.slice(0, 1)],
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { groups, write, settle };
}

test('the first item is written at once, those that arrive meanwhile together', async () => {
  const { groups, write, settle } = held();
  const answers = Promise.all(['a', 'b', 'c', 'd', 'e'].map(write));
  expect(groups.map(({ items }) => items)).toEqual([['a'], ['b']]);
  groups[0]?.end();
  await settle();
  expect(groups[2]?.items).toEqual(['c', 'd', 'e']);
  groups[1]?.end();
  groups[2]?.end();
  expect(await answers).toEqual(['a!', 'b!', 'c!', 'd!', 'e!']);
});

test('no two with a key in common are in a group, and their order stays', async () => {
  const { groups, write, settle } = held();
  const answers = Promise.all(['x', 'y', 'a1', 'a2', 'b', 'a3'].map(write));
  for (let at = 0; at < 5; at += 1) {
    groups[at]?.end();
    await settle();
  }
  expect(groups.map(({ items }) => items)).toEqual([['x'], ['y'], ['a1', 'b'], ['a2'], ['a3']]);
  expect(await answers).toEqual(['x!', 'y!', 'a1!', 'a2!', 'b!', 'a3!']);
});

test('at most 32 are written together', async () => {
  const { groups, write, settle } = held();
  const all = Array.from({ length: 42 }, (_each, at) => String.fromCodePoint(200 + at));
  const answers = Promise.all(all.map(write));
  for (let at = 0; at < 4; at += 1) {
    groups[at]?.end();
    await settle();
  }
  expect(groups.map(({ items }) => items.length)).toEqual([1, 1, 32, 8]);
  expect(await answers).toHaveLength(42);
});

test('where a group fails, each of it is written alone', async () => {
  const runs: (readonly string[])[] = [];
  const write = batched<string, string>({
    run: async (items) => {
      runs.push(items);
      await Promise.resolve();
      if (items.includes('bad')) throw new Error('refused');
      return items;
    },
    keysOf: (item) => [item],
  });
  const answers = await Promise.allSettled(['first', 'second', 'good', 'bad', 'fine'].map(write));
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(runs.slice(2)).toEqual([['good', 'bad', 'fine'], ['good'], ['bad'], ['fine']]);
});

test('while the database is away a group is refused as one', async () => {
  const { groups, write, settle } = held();
  const answers = Promise.allSettled(['a', 'b', 'c', 'd'].map(write));
  groups[0]?.end();
  groups[1]?.end();
  await settle();
  groups[2]?.fail(databaseUnavailable());
  expect((await answers).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(groups).toHaveLength(3);
});
