// What meets the eye first: how soon a list of tyres answers on a phone.
import { expect, test } from 'vitest';

import { withBrowser } from './harness.ts';
import { sharedProduct } from './product.ts';

const browser = withBrowser();
const product = sharedProduct();

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
