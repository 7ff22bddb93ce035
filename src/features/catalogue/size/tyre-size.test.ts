import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  formatTyreSize,
  normaliseTyreSize,
  parseService,
  parseSizeSlug,
  parseTyreSize,
  sizeQueryMatcher,
  sizeSlug,
  type TyreSize,
} from './tyre-size.ts';

const car: TyreSize = { widthMm: 205, aspect: 55, diameterIn: 16, isCommercial: false };
const van: TyreSize = { widthMm: 215, aspect: 65, diameterIn: 16, isCommercial: true };

const realisticSize = fc.record({
  widthMm: fc.integer({ min: 12, max: 45 }).map((tens) => tens * 10 + 5),
  aspect: fc.integer({ min: 5, max: 17 }).map((fives) => fives * 5),
  diameterIn: fc.oneof(fc.integer({ min: 12, max: 26 }), fc.constantFrom(17.5, 19.5, 22.5, 24.5)),
  isCommercial: fc.boolean(),
});

/** Pieces that sizes are made of, so that random texts come close to the grammar. */
const nearlySize = fc
  .array(
    fc.constantFrom(
      '205',
      '55',
      '16',
      '/',
      'R',
      ' ',
      'ZR',
      '91V',
      'C',
      '.',
      ',5',
      'x',
      '-',
      '31',
      'XL',
      '109/107T',
      'tuumaa',
      '"',
      '😀',
      '%',
    ),
  )
  .map((parts) => parts.join(''));

test.each([
  '205-55-16',
  '205-55R16',
  '2055516',
  '20555r16',
  '205/55/16',
  '205/55R16',
  '205/55r16',
  ' 205 / 55 R 16 ',
  '205/55 R16',
  '205/55 ZR16',
  '205 55 16',
  '205\u00A055\u202F16',
  '205,55,16',
  '205.55.16',
  'P205/55R16',
  '205 55 16 91V',
])('normalises %j to 205/55R16', (text) => {
  expect(normaliseTyreSize(text)).toBe('205/55R16');
});

test('normalising returns what is no size without whitespace and with a capital R', () => {
  expect(normaliseTyreSize('205/55 r')).toBe('205/55R');
  expect(normaliseTyreSize('  ')).toBe('');
  expect(normaliseTyreSize('195 r14 c')).toBe('195/80R14C');
  expect(normaliseTyreSize('315/70R22,5')).toBe('315/70R22.5');
});

test.each([
  ['205 55 16 91V XL', { size: car, loadIndex: 91, speedSymbol: 'V' }],
  ['HL 235/45R21', { size: { widthMm: 235, aspect: 45, diameterIn: 21, isCommercial: false }, tags: ['HL'] }],
  ['215/65R16C 109/107T', { size: van, loadIndex: 109, twinLoadIndex: 107, speedSymbol: 'T' }],
  ['215/65 R16 109/107T', { size: van }],
  ['215/65R16 C', { size: van }],
  ['195R14C', { size: { widthMm: 195, aspect: 80, diameterIn: 14, isCommercial: true } }],
  ['165 R13', { size: { widthMm: 165, aspect: 80, diameterIn: 13, isCommercial: false } }],
  ['315/70 R225', { size: { widthMm: 315, aspect: 70, diameterIn: 22.5, isCommercial: false } }],
  ['225/45ZR17 (94Y)', { loadIndex: 94, speedSymbol: 'Y', tags: ['ZR'] }],
  ['185/50 R16 TL 81T NA WINTER ACTIVA WS-1', { loadIndex: 81, speedSymbol: 'T' }],
  ['205/55R16 CINTURATO C3', { size: car }],
  ['205/55 R16, 4 kpl', { size: car }],
])('reads %j', (text, expected) => {
  expect(parseTyreSize(text)).toMatchObject({ kind: 'full', ...expected });
});

test('reads inch sizes, a width with a profile, and rims as what they are', () => {
  expect(parseTyreSize('31x10.50R15')).toEqual({ kind: 'inch', outerIn: 31, widthIn: 10.5, diameterIn: 15 });
  expect(parseTyreSize('33X12,5 R15 LT')).toEqual({
    kind: 'inch',
    outerIn: 33,
    widthIn: 12.5,
    diameterIn: 15,
  });
  expect(parseTyreSize('20555')).toEqual({ kind: 'width-aspect', widthMm: 205, aspect: 55 });
  expect(parseTyreSize('205/55R1')).toEqual({ kind: 'width-aspect', widthMm: 205, aspect: 55 });
  expect(parseTyreSize('16')).toEqual({ kind: 'rim', diameterIn: 16 });
  expect(parseTyreSize('R16')).toEqual({ kind: 'rim', diameterIn: 16 });
  expect(parseTyreSize('17"')).toEqual({ kind: 'rim', diameterIn: 17 });
  expect(parseTyreSize('18 tuumaiset')).toEqual({ kind: 'rim', diameterIn: 18 });
});

test.each([
  '',
  'hakkapeliitta',
  '3824315044682',
  '010 000 0000',
  '25.11.2026',
  '999/99R99',
  '204/55R16',
  '55',
  '%',
  '205',
])('finds no size in %j', (text) => {
  expect(parseTyreSize(text)).toBeNull();
});

test('load and speed are read alone', () => {
  expect(parseService('109/107T')).toEqual({ loadIndex: 109, twinLoadIndex: 107, speedSymbol: 'T' });
  expect(parseService('(99Y)')).toEqual({ loadIndex: 99, speedSymbol: 'Y' });
  expect(parseService('94')).toEqual({ loadIndex: 94 });
  expect(parseService('16V')).toBeNull();
  expect(parseService('91V XL')).toBeNull();
});

test('slugs name a size once, vans share the plain size', () => {
  expect(sizeSlug(car)).toBe('205-55-16');
  expect(sizeSlug(van)).toBe('215-65-16');
  expect(sizeSlug({ widthMm: 315, aspect: 70, diameterIn: 22.5 })).toBe('315-70-22_5');
  expect(parseSizeSlug('205-55-16C')).toBeNull();
  expect(parseSizeSlug('205-55-22.5')).toBeNull();
  expect(parseSizeSlug('205-55-16-')).toBeNull();
});

test.each([
  '205/55R16',
  '2055516',
  '205-55-16',
  '205/55',
  '20555',
  '55R16',
  '55r1',
  '5516',
  '205',
  '205 55 16 91V XL',
  '205/55 ZR16',
  '16',
  ' 205/55 R16',
])('205/55R16 matches the query %j', (query) => {
  expect(sizeQueryMatcher(query)(car)).toBe(true);
});

test.each(['', ' ', '205/55R17', '17', '225', 'michelin', '20550', '😀'])(
  '205/55R16 does not match the query %j',
  (query) => {
    expect(sizeQueryMatcher(query)(car)).toBe(false);
  },
);

test('16 means the rim and no other 16', () => {
  expect(sizeQueryMatcher('16')({ widthMm: 165, aspect: 70, diameterIn: 14, isCommercial: false })).toBe(
    false,
  );
  expect(sizeQueryMatcher('165')({ widthMm: 165, aspect: 70, diameterIn: 14, isCommercial: false })).toBe(
    true,
  );
});

test('reading the written form of any realistic size gives it back', () => {
  fc.assert(
    fc.property(realisticSize, (size) => {
      expect(parseTyreSize(formatTyreSize(size))).toMatchObject({ kind: 'full', size });
      expect(parseSizeSlug(sizeSlug(size))).toEqual({
        widthMm: size.widthMm,
        aspect: size.aspect,
        diameterIn: size.diameterIn,
      });
      expect(normaliseTyreSize(formatTyreSize(size))).toBe(formatTyreSize(size));
      expect(sizeQueryMatcher(formatTyreSize(size))(size)).toBe(true);
    }),
  );
});

test('normalising is idempotent for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearlySize), (text) => {
      const once = normaliseTyreSize(text);
      expect(normaliseTyreSize(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});

test('no text makes reading or matching throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), nearlySize), (text) => {
      parseTyreSize(text);
      parseService(text);
      sizeQueryMatcher(text)(car);
      parseSizeSlug(text);
      expect(true).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

/** Work per character must not grow: ten times the text in far less than a hundred times the time. */
test.each([
  '2',
  '205/',
  '205 55 ',
  ' ',
  'R',
  '31x',
  '"',
  '%',
  '😀',
  'P',
  '205/55 R',
  '1 ',
  'tuuma',
  '2055',
  'run flat ',
])(
  'a text of 200 000 characters of %j is read at once',
  (piece) => {
    const long = piece.repeat(Math.ceil(200_000 / piece.length));
    parseTyreSize(long);
    normaliseTyreSize(long);
    expect(sizeQueryMatcher(long)(car)).toBe(false);
  },
  5_000,
);
