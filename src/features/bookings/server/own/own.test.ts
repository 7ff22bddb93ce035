import { afterAll, beforeEach, expect, test } from 'vitest';

import { BOOKING_NOW, startBookingShop } from '../../../../../test/builders/booking-shop.ts';
import { addCustomer } from '../../../../../test/builders/customers.ts';
import { clearLimits } from '../../../../../test/builders/limits.ts';
import { BOOKINGS_TAG } from '../../contract/bookings.ts';
import type { Tables } from '../waiting/waiting-store.ts';

const shop = await startBookingShop();
beforeEach(async () => {
  shop.clock.set(BOOKING_NOW);
  const db = shop.platform.db.$extendTables<Tables>();
  await db.deleteFrom('bookingWaiting').execute();
  await db.deleteFrom('booking').execute();
  await shop.platform.pages.changed([BOOKINGS_TAG]);
  await clearLimits(shop);
});
afterAll(() => shop.close());

const wholeOf = async () => JSON.stringify(await shop.rows());
const personal = {
  name: 'Aino Esimerkki',
  phone: '040 765 4321',
  email: 'aino@example.fi',
  licencePlate: 'ABC-123',
  note: 'Oven takana',
};

test('a past booking loses personal data after the shop’s retention time and remains', async () => {
  const { code } = await shop.book(personal);
  shop.clock.set('2028-11-24T12:00:00+02:00');
  await shop.runJob('bookings.forget');
  expect(await wholeOf()).toContain('Aino');
  shop.clock.set('2028-11-26T12:00:00+02:00');
  await shop.runJob('bookings.forget');
  const rows = await shop.rows();
  expect(rows).toMatchObject([{ service: 'seasonChange', state: 'booked', priceParts: [expect.anything()] }]);
  for (const value of [...Object.values(personal), '407654321', code]) {
    expect(JSON.stringify(rows)).not.toContain(value);
  }
  expect((await shop.app.inject(`/api/bookings/${code}`)).statusCode).toBe(404);
});

test('places in line of days that are over are removed', async () => {
  const payload = { service: 'seasonChange', day: '2026-11-24', name: 'Aino', email: 'aino@example.fi' };
  await shop.app.inject({ method: 'POST', url: '/api/bookings/waiting-list', payload });
  const db = shop.platform.db.$extendTables<Tables>();
  await shop.runJob('bookings.forget');
  expect(await db.selectFrom('bookingWaiting').select('id').execute()).toHaveLength(1);
  shop.clock.set('2026-11-25T04:00:00+02:00');
  await shop.runJob('bookings.forget');
  expect(await db.selectFrom('bookingWaiting').select('id').execute()).toEqual([]);
});

test('an export has the bookings by account and address, without the shop’s own notes', async () => {
  const aino = await addCustomer(shop, { email: 'aino@example.fi' });
  await shop.book(personal);
  await shop.book({ email: 'toinen@example.fi', start: '2026-11-26T09:00:00+02:00' });
  const answer = await shop.app.inject({ url: '/api/auth/export', headers: aino.headers });
  expect(answer.statusCode).toBe(200);
  const { bookings } = answer.json();
  expect(bookings).toMatchObject({ bookings: [{ ...personal, state: 'booked' }], waiting: [] });
  expect(JSON.stringify(bookings)).not.toMatch(/staffNote|phoneKey|"code"|toinen/);
});

test('with an account its past bookings become anonymous, one ahead does so once it is over', async () => {
  const aino = await addCustomer(shop, { email: 'liisa@example.fi' });
  const mine = { ...personal, email: 'liisa@example.fi' };
  await shop.book({ ...mine, start: '2026-11-24T09:00:00+02:00' });
  const ahead = await shop.book({ ...mine, start: '2026-12-04T09:00:00+02:00' });
  const erase = shop.features.all
    .flatMap(({ personalData }) => personalData ?? [])
    .find(({ name }) => name === 'bookings');
  shop.clock.set('2026-11-25T12:00:00+02:00');
  await erase?.erase({ _id: aino.id, email: aino.email });
  const [past, open] = await shop.rows();
  expect(past).toMatchObject({ name: '', phone: '', email: '', licencePlate: '', note: '' });
  expect(open).toMatchObject({ ...mine, customerId: null });
  expect(await shop.act(ahead.code, 'move', { start: '2026-12-03T09:00:00+02:00' })).toBe(200);
  shop.clock.set('2026-12-04T04:00:00+02:00');
  await shop.runJob('bookings.forget');
  expect(await wholeOf()).not.toContain('Aino');
});

test('audit entries of bookings contain nothing of the customer', async () => {
  const { code } = await shop.book(personal);
  await shop.act(code, 'cancel');
  const { rows } = await shop.database.kysely
    .$extendTables<{ auditEntry: { entity: string; before: unknown; after: unknown; name: string } }>()
    .selectFrom('auditEntry')
    .selectAll()
    .where('entity', '=', 'booking')
    .execute()
    .then((all) => ({ rows: JSON.stringify(all) }));
  expect(rows).toContain('cancelled');
  for (const value of Object.values(personal)) expect(rows).not.toContain(value);
});
