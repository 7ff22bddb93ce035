// The browser of the end-to-end tests is a Finnish visitor's, and no error of a page goes unnoticed.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startLocalServer, type LocalServer } from '../local-server.ts';
import { accessibilityViolations, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';

const browser = withBrowser();
let server: LocalServer;
let url = '';

const PAGES: Readonly<Record<string, string>> = {
  '/': '<h1>Renkaat</h1>',
  '/logs-an-error': '<h1>Renkaat</h1><script>console.error("no such tyre")</script>',
  '/throws': '<h1>Renkaat</h1><script>setTimeout(() => { throw new Error("lost") })</script>',
  '/leaves': '<h1>Renkaat</h1><img src="http://example.com/tyre.png" alt="">',
  '/faint': '<h1 style="color:#eee;background:#fff">Renkaat</h1>',
  '/faint-among-many': `<h1>Renkaat</h1>${'<p>Rengas</p>'.repeat(9)}<div style="color:#eee"><p><b id="inherits">Rengas</b></p></div><p style="background:#333"><i id="below">Rengas</i></p>`,
};

beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    const body = PAGES[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="fi"><meta name="viewport" content="width=device-width"><title>Koe</title><link rel="icon" href="data:,"><main>${body ?? ''}</main>`,
    );
  });
  url = server.url;
});

afterAll(() => server.close());

test('the visitor of an end-to-end test speaks Finnish and lives in Helsinki', async () => {
  const page = await browser.open(`${url}/`);
  const visitor = await page.evaluate(() => [
    navigator.language,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
    String(innerWidth),
  ]);
  expect(visitor).toEqual(['fi-FI', 'Europe/Helsinki', '390']);
});

test.each([
  ['/logs-an-error', /^console: no such tyre/],
  ['/throws', /^error: lost/],
  ['/leaves', /^request to http:\/\/example\.com\/tyre\.png/],
])('an error of a page at %s is caught', async (path, error) => {
  browser.allowPageError(/ERR_NAME_NOT_RESOLVED/);
  await browser.open(url + path);
  await expect.poll(() => browser.drainPageErrors().join('\n')).toMatch(error);
});

test('text too faint to read is an accessibility violation', async () => {
  const page = await browser.open(`${url}/faint`, { screen: 'desktop' });
  expect(await accessibilityViolations(page)).toContain('light: color-contrast: h1');
});

test('of texts that look alike a faint one is found, whether its colour or its background differs', async () => {
  const page = await browser.open(`${url}/faint-among-many`);
  expect(await accessibilityViolations(page)).toEqual(
    ['dark', 'light'].flatMap((theme) =>
      ['#inherits', '#below'].map((element) => `${theme}: color-contrast: ${element}`),
    ),
  );
});

test('a plain page has no accessibility violation in either theme', async () => {
  const page = await browser.open(`${url}/`);
  expect(await accessibilityViolations(page)).toEqual([]);
});

describe('the page that the tests of a file share', () => {
  const visit = oneVisit(() => browser.open(`${url}/`));

  test.fails('is at another address when a test gets stuck', async () => {
    await visit.page.goto(`${url}/faint`);
    expect(visit.page.url()).toBe(`${url}/`);
  });

  test('is opened anew after a test that failed', () => {
    expect(visit.page.url()).toBe(`${url}/`);
  });
});
