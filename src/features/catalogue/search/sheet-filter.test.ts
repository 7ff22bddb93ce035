import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  DEFAULT_ORDER,
  SHEET_DIRECTIONS,
  SHEET_SORTS,
  isFiltered,
  orderText,
  readEuros,
  readSheetFilter,
  readSheetOrder,
  withSheetParams,
} from './sheet-filter.ts';

test('the filter of the sheet is read from its address, and what makes no sense is unheeded', () => {
  const address = new URLSearchParams(
    'haku=+r5+&merkki=nokian&laji=friction&saldo=few&hinta-alkaen=50&hinta-enintaan=99,90&puuttuu=picture&tarjous=1',
  );
  expect(readSheetFilter(address)).toEqual({
    q: 'r5',
    manufacturer: 'nokian',
    kind: 'friction',
    sizeId: undefined,
    stock: 'few',
    minPrice: 50,
    maxPrice: 99.9,
    missing: 'picture',
    onOffer: true,
  });
  const odd = new URLSearchParams('laji=talvi&koko=205&saldo=x&hinta-alkaen=-5&puuttuu=&muu=1');
  expect(isFiltered(readSheetFilter(odd))).toBe(false);
});

test('every order of the sheet is read back from the address it is written to', () => {
  fc.assert(
    fc.property(fc.constantFrom(...SHEET_SORTS), fc.constantFrom(...SHEET_DIRECTIONS), (sort, direction) => {
      const address = withSheetParams(new URLSearchParams(), { sort: orderText({ sort, direction }) });
      expect(readSheetOrder(address)).toEqual({ sort, direction });
    }),
  );
  expect(readSheetOrder(new URLSearchParams('jarjestys=x.desc'))).toEqual(DEFAULT_ORDER);
});

test('a changed filter leaves the rest of the address alone, and an empty one is taken away', () => {
  const address = new URLSearchParams('merkki=nokian&laji=summer&muu=1');
  expect(withSheetParams(address, { manufacturer: '', q: 'r16' }).toString()).toBe(
    'laji=summer&muu=1&haku=r16',
  );
});

test.each([
  ['89,90', 89.9],
  ['1 234', 1234],
  ['89.9 €', 89.9],
  ['-3', undefined],
  ['halpa', undefined],
  ['', undefined],
])('%j is read as %s euros', (text, euros) => {
  expect(readEuros(text)).toBe(euros);
});
