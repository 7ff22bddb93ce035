// The frame around every page: theme, menus, header shadow, the ring of a page on its way.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { withProduct } from './product.ts';

const browser = withBrowser();
const product = withProduct();

const THEME = 'Vaihda vaaleaan tai tummaan ulkoasuun';
const RING_DELAY_MS = 150;

/** Notes the theme at the moment the body comes into being, before anything of it is painted. */
async function noteFirstTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (!document.body) return;
      sessionStorage.setItem('firstTheme', document.documentElement.dataset['theme'] ?? 'system');
      watcher.disconnect();
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
}

function firstTheme(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('firstTheme'));
}

function groundColour(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

test('a chosen theme stays on every page and stands before the first paint', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  await noteFirstTheme(page);
  const light = await groundColour(page);
  await page.getByRole('banner').getByRole('button', { name: THEME }).click();
  await expect.poll(() => groundColour(page)).not.toBe(light);
  const dark = await groundColour(page);
  for (const path of ['/renkaat', '/']) {
    await page.goto(product.url + path);
    expect(await firstTheme(page)).toBe('dark');
    expect(await groundColour(page)).toBe(dark);
  }
  await page.getByRole('banner').getByRole('button', { name: THEME }).click();
  await page.reload();
  expect(await firstTheme(page)).toBe('light');
  expect(await groundColour(page)).toBe(light);
});

test('without a choice the theme is the one of the system', async () => {
  const dark = await browser.open(product.url, { theme: 'dark' });
  const light = await browser.open(product.url, { theme: 'light' });
  expect(await groundColour(dark)).not.toBe(await groundColour(light));
  expect(await dark.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  // Where the system chooses all colours, a button still has an edge.
  await light.emulateMedia({ forcedColors: 'active' });
  const button = light.getByRole('link', { name: 'Ajanvaraus', exact: true }).first();
  expect(await button.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px');
});

test('the menu of a phone opens and closes by keyboard, and focus comes back to its button', async () => {
  const page = await browser.open(product.url);
  const opener = page.getByRole('button', { name: 'Avaa valikko' });
  const menu = page.getByRole('dialog', { name: 'Valikko' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await page.keyboard.press('Tab');
  expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Sulje valikko' }).focus();
  await page.keyboard.press('Enter');
  await menu.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the open menu covers the page, the page behind it does not scroll, and on the way to another it closes', async () => {
  const page = await browser.open(product.url);
  await page.getByRole('button', { name: 'Avaa valikko' }).tap();
  const menu = page.getByRole('dialog', { name: 'Valikko' });
  await menu.waitFor();
  await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 500);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await menu.getByRole('link', { name: 'Vanteet' }).tap();
  await page.waitForURL('**/vanteet');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await menu.isVisible()).toBe(false);
  await page.goBack();
  await page.waitForURL(`${product.url}/`);
  expect(await menu.isVisible()).toBe(false);
});

test('the header gets its shadow after ten pixels of scroll and loses it at the top', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  const shadow = async (top: number): Promise<string> => {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await page.waitForTimeout(400);
    return page.getByRole('banner').evaluate((header) => getComputedStyle(header).boxShadow);
  };
  expect(await shadow(10)).toBe('none');
  expect(await shadow(11)).not.toBe('none');
  expect(await shadow(0)).toBe('none');
});

/** Notes in the session when the root gets `data-page`, counted from the click. */
async function noteRing(page: Page): Promise<void> {
  await page.evaluate(() => {
    let clickedAt = 0;
    document.addEventListener('click', () => (clickedAt = performance.now()), true);
    new MutationObserver(() => {
      const state = document.documentElement.dataset['page'] ?? '';
      sessionStorage.setItem('ring', `${state} ${Math.round(performance.now() - clickedAt)}`);
    }).observe(document.documentElement, { attributes: true, attributeFilter: ['data-page'] });
  });
}

async function answerAfter(page: Page, delayMs: number): Promise<void> {
  await page.route('**/renkaat', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, delayMs);
    });
    await route.continue();
  });
}

test('a slow page shows the ring 150 ms after the click, and it is gone with the next page', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  await noteRing(page);
  await answerAfter(page, 1200);
  await page.getByRole('navigation').getByRole('link', { name: 'Renkaat', exact: true }).first().click();
  await page.waitForURL('**/renkaat');
  const [state, afterMs] = (await page.evaluate(() => sessionStorage.getItem('ring')))?.split(' ') ?? [];
  expect(state).toBe('leaving');
  expect(Number(afterMs)).toBeGreaterThanOrEqual(RING_DELAY_MS - 2);
  expect(Number(afterMs)).toBeLessThan(1200);
  expect(await page.evaluate(() => document.documentElement.dataset['page'])).toBeUndefined();
});

test('a quick page shows no ring, nor does a link within the page', async () => {
  const page = await browser.open(`${product.url}/healthz`, { screen: 'desktop' });
  await page.clock.install();
  await page.goto(product.url);
  await page.clock.pauseAt(Date.now() + 60_000);
  await noteRing(page);
  await page.getByRole('link', { name: 'Siirry sisältöön' }).evaluate((link) => {
    if (link instanceof HTMLElement) link.click();
  });
  await page.clock.runFor(RING_DELAY_MS * 2);
  expect(await page.evaluate(() => sessionStorage.getItem('ring'))).toBeNull();
  // The page's time stands: the next one comes before the ring's.
  await page.getByRole('navigation').getByRole('link', { name: 'Renkaat', exact: true }).first().click();
  await page.waitForURL('**/renkaat');
  expect(await page.evaluate(() => sessionStorage.getItem('ring'))).toBeNull();
});

test('a page shown again from history has no ring', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  await answerAfter(page, 400);
  await page.getByRole('navigation').getByRole('link', { name: 'Renkaat', exact: true }).first().click();
  await page.waitForURL('**/renkaat');
  await page.goBack();
  expect(await page.evaluate(() => document.documentElement.dataset['page'])).toBeUndefined();
});
