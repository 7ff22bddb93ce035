// Every answer carries the one constant set of security headers, and no page needs it weakened.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { themeScript } from '../src/app/site/theme-script.ts';
import { startTestApp } from './app.ts';
import { demonstrationListText } from './builders/demonstration-list.ts';
import { loadDemonstrationShop } from './builders/shop.ts';
import { CONSTANT_HEADERS } from './fuzz/fuzz.ts';
import { requestRaw } from './raw-request.ts';

const shop = await startTestApp();
await loadDemonstrationShop(shop.platform);
await shop.features.imports.importFile({
  fileName: 'lista.csv',
  source: Readable.from([Buffer.from(await demonstrationListText(100))]),
  list: 'oletus',
  isDryRun: false,
  allowWithdraw: false,
});
await shop.app.listen({ port: 0, host: '127.0.0.1' });
const origin = shop.app.listeningOrigin;
const tyres = await (await fetch(`${origin}/api/tires?limit=1`)).json();
const productPath = tyres.items[0].url;

afterAll(() => shop.close());

function securityOf(headers: Headers): Record<string, string | null> {
  return Object.fromEntries(CONSTANT_HEADERS.map((name) => [name, headers.get(name)]));
}

async function expectSameHeaders(answer: Response): Promise<void> {
  const home = await fetch(`${origin}/`);
  expect(securityOf(answer.headers), answer.url).toEqual(securityOf(home.headers));
  expect(Object.values(securityOf(answer.headers))).not.toContain(null);
}

test.each([
  ['a page', '/renkaat', 200],
  ['the same page from memory', '/renkaat', 200],
  ['an answer of the API', '/api/tires', 200],
  ['an answer of the API from memory', '/api/tires/sizes', 200],
  ['a refused call', '/api/imports', 401],
  ['a call with a wrong value', '/api/tires?page=0', 422],
  ['an unknown call', '/api/nowhere', 404],
  ['a font', '/fonts/archivo.woff2', 200],
  ['a picture that is not there', '/tyres/none.webp', 404],
  ['a page that is not there', '/ei-ole', 404],
  ['an address that cannot be read', '/%', 404],
  ['a redirect', '/renkaat?page=90000', 302],
  ['the back office', '/admin', 200],
  ['the description of the API', '/api/docs', 200],
  ['the liveness answer', '/healthz', 200],
  ['the readiness answer', '/readyz', 200],
  ['the figures', '/metrics', 200],
])('%s carries the security headers', async (_name, path, status) => {
  const answer = await fetch(origin + path, { redirect: 'manual' });
  expect(answer.status).toBe(status);
  await expectSameHeaders(answer);
});

test.each(['/', '/api/tires/sizes'])(
  'an unchanged answer (%s) carries the headers of the whole one',
  async (path) => {
    const first = await requestRaw(origin + path);
    const again = await requestRaw(origin + path, { 'if-none-match': String(first.headers['etag']) });
    expect(again.status).toBe(304);
    for (const name of ['etag', 'vary', 'cache-control', ...CONSTANT_HEADERS]) {
      expect(again.headers[name], name).toEqual(first.headers[name]);
    }
  },
);

test('the page of a first visit allows its own styles beside the constant headers, by their hash', async () => {
  const visit = { 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
  const first = await requestRaw(`${origin}/renkaat`, visit);
  const later = await requestRaw(`${origin}/renkaat`);
  const styles = /<style>(.*?)<\/style>/s.exec(String(first.body))?.[1] ?? '';
  const hash = createHash('sha256').update(styles).digest('base64');
  expect(styles).toContain('{');
  expect(String(later.body)).not.toContain('<style>');
  for (const name of CONSTANT_HEADERS) {
    expect(String(first.headers[name]).replace(` 'sha256-${hash}'`, ''), name).toBe(later.headers[name]);
  }
  expect(first.headers['content-security-policy']).toContain(hash);
  const again = await requestRaw(`${origin}/renkaat`, {
    ...visit,
    'if-none-match': String(first.headers['etag']),
  });
  expect([again.status, again.headers['content-security-policy']]).toEqual([
    304,
    first.headers['content-security-policy'],
  ]);
});

test('a HEAD, a wrong method and a refused body carry the security headers', async () => {
  await expectSameHeaders(await fetch(`${origin}/renkaat`, { method: 'HEAD' }));
  await expectSameHeaders(await fetch(`${origin}/renkaat`, { method: 'DELETE' }));
  const broken = await fetch(`${origin}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"username":',
  });
  expect(broken.status).toBe(400);
  await expectSameHeaders(broken);
});

test('the content security policy allows one inline script by hash and two map services', async () => {
  const policy = (await fetch(`${origin}/`)).headers.get('content-security-policy') ?? '';
  const hash = createHash('sha256').update(themeScript).digest('base64');
  expect(policy.match(/'sha256-[^']+'/g)).toEqual([`'sha256-${hash}'`]);
  const frames = `frame-src 'self' https://www.google.com/maps https://www.google.com/maps/embed https://www.openstreetmap.org/export/embed.html`;
  expect(policy.split('; ')).toContain(frames);
  expect(policy.replace(frames, '')).not.toMatch(/unsafe|\*|http/);
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      `default-src 'none'`,
      `script-src 'self' 'sha256-${hash}'`,
      `style-src 'self'`,
      `base-uri 'none'`,
      `frame-ancestors 'self'`,
      `require-trusted-types-for 'script'`,
    ]),
  );
});

test.each([
  ['the home page', () => '/'],
  ['the search', () => '/renkaat'],
  ['a search with words', () => '/renkaat?search=205/55R16+%3Cscript%3E&winterType=friction'],
  ['a size', () => '/renkaat/205-55-16'],
  ['a tyre', () => productPath],
  ['the price list', () => '/hinnasto'],
  ['what is not there', () => '/ei-ole'],
  ['the back office', () => '/admin'],
  ['the description of the API', () => '/api/docs'],
])('%s has no inline script but the theme, no style attribute and no handler', async (_name, path) => {
  const html = await (await fetch(origin + path())).text();
  const scripts = [
    ...html.matchAll(/<script(?![^>]*(?:\bsrc=|application\/ld\+json))[^>]*>([^]*?)<\/script>/g),
  ];
  expect(scripts.map((match) => match[1])).toEqual([themeScript]);
  const tags = html.replaceAll(/<script[^]*?<\/script>/g, '').match(/<[a-z][^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(3);
  const bare = tags.map((tag) => tag.replaceAll(/"[^"]*"/g, '""'));
  expect(bare.filter((tag) => /\s(?:style|on[a-z]+)=/.test(tag))).toEqual([]);
  expect(html).not.toMatch(/<style|javascript:/);
});

test('an internal error is a screen or an answer without details, with the security headers', async () => {
  const broken = await startTestApp();
  try {
    await sql`drop table shop_profile cascade`.execute(broken.platform.db);
    await broken.app.listen({ port: 0, host: '127.0.0.1' });
    const page = await fetch(`${broken.app.listeningOrigin}/`);
    const html = await page.text();
    expect(page.status).toBe(500);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('<h1>Jotain meni pieleen</h1>');
    await expectSameHeaders(page);
    const call = await fetch(`${broken.app.listeningOrigin}/api/shop-profile`);
    const body = await call.text();
    expect(call.status).toBe(500);
    expect(JSON.parse(body).code).toBe('server.error');
    await expectSameHeaders(call);
    expect(html + body).not.toMatch(/shop_profile|relation|select|\.ts:/i);
  } finally {
    await broken.close();
  }
});
