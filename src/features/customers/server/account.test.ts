import { afterAll, expect, test } from 'vitest';

import {
  addCustomer,
  CUSTOMER_PASSWORD,
  customerCalls,
  linkIn,
  startMailingShop,
  tokenIn,
} from '../../../../test/builders/customers.ts';
import { HOUR_MS, DAY_MS } from '../../../platform/contract/durations.ts';
import type { Passwords } from '../../../platform/server/auth/passwords.ts';
import { customerAnswers as answers, customerErrors as errors } from '../messages.ts';
import { customerPasswords } from './sign-in/passwords.ts';
import type { CustomerTables } from './store.ts';

const shop = await startMailingShop();
afterAll(() => shop.close());

const db = () => shop.platform.db.$extendTables<CustomerTables>();

const { call, post } = customerCalls(() => shop);

test('a customer registers, confirms by the mailed link and signs in', async () => {
  const answer = await post('/auth/register', { email: ' Liisa@Example.FI ', name: 'Liisa' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: answers.linkSent });
  const [email] = await shop.drainEmails();
  expect(email).toMatchObject({ subject: 'Viimeistele tilisi', to: [{ address: 'Liisa@example.fi' }] });
  const token = tokenIn(email);
  expect((await shop.app.inject(linkIn(email))).body).toContain('Valitse vielä salasana');
  await shop.app.inject({ method: 'HEAD', url: linkIn(email) });
  expect(await db().selectFrom('customer').selectAll().execute()).toEqual([]);
  expect(JSON.stringify(await db().selectFrom('customerEmail').selectAll().execute())).not.toContain(token);

  const short = await post('/auth/confirm', { token, password: 'lyhyt' });
  expect(short.statusCode).toBe(422);
  expect(short.json().errors[0].path).toBe('password');
  const confirmed = await post('/auth/confirm', { token, password: CUSTOMER_PASSWORD });
  expect(confirmed.statusCode).toBe(200);
  expect(confirmed.json()).toEqual({ message: answers.confirmed });
  const again = await post('/auth/confirm', { token, password: 'jonkun muun salasana' });
  expect(again.statusCode).toBe(422);
  expect(again.json().code).toBe('customer.link_invalid');

  const signedIn = await post('/auth/login', { email: 'LIISA@example.fi', password: CUSTOMER_PASSWORD });
  expect(signedIn.json()).toMatchObject({ user: { name: 'Liisa', email: 'Liisa@example.fi', version: 1 } });
  const headers = { authorization: `Bearer ${signedIn.json().token}` };
  expect((await call('GET', '/auth/profile', undefined, headers)).json()).toEqual(signedIn.json().user);
  const left = await call('POST', '/auth/logout', undefined, headers);
  expect(left.statusCode).toBe(204);
  expect(left.headers['clear-site-data']).toBe('"cache"');
  expect((await call('GET', '/auth/profile', undefined, headers)).statusCode).toBe(401);
});

test('a known and an unknown address get the same answer and leave the same rows', async () => {
  const { email } = await addCustomer(shop, { email: 'tuttu@example.fi' });
  for (const [path, extra] of [
    ['/auth/register', { name: 'Joku' }],
    ['/auth/forgot', {}],
  ] as const) {
    const known = await post(path, { email, ...extra });
    const unknown = await post(path, { email: 'vieras@example.fi', ...extra });
    expect(known.statusCode).toBe(unknown.statusCode);
    expect(known.body).toBe(unknown.body);
  }
  const emails = await shop.drainEmails();
  expect(emails.map(({ subject, to }) => `${to?.[0]?.address} ${subject}`).toSorted()).toEqual([
    'tuttu@example.fi Sinulla on jo tili',
    'tuttu@example.fi Valitse uusi salasana',
    'vieras@example.fi Viimeistele tilisi',
  ]);
  const count = (address: string) =>
    db().selectFrom('customerEmail').selectAll().where('email', '=', address).execute();
  expect((await count(email)).length).toBe((await count('vieras@example.fi')).length);
});

test('a typed name is in no email to an address that nobody has confirmed', async () => {
  const name = 'Voitit! https://huijaus.example';
  await post('/auth/register', { email: 'uhri@example.fi', name });
  const { headers } = await addCustomer(shop, { email: 'huijari@example.fi', name });
  const change = { email: 'toinen.uhri@example.fi', currentPassword: CUSTOMER_PASSWORD };
  await call('PUT', '/auth/profile', change, headers);
  const emails = await shop.drainEmails();
  expect(emails.map(({ to }) => to?.[0]?.address ?? '').toSorted()).toEqual([
    'toinen.uhri@example.fi',
    'uhri@example.fi',
  ]);
  expect(JSON.stringify(emails)).not.toContain('huijaus');
});

test('a known and an unknown address cost one hash each at sign-in', async () => {
  const { email } = await addCustomer(shop, { email: 'ajastettu@example.fi' });
  const work: string[] = [];
  const counting: Passwords = {
    takeTurn: (action) => action(),
    hash: async () => 'hash',
    isRight: async (password) => work.push(password) < 0,
  };
  const passwords = customerPasswords(shop.platform, db(), counting, async () => ['Liike']);
  for (const address of [email, 'kukaan@example.fi', 'ei osoite']) {
    expect(await passwords.check(address, 'wrong', '192.0.2.77')).toBeUndefined();
  }
  expect(work).toEqual(['wrong', 'wrong', 'wrong']);
});

test('a mailed link works once, for its time, and only for its purpose', async () => {
  const { email, headers } = await addCustomer(shop, { email: 'linkki@example.fi' });
  await post('/auth/forgot', { email });
  const token = tokenIn((await shop.drainEmails('Valitse uusi salasana'))[0]);
  const password = 'uusi pitkä salasana';
  expect((await post('/auth/confirm', { token, password })).statusCode).toBe(422);
  expect((await post('/auth/reset', { token: `${token.slice(0, -1)}_`, password })).statusCode).toBe(422);
  shop.clock.advance(HOUR_MS);
  expect((await post('/auth/reset', { token, password })).json().message).toBe(errors.linkInvalid);
  await post('/auth/forgot', { email });
  const fresh = tokenIn((await shop.drainEmails('Valitse uusi salasana'))[0]);
  expect((await post('/auth/reset', { token: fresh, password })).statusCode).toBe(200);
  expect((await post('/auth/reset', { token: fresh, password })).statusCode).toBe(422);
  expect((await call('GET', '/auth/profile', undefined, headers)).statusCode).toBe(401);
  expect((await post('/auth/login', { email, password: CUSTOMER_PASSWORD })).statusCode).toBe(401);
  expect((await post('/auth/login', { email, password })).statusCode).toBe(200);
});

test('links are limited for each mailbox and for each client', async () => {
  const { email: flooded } = await addCustomer(shop, { email: 'tulva@example.fi' });
  for (let time = 0; time < 3; time += 1) await post('/auth/forgot', { email: flooded });
  expect(await shop.drainEmails('Valitse uusi salasana')).toHaveLength(1);
  const from = (email: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/auth/forgot',
      payload: { email },
      remoteAddress: '203.0.113.9',
    });
  for (let time = 0; time < 10; time += 1) expect((await from(`a${time}@example.fi`)).statusCode).toBe(200);
  const refused = await from('b@example.fi');
  expect(refused.statusCode).toBe(429);
  expect(refused.json().code).toBe('customer.too_many_links');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
});

test('sign-in is refused after five wrong passwords', async () => {
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

test('a new link may follow a used one within the hour, five a day', async () => {
  const { email } = await addCustomer(shop, { email: 'unohtaja@example.fi' });
  for (let time = 0; time < 7; time += 1) {
    await post('/auth/forgot', { email });
    const emails = await shop.drainEmails('Valitse uusi salasana');
    expect(emails).toHaveLength(time < 5 ? 1 : 0);
    if (time >= 5) continue;
    const password = `salasana numero ${time}`;
    expect((await post('/auth/reset', { token: tokenIn(emails[0]), password })).statusCode).toBe(200);
  }
});

test('a session ends after 30 idle days', async () => {
  const { headers } = await addCustomer(shop, { email: 'istunto@example.fi' });
  shop.clock.advance(29 * DAY_MS);
  expect((await call('GET', '/auth/profile', undefined, headers)).statusCode).toBe(200);
  shop.clock.advance(30 * DAY_MS);
  expect((await call('GET', '/auth/profile', undefined, headers)).statusCode).toBe(401);
});
