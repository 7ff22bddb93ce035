import { afterAll, expect, test } from 'vitest';

import {
  addCustomer,
  CUSTOMER_PASSWORD,
  customerCalls,
  startMailingShop,
} from '../../../../../test/builders/customers.ts';

const shop = await startMailingShop();
afterAll(() => shop.close());

const { call, post } = customerCalls(() => shop);

async function signedInTwice(email: string) {
  const here = (await addCustomer(shop, { email })).headers;
  const answer = await post('/auth/login', { email, password: CUSTOMER_PASSWORD });
  return { here, elsewhere: { authorization: `Bearer ${answer.json().token}` } };
}

const statusOf = async (headers: { authorization: string }) =>
  (await call('GET', '/auth/profile', undefined, headers)).statusCode;

test('a customer sees where they are signed in, and ends one session or all others', async () => {
  const { here, elsewhere } = await signedInTwice('liisa@example.fi');
  const list = async () => (await call('GET', '/auth/sessions', undefined, here)).json();
  const [current, other] = await list();
  expect([current.isCurrent, other.isCurrent]).toEqual([true, false]);
  expect(current.network).toBe('127.0.0.0/24');
  expect((await call('DELETE', `/auth/sessions/${other._id}`, undefined, here)).statusCode).toBe(204);
  expect([await statusOf(here), await statusOf(elsewhere)]).toEqual([200, 401]);

  const password = { email: 'liisa@example.fi', password: CUSTOMER_PASSWORD };
  const third = { authorization: `Bearer ${(await post('/auth/login', password)).json().token}` };
  expect((await call('POST', '/auth/logout-elsewhere', undefined, here)).statusCode).toBe(204);
  expect([await statusOf(here), await statusOf(third)]).toEqual([200, 401]);
  expect(await list()).toHaveLength(1);
});

test('a customer ends no session of another', async () => {
  const { here } = await signedInTwice('matti@example.fi');
  const { headers } = await addCustomer(shop, { email: 'teppo@example.fi' });
  const [{ _id: id }] = (await call('GET', '/auth/sessions', undefined, here)).json();
  const refused = await call('DELETE', `/auth/sessions/${id}`, undefined, headers);
  expect(refused.statusCode).toBe(404);
  expect(refused.json().code).toBe('customer.session_not_found');
  expect(await statusOf(here)).toBe(200);
});
