// What stays fixed over a page leaves its controls free: the rectangles of both at seven widths.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { settled, withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';
import { listPublicPaths } from './public-paths.ts';

const browser = withBrowser();
const product = sharedProduct();

const SIZES = [
  [320, 568],
  [390, 844],
  [768, 800],
  [1024, 844],
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const;
const BANNER = '#evasteasetukset';

/**
 * Controls of the page that something fixed covers at any stop, by their rectangles. The bar of the frame, of a tyre or of a comparison ends what is
 * seen of a page, so it may cover what is scrolled under it, but no control at the end, and no field that the first view is for.
 */
function coveredControls(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const fixed = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => getComputedStyle(element).position === 'fixed' && isShown(element),
  );
  const controls = [
    ...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary), footer a'),
  ].filter(
    (control) =>
      isShown(control) &&
      getComputedStyle(control).clipPath === 'none' &&
      !fixed.some((element) => element.contains(control)),
  );
  const end = document.documentElement.scrollHeight - innerHeight - scrollY;
  return (
    fixed
      // A frame that lets presses through is not what covers; the buttons in it are.
      .flatMap((element) =>
        getComputedStyle(element).pointerEvents === 'none'
          ? [...element.children].filter(isShown)
          : [element],
      )
      .flatMap((over) =>
        controls
          .filter((control) => covers(over, control))
          .map((control) => `${nameOf(over)} covers ${nameOf(control)}`),
      )
  );

  function covers(over: Element, control: Element): boolean {
    const bar = over.getBoundingClientRect();
    const box = control.getBoundingClientRect();
    if (box.left >= bar.right || box.right <= bar.left) return false;
    if (!over.matches('[data-floats], [data-bottom-bar], [data-tray]')) return true;
    const isFirst = control.matches('[data-hero] ~ * form :is(input, [type=submit]), main [name=hinta]');
    return box.bottom - end > bar.top + 1 || (isFirst && box.bottom > bar.top && box.top < bar.top);
  }

  function nameOf(element: Element): string {
    return `${element.tagName} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 40)}"`;
  }
}

async function expectNothingCovered(page: Page) {
  const path = new URL(page.url()).pathname;
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(() => page.evaluate(coveredControls), { message: `${path} at ${width} × ${height}` })
      .toEqual([]);
  }
}

async function firstTyre(): Promise<string> {
  const html = await (await fetch(`${product.url}/renkaat`)).text();
  return /href="(\/renkaat\/[^"/]+\/[^"]+)"/.exec(html)?.[1] ?? '';
}

test('nothing fixed covers a control of a public page at any width, on a first visit and after', async () => {
  const page = await browser.open(`${product.url}/healthz`, { screen: 'desktop', showsCookieBanner: true });
  for (const path of await listPublicPaths(product.url)) {
    await page.goto(product.url + path);
    await page.locator(BANNER).waitFor();
    await expectNothingCovered(page);
  }
  await page.getByRole('button', { name: 'Selvä' }).click();
  for (const path of ['/', '/renkaat', '/hinnasto', await firstTyre()]) {
    await page.goto(product.url + path);
    await page.locator('[data-assistant]').waitFor();
    await expectNothingCovered(page);
  }
});

test.each([
  [390, 844],
  [1024, 768],
  [1440, 900],
])(
  'price and booking of a tyre stay in sight at %i × %i, from the top of its page to the end, never in two bars',
  async (windowWidth, windowHeight) => {
    const screen = windowWidth < 821 ? 'phone' : 'desktop';
    const page = await browser.open(product.url + (await firstTyre()), { screen });
    await page.setViewportSize({ width: windowWidth, height: windowHeight });
    // The bar comes and goes by an animation.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const shown = () =>
      page.evaluate(() =>
        [/^Varaa asennus$/, /\d\s€$/].map((words) =>
          [...document.querySelectorAll('main :is(a, b, dd, dd span)')].some((part) => {
            const { left, top, width, height } = part.getBoundingClientRect();
            const there = document.elementFromPoint(left + width / 2, top + height / 2);
            return words.test(part.textContent) && there !== null && part.contains(there);
          }),
        ),
      );
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += 500) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect.poll(shown, { message: `at ${top}` }).toEqual([true, true]);
    }
    expect(await page.locator('[data-floats] [href^="tel:"]').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Avaa keskustelu: Kaartobotti' }).click();
    await page.getByRole('dialog', { name: 'Kaartobotti' }).waitFor();
  },
);

test('the round buttons of a desktop stay above the comparison tray on the page of a tyre', async () => {
  const page = await browser.open(product.url + (await firstTyre()), { screen: 'desktop' });
  await page
    .getByRole('checkbox', { name: /vertail|Vertaa/ })
    .first()
    .click();
  const tray = page.locator('[data-tray]');
  await tray.waitFor();
  await settled(page);
  const buttons = page.getByRole('region', { name: 'Soita, varaa tai kysy' }).locator(':scope > *');
  const ends = await buttons.evaluateAll((elements) =>
    elements.map((one) => one.getBoundingClientRect().bottom),
  );
  expect(Math.max(...ends)).toBeGreaterThan(600);
  expect(Math.max(...ends)).toBeLessThanOrEqual((await tray.boundingBox())?.y ?? 0);
});
