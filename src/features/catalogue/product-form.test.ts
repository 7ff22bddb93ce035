import { expect, test } from 'vitest';

import {
  EMPTY_FORM,
  EUROS_PATTERN,
  addToList,
  bodyOf,
  financingFor,
  labelOfForm,
  readEuros,
  withLabel,
  withListedFeatures,
} from './product-form.ts';

test('a typed price fills the financing in with a twelfth, two decimals', () => {
  expect(['120', '100', '123,45', '1 200,00 €', 'abc', ''].map(financingFor)).toEqual([
    '10,00',
    '8,33',
    '10,29',
    '100,00',
    '',
    '',
  ]);
});

test('prices are read as people type them, anything else is none', () => {
  expect(['89,9', '89.90', '1 234', '0'].map(readEuros)).toEqual([89.9, 89.9, 1234, 0]);
  expect(['', '-5', '1,234', '12e3', 'ilmainen'].map(readEuros)).toEqual([null, null, null, null, null]);
});

test('an invalid price is sent as 0 and an invalid financing as nothing', () => {
  expect(bodyOf({ ...EMPTY_FORM, price: 'x', financingPrice: 'y' })).toMatchObject({
    price: 0,
    financingPrice: null,
  });
});

test('lists lose their blanks, and empty details are nothing', () => {
  const { details, images } = bodyOf({
    ...EMPTY_FORM,
    features: ['hiljainen ', ' ', 'kulutuspinta 8,5 mm'],
    gallery: '/a.jpg, ,/b.jpg',
    description: '  ',
  });
  expect(details).toMatchObject({
    description: null,
    features: ['hiljainen', 'kulutuspinta 8,5 mm'],
    wetGrip: null,
  });
  expect(images?.gallery).toEqual(['/a.jpg', '/b.jpg']);
});

test('features typed as one text are parted at its commas', () => {
  const form = withListedFeatures({ ...EMPTY_FORM, features: ['hiljainen, ,pitävä,'] });
  expect(bodyOf(form).details?.features).toEqual(['hiljainen', 'pitävä']);
});

test('a picture that is added comes last in the list, each address once', () => {
  expect(addToList('', '/a.jpg')).toBe('/a.jpg');
  expect(addToList(' /a.jpg, ,/b.jpg', '/c.jpg')).toBe('/a.jpg, /b.jpg, /c.jpg');
  expect(addToList('/a.jpg', '/a.jpg')).toBe('/a.jpg');
  expect(addToList('/a.jpg', '')).toBe('/a.jpg');
});

test('winter fields are sent of winter tyres alone', () => {
  const ratings = { ...EMPTY_FORM.ratings, iceGrip: '5' };
  expect(bodyOf({ ...EMPTY_FORM, ratings })).toMatchObject({
    winterType: null,
    details: { performanceRating: { iceGrip: null } },
  });
  expect(bodyOf({ ...EMPTY_FORM, type: 'winter', hasSnowGrip: true, ratings })).toMatchObject({
    winterType: 'friction',
    hasSnowGrip: true,
    details: { performanceRating: { iceGrip: 5 } },
  });
});

test.each(['89', '89,9', '89.90', '1 234,50', '1\u00A0234,50 €', '0'])(
  'a field takes the price %j',
  (text) => {
    expect(new RegExp(`^(?:${EUROS_PATTERN})$`, 'v').test(text)).toBe(true);
    expect(readEuros(text)).not.toBeNull();
  },
);

test.each(['12o,50', '-5', '5,123', 'abc', '€'])(
  'a field refuses %j as a price before it is sent',
  (text) => {
    expect(new RegExp(`^(?:${EUROS_PATTERN})$`, 'v').test(text)).toBe(false);
  },
);

test('what the label register says fills its fields, and what it does not say stays', () => {
  const register = {
    fuelEfficiency: 'B',
    wetGrip: null,
    noiseLevel: 69,
    noiseClass: 'A',
    hasSnowGrip: true,
    hasIceGrip: null,
    loadIndex: 94,
    twinLoadIndex: null,
    speedSymbol: 'T',
  } as const;
  const typed = { ...EMPTY_FORM, type: 'winter' as const, wetGrip: 'C', hasIceGrip: true, loadIndex: '91' };
  const filled = { ...typed, ...withLabel(typed, register), eprel: 'https://eprel.ec.europa.eu/qr/381324' };
  expect(labelOfForm(filled)).toEqual({ ...register, wetGrip: 'C', hasIceGrip: true });
  expect(bodyOf(filled)).toMatchObject({
    eprelNumber: '381324',
    loadIndex: 94,
    speedSymbol: 'T',
    hasSnowGrip: true,
    details: { fuelEfficiency: 'B', wetGrip: 'C', noiseLevel: 69 },
  });
  expect(bodyOf(EMPTY_FORM)).toMatchObject({ eprelNumber: null, loadIndex: null, speedSymbol: null });
});
