import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { ListRecord } from './list/list-columns.ts';
import { mapWholesalerRow, type MappedRow } from './wholesaler-row.ts';

const PRICING = { day: '2026-11-20', marginRules: [] };

const ROW = {
  number: '141837851',
  description: '225/45 R19 TL 96T NO HAKKAPELIITTA R5 SUV XL',
  brandCode: 'NO',
  brand: 'NOKIAN',
  group: '13',
  groupName: 'PASSENGER WINTER',
  width: '225',
  aspect: '45',
  diameter: '19',
  service: '96T',
  net: '44.17',
  gross: '223',
  available: '>  20',
  ean: '3824315045870',
  weight: '12.253',
  fuel: 'D',
  wetGrip: 'E',
  noiseDb: '73',
  noiseClass: 'C',
  snowGrip: 'J',
  iceGrip: 'J',
  eprelNumber: '1625123',
  eprelUrl: 'https://eprel.ec.europa.eu/qr/1625123',
  winterCategory: '2',
} satisfies ListRecord;

function map(changes: ListRecord = {}): MappedRow {
  return mapWholesalerRow(7, { ...ROW, ...changes }, PRICING);
}

test('a row becomes a tyre', () => {
  expect(map()).toEqual({
    ok: true,
    isPublishable: true,
    draft: {
      line: 7,
      wholesalerNumber: '141837851',
      ean: '3824315045870',
      manufacturer: 'Nokian',
      model: 'Hakkapeliitta R5 SUV',
      type: 'winter',
      winterType: 'friction',
      size: { widthMm: 225, aspect: 45, diameterIn: 19 },
      vehicleType: 'passenger',
      loadIndex: 96,
      twinLoadIndex: null,
      speedSymbol: 'T',
      isXl: true,
      isRunFlat: false,
      marks: [],
      priceCents: 7300,
      netCents: 4417,
      grossCents: 22_300,
      stock: 20,
      stockIsMinimum: true,
      weightG: 12_253,
      fuelEfficiency: 'D',
      wetGrip: 'E',
      noiseDb: 73,
      noiseClass: 'C',
      hasSnowGrip: true,
      hasIceGrip: true,
      eprelNumber: '1625123',
      eprelUrl: 'https://eprel.ec.europa.eu/qr/1625123',
    },
  });
});

test.each([
  [
    'a studded tyre by its group',
    { groupName: 'PASSENGER WINTER STUDDED' },
    { type: 'winter', winterType: 'studded' },
  ],
  [
    'a studded tyre by its name',
    { description: '225/45 R19 TL 96T YO ICEGUARD STUD IG65', brandCode: 'YO' },
    { winterType: 'studded', model: 'iceGUARD Stud iG65' },
  ],
  ['a studless tyre', { description: '225/45 R19 X STUDLESS' }, { winterType: 'friction' }],
  [
    'a friction tyre by its category',
    { groupName: 'VAN TYRES', snowGrip: 'N' },
    { type: 'winter', winterType: 'friction' },
  ],
  [
    'a summer tyre',
    { groupName: 'PASSENGER SUMMER', snowGrip: 'N', winterCategory: '1' },
    { type: 'summer', winterType: null },
  ],
  [
    'a winter tyre by its name alone',
    { groupName: '', winterCategory: '', snowGrip: '', description: '225/45 R19 DU WINTER SPORT 5' },
    { type: 'winter', winterType: 'friction' },
  ],
  ['a van tyre by its group', { group: '16' }, { vehicleType: 'van' }],
  [
    'a van tyre by two indexes',
    { service: '109/107T', description: 'NO HAKKA' },
    { vehicleType: 'van', loadIndex: 109, twinLoadIndex: 107 },
  ],
  ['a van tyre by its size', { description: '225/45 R19C NO HAKKA' }, { vehicleType: 'van' }],
  [
    'a van tyre by a C at the end',
    { description: '225/45 R19 NO CARGO STUD C MO STUDDED' },
    { vehicleType: 'van', model: 'Cargo Stud', marks: ['MO'] },
  ],
  [
    'an SUV tyre by its size',
    { width: '235', aspect: '60', diameter: '18', description: 'NO HAKKA' },
    { vehicleType: 'suv' },
  ],
  [
    'marks of makers',
    { description: '225/45 R19 TL 96T MI X-ICE SNOW SUV XL RFT *', brandCode: 'MI' },
    { isXl: true, isRunFlat: true, marks: ['*'], model: 'X-Ice Snow SUV' },
  ],
  [
    'a half-inch rim',
    { width: '315', aspect: '70', diameter: '225', description: '315/70 R22,5 NO HAKKA' },
    { size: { widthMm: 315, aspect: 70, diameterIn: 22.5 } },
  ],
  [
    'a full profile',
    { width: '195', aspect: '', diameter: '14', description: '195R14C NO CARGO' },
    { size: { widthMm: 195, aspect: 80, diameterIn: 14 }, vehicleType: 'van' },
  ],
  [
    'a size given by the description alone',
    { width: '', aspect: '', diameter: '' },
    { size: { widthMm: 225, aspect: 45, diameterIn: 19 } },
  ],
  ['an unknown weight', { weight: '0' }, { weightG: null }],
  ['a price with a comma', { net: '44,17' }, { netCents: 4417, priceCents: 7300 }],
  ['no gross price', { gross: '0' }, { grossCents: null }],
  ['stock that is a number', { available: '6' }, { stock: 6, stockIsMinimum: false }],
  ['stock below nothing', { available: '-2' }, { stock: 0, stockIsMinimum: false }],
  [
    'no label',
    { fuel: '', wetGrip: '-', noiseDb: '0', noiseClass: '' },
    { fuelEfficiency: null, wetGrip: null, noiseDb: null, noiseClass: null },
  ],
  ['an old noise class', { noiseClass: '2' }, { noiseClass: null }],
  ['no EAN but a number', { ean: '' }, { ean: null, wholesalerNumber: '141837851' }],
  ['an EAN but no number', { number: '' }, { wholesalerNumber: '3824315045870' }],
  [
    'an EPREL address of another host',
    { eprelUrl: 'https://evil.example/1625123' },
    { eprelNumber: '1625123', eprelUrl: 'https://eprel.ec.europa.eu/qr/1625123' },
  ],
  ['no EPREL entry', { eprelNumber: '', eprelUrl: '' }, { eprelNumber: null, eprelUrl: null }],
  ['a load and speed given by the description alone', { service: '' }, { loadIndex: 96, speedSymbol: 'T' }],
])('%s is understood', (_, changes, expected) => {
  expect(map(changes)).toMatchObject({ ok: true, draft: expected });
});

test.each([
  ['import.ean_invalid', { ean: '3824315045871' }],
  ['import.ean_invalid', { ean: '3,82432E+12' }],
  ['import.number_missing', { ean: '', number: '' }],
  ['import.manufacturer_missing', { brand: ' ' }],
  ['import.model_missing', { description: '225/45 R19 TL 96T NO' }],
  ['import.size_invalid', { width: '224', description: 'NO HAKKA' }],
  ['import.size_invalid', { width: 'abc', description: 'NO HAKKA' }],
  [
    'import.size_inch',
    { width: '31', aspect: '10.5', diameter: '15', description: '31x10.50R15 BF ALL TERRAIN' },
  ],
  ['import.size_conflict', { description: '225/40 R19 TL 96T NO HAKKA' }],
  ['import.load_speed_invalid', { service: 'kesä' }],
  ['import.price_missing', { net: '' }],
  ['import.price_missing', { net: '0.00' }],
  ['import.price_invalid', { net: 'op aanvraag' }],
  ['import.price_invalid', { net: '-44.17' }],
  ['import.price_invalid', { net: '1.234' }],
  ['import.stock_invalid', { available: 'ja' }],
  ['import.label_invalid', { fuel: 'H' }],
  ['import.noise_invalid', { noiseDb: '720' }],
])('%s refuses the row', (code, changes) => {
  expect(map(changes)).toMatchObject({ ok: false, problem: { code } });
});

test('an unstudded winter tyre without the snow mark may not be sold since December 2024', () => {
  expect(map({ snowGrip: 'N' })).toMatchObject({ ok: true, isPublishable: false });
  expect(map({ snowGrip: 'N', groupName: 'PASSENGER WINTER STUDDED' })).toMatchObject({
    ok: true,
    isPublishable: true,
  });
  expect(mapWholesalerRow(7, { ...ROW, snowGrip: 'N' }, { ...PRICING, day: '2024-11-30' })).toMatchObject({
    isPublishable: true,
  });
});

test('the price follows the margin rules and the tax of the day', () => {
  const rule = { manufacturer: 'nokian', rimIn: 19, marginBasisPoints: 0 };
  expect(mapWholesalerRow(7, ROW, { day: '2026-11-20', marginRules: [rule] })).toMatchObject({
    draft: { priceCents: 5600 },
  });
  expect(mapWholesalerRow(7, ROW, { day: '2024-08-31', marginRules: [rule] })).toMatchObject({
    draft: { priceCents: 5500 },
  });
});

test('whatever is in the cells, a row is a tyre or has a problem', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('', '0', 'J', '225', '>  20', '44,17', '96T', 'x'.repeat(5000)),
  );
  const columns = Object.keys(ROW);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...columns), cell), (changes) => {
      const mapped = map(changes);
      if (mapped.ok) {
        expect(mapped.draft.model).not.toBe('');
        expect(mapped.draft.priceCents).toBeGreaterThan(0);
        expect(mapped.draft.stock).toBeGreaterThanOrEqual(0);
      } else {
        expect(mapped.problem.code).toMatch(/^import\./);
      }
    }),
    { numRuns: 1000 },
  );
});
