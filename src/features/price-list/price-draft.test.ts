import { expect, test } from 'vitest';

import type { PriceRowAnswer } from './contract.ts';
import { draftRow, emptyDraftRow, readDraft, readPrice, summaryText } from './price-draft.ts';

const row: PriceRowAnswer = {
  _id: '01a1fcad-4ff4-79c3-87e7-0958a6df57aa',
  section: 'fitting',
  service: 'fitting',
  title: 'Asennus',
  note: '',
  unit: 'tyre',
  minRim: null,
  maxRim: 16,
  prices: { passenger: 25, suv: 30.5, van: null },
  isFrom: false,
};

test('what was read is sent back the same', () => {
  expect(readDraft([draftRow(row)])).toEqual({ ok: true, items: [row] });
});

test('a price is read as people write it; an empty one means to be asked, and zero is free', () => {
  expect(['35', '35,5', '1 200 €', '', ' 0 '].map(readPrice)).toEqual([35, 35.5, 1200, null, 0]);
  expect(['halpa', '-5', '35,555', '100001', '1.000,00'].map(readPrice)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('what is wrong is said at its field, the rules of the whole list too', () => {
  const second = { ...draftRow(row), title: ' ', passenger: 'ilmainen', minRim: '7', maxRim: '' };
  const read = readDraft([
    draftRow(row),
    second,
    { ...emptyDraftRow('hotel'), title: 'Hylly', service: 'repair' },
  ]);
  expect(read.ok).toBe(false);
  const errors = read.ok ? new Map<string, string>() : read.errors;
  expect([...errors.keys()].toSorted()).toEqual(['1.minRim', '1.passenger', '1.title', '2.service']);
  expect(errors.get('2.service')).toBe('Tämä palvelu kuuluu osioon ”Rengaskorjaus”. Siirrä rivi sinne.');
});

test('a closed row tells its name and prices, one price when they are alike', () => {
  expect(summaryText(draftRow(row))).toBe('Asennus · Enintään 16″ · 25\u00A0€ · 30,50\u00A0€ · Kysy hintaa');
  expect(summaryText({ ...draftRow(row), suv: '25', van: '25' })).toBe('Asennus · Enintään 16″ · 25\u00A0€');
  expect(summaryText(emptyDraftRow('other'))).toBe('');
});
