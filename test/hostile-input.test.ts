// Whatever is typed into a search or an address: a page or an answer of the right status, never an error of the server.
import { Readable } from 'node:stream';

import { afterAll, expect, test } from 'vitest';

import { startTestApp } from './app.ts';
import { demonstrationListText } from './builders/demonstration-list.ts';

const shop = await startTestApp();
await shop.features.imports.importFile({
  fileName: 'lista.csv',
  source: Readable.from([Buffer.from(await demonstrationListText(200))]),
  list: 'oletus',
  isDryRun: false,
  allowWithdraw: false,
});

afterAll(() => shop.close());

const TEXTS: readonly (readonly [string, string])[] = [
  ['10 000 letters', 'a'.repeat(10_000)],
  ['a size a thousand times', '205/55R16 '.repeat(1000)],
  ['10 000 brackets', '('.repeat(10_000)],
  ['a percent sign', '%'],
  ['signs of a pattern', '100%_\\*?[a-z]+$^'],
  ['quotes', `'"\`;--`],
  ['a statement', "'; drop table product; --"],
  ['a script', '<script>alert(1)</script>'],
  ['an attribute', '" autofocus onfocus="alert(1)'],
  ['a closing title', '</title></script><img src=x onerror=alert(1)>'],
  ['emoji', '🛞❄️👨‍👩‍👧 205/55R16'],
  ['a zero byte', 'a\u0000b'],
  ['control characters', '\u0001\u001F\u007F'],
  ['text from right to left', '\u202E61R55/502'],
  ['names of the language', '__proto__ constructor toString'],
  ['only blanks', ' \t\u00A0 '],
  ['broken pairs of a sign', '\uD83D'],
  ['Finnish', 'Äänetön kesärengas, öljynkestävä'],
];

test.each(TEXTS)(
  'a search for %s gets a Finnish page, and nothing of it becomes markup',
  async (_name, text) => {
    const answer = await shop.app.inject({ url: '/renkaat', query: { search: text } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body.startsWith('<!doctype html><html lang="fi">')).toBe(true);
    const markup = answer.body.replaceAll(/"[^"]*"/g, '""');
    expect(/<script>alert|<img src=x|<[^>]* onfocus=/.exec(markup)).toBeNull();
  },
);

test.each(TEXTS)('the API answers a search for %s with JSON', async (_name, text) => {
  for (const path of ['/api/tires', '/api/tires/suggestions', '/api/tires/sizes']) {
    const answer = await shop.app.inject({ url: path, query: { q: text } });
    expect([200, 422], `${path} ${answer.body.slice(0, 200)}`).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  }
});

test.each([
  'inStock=maybe&sort=drop&type=x&winterType=y&manufacturer=%27%3B--',
  'minPrice=abc&maxPrice=-5',
  'minPrice=9e99&diameter=,,,&loadIndex=1e3',
  'fuelEfficiency=Z&wetGrip=%00&noiseClass=&vehicleType=tank',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1000000000',
  'page=99999999999999999999',
  'page=two',
  'page=',
  'foo=bar&utm_source=x&__proto__=1&search[]=1',
])('filters without sense (%s) are as if they were not there', async (query) => {
  const plain = await shop.app.inject({ url: '/renkaat' });
  const answer = await shop.app.inject({ url: `/renkaat?${query}` });
  expect(answer.statusCode).toBe(200);
  const found = /role="status"[^>]*>([^<]*rengasta)</;
  expect(found.exec(answer.body)?.[1]).toBe(found.exec(plain.body)?.[1]);
});

test('a page beyond the last leads to the last', async () => {
  const answer = await shop.app.inject({ url: '/renkaat?page=99999' });
  expect(answer.statusCode).toBe(302);
  const last = await shop.app.inject({ url: String(answer.headers.location) });
  expect(last.statusCode).toBe(200);
  expect(answer.headers.location).toMatch(/^\/renkaat\?page=\d+$/);
});

test.each([
  ['page=0', 422],
  ['page=-1', 422],
  ['page=two', 422],
  ['limit=0', 422],
  ['limit=1000000', 200],
  ['page=1000000000', 200],
  ['type=x', 422],
  ['minPrice=abc', 422],
])('the API answers %s with %i', async (query, status) => {
  const answer = await shop.app.inject({ url: `/api/tires?${query}` });
  expect(answer.statusCode).toBe(status);
  if (status === 422) {
    const { code, message, errors } = answer.json();
    expect([code, message]).toEqual(['request.invalid', 'Tarkista tiedot: jokin kenttä ei kelpaa.']);
    expect(errors[0].path).toBe(query.split('=')[0]);
  } else {
    expect(answer.json().items.length).toBeLessThanOrEqual(200);
  }
});

test.each([
  '/renkaat/999-99-99',
  '/renkaat/0-0-0',
  '/renkaat/abc',
  '/renkaat/205-55-16-extra',
  '/renkaat/nokian/hakkapeliitta',
  '/renkaat/nokian/hakkapeliitta-00000000-0000-7000-8000-000000000000',
  `/renkaat/${'9'.repeat(250)}`,
  '/renkaat/%3Cscript%3E',
  '/renkaat/..%2F..%2Fetc%2Fpasswd',
  '/renkaat/a/b/c',
  '/wp-login.php',
  '/.env',
  '/%00',
])('%s is the Finnish page of what is not there, with status 404', async (url) => {
  const answer = await shop.app.inject({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.body.includes('<h1>Sivua ei löytynyt</h1>')).toBe(true);
  expect(answer.body.includes('<meta name="robots" content="noindex">')).toBe(true);
});

test.each([
  ['a bare percent sign', '/%'],
  ['half a letter', '/renkaat/%E0%A4%A'],
  ['a byte that is no letter', '/renkaat/%FF?search=205'],
  ['5 000 letters', `/renkaat/${'x'.repeat(5000)}`],
])('an address with %s is one that is not there', async (_name, url) => {
  const answer = await shop.app.inject({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.body.includes('<h1>Sivua ei löytynyt</h1>')).toBe(true);
  expect(answer.headers['content-security-policy']).toBeDefined();
});

test('an address of the API that cannot be read is answered as one that is not there', async () => {
  const answer = await shop.app.inject({ url: '/api/imports/%E0%A4%A' });
  expect(answer.statusCode).toBe(404);
  expect(answer.json().code).toBe('route.not_found');
});

test.each([
  '/fonts/..%2f..%2fpackage.json',
  '/fonts/../../package.json',
  '/assets/..%5c..%5cpackage.json',
  '/tyres/%00',
])('no address leads out of the folder of public files (%s)', async (url) => {
  const answer = await shop.app.inject({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.body.includes('"dependencies"')).toBe(false);
});

test('a slash at the end changes nothing', async () => {
  for (const path of [
    '/renkaat',
    '/renkaat/205-55-16',
    '/api/tires/sizes',
    '/api/manufacturers',
    '/admin',
    '/healthz',
  ]) {
    const plain = await shop.app.inject({ url: path });
    const slashed = await shop.app.inject({ url: `${path}/` });
    expect(slashed.statusCode, path).toEqual(plain.statusCode);
    expect(slashed.body, path).toEqual(plain.body);
  }
});

test('HEAD answers as GET does, without a body', async () => {
  for (const url of [
    '/',
    '/renkaat?search=205',
    '/ei-ole',
    '/api/tires/sizes',
    '/api/tires',
    '/fonts/archivo.woff2',
  ]) {
    const get = await shop.app.inject({ url });
    const head = await shop.app.inject({ url, method: 'HEAD' });
    expect(head.statusCode, url).toEqual(get.statusCode);
    expect(head.body, url).toBe('');
    expect(head.headers['content-length'], url).toEqual(get.headers['content-length']);
    expect(head.headers['content-type'], url).toEqual(get.headers['content-type']);
  }
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
  '%s changes nothing where there is only something to read',
  async (method) => {
    for (const url of ['/', '/renkaat', '/admin', '/fonts/archivo.woff2', '/healthz', '/readyz']) {
      const answer = await shop.app.inject({ method, url });
      expect(answer.statusCode, url).toBe(404);
    }
    for (const url of ['/api/tires', '/api/reviews', '/api/openapi.json', '/api/nowhere']) {
      const answer = await shop.app.inject({ method, url });
      expect(answer.statusCode, url).toBe(404);
      expect(answer.json().code, url).toBe('route.not_found');
    }
  },
);
