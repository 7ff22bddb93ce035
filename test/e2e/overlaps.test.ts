// What stays fixed over a page leaves its controls free: the rectangles of both at seven widths, from top to end.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { settled, stopClock, withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';

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
const POPUP = '#uutiskirjeponnahdus';

/**
 * Controls of the page under what is fixed over it, at each stop from top to end. A bar from edge to edge ends what is
 * seen of a page, so it may cover what is scrolled under it, but nothing at the end, and nothing of the home page's finder or of the choice of a price.
 */
function coveredControls(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, summary), footer a',
    ),
  ].filter((control) => !fixedRoot(control) && control.checkVisibility({ visibilityProperty: true }));
  const floating = [...document.querySelectorAll('*')].flatMap((element) =>
    getComputedStyle(element).position === 'fixed' ? [element, ...element.querySelectorAll('*')] : [],
  );
  const covered = new Set<string>();
  const end = document.documentElement.scrollHeight - innerHeight;
  for (let top = 0; ; top = Math.min(top + innerHeight * 0.6, end)) {
    scrollTo({ top, behavior: 'instant' });
    const boxes = floating.map((element) => element.getBoundingClientRect());
    for (const control of controls) {
      const over = whatCovers(control, boxes);
      if (over && (!isBar(over) || isInTheWay(control, over, top))) {
        covered.add(`${nameOf(over)} covers ${nameOf(control)} at ${top}`);
      }
    }
    if (top >= end) return [...covered];
  }

  function whatCovers(control: HTMLElement, boxes: readonly DOMRect[]): Element | undefined {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    // The topmost element at a point is queried only where something floats: at most controls of a long page nothing
    // does.
    const isNear = boxes.some(
      (box) => box.left <= right && box.right >= left && box.top <= bottom && box.bottom >= top,
    );
    if (!isNear) return undefined;
    const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
      [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
    );
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      const over = hit && !control.contains(hit) ? fixedRoot(hit) : undefined;
      if (over) return over;
    }
    return undefined;
  }

  function fixedRoot(element: Element): Element | undefined {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, pointerEvents } = getComputedStyle(at);
      if (position !== 'fixed') continue;
      // A frame that lets presses through is not what covers; the button in it is.
      return pointerEvents === 'none' ? element : at;
    }
    return undefined;
  }

  /** A bar that came by itself leaves what the first view is for free; nothing stays under a bar where the page ends. */
  function isInTheWay(control: HTMLElement, bar: Element, top: number): boolean {
    const isFirst = control.matches('[data-hero] ~ * form *, main [name=hinta]');
    if (top === 0 && bar.matches('[data-uninvited]') && isFirst) return true;
    return top >= end && bar.getBoundingClientRect().top > innerHeight / 2;
  }

  function isBar(element: Element): boolean {
    return element.getBoundingClientRect().width >= innerWidth - 85;
  }

  function nameOf(element: Element): string {
    return `${element.tagName} ${element.id} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  }
}

async function expectNothingCovered(page: Page, sizes: readonly (readonly [number, number])[] = SIZES) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await settled(page);
    await expect.poll(() => page.evaluate(coveredControls), { message: `${width} × ${height}` }).toEqual([]);
  }
}

async function firstTyre(): Promise<string> {
  const html = await (await fetch(`${product.url}/renkaat`)).text();
  return /href="(\/renkaat\/[^"/]+\/[^"]+)"/.exec(html)?.[1] ?? '';
}

test.each(['/', '/renkaat', 'a tyre', '/hinnasto', '/ajanvaraus'])(
  'nothing that nobody asked for lies on a control of %s, whatever the width',
  async (place) => {
    const page = await browser.open(`${product.url}/healthz`, {
      screen: 'desktop',
      showsCookieBanner: true,
      isOfferedNewsletter: true,
    });
    await stopClock(page);
    await page.goto(product.url + (place === 'a tyre' ? await firstTyre() : place));
    await page.clock.runFor(1_000);
    await page.locator(`${BANNER}:popover-open`).waitFor();
    await expectNothingCovered(page);

    await page.locator(BANNER).getByRole('button', { name: 'Selvä' }).click();
    await page.locator(BANNER).waitFor({ state: 'hidden' });
    await page.clock.runFor(6_000);
    await expect.poll(() => page.locator(POPUP).isVisible()).toBe(false);
    // What is left stood there beside the banner, too.
    await expectNothingCovered(page, [SIZES[1], SIZES[6]]);
  },
);

test('the note on cookies stands above the bar of a phone, and both can be used', async () => {
  const page = await browser.open(`${product.url}/hinnasto`, { showsCookieBanner: true });
  const note = page.locator(`${BANNER}:popover-open`);
  await note.waitFor();
  await settled(page);
  const bar = page.getByRole('region', { name: 'Soita, varaa tai kysy' });
  const edges = async () => {
    const [above, below] = await Promise.all([note.boundingBox(), bar.boundingBox()]);
    return { end: (above?.y ?? 0) + (above?.height ?? 0), start: below?.y ?? 0 };
  };
  await expect.poll(async () => (await edges()).start).toBeGreaterThan(700);
  const { end, start } = await edges();
  expect(end).toBeLessThanOrEqual(start + 1);
  await bar.getByRole('link', { name: 'Varaa aika' }).click();
  await page.waitForURL('**/ajanvaraus');
  await note.getByRole('button', { name: 'Selvä' }).click();
  await page.locator(BANNER).waitFor({ state: 'hidden' });
});

test.each(['phone', 'desktop'] as const)(
  'price and booking of a tyre stay in sight on a %s, from the top of its page to the end',
  async (screen) => {
    const page = await browser.open(product.url + (await firstTyre()), { screen });
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
