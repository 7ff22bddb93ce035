import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { createDiskFiles } from './disk-files.ts';

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

let base: string;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'kaarto-files-'));
});
afterEach(() => rm(base, { recursive: true }));

test('a file is kept whole under its name, replaced in one step, and gone when removed', async () => {
  const folder = join(base, 'not', 'there', 'yet');
  const files = createDiskFiles(folder);
  expect(await files.open('a.jpg')).toBeUndefined();
  expect(await all(files.list())).toEqual([]);
  await files.put('a.jpg', Buffer.from('first'));
  await files.put('a.jpg', Buffer.from('second'));
  const found = await files.open('a.jpg');
  expect(found?.bytes).toBe(6);
  expect(found && (await buffer(found.stream)).toString()).toBe('second');
  expect(await readdir(folder)).toEqual(['a.jpg']);
  expect(await all(files.list())).toMatchObject([{ name: 'a.jpg', bytes: 6 }]);
  await files.remove(['a.jpg', 'never-there.jpg']);
  expect(await files.open('a.jpg')).toBeUndefined();
});

test.each([
  '',
  '.',
  '..',
  '../a',
  'a/b',
  'a\\b',
  '/etc/passwd',
  'a..b',
  '.a',
  'A.jpg',
  'a\0',
  'ä',
  'x'.repeat(101),
])('%j names no file', async (name) => {
  const files = createDiskFiles(base);
  await expect(files.put(name, Buffer.from('x'))).rejects.toThrow('Not a name');
  await expect(files.open(name)).rejects.toThrow('Not a name');
  await expect(files.remove([name])).rejects.toThrow('Not a name');
});
