// What meets the eye first: how soon a list answers on a phone, and how many yellow buttons ask to be pressed at once.
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';
import { listPublicPaths } from './public-paths.ts';

const browser = withBrowser();
const product = sharedProduct();

const WINDOWS = [
  [390, 844],
  [1440, 900],
] as const;

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

test.each(WINDOWS)(
  'in a window of %i × %i no first view and no section has two filled yellow buttons',
  async (width, height) => {
    const page = await browser.open(`${product.url}/healthz`, { screen: 'desktop' });
    await page.setViewportSize({ width, height });
    const loud: unknown[] = [];
    for (const path of await listPublicPaths(product.url)) {
      await page.goto(product.url + path);
      const { inWindow, inParts } = await page.evaluate(yellowButtons);
      if (inWindow.length > 1 || inParts.length > 0) loud.push({ path, inWindow, inParts });
    }
    expect(loud).toEqual([]);
  },
);

test('on a phone the first tyre of a size has its fitted price by y = 640, and 24 take 4 000 px', async () => {
  const page = await browser.open(`${product.url}/renkaat?search=205/55R16`);
  const tyres = page.getByRole('main').getByRole('article');
  await expect.poll(() => tyres.count()).toBe(24);
  const [price, first, last] = await Promise.all(
    [tyres.first().getByText('asennettuna, 4 kpl'), tyres.first(), tyres.last()].map((part) =>
      part.boundingBox(),
    ),
  );
  expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThanOrEqual(640);
  expect((last?.y ?? Infinity) + (last?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(4_000);
});
