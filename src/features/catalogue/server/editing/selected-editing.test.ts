// Tyres chosen in the sheet: taken off sale and put on offer together, and both taken back.
import { afterAll, beforeEach, expect, test } from 'vitest';

import { readProblem, startCatalogueAdmin } from '../../../../../test/builders/catalogue-admin.ts';
import {
  endSelectedOffers,
  offerSelected,
  previewSelectedOffer,
  withdrawSelected,
} from '../../contract/selection.ts';

const admin = await startCatalogueAdmin();
beforeEach(() => admin.reset());
afterAll(() => admin.shop.close());

const idAt = async (place: number) => (await admin.pathOf(place)).split('/').at(-1) ?? '';
const post = (call: string, body: object) => admin.send('POST', `/tires/selection/${call}`, body);
const total = async () => (await admin.found('')).total;

test('chosen tyres leave sale together, imports or not, and come back together', async () => {
  const before = await total();
  const ids = [await idAt(1), await idAt(2)];
  const answer = await post('withdraw', { selection: { ids } });
  expect(withdrawSelected.output.parse(answer.json()).ids.toSorted()).toEqual(ids.toSorted());
  expect(await total()).toBe(before - 2);
  await admin.applyImport();
  expect(await total()).toBe(before - 2);
  expect((await post('restore', { ids: [...ids, await idAt(3)] })).json()).toEqual({ restored: 2 });
  expect(await total()).toBe(before);
  const audit = (await admin.get('/audit?entity=product')).json();
  const actions = audit.map(({ action }: { action: string }) => action);
  expect(actions.slice(0, 4)).toEqual(['restored', 'restored', 'removed', 'removed']);
});

test('chosen tyres go on offer by a percentage, each with what may be claimed, and off again', async () => {
  await admin.wait(31);
  const ids = [await idAt(1), await idAt(2)];
  const sent = { selection: { ids }, percent: 10, rounding: 'euro', endDate: null };
  const preview = previewSelectedOffer.output.parse((await post('offer-preview', sent)).json());
  expect(preview.items).toHaveLength(2);
  for (const { price, offerPrice, allowedDiscountPercent } of preview.items) {
    expect(offerPrice).toBe(Math.round(price * 0.9));
    expect(allowedDiscountPercent).toBeGreaterThan(0);
  }
  const made = offerSelected.output.parse((await post('offer', sent)).json());
  expect(made.ids.toSorted()).toEqual(ids.toSorted());
  expect((await admin.product(await admin.pathOf(1))).sale).not.toBeNull();
  const again = previewSelectedOffer.output.parse((await post('offer-preview', sent)).json());
  expect([again.items, again.skipped.map(({ message }) => message)]).toEqual([
    [],
    ['On jo tarjouksessa.', 'On jo tarjouksessa.'],
  ]);
  expect(readProblem(await post('offer', sent)).code).toBe('selection.nothing');
  expect(endSelectedOffers.output.parse((await post('end-offers', made)).json())).toEqual({ ended: 2 });
  expect((await admin.product(await admin.pathOf(1))).sale).toBeNull();
  expect((await post('end-offers', made)).json()).toEqual({ ended: 0 });
});

test('many changes of what words select, made at once, hold up nobody', async () => {
  const words = ['pirelli', 'nokian', 'michelin', 'continental'];
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      post('withdraw', { selection: { filter: { q: words[at % words.length] } } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
});

test('a selection with wrong parts changes nothing', async () => {
  const before = await total();
  const ids = [await idAt(1)];
  const past = { selection: { ids }, percent: 10, rounding: 'cent', endDate: '2026-01-01' };
  expect(readProblem(await post('offer', past)).code).toBe('offer.end_past');
  expect((await post('offer', { ...past, percent: 0 })).statusCode).toBe(422);
  expect((await post('withdraw', { selection: { ids: ['x'] } })).statusCode).toBe(422);
  expect(await total()).toBe(before);
});
