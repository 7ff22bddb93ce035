import { pino } from 'pino';
import { afterAll, afterEach, expect, test } from 'vitest';

import { editProduct, startCatalogue, summerTyre, tyre } from '../../../../../test/builders/catalogue.ts';
import { migrationsFolder } from '../../../../../test/database.ts';
import { createAudit } from '../../../../platform/server/audit/audit.ts';
import { startDatabase } from '../../../../platform/server/db/connect.ts';
import { ByteCache } from '../../../../platform/server/pages/byte-cache.ts';
import { createPageChanges } from '../../../../platform/server/pages/page-changes.ts';
import { createCatalogue } from '../index.ts';

const closing: (() => Promise<void>)[] = [];

const shop = await startCatalogue();
await shop.take([1, 2, 3].map((place) => tyre(place)));
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});
afterAll(() => shop.close());

const prices = async (catalogue = shop.catalogue) =>
  (await catalogue.searchTyres({ text: '205/55R16', sort: 'price-asc' })).items.map(
    ({ price }) => price.cents,
  );

/** The same catalogue as another process has it. */
async function otherProcess() {
  const log = pino({ level: 'silent' });
  const database = startDatabase({
    settings: { databaseUrl: shop.own.url, dataDir: '' },
    log,
    migrations: migrationsFolder,
  });
  closing.push(() => database.close());
  await database.ready();
  const cache = new ByteCache({ maxBytes: 1000, now: () => Date.now() });
  const pages = createPageChanges(cache, database);
  const audit = createAudit(database.kysely, shop.clock);
  return createCatalogue({ db: database.kysely, clock: shop.clock, log, pages, audit });
}

test('one changed product is read again alone', async () => {
  expect(await prices()).toEqual([7300, 7300, 7300]);
  await editProduct(shop, await shop.idOf(2), { priceCents: 6000 });
  expect(await prices()).toEqual([6000, 7300, 7300]);
  await editProduct(shop, await shop.idOf(2), { withdrawnAt: new Date() });
  expect(await prices()).toEqual([7300, 7300]);
  await editProduct(shop, await shop.idOf(2), { withdrawnAt: null });
  expect(await prices()).toEqual([6000, 7300, 7300]);
});

test('a change in one process is soon seen in the others', async () => {
  const other = await otherProcess();
  expect(await prices(other)).toEqual(await prices());
  await expect
    .poll(async () => {
      await editProduct(shop, await shop.idOf(1), { priceCents: 5500 });
      return prices(other);
    })
    .toContain(5500);
  await shop.take([1, 2, 3].map((place) => tyre(place, { priceCents: 7000 + place })));
  await expect.poll(() => prices(other)).toEqual([7001, 7002, 7003]);
});

test('a product with a size and a model that were not there before is found', async () => {
  await shop.take([
    ...[1, 2, 3].map((place) => tyre(place)),
    summerTyre(4, { size: '225/40R18', manufacturer: 'Uusi', model: 'Malli' }),
  ]);
  expect((await shop.catalogue.searchTyres({ text: 'uusi 225/40R18' })).total).toBe(1);
  expect((await shop.catalogue.suggest('uus', [])).map(({ text }) => text)).toEqual(['Uusi Malli', 'Uusi']);
});

test('changes that come while the search index is read are not lost', async () => {
  for (let priceCents = 5000; priceCents < 5020; priceCents += 1) {
    const reading = prices();
    await editProduct(shop, await shop.idOf(3), { priceCents });
    await reading;
    expect(await prices()).toContain(priceCents);
  }
});

test('while the database is away the search says so with a 503', async () => {
  const other = await otherProcess();
  await closing.pop()?.();
  await expect(other.searchTyres({})).rejects.toMatchObject({ status: 503 });
});
