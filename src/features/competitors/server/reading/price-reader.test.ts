import { readFile } from 'node:fs/promises';

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { formatEuros } from '../../../../platform/contract/money.ts';
import { readPagePrice } from './price-reader.ts';
import { metadataCents } from './structured-price.ts';

const fragments = z
  .array(
    z.strictObject({
      html: z.string(),
      selector: z.string().optional(),
      /** Cents for one tyre, or the kind of reading without a price. */
      expected: z.union([z.int(), z.string()]),
    }),
  )
  .parse(JSON.parse(await readFile(new URL('price-fragments.json', import.meta.url), 'utf8')));

test('at least 120 kinds of Finnish prices are read right or recognised as none', () => {
  expect(fragments.length).toBeGreaterThanOrEqual(120);
  const wrong = fragments.flatMap(({ html, selector, expected }) => {
    const reading = readPagePrice(html, selector ?? null);
    const read = reading.kind === 'price' ? reading.cents : reading.kind;
    return read === expected ? [] : [{ html, selector, expected, reading }];
  });
  expect(wrong).toEqual([]);
});

test('a price from 5 to 5 000 euros as the shop itself writes it is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 500_000 }), (cents) => {
      expect(readPagePrice(`<p>Hinta: ${formatEuros(cents)} / kpl</p>`)).toMatchObject({
        kind: 'price',
        cents,
      });
    }),
  );
});

test('no page, however odd, is read as a price that is not written on it', () => {
  const pieces = [
    '129,90 €',
    '<s>',
    '</s>',
    '4 kpl ',
    '/kpl',
    ' norm. ',
    '<sup>',
    '90',
    ' - ',
    '\n',
    '€',
    ',-',
    '<p>',
    'R16 ',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const html = parts.join('');
      const reading = readPagePrice(html);
      if (reading.kind !== 'price') return;
      const digits = html.replaceAll(/\D/g, '');
      const whole = String(Math.trunc(reading.cents / 100));
      // For a set the price of one: the written price is four times that.
      expect(digits.includes(whole) || digits.includes(String(Math.trunc((reading.cents * 4) / 100)))).toBe(
        true,
      );
    }),
    { numRuns: 500 },
  );
});

test.each(['1,299', '1.299', 'soita', '', '-5', '1e3', null, undefined, Number.NaN])(
  'metadata of %j is no price',
  (value) => {
    expect(metadataCents(value)).toBeNull();
  },
);

test('a page of two megabytes without any structure is read through', () => {
  const html = `<div>${'1 234 '.repeat(350_000)}</div>`;
  expect(readPagePrice(html)).toEqual({ kind: 'none' });
});
