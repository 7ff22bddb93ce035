import { fileURLToPath } from 'node:url';

import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';

import { startTestApp } from '../../../../../test/app.ts';
import { bookingSchema, type Booking } from '../../contract/admin.ts';
import { BOOKING_SETTINGS_TAG } from '../../contract/bookings.ts';
import type { BookingTables } from '../tables.ts';

/** A Monday, in the morning. */
const NOW = '2026-11-23T10:20:00+02:00';

const prepare = (app = shop) =>
  app.features.prepare(() => undefined, fileURLToPath(new URL('../../../../../demo', import.meta.url)));
const read = async (url: string, app = shop, headers = staff) =>
  (await app.app.inject({ url: `/api${url}`, headers })).json();
const bookings = async (app = shop, headers = staff): Promise<Booking[]> =>
  z
    .array(bookingSchema)
    .parse([
      ...(await read('/admin/bookings?from=2026-11-01&to=2026-11-30', app, headers)),
      ...(await read('/admin/bookings?from=2026-12-01&to=2026-12-31', app, headers)),
    ]);
const baysNamed = async () =>
  (await read('/admin/booking-settings')).bays.map(({ name }: { name: string }) => name);
const reserved = async (app = shop) => {
  const row = await app.platform.db
    .$extendTables<{ product: { reserved: number } }>()
    .selectFrom('product')
    .select(({ fn }) => fn.sum('reserved').as('sum'))
    .executeTakeFirst();
  return Number(row?.sum);
};
const tyresOf = (all: readonly Booking[]) =>
  all
    .filter(({ productId, state }) => productId !== null && ['booked', 'arrived', 'working'].includes(state))
    .reduce((sum, { quantity }) => sum + quantity, 0);

const shop = await startTestApp({ now: NOW, settings: { demoData: true } });
await prepare();
const staff = await shop.loginStaff();
afterAll(() => shop.close());

test('the demonstration has four bays and bookings for two weeks back and ahead', async () => {
  const all = await bookings();
  expect(await baysNamed()).toEqual(['Nosturi 1', 'Nosturi 2', 'Nosturi 3', 'Pikapaikka']);
  const days = new Set(all.map(({ start }) => start.slice(0, 10)));
  expect(days.size).toBeGreaterThan(20);
  expect(all.length).toBeGreaterThan(150);
  expect(new Set(all.map(({ service }) => service)).size).toBeGreaterThanOrEqual(5);
});

test('past bookings are over, those of today are at every stage and those ahead are booked', async () => {
  const all = await bookings();
  const states = (isThen: (booking: Booking) => boolean) =>
    [...new Set(all.filter(isThen).map(({ state }) => state))].toSorted();
  const now = Date.parse(NOW);
  expect(states(({ end }) => Date.parse(end) <= now)).toEqual(['cancelled', 'done', 'no_show']);
  expect(states(({ start, end }) => Date.parse(start) <= now && Date.parse(end) > now)).toContain('working');
  expect(states(({ start }) => Date.parse(start) > now + 3_600_000)).toContain('booked');
  expect(states(({ start }) => Date.parse(start) > now)).not.toContain('done');
});

test('made-up customers are marked as such and have no address', async () => {
  const all = await bookings();
  expect(all.every(({ source, email }) => source === 'demonstration' && email === '')).toBe(true);
  expect(all.every(({ name }) => name.startsWith('Esimerkkiasiakas '))).toBe(true);
});

test('demonstration bookings reserve tyres and sets as real ones do', async () => {
  const all = await bookings();
  expect(tyresOf(all)).toBeGreaterThan(0);
  expect(await reserved()).toBe(tyresOf(all));
  const withSet = all.find(({ hotelSetId, state }) => hotelSetId !== null && state === 'booked');
  expect(withSet?.hotelSetCode).toMatch(/^R-\d+$/);
  expect(await read(`/tyre-sets/${withSet?.hotelSetId}`)).toMatchObject({
    change: { state: 'booked', bookedOn: withSet?.start.slice(0, 10) },
  });
});

test('the search knows at once what made-up bookings leave of the tyres', async () => {
  const held = (await bookings()).find(
    ({ productId, state, tyreSource }) => productId !== null && state === 'booked' && tyreSource === 'own',
  );
  const product = await shop.platform.db
    .$extendTables<{ product: { id: string; stock: number; reserved: number } }>()
    .selectFrom('product')
    .select(['stock', 'reserved'])
    .where('id', '=', held?.productId ?? '')
    .executeTakeFirstOrThrow();
  const size = /\d+\/\d+R\d+/.exec(held?.productName ?? '')?.[0] ?? '';
  const { items } = await read(`/tires?q=${encodeURIComponent(size)}&limit=200`);
  const found = items.find(({ _id }: { _id: string }) => _id === held?.productId);
  expect(found).toMatchObject({ stock: product.stock - product.reserved });
});

test('a second start loads nothing again, and ending the demonstration removes it all', async () => {
  const before = await bookings();
  await prepare();
  expect(await bookings()).toEqual(before);
  const ended = await shop.app.inject({
    method: 'POST',
    url: '/api/shop-profile/end-demonstration',
    headers: staff,
  });
  expect(ended.statusCode).toBe(200);
  expect(await bookings()).toEqual([]);
  expect(await baysNamed()).toEqual(['Paikka 1', 'Paikka 2']);
  expect(await reserved()).toBe(0);
});

test('demonstration bookings leave times taken while they load; skipped ones reserve nothing', async () => {
  const other = await startTestApp({ now: NOW, settings: { demoData: true } });
  const headers = await other.loginStaff();
  const db = other.platform.db.$extendTables<BookingTables & { product: { reserved: number } }>();
  await db.deleteFrom('booking').execute();
  await db.updateTable('product').set({ reserved: 0 }).execute();
  const changed = other.platform.pages.changed.bind(other.platform.pages);
  const statuses: number[] = [];
  const watch = vi.spyOn(other.platform.pages, 'changed').mockImplementation(async (tags) => {
    await changed(tags);
    if (!tags.includes(BOOKING_SETTINGS_TAG)) return;
    watch.mockRestore();
    for (const bay of [1, 2, 3, 4]) {
      const times = { start: '2026-11-23T12:00:00+02:00', end: '2026-11-24T12:00:00+02:00' };
      const payload = { kind: 'block', service: 'seasonChange', name: 'Huolto', bay, ...times };
      const answer = await other.app.inject({ method: 'POST', url: '/api/admin/bookings', headers, payload });
      statuses.push(answer.statusCode);
    }
  });
  await prepare(other);
  expect(statuses).toEqual([201, 201, 201, 201]);
  const all = await bookings(other, headers);
  expect(all.filter(({ kind }) => kind === 'block')).toHaveLength(4);
  expect(tyresOf(all)).toBeGreaterThan(0);
  expect(await reserved(other)).toBe(tyresOf(all));
  await other.close();
});
