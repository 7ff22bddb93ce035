// The command palette over tyres: a product is found by its name and size, and opened from the keyboard.
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { ADMIN, withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();

test('Ctrl and K find a product by its name and size, and Enter opens it', async () => {
  const { items }: { items: { manufacturer: string; model: string; size: string }[] } = await (
    await fetch(`${product.url}/api/tires?limit=1`)
  ).json();
  const [tyre] = items;
  const name = `${tyre?.manufacturer} ${tyre?.model}`;
  const page = await browser.open(`${product.url}/admin/settings`);
  await page.getByLabel('Käyttäjätunnus').fill(ADMIN.username);
  await page.getByLabel('Salasana', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Kirjaudu', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Asetukset' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Mitä etsit?' }).fill(`${name} ${tyre?.size}`);
  const option = page.getByRole('group', { name: 'Renkaat' }).getByRole('option', { name });
  await option.first().waitFor();
  while ((await option.first().getAttribute('aria-selected')) !== 'true') {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Malli').waitFor();
  expect(await panel.getByLabel('Malli').inputValue()).toBe(tyre?.model);
  expect(new URL(page.url()).searchParams.get('haku')).toBe(tyre?.size);
});
