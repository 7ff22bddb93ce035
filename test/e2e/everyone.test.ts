// Every page can be used by everyone: no accessibility violation in either theme, nothing wider than a phone, nothing the
// policy refuses, no request to elsewhere. The harness fails a test on any line in the console.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessibilityViolations, scrollThrough, withBrowser } from './harness.ts';
import { ADMIN, sharedProduct } from './product.ts';

const browser = withBrowser();
const product = sharedProduct();

const PAGES: readonly (readonly [string, string])[] = [
  ['the home page', '/'],
  ['a search with results', '/renkaat?search=205+55+16'],
  ['a filtered search', '/renkaat?type=winter&winterType=friction,studded&inStock=true&sort=quiet&page=2'],
  ['a search without results', '/renkaat?search=olematon+rengas'],
  ['a search for a size nobody has', '/renkaat?search=205/55R15'],
  ['a size', '/renkaat/205-55-16'],
];

async function problemsOf(page: Page): Promise<string[]> {
  await scrollThrough(page);
  const problems = await accessibilityViolations(page);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (excess > 0) problems.push(`${excess} pixels wider than the window`);
  const broken = await page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  );
  return [...problems, ...broken.map((address) => `no picture at ${address}`)];
}

/** Opens the page so that what the security policy refuses is an error. */
async function openReportingViolations(path: string, screen: 'phone' | 'desktop'): Promise<Page> {
  const page = await browser.open(`${product.url}/healthz`, { screen });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`refused by the policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  await page.goto(product.url + path);
  return page;
}

test.each(PAGES)('%s can be used by everyone', async (_name, path) => {
  for (const screen of ['phone', 'desktop'] as const) {
    const page = await openReportingViolations(path, screen);
    expect(await problemsOf(page), screen).toEqual([]);
    await page.close();
  }
});

test('a tyre can be used by everyone, whatever its kind', async () => {
  for (const kind of ['type=summer', 'winterType=studded', 'winterType=friction', 'onSale=true']) {
    const page = await openReportingViolations(`/renkaat?${kind}`, 'phone');
    const path = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    await page.goto(product.url + (path ?? ''));
    expect(await problemsOf(page), kind).toEqual([]);
    await page.close();
  }
});

test('a page that is not there can be used by everyone', async () => {
  browser.allowPageError(/status of 404/);
  for (const screen of ['phone', 'desktop'] as const) {
    const page = await openReportingViolations('/renkaat/ei/ole', screen);
    expect(await problemsOf(page), screen).toEqual([]);
    await page.close();
  }
});

test('the sign-in and the import page can be used by everyone', async () => {
  for (const screen of ['phone', 'desktop'] as const) {
    const page = await openReportingViolations('/admin/tuonti', screen);
    await page.getByRole('heading', { name: 'Kirjaudu hallintaan' }).waitFor();
    expect(await problemsOf(page), screen).toEqual([]);
    await page.getByLabel('Käyttäjätunnus').fill(ADMIN.username);
    await page.getByLabel('Salasana', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Kirjaudu', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Rengaslistan tuonti' }).waitFor();
    await page.getByRole('heading', { name: 'Aiemmat tuonnit' }).waitFor();
    expect(await problemsOf(page), screen).toEqual([]);
    await page.close();
  }
});

test('the description of the API can be read in a browser', async () => {
  const page = await openReportingViolations('/api/docs', 'desktop');
  await page.getByText('/api/tires/sizes', { exact: true }).first().waitFor();
  expect(await problemsOf(page)).toEqual([]);
});
