import fc from 'fast-check';
import { expect, test } from 'vitest';

import { formatTyreSize } from '../size/tyre-size.ts';
import { MAX_QUERY_LENGTH, parseSearchQuery } from './search-query.ts';

const car = { widthMm: 205, aspect: 55, diameterIn: 16, isCommercial: false };

test.each([
  ['hakkapeliitta 16', { words: ['hakkapeliitta'], rim: 16 }],
  ['Hakkapeliitta 10', { words: ['hakkapeliitta', '10'] }],
  ['hakkapeliitta 10 16', { words: ['hakkapeliitta', '10'], rim: 16 }],
  ['kitka 205/55', { season: 'winter', winterType: 'friction', width: 205, aspect: 55, words: [] }],
  ['nasta', { season: 'winter', winterType: 'studded', words: [] }],
  ['nastattomat renkaat', { season: 'winter', winterType: 'friction', words: [] }],
  ['piikittömät 16', { season: 'winter', winterType: 'friction', rim: 16, words: [] }],
  ['liukkaan kelin renkaat 17', { season: 'winter', rim: 17, words: [] }],
  ['205/55R16 yli 150', { size: car, price: { minCents: 15_000, of: 'tyre' }, words: [] }],
  ['205/55R16 kantavuus yli 100', { size: car, words: ['kantavuus', 'yli', '100'] }],
  ['talvirenkaat', { season: 'winter', words: [] }],
  ['michelin kesä', { season: 'summer', words: ['michelin'] }],
  [
    'kesarenkaat 205 55 16 91V XL',
    { season: 'summer', size: car, loadIndex: 91, speedSymbol: 'V', tags: ['XL'] },
  ],
  ['245/45 r19 102 xl', { loadIndex: 102, tags: ['XL'], words: [] }],
  ['205/55 kitka 16', { size: car, winterType: 'friction' }],
  ['205', { width: 205 }],
  ['16', { rim: 16 }],
  ['12', { rim: 12 }],
  ['17 tuumaa', { rim: 17, words: [] }],
  ['20555', { width: 205, aspect: 55 }],
  ['20555r1', { width: 205, aspect: 55, words: [] }],
  ['31x10.50R15', { size: { widthMm: 265, aspect: 75, diameterIn: 15, isCommercial: false } }],
  ['3824315044682', { ean: '3824315044682', words: [] }],
  ['3824315044683', { words: ['3824315044683'] }],
  ['205/55R16 run flatteja', { size: car, tags: ['RFT'] }],
  ['ranflat 205/55R16', { size: car, tags: ['RFT'] }],
  ['leveys 225', { width: 225, words: [] }],
  ['205/55R16 run flat MO', { size: car, tags: ['RFT', 'MO'] }],
  ['205 55 16 4 kpl', { size: car, words: [] }],
  ['205/55R16 alle 100 €', { size: car, words: [] }],
  ['pirelli p zero 91y', { words: ['pirelli', 'p', 'zero'], loadIndex: 91, speedSymbol: 'Y' }],
  ['X-Ice North 4 r17', { words: ['x', 'ice', 'north', '4'], rim: 17 }],
  ['205x55x16', { size: car, words: [] }],
  ['205*55*16', { size: car, words: [] }],
  ['205/55R16 91V / 225/45R17', { size: car, loadIndex: 91, words: [] }],
  ['Onko 205/55R16 kesärenkaita varastossa?', { size: car, season: 'summer', words: [] }],
  ['halvat kitkat', { winterType: 'friction', wishes: ['cheap'], words: [] }],
  ['kesäkumit', { season: 'summer', words: [] }],
  ['kesäkiekot', { season: 'summer', words: [] }],
  ['talvigummit', { season: 'winter', words: [] }],
  ['nastakumit 16', { winterType: 'studded', rim: 16, words: [] }],
  ['55 205 16', { size: car, words: [] }],
  ['205/55R16 alle 100 euroa', { size: car, price: { maxCents: 10_000, of: 'tyre' }, words: [] }],
  ['205/55R16 100 e', { size: car, price: { maxCents: 10_000, of: 'tyre' } }],
  ['max 400 neljä asennettuna', { price: { maxCents: 40_000, of: 'fitted-four' }, isFitted: true, count: 4 }],
  ['4 kpl alle 1 200 € 205/55R16', { size: car, price: { maxCents: 120_000, of: 'fitted-four' }, count: 4 }],
  ['neljä alle 250 € 205/55R16', { price: { maxCents: 25_000, of: 'four' }, count: 4 }],
  ['205/55R16 alle 500 vain renkaat', { size: car, price: { maxCents: 50_000, of: 'four' } }],
  ['205/55R16 alle 500 € ilman asennusta', { size: car, price: { maxCents: 50_000, of: 'four' } }],
  ['100-150 € 205/55R16', { size: car, price: { minCents: 10_000, maxCents: 15_000, of: 'tyre' } }],
  ['noin 100 euroa', { price: { minCents: 8000, maxCents: 12_000, of: 'tyre' } }],
  ['alle satasen', { price: { maxCents: 10_000, of: 'tyre' }, words: [] }],
  ['205/55 R16 ilman nastoja', { size: car, winterType: 'friction', words: [] }],
  ['205/55R16 talvi ei nastoja', { size: car, winterType: 'friction', words: [] }],
  ['without studs 205/55R16', { size: car, winterType: 'friction', words: [] }],
  ['oisko teil kuustoista tuumasii nastoi', { rim: 16, winterType: 'studded', words: [] }],
  ['alle satasen kuustoista tuumaiset', { rim: 16, price: { maxCents: 10_000, of: 'tyre' }, words: [] }],
  ['alle sadan euron kitkat', { winterType: 'friction', price: { maxCents: 10_000, of: 'tyre' }, words: [] }],
  ['205/55R16 400 €', { size: car, price: { maxCents: 40_000, of: 'fitted-four' } }],
  ['205/55R16 alle 500', { size: car, price: { maxCents: 50_000, of: 'fitted-four' } }],
  ['205/55R16 alle 400 € kpl', { size: car, price: { maxCents: 40_000, of: 'tyre' } }],
  ['205/55R16 muut kuin nastat', { size: car, winterType: 'friction', words: [] }],
  ['alle 17 tuumaa', { rim: 17, words: [] }],
  ['205/55R16 kantavuus 94', { size: car, loadIndex: 94, words: [] }],
  ['205/55R16 kantavuus 615 kg', { size: car, loadIndex: 91, words: [] }],
  ['205/55R16 nopeusluokka V', { size: car, speedSymbol: 'V', words: [] }],
  ['205/55R16 ja 225/45R17', { size: car, otherSizes: [{ widthMm: 225, aspect: 45, diameterIn: 17 }] }],
  ['paras märkäpito 205/55R16', { size: car, wishes: ['wet'], words: [] }],
  ['nokian kitka hyllyssä', { wishes: ['on-shelf'], words: ['nokian'] }],
  ['pelkkä rengas, 90 e kipale', { words: [] }],
  ['hiljaiset tarjousrenkaat heti', { wishes: ['quiet', 'offer', 'in-stock'], words: [] }],
  ['maasturiin', { vehicleType: 'suv', words: [] }],
  ['x-ice suv', { vehicleType: 'suv', words: ['x', 'ice', 'suv'] }],
  ['sähköauton talvirenkaat', { isElectric: true, season: 'winter', words: [] }],
  ['pilot sport ev', { isElectric: false, words: ['pilot', 'sport', 'ev'] }],
  ['moottoripyörän rengas', { notSold: 'motorcycle', words: [] }],
  ['ympärivuotiset 205/55R16', { size: car, notSold: 'all-season', words: [] }],
  ['all season tyres', { notSold: 'all-season', words: [] }],
  ['asuntovaunun renkaat', { notSold: 'caravan', words: [] }],
  ['205/55 R16 winter tires', { size: car, season: 'winter', words: [] }],
  ['sommardäck 205/55 16', { size: car, season: 'summer', words: [] }],
  ['studded tyres', { winterType: 'studded', words: [] }],
  ['winter sport', { words: ['winter', 'sport'] }],
  ['', { words: [], understood: [] }],
])('reads %j', (text, expected) => {
  expect(parseSearchQuery(text)).toMatchObject(expected);
});

test('two seasons or two kinds of winter tyres leave open which is meant', () => {
  expect(parseSearchQuery('nasta vai kitka')).toMatchObject({ season: 'winter', words: [] });
  expect(parseSearchQuery('nasta vai kitka')).not.toHaveProperty('winterType');
  expect(parseSearchQuery('kesä- ja talvirenkaat')).not.toHaveProperty('season');
});

test('a number that measures something else is no price', () => {
  for (const text of ['alle 17 tuumaa', '205/55R16', 'max 205/55R16', 'ts 870', 'kantavuus 615 kg']) {
    expect(parseSearchQuery(text)).not.toHaveProperty('price');
  }
});

test('understood words are listed in order', () => {
  expect(parseSearchQuery('michelin kitka 205 55 16 91T XL').understood).toEqual([
    { kind: 'size', size: car },
    { kind: 'service', loadIndex: 91, speedSymbol: 'T' },
    { kind: 'winter-type', winterType: 'friction' },
    { kind: 'tag', tag: 'XL' },
    { kind: 'words', words: ['michelin'] },
  ]);
  expect(parseSearchQuery('31x10.50R15').understood).toEqual([
    {
      kind: 'inch',
      outerIn: 31,
      widthIn: 10.5,
      diameterIn: 15,
      nearest: { widthMm: 265, aspect: 75, diameterIn: 15, isCommercial: false },
    },
  ]);
});

test('a query over the limit is cut and says so, never inside a character', () => {
  expect(parseSearchQuery('x'.repeat(MAX_QUERY_LENGTH)).isCut).toBe(false);
  const cut = parseSearchQuery(`${'x'.repeat(MAX_QUERY_LENGTH - 1)}😀`);
  expect(cut.isCut).toBe(true);
  expect(cut.words).toEqual(['x'.repeat(MAX_QUERY_LENGTH - 1)]);
  expect(parseSearchQuery('😀'.repeat(10_000)).words).toEqual([]);
});

test('no text makes it throw, and whatever it returns came from the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const query = parseSearchQuery(text);
      expect(query.isCut).toBe(text.trim().length > MAX_QUERY_LENGTH);
      expect(query.words.every((word) => /^[\p{L}\p{N}]+$/u.test(word))).toBe(true);
    }),
  );
});

test('a size, a season and a name are understood in any order', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(['205/55R16', 'kitka', 'nokian', 'XL'], { minLength: 4 }), (parts) => {
      expect(parseSearchQuery(parts.join(' '))).toMatchObject({
        size: car,
        winterType: 'friction',
        words: ['nokian'],
        tags: ['XL'],
      });
    }),
  );
});

test.each([
  ['jääpito', { grip: 'ice', words: [] }],
  ['märkäpito a kesä', { classes: { wetGrip: 'A' }, season: 'summer', words: [] }],
  ['A märkäpito', { classes: { wetGrip: 'A' }, words: [] }],
  ['a luokan märkäpito', { classes: { wetGrip: 'A' }, words: [] }],
  ['b-luokan märkäpito kesä', { classes: { wetGrip: 'B' }, season: 'summer', words: [] }],
  ['dubbfria vinterdäck', { winterType: 'friction', words: [] }],
  ['polttoainetalous B 205/55R16', { classes: { fuelEfficiency: 'B' }, size: car }],
  ['205/55R16 205/55R16', { size: car, otherSizes: [] }],
])('%j asks for what the label says', (text, expected) => {
  expect(parseSearchQuery(text)).toMatchObject(expected);
});

test.each([
  'kakssataaviis viisviis kuustoist',
  'kaksisataaviisi viisikymmentäviisi kuusitoista',
  'kakssataa viis viiskytviis kuustoista',
  'kaks nolla viis viis viis kuustoista',
  'kaksnollaviis viisviis kuustoist',
  'kaksnolla viis viisviis kuustoista',
  '205 viisviis kuudentoista tuumaiset',
])('%j is 205/55R16', (text) => {
  expect(parseSearchQuery(text)).toMatchObject({ size: car, words: [] });
});

test.each([
  ['sata yheksänviis kuusviis viistoist', '195/65R15'],
  ['sataysiviis kuusviis viistoista', '195/65R15'],
  ['sata kasiviis kuuskytviis neljätoista', '185/65R14'],
  ['kaksisataakaksikymmentäviisi neljäviis seittemäntoista', '225/45R17'],
  ['kakssataa kolmeviis kolkyt yhdeksäntoista', '235/30R19'],
])('%j is %s', (text, written) => {
  const { size } = parseSearchQuery(text);
  expect(size && formatTyreSize(size)).toBe(written);
});

test('a single number in words stays a word', () => {
  expect(parseSearchQuery('neljä rengasta')).toMatchObject({ count: 4 });
  expect(parseSearchQuery('pirelli p zero nero')).toMatchObject({ words: ['pirelli', 'p', 'zero', 'nero'] });
});
