// The frame around every page: theme, menus, header shadow, the ring of a page on its way.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { delayRequests, nextFrames, settled, stopClock, withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';

const browser = withBrowser();
const product = sharedProduct();

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

test('whether the shop is open is shown whole in the top bar, or not at all', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  const [isWhole, isStillWhole, isGone] = await page.evaluate(() => {
    const line = [...document.querySelectorAll('header span')].find((each) =>
      /^(?:Suljettu|Avoinna)/.test(each.textContent ?? ''),
    );
    const text = line?.firstElementChild;
    const isShown = () => {
      const [outer, inner] = [line?.getBoundingClientRect(), text?.getBoundingClientRect()];
      if (!outer || !inner) return 'missing';
      if (inner.top >= outer.bottom) return 'gone';
      return inner.right <= outer.right + 1 ? 'whole' : 'cut';
    };
    const before = isShown();
    line?.nextElementSibling?.append(', La 10-13, Su 12-15');
    const longer = isShown();
    line?.nextElementSibling?.append(', ja arkipyhinä 10-14 tai sopimuksen mukaan');
    return [before, longer, isShown()];
  });
  expect([isWhole, isGone]).toEqual(['whole', 'gone']);
  expect(['whole', 'gone']).toContain(isStillWhole);
});

test('in forced colours the present page is marked and a select has its arrow', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  await page.emulateMedia({ forcedColors: 'active' });
  const current = page.getByRole('banner').getByRole('link', { name: 'Etusivu', exact: true });
  await expect.poll(() => current.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
  const select = page.getByRole('main').getByRole('combobox', { name: 'Leveys' });
  await expect
    .poll(() => select.evaluate((field) => getComputedStyle(field).backgroundImage))
    .toContain('svg');
});

test('a chosen theme stays on every page and stands before the first paint', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  await noteFirstTheme(page);
  const light = await groundColour(page);
  await page.getByRole('banner').getByRole('button', { name: THEME }).click();
  await expect.poll(() => groundColour(page)).not.toBe(light);
  await settled(page);
  const dark = await groundColour(page);
  for (const path of ['/renkaat', '/']) {
    await page.goto(product.url + path);
    await expect.poll(() => firstTheme(page)).toBe('dark');
    await expect.poll(() => groundColour(page)).toBe(dark);
  }
  await page.getByRole('banner').getByRole('button', { name: THEME }).click();
  await page.reload();
  await expect.poll(() => firstTheme(page)).toBe('light');
  await expect.poll(() => groundColour(page)).toBe(light);
});

test('without a choice the theme is the one of the system', async () => {
  const dark = await browser.open(product.url, { theme: 'dark' });
  const light = await browser.open(product.url, { theme: 'light' });
  await expect.poll(() => groundColour(dark)).not.toBe(await groundColour(light));
  await expect.poll(() => dark.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  // Where the system chooses all colours, a button still has an edge.
  await light.emulateMedia({ forcedColors: 'active' });
  const button = light.getByRole('button', { name: 'Näytä renkaat' });
  await expect.poll(() => button.evaluate((element) => getComputedStyle(element).borderTopWidth)).toBe('1px');
});

test('the menu of a phone opens and closes by keyboard, and focus comes back to its button', async () => {
  const page = await browser.open(product.url);
  const opener = page.getByRole('button', { name: 'Avaa valikko' });
  const menu = page.getByRole('dialog', { name: 'Valikko' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await menu.getByRole('button', { name: 'Sulje valikko' }).focus();
  await page.keyboard.press('Enter');
  await menu.waitFor({ state: 'hidden' });
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the open menu covers the page, which does not scroll behind it, and closes on navigation', async () => {
  const page = await browser.open(product.url);
  await page.getByRole('button', { name: 'Avaa valikko' }).tap();
  const menu = page.getByRole('dialog', { name: 'Valikko' });
  await menu.waitFor();
  await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 500);
  await nextFrames(page, 10);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await menu.getByRole('link', { name: 'Vanteet' }).tap();
  await page.waitForURL('**/vanteet');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => menu.isVisible()).toBe(false);
  await page.goBack();
  await page.waitForURL(`${product.url}/`);
  await expect.poll(() => menu.isVisible()).toBe(false);
});

test('the header gets its shadow after ten pixels of scroll and loses it at the top', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  const shadow = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).boxShadow);
  for (const [top, hasShadow] of [
    [11, true],
    [10, false],
    [11, true],
    [0, false],
  ] as const) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(async () => (await shadow()) !== 'none').toBe(hasShadow);
  }
});

/** Notes how many milliseconds after the click the ring is shown. */
async function watchRing(page: Page): Promise<{ shownAfterMs: number[] }> {
  const shownAfterMs: number[] = [];
  page.on('console', (message) => {
    const [, ms] = /^ring (\d+)$/.exec(message.text()) ?? [];
    if (ms) shownAfterMs.push(Number(ms));
  });
  await page.evaluate(() => {
    let clickedAt = 0;
    document.addEventListener('click', () => (clickedAt = performance.now()), true);
    new MutationObserver(() => {
      if (document.documentElement.dataset['page'] !== 'leaving') return;
      console.info(`ring ${Math.round(performance.now() - clickedAt)}`);
    }).observe(document.documentElement, { attributes: true, attributeFilter: ['data-page'] });
  });
  return { shownAfterMs };
}

const toTyres = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Renkaat', exact: true }).first();

test('a slow page shows the ring after 150 ms, and the next page and history show none', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  const { shownAfterMs } = await watchRing(page);
  const release = await delayRequests(page, '**/renkaat');
  const untilShown = async () => {
    await expect.poll(() => shownAfterMs).toHaveLength(1);
    release();
  };
  await Promise.all([toTyres(page).click(), untilShown()]);
  await page.waitForURL('**/renkaat');
  expect(shownAfterMs[0]).toBeGreaterThanOrEqual(RING_DELAY_MS - 2);
  const ring = () => page.evaluate(() => document.documentElement.dataset['page']);
  await expect.poll(ring).toBeUndefined();
  await page.goBack();
  await expect.poll(ring).toBeUndefined();
});

test('a quick page shows no ring, nor does a link within the page', async () => {
  const page = await browser.open(product.url, { screen: 'desktop' });
  await stopClock(page);
  const { shownAfterMs } = await watchRing(page);
  await page.getByRole('link', { name: 'Siirry sisältöön' }).evaluate((link) => {
    if (link instanceof HTMLElement) link.click();
  });
  await page.clock.runFor(RING_DELAY_MS * 2);
  expect(shownAfterMs).toEqual([]);
  // The page's clock is stopped: the next page comes before the ring's delay.
  await toTyres(page).click();
  await page.waitForURL('**/renkaat');
  expect(shownAfterMs).toEqual([]);
});

test('without a connection links and forms leave the page as it is, and a line says so', async () => {
  browser.allowPageError(/ERR_INTERNET_DISCONNECTED/);
  const page = await browser.open(`${product.url}/ota-yhteytta`);
  const name = page.getByRole('main').getByLabel('Nimi').first();
  await name.fill('Esimerkkiasiakas');
  const line = page.getByRole('alert').getByText('Verkkoyhteys puuttuu');
  await page.context().setOffline(true);
  await line.waitFor();
  await page
    .getByRole('region', { name: 'Soita, varaa tai kysy' })
    .getByRole('link', { name: 'Varaa aika' })
    .tap();
  await nextFrames(page, 10);
  expect(page.url()).toBe(`${product.url}/ota-yhteytta`);
  await expect.poll(() => name.inputValue()).toBe('Esimerkkiasiakas');
  await page.context().setOffline(false);
  await line.waitFor({ state: 'hidden' });
});
