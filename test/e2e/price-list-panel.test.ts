// The price list in the back office: a clerk raises a price, and every page that shows it shows the new one.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();

async function openPanel(): Promise<Page> {
  const page = await browser.openAsStaff(`${product.url}/admin/settings/hinnasto`);
  await page
    .getByRole('dialog', { name: 'Hinnasto' })
    .getByRole('heading', { name: 'Kausivaihto' })
    .waitFor();
  return page;
}

const save = (page: Page) => page.getByRole('button', { name: 'Tallenna hinnasto' });

test('a clerk changes a price and adds a row, and the public price list has them at once', async () => {
  const page = await openPanel();
  await page.getByRole('button', { name: 'Lisää rivi: Muut työt' }).click();
  await save(page).click();
  await page.getByText('Anna riville nimi.').waitFor();
  const added = page.getByRole('group', { name: /^Muut työt \d+$/ }).last();
  await added.getByLabel('Nimi', { exact: true }).fill('Lukkopultin avaus');
  await added.getByLabel('Henkilöauto, €').fill('viisi');
  await save(page).click();
  await page.getByText('Kirjoita hinta euroina, esimerkiksi 35 tai 35,50.').waitFor();
  await added.getByLabel('Henkilöauto, €').fill('7,50');
  await save(page).click();
  await page.getByText('Hinnasto tallennettu.', { exact: false }).waitFor();
  const list = (await (await fetch(`${product.url}/hinnasto`)).text()).replaceAll('\u00A0', ' ');
  expect(list).toContain('Lukkopultin avaus');
  expect(list).toContain('7,50 €');
  const rows: { title: string; prices: object }[] = await (
    await fetch(`${product.url}/api/price-list`)
  ).json();
  expect(rows.find(({ title }) => title === 'Lukkopultin avaus')?.prices).toEqual({
    passenger: 7.5,
    suv: null,
    van: null,
  });
});

test('two clerks at the price list see both versions', async () => {
  browser.allowPageError(/status of 409/);
  const [first, second] = [await openPanel(), await openPanel()];
  for (const [page, price] of [
    [first, '31'],
    [second, '32'],
  ] as const) {
    await page.getByText(/^Asennus ja tasapainotus · Enintään 16″/).click();
    const row = page.getByRole('group', { name: 'Renkaan asennus 1', exact: true });
    await row.getByLabel('Henkilöauto, €').fill(price);
    await save(page).click();
    if (page === first) await page.getByText('Hinnasto tallennettu.', { exact: false }).waitFor();
  }
  await second.getByRole('row', { name: /31 €.*32 €/ }).waitFor();
  await second.getByRole('button', { name: 'Käytä tallennettua' }).click();
  const field = second
    .getByRole('group', { name: 'Renkaan asennus 1', exact: true })
    .getByLabel('Henkilöauto, €');
  await expect.poll(() => field.inputValue()).toBe('31');
});

test('a changed price list is guarded, and discarded only when confirmed', async () => {
  const page = await openPanel();
  await page.getByRole('button', { name: 'Lisää rivi: Muut työt' }).click();
  const added = page.getByRole('group', { name: /^Muut työt \d+$/ }).last();
  await added.getByLabel('Nimi', { exact: true }).fill('Kesken jäänyt');
  const question = page.getByRole('dialog', { name: 'Muutoksia ei ole tallennettu' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Jatka muokkausta' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => added.getByLabel('Nimi', { exact: true }).inputValue()).toBe('Kesken jäänyt');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await page.getByText('tallentamattomat muutoksesi ovat tallessa', { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Hylkää muutokset' }).click();
  await page.getByRole('dialog', { name: 'Hinnasto' }).waitFor({ state: 'detached' });
  expect(await (await fetch(`${product.url}/hinnasto`)).text()).not.toContain('Kesken jäänyt');
});
