// The screens in place of a page that cannot be shown: readable by everyone, and their button tries again.
import { expect, test } from 'vitest';

import { errorScreen } from '../../src/platform/server/pages/error-screen.ts';
import { accessibilityViolations, withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';

const browser = withBrowser();
const product = sharedProduct();

test.each([
  ['error', 500, 'Jotain meni pieleen', 'Sivulla tapahtui virhe. Yritä päivittää sivu.'],
  ['starting', 503, 'Hetki vielä', 'Sivusto käynnistyy'],
] as const)(
  'the screen for %s says so to everyone, and its button brings the page once it is back',
  async (kind, status, title, words) => {
    browser.allowPageError(/500|503/);
    const page = await browser.open(product.url);
    const stylesheets = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
        ({ href }) => new URL(href).pathname,
      ),
    );
    const body = errorScreen({ kind, stylesheets });
    let isBroken = true;
    await page.route('**/hinnasto', (route) =>
      isBroken ? route.fulfill({ status, contentType: 'text/html; charset=utf-8', body }) : route.continue(),
    );
    await page.goto(`${product.url}/hinnasto`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect.poll(() => page.getByRole('main').innerText()).toContain(words);
    if (kind === 'error') expect(await accessibilityViolations(page)).toEqual([]);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
    isBroken = false;
    await page.getByRole('link', { name: 'Päivitä sivu' }).tap();
    await page.getByRole('heading', { level: 1, name: /hinnasto/i }).waitFor();
  },
);
