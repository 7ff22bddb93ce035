import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseSearchQuery } from '../search/search-query.ts';
import {
  completeMeasures,
  countTyres,
  countValues,
  NO_MEASURES,
  readTypedSize,
  type SizeRow,
} from './size-choice.ts';

const TABLE: readonly SizeRow[] = [
  [125, 80, 12, 0, 0, 0, 0, 3, 24_000],
  [205, 50, 17, 4, 41_000, 0, 0, 9, 39_000],
  [205, 55, 16, 34, 38_000, 12, 52_000, 45, 30_000],
  [205, 55, 17, 2, 0, 0, 0, 1, 44_000],
  [225, 45, 17, 8, 46_000, 5, 55_000, 7, 45_000],
];
const size = (width: number | null, aspect: number | null = null, diameter: number | null = null) => ({
  width,
  aspect,
  diameter,
});

test('a value of the finder counts its tyres of the season, given the measures before it', () => {
  const counts = (...chosen: Parameters<typeof size>) =>
    countValues(TABLE, size(...chosen), 'aspect', ['friction']);
  expect(counts(205)).toEqual(
    new Map([
      [50, 4],
      [55, 36],
    ]),
  );
  expect(counts(225)).toEqual(new Map([[45, 8]]));
  expect(countValues(TABLE, size(205), 'aspect', ['studded'])).toEqual(new Map([[55, 12]]));
  expect(countValues(TABLE, size(205, 55, 16), 'diameter', ['friction'])).toEqual(
    new Map([
      [16, 34],
      [17, 2],
    ]),
  );
});

test('a width can always be changed, whatever profile and rim are chosen', () => {
  expect([...countValues(TABLE, size(205, 55, 16), 'width', ['friction']).keys()]).toEqual([205, 225]);
});

test('the only value that is left fills itself, and with it the next', () => {
  expect(completeMeasures(TABLE, size(225), ['friction'])).toEqual(size(225, 45, 17));
  expect(completeMeasures(TABLE, size(205), ['studded'])).toEqual(size(205, 55, 16));
  expect(completeMeasures(TABLE, size(205), ['friction'])).toEqual(size(205));
  expect(completeMeasures(TABLE, NO_MEASURES, ['studded'])).toEqual(NO_MEASURES);
});

test('a value that is not sold with a new width is dropped, and fits again with the old one', () => {
  const chosen = size(205, 55, 16);
  expect(completeMeasures(TABLE, { ...chosen, width: 225 }, ['friction'])).toEqual(size(225, 45, 17));
  expect(completeMeasures(TABLE, chosen, ['friction'])).toEqual(chosen);
});

test('a chosen size stays when the season has no tyres of it', () => {
  expect(completeMeasures(TABLE, size(205, 50, 17), ['studded'])).toEqual(size(205, 50, 17));
  expect(countTyres(TABLE, size(205, 50, 17), ['studded'])).toEqual({ count: 0, fromCents: null });
});

test('tyres are counted with the lowest fitted price that is known', () => {
  expect(countTyres(TABLE, size(205, 55, 16), ['friction'])).toEqual({ count: 34, fromCents: 38_000 });
  expect(countTyres(TABLE, size(205), ['friction', 'studded', 'summer'])).toEqual({
    count: 107,
    fromCents: 30_000,
  });
  expect(countTyres(TABLE, size(205, 55, 17), ['friction'])).toEqual({ count: 2, fromCents: null });
});

test.each(['2055516', '205/55 R16', '205/55R16', '205 55 16'])('the typed size %s is read', (text) => {
  expect(readTypedSize(text)).toEqual({ measures: size(205, 55, 16), isAlone: true });
});

test('a size beside other words is read, too, but is not the whole search', () => {
  expect(readTypedSize('nokian 205/55R16')).toEqual({ measures: size(205, 55, 16), isAlone: false });
  expect(readTypedSize('205/55R16 91V')).toEqual({ measures: size(205, 55, 16), isAlone: false });
  expect(readTypedSize('205/55')).toEqual({ measures: size(205, 55), isAlone: true });
});

test.each(['', '20', '205', 'hakkapeliitta 16', '31x10.50R15'])('no size is read out of "%s"', (text) => {
  expect(readTypedSize(text)).toBeNull();
});

test('a size that is typed as a number is read as the search reads it', () => {
  const number = (...alternatives: readonly number[]) => fc.constantFrom(...alternatives).map(String);
  const digits = fc.stringMatching(/^\d{0,8}$/);
  const written = fc
    .tuple(
      number(105, 195, 205, 225, 240, 999),
      fc.constantFrom('', ' ', '/'),
      number(20, 45, 55, 57, 80),
      fc.constantFrom('', ' ', '/', 'R', 'r', ' R', '/R'),
      fc.constantFrom('', '1', '5', '16', '19', '35', '225'),
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(digits, written), (text) => {
      const { size: whole, width, aspect, understood } = parseSearchQuery(text);
      const read = readTypedSize(text);
      const isAlone = understood.every(({ kind }) => kind === 'size' || kind === 'width-aspect');
      if (whole) {
        expect(read).toEqual({ measures: size(whole.widthMm, whole.aspect, whole.diameterIn), isAlone });
      } else if (width !== undefined && aspect !== undefined) {
        expect(read).toEqual({ measures: size(width, aspect), isAlone });
      } else {
        expect(read).toBeNull();
      }
    }),
    { numRuns: 3000 },
  );
});
