import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';

import {
  addOffer,
  editProduct,
  startCatalogue,
  summerTyre,
  tyre,
  type TestCatalogue,
} from '../../../../../test/builders/catalogue.ts';
import { eanAt } from '../../../../../test/builders/wholesaler-list.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import type { ProductDraft } from '../../product/product-draft.ts';

const shop = await startCatalogue();
afterEach(async () => {
  for (const table of ['product', 'tyreModel', 'tyreSize', 'manufacturer'] as const) {
    await shop.db.deleteFrom(table).execute();
  }
  await shop.platform.pages.changed(['catalogue', 'catalogue:bulk']);
});
afterAll(() => shop.close());

const five = [1, 2, 3, 4, 5].map((place) => tyre(place));
const counts = ({ created, updated, unchanged, withdrawn }: Awaited<ReturnType<TestCatalogue['take']>>) => [
  created,
  updated,
  unchanged,
  withdrawn,
];
const history = async (place: number) => {
  const id = await shop.idOf(place);
  const rows = await shop.db
    .selectFrom('priceHistory')
    .select(['priceCents', 'kind'])
    .where('productId', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ priceCents, kind }) => `${kind} ${priceCents}`);
};
const product = async (place: number) => (await shop.catalogue.getProduct(await shop.idOf(place)))?.product;
const rowCount = async (table: 'product' | 'manufacturer' | 'tyreSize' | 'tyreModel' | 'priceHistory') => {
  const { count } = await shop.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

test('a first list makes products, and the manufacturers, sizes and models it names', async () => {
  const outcome = await shop.take([
    ...five,
    summerTyre(6, { manufacturer: 'Michelin', model: 'Primacy 5', size: '225/45R17' }),
  ]);
  expect(counts(outcome)).toEqual([6, 0, 0, 0]);
  expect([await rowCount('manufacturer'), await rowCount('tyreSize'), await rowCount('tyreModel')]).toEqual([
    2, 2, 2,
  ]);
  expect(await product(1)).toMatchObject({
    manufacturer: { name: 'Nokian', slug: 'nokian' },
    model: 'Hakkapeliitta R5',
    type: 'winter',
    winterType: 'friction',
    size: { fullSize: '205/55R16', vehicleType: 'passenger' },
    service: '91T',
    price: { cents: 7300, regularCents: 7300, offer: null },
    stock: { kind: 'supplier', count: 8 },
    label: {
      fuelEfficiency: 'C',
      wetGrip: 'C',
      noiseDb: 70,
      noiseClass: 'B',
      hasSnowGrip: true,
      hasIceGrip: true,
    },
    ean: eanAt(1),
    weightG: 9000,
  });
  expect(await history(1)).toEqual(['import 7300']);
});

test('a second import of the same list says unchanged and writes nothing', async () => {
  await shop.take(five);
  const written = await shop.db
    .selectFrom('product')
    .select(['id', 'version', 'updatedAt', sql<string>`xmin`.as('xmin')])
    .orderBy('id')
    .execute();
  shop.clock.advance(MINUTE_MS);
  const again = await shop.take(five);
  expect(counts(again)).toEqual([0, 0, 5, 0]);
  expect(again).toMatchObject({ changes: [], tags: [] });
  expect(
    await shop.db
      .selectFrom('product')
      .select(['id', 'version', 'updatedAt', sql<string>`xmin`.as('xmin')])
      .orderBy('id')
      .execute(),
  ).toEqual(written);
  expect(await rowCount('priceHistory')).toBe(5);
});

test('changed rows are updated, and the price history is appended to only when the price changed', async () => {
  await shop.take(five);
  const changed = [tyre(1, { priceCents: 7900 }), tyre(2, { stock: 3 }), ...five.slice(2)];
  const outcome = await shop.take(changed);
  expect(counts(outcome)).toEqual([0, 2, 3, 0]);
  expect(
    outcome.changes.map(({ kind, oldPriceCents, newPriceCents, oldStock, newStock }) => [
      kind,
      oldPriceCents,
      newPriceCents,
      oldStock,
      newStock,
    ]),
  ).toEqual([
    ['updated', 7300, 7900, 8, 8],
    ['updated', 7300, 7300, 8, 3],
  ]);
  expect(await history(1)).toEqual(['import 7300', 'import 7900']);
  expect(await history(2)).toEqual(['import 7300']);
  expect((await product(1))?.price.cents).toBe(7900);
});

test('visitors see a changed list at once, never half of it', async () => {
  await shop.take(five);
  const prices = async () =>
    (await shop.catalogue.searchTyres({ text: '205/55R16' })).items.map(({ price }) => price.cents);
  expect(await prices()).toEqual([7300, 7300, 7300, 7300, 7300]);
  const seen: number[][] = [];
  async function* watched() {
    for (const place of [1, 2, 3, 4, 5]) {
      seen.push(await prices());
      yield tyre(place, { priceCents: 8000 });
    }
  }
  await shop.own.database.runAsJob(() => shop.catalogue.importList({ list: 'oletus', drafts: watched() }));
  expect(seen.flat()).not.toHaveLength(0);
  expect(seen.flat().every((cents) => cents === 7300)).toBe(true);
  expect(await prices()).toEqual([8000, 8000, 8000, 8000, 8000]);
});

test('a dry run shows what would change and stores nothing', async () => {
  await shop.take(five);
  const wanted = [
    tyre(1, { priceCents: 9000 }),
    ...five.slice(1, 4),
    tyre(9, { manufacturer: 'Uusi', model: 'Uutuus' }),
  ];
  const outcome = await shop.take(wanted, { dryRun: true });
  expect(counts(outcome)).toEqual([1, 1, 3, 1]);
  expect(
    outcome.changes.map(({ kind, manufacturer, fullSize, ean }) => [kind, manufacturer, fullSize, ean]),
  ).toEqual([
    ['updated', 'Nokian', '205/55R16', eanAt(1)],
    ['withdrawn', 'Nokian', '205/55R16', eanAt(5)],
    ['created', 'Uusi', '205/55R16', eanAt(9)],
  ]);
  expect(outcome.tags).toEqual([]);
  expect([await rowCount('product'), await rowCount('manufacturer')]).toEqual([5, 1]);
  expect(await history(1)).toEqual(['import 7300']);
  expect(counts(await shop.take(wanted))).toEqual(counts(outcome));
});

test('a product missing from its list leaves the search, has its page and comes back with it', async () => {
  await shop.take(five);
  expect(counts(await shop.take(five.slice(0, 4)))).toEqual([0, 0, 4, 1]);
  expect((await shop.catalogue.searchTyres({ text: '205/55R16' })).total).toBe(4);
  expect(await product(5)).toMatchObject({
    isWithdrawn: true,
    stock: { kind: 'none', text: 'Ei enää saatavilla' },
  });
  expect(counts(await shop.take(five.slice(0, 4)))).toEqual([0, 0, 4, 0]);
  expect(counts(await shop.take(five))).toEqual([0, 1, 4, 0]);
  expect(await product(5)).toMatchObject({ isWithdrawn: false, stock: { count: 8 } });
  expect(await history(5)).toEqual(['import 7300']);
});

test('only products of the same list are withdrawn', async () => {
  await shop.take(five);
  expect(counts(await shop.take([tyre(11), tyre(12)], { list: 'toinen' }))).toEqual([2, 0, 0, 0]);
  expect(counts(await shop.take([tyre(11)], { list: 'toinen', allowWithdraw: true }))).toEqual([0, 0, 1, 1]);
  expect((await shop.catalogue.searchTyres({})).total).toBe(6);
});

test('a list that has lost more than a fifth of its products is refused unless allowed', async () => {
  await shop.take(five);
  const three = five.slice(0, 3);
  await expect(shop.take(three)).rejects.toMatchObject({ code: 'import.too_many_withdrawn', status: 409 });
  await expect(shop.take(three, { dryRun: true })).rejects.toMatchObject({
    code: 'import.too_many_withdrawn',
  });
  expect((await shop.catalogue.searchTyres({})).total).toBe(5);
  expect(counts(await shop.take(three, { allowWithdraw: true }))).toEqual([0, 0, 3, 2]);
});

test('a list without a single tyre is refused', async () => {
  await shop.take(five);
  await expect(shop.take([], { allowWithdraw: true })).rejects.toMatchObject({
    code: 'import.empty',
    status: 422,
  });
  expect((await shop.catalogue.searchTyres({})).total).toBe(5);
});

test('a second row with a known EAN is refused with its line and the first one taken', async () => {
  const outcome = await shop.take([tyre(1), { ...tyre(2), ean: eanAt(1) }, tyre(3)]);
  expect(counts(outcome)).toEqual([2, 0, 0, 0]);
  expect(outcome.errors).toEqual([
    {
      line: 3,
      code: 'import.duplicate_ean',
      message: `EAN ${eanAt(1)} on jo rivillä 2. Sama tuote tuodaan vain kerran.`,
    },
  ]);
  expect(outcome.errorCount).toBe(1);
});

test('a number used twice refuses a row without an EAN and is no key for a row with one', async () => {
  const rows = [
    tyre(1),
    tyre(2, { wholesalerNumber: '100001' }),
    tyre(3, { wholesalerNumber: '100001', ean: null }),
  ];
  const outcome = await shop.take(rows);
  expect(counts(outcome)).toEqual([2, 0, 0, 0]);
  expect(outcome.errors.map(({ line, code }) => [line, code])).toEqual([[4, 'import.duplicate_number']]);
  expect(counts(await shop.take(rows))).toEqual([0, 0, 2, 0]);
});

test('a product is known by its EAN, and by its number when the EAN changes or is missing', async () => {
  await shop.take([tyre(1), tyre(2), tyre(3, { ean: null })]);
  const id = await shop.idOf(2);
  const next = [
    tyre(1, { wholesalerNumber: '999' }),
    tyre(2, { ean: eanAt(77) }),
    tyre(3, { ean: eanAt(3) }),
  ];
  expect(counts(await shop.take(next))).toEqual([0, 3, 0, 0]);
  expect(await shop.idOf(77)).toBe(id);
  expect(counts(await shop.take(next))).toEqual([0, 0, 3, 0]);
});

test('numbers that two products swap follow their EANs', async () => {
  await shop.take([tyre(1), tyre(2)]);
  const swapped = [tyre(1, { wholesalerNumber: '100002' }), tyre(2, { wholesalerNumber: '100001' })];
  expect(counts(await shop.take(swapped))).toEqual([0, 2, 0, 0]);
  expect(counts(await shop.take(swapped))).toEqual([0, 0, 2, 0]);
});

test('a number given to a new tyre while the old one has its EAN makes a new product', async () => {
  await shop.take([tyre(1), tyre(2)]);
  const moved = [tyre(1, { wholesalerNumber: '555' }), tyre(2), tyre(3, { wholesalerNumber: '100001' })];
  expect(counts(await shop.take(moved))).toEqual([1, 1, 1, 0]);
});

test('a list takes over a product that another list brought, by its EAN', async () => {
  await shop.take(five, { list: 'esittely' });
  const outcome = await shop.take([tyre(1, { priceCents: 6900 }), ...five.slice(1)], { list: 'oletus' });
  expect(counts(outcome)).toEqual([0, 5, 0, 0]);
  expect((await product(1))?.price.cents).toBe(6900);
  expect((await shop.catalogue.searchTyres({})).total).toBe(5);
});

test('a product that only changes its list is counted as moved', async () => {
  await shop.take(five, { list: 'esittely' });
  const outcome = await shop.take([tyre(1, { priceCents: 6900 }), ...five.slice(1)], { list: 'oletus' });
  expect(outcome.changes.map(({ kind, fromList }) => [kind, fromList])).toEqual(
    five.map(() => ['updated', 'esittely']),
  );
  expect((await shop.take([tyre(1), ...five.slice(1)])).changes.map(({ fromList }) => fromList)).toEqual([
    null,
  ]);
});

test('fields locked by staff stay as they are, the price too', async () => {
  await shop.take(five);
  const id = await shop.idOf(1);
  await editProduct(shop, id, {
    priceCents: 6500,
    stock: 4,
    stockSource: 'own',
    lockedFields: ['price', 'stock'],
  });
  expect(counts(await shop.take(five))).toEqual([0, 0, 5, 0]);
  expect(
    counts(await shop.take([tyre(1, { priceCents: 9900, stock: 0, wetGrip: 'A' }), ...five.slice(1)])),
  ).toEqual([0, 1, 4, 0]);
  expect(await product(1)).toMatchObject({
    price: { cents: 6500 },
    stock: { kind: 'own', count: 4, text: 'Heti hyllyssä, 4\u00A0kpl' },
    label: { wetGrip: 'A' },
  });
  expect(await history(1)).toEqual(['import 7300']);
});

test('an offer as long as stock lasts ends for good when the list says that there is none', async () => {
  await shop.take(five);
  await addOffer(shop, {
    productId: await shop.idOf(1),
    priceCents: 6900,
    startsAt: '2026-11-20T00:00:00+02:00',
  });
  expect((await product(1))?.price.cents).toBe(6900);
  await shop.take([tyre(1, { stock: 0 }), ...five.slice(1)]);
  await shop.take(five);
  expect(await product(1)).toMatchObject({ price: { cents: 7300, offer: null }, stock: { count: 8 } });
});

test('a list whose price falls below a running offer ends the offer', async () => {
  await shop.take(five);
  const offer = {
    productId: await shop.idOf(1),
    priceCents: 6900,
    startsAt: '2026-11-20T00:00:00+02:00',
    endsAt: '2026-12-01T00:00:00+02:00',
  };
  await addOffer(shop, offer);
  await shop.take([tyre(1, { priceCents: 7100 }), ...five.slice(1)]);
  expect((await product(1))?.price).toMatchObject({ cents: 6900, regularCents: 7100 });
  await shop.take([tyre(1, { priceCents: 6500 }), ...five.slice(1)]);
  expect((await product(1))?.price).toEqual({ cents: 6500, regularCents: 6500, offer: null });
});

test('an import cut off in the middle leaves nothing', async () => {
  await shop.take(five);
  async function* breaking(failure: () => Promise<void>) {
    for (let place = 1; place <= 2500; place += 1) {
      if (place === 2100) await failure();
      yield tyre(place, { priceCents: 5000, manufacturer: 'Uusi' });
    }
  }
  const run = (failure: () => Promise<void>, signal?: AbortSignal) =>
    shop.own.database.runAsJob(() =>
      shop.catalogue.importList({ list: 'oletus', drafts: breaking(failure), ...(signal && { signal }) }),
    );
  await expect(run(async () => Promise.reject(new Error('the file ends')))).rejects.toThrow('the file ends');
  const stopping = new AbortController();
  await expect(run(async () => stopping.abort(new Error('stopped')), stopping.signal)).rejects.toThrow(
    'stopped',
  );
  // A killed process leaves a lost connection.
  const killed = run(async () => {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`.execute(
      shop.own.db,
    );
  });
  await expect(killed).rejects.toMatchObject({ status: 503 });
  expect([await rowCount('product'), await rowCount('manufacturer'), await rowCount('priceHistory')]).toEqual(
    [5, 1, 5],
  );
  expect(counts(await shop.take(five))).toEqual([0, 0, 5, 0]);
});

test('two imports at once take turns', async () => {
  const order: string[] = [];
  async function* slow(name: string, drafts: readonly ProductDraft[]) {
    order.push(`${name} begins`);
    for (const draft of drafts) yield draft;
    await new Promise((resolve) => setTimeout(resolve, 100));
    order.push(`${name} ends`);
  }
  const first = shop.own.database.runAsJob(() =>
    shop.catalogue.importList({ list: 'oletus', drafts: slow('first', five) }),
  );
  await expect.poll(() => order).toEqual(['first begins']);
  const second = shop.own.database.runAsJob(() =>
    shop.catalogue.importList({
      list: 'oletus',
      drafts: slow('second', [tyre(1, { priceCents: 8800 }), ...five.slice(1)]),
    }),
  );
  expect([counts(await first), counts(await second)]).toEqual([
    [5, 0, 0, 0],
    [0, 1, 4, 0],
  ]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect((await product(1))?.price.cents).toBe(8800);
});

test('a list of thousands reports its progress and is taken whole', async () => {
  const many = Array.from({ length: 3500 }, (_, index) => tyre(index + 1));
  const seen: number[] = [];
  expect(counts(await shop.take(many, { onProgress: (rows) => seen.push(rows) }))).toEqual([3500, 0, 0, 0]);
  expect(seen).toEqual([1000, 2000, 3000, 3500]);
  expect(counts(await shop.take(many))).toEqual([0, 0, 3500, 0]);
  expect((await shop.catalogue.searchTyres({})).total).toBe(3500);
});
