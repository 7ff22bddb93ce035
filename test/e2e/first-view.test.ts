// What meets the eye first: how soon a list of tyres and the page of one answer.
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';

const browser = withBrowser();
const product = sharedProduct();

test('on a first visit by phone the first fitted price is by y = 640, and 24 tyres in 4 000 px', async () => {
  const page = await browser.open(`${product.url}/renkaat?search=205/55R16`, { showsCookieBanner: true });
  const tyres = page.getByRole('main').getByRole('article');
  await expect.poll(() => tyres.count()).toBe(24);
  const [price, first, last] = await Promise.all(
    [tyres.first().getByText('asennettuna, 4 kpl'), tyres.first(), tyres.last()].map((part) =>
      part.boundingBox(),
    ),
  );
  expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThanOrEqual(640);
  expect((last?.y ?? Infinity) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(4_000);
});

test.each([320, 360])('at %i px the tick of a tyre is whole in its card', async (width) => {
  const page = await browser.open(`${product.url}/renkaat?search=205/55R16`);
  await page.setViewportSize({ width, height: 640 });
  const tyre = page.getByRole('main').getByRole('article').first();
  const [card, tick] = await Promise.all(
    [tyre, tyre.getByRole('checkbox')].map((part) => part.boundingBox()),
  );
  expect((tick?.y ?? -Infinity) - (card?.y ?? 0)).toBeGreaterThan(4);
});

/** Where a part of the page ends, counted from the top of the screen. */
async function endOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
}

test('on a desktop the first three tyres of a size have price and day in the first view', async () => {
  const page = await browser.open(`${product.url}/renkaat?search=205/55R16`, { screen: 'desktop' });
  const tyres = page.getByRole('main').getByRole('article');
  await expect.poll(() => tyres.count()).toBe(24);
  for (const index of [0, 1, 2]) {
    const tyre = tyres.nth(index);
    for (const fact of ['asennettuna, 4 kpl', /^(Autoon|Hyllyssä|Tilauksesta|Ei varastossa)/]) {
      expect(await endOf(tyre.getByText(fact))).toBeLessThanOrEqual(900);
    }
  }
});

test.each([
  [1024, 768],
  [1280, 720],
  [1366, 768],
])(
  'on a tablet or laptop of %i × %i the first tyre of a size has its price in the first view',
  async (width, height) => {
    const page = await browser.open(`${product.url}/healthz`, { screen: 'desktop' });
    await page.setViewportSize({ width, height });
    await page.goto(`${product.url}/renkaat?search=205/55R16`);
    const tyres = page.getByRole('main').getByRole('article');
    await expect.poll(() => tyres.count()).toBe(24);
    // Above the bar of a tablet.
    expect(await endOf(tyres.first().getByText('asennettuna, 4 kpl'))).toBeLessThanOrEqual(height - 64);
  },
);

test('on a desktop price and day of a tyre, and then its first free time, need no scrolling', async () => {
  const list = await browser.open(`${product.url}/renkaat?search=205/55R16`, { screen: 'desktop' });
  const path = await list
    .getByRole('main')
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .first()
    .getAttribute('href');
  const page = await browser.open(product.url + path, { screen: 'desktop' });
  const main = page.getByRole('main');
  const parts = [
    main.getByText('Asennettuna autoon').first(),
    main.getByText('Yhteensä', { exact: true }),
    main.getByText(/^(Hyllyssä|Tilauksesta|Ei varastossa)/).first(),
    main.getByRole('link', { name: 'Varaa asennus' }).first(),
  ];
  for (const part of parts) expect(await endOf(part)).toBeLessThanOrEqual(900);
  await parts.at(-1)?.click();
  await page.waitForURL('**/ajanvaraus?*');
  expect(await endOf(page.getByText('Aikaisin vapaa aika').locator('..'))).toBeLessThanOrEqual(900);
});

test.each([1121, 1280, 1366, 1440])(
  'at %i px the header shows the button of its search and whether the shop is open',
  async (width) => {
    const page = await browser.open(`${product.url}/healthz`, { screen: 'desktop' });
    await page.setViewportSize({ width, height: 720 });
    await page.goto(`${product.url}/hinnasto`);
    const header = page.getByRole('banner');
    await expect.poll(() => header.getByRole('button', { name: 'Hae', exact: true }).isVisible()).toBe(true);
    const field = await header.getByRole('combobox').boundingBox();
    // A size and the space around it.
    expect(field?.width ?? 0).toBeGreaterThanOrEqual(110);
    const hours = await header
      .getByText(/^(Avoinna|Suljettu)/)
      .first()
      .boundingBox();
    const row = await header.getByRole('link', { name: '010 000 0000' }).first().boundingBox();
    // What does not fit wraps out of sight.
    expect(Math.abs((hours?.y ?? Infinity) - (row?.y ?? 0))).toBeLessThan(8);
  },
);
