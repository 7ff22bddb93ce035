import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { axisEnd } from './chart-scale.ts';
import { Chart } from './chart.tsx';

test('an axis ends just above the maximum, at a number with a whole half', () => {
  expect([0, 1, 2, 3, 5, 7, 9, 11, 31, 41, 99, 201].map(axisEnd)).toEqual([
    2, 2, 2, 4, 6, 8, 10, 20, 40, 50, 100, 250,
  ]);
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), (most) => {
      const end = axisEnd(most);
      expect(end).toBeGreaterThanOrEqual(most);
      expect(end % 2).toBe(0);
      expect(end).toBeLessThanOrEqual(Math.max(2, most * 2));
    }),
  );
});

test('a chart has a sentence for everyone and hides its drawing from screen readers', () => {
  const html = renderToStaticMarkup(
    <Chart title="Alkoi 3 keskustelua" values={['4', '2', '0']} names={['1.11.', '30.11.']}>
      <rect width="1" height="1" />
    </Chart>,
  );
  expect(html).toMatch(/<figcaption[^>]*>Alkoi 3 keskustelua<\/figcaption><div aria-hidden="true"/);
  expect(html).not.toContain('style=');
});
