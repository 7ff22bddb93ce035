import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { TyreSize } from '../catalogue/size/tyre-size.ts';
import { pickFitTexts, readFit } from './fit-query.ts';
import { edgeShift, judgeFit } from './fit.ts';
import { rimRange } from './rim-widths.ts';

const size = (widthMm: number, aspect: number, diameterIn: number): TyreSize => ({
  widthMm,
  aspect,
  diameterIn,
  isCommercial: false,
});
const sizes = fc
  .tuple(
    fc.integer({ min: 27, max: 67 }).map((n) => n * 5),
    fc.integer({ min: 5, max: 16 }).map((n) => n * 5),
    fc.integer({ min: 13, max: 22 }),
  )
  .map(([width, aspect, rim]) => size(width, aspect, rim));

test('225/45R17 in place of 205/55R16 rolls a little further and the meter shows a little less', () => {
  const answer = judgeFit({ current: size(205, 55, 16), replacement: size(225, 45, 17) });
  expect(answer.change).toBeCloseTo(0.0038, 4);
  expect(answer.isWithinTolerance).toBe(true);
  expect(answer.heightMm).toBeCloseTo(1.2, 1);
  expect(answer.speeds.find(({ shownKmh }) => shownKmh === 100)?.realKmh).toBeCloseTo(100.4, 1);
  expect(answer.rimRange).toEqual({ minIn: 7, maxIn: 8.5 });
  expect([answer.isRimSuitable, answer.shift]).toEqual([null, null]);
});

test('a difference in rolling circumference above two per cent is marked', () => {
  expect(judgeFit({ current: size(205, 55, 16), replacement: size(215, 55, 16) }).isWithinTolerance).toBe(
    true,
  );
  expect(judgeFit({ current: size(205, 55, 16), replacement: size(205, 60, 16) }).isWithinTolerance).toBe(
    false,
  );
  expect(judgeFit({ current: size(205, 55, 16), replacement: size(195, 50, 16) }).isWithinTolerance).toBe(
    false,
  );
});

test('the same size changes nothing, and going back undoes the change', () => {
  fc.assert(
    fc.property(sizes, sizes, (first, second) => {
      expect(judgeFit({ current: first, replacement: first })).toMatchObject({ change: 0, heightMm: 0 });
      const there = judgeFit({ current: first, replacement: second });
      const back = judgeFit({ current: second, replacement: first });
      expect((1 + there.change) * (1 + back.change)).toBeCloseTo(1, 10);
      expect(there.heightMm).toBeCloseTo(-back.heightMm, 8);
      for (const { shownKmh, realKmh } of there.speeds) {
        expect(Math.sign(realKmh - shownKmh)).toBe(Math.sign(there.change));
      }
    }),
  );
});

test('a smaller offset moves the wheel outwards, a wider rim grows to both sides', () => {
  expect(edgeShift({ widthIn: 7, offsetMm: 45 }, { widthIn: 7, offsetMm: 35 })).toEqual({
    outwardsMm: 10,
    inwardsMm: -10,
  });
  expect(edgeShift({ widthIn: 7, offsetMm: 45 }, { widthIn: 8, offsetMm: 45 })).toEqual({
    outwardsMm: 12.7,
    inwardsMm: 12.7,
  });
});

test.each([
  [175, 65, 5, 6],
  [185, 65, 5, 6.5],
  [195, 65, 5.5, 7],
  [205, 55, 5.5, 7.5],
  [215, 65, 6, 7.5],
  [225, 50, 6, 8],
  [225, 45, 7, 8.5],
  [235, 55, 6.5, 8.5],
  [245, 40, 8, 9.5],
  [255, 35, 8.5, 10],
  [255, 55, 7, 9],
  [275, 35, 9, 11],
  [285, 30, 9.5, 10.5],
  [175, 70, 4.5, 6],
])(
  'a tyre %i/%i fits rims of %d to %d inches, as in the tables of manufacturers',
  (widthMm, aspect, minIn, maxIn) => {
    expect(rimRange({ widthMm, aspect })).toEqual({ minIn, maxIn });
  },
);

test('the widest rim is never narrower than the narrowest', () => {
  fc.assert(
    fc.property(sizes, (tyre) => {
      const { minIn, maxIn } = rimRange(tyre);
      expect(maxIn).toBeGreaterThan(minIn);
    }),
  );
});

test('the calculator reads sizes in every form, and rims with a decimal comma', () => {
  const reading = readFit({
    nykyinen: '2055516',
    uusi: '225/45 R17 91W',
    leveys1: '6,5J',
    et1: 'ET45',
    leveys2: '7.5',
    et2: '−5',
  });
  expect(reading).toEqual({
    kind: 'question',
    question: {
      current: size(205, 55, 16),
      replacement: size(225, 45, 17),
      rims: { current: { widthIn: 6.5, offsetMm: 45 }, replacement: { widthIn: 7.5, offsetMm: -5 } },
    },
  });
  expect(readFit({ nykyinen: '31x10.50R15', uusi: '265/75R15' }).kind).toBe('question');
});

test('values the calculator cannot read are reported field by field', () => {
  expect(readFit({})).toEqual({ kind: 'empty' });
  expect(readFit({ nykyinen: '205/55R16' })).toEqual({ kind: 'invalid', errors: { uusi: 'size' } });
  expect(readFit({ nykyinen: '205/55R16', uusi: 'R17', leveys1: '7', et1: '999', leveys2: '40' })).toEqual({
    kind: 'invalid',
    errors: { uusi: 'size', et1: 'offset', leveys2: 'width', et2: 'all-rim-fields' },
  });
});

test('no text makes the calculator fail', () => {
  const text = fc.option(fc.string({ unit: 'binary', maxLength: 60 }), { nil: undefined });
  const texts = fc.record({ nykyinen: text, uusi: text, leveys1: text, et1: text, leveys2: text, et2: text });
  fc.assert(
    fc.property(texts, (typed) => {
      const given = Object.fromEntries(
        Object.entries(typed).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      );
      expect(['empty', 'invalid', 'question']).toContain(readFit(pickFitTexts(given)).kind);
    }),
  );
});
