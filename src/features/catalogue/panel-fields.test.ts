import { expect, test } from 'vitest';

import {
  isSame,
  makerFieldsOf,
  makerVersions,
  offerFieldsOf,
  offerVersions,
  sizeFieldsOf,
  sizeVersions,
  stockFieldsOf,
  stockVersions,
} from './panel-fields.ts';
import type { FieldVersions } from './panel-fields.ts';

const differing = (versions: readonly FieldVersions[]) => versions.filter((field) => !isSame(field));
const sale = { isActive: true, price: 79, name: '', description: '', startDate: '2026-11-20' };

test('an offer is by date when it has an end, and as long as stock lasts when not', () => {
  expect(offerFieldsOf({ ...sale, endDate: '2026-11-29' })).toMatchObject({
    price: '79,00',
    duration: 'date',
    endDate: '2026-11-29',
  });
  expect(offerFieldsOf({ ...sale, endDate: null })).toMatchObject({ duration: 'stock', endDate: '' });
  expect(offerFieldsOf(null)).toMatchObject({ price: '', duration: 'stock' });
});

test('two versions of an offer differ in price, words and end, and in the price of the tyre itself', () => {
  const begun = { price: 100, sale: null };
  const stored = { price: 95, sale: { ...sale, endDate: '2026-11-29' } };
  const own = { price: '85', name: 'Talven avaus', description: '', duration: 'stock', endDate: '' } as const;
  expect(differing(offerVersions(stored, begun, own))).toEqual([
    { name: 'Hinta', stored: '95,00\u00A0€', own: '100,00\u00A0€' },
    { name: 'Tarjoushinta', stored: '79,00\u00A0€', own: '85,00\u00A0€' },
    { name: 'Tarjouksen nimi', stored: '', own: 'Talven avaus' },
    { name: 'Kesto', stored: 'Päivään asti', own: 'Niin kauan kuin varastoa riittää' },
    { name: 'Viimeinen päivä', stored: '29.11.2026', own: '' },
  ]);
  expect(differing(offerVersions(begun, begun, offerFieldsOf(null)))).toEqual([]);
});

test('an offer that somebody else ended is shown as none', () => {
  const begun = { price: 100, sale: { ...sale, endDate: null } };
  const own = { ...offerFieldsOf(begun.sale), price: '75,00' };
  expect(differing(offerVersions({ price: 100, sale: null }, begun, own))).toEqual([
    { name: 'Tarjoushinta', stored: '', own: '75,00\u00A0€' },
    { name: 'Kesto', stored: '', own: 'Niin kauan kuin varastoa riittää' },
  ]);
});

test('two versions of a size differ in its numbers and its vehicle', () => {
  const size = {
    _id: '0199a3c0-0000-7000-8000-000000000001',
    size: { width: 205, aspect: 55, diameter: 16.5, fullSize: '205/55R16.5' },
    vehicleType: 'henkilöauto',
    productCount: 0,
    version: 2,
  } as const;
  const stored = sizeFieldsOf(size);
  expect(stored.diameter).toBe('16,5');
  expect(differing(sizeVersions(stored, { ...stored, width: '215', vehicleType: 'suv' }))).toEqual([
    { name: 'Leveys', stored: '205', own: '215' },
    { name: 'Ajoneuvo', stored: 'Henkilöauto', own: 'Maasturi ja SUV' },
  ]);
});

test('two versions of a stock count differ in how many there are and where', () => {
  const stored = stockFieldsOf({ stock: 8, stockSource: 'supplier' });
  expect(differing(stockVersions(stored, { count: '12', source: 'own' }))).toEqual([
    { name: 'Renkaita', stored: '8', own: '12' },
    { name: 'Missä renkaat ovat', stored: 'Toimittajalla', own: 'Omassa hyllyssä' },
  ]);
});

test('two versions of a manufacturer differ in what was typed into its form', () => {
  const stored = makerFieldsOf(null);
  expect(differing(makerVersions(stored, { ...stored, country: 'Suomi', logo: '/logo.png' }))).toEqual([
    { name: 'Maa', stored: '', own: 'Suomi' },
    { name: 'Logo', stored: '', own: '/logo.png' },
  ]);
});
