import { expect, test } from 'vitest';

import { versionsOf } from '../../../platform/browser/form/field-table.ts';
import { emptyOf, formOf } from '../../../platform/browser/form/form-schema.ts';
import { manufacturerFormSchema, sizeFormSchema, stockFormSchema } from '../contract/editing.ts';
import { offerFormSchema, offerValues } from '../contract/offers.ts';
import { NEW_PRODUCT, productFormSchema } from '../product/product-form.ts';
import { manufacturerFields } from './manufacturer/manufacturer-form.tsx';
import { offerFields } from './offer-form.tsx';
import { productTable } from './product/use-product-form.ts';
import { sizeFields } from './size-form.tsx';
import { stockFields } from './stock-form.tsx';

const differing = <Versions extends { stored: string; own: string }>(versions: readonly Versions[]) =>
  versions.filter(({ stored, own }) => stored !== own);

test('two versions of a size differ in its numbers and its vehicle', () => {
  const size = { width: 205, aspect: 55, diameter: 16.5, vehicleType: 'henkilöauto' } as const;
  const stored = formOf(sizeFormSchema, size);
  expect(stored.diameter).toBe('16,5');
  const own = { ...stored, width: '215', vehicleType: 'suv' } as const;
  expect(differing(versionsOf(sizeFields, stored, own))).toEqual([
    { name: 'Leveys', stored: '205', own: '215' },
    { name: 'Ajoneuvo', stored: 'Henkilöauto', own: 'Maasturi ja SUV' },
  ]);
});

test('two versions of a manufacturer differ in what was typed into its form', () => {
  const stored = emptyOf(manufacturerFormSchema);
  const own = { ...stored, country: 'Suomi', logo: '/logo.png' };
  expect(differing(versionsOf(manufacturerFields, stored, own))).toEqual([
    { name: 'Maa', stored: '', own: 'Suomi' },
    { name: 'Logo', stored: '', own: '/logo.png' },
  ]);
});

test('two versions of a stock count differ in how many there are and where', () => {
  const stored = formOf(stockFormSchema, { stock: 8, stockSource: 'supplier' });
  const own = { stock: '12', stockSource: 'own' } as const;
  expect(differing(versionsOf(stockFields, stored, own))).toEqual([
    { name: 'Renkaita', stored: '8', own: '12' },
    { name: 'Missä renkaat ovat', stored: 'Toimittajalla', own: 'Omassa hyllyssä' },
  ]);
});

const sale = { isActive: true, price: 79, name: '', description: '', startDate: '2026-11-20' };
const offerOf = (price: number, end: string | null | undefined) =>
  formOf(offerFormSchema, offerValues({ price, sale: end === undefined ? null : { ...sale, endDate: end } }));

test('an offer is by date when it has an end, and as long as stock lasts when not', () => {
  expect(offerOf(95, '2026-11-29')).toMatchObject({
    price: '79,00',
    durationType: 'date',
    endDate: '2026-11-29',
  });
  expect(offerOf(95, null)).toMatchObject({ durationType: 'stock', endDate: '' });
  expect(offerOf(95, undefined)).toMatchObject({ price: '', durationType: 'stock' });
});

test('two versions of an offer differ in price, words, end and the price of the tyre itself', () => {
  const own = { ...offerOf(100, null), price: '85', name: 'Talven avaus' };
  expect(differing(versionsOf(offerFields, offerOf(95, '2026-11-29'), own))).toEqual([
    { name: 'Hinta', stored: '95,00\u00A0€', own: '100,00\u00A0€' },
    { name: 'Tarjoushinta', stored: '79,00\u00A0€', own: '85,00\u00A0€' },
    { name: 'Tarjouksen nimi', stored: '', own: 'Talven avaus' },
    { name: 'Kesto', stored: 'Päivään asti', own: 'Niin kauan kuin varastoa riittää' },
    { name: 'Viimeinen päivä', stored: '29.11.2026', own: '' },
  ]);
});

test('an offer that somebody else ended is shown as none', () => {
  const own = { ...offerOf(100, null), price: '75,00' };
  expect(differing(versionsOf(offerFields, offerOf(100, undefined), own))).toEqual([
    { name: 'Tarjoushinta', stored: '', own: '75,00\u00A0€' },
    { name: 'Kesto', stored: '', own: 'Niin kauan kuin varastoa riittää' },
  ]);
});

const newProduct = { ...emptyOf(productFormSchema), ...NEW_PRODUCT };

test('two versions of a product differ in the changed fields, by their names in the form', () => {
  const { details } = newProduct;
  const performanceRating = { ...details.performanceRating, wetGrip: '4' };
  const own = { ...newProduct, price: '89,00', details: { ...details, performanceRating } };
  const stored = { ...newProduct, price: '85,00', details: { ...details, wetGrip: 'B' } };
  expect(differing(versionsOf(productTable, stored, own))).toEqual([
    { name: 'Hinta', stored: '85,00', own: '89,00' },
    { name: 'Märkäpito', stored: 'B', own: '' },
    { name: 'Liikkeen arvio: Märkäpito', stored: '', own: '4' },
  ]);
});

test('winter fields of a summer tyre make no difference', () => {
  const studded = { ...newProduct, winterType: 'studded', hasSnowGrip: true } as const;
  expect(differing(versionsOf(productTable, newProduct, studded))).toEqual([]);
  const winter = { ...newProduct, type: 'winter' } as const;
  expect(differing(versionsOf(productTable, newProduct, winter))).toEqual([
    { name: 'Kausi', stored: 'Kesä', own: 'Talvi' },
    { name: 'Talvirenkaan tyyppi', stored: '', own: 'Kitka' },
  ]);
});
