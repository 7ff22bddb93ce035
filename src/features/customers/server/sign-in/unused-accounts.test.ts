import PostalMime from 'postal-mime';
import { afterAll, expect, test } from 'vitest';

import { addCustomer, CUSTOMER_PASSWORD, startMailingShop } from '../../../../../test/builders/customers.ts';
import { startSmtpSink } from '../../../../../test/builders/smtp-sink.ts';
import { DAY_MS } from '../../../../platform/contract/durations.ts';
import type { CustomerTables } from '../store.ts';

const sink = await startSmtpSink();
const shop = await startMailingShop({ settings: { smtpUrl: sink.url } });
afterAll(async () => {
  await shop.close();
  await sink.close();
});

const SUBJECT = 'Tilisi poistetaan, ellet kirjaudu sisään';
const find = (id: string) =>
  shop.platform.db
    .$extendTables<CustomerTables>()
    .selectFrom('customer')
    .select(['eraseAt', 'unusedSince', 'lastUsedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
const forget = () => shop.runJob('customers.forget');
/** Who was notified since the last call. */
async function takeAnnounced(): Promise<(string | undefined)[]> {
  const emails = await Promise.all(sink.emails.splice(0).map(({ raw }) => PostalMime.parse(raw)));
  return emails.filter(({ subject }) => subject === SUBJECT).map(({ to }) => to?.[0]?.address);
}
const signIn = (email: string) =>
  shop.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: CUSTOMER_PASSWORD },
  });

test('an account that nobody used for two years is announced once and removed a month later', async () => {
  const { id } = await addCustomer(shop, { email: 'unohtunut@example.fi' });
  shop.clock.advance(700 * DAY_MS);
  await forget();
  expect(await takeAnnounced()).toEqual([]);
  shop.clock.advance(32 * DAY_MS);
  await forget();
  await forget();
  expect(await takeAnnounced()).toEqual(['unohtunut@example.fi']);
  shop.clock.advance(30 * DAY_MS - 1);
  await forget();
  expect(await find(id)).toBeDefined();
  shop.clock.advance(1);
  await forget();
  expect(await find(id)).toBeUndefined();
});

test('signing in keeps the account, and use by a session counts as well', async () => {
  const { id, email } = await addCustomer(shop, { email: 'palaava@example.fi' });
  shop.clock.advance(732 * DAY_MS);
  await forget();
  expect(await takeAnnounced()).toEqual(['palaava@example.fi']);
  const { token } = (await signIn(email)).json();
  expect(await find(id)).toMatchObject({ eraseAt: null, unusedSince: null });
  shop.clock.advance(20 * DAY_MS);
  const headers = { authorization: `Bearer ${token}` };
  expect((await shop.app.inject({ url: '/api/auth/profile', headers })).statusCode).toBe(200);
  expect((await find(id))?.lastUsedAt).toEqual(shop.clock.now());
  shop.clock.advance(31 * DAY_MS);
  await forget();
  expect(await find(id)).toBeDefined();
});

test('a removal that the customer wished is not undone by signing in', async () => {
  const { id, email, headers } = await addCustomer(shop, { email: 'lahteva@example.fi' });
  const payload = { currentPassword: CUSTOMER_PASSWORD };
  await shop.app.inject({ method: 'DELETE', url: '/api/auth/profile', payload, headers });
  shop.clock.advance(2 * DAY_MS);
  await signIn(email);
  expect((await find(id))?.eraseAt).not.toBeNull();
});

test('an account with wheels on a shelf is in use, as is one with an appointment ahead', async () => {
  const owner = await addCustomer(shop, { email: 'sailyttava@example.fi' });
  const booker = await addCustomer(shop, { email: 'varaava@example.fi' });
  const staff = await shop.loginStaff();
  const set = {
    customerId: owner.id,
    ownerName: 'Esimerkkiasiakas',
    ownerPhone: '010 000 0000',
    season: 'summer',
    size: '205/55R16',
    shelf: 'A-1',
    dots: ['', '', '', ''],
    hasRims: true,
  };
  const taken = await shop.app.inject({
    method: 'POST',
    url: '/api/tyre-sets',
    payload: set,
    headers: staff,
  });
  expect(taken.statusCode, taken.body).toBe(201);
  shop.clock.advance(732 * DAY_MS);
  const start = `${shop.clock.now().toISOString().slice(0, 10)}T09:00:00.000Z`;
  const booking = {
    service: 'seasonChange',
    start: new Date(Date.parse(start) + 3 * DAY_MS).toISOString(),
    vehicleType: 'passenger',
    rim: 16,
    name: 'Esimerkkiasiakas',
    phone: '040 000 0000',
    customerId: booker.id,
  };
  const again = await shop.loginStaff();
  const booked = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/bookings',
    payload: booking,
    headers: again,
  });
  expect(booked.statusCode, booked.body).toBe(201);
  await forget();
  // The one of the test above has not come back for two years more.
  expect(await takeAnnounced()).toEqual(['palaava@example.fi']);
});

test('nobody is removed where no email goes out', async () => {
  const silent = await startMailingShop();
  await addCustomer(silent, { email: 'hiljainen@example.fi' });
  silent.clock.advance(800 * DAY_MS);
  await silent.runJob('customers.forget');
  expect(await silent.drainEmails()).toEqual([]);
  await silent.close();
});
