import { expect, test } from 'vitest';

import { isEan } from './ean.ts';

test('an EAN has 12 to 14 digits and the right check digit', () => {
  expect(['3824315044682', '036000291452', '03824315044682'].map(isEan)).toEqual([true, true, true]);
  expect(['3824315044683', '3824315044', '96385074', '38243150446 2', ''].map(isEan)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
