// The public site as it is with script turned off: everything can be read, and every form and link works.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';
import { centsOf } from './reading.ts';

const browser = withBrowser();
const product = sharedProduct();

const BOX = 'Hae renkaita koolla, merkillä tai mallilla';

function openPlain(path: string, screen: 'phone' | 'desktop' = 'phone'): Promise<Page> {
  return browser.open(product.url + path, { screen, hasScript: false });
}

/** The price of one tyre on each card, in cents, in the order shown. */
async function cardPrices(page: Page): Promise<number[]> {
  const texts = await page.getByRole('region', { name: 'Hakutulokset' }).getByRole('article').allInnerTexts();
  return texts.map((text) => centsOf(text, '/kpl'));
}

test('the finder of the home page leads to the tyres of a size', async () => {
  const page = await openPlain('/');
  const finder = page.getByRole('search', { name: 'Hae renkaita koon mukaan' });
  await finder.getByText('Kesä', { exact: true }).tap();
  await finder.getByLabel('Leveys').selectOption('205');
  await finder.getByLabel('Profiili').selectOption('55');
  await finder.getByLabel('Vanne').selectOption('16');
  await finder.getByRole('button', { name: 'Näytä renkaat' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Kesärenkaat koossa 205/55R16' }).waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(3);
});

test('controls that need script do not look clickable without it', async () => {
  const page = await openPlain('/', 'desktop');
  await expect.poll(() => page.getByRole('button', { name: 'Evästeasetukset' }).isVisible()).toBe(false);
  const question = page.locator('main button[data-chat]').first();
  await expect
    .poll(() => question.evaluate((element) => getComputedStyle(element).pointerEvents))
    .toBe('none');
});

test('on paper a page is its content: no menu, no booking, no form, no map', async () => {
  const page = await openPlain('/hinnasto');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Avaa valikko', 'Tilaa', 'Evästeasetukset']) {
    await expect.poll(() => page.getByRole('button', { name }).filter({ visible: true }).count()).toBe(0);
  }
  for (const name of ['Ajanvaraus', 'Näytä kartta']) {
    await expect.poll(() => page.getByRole('link', { name }).filter({ visible: true }).count()).toBe(0);
  }
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  await expect.poll(async () => (await left('main h1')) - (await left('main table'))).toBe(0);
  for (const path of ['/', '/hinnasto', '/renkaat']) {
    await page.goto(product.url + path);
    const forms = page.locator('form').filter({ visible: true });
    await expect
      .poll(() => forms.evaluateAll((all) => all.map((form) => form.getAttribute('class'))))
      .toEqual([]);
  }
  await page.goto(product.url + (await page.locator('article a').first().getAttribute('href')));
  await page.getByText('Yhteensä').first().waitFor();
  for (const name of [/^Varaa asennus/, /^Soita/]) {
    await expect.poll(() => page.getByRole('link', { name }).filter({ visible: true }).count()).toBe(0);
  }
});

test('the search box is a form that finds tyres', async () => {
  const page = await openPlain('/renkaat');
  await page.getByRole('main').getByRole('combobox', { name: BOX }).fill('205 55 16');
  await page.getByRole('main').getByRole('button', { name: 'Hae', exact: true }).tap();
  await page.getByRole('heading', { level: 1, name: 'Renkaat koossa 205/55R16' }).waitFor();
  await expect.poll(() => new URL(page.url()).search).toBe('?search=205+55+16');
});

test('on a phone the filters are a sheet that opens, narrows and closes', async () => {
  const page = await openPlain('/renkaat?search=205+55+16');
  const friction = page.getByRole('checkbox', { name: /^Kitkarenkaat/ });
  await expect.poll(() => friction.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Rajaa hakua' }).tap();
  // The list goes on above the last button of the sheet, not below it.
  const foot = page
    .locator('#filters')
    .getByRole('button', { name: /^Näytä/ })
    .locator('..');
  await expect
    .poll(() => foot.evaluate((element) => element.getBoundingClientRect().bottom))
    .toBeGreaterThanOrEqual(843);
  await friction.check();
  await page.getByRole('checkbox', { name: /^Vain saatavilla olevat/ }).check();
  await page.getByLabel('Järjestys').selectOption({ label: 'Edullisin ensin' });
  await page
    .locator('#filters')
    .getByRole('button', { name: /^Näytä/ })
    .tap();
  await page.getByRole('heading', { level: 1, name: 'Kitkarenkaat koossa 205/55R16' }).waitFor();
  await expect.poll(() => friction.isVisible()).toBe(false);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('winterType')).toBe('friction');
  expect(searchParams.get('inStock')).toBe('true');
  expect(searchParams.get('sort')).toBe('price-asc');
  const prices = await cardPrices(page);
  expect(prices.length).toBeGreaterThan(3);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('a filter is taken back with its own link, and the sheet closes without a choice', async () => {
  const page = await openPlain('/renkaat?search=205+55+16&winterType=friction&inStock=true');
  await page.getByRole('link', { name: /^Rajaa hakua \(2\)/ }).tap();
  await page.getByRole('link', { name: 'Sulje rajaukset' }).tap();
  await page.getByRole('checkbox', { name: /^Kitkarenkaat/ }).waitFor({ state: 'hidden' });
  await page.getByRole('link', { name: 'Poista rajaus: Vain saatavilla olevat' }).tap();
  await page.waitForURL((url) => !url.searchParams.has('inStock'));
  await expect.poll(() => new URL(page.url()).searchParams.get('winterType')).toBe('friction');
});

test('the pages of a long result follow each other, each with an address of its own', async () => {
  const page = await openPlain('/renkaat?type=summer&sort=price-asc', 'desktop');
  const first = await cardPrices(page);
  await page.getByRole('navigation', { name: 'Sivut' }).getByRole('link', { name: 'Seuraava' }).click();
  await page.waitForURL(/page=2/);
  const second = await cardPrices(page);
  expect(second.length).toBe(first.length);
  expect(second[0]).toBeGreaterThanOrEqual(first.at(-1) ?? 0);
  await page.getByRole('navigation', { name: 'Sivut' }).getByRole('link', { name: 'Edellinen' }).click();
  await page.waitForURL((url) => !url.searchParams.has('page'));
  await expect.poll(() => cardPrices(page)).toEqual(first);
});

test('a tyre can be read whole: prices with fitting and without, label, figures', async () => {
  const page = await openPlain('/renkaat?search=205+55+16&inStock=true&winterType=friction');
  await page.getByRole('article').first().getByRole('link').first().tap();
  await page.waitForURL(/\/renkaat\/[^/]+\/[^/]+$/);
  const sums = page.locator('dl').first().getByRole('definition').filter({ visible: true });
  await expect.poll(() => page.getByText('Asennus ja tasapainotus').isVisible()).toBe(true);
  const [tyres = '', work, , fitted] = await sums.allInnerTexts();
  expect([work, fitted]).not.toContain(tyres);
  await page.getByRole('group', { name: 'Näytä hinta' }).getByText('Vain renkaat').tap();
  await expect.poll(() => sums.allInnerTexts()).toEqual([tyres, tyres]);
  const headings = await page.getByRole('main').getByRole('heading').allInnerTexts();
  expect(headings).toEqual(expect.arrayContaining(['EU-rengasmerkintä', 'Tiedot']));
});

test('the menu of a phone opens and leads on', async () => {
  const page = await openPlain('/');
  await page.getByRole('button', { name: 'Avaa valikko' }).tap();
  const menu = page.getByRole('dialog', { name: 'Valikko' });
  await expect
    .poll(() => menu.getByRole('button', { name: 'Vaihda vaaleaan tai tummaan ulkoasuun' }).count())
    .toBe(0);
  await menu.getByRole('link', { name: 'Renkaat', exact: true }).tap();
  await page.getByRole('heading', { level: 1, name: 'Renkaat' }).waitFor();
});

test('a page that is not there has a search that works', async () => {
  browser.allowPageError(/status of 404/);
  const page = await openPlain('/ei-ole-taalla');
  await page.getByRole('heading', { level: 1, name: 'Sivua ei löytynyt' }).waitFor();
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Rengaskoko tai malli' }).fill('225/45R17');
  await main.getByRole('button', { name: 'Hae' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Renkaat koossa 225/45R17' }).waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(0);
});
