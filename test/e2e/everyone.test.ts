// Every page can be used by everyone: no accessibility violation in either theme, nothing wider than a phone, nothing the
// policy refuses, no request to elsewhere. The harness fails a test on any line in the console.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { ADMIN, sharedProduct } from './product.ts';
import { problemsOnBothScreens, problemsOnPhone } from './sweep.ts';

const browser = withBrowser();
const product = sharedProduct();
const PHONE = { width: 390, height: 844 };

const PAGES: readonly (readonly [string, string])[] = [
  ['the home page', '/'],
  ['a search with results', '/renkaat?search=205+55+16'],
  ['a filtered search', '/renkaat?type=winter&winterType=friction,studded&inStock=true&sort=quiet&page=2'],
  ['a search without results', '/renkaat?search=olematon+rengas'],
  ['a search for a size nobody has', '/renkaat?search=205/55R15'],
  ['a size', '/renkaat/205-55-16'],
];

/** Opens the page so that what the security policy refuses is an error. */
async function openReportingViolations(path: string): Promise<Page> {
  const page = await browser.open(`${product.url}/healthz`);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`refused by the policy: ${violatedDirective} ${blockedURI}`);
    });
  });
  await page.goto(product.url + path);
  return page;
}

test.each(PAGES)('%s can be used by everyone', async (_name, path) => {
  expect(await problemsOnBothScreens(await openReportingViolations(path))).toEqual([]);
});

test('a tyre can be used by everyone, whatever its kind', async () => {
  const page = await openReportingViolations('/renkaat');
  for (const kind of ['type=summer', 'winterType=studded', 'winterType=friction', 'onSale=true']) {
    const list = await (await fetch(`${product.url}/renkaat?${kind}`)).text();
    const path = /<article[^]*?href="(\/renkaat\/[^"/]+\/[^"]+)"/.exec(list)?.[1] ?? '';
    await page.goto(product.url + path);
    expect(await problemsOnPhone(page), kind).toEqual([]);
  }
});

test('a page that is not there can be used by everyone', async () => {
  browser.allowPageError(/status of 404/);
  expect(await problemsOnBothScreens(await openReportingViolations('/renkaat/ei/ole'))).toEqual([]);
});

test('the sign-in and the import page can be used by everyone', async () => {
  const page = await openReportingViolations('/admin/tuonti');
  await page.getByRole('heading', { name: 'Kirjaudu hallintaan' }).waitFor();
  expect(await problemsOnBothScreens(page), 'the sign-in').toEqual([]);
  await page.setViewportSize(PHONE);
  await page.getByLabel('Käyttäjätunnus').fill(ADMIN.username);
  await page.getByLabel('Salasana', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Kirjaudu', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Tuonti' }).waitFor();
  await page.getByRole('heading', { name: 'Aiemmat tuonnit' }).waitFor();
  expect(await problemsOnBothScreens(page), 'the import page').toEqual([]);
});

test('the description of the API can be read in a browser', async () => {
  const page = await openReportingViolations('/api/docs');
  await page.getByText('/api/tires/sizes', { exact: true }).first().waitFor();
  // Each of the hundreds of calls is described alike; axe would read them for a quarter of a minute.
  await page.locator('section:nth-of-type(n + 4)').evaluateAll((sections) => {
    for (const section of sections) section.remove();
  });
  await expect.poll(() => page.locator('details').count()).toBeGreaterThan(5);
  expect(await problemsOnBothScreens(page)).toEqual([]);
});
