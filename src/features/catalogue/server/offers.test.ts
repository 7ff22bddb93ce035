import { afterAll, expect, test } from 'vitest';

import { addOffer, editProduct, startCatalogue, tyre } from '../../../../test/builders/catalogue.ts';

const places = Array.from({ length: 12 }, (_, index) => index + 1);

const shop = await startCatalogue();
await shop.take(
  places.map((place) => tyre(place, { priceCents: 10_000 })),
  { pricedAt: new Date('2026-09-20T08:00:00+03:00') },
);
afterAll(() => shop.close());

/** A regular price valid from a moment on. */
async function addPrice(place: number, priceCents: number, at: string): Promise<void> {
  const row = {
    productId: await shop.idOf(place),
    priceCents,
    at: new Date(at),
    kind: 'regular' as const,
  };
  await shop.db.insertInto('priceHistory').values(row).execute();
}
async function offerOn(
  place: number,
  priceCents: number,
  more: { startsAt?: string; endsAt?: string | null; endedAt?: string } = {},
) {
  await addOffer(shop, {
    productId: await shop.idOf(place),
    priceCents,
    startsAt: '2026-11-16T00:00:00+02:00',
    ...more,
  });
}
const price = async (place: number) =>
  (await shop.catalogue.getProduct(await shop.idOf(place)))?.product.price;

test('an offer is compared with the lowest price of the 30 days before it', async () => {
  await offerOn(1, 8600, { endsAt: '2026-12-01T00:00:00+02:00' });
  expect(await price(1)).toEqual({
    cents: 8600,
    regularCents: 10_000,
    offer: {
      name: 'Talvikauden avaus',
      description: '',
      endsOn: '2026-11-30',
      referenceCents: 10_000,
      percent: 14,
    },
  });
});

test('a price raised before the offer gives no larger percent', async () => {
  await addPrice(2, 12_500, '2026-11-10T08:00:00+02:00');
  await editProduct(shop, await shop.idOf(2), { priceCents: 12_500 });
  await offerOn(2, 9000);
  expect((await price(2))?.offer).toMatchObject({ referenceCents: 10_000, percent: 10, endsOn: null });
});

test('a lower price more than 30 days ago does not count, one within them does', async () => {
  await addPrice(3, 8000, '2026-10-01T08:00:00+03:00');
  await addPrice(3, 10_000, '2026-10-10T08:00:00+03:00');
  await offerOn(3, 9000);
  expect((await price(3))?.offer).toMatchObject({ referenceCents: 10_000, percent: 10 });
  await addPrice(4, 8000, '2026-10-01T08:00:00+03:00');
  await addPrice(4, 10_000, '2026-10-25T08:00:00+03:00');
  await offerOn(4, 7900);
  expect((await price(4))?.offer).toMatchObject({ referenceCents: 8000, percent: 1 });
});

test('the price of an earlier offer counts for the next one', async () => {
  await offerOn(5, 8800, {
    startsAt: '2026-10-20T00:00:00+03:00',
    endsAt: '2026-11-01T00:00:00+02:00',
    endedAt: '2026-11-01T00:00:00+02:00',
  });
  await offerOn(5, 8500);
  expect((await price(5))?.offer).toMatchObject({ referenceCents: 8800, percent: 3 });
});

test('an offer at or above its reference is shown without a struck price and a percent', async () => {
  await addPrice(6, 9000, '2026-11-01T08:00:00+02:00');
  await addPrice(6, 10_000, '2026-11-10T08:00:00+02:00');
  await offerOn(6, 9000);
  expect(await price(6)).toMatchObject({ cents: 9000, offer: { referenceCents: null, percent: null } });
});

test('with less than 30 days of history the lowest price since the first sale is the reference', async () => {
  await shop.take([tyre(20, { priceCents: 9000 })], {
    list: 'uusi',
    pricedAt: new Date('2026-11-11T08:00:00+02:00'),
  });
  await offerOn(20, 8100);
  expect((await price(20))?.offer).toMatchObject({ referenceCents: 9000, percent: 10 });
});

test('an offer lasts to the end of its last day in Helsinki, and cached pages expire with it', async () => {
  await offerOn(7, 9000, { startsAt: '2026-11-23T00:00:00+02:00', endsAt: '2026-11-26T00:00:00+02:00' });
  const isOnOffer = async () => (await price(7))?.offer !== null;
  expect(await isOnOffer()).toBe(false);
  const before = await shop.catalogue.searchTyres({ text: '205/55R16' });
  expect(before.expiresAt).toEqual(new Date('2026-11-23T00:00:00+02:00'));
  shop.clock.set('2026-11-23T00:00:00+02:00');
  expect(await isOnOffer()).toBe(true);
  expect(
    (await shop.catalogue.searchTyres({ isOnSale: true })).items.map(({ price: { cents } }) => cents),
  ).toContain(9000);
  shop.clock.set('2026-11-25T23:59:59+02:00');
  expect(await isOnOffer()).toBe(true);
  shop.clock.set('2026-11-26T00:00:00+02:00');
  expect(await isOnOffer()).toBe(false);
  shop.clock.set('2026-11-21T12:00:00+02:00');
});

test('an offer while stock lasts ends with the stock', async () => {
  await offerOn(8, 9000);
  expect((await price(8))?.cents).toBe(9000);
  await editProduct(shop, await shop.idOf(8), { stock: 0 });
  expect((await price(8))?.cents).toBe(10_000);
});

test('a tyre with a price on request is never on offer', async () => {
  await offerOn(9, 9000);
  await editProduct(shop, await shop.idOf(9), { priceCents: 0 });
  expect(await price(9)).toEqual({ cents: 0, regularCents: 0, offer: null });
});

test('an offer that staff have taken back is over', async () => {
  await offerOn(10, 9000, { endsAt: '2026-12-24T00:00:00+02:00', endedAt: '2026-11-20T10:00:00+02:00' });
  expect((await price(10))?.offer).toBeNull();
});

test('a price filter and an order by price go by what a tyre costs now', async () => {
  const { items } = await shop.catalogue.searchTyres({
    text: '205/55R16',
    maxPriceCents: 8999,
    sort: 'price-asc',
  });
  expect(items.map(({ price: { cents } }) => cents)).toEqual([7900, 8100, 8500, 8600]);
});
