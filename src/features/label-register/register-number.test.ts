import { expect, test } from 'vitest';

import { readRegisterNumber } from './register-number.ts';

test.each([
  ['381324', '381324'],
  [' 381324 ', '381324'],
  ['https://eprel.ec.europa.eu/qr/381324', '381324'],
  ['https://eprel.ec.europa.eu/screen/product/tyres/381324?navigatingFrom=qr', '381324'],
  ['https://eprel.ec.europa.eu/qr/381324/', '381324'],
  ['', null],
  ['38', null],
  ['EPREL 381324', null],
  ['https://eprel.ec.europa.eu.example.fi/qr/381324', null],
  ['https://example.fi/qr/381324', null],
])('the register number of %j is %j', (typed, number) => {
  expect(readRegisterNumber(typed)).toBe(number);
});
