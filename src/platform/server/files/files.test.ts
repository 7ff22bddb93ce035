import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import {
  STORE_BUCKET,
  STORE_KEYS,
  STORE_REGION,
  startObjectStore,
  type ObjectStore,
} from '../../../../test/object-store.ts';
import { createDiskFiles } from './disk-files.ts';
import type { Files } from './files.ts';
import { createMemoryFiles } from './memory-files.ts';
import { createObjectFiles } from './object-files.ts';

let base: string;
let store: ObjectStore;
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'kaarto-files-'));
  store = await startObjectStore();
});
afterEach(async () => {
  await rm(base, { recursive: true });
  await store.close();
});

const kinds = ['disk', 'memory', 'object'] as const;

function filesOf(kind: (typeof kinds)[number]): Files {
  if (kind === 'disk') return createDiskFiles(join(base, 'not', 'there', 'yet'));
  if (kind === 'memory') return createMemoryFiles(() => new Date());
  const { endpoint } = store;
  return createObjectFiles({ endpoint, bucket: STORE_BUCKET, region: STORE_REGION, ...STORE_KEYS });
}

describe.each(kinds)('files of kind %s', (kind) => {
  test('a file is stored whole under its name, replaced atomically, and gone when removed', async () => {
    const files = filesOf(kind);
    expect(await files.open('a.jpg')).toBeUndefined();
    expect(await Array.fromAsync(files.list())).toEqual([]);
    await files.put('a.jpg', Buffer.from('first'));
    await files.put('a.jpg', Buffer.from('second'));
    await files.put('empty.svg', new Uint8Array());
    const found = await files.open('a.jpg');
    expect(found?.bytes).toBe(6);
    expect(found && (await text(found.stream))).toBe('second');
    const listed = await Array.fromAsync(files.list());
    expect(listed.map(({ name, bytes }) => `${name} ${bytes}`).toSorted()).toEqual([
      'a.jpg 6',
      'empty.svg 0',
    ]);
    const ages = listed.map(({ changedAt }) => Math.abs(Date.now() - changedAt.getTime()));
    expect(Math.max(...ages)).toBeLessThan(60_000);
    const many = Array.from({ length: 20 }, (_, at) => `never-there-${at}.jpg`);
    await files.remove(['a.jpg', ...many, 'empty.svg']);
    expect(await files.open('a.jpg')).toBeUndefined();
    expect(await Array.fromAsync(files.list())).toEqual([]);
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
    const files = filesOf(kind);
    await expect(files.put(name, Buffer.from('x'))).rejects.toThrow('Not a name');
    await expect(files.open(name)).rejects.toThrow('Not a name');
    await expect(files.remove([name])).rejects.toThrow('Not a name');
  });
});

test('a folder contains only complete files', async () => {
  const files = createDiskFiles(base);
  await files.put('a.jpg', Buffer.from('first'));
  await files.put('a.jpg', Buffer.from('second'));
  expect(await readdir(base)).toEqual(['a.jpg']);
});
