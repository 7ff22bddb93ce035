import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  decimalText,
  examplePriceCents,
  pricingDifferences,
  pricingFields,
  pricingFieldsSchema,
  pricingToSend,
  readDecimal,
  storedPricing,
} from './pricing-form.ts';

const VAT = 2550;

test.each([
  ['30', 30],
  ['30,5', 30.5],
  ['30.5', 30.5],
  [' 30 % ', 30],
  ['22,5″', 22.5],
  ['1 000', 1000],
  ['', null],
  ['-5', null],
  ['\u22125', null],
  ['1e3', null],
  ['kolme', null],
  ['3,5,5', null],
])('the number typed as %j is %j', (text, value) => {
  expect(readDecimal(text)).toBe(value);
});

test('margins survive the way through the fields', () => {
  const percent = fc.integer({ min: 0, max: 50_000 }).map((basisPoints) => basisPoints / 100);
  const rule = fc.record({
    manufacturer: fc.constantFrom('Nokian', 'Michelin', 'Toyo'),
    rimIn: fc.option(fc.integer({ min: 16, max: 64 }).map((halves) => halves / 2)),
    marginPercent: percent,
  });
  const rules = fc.uniqueArray(rule, {
    selector: ({ manufacturer, rimIn }) => `${manufacturer} ${rimIn}`,
    maxLength: 8,
  });
  fc.assert(
    fc.property(fc.record({ defaultMarginPercent: percent, rules }), (pricing) => {
      const read = pricingFieldsSchema.parse(pricingFields(pricing));
      expect(pricingToSend(read, undefined)).toEqual(pricing);
    }),
  );
});

test('every field that is wrong has its own sentence', () => {
  const fields = {
    defaultMargin: 'paljon',
    rules: [
      { manufacturer: '', rim: '16', margin: '501' },
      { manufacturer: 'Nokian', rim: 'iso', margin: '30' },
      { manufacturer: '', rim: '', margin: '' },
    ],
  };
  const wrong = pricingFieldsSchema.safeParse(fields).error?.issues.map(({ path }) => path.join('.'));
  expect(wrong).toEqual(['defaultMargin', 'rules.0.margin', 'rules.1.rim', 'rules.2.margin']);
});

test('a rule is for somebody, and nobody has two', () => {
  const rules = [
    { manufacturer: 'Nokian', rim: '', margin: '30' },
    { manufacturer: ' ', rim: '', margin: '25' },
    { manufacturer: 'NOKIAN', rim: '', margin: '20' },
  ];
  const wrong = pricingFieldsSchema
    .safeParse({ defaultMargin: '30', rules })
    .error?.issues.map(({ path }) => path.join('.'));
  expect(wrong).toEqual(['rules.1.manufacturer', 'rules.2.manufacturer']);
});

test('the example follows the margin while it is typed', () => {
  expect(examplePriceCents(4417, '30', VAT)).toBe(7300);
  expect(examplePriceCents(4417, '0', VAT)).toBe(5600);
  expect(examplePriceCents(4417, '3x', VAT)).toBeNull();
  expect(examplePriceCents(4417, '', VAT)).toBeNull();
});

test('two versions are told apart margin by margin', () => {
  const rule = { manufacturer: 'Nokian', rimIn: null, marginPercent: 30 };
  const stored = { defaultMarginPercent: 30, rules: [rule, { ...rule, manufacturer: null, rimIn: 17.5 }] };
  const own = { defaultMarginPercent: 32.5, rules: [{ ...rule, marginPercent: 28 }] };
  expect(pricingDifferences(stored, own)).toEqual([
    { name: 'Kate, kun mikään sääntö ei sovi', stored: '30\u00A0%', own: '32,5\u00A0%' },
    { name: 'Nokian', stored: '30\u00A0%', own: '28\u00A0%' },
    { name: '17,5\u2033', stored: '30\u00A0%', own: 'Ei sääntöä' },
  ]);
  expect(pricingDifferences(own, own)).toEqual([]);
});

test('the record beside a stale save is believed only when it is one', () => {
  expect(storedPricing({ version: 4, defaultMarginPercent: 30, rules: [] })?.version).toBe(4);
  expect(storedPricing({ message: 'no' })).toBeUndefined();
  expect(storedPricing(undefined)).toBeUndefined();
  expect(decimalText(22.5)).toBe('22,5');
});
