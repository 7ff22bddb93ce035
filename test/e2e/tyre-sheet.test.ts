// A clerk's work in the sheet of all tyres, by keyboard alone on a computer and by touch on a phone.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { DAY_MS } from '../../src/platform/contract/durations.ts';
import { accessibilityViolations, freezeToasts, openMenu, waitForToast, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { ADMIN, withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();

const openAnew = (screen: 'desktop' | 'phone', query: string) =>
  browser.openAsStaff(`${product.url}/admin/tires/taulukko${query}`, { screen });
const visit = oneVisit(() => openAnew('desktop', '?haku=michelin'));

async function openSheet(screen: 'desktop' | 'phone', query = ''): Promise<Page> {
  const path = `/admin/tires/taulukko${query}`;
  const page = await (screen === 'desktop' ? visit.load(path) : openAnew(screen, query));
  await page.getByRole('grid').waitFor();
  return page;
}

/** Goes on by Tab until what has the focus has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
        return element.labels?.[0]?.textContent ?? '';
      }
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (found.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

function toast(page: Page, text: string | RegExp) {
  return page.getByRole('region', { name: 'Ilmoitukset' }).getByText(text);
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${product.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: ADMIN.username, password: ADMIN.password }),
  });
  return (await answer.json()).token;
}

async function pricesOf(brand: string): Promise<Map<string, number>> {
  const prices = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${product.url}/api/tires?manufacturer=${brand}&limit=200&page=${page}`);
    const { items } = await answer.json();
    for (const { _id, originalPrice } of items) prices.set(_id, originalPrice);
    if (items.length < 200) return prices;
  }
}

test("one brand's prices are raised by 3 % and put back, by keyboard alone", async () => {
  const before = await pricesOf('pirelli');
  const page = await openSheet('desktop');
  await tabTo(page, 'Valmistaja');
  await page.keyboard.type('Pirelli');
  await page.waitForURL(/merkki=pirelli/);
  await page.getByText(`${before.size.toLocaleString('fi-FI')}\u00A0rengasta`, { exact: true }).waitFor();
  await tabTo(page, 'Muuta hintoja');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('Muutos koskee kaikkia rajauksen renkaita').waitFor();
  await tabTo(page, 'Muutos prosentteina');
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Tasaeuroihin');
  await tabTo(page, 'Esikatsele');
  await page.keyboard.press('Enter');
  await page.getByRole('table', { name: 'Esikatselu' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  const apply = (await page.getByRole('button', { name: /^Muuta \d/ }).textContent()) ?? '';
  await tabTo(page, apply);
  await page.keyboard.press('Enter');
  await page.getByText(/^Muutettu: /).waitFor();
  const raised = await pricesOf('pirelli');
  for (const [id, price] of before) {
    expect(Math.abs((raised.get(id) ?? 0) - price * 1.03)).toBeLessThanOrEqual(0.51);
  }
  expect([...raised.values()].every(Number.isInteger)).toBe(true);
  // The way back has the focus already.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Kumoa/);
  await page.keyboard.press('Enter');
  await waitForToast(page, /^Palautettu entiselleen: /);
  expect(await pricesOf('pirelli')).toEqual(before);
});

test('a price and a stock are typed into their cells as in a spreadsheet, and taken back', async () => {
  const page = await openSheet('desktop', '?merkki=nokian&jarjestys=price');
  const grid = page.getByRole('grid');
  const first = grid.getByRole('row').nth(1);
  const cell = (place: number) => first.getByRole('gridcell').nth(place);
  await cell(5).filter({ hasText: '€' }).waitFor();
  await grid.focus();
  await page.keyboard.type('halpa');
  await page.keyboard.press('Enter');
  await page.keyboard.type('halpa');
  await page.keyboard.press('Enter');
  await page.getByText('Kirjoita hinta euroina, esimerkiksi 89,90.').waitFor();
  await page.keyboard.press('Escape');
  const cents = 97;
  await page.keyboard.type(`12,${cents}`);
  await page.keyboard.press('Tab');
  await page.keyboard.type(String(cents));
  await page.keyboard.press('Enter');
  await toast(page, /: saldo tallennettu$/).waitFor();
  await freezeToasts(page);
  await expect.poll(() => cell(5).textContent()).toBe(`12,${cents}\u00A0€`);
  await expect.poll(() => cell(8).textContent()).toContain(String(cents));
  for (const field of ['saldo', 'hinta']) {
    const message = page.getByRole('region', { name: 'Ilmoitukset' }).locator('[data-type]');
    await message
      .filter({ hasText: `: ${field} tallennettu` })
      .getByRole('button', { name: 'Kumoa' })
      .click();
    await toast(page, 'Muutos peruttu').last().waitFor();
    await freezeToasts(page);
  }
  await page.getByText(`12,${cents}\u00A0€`).waitFor({ state: 'detached' });
  // What has slid under the bar at the top is no target.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('from the search with its key to a model, and Enter opens the tyre', async () => {
  const page = await openSheet('desktop');
  const grid = page.getByRole('grid');
  await grid.getByText('€').first().waitFor();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Haku' });
  await expect.poll(() => search.evaluate((field) => field === document.activeElement)).toBe(true);
  await search.fill('205/55R16 91T kitka');
  await page.waitForURL(/haku=205/);
  const first = grid.getByRole('row').nth(1);
  await first.getByText('205/55R16').waitFor();
  await first.getByText('Kitka').waitFor();
  const model = (await first.getByRole('rowheader').textContent()) ?? '';
  await grid.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Muokkaa rengastuotetta' });
  await expect.poll(() => dialog.getByLabel('Malli').inputValue()).toBe(model);
});

test('a price that somebody else changed first is shown beside the own one, and neither is lost', async () => {
  const page = await openSheet('desktop', '?merkki=continental&jarjestys=price');
  const cell = page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').nth(5);
  await cell.filter({ hasText: '€' }).waitFor();
  const headers = { authorization: `Bearer ${await signIn()}`, 'content-type': 'application/json' };
  const list = await fetch(`${product.url}/api/tires/sheet?manufacturer=continental&sort=price&limit=1`, {
    headers,
  });
  const [row] = await list.json();
  const [theirs, own] = [row.price + 2, row.price + 1];
  const put = { method: 'PUT', headers, body: JSON.stringify({ price: theirs, version: row.version }) };
  expect((await fetch(`${product.url}/api/tires/sheet/${row._id}`, put)).status).toBe(200);
  browser.allowPageError(/status of 409/);
  await cell.dblclick();
  await page.keyboard.type(String(own));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('cell', { name: `${theirs},00` }).waitFor();
  await dialog.getByRole('cell', { name: `${own},00` }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await dialog.getByRole('button').last().click();
  await waitForToast(page, /: hinta tallennettu$/);
  await expect.poll(() => cell.textContent()).toBe(`${own},00\u00A0€`);
});

test('rows pasted over the sheet are previewed before they change anything', async () => {
  const page = await openSheet('desktop', '?merkki=michelin');
  const answer = await fetch(`${product.url}/api/tires?manufacturer=michelin&limit=2&sort=price-asc`);
  const [one, two] = (await answer.json()).items;
  await openMenu(page.locator('#content'));
  await page.getByRole('button', { name: 'Liitä rivejä' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Rivit').fill(`${one.ean}\t77,70\t5\n${two.ean}\thalpa\n1234567890123\t50`);
  await panel.getByText('Rivi 2: hinta ei ole euromäärä.').waitFor();
  await panel.getByRole('button', { name: 'Esikatsele' }).click();
  await panel.getByText('77,70\u00A0€').waitFor();
  await panel.getByText('1 rivi jää pois').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Muuta 1 rengas' }).click();
  await page.getByText(/^Muutettu: 1 rengas/).waitFor();
  const changed = await fetch(`${product.url}/api/tires?q=${one.ean}`).then((found) => found.json());
  expect(changed.items[0]).toMatchObject({ price: 77.7, stock: 5 });
});

test('a far row of the sheet is drawn when it is scrolled to', async () => {
  const page = await openSheet('desktop');
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+End');
  const last = page.getByRole('row').last();
  await last.getByRole('gridcell').filter({ hasText: '€' }).first().waitFor();
  await expect.poll(async () => Number(await last.getAttribute('aria-rowindex'))).toBeGreaterThan(5_000);
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(80);
});

test('on a phone rows are chosen and their prices changed', async () => {
  const page = await openSheet('phone', '?haku=michelin');
  const ticks = page.getByRole('grid').getByRole('checkbox');
  await ticks.nth(1).waitFor();
  // Most of the screen is for tyres.
  const top = await page.getByRole('grid').evaluate((grid) => grid.getBoundingClientRect().top);
  expect(top).toBeLessThanOrEqual(250);
  await ticks.nth(0).tap();
  await ticks.nth(1).tap();
  await page.getByText('2 valittu').waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.getByRole('button', { name: 'Muuta hintoja' }).tap();
  await page.getByLabel('Muutos prosentteina').fill('-5');
  await page.getByLabel('Pyöristys').selectOption({ label: 'Loppuun ,90' });
  await page.getByRole('button', { name: 'Esikatsele' }).tap();
  await page.getByRole('button', { name: /^Muuta 2/ }).tap();
  await page.getByRole('button', { name: 'Kumoa' }).waitFor();
  // The undo outlives the page.
  await page.reload();
  await openMenu(page.locator('#content'));
  await page.getByRole('button', { name: 'Viimeisimmät muutokset' }).tap();
  const changes = page.getByRole('dialog', { name: 'Viimeisimmät muutokset' });
  await expect.poll(() => changes.getByRole('listitem').first().innerText()).toContain('2\u00A0hintaa');
  await changes
    .getByRole('button', { name: /^Kumoa/ })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Kumoa muutos' }).tap();
  await changes
    .getByText(/^Kumottu /)
    .first()
    .waitFor();
  await waitForToast(page, /^Palautettu entiselleen: 2/);
});

test('chosen tyres go on offer with what the law lets say, and off sale, and both are taken back', async () => {
  const page = await openSheet('desktop', '?haku=continental');
  const ticks = page.getByRole('grid').getByRole('checkbox', { checked: false });
  const choose = async () => {
    // The first one of all chooses every row.
    await ticks.nth(1).click();
    await ticks.nth(1).click();
    await page.getByText('2 valittu').waitFor();
  };
  await choose();
  await page.getByRole('button', { name: 'Tarjous…' }).click();
  const panel = page.getByRole('dialog', { name: 'Tarjous valituille' });
  await panel.getByLabel('Alennus').fill('10');
  await panel.getByLabel('Viimeinen päivä').fill(lastDayOfOffer());
  await panel.getByRole('button', { name: 'Esikatsele' }).click();
  await panel.getByText(/^Tarjoukseen tulee: /).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: /^Tee / }).click();
  await waitForToast(page, /^Tarjouksessa nyt: /);
  await freezeToasts(page);
  await page.getByRole('button', { name: 'Kumoa', exact: true }).click();
  await waitForToast(page, /^Tarjous kumottu: /);

  await choose();
  await page.getByRole('button', { name: 'Poista myynnistä' }).click();
  const question = page.getByRole('dialog', { name: /^Poistetaanko 2.rengasta myynnistä/ });
  await question.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await question.getByRole('button', { name: /^Poista 2/ }).click();
  await waitForToast(page, /^Myynnistä poistettu: 2/);
  await freezeToasts(page);
  await page.getByRole('button', { name: 'Kumoa', exact: true }).click();
  await waitForToast(page, /^Palautettu myyntiin: 2/);
});

test('offers have a tab of their own: the sheet of the tyres on offer alone', async () => {
  const page = await visit.load('/admin/tarjoukset');
  await page.getByRole('heading', { level: 1, name: 'Tarjoukset' }).waitFor();
  const count = page.getByText(/^\d+.(?:rengas|rengasta)$/);
  await count.waitFor();
  const all = await count.innerText();
  await page.getByLabel('Laji').selectOption('summer');
  await expect.poll(() => count.innerText()).not.toBe(all);
  await page.getByRole('link', { name: 'Tyhjennä rajaus' }).click();
  await expect.poll(() => count.innerText()).toBe(all);
  await page.getByText('Vain tarjoukset').waitFor({ state: 'detached' });
  const ends = page.getByRole('columnheader', { name: 'Tarjous päättyy' });
  await expect
    .poll(() => ends.evaluate((head) => head.getBoundingClientRect().right))
    .toBeLessThanOrEqual(1440);
  await page.getByRole('button', { name: 'Uusi tarjous' }).click();
  const picker = page.getByRole('dialog', { name: 'Uusi tarjous' });
  const choices = picker.getByRole('list').getByRole('button');
  await expect.poll(() => choices.first().innerText()).not.toContain('Tarjouksessa');
  await picker.getByRole('searchbox').fill('Hakkapeliitta R5 205/55R16');
  await expect.poll(() => choices.last().innerText()).toContain('Tarjouksessa');
  await picker.getByRole('searchbox').fill('205/55R16');
  await picker.getByRole('button').filter({ hasText: '205/55R16' }).first().click();
  await page.getByRole('dialog', { name: 'Tarjous' }).getByLabel('Tarjoushinta').waitFor();
});

function lastDayOfOffer(): string {
  return new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
}
