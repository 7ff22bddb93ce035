// Everything that opens over a page, by keyboard alone: it opens, is walked through, closes, and gives the focus back.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
const holdsFocus = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));

/** What opens has come to rest: a hand is no quicker. */
const SETTLED_MS = 400;

/** Presses Tab until the element has focus; fails when it is never reached. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`Not reached with ${most} steps of Tab: ${String(target)}`);
}

/** What has focus can be seen: some of it is in the window with nothing over it (WCAG 2.4.11). */
async function focusIsVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].some((along) => {
      const there = document.elementFromPoint(left + width * along, top + height / 2);
      return element.contains(there) || (there?.contains(element) ?? false);
    });
  });
}

/** A row that scrolls sideways takes a moment. */
async function comesIntoView(page: Page): Promise<boolean> {
  for (let wait = 0; wait < 20; wait += 1) {
    if (await focusIsVisible(page)) return true;
    await page.waitForTimeout(50);
  }
  return false;
}

test('the first stop of Tab skips to the content', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Siirry sisältöön' });
  expect([await hasFocus(skip), await focusIsVisible(page)]).toEqual([true, true]);
  await page.keyboard.press('Enter');
  await expect.poll(() => holdsFocus(page.getByRole('main'))).toBe(true);
});

test.each([
  ['Palvelut', 'Rengashotelli', 'Hinnasto'],
  ['Hyödyllistä', 'Hyvä Tietää', 'Rahoitus'],
])('the dropdown %s opens, is walked through and closes by keyboard', async (name, first, second) => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  const navigation = page.getByRole('banner').getByRole('navigation');
  const opener = navigation.locator('summary', { hasText: name });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await navigation.getByRole('link', { name: first }).waitFor();
  await page.waitForTimeout(SETTLED_MS);
  for (const link of [first, second]) {
    await page.keyboard.press('Tab');
    expect(await hasFocus(navigation.getByRole('link', { name: link }))).toBe(true);
    expect(await focusIsVisible(page)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await navigation.getByRole('link', { name: second }).waitFor({ state: 'hidden' });
  expect(await hasFocus(opener)).toBe(true);
});

test('the opening hours open, keep the focus while they are read, and give it back', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  const opener = page.getByRole('button', { name: /^Aukioloajat/ });
  const drawer = page.getByRole('dialog', { name: 'Aukioloajat' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await drawer.waitFor();
  await page.waitForTimeout(SETTLED_MS);
  expect([await holdsFocus(drawer), await focusIsVisible(page)]).toEqual([true, true]);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await hasFocus(opener)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(drawer.getByRole('button', { name: 'Sulje' }))).toBe(true);
  await page.keyboard.press('Enter');
  await drawer.waitFor({ state: 'hidden' });
  expect(await hasFocus(opener)).toBe(true);
});

test('the question about cookies is answered by keyboard, and from the footer asked again', async () => {
  const page = await browser.open(product.url, { isAskedAboutCookies: true });
  const banner = page.locator('#evasteasetukset');
  await page.locator('#evasteasetukset:popover-open').waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Kieltäydy' }), 200);
  expect(await focusIsVisible(page)).toBe(true);
  await page.keyboard.press('Enter');
  await banner.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Evästeasetukset' }).focus();
  await page.keyboard.press('Enter');
  await banner.waitFor();
  await page.waitForTimeout(SETTLED_MS);
  await page.keyboard.press('Escape');
  await banner.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('denied');
});

test('on a phone the filters open, are ticked and closed by keyboard', async () => {
  const page = await browser.open(`${product.url}/renkaat?search=205+55+16`);
  const opener = page.getByRole('link', { name: 'Rajaa hakua' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const friction = page.getByRole('checkbox', { name: /^Kitkarenkaat/ });
  await friction.waitFor();
  await friction.focus();
  await page.keyboard.press('Space');
  expect(await friction.isChecked()).toBe(true);
  expect(await focusIsVisible(page)).toBe(true);
  const submit = page.locator('[data-filter-submit]');
  await submit.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Kitkarenkaat koossa 205/55R16' }).waitFor();
});

test('back to top goes to the top, and Tab goes on from there', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  const link = page.getByRole('link', { name: 'Takaisin ylös' });
  await link.focus();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? -1);
  expect(top).toBeLessThan(200);
});

test.each(['/', '/renkaat', '/hinnasto', '/vanteet', '/ota-yhteytta'])(
  'at %s Tab goes through everything in sight of what has focus',
  async (path) => {
    const page = await browser.open(product.url + path);
    const hidden: string[] = [];
    let steps = 0;
    for (; steps < 160; steps += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      if (!(await comesIntoView(page))) {
        hidden.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
      }
    }
    expect(hidden).toEqual([]);
    expect(steps).toBeGreaterThan(20);
  },
);
