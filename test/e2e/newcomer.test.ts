// The product's main job, as a visitor does it: a size typed, filtered, one tyre opened and read.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';
import { countOf, fittedPriceOf } from './reading.ts';

const browser = withBrowser();
const product = sharedProduct();

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

test('on a phone a newcomer finds a friction tyre in stock, its label and its price for four', async () => {
  const page = await browser.open(product.url, { showsCookieBanner: true });
  await page.getByRole('main').getByRole('link', { name: 'Hae renkaita' }).first().click();
  await page.waitForURL('**/renkaat');
  await searchBox(page).tap();
  await searchBox(page).pressSequentially('205 55 16');
  await searchBox(page).press('Enter');
  await page.waitForURL(/\/renkaat\?search=205\+55\+16$/);
  await page.getByRole('heading', { level: 1, name: 'Renkaat koossa 205/55R16' }).waitFor();
  const all = await foundCount(page);

  await page.getByRole('link', { name: 'Rajaa hakua' }).tap();
  const show = page.locator('#filters').getByRole('button', { name: /^Näytä/ });
  await page.getByRole('checkbox', { name: /^Kitkarenkaat/ }).check();
  await expect.poll(async () => countOf(await show.innerText())).toBeLessThan(all);
  const friction = countOf(await show.innerText());
  await page.getByRole('checkbox', { name: /^Vain saatavilla olevat/ }).check();
  await expect.poll(async () => countOf(await show.innerText())).toBeLessThan(friction);
  const promised = countOf(await show.innerText());
  expect(promised).toBeGreaterThan(0);
  await show.tap();
  await page.waitForURL(/winterType=friction/);
  await expect.poll(() => new URL(page.url()).searchParams.get('inStock')).toBe('true');
  await page.getByRole('heading', { level: 1, name: 'Kitkarenkaat koossa 205/55R16' }).waitFor();
  await expect.poll(() => foundCount(page)).toBe(promised);
  // Back leads to the complete list, not into the sheet again.
  await page.goBack();
  await expect.poll(() => foundCount(page)).toBe(all);
  await expect.poll(() => show.isVisible()).toBe(false);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Kitkarenkaat koossa 205/55R16' }).waitFor();
  const seasons = page.getByRole('navigation', { name: 'Kausi' });
  await expect
    .poll(() => seasons.getByRole('link', { name: /^Kitka/ }).getAttribute('aria-current'))
    .toBe('true');
  await page.getByRole('button', { name: 'Selvä' }).tap();

  const card = page.getByRole('article').first();
  const fitted = fittedPriceOf(await card.innerText());
  const [, day = 'none'] = /Autoon (\S+)/.exec(await card.innerText()) ?? [];
  const model = await card.getByRole('link').first().innerText();
  await card.getByRole('link', { name: model }).first().tap();
  await page.waitForURL(/\/renkaat\/[a-z0-9-]+\/[a-z0-9-]+$/);
  await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toContain(model);
  const main = page.getByRole('main');
  const label = main.getByRole('group', { name: /EU-rengasmerkintä/ }).first();
  await expect.poll(() => label.innerText()).toMatch(/dB/);
  const price = main.getByRole('group', { name: 'Näytä hinta' });
  await expect.poll(() => price.getByRole('radio', { name: fitted }).isChecked()).toBe(true);
  await expect.poll(() => main.getByText(`Asennus aikaisintaan ${day}`).first().isVisible()).toBe(true);
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
  await expect.poll(() => foundCount(page)).toBeLessThan(friction);
  await page.getByRole('checkbox', { name: /^Kitkarenkaat/ }).click();
  await page.waitForURL((url) => !url.search.includes('winterType'));
  await expect.poll(() => new URL(page.url()).searchParams.get('inStock')).toBe('true');
});

test("a size not sold is answered with the nearest sizes, named as such, and the shop's contacts", async () => {
  const page = await browser.open(`${product.url}/renkaat?search=205/55R15`);
  await page.getByRole('heading', { name: 'Lähimmät koot, joita on saatavilla' }).waitFor();
  await expect.poll(() => page.getByText('Nämä eivät ole sama koko.').isVisible()).toBe(true);
  const main = page.getByRole('main');
  await expect.poll(() => main.getByRole('link', { name: /^Soita / }).getAttribute('href')).toMatch(/^tel:/);
  await expect
    .poll(() => main.getByRole('link', { name: 'Lähetä sähköpostia' }).getAttribute('href'))
    .toMatch(/^mailto:/);
});
