import { afterAll, beforeEach, expect, test } from 'vitest';

import {
  catalogueList,
  readProblem,
  readProduct,
  startCatalogueAdmin,
} from '../../../../../test/builders/catalogue-admin.ts';
import { tyre } from '../../../../../test/builders/catalogue.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { listOffers, offerPreviewSchema } from '../../contract/offers.ts';
import { getPriceHistory } from '../../contract/prices.ts';

let path: string;

const admin = await startCatalogueAdmin();
beforeEach(async () => {
  await admin.wait('2026-11-21T12:00:00+02:00');
  await admin.reset();
  path = await admin.pathOf(2);
});
afterAll(() => admin.shop.close());

const offer = (body: object) => admin.send('POST', `${path}/sale`, body);
const preview = async (price: number) =>
  offerPreviewSchema.parse((await admin.get(`${path}/sale/preview?price=${price}`)).json());
const setPrice = (price: number) =>
  admin.send('PUT', path, {
    manufacturer: 'Nokian',
    model: 'Hakkapeliitta R3',
    type: 'winter',
    winterType: 'friction',
    price,
  });

test('an offer until a day has the lawful reference price and percent, and ends by itself', async () => {
  await admin.wait(40);
  const answer = await offer({
    price: 79,
    name: 'Talvitarjous',
    description: 'Rajoitettu erä',
    endDate: '2027-01-03',
  });
  expect(answer.statusCode).toBe(201);
  expect(readProduct(answer)).toMatchObject({
    price: 99,
    referencePrice: 99,
    discountPercent: 20,
    offerWarning: null,
    sale: { isActive: true, price: 79, name: 'Talvitarjous', endDate: '2027-01-03' },
  });
  const page = await admin.shop.app.inject(readProduct(answer).url);
  expect(page.body).toContain('Tarjous voimassa 3.1.2027 asti');
  await admin.wait('2027-01-03T23:59:59+02:00');
  expect((await admin.product(path)).sale?.price).toBe(79);
  await admin.wait('2027-01-04T00:00:00+02:00');
  expect(await admin.product(path)).toMatchObject({ sale: null, referencePrice: null });
});

test('running offers are listed', async () => {
  await offer({ price: 79, endDate: '2026-11-22' });
  const list = async () => listOffers.output.parse((await admin.get('/tires/sales')).json());
  expect(await list()).toMatchObject([
    {
      manufacturer: 'Nokian',
      model: 'Hakkapeliitta R3',
      size: '205/55R16',
      category: 'winter',
      originalPrice: 99,
      salePrice: 79,
      endDate: '2026-11-22',
    },
  ]);
  expect((await admin.get('/tires/sales?limit=1&page=2')).headers['x-total-count']).toBe('1');
  await admin.wait(2);
  expect(await list()).toEqual([]);
});

test.each([
  ['a price above the original', { price: 99.01 }, 'offer.above_price', 'price'],
  ['a price of 0', { price: 0 }, 'offer.zero', 'price'],
  ['a last day that is past', { price: 79, endDate: '2026-11-20' }, 'offer.end_past', 'endDate'],
  ['a duration by date without one', { price: 79, durationType: 'date' }, 'offer.end_missing', 'endDate'],
])('an offer with %s is refused', async (_name, body, code, at) => {
  const answer = await offer(body);
  expect(answer.statusCode).toBe(422);
  expect(readProblem(answer)).toMatchObject({ code, errors: [{ path: at }] });
});

test.each([{}, { price: '79' }, { price: -1 }, { price: 79, endDate: 'huomenna' }, { price: 79, colour: 1 }])(
  '%j is no offer',
  async (body) => {
    expect((await offer(body)).statusCode).toBe(422);
  },
);

test('a product without a price is not put on offer', async () => {
  await setPrice(0);
  expect(readProblem(await offer({ price: 10 })).code).toBe('offer.no_price');
});

test('an offer as long as stock lasts needs stock, and ends when it is booked out', async () => {
  expect(
    readProduct(await offer({ price: 79, durationType: 'stock', endDate: '' })).sale?.endDate,
  ).toBeNull();
  expect(readProduct(await admin.send('PUT', `${path}/stock`, { stock: 0 })).sale).toBeNull();
  expect(readProblem(await offer({ price: 79 })).code).toBe('offer.no_stock');
  expect(readProduct(await admin.send('PUT', `${path}/stock`, { stock: 4 })).sale).toBeNull();
});

test('an offer is ended by its own call, or by unchecking it in the form', async () => {
  await offer({ price: 79 });
  expect((await admin.send('DELETE', `${path}/sale`)).json()).toMatchObject({ sale: null, price: 99 });
  const none = await admin.send('DELETE', `${path}/sale`);
  expect(none.statusCode).toBe(404);
  expect(readProblem(none).code).toBe('offer.none');
  const on = readProduct(await offer({ price: 79 }));
  const saved = await admin.send('PUT', path, { ...on, sale: { ...on.sale, isActive: false } });
  expect(readProduct(saved)).toMatchObject({ sale: null, price: 99, version: on.version + 1 });
  const { rows } = await admin.shop.platform.audit.list({ entity: 'offer' }, { offset: 0, limit: 50 });
  const stored = rows
    .filter(({ entityId }) => entityId === on._id)
    .map(({ action, name }) => `${action} ${name}`);
  expect(stored.toSorted()).toEqual(
    ['created', 'created', 'removed', 'removed'].map((action) => `${action} Nokian Hakkapeliitta R3`),
  );
});

test('a price that falls below a running offer ends it', async () => {
  await offer({ price: 79 });
  expect(readProduct(await setPrice(75))).toMatchObject({ price: 75, sale: null });
});

test('an expired offer is ended when its time was over before the next one begins', async () => {
  await offer({ price: 79, endDate: '2026-11-22' });
  await admin.wait(10);
  expect((await offer({ price: 69 })).statusCode).toBe(201);
  const { offers } = getPriceHistory.output.parse((await admin.get(`${path}/prices`)).json());
  expect(offers.map(({ price, endedAt }) => [price, endedAt])).toEqual([
    [69, null],
    [79, '2026-11-22T22:00:00.000Z'],
  ]);
});

test('a changed name or end leaves an offer the one it was, a changed price makes another', async () => {
  await admin.wait(40);
  await offer({ price: 79, endDate: '2027-01-03' });
  await admin.wait(1);
  const renamed = readProduct(await offer({ price: 79, name: 'Alennus', endDate: '2027-01-05' }));
  expect(renamed).toMatchObject({ referencePrice: 99, sale: { name: 'Alennus', startDate: '2026-12-31' } });
  const cheaper = readProduct(await offer({ price: 69, endDate: '2027-01-05' }));
  expect(cheaper).toMatchObject({ referencePrice: 79, sale: { startDate: '2027-01-01' } });
});

test('an offer not below the 30-day low is saved with a warning and no struck price or percent', async () => {
  await admin.wait(40);
  await setPrice(70);
  await admin.wait(2);
  await setPrice(99);
  const saved = readProduct(await offer({ price: 79, endDate: '2027-01-30' }));
  expect(saved).toMatchObject({ referencePrice: null, discountPercent: null, sale: { price: 79 } });
  expect(saved.offerWarning).toContain('70');
});

test('before an offer staff see what its price without VAT leaves over the purchase price, also less than nothing', async () => {
  // 79 € / 1,255 / 44,17 € = 1,425…
  expect((await preview(79)).marginPercent).toBe(42.51);
  expect((await preview(50)).marginPercent).toBe(-9.81);
});

test('before an offer staff see the lawful price and percent, and the first day of a better one', async () => {
  await admin.wait(40);
  expect(await preview(79)).toEqual({
    price: 79,
    originalPrice: 99,
    percentOffOriginal: 20.2,
    referencePrice: 99,
    allowedDiscountPercent: 20,
    betterDay: null,
    warning: null,
    marginPercent: 42.51,
  });
  await setPrice(85);
  await admin.wait(1);
  await setPrice(110);
  const seen = await preview(79);
  expect(seen).toMatchObject({
    originalPrice: 110,
    percentOffOriginal: 28.2,
    referencePrice: 85,
    allowedDiscountPercent: 7,
  });
  expect(seen.betterDay).toEqual({ date: '2027-02-01', referencePrice: 110, allowedDiscountPercent: 28 });
  expect((await preview(90)).warning).toContain('85');
  expect((await preview(120)).warning).toContain('Tarjoushinta ei voi olla suurempi');
});

test('the preview of an offer equals the offer created', async () => {
  await admin.wait(40);
  await setPrice(85);
  await admin.wait(3);
  const seen = await preview(79);
  const saved = readProduct(await offer({ price: 79, endDate: '2027-01-30' }));
  expect([saved.referencePrice, saved.discountPercent]).toEqual([
    seen.referencePrice,
    seen.allowedDiscountPercent,
  ]);
  expect(await preview(79)).toMatchObject({
    referencePrice: 85,
    allowedDiscountPercent: seen.allowedDiscountPercent,
  });
});

test('an old version is refused, and an offer raises the version', async () => {
  const on = readProduct(await offer({ price: 79, version: 1 }));
  expect(on.version).toBe(2);
  expect(readProblem(await offer({ price: 78, version: 1 }))).toMatchObject({
    code: 'conflict.stale',
    current: { sale: { price: 79 } },
  });
  await admin.send('DELETE', `${path}/sale`);
  expect(readProblem(await offer({ price: 78, version: 2 }))).toMatchObject({
    code: 'conflict.stale',
    current: { sale: null, version: 3 },
  });
});

test('lists leave an offer alone while the price is above it', async () => {
  await offer({ price: 79 });
  await admin.applyImport([
    ...catalogueList.slice(0, 1),
    tyre(2, { model: 'Hakkapeliitta R3', priceCents: 8900 }),
    ...catalogueList.slice(2),
  ]);
  expect(await admin.product(path)).toMatchObject({ price: 89, sale: { price: 79 } });
});

test('a day that is none is refused in words at its field', async () => {
  const refused = await offer({ price: 79, endDate: 'joulukuu' });
  expect(refused.statusCode).toBe(422);
  expect(readProblem(refused).errors).toEqual([
    { path: 'endDate', code: 'invalid_union', message: 'Arvo ei kelpaa tähän kenttään.' },
  ]);
});

test('a removed offer is restored as the same offer: its start, reference and percent', async () => {
  await admin.wait(40);
  await offer({ price: 79, name: 'Talvitarjous', endDate: '2027-02-28' });
  await admin.wait(10);
  const before = await admin.product(path);
  expect(before).toMatchObject({ referencePrice: 99, discountPercent: 20 });
  const offersNow = async () =>
    getPriceHistory.output.parse((await admin.get(`${path}/prices`)).json()).offers;
  const historyBefore = await offersNow();
  expect((await admin.send('DELETE', `${path}/sale`)).statusCode).toBe(200);
  admin.shop.clock.advance(MINUTE_MS);
  const back = await admin.send('POST', `${path}/sale/restore`);
  expect(back.statusCode).toBe(200);
  const { sale, referencePrice, discountPercent, offerWarning } = readProduct(back);
  expect({ sale, referencePrice, discountPercent, offerWarning }).toEqual({
    sale: before.sale,
    referencePrice: 99,
    discountPercent: 20,
    offerWarning: null,
  });
  expect(await offersNow()).toEqual(historyBefore);
  expect((await admin.get('/audit?entity=offer')).json()[0]).toMatchObject({ action: 'restored' });
});

test.each([
  ['after a quarter of an hour', async () => admin.shop.clock.advance(16 * MINUTE_MS)],
  ['beside another offer', () => offer({ price: 85 })],
  ['once the price has fallen below it', () => setPrice(70)],
  ['when it runs', () => admin.send('POST', `${path}/sale/restore`)],
])('a removed offer cannot be taken back %s', async (_what, meanwhile) => {
  expect((await admin.send('POST', `${path}/sale/restore`)).statusCode).toBe(409);
  await offer({ price: 79 });
  await admin.send('DELETE', `${path}/sale`);
  admin.shop.clock.advance(1_000);
  await meanwhile();
  const refused = await admin.send('POST', `${path}/sale/restore`);
  expect(refused.statusCode).toBe(409);
  expect(readProblem(refused).code).toBe('offer.not_restorable');
});
