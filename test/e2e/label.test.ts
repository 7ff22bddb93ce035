// The EU label of a tyre in a list: its strip shows the full label at the first press or hover, and without script leads to it.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';

const browser = withBrowser();
const product = sharedProduct();

const LIST = '/renkaat?search=205/55R16+kitka';

async function openList(
  screen: 'phone' | 'desktop',
): Promise<{ page: Page; strip: Locator; label: Locator }> {
  const page = await browser.open(product.url + LIST, { screen });
  return {
    page,
    strip: page.getByRole('link', { name: /^EU-merkintä: / }).first(),
    label: page.getByRole('dialog', { name: /^EU-rengasmerkintä, / }),
  };
}

test('resting on a strip shows the label beside it, leaving closes it, and the list stays', async () => {
  const { page, strip, label } = await openList('desktop');
  const list = page.getByRole('region', { name: 'Hakutulokset' });
  await strip.scrollIntoViewIfNeeded();
  const before = await list.boundingBox();
  await strip.hover();
  await label.getByRole('img', { name: /^Märkäpito: luokka/ }).waitFor();
  expect(await list.boundingBox()).toEqual(before);
  await page.mouse.move(5, 5);
  await label.waitFor({ state: 'hidden' });
});

test('by keyboard the label opens with its close button focused, and Escape returns to the strip', async () => {
  const { page, strip, label } = await openList('desktop');
  await strip.focus();
  await page.keyboard.press('Enter');
  await label.waitFor();
  const isFocused = (element: Locator) => element.evaluate((each) => each === document.activeElement);
  await expect.poll(() => isFocused(label.getByRole('button', { name: 'Sulje' }))).toBe(true);
  await page.keyboard.press('Escape');
  await label.waitFor({ state: 'hidden' });
  await expect.poll(() => isFocused(strip)).toBe(true);
});

test('the first tap on a strip shows the label over the list, and a tap closes it', async () => {
  const { page, strip, label } = await openList('phone');
  await strip.tap();
  await label.getByText('Ulkoinen vierintämelu').waitFor();
  expect(new URL(page.url()).pathname).toBe('/renkaat');
  await label.getByRole('button', { name: 'Sulje' }).tap();
  await label.waitFor({ state: 'hidden' });
});

test('without script a strip leads to the label on the page of the tyre', async () => {
  const page = await browser.open(product.url + LIST, { hasScript: false });
  await page
    .getByRole('link', { name: /^EU-merkintä: / })
    .first()
    .tap();
  await page.waitForURL(/\/renkaat\/.+#eu-merkinta$/);
  await expect.poll(() => page.getByRole('heading', { name: 'EU-rengasmerkintä' }).isVisible()).toBe(true);
});
