// Nothing is lost on a narrow screen or with large text (WCAG 1.4.4, 1.4.10), the bar at the foot of a phone's screen covers
// nothing that has focus (2.4.11), and no first view has two yellow buttons that ask to be pressed at once.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';

import { scrollThrough, withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';
import { listPublicPaths } from './public-paths.ts';

const browser = withBrowser();
const product = sharedProduct();

const WINDOWS = [
  [320, 256],
  [360, 640],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;
const LARGE_TEXT_WINDOWS = [
  [390, 844],
  [1280, 720],
  [1440, 900],
] as const;

/** The window of a desktop first, in which the page is loaded: nobody's window turns from a phone into a desktop. */
const FIRST_VIEWS = [
  [1440, 900],
  [390, 844],
] as const;

/** Pages that can be moved sideways, by window. */
const wide = new Map<string, string[]>();
/** Pages with two yellow buttons in the window or in a part, by window. */
const loud = new Map<string, unknown[]>();

/** Each page is loaded once and measured in one window after the other. */
beforeAll(async () => {
  browser.allowPageError(/status of 404/);
  const page = await browser.open(`${product.url}/healthz`, { screen: 'desktop' });
  for (const path of [...(await listPublicPaths(product.url)), '/ei-ole', '/renkaat?search=ABC-123']) {
    await page.goto(product.url + path);
    for (const [width, height] of FIRST_VIEWS) await noteYellowButtons(page, path, width, height);
    for (const [width, height] of WINDOWS) await measure(page, path, width, height, '');
    for (const [width, height] of LARGE_TEXT_WINDOWS) await measure(page, path, width, height, '200%');
  }
});

async function measure(
  page: Page,
  path: string,
  width: number,
  height: number,
  textSize: string,
): Promise<void> {
  await page.setViewportSize({ width, height });
  const excess = await page.evaluate((size) => {
    document.documentElement.style.setProperty('font-size', size);
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  }, textSize);
  const window = `${width} × ${height} ${textSize}`.trimEnd();
  wide.set(window, [...(wide.get(window) ?? []), ...(excess > 0 ? [`${path}: ${excess} px`] : [])]);
}

async function noteYellowButtons(page: Page, path: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  // What follows the scrolling, as the price bar of a tyre does, takes its place within two frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { inWindow, inParts } = await page.evaluate(yellowButtons);
  const found = inWindow.length > 1 || inParts.length > 0 ? [{ path, inWindow, inParts }] : [];
  const window = `${width} × ${height}`;
  loud.set(window, [...(loud.get(window) ?? []), ...found]);
}

/**
 * The filled yellow buttons in the window, and of each part of the page with two or more. A part is the nearest section, card,
 * dialog, header or footer; what floats over the page counts in the window.
 */
function yellowButtons(): { inWindow: string[]; inParts: string[][] } {
  const buttons = [...document.querySelectorAll<HTMLElement>('a, button, summary')].filter(
    (button) =>
      button.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      isYellow(getComputedStyle(button)),
  );
  const nameOf = (button: HTMLElement) => button.innerText.trim() || (button.ariaLabel ?? '');
  const parts = Map.groupBy(buttons, (button) =>
    button.closest('section, article, aside, dialog, header, footer, main'),
  );
  return {
    inWindow: buttons.filter(isInWindow).map(nameOf),
    inParts: [...parts.values()].filter(({ length }) => length > 1).map((all) => all.map(nameOf)),
  };

  function isYellow({ backgroundColor, clipPath }: CSSStyleDeclaration): boolean {
    // The brand's colour by day and on dark ground; the link past the header is cut away until it has the focus.
    return clipPath === 'none' && ['rgb(255, 196, 0)', 'rgb(255, 203, 31)'].includes(backgroundColor);
  }

  function isInWindow(button: HTMLElement): boolean {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  }
}

test.each(FIRST_VIEWS)(
  'in a window of %i × %i no first view and no section has two filled yellow buttons',
  (width, height) => {
    expect(loud.get(`${width} × ${height}`)).toEqual([]);
  },
);

test.each(WINDOWS)('no page moves sideways in a window of %i × %i', (width, height) => {
  expect(wide.get(`${width} × ${height}`)).toEqual([]);
});

test.each(LARGE_TEXT_WINDOWS)(
  'no page moves sideways in a window of %i × %i with text of twice the size',
  (width, height) => {
    expect(wide.get(`${width} × ${height} 200%`)).toEqual([]);
  },
);

/** What has focus and what lies over its middle; nothing when all is well. */
function coveredFocus(): string {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return '';
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  // A card at the edge of its row may be partly beyond the screen.
  const middle = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const at = document.elementFromPoint(middle, (top + bottom) / 2);
  const isSeen = at !== null && (focused.contains(at) || at.contains(focused) || at.closest('label'));
  return isSeen ? '' : `${focused.outerHTML.slice(0, 120)} under ${at?.outerHTML.slice(0, 80)}`;
}

test.each(['/', '/renkaat', '/ota-yhteytta'])(
  'at %s of a phone what has focus stands clear of the header and of the bar at the foot',
  async (path) => {
    const page = await browser.open(product.url + path);
    await page.waitForLoadState('networkidle');
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      // A row of cards takes a moment.
      await expect.poll(() => page.evaluate(coveredFocus)).toBe('');
    }
  },
);

test("a phone's bottom bar has four equal parts in 64 px, and covers no last line", async () => {
  const page = await browser.open(product.url);
  const bar = page.getByRole('region', { name: 'Soita, varaa tai kysy' });
  await bar.getByRole('button', { name: 'Avaa keskustelu: Kaartobotti' }).waitFor();
  const viewport = page.viewportSize()?.height ?? 0;
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const parts = bar.locator('a, button').filter({ visible: true });
  const widths = () =>
    parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().width)));
  await expect.poll(widths).toEqual([98, 98, 98, 98]);
  for (const part of await parts.all()) {
    await expect.poll(async () => (await part.boundingBox())?.y).toBeGreaterThanOrEqual(viewport - 64);
    await expect.poll(() => bottomOf(part)).toBeLessThanOrEqual(viewport);
  }
  await scrollThrough(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => bottomOf(page.getByRole('contentinfo'))).toBeLessThanOrEqual(viewport - 63);
});
