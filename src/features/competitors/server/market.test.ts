import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { catalogueList, startCatalogueAdmin } from '../../../../test/builders/catalogue-admin.ts';
import { tyre } from '../../../../test/builders/catalogue.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { auditEntrySchema } from '../../audit/contract.ts';
import { putSheetRow } from '../../catalogue/contract/sheet.ts';
import { marketSchema } from '../contract-market.ts';
import { getTrackings, trackingSchema } from '../contract.ts';

/** The second tyre of the catalogue's list, 99 €; its margin allows 73 €. */
const OURS = 2;

const admin = await startCatalogueAdmin();
beforeEach(async () => {
  await sql`delete from competitor_tracking`.execute(admin.shop.platform.db);
  await admin.reset();
});
afterAll(() => admin.shop.close());

const productAt = async (place: number) => (await admin.pathOf(place)).split('/').at(-1) ?? '';
const follow = async (changes: object = {}) => {
  const sent = {
    name: 'Naapurin Rengas',
    url: 'https://rengas.example/talvi',
    productName: 'Esimerkki 205/55R16 91T',
    ...changes,
  };
  const answer = await admin.send('POST', '/competitor-prices', sent);
  return { status: answer.statusCode, body: answer.json() };
};
const followed = async (changes: object, cents?: number) => {
  const { body } = await follow(changes);
  const { _id } = trackingSchema.parse(body);
  if (cents !== undefined) await read(_id, cents);
  return _id;
};
/** Stores a reading as a check does. */
const read = (id: string, cents: number) =>
  sql`insert into competitor_reading (id, tracking, at, price_cents, content)
    values (gen_random_uuid(), ${id}::uuid, clock_timestamp(), ${cents}, '')`.execute(admin.shop.platform.db);
const marketOf = async (id: string) =>
  marketSchema.parse((await admin.get(`/competitor-prices/${id}/market`)).json());

test('a tracking is linked to a tyre of ours, and to none that the catalogue lacks', async () => {
  const productId = await productAt(OURS);
  expect((await follow({ productId })).body).toMatchObject({ productId });
  expect((await follow()).body).toMatchObject({ productId: null });
  expect(await follow({ productId: '00000000-0000-7000-8000-000000000000' })).toMatchObject({
    status: 422,
    body: { code: 'competitor.unknown_product' },
  });
});

test('the audit names the tyre that a tracking is linked to', async () => {
  const id = await followed({ productId: await productAt(OURS) });
  const { ours } = await marketOf(id);
  const entries = auditEntrySchema
    .array()
    .parse((await admin.get('/audit?entity=competitor-tracking')).json());
  const entry = entries.find(({ entityId }) => entityId === id);
  expect(entry?.changes).toContainEqual({
    field: 'Oma rengas',
    before: '–',
    after: `${ours?.name} ${ours?.size}`,
  });
});

test('a link to a tyre that has left the catalogue hinders no other change', async () => {
  const productId = await productAt(OURS);
  const id = await followed({ productId }, 8990);
  await admin.db.deleteFrom('product').where('id', '=', productId).execute();
  const sent = { name: 'Toinen', url: 'https://rengas.example/talvi', productName: 'Esimerkki', productId };
  expect((await admin.send('PUT', `/competitor-prices/${id}`, sent)).statusCode).toBe(200);
  expect(await marketOf(id)).toMatchObject({ ours: null, theirs: 89.9, difference: null, suggestion: null });
});

test('our price stands beside theirs with the difference in euros and percents', async () => {
  const productId = await productAt(OURS);
  const id = await followed({ productId }, 9000);
  expect(await marketOf(id)).toMatchObject({
    ours: {
      _id: productId,
      name: 'Nokian Hakkapeliitta R3',
      size: '205/55R16 91T',
      price: 99,
      salePrice: null,
      floor: 73,
      marginPercent: 30,
      isOnSale: true,
    },
    theirs: 90,
    difference: { euros: 9, percent: 10 },
  });
  await admin.send('POST', `${await admin.pathOf(OURS)}/sale`, { price: 89 });
  expect(await marketOf(id)).toMatchObject({
    ours: { price: 99, salePrice: 89 },
    difference: { euros: -1, percent: -1.1 },
    suggestion: { kind: 'none', reason: 'offer' },
  });
});

test('where ours is dearer, an offer can answer their price, with the margin that it leaves', async () => {
  const productId = await productAt(OURS);
  const id = await followed({ productId }, 8990);
  // 89 € / 1,255 / 44,17 € = 1,605…
  expect(await marketOf(id)).toMatchObject({
    ours: { _id: productId, fullSize: '205/55R16' },
    answer: { price: 89, marginPercent: 60.55 },
  });
  await admin.send('POST', `${await admin.pathOf(OURS)}/sale`, { price: 89 });
  expect((await marketOf(id)).answer).toBeNull();
});

test('the list has our price, the difference and our place, where ours is the dearest first', async () => {
  const productId = await productAt(OURS);
  await followed({ name: 'Alku', productId }, 9850);
  await followed({ name: 'Erotus', productId }, 9000);
  await followed({ name: 'Halpa', productId }, 12_000);
  await followed({ name: 'Irrallinen' }, 5000);
  const listed = getTrackings.output.parse((await admin.get('/competitor-prices')).json());
  expect(listed.map(({ name, ours }) => [name, ours?.difference, ours?.answer?.price])).toEqual([
    ['Erotus', 9, 90],
    ['Alku', 0.5, 98],
    ['Halpa', -21, undefined],
    ['Irrallinen', undefined, undefined],
  ]);
  expect(listed[0]?.ours).toMatchObject({
    rank: { place: 4, of: 5 },
    answer: (await marketOf(listed[0]?._id ?? '')).answer,
  });
  await admin.send('POST', `${await admin.pathOf(OURS)}/sale`, { price: 90 });
  const [first] = getTrackings.output.parse((await admin.get('/competitor-prices')).json());
  expect(first?.ours).toMatchObject({
    _id: productId,
    price: 90,
    size: '205/55R16',
    rank: { place: 2, of: 5 },
  });
});

test('a page that was not read suggests nothing', async () => {
  const productId = await productAt(OURS);
  const id = await followed({ productId });
  expect(await marketOf(id)).toMatchObject({
    theirs: null,
    difference: null,
    suggestion: { reason: 'unread' },
  });
  await read(id, 9000);
  await sql`update competitor_tracking set outcome = 'blocked'`.execute(admin.shop.platform.db);
  expect(await marketOf(id)).toMatchObject({ theirs: 90, suggestion: { kind: 'none', reason: 'unread' } });
});

test('the margin of the maker and rim is the floor of a suggestion', async () => {
  const id = await followed({ productId: await productAt(OURS) }, 7150);
  expect((await marketOf(id)).suggestion).toEqual({ kind: 'price', price: 73, isAtFloor: true });
  const rules = [{ manufacturer: 'nokian', rimIn: 16, marginPercent: 50 }];
  await admin.send('PUT', '/pricing-rules', { defaultMarginPercent: 30, rules });
  // 44,17 € × 1,5 × 1,255 = 83,15 €
  expect(await marketOf(id)).toMatchObject({
    ours: { floor: 84, marginPercent: 50 },
    suggestion: { kind: 'price', price: 84, isAtFloor: true },
  });
  await admin.send('PUT', '/pricing-rules', { defaultMarginPercent: 30, rules: [] });
});

test('a tyre whose cost is not known is not suggested to be cheaper', async () => {
  await admin.applyImport([
    tyre(1),
    tyre(2, { priceCents: 9900, netCents: null }),
    ...catalogueList.slice(2),
  ]);
  const id = await followed({ productId: await productAt(OURS) }, 8990);
  expect(await marketOf(id)).toMatchObject({
    ours: { floor: null },
    suggestion: { kind: 'none', reason: 'cost-unknown' },
  });
});

test('our prices over time end today: the end of an offer that runs is none of them yet', async () => {
  const productId = await productAt(OURS);
  const path = await admin.pathOf(OURS);
  admin.shop.clock.advance(MINUTE_MS);
  await admin.send('POST', `${path}/sale`, { price: 90, endDate: '2026-12-24' });
  const { ourPrices } = await marketOf(await followed({ productId }, 8990));
  expect(ourPrices.map(({ price }) => price)).toEqual([90, 99]);
});

test('a suggested price becomes a normal price of the catalogue, never an offer', async () => {
  const productId = await productAt(OURS);
  const id = await followed({ productId }, 8990);
  const { ours, suggestion } = await marketOf(id);
  expect(suggestion).toEqual({ kind: 'price', price: 89, isAtFloor: false });
  const sent = { price: 89, version: ours?.version };
  const done = putSheetRow.output.parse((await admin.send('PUT', `/tires/sheet/${productId}`, sent)).json());
  expect(done).toMatchObject({ row: { price: 89, salePrice: null }, hasEndedOffer: false });
  expect(await admin.pricesOf(OURS)).toEqual([
    [9900, 'import'],
    [8900, 'regular'],
  ]);
  expect(await admin.product(await admin.pathOf(OURS))).toMatchObject({
    price: 89,
    referencePrice: null,
    discountPercent: null,
    sale: null,
  });
  expect(await marketOf(id)).toMatchObject({
    ours: { price: 89 },
    suggestion: { kind: 'none', reason: 'near' },
    ourPrices: [{ price: 89 }],
  });
  const stale = await admin.send('PUT', `/tires/sheet/${productId}`, sent);
  expect(stale.statusCode).toBe(409);
});

test('tracked prices of the same size and ours are ranked, equal ones on the same rank', async () => {
  const productId = await productAt(OURS);
  const id = await followed({ productId, productName: 'Hakkapeliitta' }, 9900);
  await followed({ name: 'Halpa', productName: 'Talvi 205-55-16' }, 7990);
  await followed({ name: 'Kallis', productName: 'Talvi 205/55 R16 91T' }, 12_000);
  await followed({ name: 'Muu koko', productName: 'Talvi 195/65R15' }, 5000);
  await followed({ name: 'Lukematon', productName: 'Talvi 205/55R16' });
  await sql`update competitor_tracking set outcome = 'error' where name = 'Kallis'`.execute(
    admin.shop.platform.db,
  );
  const { league } = await marketOf(id);
  expect(league?.size).toBe('205/55R16');
  expect(league?.rows.map((row) => [row.place, row.seller, row.price, row.isOurs, row.isRequested])).toEqual([
    [1, 'Halpa', 79.9, false, false],
    [2, '', 99, true, false],
    [2, 'Naapurin Rengas', 99, false, true],
    [4, 'Kallis', 120, false, false],
  ]);
  expect(league?.rows.filter(({ isCurrent }) => !isCurrent).map(({ seller }) => seller)).toEqual(['Kallis']);
});

test('a description without a size has no table', async () => {
  const id = await followed({ productName: 'Hakkapeliitta R5' }, 9000);
  expect((await marketOf(id)).league).toBeNull();
  const gone = await admin.get('/competitor-prices/00000000-0000-7000-8000-000000000000/market');
  expect(gone.statusCode).toBe(404);
});
