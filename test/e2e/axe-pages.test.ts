// Public pages as they are first met, and everything that opens over one, can be used by everyone: axe finds nothing in
// either theme, on a phone and on a desktop.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessibilityViolations, withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';
import { listPublicPaths } from './public-paths.ts';
import { problemsOnBothScreens } from './sweep.ts';

const browser = withBrowser();
const product = sharedProduct();

const SCREENS = ['phone', 'desktop'] as const;

const PAGES = ['/artikkelit', '/uutiskirje', '/kysymykset', '/kausi'];
/** Checked in booking.test.ts, everyone.test.ts, guides.test.ts, articles.test.ts and newsletter.test.ts. */
const BESIDE = [
  '/',
  '/renkaat',
  '/ajanvaraus',
  '/hinnasto',
  '/vanteet',
  '/rahoitus',
  '/rengashotelli',
  '/hyva-tietaa',
  '/ota-yhteytta',
  '/palvelut/tasapainoitus',
  '/palvelut/korjaustyot',
  '/tietosuojaseloste',
  '/saavutettavuus',
  '/yhteydenotto-lahetetty',
];

/** A list of a few tyres: each card is like the next one. */
const FEW = '/renkaat?search=205+55+16&winterType=studded&inStock=true';

/** What a visitor opens over a page, and how. */
const OVERLAYS: readonly {
  name: string;
  path: string;
  screens: readonly ('phone' | 'desktop')[];
  open: (page: Page) => Promise<void>;
}[] = [
  {
    name: 'the menu',
    path: '/renkaat',
    screens: ['phone'],
    open: (page) => page.getByRole('button', { name: 'Avaa valikko' }).click(),
  },
  {
    name: 'the filters',
    path: FEW,
    screens: ['phone'],
    open: (page) => page.getByRole('link', { name: 'Rajaa hakua' }).click(),
  },
  {
    name: 'the opening hours',
    path: '/rahoitus',
    screens: SCREENS,
    open: (page) => page.getByRole('button', { name: /^Aukioloajat/ }).click(),
  },
  {
    name: 'the campaigns',
    path: '/',
    screens: ['desktop'],
    open: (page) => page.locator('[data-campaigns][data-hydrated=true] summary').click(),
  },
  {
    name: 'what the search suggests',
    path: FEW,
    screens: SCREENS,
    open: async (page) => {
      const field = page.getByRole('main').locator('input[role=combobox]');
      await field.click();
      await field.fill('205/55');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'a submenu of the navigation',
    path: '/hinnasto',
    screens: ['desktop'],
    open: (page) => page.getByRole('navigation', { name: 'Päävalikko' }).locator('summary').first().click(),
  },
];

test('every public page is of a kind that is checked here or beside', async () => {
  const known = new Set([...PAGES, ...BESIDE]);
  const kinds = [/^\/renkaat\/[^/]+$/, /^\/renkaat\/[^/]+\/[^/]+$/, /^\/artikkelit\/[^/]+$/];
  const paths = await listPublicPaths(product.url);
  expect(
    paths.filter((path) => !known.has(path.split('?')[0] ?? '') && !kinds.some((kind) => kind.test(path))),
  ).toEqual([]);
});

test.each(PAGES)('axe finds nothing at %s', async (path) => {
  const page = await browser.open(product.url + path);
  expect(await problemsOnBothScreens(page)).toEqual([]);
});

test.each(OVERLAYS)('axe finds nothing in $name', async ({ path, screens, open }) => {
  for (const screen of screens) {
    const page = await browser.open(product.url + path, { screen });
    await page.waitForLoadState('networkidle');
    await open(page);
    expect(await accessibilityViolations(page), screen).toEqual([]);
    await page.close();
  }
});

test('in the dark theme an offer price is light on its card, with no band, which axe misses', async () => {
  const page = await browser.open(`${product.url}/renkaat?onSale=true`, { theme: 'dark' });
  const price = page.getByRole('article').locator('p > b').first();
  const look = await price.evaluate((element) => {
    const { color, backgroundColor, backgroundImage, boxShadow } = getComputedStyle(element);
    return { color, backgroundColor, backgroundImage, boxShadow };
  });
  expect(look).toEqual({
    color: 'rgb(242, 243, 240)',
    backgroundColor: 'rgba(0, 0, 0, 0)',
    backgroundImage: 'none',
    boxShadow: 'none',
  });
});
