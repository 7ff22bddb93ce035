// The command palette over tyres: a product is found by its name and size, and opened from the keyboard.
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
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
