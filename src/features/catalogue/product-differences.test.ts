import { expect, test } from 'vitest';

import { productDifferences } from './product-differences.ts';
import { EMPTY_FORM } from './product-form.ts';

test('two versions of a product differ in the fields that were changed, by their names in the form', () => {
  const own = { ...EMPTY_FORM, price: '89,00', ratings: { ...EMPTY_FORM.ratings, wetGrip: '4' } };
  expect(productDifferences({ ...EMPTY_FORM, price: '85,00', wetGrip: 'B' }, own)).toEqual([
    { name: 'Hinta', stored: '85,00', own: '89,00' },
    { name: 'Märkäpito', stored: 'B', own: '' },
    { name: 'Liikkeen arvio: Märkäpito', stored: '', own: '4' },
  ]);
  expect(productDifferences(own, own)).toEqual([]);
});

test('winter fields of a summer tyre make no difference', () => {
  expect(productDifferences(EMPTY_FORM, { ...EMPTY_FORM, winterType: 'studded', hasSnowGrip: true })).toEqual(
    [],
  );
  expect(productDifferences(EMPTY_FORM, { ...EMPTY_FORM, type: 'winter' })).toEqual([
    { name: 'Kausi', stored: 'Kesä', own: 'Talvi' },
    { name: 'Talvirenkaan tyyppi', stored: '', own: 'Kitka' },
  ]);
});
