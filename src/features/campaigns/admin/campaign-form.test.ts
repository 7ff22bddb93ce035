import fc from 'fast-check';
import { expect, test } from 'vitest';

import { emptyOf, formOf } from '../../../platform/browser/form/form-schema.ts';
import { campaignClaims } from '../campaign-claims.ts';
import { stateOf } from '../campaign-state.ts';
import { campaignInputSchema } from '../contract.ts';
import { discountText } from '../discount.ts';
import { campaignBody, campaignFormSchema, lengthInDays, newCampaignFormSchema } from './campaign-form.ts';

const TODAY = '2026-11-21';
const empty = { ...emptyOf(newCampaignFormSchema), startDate: TODAY, isActive: true };
const filled = {
  ...empty,
  name: 'Syysale',
  imageUrl: '/api/files/kuva.jpg',
  endDate: '2026-11-30',
  discountValue: '12,5',
};

/** The first sentence of each field. */
function refused(schema: typeof campaignFormSchema, form: object) {
  const issues = schema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
}

test('an empty form shows what a campaign needs, and an edit without a picture leaves it', () => {
  expect(refused(newCampaignFormSchema, empty)).toEqual({
    name: 'Anna kampanjalle nimi.',
    imageUrl: 'Kuva on pakollinen',
    endDate: 'Anna päättymispäivä.',
    discountValue: 'Anna alennuksen suuruus.',
  });
  expect(refused(campaignFormSchema, { ...filled, imageUrl: '' })).toEqual({});
});

test.each([
  ['startDate', ''],
  ['endDate', '2026-11-20'],
  ['discountValue', '101'],
  ['discountValue', '-1'],
  ['discountValue', 'kymmenen'],
  ['discountValue', '1,234'],
] as const)('a form with %s of %j has an error in that field alone', (field, value) => {
  expect(Object.keys(refused(newCampaignFormSchema, { ...filled, [field]: value }))).toEqual([field]);
});

test('free shipping has no value, whatever was typed before', () => {
  const form = { ...filled, discountType: 'free_shipping', discountValue: 'jotain' } as const;
  expect(campaignBody(newCampaignFormSchema.parse(form)).discountValue).toBeNull();
});

test('a discount is read as Finns type it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (hundredths) => {
      const value = hundredths / 100;
      const form = { ...filled, discountType: 'fixed_amount' } as const;
      for (const text of [String(value), String(value).replace('.', ','), ` ${value.toFixed(2)} `]) {
        expect(campaignFormSchema.parse({ ...form, discountValue: text }).discountValue).toBe(value);
      }
    }),
  );
});

test('a form without errors is taken by the server, and shows what is stored again', () => {
  const body = newCampaignFormSchema.parse(filled);
  expect(campaignInputSchema.parse(campaignBody(body)).discountValue).toBe(12.5);
  expect(formOf(campaignFormSchema, body)).toEqual(filled);
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

test.each([
  ['Syysale −12,5 %', []],
  ['Kaikki talvirenkaat 12,5 % alennuksella', []],
  ['Kaikista talvirenkaista 12,5 %.', []],
  ['Kaikki talvirenkaat 20 % alennuksella', ['20 % alennuksella']],
  ['12,5 € alennus', ['12,5 € alennus']],
])(
  'of a campaign of 12,5 per cent, only another reduction needs its lowest price: %s',
  (description, claimed) => {
    const claims = campaignClaims({ ...filled, description, name: 'Syksy' });
    expect(claims.map(({ words }) => words)).toEqual(claimed);
  },
);
