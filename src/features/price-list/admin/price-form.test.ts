import { expect, test } from 'vitest';
import type { z } from 'zod';

import { formOf } from '../../../platform/browser/form/form-schema.ts';
import { emptyRow, priceFormSchema, summaryText } from './price-form.ts';

const row: z.output<typeof priceFormSchema>['rows'][number] = {
  _id: '01a1fcad-4ff4-79c3-87e7-0958a6df57aa',
  section: 'fitting',
  service: 'fitting',
  title: 'Asennus',
  note: '',
  unit: 'tyre',
  minRim: null,
  maxRim: 16,
  passenger: 25,
  suv: 30.5,
  van: null,
  isFrom: false,
};
const form = formOf(priceFormSchema, { rows: [row] });
const [typed = emptyRow('fitting')] = form.rows;

const refused = (rows: readonly object[]) =>
  new Map(
    priceFormSchema
      .safeParse({ rows })
      .error?.issues.map(({ path, message }) => [path.slice(1).join('.'), message]),
  );

test('an unedited price list is sent back as it was read', () => {
  expect(priceFormSchema.parse(form)).toEqual({ rows: [row] });
});

test('a price is read as people type it; empty is on request, and zero is free', () => {
  const read = (price: string) =>
    priceFormSchema.safeParse({ rows: [{ ...typed, van: price }] }).data?.rows[0]?.van;
  expect(['35', '35,5', '1 200 €', '', ' 0 '].map(read)).toEqual([35, 35.5, 1200, null, 0]);
  expect(['halpa', '-5', '35,555', '100001', '1.000,00'].map(read)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('errors are shown at their fields, those of the whole list too', () => {
  const second = { ...typed, title: ' ', passenger: 'ilmainen', minRim: '7', maxRim: '' };
  expect([...refused([typed, second]).keys()].toSorted()).toEqual(['1.minRim', '1.passenger', '1.title']);
  expect(refused([typed, { ...emptyRow('hotel'), title: 'Hylly', service: 'repair' }])).toEqual(
    new Map([['1.service', 'Tämä palvelu kuuluu osioon ”Rengaskorjaus”. Siirrä rivi sinne.']]),
  );
});

test('a closed row shows its name and the price of each kind of car, one price when all are equal', () => {
  expect(summaryText(typed)).toBe(
    'Asennus · Enintään 16″ · Henkilöauto 25\u00A0€ · Maasturi ja SUV 30,50\u00A0€ · Pakettiauto Kysy hintaa',
  );
  expect(summaryText({ ...typed, suv: '25', van: '25' })).toBe('Asennus · Enintään 16″ · 25\u00A0€');
  expect(summaryText(emptyRow('other'))).toBe('');
});
