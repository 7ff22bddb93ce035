// Pages as bytes: made once, sent compressed, answered with 304, dropped by what they show and by time.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { pino } from 'pino';
import { afterAll, afterEach, expect, test } from 'vitest';

import { unavailable } from '../src/platform/contract/problem.ts';
import { securityHeaders } from '../src/platform/server/http/security-headers.ts';
import { createHttpServerApp } from '../src/platform/server/http/server.ts';
import { ByteCache } from '../src/platform/server/pages/byte-cache.ts';
import { bindFrame } from '../src/platform/server/pages/frame.ts';
import { mountSite } from '../src/platform/server/pages/mount-site.ts';
import { definePage, type Loaded } from '../src/platform/server/pages/page.ts';
import { createSite } from '../src/platform/server/pages/site.ts';
import { startTestApp } from './app.ts';
import { loadDemonstrationShop } from './builders/shop.ts';
import { requestRaw } from './raw-request.ts';

const shop = await startTestApp();
await loadDemonstrationShop(shop.platform);
await shop.app.listen({ port: 0, host: '127.0.0.1' });
const origin = shop.app.listeningOrigin;

afterAll(() => shop.close());

test.each(['/', '/renkaat', '/ei-ole', '/api/business-settings'])(
  '%s is the same in brotli, in gzip and plain',
  async (path) => {
    const plain = await requestRaw(origin + path);
    const brotli = await requestRaw(origin + path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gzip = await requestRaw(origin + path, { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotli.body.length).toBeLessThan(plain.body.length);
    for (const answer of [plain, brotli, gzip]) {
      expect(answer.headers['vary']).toMatch(/^accept-encoding\b/);
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
    }
  },
);

test('an encoding that is refused is not used', async () => {
  const answer = await requestRaw(`${origin}/`, { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
  expect(answer.headers['content-encoding']).toBe('gzip');
  const none = await requestRaw(`${origin}/`, { 'accept-encoding': 'br;q=0, gzip;q=0' });
  expect(none.headers['content-encoding']).toBeUndefined();
});

test.each(['/', '/renkaat?search=205', '/api/shop-profile'])(
  '%s answers 304 without a body to whoever has it, in any encoding',
  async (path) => {
    const first = await requestRaw(origin + path, { 'accept-encoding': 'br' });
    const etag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    for (const known of [etag, `"other", ${etag}`, '*']) {
      const again = await requestRaw(origin + path, { 'if-none-match': known, 'accept-encoding': 'gzip' });
      expect(again.status, known).toBe(304);
      expect(again.body.length, known).toBe(0);
      expect(again.headers['etag'], known).toEqual(etag);
    }
    const changed = await requestRaw(origin + path, { 'if-none-match': '"other"' });
    expect(changed.status).toBe(200);
  },
);

test('a saved change is on the page at once, under another ETag', async () => {
  const before = await requestRaw(`${origin}/`);
  const staff = await shop.loginStaff();
  const saved = await fetch(`${origin}/api/shop-profile`, {
    method: 'PUT',
    headers: { ...staff, 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '010 999 8888' }),
  });
  expect(saved.status).toBe(200);
  const after = await requestRaw(`${origin}/`, { 'if-none-match': String(before.headers['etag']) });
  expect(after.status).toBe(200);
  expect(after.body.includes('010 999 8888')).toBe(true);
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
});

test('all unknown pages are one cached response, whatever the URL', async () => {
  const [one, other] = [await requestRaw(`${origin}/ei-ole-1`), await requestRaw(`${origin}/ei-ole-2?x=y`)];
  expect(one.status).toBe(404);
  expect(other.status).toBe(404);
  expect(one.headers['etag']).toEqual(other.headers['etag']);
  const conditional = await requestRaw(`${origin}/ei-ole-3`, {
    'if-none-match': String(one.headers['etag']),
  });
  expect(conditional.status).toBe(404);
});

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A site of one page that counts how often it is made. */
async function serveOnePage(load: () => Promise<Loaded<string>>) {
  const clock = { now: new Date('2026-11-21T12:00:00+02:00') };
  const cache = new ByteCache({ maxBytes: 1_000_000, now: () => clock.now.getTime() });
  const headers = securityHeaders([], {}, false);
  const app = await createHttpServerApp({
    log: pino({ level: 'silent' }),
    cache,
    headers,
    trustProxy: false,
    corsOrigins: [],
    onCachedResponse: () => {},
  });
  let made = 0;
  const page = definePage<string>({
    path: '/sivu',
    query: ['koko'],
    load: () => {
      made += 1;
      return load();
    },
    head: () => ({ title: 'Sivu', description: 'Sivu', canonicalPath: '/sivu' }),
    view: (text) => text,
  });
  const site = createSite({
    policy: '',
    readPublic: (action) => action(),
    pages: [page],
    frame: bindFrame<null>({
      load: async () => ({ data: null, tags: ['frame'] }),
      siteName: () => 'Kauppa',
      meta: () => ({}),
      isNoIndex: () => false,
      view: (_data, _current, body) => body,
      notFound: () => ({ head: { title: 'Ei', description: 'Ei', canonicalPath: '/' }, body: 'Ei' }),
    }),
    assets: { stylesheets: [], script: '/s.js', fonts: [], themeScript: '' },
    publicUrl: 'http://localhost',
    cache,
    now: () => clock.now,
  });
  await mountSite(app, { site, headers, whenReady: async () => {}, stylesheets: [] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  closers.push(() => app.close());
  return { url: `${app.listeningOrigin}/sivu`, cache, clock, countMade: () => made };
}

test('a page is rendered once for all requests of the same moment', async () => {
  const gate = Promise.withResolvers<void>();
  const { url, countMade } = await serveOnePage(async () => {
    await gate.promise;
    return { kind: 'page', data: 'rengas '.repeat(300), tags: ['tyre'] };
  });
  const answers = Array.from({ length: 40 }, () => requestRaw(url));
  await expect.poll(countMade).toBe(1);
  gate.resolve();
  const etags = new Set((await Promise.all(answers)).map(({ headers }) => headers['etag']));
  expect([etags.size, countMade()]).toEqual([1, 1]);
});

test('only the query names a page knows make another page', async () => {
  const { url, countMade } = await serveOnePage(async () => ({ kind: 'page', data: 'x', tags: [] }));
  for (const query of ['', '?', '?utm_source=x', '?fbclid=1&gclid=2', '?a=b']) await requestRaw(url + query);
  expect(countMade()).toBe(1);
  await requestRaw(`${url}?koko=205&utm_source=x`);
  await requestRaw(`${url}?koko=205`);
  expect(countMade()).toBe(2);
});

test('a page goes with what it shows, with its frame and with its time', async () => {
  const { url, cache, clock, countMade } = await serveOnePage(async () => ({
    kind: 'page',
    data: 'x',
    tags: ['tyre:1'],
    expiresAt: new Date('2026-11-21T13:00:00+02:00'),
  }));
  await requestRaw(url);
  cache.drop(['tyre:2']);
  await requestRaw(url);
  expect(countMade()).toBe(1);
  cache.drop(['tyre:1']);
  await requestRaw(url);
  expect(countMade()).toBe(2);
  cache.drop(['frame']);
  await requestRaw(url);
  expect(countMade()).toBe(3);
  clock.now = new Date('2026-11-21T13:00:00+02:00');
  await requestRaw(url);
  expect(countMade()).toBe(4);
});

test('a page that fails is not cached, and the next visitor may get it', async () => {
  let isDown = true;
  const { url } = await serveOnePage(async () => {
    if (isDown) throw unavailable('database.unavailable', 'Hetki.', 2);
    return { kind: 'page', data: 'x', tags: [] };
  });
  const down = await requestRaw(url);
  expect(down.status).toBe(503);
  expect(down.headers['retry-after']).toBe('2');
  expect(down.headers['cache-control']).toBe('no-store');
  expect(down.body.toString()).toContain('<h1>Hetki vielä</h1>');
  isDown = false;
  expect((await requestRaw(url)).status).toBe(200);
});
