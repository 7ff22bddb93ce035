// Nothing is lost on a narrow screen or with large text (WCAG 1.4.4, 1.4.10), and the bar at the foot of a phone's
// screen covers nothing that has focus (2.4.11).
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { withProduct } from './product.ts';
import { listPublicPaths } from './public-paths.ts';

const browser = withBrowser();
const product = withProduct();

let paths: string[] = [];

beforeAll(async () => {
  paths = [...(await listPublicPaths(product.url)), '/ei-ole'];
});

/** Pages of the window's size that can be moved sideways. */
async function widePages(page: Page): Promise<string[]> {
  browser.allowFault(/status of 404/);
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(product.url + path);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (excess > 0) wide.push(`${path}: ${excess} px`);
  }
  return wide;
}

test.each([
  [320, 256],
  [360, 640],
  [768, 1024],
  [1024, 768],
  [1440, 900],
])('no page moves sideways in a window of %i × %i', async (width, height) => {
  const page = await browser.open(`${product.url}/healthz`, { screen: 'desktop' });
  await page.setViewportSize({ width, height });
  expect(await widePages(page)).toEqual([]);
});

test.each([
  [390, 844],
  [1440, 900],
])('no page moves sideways in a window of %i × %i with text of twice the size', async (width, height) => {
  const page = await browser.open(`${product.url}/healthz`, { screen: 'desktop' });
  await page.setViewportSize({ width, height });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.setProperty('font-size', '200%');
    });
  });
  expect(await widePages(page)).toEqual([]);
});

test.each(['/', '/renkaat', '/ota-yhteytta'])(
  'at %s of a phone what has focus stands clear of the header and of the bar at the foot',
  async (path) => {
    const page = await browser.open(product.url + path);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForTimeout(1_000);
    const covered: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      // A row of cards comes to rest.
      await page.waitForTimeout(30);
      const found = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return '';
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        // A card at the edge of its row may be partly beyond the screen.
        const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
        const at = document.elementFromPoint(middle, (top + bottom) / 2);
        const isSeen = at !== null && (focused.contains(at) || at.contains(focused) || at.closest('label'));
        return isSeen ? '' : `${focused.outerHTML.slice(0, 120)} under ${at?.outerHTML.slice(0, 80)}`;
      });
      if (found) covered.push(found);
    }
    expect(covered).toEqual([]);
  },
);

test('the bar at the foot of a phone holds the hours and the campaigns, 64 px high, and the last line stands above it', async () => {
  const page = await browser.open(product.url);
  const hours = page.getByRole('button', { name: /^Aukioloajat/ });
  const campaigns = page.getByText('Aktiiviset kampanjat', { exact: true });
  const viewport = page.viewportSize()?.height ?? 0;
  for (const part of [hours, campaigns]) {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(viewport - 64);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport);
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const last = await page.getByRole('contentinfo').boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(viewport - 63);
});
