import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  addCustomer,
  CUSTOMER_PASSWORD,
  linkIn,
  startMailingShop,
  tokenIn,
} from '../../../../test/builders/customers.ts';
import type { SubscriberTables } from '../../subscribers/server/store.ts';
import { DAY_MS, HOUR_MS } from '../customer-limits.ts';
import { customerAnswers as answers, customerErrors as errors } from '../messages.ts';
import { customerPasswords } from './passwords.ts';
import type { CustomerTables } from './store.ts';

let shop: Awaited<ReturnType<typeof startMailingShop>>;
let client = 0;
beforeAll(async () => {
  shop = await startMailingShop();
});
afterAll(() => shop.close());

const db = () => shop.platform.db.$extendTables<CustomerTables & SubscriberTables>();

/** Every call from another network, so that only the tests of limits meet them. */
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: object = {},
) =>
  shop.app.inject({
    method,
    url: `/api${path}`,
    remoteAddress: `198.18.${(client += 1) >> 8}.${client & 255}`,
    headers: { ...headers },
    ...(payload && { payload }),
  });
const post = (path: string, payload: object, headers?: object) => call('POST', path, payload, headers);

test('a customer registers, confirms by the link of the letter and signs in', async () => {
  const asked = await post('/auth/register', { email: ' Liisa@Example.FI ', name: 'Liisa' });
  expect([asked.statusCode, asked.json()]).toEqual([200, { message: answers.linkSent }]);
  const [letter] = await shop.takeLetters();
  expect(letter).toMatchObject({ subject: 'Viimeistele tilisi', to: [{ address: 'Liisa@example.fi' }] });
  const token = tokenIn(letter);
  expect((await shop.app.inject(linkIn(letter))).body).toContain('Valitse vielä salasana');
  await shop.app.inject({ method: 'HEAD', url: linkIn(letter) });
  expect(await db().selectFrom('customer').selectAll().execute()).toEqual([]);
  expect(JSON.stringify(await db().selectFrom('customer_letter').selectAll().execute())).not.toContain(token);

  const short = await post('/auth/confirm', { token, password: 'lyhyt' });
  expect([short.statusCode, short.json().errors[0].path]).toEqual([422, 'password']);
  const confirmed = await post('/auth/confirm', { token, password: CUSTOMER_PASSWORD });
  expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { message: answers.confirmed }]);
  const again = await post('/auth/confirm', { token, password: 'jonkun muun salasana' });
  expect([again.statusCode, again.json().code]).toEqual([422, 'customer.link_invalid']);

  const signedIn = await post('/auth/login', { email: 'LIISA@example.fi', password: CUSTOMER_PASSWORD });
  expect(signedIn.json()).toMatchObject({ user: { name: 'Liisa', email: 'Liisa@example.fi', version: 1 } });
  const headers = { authorization: `Bearer ${signedIn.json().token}` };
  expect((await call('GET', '/auth/profile', undefined, headers)).json()).toEqual(signedIn.json().user);
  expect((await call('POST', '/auth/logout', undefined, headers)).statusCode).toBe(204);
  expect((await call('GET', '/auth/profile', undefined, headers)).statusCode).toBe(401);
});

test('asking with a known and an unknown address answers the same and leaves the same rows', async () => {
  const { email } = await addCustomer(shop, { email: 'tuttu@example.fi' });
  for (const [path, extra] of [
    ['/auth/register', { name: 'Joku' }],
    ['/auth/forgot', {}],
  ] as const) {
    const known = await post(path, { email, ...extra });
    const unknown = await post(path, { email: 'vieras@example.fi', ...extra });
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
  }
  const letters = await shop.takeLetters();
  expect(letters.map(({ subject, to }) => `${to?.[0]?.address} ${subject}`).toSorted()).toEqual([
    'tuttu@example.fi Sinulla on jo tili',
    'tuttu@example.fi Valitse uusi salasana',
    'vieras@example.fi Viimeistele tilisi',
  ]);
  const count = (address: string) =>
    db().selectFrom('customer_letter').selectAll().where('email', '=', address).execute();
  expect((await count(email)).length).toBe((await count('vieras@example.fi')).length);
});

test('what a stranger types as a name is in no letter to an address that nobody has confirmed', async () => {
  const name = 'Voitit! https://huijaus.example';
  await post('/auth/register', { email: 'uhri@example.fi', name });
  const { headers } = await addCustomer(shop, { email: 'huijari@example.fi', name });
  const change = { email: 'toinen.uhri@example.fi', currentPassword: CUSTOMER_PASSWORD };
  await call('PUT', '/auth/profile', change, headers);
  const letters = await shop.takeLetters();
  expect(letters.map(({ to }) => to?.[0]?.address ?? '').toSorted()).toEqual([
    'toinen.uhri@example.fi',
    'uhri@example.fi',
  ]);
  expect(JSON.stringify(letters)).not.toContain('huijaus');
});

test('a known and an unknown address cost one hash each at sign-in', async () => {
  const { email } = await addCustomer(shop, { email: 'ajastettu@example.fi' });
  const work: string[] = [];
  const passwords = customerPasswords(shop.platform, db(), {
    takeTurn: (action) => action(),
    hash: async () => 'hash',
    isRight: async (password) => {
      work.push(password);
      return false;
    },
  });
  for (const address of [email, 'kukaan@example.fi', 'ei osoite']) {
    expect(await passwords.check(address, 'wrong', '192.0.2.77')).toBeUndefined();
  }
  expect(work).toEqual(['wrong', 'wrong', 'wrong']);
});

test('a mailed link is good once, for its time, and only for its purpose', async () => {
  const { email, headers } = await addCustomer(shop, { email: 'linkki@example.fi' });
  await post('/auth/forgot', { email });
  const token = tokenIn((await shop.takeLetters())[0]);
  const password = 'uusi pitkä salasana';
  expect((await post('/auth/confirm', { token, password })).statusCode).toBe(422);
  expect((await post('/auth/reset', { token: `${token.slice(0, -1)}_`, password })).statusCode).toBe(422);
  shop.clock.advance(HOUR_MS);
  expect((await post('/auth/reset', { token, password })).json().message).toBe(errors.linkInvalid);
  await post('/auth/forgot', { email });
  const fresh = tokenIn((await shop.takeLetters())[0]);
  expect((await post('/auth/reset', { token: fresh, password })).statusCode).toBe(200);
  expect((await post('/auth/reset', { token: fresh, password })).statusCode).toBe(422);
  expect((await call('GET', '/auth/profile', undefined, headers)).statusCode).toBe(401);
  expect((await post('/auth/login', { email, password: CUSTOMER_PASSWORD })).statusCode).toBe(401);
  expect((await post('/auth/login', { email, password })).statusCode).toBe(200);
});

test('nobody floods a mailbox or the shop with links', async () => {
  const { email: flooded } = await addCustomer(shop, { email: 'tulva@example.fi' });
  for (let time = 0; time < 3; time += 1) await post('/auth/forgot', { email: flooded });
  expect(await shop.takeLetters()).toHaveLength(1);
  const from = (email: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/auth/forgot',
      payload: { email },
      remoteAddress: '203.0.113.9',
    });
  for (let time = 0; time < 10; time += 1) expect((await from(`a${time}@example.fi`)).statusCode).toBe(200);
  const refused = await from('b@example.fi');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'customer.too_many_links']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
});

test('wrong passwords are counted as those of staff', async () => {
  const { email } = await addCustomer(shop, { email: 'arvattu@example.fi' });
  const guess = (password: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password },
      remoteAddress: '203.0.113.20',
    });
  for (let time = 0; time < 5; time += 1) expect((await guess('wrong')).statusCode).toBe(401);
  expect((await guess(CUSTOMER_PASSWORD)).statusCode).toBe(429);
});

test('a profile is changed field by field, and nothing else of it', async () => {
  const { id, headers } = await addCustomer(shop, { email: 'profiili@example.fi' });
  const put = (payload: object) => call('PUT', '/auth/profile', payload, headers);
  const changed = await put({
    name: ' Pentti ',
    phone: '040 1234567',
    address: 'Katu 1',
    language: 'sv',
    version: 1,
  });
  expect(changed.json()).toMatchObject({
    _id: id,
    name: 'Pentti',
    phone: '040 1234567',
    language: 'sv',
    version: 2,
  });
  expect((await put({ ...changed.json(), _id: 'other', name: 'Pentti II' })).json()).toMatchObject({
    _id: id,
    version: 3,
  });
  for (const payload of [
    { role: 'admin' },
    { isOwner: true },
    { password_hash: 'x' },
    { name: '' },
    { language: 'xx' },
  ]) {
    expect((await put(payload)).statusCode).toBe(422);
  }
  const stale = await put({ name: 'Vanha', version: 1 });
  expect([stale.statusCode, stale.json().current.name]).toEqual([409, 'Pentti II']);
  const moving = { email: 'pentti2@example.fi', currentPassword: CUSTOMER_PASSWORD, version: 1 };
  expect((await put(moving)).json()).toMatchObject({
    code: 'conflict.stale',
    current: { pendingEmail: null },
  });
  expect(await shop.takeLetters()).toEqual([]);
});

test('a new address needs the password and counts once its owner has confirmed it', async () => {
  const { email, headers } = await addCustomer(shop, { email: 'vanha@example.fi' });
  await call('PUT', '/auth/profile', { newsletter: true }, headers);
  const put = (payload: object) => call('PUT', '/auth/profile', payload, headers);
  expect((await put({ email: 'uusi@example.fi' })).statusCode).toBe(422);
  expect((await put({ email: 'uusi@example.fi', currentPassword: 'wrong' })).json().code).toBe(
    'customer.wrong_password',
  );
  const asked = await put({ email: 'uusi@example.fi', currentPassword: CUSTOMER_PASSWORD });
  expect(asked.json()).toMatchObject({ email, pendingEmail: 'uusi@example.fi' });
  const [letter] = await shop.takeLetters();
  expect((await post('/auth/confirm', { token: tokenIn(letter) })).statusCode).toBe(200);
  expect((await call('GET', '/auth/profile', undefined, headers)).json()).toMatchObject({
    email: 'uusi@example.fi',
    pendingEmail: null,
    newsletter: true,
  });
  const [notice] = await shop.takeLetters();
  expect(notice).toMatchObject({ subject: 'Tilisi sähköpostiosoite on vaihdettu', to: [{ address: email }] });

  const taken = await put({ email: 'linkki@example.fi', currentPassword: CUSTOMER_PASSWORD });
  expect(taken.statusCode).toBe(200);
  const [known] = await shop.takeLetters();
  expect(known).toMatchObject({ subject: 'Sinulla on jo tili', to: [{ address: 'linkki@example.fi' }] });
});

test('a link that was used up or ended by its owner is followed by a new one within the hour', async () => {
  const { email } = await addCustomer(shop, { email: 'unohtaja@example.fi' });
  for (let time = 0; time < 7; time += 1) {
    await post('/auth/forgot', { email });
    const letters = await shop.takeLetters();
    expect(letters).toHaveLength(time < 5 ? 1 : 0);
    if (time >= 5) continue;
    const password = `salasana numero ${time}`;
    expect((await post('/auth/reset', { token: tokenIn(letters[0]), password })).statusCode).toBe(200);
  }
});

test('the same new address asked for again keeps its link, and one that would get none is refused', async () => {
  const { headers } = await addCustomer(shop, { email: 'muuttaja@example.fi' });
  const move = (email: string) =>
    call('PUT', '/auth/profile', { email, currentPassword: CUSTOMER_PASSWORD }, headers);
  await move('muutto@example.fi');
  const [first] = await shop.takeLetters();
  expect((await move('Muutto@example.fi')).json()).toMatchObject({ pendingEmail: 'muutto@example.fi' });
  expect(await shop.takeLetters()).toEqual([]);

  expect((await move('toinen@example.fi')).statusCode).toBe(200);
  const [second] = await shop.takeLetters();
  const refused = await move('muutto@example.fi');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'customer.address_waits']);
  const profile = await call('GET', '/auth/profile', undefined, headers);
  expect(profile.json().pendingEmail).toBe('toinen@example.fi');
  expect((await post('/auth/confirm', { token: tokenIn(first) })).statusCode).toBe(422);
  expect((await post('/auth/confirm', { token: tokenIn(second) })).statusCode).toBe(200);
  expect((await shop.takeLetters())[0]).toMatchObject({ to: [{ address: 'muuttaja@example.fi' }] });
});

test('the newsletter chosen on the account has its proof of consent', async () => {
  const { email, headers } = await addCustomer(shop, { email: 'kirje@example.fi' });
  expect((await call('PUT', '/auth/profile', { newsletter: true }, headers)).json().newsletter).toBe(true);
  const consents = () =>
    db()
      .selectFrom('subscriber_consent')
      .innerJoin('subscriber', 'subscriber.id', 'subscriber_id')
      .select(['act', 'place', 'text_version'])
      .where('email', '=', email)
      .orderBy('at')
      .orderBy('subscriber_consent.id')
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

test('an account goes a week after it was asked for, unless its owner regrets', async () => {
  const { id, email, headers } = await addCustomer(shop, { email: 'lahtija@example.fi' });
  await call('PUT', '/auth/profile', { newsletter: true }, headers);
  const signIn = async () => {
    const { token, user } = (await post('/auth/login', { email, password: CUSTOMER_PASSWORD })).json();
    return { user, headers: { authorization: `Bearer ${token}` } };
  };
  const eraseAt = new Date(shop.clock.now().getTime() + 7 * DAY_MS).toISOString();
  expect((await call('DELETE', '/auth/profile', undefined, headers)).json()).toEqual({ eraseAt });
  expect((await call('GET', '/auth/profile', undefined, headers)).statusCode).toBe(401);
  expect((await shop.takeLetters())[0]).toMatchObject({ subject: 'Tilisi poistetaan viikon päästä' });
  const back = await signIn();
  expect(back.user.eraseAt).toBe(eraseAt);
  shop.clock.advance(DAY_MS);
  expect((await call('DELETE', '/auth/profile', undefined, back.headers)).json()).toEqual({ eraseAt });
  back.headers = (await signIn()).headers;
  expect((await call('POST', '/auth/keep', undefined, back.headers)).json().eraseAt).toBeNull();

  await call('DELETE', '/auth/profile', undefined, back.headers);
  shop.clock.advance(7 * DAY_MS - 1);
  await forget();
  expect(await find(id)).toBeDefined();
  shop.clock.advance(1);
  await forget();
  expect(await find(id)).toBeUndefined();
  expect(await db().selectFrom('subscriber').selectAll().where('email', '=', email).execute()).toEqual([]);
  expect(await db().selectFrom('customer_letter').selectAll().where('email', '=', email).execute()).toEqual(
    [],
  );
  expect((await post('/auth/login', { email, password: CUSTOMER_PASSWORD })).statusCode).toBe(401);
});

test('everything that is kept of a customer is one file', async () => {
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

test('a session ends by rest and by age', async () => {
  const { email, headers } = await addCustomer(shop, { email: 'istunto@example.fi' });
  shop.clock.advance(29 * DAY_MS);
  expect((await call('GET', '/auth/profile', undefined, headers)).statusCode).toBe(200);
  shop.clock.advance(30 * DAY_MS);
  expect((await call('GET', '/auth/profile', undefined, headers)).statusCode).toBe(401);
  expect(email).toBeTruthy();
});

function find(id: string) {
  return db().selectFrom('customer').select('id').where('id', '=', id).executeTakeFirst();
}

async function forget(): Promise<void> {
  await shop.features.all
    .flatMap(({ jobs }) => jobs ?? [])
    .find(({ name }) => name === 'customers.forget')
    ?.perform({
      jobId: 'test',
      data: {},
      attempt: 1,
      signal: new AbortController().signal,
      progress: () => {},
      log: shop.platform.log,
    });
}
