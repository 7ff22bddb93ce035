// The pricing form: percents and inches as typed, errors at their fields, an example price, and two versions in words.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { formOf } from '../../../../platform/browser/form/form-schema.ts';
import { examplePriceCents, pricingFormSchema, pricingVersions } from './pricing-form.ts';

const VAT = 2550;

test('stored pricing rules stay the same through the form', () => {
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
      expect(pricingFormSchema.parse(formOf(pricingFormSchema, pricing))).toEqual(pricing);
    }),
  );
});

describe('errors', () => {
  const errorsOf = (form: unknown) =>
    pricingFormSchema.safeParse(form).error?.issues.map(({ path }) => path.join('.'));

  test('every refused field has its own error', () => {
    const rules = [
      { manufacturer: '', rimIn: '16', marginPercent: '501' },
      { manufacturer: 'Nokian', rimIn: 'iso', marginPercent: '30' },
      { manufacturer: 'Toyo', rimIn: '', marginPercent: '-5' },
    ];
    expect(errorsOf({ defaultMarginPercent: 'paljon', rules })).toEqual([
      'defaultMarginPercent',
      'rules.0.marginPercent',
      'rules.1.rimIn',
      'rules.2.marginPercent',
    ]);
  });

  test('a rule needs a manufacturer or a rim, and there is one rule for each', () => {
    const rules = [
      { manufacturer: 'Nokian', rimIn: '', marginPercent: '30' },
      { manufacturer: ' ', rimIn: '', marginPercent: '25' },
      { manufacturer: 'NOKIAN', rimIn: '', marginPercent: '20' },
    ];
    expect(errorsOf({ defaultMarginPercent: '30', rules })).toEqual([
      'rules.1.manufacturer',
      'rules.2.manufacturer',
    ]);
  });
});

test('the example price follows the margin while it is typed', () => {
  expect(examplePriceCents(4417, '30', VAT)).toBe(7300);
  expect(examplePriceCents(4417, ' 30 % ', VAT)).toBe(7300);
  expect(examplePriceCents(4417, '0', VAT)).toBe(5600);
  expect(examplePriceCents(4417, '3x', VAT)).toBeNull();
  expect(examplePriceCents(4417, '', VAT)).toBeNull();
});

test('two versions are compared rule by rule', () => {
  const rule = { manufacturer: 'Nokian', rimIn: '', marginPercent: '30' };
  const stored = {
    defaultMarginPercent: '30',
    rules: [rule, { ...rule, manufacturer: '', rimIn: '17,5' }],
  };
  const own = { defaultMarginPercent: '32,5', rules: [{ ...rule, marginPercent: '28' }] };
  expect(pricingVersions(stored, own)).toEqual([
    { name: 'Kate, kun mikään sääntö ei sovi', stored: '30\u00A0%', own: '32,5\u00A0%' },
    { name: 'Nokian', stored: '30\u00A0%', own: '28\u00A0%' },
    { name: '17,5\u2033', stored: '30\u00A0%', own: 'Ei sääntöä' },
  ]);
});
