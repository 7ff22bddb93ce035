// A clerk's work on tyres in the browser: a size, a studded tyre in it, an offer until Sunday, a count, a removal taken back.
import { expect, test } from 'vitest';

import { DAY_MS } from '../../src/platform/contract/durations.ts';
import { accessibilityViolations, openMenu, withBrowser } from './harness.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct({ DEMO_DATA: 'false' });

test('a clerk adds a size and a studded tyre, an offer and stock, removes it and undoes that', async () => {
  const page = await browser.openAsStaff(`${product.url}/admin/tires`);
  await page.getByRole('heading', { name: 'Ei vielä rengaskokoja' }).waitFor();
  const panel = page.getByRole('dialog');
  const save = async () => {
    await panel.getByRole('button', { name: 'Tallenna' }).click();
    await panel.waitFor({ state: 'detached' });
    // A message stays while the pointer is on it, and may lie over the row.
    await page.mouse.move(0, 0);
  };

  await page.getByRole('button', { name: 'Uusi rengaskoko' }).click();
  await panel.getByLabel('Leveys').fill('205');
  await panel.getByLabel('Profiili').fill('55');
  await panel.getByLabel('Vanne').fill('16');
  await save();
  await page.getByText('Ei renkaita tässä koossa').waitFor();

  await page.getByRole('button', { name: 'Lisää rengas koko 205/55R16' }).click();
  await panel.getByLabel('Valmistaja').fill('Esimerkki');
  await panel.getByText('Valmistaja "Esimerkki" lisätään automaattisesti').waitFor();
  await panel.getByLabel('Malli').fill('Routa 7');
  await panel.getByText('Talvi', { exact: true }).click();
  await panel.getByText('Nasta', { exact: true }).click();
  await panel.getByLabel('Hinta').fill('120');
  await expect.poll(() => panel.getByLabel('Rahoitus').inputValue()).toBe('10,00');
  expect(await accessibilityViolations(page)).toEqual([]);
  await save();
  const row = page.getByRole('row', { name: /Routa 7/ });
  await row.getByText('120,00 €').waitFor();

  await openMenu(row);
  await row.getByRole('button', { name: /^Kirjaa saldo/ }).click();
  await panel.getByLabel('Renkaita').fill('8');
  await save();
  await openMenu(row);
  await row.getByRole('button', { name: /^Luo tarjous/ }).click();
  await panel.getByLabel('Tarjoushinta').fill('99');
  await panel.getByText('Mitä tarjouksesta saa sanoa').waitFor();
  await panel.getByText('Päivään asti').click();
  const lastDay = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
  await panel.getByLabel('Viimeinen päivä').fill(lastDay);
  expect(await accessibilityViolations(page)).toEqual([]);
  await save();
  await row.getByText('99,00 €').waitFor();

  await openMenu(row);
  await row.getByRole('button', { name: /^Poista Esimerkki/ }).click();
  await page.getByText('Ei renkaita tässä koossa').waitFor();
  await page.getByRole('button', { name: 'Kumoa' }).last().click();
  await row.getByText('120,00 €').waitFor();
  const [found] = await fetch(`${product.url}/api/tires?q=routa`).then(
    async (answer) => (await answer.json()).items,
  );
  expect(found).toMatchObject({ price: 120, stock: 8, winterType: 'studded', sale: null });
});
