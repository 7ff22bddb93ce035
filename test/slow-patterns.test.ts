// Texts on which a careless pattern takes time by the square of their length. They are long enough for minutes.
import { expect, test } from 'vitest';

import { isWebAddress } from '../src/features/catalogue/contract/values.ts';
import { readFilters } from '../src/features/catalogue/search/search-filters.ts';
import { readImportList } from '../src/features/subscribers/server/import/import-list.ts';
import { chooseEncoding } from '../src/platform/server/pages/compression.ts';

const LENGTH = 400_000;
const blanks = ' '.repeat(LENGTH);
const page = { identity: Buffer.alloc(9000), br: undefined, gzip: undefined, onGrown: undefined };
const HEADING = 'email;consentText;consentAt;source';

test.each([
  ['a price of blanks', () => readFilters({ minPrice: `1${blanks}x` }).minPriceCents, null],
  ['an encoding of blanks', () => chooseEncoding(`br;q=0, gzip${blanks}x`, page), 'identity'],
  [
    'a time of blanks',
    () => readImportList(Buffer.from(`${HEADING}\na@example.fi;x;1.1.2024${blanks}x;y`), new Date())?.rows,
    [],
  ],
  ['an address of dots', () => isWebAddress(`http://${'.'.repeat(LENGTH)} `), false],
])(
  'what is made to hold up a pattern is read in no time: %s',
  (_name, read, expected) => {
    expect(read()).toEqual(expected);
  },
  2000,
);
