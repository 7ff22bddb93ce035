import { afterAll, expect, test } from 'vitest';

import {
  addCustomer,
  CUSTOMER_PASSWORD,
  startMailingShop,
  tokenIn,
} from '../../../../../test/builders/customers.ts';
import type { AttemptTables } from '../../../../platform/server/auth/attempts-store.ts';
import { sha256 } from '../../../../platform/server/auth/tokens.ts';

let client = 0;
const shop = await startMailingShop();
afterAll(() => shop.close());

function post(path: string, payload: object, remoteAddress = '198.51.100.1') {
  return shop.app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress });
}

test('a new password by the mailed link makes known where it was chosen', async () => {
  const { email } = await addCustomer(shop, { email: 'arvailtu@example.fi' });
  const known = shop.platform.db.$extendTables<AttemptTables>().selectFrom('signInNetwork').select('place');
  await post('/auth/login', { email, password: CUSTOMER_PASSWORD });
  const [before] = await known.where('accountKey', '=', sha256(`customer:${email}`)).execute();
  expect(before).toBeTruthy();
  await post('/auth/forgot', { email });
  const token = tokenIn((await shop.drainEmails('Valitse uusi salasana'))[0]);
  const answer = await post('/auth/reset', { token, password: 'uusi pitkä salasana' }, '198.51.100.99');
  expect(answer.statusCode).toBe(200);
  const after = await known.where('accountKey', '=', sha256(`customer:${email}`)).execute();
  expect(after).toHaveLength(1);
  expect(after).not.toEqual([before]);
});

test.each(['1234567890', 'salasana12', 'osoite.example', 'Arto-Arvattava1'])(
  'a customer never gets the password %s, by a link or by hand',
  async (password) => {
    client += 1;
    const name = 'Arto Arvattava';
    const { email, headers } = await addCustomer(shop, {
      email: `arvattava.osoite@${client}.example.fi`,
      name,
    });
    const refused = (path: string) => ({
      code: 'customer.bad_password',
      errors: [{ path, message: expect.stringContaining('helppo arvata') }],
    });
    await post('/auth/forgot', { email });
    const [link] = await shop.drainEmails('Valitse uusi salasana');
    const reset = await post('/auth/reset', { token: tokenIn(link), password });
    expect(reset.json()).toMatchObject(refused('password'));
    await post('/auth/register', { email: `uusi.${email}`, name });
    const [welcome] = await shop.drainEmails('Viimeistele tilisi');
    const made = await post('/auth/confirm', { token: tokenIn(welcome), password });
    expect(made.json()).toMatchObject(refused('password'));
    const changed = await shop.app.inject({
      method: 'PUT',
      url: '/api/auth/password',
      headers,
      payload: { currentPassword: CUSTOMER_PASSWORD, newPassword: password },
    });
    expect(changed.json()).toMatchObject(refused('newPassword'));
  },
);

test('a customer is removed with the password, not with the session alone', async () => {
  const { email, headers } = await addCustomer(shop, { email: 'varastettu@example.fi' });
  const erase = (payload?: object) =>
    shop.app.inject({ method: 'DELETE', url: '/api/auth/profile', headers, ...(payload && { payload }) });
  expect((await erase()).statusCode).toBe(422);
  expect((await erase({ currentPassword: 'arvaus' })).json()).toMatchObject({
    code: 'customer.wrong_password',
    errors: [{ path: 'currentPassword' }],
  });
  const { token } = (await post('/auth/login', { email, password: CUSTOMER_PASSWORD })).json();
  const profile = await shop.app.inject({
    url: '/api/auth/profile',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(profile.json().eraseAt).toBeNull();
});
