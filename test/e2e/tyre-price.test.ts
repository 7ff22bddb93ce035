// Prices and counts at the counter: every place prints the price in force, and a slip is confirmed and undone.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessibilityViolations, openMenu, waitForToast, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();

interface Offered {
  manufacturer: string;
  model: string;
  size: string;
  referencePrice: number | null;
  originalPrice: number;
  salePrice: number;
}

const euros = (value: number) => `${value.toFixed(2).replace('.', ',')}\u00A0€`;

/** For whole euros, as the search of the counter and the pickers show it. */
const short = (value: number) => `${value}\u00A0€`;

const visit = oneVisit(() => browser.openAsStaff(`${product.url}/admin/settings`, { screen: 'desktop' }));

async function signIn(path: string): Promise<{ page: Page; offered: Offered; name: string }> {
  const page = await visit.load(`/admin/${path}`);
  await page.getByRole('heading', { level: 1, name: 'Renkaat' }).waitFor();
  const token = await page.evaluate(() => localStorage.getItem('adminToken'));
  const answer = await fetch(`${product.url}/api/tires/sales`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const offers: Offered[] = await answer.json();
  const offered = offers.find(({ referencePrice }) => referencePrice !== null);
  if (!offered) throw new Error('The demonstration shop has no lawful offer.');
  return { page, offered, name: `${offered.manufacturer} ${offered.model}` };
}

test('every place of the back office that prints a tyre’s price prints the one in force', async () => {
  const { page, offered, name } = await signIn('tires?haku=205/55R16');
  const { size, salePrice, referencePrice } = offered;
  const struck = euros(referencePrice ?? 0);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Mitä etsit?' }).fill(`${name} ${size}`);
  const option = page.getByRole('group', { name: 'Renkaat' }).getByRole('option', { name }).first();
  await option.getByText(short(salePrice)).waitFor();
  await expect.poll(() => option.locator('s').innerText()).toBe(short(referencePrice ?? 0));
  await page.keyboard.press('Escape');

  await page.goto(`${product.url}/admin/tires?haku=${encodeURIComponent(`${name} ${size}`)}`);
  const row = page
    .getByRole('row')
    .filter({ hasText: offered.model })
    .filter({ hasText: euros(salePrice) });
  await row.first().waitFor();
  await expect.poll(() => row.first().locator('s').innerText()).toBe(struck);
  const monthly = euros(Math.floor((salePrice * 100 + 6) / 12) / 100);
  await expect.poll(() => row.first().innerText()).toContain(`${monthly}/kk`);

  const picked = async (open: () => Promise<void>) => {
    await open();
    const picker = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('searchbox') })
      .last();
    await picker.getByRole('searchbox').fill(`${name} ${size}`);
    const found = picker
      .getByRole('list', { name: 'Hakutulokset' })
      .getByRole('button')
      .filter({ hasText: name })
      .first();
    await found.getByText(short(salePrice)).waitFor();
    await expect.poll(() => found.locator('s').innerText()).toBe(short(referencePrice ?? 0));
  };
  await page.goto(`${product.url}/admin/competitor-prices`);
  await page.getByRole('link', { name: 'Uusi seuranta' }).first().click();
  await picked(() => page.getByRole('button', { name: 'Valitse rengas' }).click());
  await page.goto(`${product.url}/admin/newsletters`);
  await page
    .getByRole('link', { name: 'Uusi uutiskirje' })
    .or(page.getByRole('button', { name: 'Uusi uutiskirje' }))
    .first()
    .click();
  await picked(() => page.getByRole('button', { name: 'Rengas', exact: true }).first().click());
});

test('by keyboard a clerk finds four fitted tyres and copies the offer as a message', async () => {
  const { page } = await signIn('tires?haku=205/55R16');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Mitä etsit?' });
  await field.fill('205 55 16 k');
  const first = page.getByRole('group', { name: 'Renkaat' }).getByRole('option').first();
  await first.getByText('asennettuna').waitFor();
  await expect.poll(() => first.getAttribute('aria-selected')).toBe('true');
  const figure = (await first.locator('b').innerText()).trim();
  await field.press('Enter');
  const quote = page.getByRole('dialog', { name: 'Hinta asiakkaalle' });
  await expect
    .poll(() =>
      quote.getByRole('button', { name: 'Kopioi tarjous' }).evaluate((button) => button.matches(':focus')),
    )
    .toBe(true);
  await expect.poll(() => quote.locator('dd').last().innerText()).toBe(figure);
  await page.keyboard.press('Enter');
  await quote.getByRole('status').getByText('Tarjous kopioitu.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`asennettuna, 4\u00A0kpl: ${figure}.`);
  expect(copied).toContain('/ajanvaraus?rengas=');
  // Escape leads back to what was found, ready for other words, and then away.
  await page.keyboard.press('Escape');
  await expect.poll(() => field.inputValue()).toBe('205 55 16 k');
  await expect.poll(() => field.evaluate((element) => element.matches(':focus'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('an address beyond the last page of a list leads to the last page', async () => {
  const { page } = await signIn('tires?haku=205/55R16');
  await page.goto(`${product.url}/admin/tires?sivu=99`);
  const place = page.getByRole('navigation', { name: 'Kokojen sivut' });
  await place.getByText(/^Sivu (\d+) \/ \1$/).waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('sivu')).not.toBe('99');
});

test('the key / leads to the search of the sheet', async () => {
  const { page } = await signIn('tires?haku=205/55R16');
  await page.goto(`${product.url}/admin/tires/taulukko`);
  await page.getByRole('row').nth(1).waitFor();
  await page.keyboard.press('/');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
});

test('an unlikely count is confirmed and can be undone, and so can a removed offer', async () => {
  const { page, offered, name } = await signIn('tires?haku=205/55R16');
  await page.goto(`${product.url}/admin/tires?haku=${encodeURIComponent(`${name} ${offered.size}`)}`);
  const row = page
    .getByRole('row')
    .filter({ hasText: offered.model })
    .filter({ hasText: euros(offered.salePrice) })
    .first();
  await row.waitFor();
  // The price of four fitted comes with the price list.
  await expect.poll(() => row.innerText()).toMatch(/\d\s€\s+[\d,]+\s€\/kk/);
  const shown = await row.innerText();
  await openMenu(row);
  await row.getByRole('button', { name: /^Kirjaa saldo/ }).click();
  const panel = page.getByRole('dialog', { name: 'Kirjaa saldo' });
  const count = panel.getByLabel('Renkaita');
  await expect.poll(() => count.inputValue()).toMatch(/^\d+$/);
  const before = await count.inputValue();
  await expect.poll(() => count.evaluate((field) => field === document.activeElement)).toBe(true);
  const typed = String(Number(before) + 500);
  await page.keyboard.type(typed);
  await expect.poll(() => count.inputValue()).toBe(typed);
  await panel.getByText(`${before} → ${typed}`).waitFor();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `Kirjataanko saldoksi ${typed}?` });
  await question.waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Kirjaa saldo' }).click();
  await waitForToast(page, `Saldo kirjattu: ${name}, ${before} → ${typed}`);
  await page.getByRole('button', { name: 'Kumoa' }).click();
  await waitForToast(page, `Saldo palautettu: ${name}`);
  await expect.poll(() => row.innerText()).toBe(shown);

  await openMenu(row);
  await row.getByRole('button', { name: /^Poista tarjous/ }).click();
  await waitForToast(page, `Tarjous poistettu: ${name}`);
  await page.getByRole('button', { name: 'Kumoa' }).last().click();
  await waitForToast(page, `Tarjous jatkuu: ${name}`);
  await expect.poll(() => row.innerText()).toBe(shown);

  await row.getByRole('link').first().click();
  await page.getByRole('dialog').getByLabel('Malli').waitFor();
  const address = page.url();
  await page.keyboard.press('Escape');
  await openMenu(row);
  await row.getByRole('button', { name: `Poista ${name}`, exact: true }).click();
  await row.waitFor({ state: 'detached' });
  await page.goto(address);
  await page.getByText(`${name} on poistettu myynnistä`).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Palauta myyntiin' }).click();
  await page.getByRole('dialog').getByLabel('Malli').waitFor();
});

test('a tyre whose saved answer was lost is there once, however often it is saved again', async () => {
  const { page } = await signIn('tires?haku=205/55R16');
  await page
    .getByRole('button', { name: /^Lisää rengas/ })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: 'Uusi rengastuote' });
  await panel.getByLabel('Valmistaja').fill('Nokian');
  await panel.getByLabel('Malli').fill('Katkos 1');
  await panel.getByText('Kesä', { exact: true }).click();
  await panel.getByLabel('Hinta').fill('99');
  // The server saves; its answer does not come through.
  let isCut = true;
  await page.route('**/api/tires/sizes/*/products', async (route) => {
    if (!isCut) return route.continue();
    isCut = false;
    await route.fetch();
    return route.abort('connectionreset');
  });
  browser.allowPageError(/net::ERR_CONNECTION_RESET|Failed to load resource/);
  await panel.getByRole('button', { name: 'Tallenna' }).click();
  await panel.getByRole('alert').waitFor();
  await panel.getByRole('button', { name: 'Tallenna' }).click();
  await panel.waitFor({ state: 'detached' });
  const { total } = await (await fetch(`${product.url}/api/tires?q=katkos`)).json();
  expect(total).toBe(1);
});
