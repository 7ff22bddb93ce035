import { expect, test } from 'vitest';

import { emptyOf } from '../../../platform/browser/form/form-schema.ts';
import {
  NEW_PRODUCT,
  addToList,
  financingFor,
  labelOfForm,
  listOf,
  productBody,
  productFormSchema,
  productFormSchemaFor,
  readPrice,
  withLabel,
  type ProductForm,
} from './product-form.ts';

const empty = emptyOf(productFormSchema);
const typed: ProductForm = {
  ...empty,
  ...NEW_PRODUCT,
  sizeId: '0199a3c0-0000-7000-8000-000000000001',
  manufacturer: 'Esimerkki',
  model: 'Routa 7',
  price: '120',
  financingPrice: '10,00',
};
const sent = (form: ProductForm) => productBody(productFormSchema.parse(form));
const refused = (form: ProductForm) =>
  productFormSchema.safeParse(form).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('a typed price fills in the financing price: a twelfth, two decimals', () => {
  expect(['120', '100', '123,45', '1 200,00 €', 'abc', ''].map(financingFor)).toEqual([
    '10,00',
    '8,33',
    '10,29',
    '100,00',
    '',
    '',
  ]);
});

test('prices are read in the ways people type them, and anything else is null', () => {
  expect(['89', '89,9', '89.90', '1 234,50', '1\u00A0234,50 €', '0'].map(readPrice)).toEqual([
    89, 89.9, 89.9, 1234.5, 1234.5, 0,
  ]);
  const none = ['', '-5', '5,123', '12e3', '12o,50', '€', 'ilmainen'];
  expect(none.map(readPrice)).toEqual(none.map(() => null));
});

test('a form without a size, a name or a readable price is refused before it is sent', () => {
  expect(refused(empty)).toEqual(['sizeId', 'manufacturer', 'model', 'price', 'financingPrice']);
  expect(refused({ ...typed, price: '5,123', financingPrice: 'y' })).toEqual(['price', 'financingPrice']);
  expect(refused(typed)).toEqual([]);
});

test('EAN, XL and run flat are sent, and an empty EAN is sent as null', () => {
  expect(sent({ ...typed, ean: ' 6419440380018 ', isXl: true })).toMatchObject({
    ean: '6419440380018',
    isXl: true,
    isRunFlat: false,
  });
  expect(sent(typed).ean).toBeNull();
});

test('blank list entries are removed, and empty details are sent as null', () => {
  const { details, images } = sent({
    ...typed,
    details: { ...typed.details, features: ['hiljainen ', ' ', 'kulutuspinta 8,5 mm'], description: '  ' },
    images: { ...typed.images, gallery: '/a.jpg, ,/b.jpg' },
  });
  expect(details).toMatchObject({
    description: null,
    features: ['hiljainen', 'kulutuspinta 8,5 mm'],
    wetGrip: null,
  });
  expect(images?.gallery).toEqual(['/a.jpg', '/b.jpg']);
});

test('features typed as one text are parted at its commas', () => {
  expect(['hiljainen, ,pitävä,'].flatMap(listOf)).toEqual(['hiljainen', 'pitävä']);
});

test('a picture that is added comes last in the list, each address once', () => {
  expect(addToList('', '/a.jpg')).toBe('/a.jpg');
  expect(addToList(' /a.jpg, ,/b.jpg', '/c.jpg')).toBe('/a.jpg, /b.jpg, /c.jpg');
  expect(addToList('/a.jpg', '/a.jpg')).toBe('/a.jpg');
  expect(addToList('/a.jpg', '')).toBe('/a.jpg');
});

test('winter fields are sent of winter tyres alone', () => {
  const performanceRating = { ...typed.details.performanceRating, iceGrip: '5' };
  const form = { ...typed, hasSnowGrip: true, details: { ...typed.details, performanceRating } };
  expect(sent(form)).toMatchObject({
    winterType: null,
    details: { performanceRating: { iceGrip: null } },
  });
  expect(sent(form)).not.toHaveProperty('hasSnowGrip');
  expect(sent({ ...form, type: 'winter' })).toMatchObject({
    winterType: 'friction',
    hasSnowGrip: true,
    details: { performanceRating: { iceGrip: 5 } },
  });
});

test('values from the label register fill the form; fields without one there stay', () => {
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
  const form: ProductForm = {
    ...typed,
    type: 'winter',
    hasIceGrip: true,
    loadIndex: '91',
    details: { ...typed.details, wetGrip: 'C' },
  };
  const filled = {
    ...form,
    ...withLabel(form, register),
    eprelNumber: 'https://eprel.ec.europa.eu/qr/381324',
  };
  expect(labelOfForm(filled)).toEqual({ ...register, wetGrip: 'C', hasIceGrip: true });
  expect(sent(filled)).toMatchObject({
    eprelNumber: '381324',
    loadIndex: 94,
    speedSymbol: 'T',
    hasSnowGrip: true,
    details: { fuelEfficiency: 'B', wetGrip: 'C', noiseLevel: 69 },
  });
  expect(sent(typed)).toMatchObject({ eprelNumber: null, loadIndex: null, speedSymbol: null });
});

test('a friction tyre without the snow mark is refused with whatever else is wrong, unless it was stored so', () => {
  const refusedOf = (form: Partial<ProductForm>, before?: Parameters<typeof productFormSchemaFor>[0]) =>
    productFormSchemaFor(before)
      .safeParse({ ...typed, type: 'winter', ...form })
      .error?.issues.map(({ path }) => path.join('.'));
  expect(refusedOf({ price: 'abc' })).toEqual(['price', 'hasSnowGrip']);
  expect(refusedOf({ hasSnowGrip: true })).toBeUndefined();
  expect(refusedOf({ winterType: 'studded' })).toBeUndefined();
  expect(refusedOf({ type: 'summer' })).toBeUndefined();
  expect(refusedOf({}, { winterType: 'friction', hasSnowGrip: false })).toBeUndefined();
});
