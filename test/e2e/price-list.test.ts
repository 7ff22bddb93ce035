// Staff bring the wholesaler's list in again with changed prices, and visitors see what they should.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { changeColumn, netCents, priceOfNet, demonstrationListText } from '../builders/demonstration-list.ts';
import { withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';
import { centsOf } from './reading.ts';

const browser = withBrowser();
const product = withProduct();

/** The list to which the demonstration shop's products belong. */
const LIST = 'esittely';

interface Tyre {
  url: string;
  ean: string;
  price: number;
  originalPrice: number;
  referencePrice: number | null;
  sale: { price: number } | null;
}

/** The first tyre of a search that is on offer, or the first that is not. */
async function findTyre(query: string, isOnOffer: boolean): Promise<Tyre> {
  const answer = await fetch(`${product.url}/api/tires?limit=100&${query}`);
  const { items } = await answer.json();
  return items.find((tyre: Tyre) => (tyre.sale !== null) === isOnOffer);
}

/** The list again, with the net prices of some tyres a fifth higher; and their new prices in cents. */
async function raisedList(eans: readonly string[]): Promise<{ text: string; prices: Map<string, number> }> {
  const prices = new Map<string, number>();
  const text = changeColumn(await demonstrationListText(), 'nett-price', (cell, ean) => {
    if (!eans.includes(ean)) return cell;
    const raised = Math.round(netCents(cell) * 1.2);
    prices.set(ean, priceOfNet(raised));
    return (raised / 100).toFixed(2);
  });
  return { text, prices };
}

const visit = oneVisit(() => browser.openAsStaff(`${product.url}/admin/tuonti`, { screen: 'desktop' }));

async function openImports(): Promise<Page> {
  const page = await visit.load('/admin/tuonti');
  await page.getByRole('heading', { level: 1, name: 'Tuonti' }).waitFor();
  return page;
}

async function previewList(page: Page, text: string): Promise<void> {
  await page.getByLabel('Tukkurin lista (CSV)').setInputFiles({
    name: 'hinnasto.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await page.getByLabel('Lista', { exact: true }).selectOption('Uusi lista…');
  await page.getByLabel('Uuden listan nimi').fill(LIST);
  await page.getByRole('button', { name: 'Esikatsele muutokset' }).click();
}

/** Price of one tyre on its page, in cents, and the struck-through price next to it. */
async function shownPrices(tyre: Tyre): Promise<{ cents: number; struckCents: number | null }> {
  const page = await browser.open(product.url + tyre.url);
  const row = page.getByRole('term').filter({ hasText: /^4 × / });
  const struck = row.locator('s');
  return {
    cents: centsOf(await row.innerText()),
    struckCents: (await struck.count()) > 0 ? centsOf(await struck.innerText()) : null,
  };
}

test('a list with changed prices is previewed, brought in, and seen by the next visitor', async () => {
  const plain = await findTyre('q=205/55R16&inStock=true', false);
  const onOffer = await findTyre('onSale=true&inStock=true', true);
  expect(plain.ean).not.toBe(onOffer.ean);
  const { text, prices } = await raisedList([plain.ean, onOffer.ean]);
  const before = { plain: await shownPrices(plain), onOffer: await shownPrices(onOffer) };
  expect(before.onOffer.struckCents).toBe(Math.round((onOffer.referencePrice ?? 0) * 100));

  const page = await openImports();
  await previewList(page, text);
  await page.getByText('Esikatselu on valmis. Mitään ei ole vielä tallennettu.').waitFor();
  const row = page.getByRole('row').filter({ hasText: plain.ean });
  await expect.poll(() => row.innerText()).toContain(`${(prices.get(plain.ean) ?? 0) / 100}`);
  await expect.poll(() => shownPrices(plain)).toEqual(before.plain);

  await page.getByRole('button', { name: 'Tuo 2 muutosta' }).click();
  await page.getByText('Lista on tuotu. Kaupassa näkyvät jo uudet tiedot.').waitFor();
  await expect.poll(() => shownPrices(plain)).toEqual({ cents: prices.get(plain.ean), struckCents: null });
  // The offer goes on at its price, and what is struck through stays the lowest price of the 30 days before it began.
  await expect.poll(() => shownPrices(onOffer)).toEqual(before.onOffer);
  const pricesNow = async () => {
    const { sale, originalPrice, referencePrice } = await findTyre(`q=${onOffer.ean}`, true);
    return [(sale?.price ?? 0) * 100, originalPrice * 100, referencePrice];
  };
  await expect
    .poll(pricesNow)
    .toEqual([before.onOffer.cents, prices.get(onOffer.ean), onOffer.referencePrice]);
});

test('the same list once more changes nothing and says so', async () => {
  const page = await openImports();
  const { text } = await raisedList([]);
  await previewList(page, text);
  await page.getByText(/Esikatselu on valmis|Lista on sama kuin viimeksi/).waitFor();
  const apply = page.getByRole('button', { name: /^Tuo \d+ muutosta$/ });
  if ((await apply.count()) > 0) {
    await apply.click();
    await page.getByText('Lista on tuotu.').waitFor();
    await page.getByRole('link', { name: 'Tuo uusi lista' }).click();
    await previewList(page, text);
  }
  await page.getByText('Lista on sama kuin viimeksi. Mikään ei muutu, joten tuotavaa ei ole.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Tuo/ }).count()).toBe(0);
});

test('a file that is no list is refused at its field', async () => {
  browser.allowPageError(/status of 422/);
  const page = await openImports();
  await page.getByLabel('Tukkurin lista (CSV)').setInputFiles({
    name: 'rengas.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  });
  await page.getByRole('button', { name: 'Esikatsele muutokset' }).click();
  const field = page.getByLabel('Tukkurin lista (CSV)');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/tuonti');
});
