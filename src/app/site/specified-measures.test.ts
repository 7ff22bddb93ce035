// Measures that are only in the styles.
import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

/** The declarations of the first rule of exactly this selector. */
async function ruleOf(file: string, selector: string): Promise<string> {
  const css = `\n${await readFile(new URL(`../../${file}`, import.meta.url), 'utf8')}`;
  const start = css.indexOf(`\n${selector} {`);
  expect(start, `${selector} in ${file}`).toBeGreaterThanOrEqual(0);
  return css.slice(start, css.indexOf('}', start)).replaceAll(/\s+/g, ' ');
}

test.each([
  [
    'a review is cut after 4 lines',
    'features/reviews/site/reviews-section.module.css',
    '.text',
    '-webkit-line-clamp: 4;',
  ],
  [
    'the drawing of the map is 300 px high',
    'features/shop-profile/site/map-sketch.module.css',
    '.map',
    'height: 300px;',
  ],
  [
    'the map is 300 px high',
    'features/shop-profile/site/shop-map.module.css',
    '.map > iframe',
    'height: 300px;',
  ],
  [
    'the drawer of opening hours is 20rem wide',
    'features/opening-hours/site/hours-drawer.module.css',
    '.drawer',
    'width: min(20rem, 100vw);',
  ],
  ['the question about cookies comes in 300 ms', 'app/site/consent.module.css', '.banner', 'opacity 300ms'],
  [
    'the fifth selling point of a phone stands alone in the middle',
    'features/homepage/site/selling-points.module.css',
    '.point:last-child:nth-child(odd)',
    'grid-column: 1 / -1;',
  ],
])('styles hold a fixed measure: %s', async (_what, file, selector, declaration) => {
  expect(await ruleOf(file, selector)).toContain(declaration);
});
