import { buffer, text } from 'node:stream/consumers';

import { afterEach, beforeEach, expect, test } from 'vitest';

import {
  STORE_BUCKET,
  STORE_KEYS,
  STORE_REGION,
  startObjectStore,
  type ObjectStore,
  type StoreFailure,
} from '../../../../test/object-store.ts';
import { FilesError, type Files } from './files.ts';
import { createObjectFiles, type ObjectFilesOptions } from './object-files.ts';

let store: ObjectStore;
beforeEach(async () => {
  store = await startObjectStore();
});
afterEach(() => store.close());

function filesOf(changed: Partial<ObjectFilesOptions> = {}): Files {
  const { endpoint } = store;
  return createObjectFiles({
    endpoint,
    bucket: STORE_BUCKET,
    region: STORE_REGION,
    ...STORE_KEYS,
    ...changed,
  });
}

test.each<[string, StoreFailure[], number?]>([
  ['does not answer in time', ['silence'], 800],
  ['breaks off half way', ['half', 'half']],
  ['fails or is too busy', [503, 429]],
])('a store that %s gets a retry, for every kind of request', async (_what, failures, tryMs) => {
  const files = filesOf(tryMs === undefined ? {} : { tryMs });
  store.stumble(...failures);
  await files.put('a.jpg', Buffer.from('whole'));
  store.stumble(...failures);
  const found = await files.open('a.jpg');
  expect(found && (await text(found.stream))).toBe('whole');
  store.stumble(...failures);
  expect(await Array.fromAsync(files.list())).toMatchObject([{ name: 'a.jpg', bytes: 5 }]);
  store.stumble(...failures);
  await files.remove(['a.jpg']);
  expect(store.objects.size).toBe(0);
});

test('a store that keeps failing is given up after four attempts, and its answer is reported', async () => {
  store.stumble(503, 503, 503, 503);
  const failures: string[] = [];
  const files = filesOf({ onFailure: ({ message }) => failures.push(message) });
  await expect(files.put('a.jpg', Buffer.from('x'))).rejects.toThrow('answers 503');
  expect(failures).toEqual(['The store of files answers 503 (Failure)']);
  expect(store.requests).toHaveLength(4);
  store.stumble('half', 'half', 'half', 'half');
  await expect(filesOf().open('a.jpg')).rejects.toBeInstanceOf(FilesError);
  expect(store.objects.size).toBe(0);
});

test('a full store is not retried and is reported as a full disk', async () => {
  store.stumble(507);
  const failed = filesOf().put('a.jpg', Buffer.from('x'));
  await expect(failed).rejects.toMatchObject({ name: 'FilesError', code: 'ENOSPC' });
  expect(store.requests).toHaveLength(1);
});

test('a refusal is reported at once with its reason and does not count as a missing file', async () => {
  await filesOf().put('a.jpg', Buffer.from('x'));
  const refused: [Partial<ObjectFilesOptions>, string][] = [
    [{ secretAccessKey: 'another' }, '403 (SignatureDoesNotMatch)'],
    [{ accessKeyId: 'nobody' }, '403 (InvalidAccessKeyId)'],
    [{ region: 'elsewhere' }, '400 (AuthorizationHeaderMalformed)'],
    [{ bucket: 'not-there' }, '404 (NoSuchBucket)'],
  ];
  for (const [changed, reason] of refused) {
    const before = store.requests.length;
    await expect(filesOf(changed).open('a.jpg')).rejects.toThrow(reason);
    await expect(filesOf(changed).put('a.jpg', Buffer.from('y'))).rejects.toThrow(reason);
    expect(store.requests).toHaveLength(before + 2);
  }
  expect(await filesOf().open('b.jpg')).toBeUndefined();
  expect(store.objects).toEqual(new Map([['a.jpg', Buffer.from('x')]]));
});

test('a store that is not running is reported as unavailable', async () => {
  const other = await startObjectStore();
  await other.close();
  const failed = filesOf({ endpoint: other.endpoint }).open('a.jpg');
  await expect(failed).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
});

test('long lists are read to their end, and what others have put there is passed over', async () => {
  const files = filesOf();
  const names = Array.from({ length: 10 }, (_, at) => `picture-${at}.jpg`);
  for (const name of names) await files.put(name, Buffer.from(name));
  const sent = await fetch(`${store.endpoint}/${STORE_BUCKET}/picture-0.jpg`);
  expect(sent.status).toBe(403);
  expect((await Array.fromAsync(files.list())).map(({ name }) => name)).toEqual(names);
  await files.remove(names);
  expect(await Array.fromAsync(files.list())).toEqual([]);
});

test('a file of megabytes comes back as it was', async () => {
  const content = Buffer.alloc(6 * 1024 * 1024, 'kaarto');
  await filesOf().put('big.pdf', content);
  const found = await filesOf().open('big.pdf');
  expect(found?.bytes).toBe(content.length);
  expect(found && content.equals(await buffer(found.stream))).toBe(true);
});
