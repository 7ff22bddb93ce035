import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { ByteCache, type UnencodedResponse } from './byte-cache.ts';
import { encode } from './compression.ts';

function made(body: string, extra: Partial<UnencodedResponse> = {}): UnencodedResponse {
  return { status: 200, contentType: 'text/html', body, tags: ['catalogue'], isCacheable: true, ...extra };
}

function cacheAt(clock: { ms: number }, maxBytes = 1_000_000): ByteCache {
  return new ByteCache({ maxBytes, now: () => clock.ms });
}

test('an answer is made once however many wait for it', async () => {
  const cache = cacheAt({ ms: 0 });
  let count = 0;
  const make = async () => {
    count += 1;
    await sleep(5);
    return made('x'.repeat(2000));
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => cache.getOrMake('k', '/k', make)));
  expect(count).toBe(1);
  expect(new Set(answers).size).toBe(1);
});

test('a cached answer is compressed once, on the first request for it, and to the same body', async () => {
  const body = 'renkaat ja vanteet '.repeat(100);
  const cache = cacheAt({ ms: 0 });
  const answer = await cache.getOrMake('k', '/k', async () => made(body));
  expect([answer.identity.toString(), answer.br, answer.gzip]).toEqual([body, undefined, undefined]);
  const before = cache.size().bytes;
  const [one, other] = await Promise.all([encode(answer, 'br'), encode(answer, 'br')]);
  expect(one).toBe(other);
  expect(brotliDecompressSync(answer.br ?? Buffer.alloc(0)).toString()).toBe(body);
  expect(answer.gzip).toBeUndefined();
  const zipped = await encode(answer, 'gzip');
  expect(gunzipSync(zipped).toString()).toBe(body);
  expect(cache.size().bytes).toBe(before + one.length + zipped.length);
  expect(cache.findByAddress('/k')).toBe(answer);
});

test('a known address finds its answer until one of its tags changes', async () => {
  const cache = cacheAt({ ms: 0 });
  await cache.getOrMake('k', '/renkaat?x=1', async () => made('a', { tags: ['catalogue', 'product:1'] }));
  expect(cache.findByAddress('/renkaat?x=1')?.identity.toString()).toBe('a');
  cache.drop(['product:2']);
  expect(cache.findByAddress('/renkaat?x=1')).toBeDefined();
  cache.drop(['product:1']);
  expect(cache.findByAddress('/renkaat?x=1')).toBeUndefined();
});

test('a cached answer is dropped when it expires', async () => {
  const clock = { ms: 1000 };
  const cache = cacheAt(clock);
  await cache.getOrMake('k', '/k', async () => made('a', { expiresAt: new Date(2000) }));
  expect(cache.findByAddress('/k')).toBeDefined();
  clock.ms = 2000;
  expect(cache.findByAddress('/k')).toBeUndefined();
});

test('a render that began before a change is not cached, and later requests start a new one', async () => {
  const cache = cacheAt({ ms: 0 });
  const gate = Promise.withResolvers<void>();
  const first = cache.getOrMake('k', '/k', async () => {
    await gate.promise;
    return made('old');
  });
  cache.drop(['catalogue']);
  const second = cache.getOrMake('k', '/k', async () => made('new'));
  gate.resolve();
  expect((await first).identity.toString()).toBe('old');
  expect((await second).identity.toString()).toBe('new');
  expect(cache.findByAddress('/k')?.identity.toString()).toBe('new');
});

test('a failed render is not remembered', async () => {
  const cache = cacheAt({ ms: 0 });
  await expect(cache.getOrMake('k', '/k', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect((await cache.getOrMake('k', '/k', async () => made('up'))).identity.toString()).toBe('up');
});

test('the cache stays within its bytes and forgets the least recently used first', async () => {
  const cache = cacheAt({ ms: 0 }, 30_000);
  for (let index = 0; index < 20; index += 1) {
    // Text that does not compress, so that every answer weighs about the same.
    const body = Array.from({ length: 300 }, (_, at) => Math.sin(index * 1000 + at).toString(36)).join('');
    await cache.getOrMake(`k${index}`, `/k${index}`, async () => made(body));
  }
  expect(cache.size().bytes).toBeLessThanOrEqual(30_000);
  expect(cache.findByAddress('/k0')).toBeUndefined();
  expect(cache.findByAddress('/k19')).toBeDefined();
});

test('an answer that must not be cached is made anew each time', async () => {
  const cache = cacheAt({ ms: 0 });
  let count = 0;
  const make = async () => made(String((count += 1)), { isCacheable: false });
  await cache.getOrMake('k', '/k', make);
  expect((await cache.getOrMake('k', '/k', make)).identity.toString()).toBe('2');
});

test.each<[string, (cache: ByteCache) => void]>([
  ['was dropped', (cache) => cache.drop(['catalogue'])],
  ['was pushed out', (cache) => void fill(cache)],
])('no address and no compression under way holds the bytes of an answer that %s', async (_how, remove) => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const cache = cacheAt({ ms: 0 }, 200_000);
  const seen = await Promise.all(
    Array.from({ length: 10 }, (_each, turn) => requestTwice(cache, `/s?${turn}`)),
  );
  remove(cache);
  await expect
    .poll(() => {
      collect();
      return seen.filter((answer) => answer.deref() !== undefined).length;
    })
    // One at the most is being compressed at this moment.
    .toBeLessThanOrEqual(1);
  expect(cache.findByAddress('/s?1')).toBeUndefined();
});

/** Requested again, an answer is found by its URL and waits to be compressed further. */
async function requestTwice(cache: ByteCache, url: string): Promise<WeakRef<object>> {
  const make = async () => made(`${url} ${'renkaat ja vanteet '.repeat(800)}`);
  const answer = await cache.getOrMake(url, url, make);
  await encode(answer, 'br');
  expect(cache.findByAddress(url)).toBe(answer);
  return new WeakRef(answer);
}

async function fill(cache: ByteCache): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    await cache.getOrMake(`f${turn}`, `/f${turn}`, async () => made(`${turn}`.repeat(20_000), { tags: [] }));
  }
}
