import { renderToStaticMarkup } from 'react-dom/server';
import { encode } from 'uqr';
import { expect, test } from 'vitest';

import { QrCode } from '../../../platform/ui/page/qr-code.tsx';
import { LABEL_PAPERS, readLabelPaper } from './label-paper.ts';

test('the code on a label is the address given, module by module, with its quiet border', () => {
  const address = 'https://rengas.example.fi/admin/rengashotelli/01a1ffe4-db0f-7877-9b20-f0c0f9d1021d';
  const html = renderToStaticMarkup(<QrCode text={address} name="Sarja R-0024" />);
  const size = Number(/viewBox="0 0 (\d+) \d+"/.exec(html)?.[1]);
  const dark = new Set([...html.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => `${x} ${y}`));
  const drawn = Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_cell, x) => dark.has(`${x} ${y}`)),
  );
  expect(drawn).toEqual(encode(address, { ecc: 'M', border: 2 }).data);
  expect(drawn.slice(0, 2).flat()).not.toContain(true);
  expect(html).toContain('aria-label="Sarja R-0024"');
});

test('labels are printed on the paper that was chosen last, on A4 where none was', () => {
  expect(LABEL_PAPERS.map(readLabelPaper)).toEqual(['a4', 'roll62', 'roll100']);
  expect([null, '', 'roll9'].map(readLabelPaper)).toEqual(['a4', 'a4', 'a4']);
});
