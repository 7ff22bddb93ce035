import fc from 'fast-check';
import { expect, test } from 'vitest';

import { bodyOf, emptyForm, faultsOf, formOf, lengthInDays, readDiscountValue } from './campaign-form.ts';
import { stateOf } from './campaign-state.ts';
import { sentCampaignSchema } from './contract.ts';
import { discountText } from './discount.ts';

const TODAY = '2026-11-21';
const filled = {
  ...emptyForm(TODAY),
  name: 'Syysale',
  imageUrl: '/api/files/kuva.jpg',
  endDate: '2026-11-30',
  discountValue: '12,5',
};

test('an empty form tells what a campaign needs, and an edited one keeps its picture', () => {
  expect(faultsOf(emptyForm(TODAY), { isNew: true })).toEqual({
    name: 'Anna kampanjalle nimi.',
    imageUrl: 'Kuva on pakollinen',
    endDate: 'Anna päättymispäivä.',
    discountValue: 'Anna alennuksen suuruus.',
  });
  expect(faultsOf({ ...filled, imageUrl: '' }, { isNew: false })).toEqual({});
});

test.each([
  ['startDate', ''],
  ['endDate', '2026-11-20'],
  ['discountValue', '101'],
  ['discountValue', '-1'],
  ['discountValue', 'kymmenen'],
  ['discountValue', '1,234'],
] as const)('a form with %s of %j has a fault there alone', (field, value) => {
  expect(Object.keys(faultsOf({ ...filled, [field]: value }, { isNew: true }))).toEqual([field]);
});

test('free shipping has no value, whatever was typed before', () => {
  const form = { ...filled, discountType: 'free_shipping', discountValue: 'jotain' } as const;
  expect(faultsOf(form, { isNew: true })).toEqual({});
  expect(bodyOf(form).discountValue).toBeNull();
});

test('a discount is read as Finns type it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (hundredths) => {
      const value = hundredths / 100;
      for (const text of [String(value), String(value).replace('.', ','), ` ${value.toFixed(2)} `]) {
        expect(readDiscountValue(text)).toBe(value);
      }
    }),
  );
});

test('a form without faults is taken by the server, and shows what is stored again', () => {
  const sent = sentCampaignSchema.parse({ ...bodyOf(filled), imageUrl: filled.imageUrl });
  expect(sent.discountValue).toBe(12.5);
  const stored = {
    ...bodyOf(filled),
    imageUrl: filled.imageUrl,
    _id: '00000000-0000-7000-8000-000000000000',
    version: 1,
    createdAt: '2026-11-21T10:00:00Z',
    updatedAt: '2026-11-21T10:00:00Z',
  };
  expect(formOf(stored)).toEqual(filled);
  expect(lengthInDays(filled)).toBe(10);
});

test.each([
  [{}, 'running'],
  [{ startDate: TODAY, endDate: TODAY }, 'running'],
  [{ startDate: '2026-11-22' }, 'upcoming'],
  [{ isActive: false }, 'off'],
  [{ endDate: '2026-11-20', isActive: false }, 'ended'],
] as const)('a campaign with %j is %s', (change, state) => {
  expect(stateOf({ isActive: true, startDate: '2026-11-01', endDate: '2026-11-30', ...change }, TODAY)).toBe(
    state,
  );
});

test('a discount is written with its sign and unit', () => {
  expect(discountText('percentage', 12.5)).toBe('−12,5\u00A0%');
  expect(discountText('fixed_amount', 50)).toBe('−50,00\u00A0€');
  expect(discountText('free_shipping', null)).toBe('Ilmainen toimitus');
});
