// Everything that opens over a page, by keyboard alone: it opens, is walked through, closes, and gives the focus back.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { nextFrames, withBrowser } from './harness.ts';
import { oneVisit } from './one-visit.ts';
import { sharedProduct } from './product.ts';

const browser = withBrowser();
const product = sharedProduct();
const onPhone = oneVisit(() => browser.open(`${product.url}/healthz`));
const onDesktop = oneVisit(() => browser.open(`${product.url}/healthz`, { screen: 'desktop' }));

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
const holdsFocus = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));

/** Presses Tab until the element has focus; fails when it is never reached. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  const element = await target.elementHandle();
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    if (await element?.evaluate((found) => found === document.activeElement)) return;
  }
  throw new Error(`Not reached with ${most} steps of Tab: ${String(target)}`);
}

/** What has focus if nothing of it is in the window, or something lies over all of it (WCAG 2.4.11); else nothing. */
function hiddenFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return 'nothing has focus';
    const { left, top, width, height } = element.getBoundingClientRect();
    const isVisible = [0.1, 0.5, 0.9].some((along) => {
      const there = document.elementFromPoint(left + width * along, top + height / 2);
      return element.contains(there) || (there?.contains(element) ?? false);
    });
    return isVisible ? '' : element.outerHTML.slice(0, 120);
  });
}

test('the first stop of Tab skips to the content', async () => {
  const page = await onDesktop.load('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Siirry sisältöön' });
  await expect.poll(() => hasFocus(skip)).toBe(true);
  await expect.poll(() => hiddenFocus(page)).toBe('');
  await page.keyboard.press('Enter');
  await expect.poll(() => holdsFocus(page.getByRole('main'))).toBe(true);
});

test('on a desktop a link before the filters of a list skips to its tyres', async () => {
  const page = await onDesktop.load('/renkaat?search=205/55R16');
  await tabTo(page, page.getByRole('link', { name: 'Siirry renkaisiin' }));
  await expect.poll(() => hiddenFocus(page)).toBe('');
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(page.getByRole('region', { name: 'Hakutulokset' }))).toBe(true);
});

test.each([
  ['Palvelut', 'Rengashotelli', 'Hinnasto'],
  ['Hyödyllistä', 'Hyvä Tietää', 'Rahoitus'],
])('the dropdown %s opens, is walked through and closes by keyboard', async (name, first, second) => {
  const page = await onDesktop.load('/');
  const navigation = page.getByRole('banner').getByRole('navigation');
  const opener = navigation.locator('summary', { hasText: name });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await navigation.getByRole('link', { name: first }).waitFor();
  for (const link of [first, second]) {
    await page.keyboard.press('Tab');
    await expect.poll(() => hasFocus(navigation.getByRole('link', { name: link }))).toBe(true);
    await expect.poll(() => hiddenFocus(page)).toBe('');
  }
  await page.keyboard.press('Escape');
  await navigation.getByRole('link', { name: second }).waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(opener)).toBe(true);
  // Left by Tab, forwards or backwards, it does not stay open either.
  for (const [steps, key] of [
    [3, 'Tab'],
    [1, 'Shift+Tab'],
  ] as const) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await navigation.getByRole('link', { name: first }).waitFor();
    for (let step = 0; step < steps; step += 1) await page.keyboard.press(key);
    await navigation.getByRole('link', { name: first }).waitFor({ state: 'hidden' });
  }
});

test('the opening hours open, trap the focus, and return it', async () => {
  const page = await onDesktop.load('/');
  const opener = page.getByRole('button', { name: /^Aukioloajat/ });
  const drawer = page.getByRole('dialog', { name: 'Aukioloajat' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await drawer.waitFor();
  await expect.poll(() => holdsFocus(drawer)).toBe(true);
  await expect.poll(() => hiddenFocus(page)).toBe('');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(opener)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => hasFocus(drawer.getByRole('button', { name: 'Sulje' }))).toBe(true);
  await page.keyboard.press('Enter');
  await drawer.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(opener)).toBe(true);
});

test.each([
  ['the opening hours', /^Aukioloajat/],
  ['a campaign', /^Talvirenkaat alle samana/],
])('behind %s nothing takes the focus and the page stands still', async (_what, name) => {
  const page = await onDesktop.load('/');
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.waitFor();
  const top = await page.evaluate(() => scrollY);
  const places = new Set<string>();
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    places.add(
      await dialog.evaluate((element) => {
        const { activeElement } = document;
        if (activeElement === document.body) return 'none';
        return element.contains(activeElement) ? 'dialog' : 'page';
      }),
    );
  }
  expect(places).not.toContain('page');
  await page.mouse.move(720, 40);
  await page.mouse.wheel(0, 900);
  await nextFrames(page, 10);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect.poll(() => dialog.isVisible()).toBe(true);
});

test('the cookie banner is answered by keyboard, and opened again from the footer', async () => {
  const page = await browser.open(product.url, { showsCookieBanner: true });
  const banner = page.locator('#evasteasetukset');
  await banner.waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Selvä' }), 200);
  await expect.poll(() => hiddenFocus(page)).toBe('');
  await page.keyboard.press('Enter');
  await banner.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Evästeasetukset' }).focus();
  await page.keyboard.press('Enter');
  await banner.waitFor();
  await page.keyboard.press('Escape');
  await banner.waitFor({ state: 'hidden' });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cookie-consent'))).toBe('denied');
});

test('on a phone the filters open, are ticked and closed by keyboard', async () => {
  const page = await onPhone.load('/renkaat?search=205+55+16');
  const opener = page.getByRole('link', { name: 'Rajaa hakua' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const friction = page.getByRole('checkbox', { name: /^Kitkarenkaat/ });
  await friction.waitFor();
  await friction.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => friction.isChecked()).toBe(true);
  await expect.poll(() => hiddenFocus(page)).toBe('');
  const submit = page.locator('[data-filter-submit]');
  await submit.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Kitkarenkaat koossa 205/55R16' }).waitFor();
});

test('back to top goes to the top, and Tab goes on from there', async () => {
  const page = await onDesktop.load('/');
  const link = page.getByRole('link', { name: 'Takaisin ylös' });
  await link.focus();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? Infinity))
    .toBeLessThan(200);
});

test.each(['/', '/renkaat', '/hinnasto', '/vanteet', '/ota-yhteytta'])(
  'at %s Tab goes through everything in sight of what has focus',
  async (path) => {
    const page = await onPhone.load(path);
    let steps = 0;
    for (; steps < 160; steps += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      // A row that scrolls sideways takes a moment.
      await expect.poll(() => hiddenFocus(page)).toBe('');
    }
    expect(steps).toBeGreaterThan(20);
  },
);

test('a tyre’s picture is enlarged by keyboard, sharp, and Escape gives the focus back', async () => {
  const page = await onDesktop.load('/renkaat/205-55-16');
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  const enlarge = page.getByRole('button', { name: /^Suurenna kuva: Havainnekuva: / }).first();
  await enlarge.waitFor();
  await tabTo(page, enlarge);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Havainnekuva: / });
  await dialog.waitFor();
  await expect.poll(() => holdsFocus(dialog)).toBe(true);
  const picture = dialog.getByRole('img');
  await expect
    .poll(() => picture.evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : '')))
    .toMatch(/\/tyres\/wide\/[a-z0-9-]+-(840|1260)\.avif$/);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => hasFocus(enlarge)).toBe(true);
});
