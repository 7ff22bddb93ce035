// The command palette over tyres: a product is found by its name and size, and opened from the keyboard.
import { expect, test } from 'vitest';

import { delayRequests, withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';

const browser = withBrowser();
const product = sharedProduct();

test('Ctrl and K find a product by its name and size, and Shift and Enter open its form', async () => {
  const { items }: { items: { manufacturer: string; model: string; size: string }[] } = await (
    await fetch(`${product.url}/api/tires?limit=1`)
  ).json();
  const [tyre] = items;
  const name = `${tyre?.manufacturer} ${tyre?.model}`;
  const page = await browser.openAsStaff(`${product.url}/admin/settings`);
  await page.getByRole('heading', { level: 1, name: 'Asetukset' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Mitä etsit?' }).fill(`${name} ${tyre?.size}`);
  const option = page.getByRole('group', { name: 'Renkaat' }).getByRole('option', { name });
  await option.first().waitFor();
  while ((await option.first().getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Shift+Enter');
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Malli').waitFor();
  await expect.poll(() => panel.getByLabel('Malli').inputValue()).toBe(tyre?.model);
  await expect.poll(() => new URL(page.url()).searchParams.get('haku')).toBe(tyre?.size);
});

test('Enter pressed before the tyres have come gives the price of the first of them, which leads to its offer', async () => {
  const page = await browser.openAsStaff(`${product.url}/admin/settings`);
  await page.getByRole('heading', { level: 1, name: 'Asetukset' }).waitFor();
  const answer = await delayRequests(page, '**/api/tires/counter*');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Mitä etsit?' });
  await field.waitFor();
  await page.keyboard.type('2055516k');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('listbox').getAttribute('aria-busy')).toBe('true');
  answer();
  const quote = page.getByRole('dialog', { name: 'Hinta asiakkaalle' });
  await quote.waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/settings');
  await quote.getByRole('link', { name: /^(?:Luo tarjous|Muokkaa tarjousta)$/ }).click();
  await page.getByRole('dialog', { name: 'Tarjous' }).getByLabel('Tarjoushinta').waitFor();
});

test('where the search has no room for all tyres it leads to the sheet of all of them', async () => {
  const page = await browser.openAsStaff(`${product.url}/admin/settings`);
  await page.getByRole('heading', { level: 1, name: 'Asetukset' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Mitä etsit?' }).fill('205/55R16 k');
  const all = page.getByRole('option', { name: /^Näytä kaikki \d+ rengasta/ });
  const [count = ''] = /\d+/.exec(await all.innerText()) ?? [];
  await all.click();
  await expect.poll(() => page.getByText(new RegExp(`^${count}.rengasta$`)).count()).toBe(1);
});

test('a verb before the words of a tyre leads to its offer or its count', async () => {
  const page = await browser.openAsStaff(`${product.url}/admin/settings`);
  await page.getByRole('heading', { level: 1, name: 'Asetukset' }).waitFor();
  for (const [words, label, panel] of [
    ['luo tarjous 205/55R16 k', /^Luo tarjous: /, 'Tarjoushinta'],
    ['saldo 205/55R16 k', /^Kirjaa saldo: /, 'Renkaita'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Mitä etsit?' }).fill(words);
    await page.getByRole('option', { name: label }).first().click();
    await page.getByRole('dialog').getByLabel(panel).first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  }
});
