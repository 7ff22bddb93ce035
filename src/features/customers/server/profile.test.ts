import { afterAll, expect, test } from 'vitest';

import {
  addCustomer,
  CUSTOMER_PASSWORD,
  customerCalls,
  startMailingShop,
  tokenIn,
} from '../../../../test/builders/customers.ts';
import { DAY_MS } from '../../../platform/contract/durations.ts';
import type { SubscriberTables } from '../../subscribers/server/store.ts';
import type { CustomerTables } from './store.ts';

const shop = await startMailingShop();
afterAll(() => shop.close());

const CONFIRMED = { currentPassword: CUSTOMER_PASSWORD };

const db = () => shop.platform.db.$extendTables<CustomerTables & SubscriberTables>();

const { call, post } = customerCalls(() => shop);

test('a sent language is ignored, and none is stored', async () => {
  const { headers } = await addCustomer(shop, { email: 'kieli@example.fi' });
  const before = (await call('GET', '/auth/profile', undefined, headers)).json();
  expect(before).not.toHaveProperty('language');
  const answer = await call('PUT', '/auth/profile', { language: 'sv' }, headers);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(before);
  expect((await call('GET', '/auth/export', undefined, headers)).body).not.toContain('language');
});

test('a profile is changed field by field, and no other field can be sent', async () => {
  const { id, headers } = await addCustomer(shop, { email: 'profiili@example.fi' });
  const put = (payload: object) => call('PUT', '/auth/profile', payload, headers);
  const changed = await put({
    name: ' Pentti ',
    phone: '040 1234567',
    address: 'Katu 1',
    version: 1,
  });
  expect(changed.json()).toMatchObject({
    _id: id,
    name: 'Pentti',
    phone: '040 1234567',
    version: 2,
  });
  expect((await put({ ...changed.json(), _id: 'other', name: 'Pentti II' })).json()).toMatchObject({
    _id: id,
    version: 3,
  });
  for (const payload of [{ role: 'admin' }, { isOwner: true }, { passwordHash: 'x' }, { name: '' }]) {
    expect((await put(payload)).statusCode).toBe(422);
  }
  const stale = await put({ name: 'Vanha', version: 1 });
  expect(stale.statusCode).toBe(409);
  expect(stale.json().current.name).toBe('Pentti II');
  const moving = { email: 'pentti2@example.fi', currentPassword: CUSTOMER_PASSWORD, version: 1 };
  expect((await put(moving)).json()).toMatchObject({
    code: 'conflict.stale',
    current: { pendingEmail: null },
  });
  expect(await shop.drainEmails()).toEqual([]);
});

test('many changes of an older profile at once are refused, and hold up nobody', async () => {
  const { headers } = await addCustomer(shop, { email: 'monta@example.fi' });
  const put = (payload: object) => call('PUT', '/auth/profile', payload, headers);
  await put({ name: 'Uudempi', version: 1 });
  const answers = await Promise.all(Array.from({ length: 30 }, () => put({ name: 'Vanha', version: 1 })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 409));
});

test('a new address needs the password and counts once its owner has confirmed it', async () => {
  const { email, headers } = await addCustomer(shop, { email: 'vanha@example.fi' });
  await call('PUT', '/auth/profile', { newsletter: true }, headers);
  const put = (payload: object) => call('PUT', '/auth/profile', payload, headers);
  expect((await put({ email: 'uusi@example.fi' })).statusCode).toBe(422);
  expect((await put({ email: 'uusi@example.fi', currentPassword: 'wrong' })).json().code).toBe(
    'customer.wrong_password',
  );
  const saved = await put({ email: 'uusi@example.fi', currentPassword: CUSTOMER_PASSWORD });
  expect(saved.json()).toMatchObject({ email, pendingEmail: 'uusi@example.fi' });
  const [confirmation] = await shop.drainEmails();
  expect((await post('/auth/confirm', { token: tokenIn(confirmation) })).statusCode).toBe(200);
  expect((await call('GET', '/auth/profile', undefined, headers)).json()).toMatchObject({
    email: 'uusi@example.fi',
    pendingEmail: null,
    newsletter: true,
  });
  const [notice] = await shop.drainEmails();
  expect(notice).toMatchObject({ subject: 'Tilisi sähköpostiosoite on vaihdettu', to: [{ address: email }] });

  await addCustomer(shop, { email: 'varattu@example.fi' });
  const taken = await put({ email: 'varattu@example.fi', currentPassword: CUSTOMER_PASSWORD });
  expect(taken.statusCode).toBe(200);
  const [known] = await shop.drainEmails();
  expect(known).toMatchObject({ subject: 'Sinulla on jo tili', to: [{ address: 'varattu@example.fi' }] });
});

test('a repeated change of address leaves its link valid, and one too soon is refused', async () => {
  const { headers } = await addCustomer(shop, { email: 'muuttaja@example.fi' });
  const move = (email: string) =>
    call('PUT', '/auth/profile', { email, currentPassword: CUSTOMER_PASSWORD }, headers);
  await move('muutto@example.fi');
  const [first] = await shop.drainEmails();
  expect((await move('Muutto@example.fi')).json()).toMatchObject({ pendingEmail: 'muutto@example.fi' });
  expect(await shop.drainEmails()).toEqual([]);

  expect((await move('toinen@example.fi')).statusCode).toBe(200);
  const [second] = await shop.drainEmails();
  const refused = await move('muutto@example.fi');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe('customer.address_waits');
  const profile = await call('GET', '/auth/profile', undefined, headers);
  expect(profile.json().pendingEmail).toBe('toinen@example.fi');
  expect((await post('/auth/confirm', { token: tokenIn(first) })).statusCode).toBe(422);
  expect((await post('/auth/confirm', { token: tokenIn(second) })).statusCode).toBe(200);
  expect((await shop.drainEmails())[0]).toMatchObject({ to: [{ address: 'muuttaja@example.fi' }] });
});

test('subscribing on the account stores proof of consent', async () => {
  const { email, headers } = await addCustomer(shop, { email: 'kirje@example.fi' });
  expect((await call('PUT', '/auth/profile', { newsletter: true }, headers)).json().newsletter).toBe(true);
  const consents = () =>
    db()
      .selectFrom('subscriberConsent')
      .innerJoin('subscriber', 'subscriber.id', 'subscriberId')
      .select(['act', 'place', 'textVersion'])
      .where('email', '=', email)
      .orderBy('at')
      .orderBy('subscriberConsent.id')
      .execute();
  expect((await consents()).map(({ act, place }) => `${act} ${place}`).toSorted()).toEqual([
    'asked account',
    'confirmed account',
  ]);
  expect((await call('PUT', '/auth/profile', { newsletter: false }, headers)).json().newsletter).toBe(false);
  expect((await consents()).map(({ act }) => act)).toContain('cancelled');
});

test('a new password needs the present one and ends the other sessions', async () => {
  const { email, headers } = await addCustomer(shop, { email: 'salasana@example.fi' });
  const other = await post('/auth/login', { email, password: CUSTOMER_PASSWORD });
  const change = (payload: object) => call('PUT', '/auth/password', payload, headers);
  const newPassword = 'toinen pitkä salasana';
  expect((await change({ currentPassword: 'wrong', newPassword })).statusCode).toBe(422);
  expect((await change({ currentPassword: CUSTOMER_PASSWORD, newPassword: email })).statusCode).toBe(422);
  expect((await change({ currentPassword: CUSTOMER_PASSWORD, newPassword })).statusCode).toBe(204);
  expect((await call('GET', '/auth/profile', undefined, headers)).statusCode).toBe(200);
  const elsewhere = { authorization: `Bearer ${other.json().token}` };
  expect((await call('GET', '/auth/profile', undefined, elsewhere)).statusCode).toBe(401);
});

test('an account is removed a week after the request, unless it is cancelled', async () => {
  const { id, email, headers } = await addCustomer(shop, { email: 'lahtija@example.fi' });
  await call('PUT', '/auth/profile', { newsletter: true }, headers);
  const signIn = async () => {
    const { token, user } = (await post('/auth/login', { email, password: CUSTOMER_PASSWORD })).json();
    return { user, headers: { authorization: `Bearer ${token}` } };
  };
  const eraseAt = new Date(shop.clock.now().getTime() + 7 * DAY_MS).toISOString();
  expect((await call('DELETE', '/auth/profile', CONFIRMED, headers)).json()).toEqual({ eraseAt });
  expect((await call('GET', '/auth/profile', undefined, headers)).statusCode).toBe(401);
  expect(await shop.drainEmails('Tilisi poistetaan viikon päästä')).toHaveLength(1);
  const back = await signIn();
  expect(back.user.eraseAt).toBe(eraseAt);
  shop.clock.advance(DAY_MS);
  expect((await call('DELETE', '/auth/profile', CONFIRMED, back.headers)).json()).toEqual({ eraseAt });
  back.headers = (await signIn()).headers;
  expect((await call('POST', '/auth/keep', undefined, back.headers)).json().eraseAt).toBeNull();

  await call('DELETE', '/auth/profile', CONFIRMED, back.headers);
  shop.clock.advance(7 * DAY_MS - 1);
  await shop.runJob('customers.forget');
  expect(await find(id)).toBeDefined();
  shop.clock.advance(1);
  await shop.runJob('customers.forget');
  expect(await find(id)).toBeUndefined();
  expect(await db().selectFrom('subscriber').selectAll().where('email', '=', email).execute()).toEqual([]);
  expect(await db().selectFrom('customerEmail').selectAll().where('email', '=', email).execute()).toEqual([]);
  expect((await post('/auth/login', { email, password: CUSTOMER_PASSWORD })).statusCode).toBe(401);
});

test('everything stored of a customer is exported as one file', async () => {
  const { email, headers } = await addCustomer(shop, { email: 'vienti@example.fi' });
  await call('PUT', '/auth/profile', { newsletter: true }, headers);
  await post('/vehicles', { name: 'Corolla', plate: 'abc123', summerSize: '205 55 16' }, headers);
  const enquiry = {
    kind: 'rims',
    name: 'Asiakas',
    email: email.toUpperCase(),
    message: 'Sopivatko vanteet?',
  };
  expect((await post('/enquiries', enquiry)).statusCode).toBe(201);
  const answer = await call('GET', '/auth/export', undefined, headers);
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="omat-tiedot.json"',
    'cache-control': 'no-store',
  });
  expect(answer.json()).toMatchObject({
    account: { email },
    sessions: [{ createdAt: expect.any(String), lastSeenAt: expect.any(String) }],
    vehicles: [{ name: 'Corolla', plate: 'ABC-123', summerSize: '205/55R16' }],
    newsletter: { status: 'subscribed' },
    enquiries: [{ message: 'Sopivatko vanteet?' }],
  });
  expect(answer.body).not.toContain('argon2');
});

function find(id: string) {
  return db().selectFrom('customer').select('id').where('id', '=', id).executeTakeFirst();
}
