import { afterAll, expect, test } from 'vitest';

import {
  addCustomer,
  CUSTOMER_PASSWORD,
  startMailingShop,
  tokenIn,
} from '../../../../../test/builders/customers.ts';

const shop = await startMailingShop();
afterAll(() => shop.close());

const post = (path: string, payload: object, remoteAddress = '127.0.0.1') =>
  shop.app.inject({ method: 'POST', url: `/api${path}`, payload, remoteAddress });

async function sent() {
  return (await shop.drainEmails()).map(({ subject, text = '', to }) => ({
    subject,
    text,
    to: to?.[0]?.address,
  }));
}

test('a customer gets an email of a sign-in from elsewhere, with device, network and time', async () => {
  const email = 'liisa@example.fi';
  await addCustomer(shop, { email, name: 'Liisa' });
  expect(await sent()).toEqual([]);
  const credentials = { email, password: CUSTOMER_PASSWORD };
  await post('/auth/login', credentials);
  expect(await sent()).toEqual([]);
  await post('/auth/login', credentials, '198.51.100.4');
  const [notice, ...others] = await sent();
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ to: email, subject: 'Tilillesi kirjauduttiin uudelta laitteelta' });
  expect(notice?.text).toContain('Verkko 198.51.100.x\n');
  expect(notice?.text).not.toContain('tunnus=');
  await post('/auth/login', credentials, '198.51.100.5');
  expect(await sent()).toEqual([]);
});

test('a customer gets an email of another password, by hand and by the mailed link', async () => {
  const email = 'matti@example.fi';
  const { headers } = await addCustomer(shop, { email });
  const payload = { currentPassword: CUSTOMER_PASSWORD, newPassword: 'kolme hirveä suolla' };
  await shop.app.inject({ method: 'PUT', url: '/api/auth/password', headers, payload });
  const about = { to: email, subject: 'Tilisi salasana on vaihdettu' };
  expect(await sent()).toMatchObject([about]);
  await post('/auth/forgot', { email });
  const token = tokenIn((await shop.drainEmails())[0]);
  expect((await post('/auth/reset', { token, password: 'neljä hirveä suolla' })).statusCode).toBe(200);
  expect(await sent()).toMatchObject([about]);
});
