// The product's main job, as a visitor does it: a size typed, filtered, one tyre opened and read.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { withProduct } from './product.ts';
import { centsOf, countOf } from './reading.ts';

const browser = withBrowser();
const product = withProduct();

const BOX = 'Hae renkaita koolla, merkillä tai mallilla';

function searchBox(page: Page): Locator {
  return page.getByRole('main').getByRole('combobox', { name: BOX });
}

async function foundCount(page: Page): Promise<number> {
  return countOf(
    await page
      .getByRole('region', { name: 'Hakutulokset' })
      .getByText(/^[\d\s]+rengas(ta)?$/)
      .first()
      .innerText(),
  );
}

test('a newcomer with a phone finds a friction tyre that is there, and reads its label and its price for four', async () => {
  const page = await browser.open(product.url, { isAskedAboutCookies: true });
  await page.getByRole('main').getByRole('link', { name: 'Hae renkaita' }).first().click();
  await page.waitForURL('**/renkaat');
  await searchBox(page).tap();
  await searchBox(page).pressSequentially('205 55 16');
  await searchBox(page).press('Enter');
  await page.waitForURL(/\/renkaat\?search=205\+55\+16$/);
  await page.getByRole('heading', { level: 1, name: 'Renkaat koossa 205/55R16' }).waitFor();
  const all = await foundCount(page);

  await page.getByRole('link', { name: 'Rajaa hakua' }).tap();
  const show = page.getByRole('button', { name: /^Näytä .*rengas/ });
  await page.getByRole('checkbox', { name: /^Kitkarenkaat/ }).check();
  await expect.poll(async () => countOf(await show.innerText())).toBeLessThan(all);
  const friction = countOf(await show.innerText());
  await page.getByRole('checkbox', { name: /^Vain saatavilla olevat/ }).check();
  await expect.poll(async () => countOf(await show.innerText())).toBeLessThan(friction);
  const promised = countOf(await show.innerText());
  expect(promised).toBeGreaterThan(0);
  await show.tap();
  await page.waitForURL(/winterType=friction/);
  expect(new URL(page.url()).searchParams.get('inStock')).toBe('true');
  await page.getByRole('heading', { level: 1, name: 'Kitkarenkaat koossa 205/55R16' }).waitFor();
  expect(await foundCount(page)).toBe(promised);
  const seasons = page.getByRole('navigation', { name: 'Kausi' });
  expect(await seasons.getByRole('link', { name: 'Kitkarenkaat' }).getAttribute('aria-current')).toBe('true');
  await page.getByRole('button', { name: 'Kieltäydy' }).tap();

  const card = page.getByRole('article').first();
  const perTyre = centsOf(await card.innerText());
  const model = await card.getByRole('link').first().innerText();
  await card.getByRole('link', { name: model }).first().tap();
  await page.waitForURL(/\/renkaat\/[a-z0-9-]+\/[a-z0-9-]+$/);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(model);
  const main = page.getByRole('main');
  const label = main.getByRole('group', { name: /EU-rengasmerkintä/ }).first();
  expect(await label.innerText()).toMatch(/dB/);
  const price = main.getByRole('group', { name: 'Näytä hinta' });
  expect(await price.getByRole('radio', { name: '4 kpl' }).isChecked()).toBe(true);
  expect(centsOf(await price.innerText())).toBe(perTyre * 4);
  expect(
    await main
      .getByText(/Heti hyllyssä|Toimittajalla, 2/)
      .first()
      .isVisible(),
  ).toBe(true);
});

test('a filter of the wide screen shows its result at the first tick', async () => {
  const page = await browser.open(`${product.url}/renkaat?search=205+55+16`, { screen: 'desktop' });
  const all = await foundCount(page);
  await page.getByRole('checkbox', { name: /^Kitkarenkaat/ }).click();
  await page.waitForURL(/winterType=friction/);
  await page.getByRole('heading', { level: 1, name: 'Kitkarenkaat koossa 205/55R16' }).waitFor();
  const friction = await foundCount(page);
  expect(friction).toBeLessThan(all);
  await page.getByRole('checkbox', { name: /^Vain saatavilla olevat/ }).click();
  await page.waitForURL(/inStock=true/);
  expect(await foundCount(page)).toBeLessThan(friction);
  await page.getByRole('link', { name: 'Poista rajaus: Kitkarenkaat' }).click();
  await page.waitForURL((url) => !url.search.includes('winterType'));
  expect(new URL(page.url()).searchParams.get('inStock')).toBe('true');
});

test('a size nobody has is answered with the nearest sizes, said as such, and with ways to reach the shop', async () => {
  const page = await browser.open(`${product.url}/renkaat?search=205/55R15`);
  await page.getByRole('heading', { name: 'Lähimmät koot, joita on saatavilla' }).waitFor();
  expect(await page.getByText('Nämä eivät ole sama koko.').isVisible()).toBe(true);
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: /^Soita / }).getAttribute('href')).toMatch(/^tel:/);
  expect(await main.getByRole('link', { name: 'Lähetä sähköpostia' }).getAttribute('href')).toMatch(
    /^mailto:/,
  );
});
