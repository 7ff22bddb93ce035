import { afterAll, expect, test } from 'vitest';

import { testPasskey, type TestPasskey } from '../../../../../test/authenticator.ts';
import {
  addCustomer,
  customerCalls,
  PUBLIC_URL,
  startMailingShop,
  tokenIn,
} from '../../../../../test/builders/customers.ts';
import { proven, sessionHeaders, type SessionHeaders } from '../../../../../test/session-headers.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';

const shop = await startMailingShop();
afterAll(() => shop.close());

const { call, post } = customerCalls(() => shop);
const OPTIONS = '/auth/passkeys/options';
const PROOF = '/auth/login/passkey/proof';

async function begunBy(headers: SessionHeaders, passkey: TestPasskey) {
  const begun = await call('POST', OPTIONS, undefined, headers);
  expect(begun.statusCode).toBe(200);
  return { stepToken: begun.json().stepToken, passkey: passkey.create(begun.json().passkey) };
}

async function withPasskey(email: string) {
  const customer = await addCustomer(shop, { email });
  const passkey = testPasskey({ origin: PUBLIC_URL });
  const added = await post('/auth/passkeys', await begunBy(customer.headers, passkey), {
    ...customer.headers,
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  });
  expect(added.statusCode).toBe(204);
  return { ...customer, passkey };
}

async function signedBy(passkey: TestPasskey, counter?: number) {
  const begun = (await call('POST', '/auth/login/passkey')).json();
  return { stepToken: begun.stepToken, passkey: passkey.sign(begun.passkey, counter) };
}

test('the use of a passkey that does not count is noted of that passkey alone', async () => {
  const [one, other] = [await withPasskey('yksi@example.fi'), await withPasskey('kaksi@example.fi')];
  const answer = await post(PROOF, await signedBy(other.passkey, 0));
  expect(answer.json().user).toMatchObject({ email: other.email });
  const { passkeys } = (await call('GET', '/auth/passkeys', undefined, one.headers)).json();
  expect(passkeys).toMatchObject([{ lastUsedAt: null }]);
});

test('a customer signs in with a passkey alone, which counts as the password typed', async () => {
  const { email, passkey } = await withPasskey('avain@example.fi');
  const answer = await post(PROOF, await signedBy(passkey));
  expect(answer.json()).toMatchObject({ token: expect.any(String), user: { email } });
  const headers = sessionHeaders(answer);
  expect((await call('GET', '/auth/export', undefined, headers)).statusCode).toBe(200);
  const { canAdd, passkeys } = (await call('GET', '/auth/passkeys', undefined, headers)).json();
  expect([canAdd, passkeys]).toEqual([
    true,
    [
      {
        _id: expect.any(String),
        name: 'Firefox, Linux',
        createdAt: shop.clock.now().toISOString(),
        lastUsedAt: shop.clock.now().toISOString(),
      },
    ],
  ]);
});

test('what a passkey has signed counts once, for five minutes, and not for another passkey', async () => {
  const { passkey } = await withPasskey('kerran@example.fi');
  const proof = await signedBy(passkey);
  expect((await post(PROOF, proof)).statusCode).toBe(200);
  expect((await post(PROOF, proof)).json().code).toBe('customer.passkey_refused');
  const late = await signedBy(passkey, 5);
  shop.clock.advance(5 * MINUTE_MS);
  expect((await post(PROOF, late)).statusCode).toBe(422);
  expect((await post(PROOF, await signedBy(testPasskey({ origin: PUBLIC_URL })))).statusCode).toBe(422);
  const foreign = await signedBy(passkey, 6);
  const other = (await call('POST', '/auth/login/passkey')).json();
  expect((await post(PROOF, { ...foreign, stepToken: other.stepToken })).statusCode).toBe(422);
});

test('a passkey is added and removed after the password alone, and its owner gets an email', async () => {
  await shop.drainEmails();
  const { headers } = await withPasskey('lisays@example.fi');
  const [email, ...others] = await shop.drainEmails();
  expect(others).toEqual([]);
  expect(email?.subject).toBe('Tilillesi lisättiin pääsyavain');
  expect(email?.to).toMatchObject([{ address: 'lisays@example.fi' }]);
  const [{ _id: id }] = (await call('GET', '/auth/passkeys', undefined, headers)).json().passkeys;
  const { authorization } = headers;
  expect((await call('POST', OPTIONS, undefined, { authorization })).json().code).toBe('auth.confirm');
  expect((await call('DELETE', `/auth/passkeys/${id}`, undefined, { authorization })).statusCode).toBe(403);
  const stranger = await addCustomer(shop, { email: 'vieras@example.fi' });
  expect((await call('DELETE', `/auth/passkeys/${id}`, undefined, stranger.headers)).statusCode).toBe(404);
  expect((await call('DELETE', `/auth/passkeys/${id}`, undefined, headers)).statusCode).toBe(204);
  expect((await call('GET', '/auth/passkeys', undefined, headers)).json().passkeys).toEqual([]);
});

test('what was begun by one customer adds no passkey to another, and nothing adds one twice', async () => {
  const [one, other] = [
    await addCustomer(shop, { email: 'eka@example.fi' }),
    await addCustomer(shop, { email: 'toka@example.fi' }),
  ];
  const begun = await begunBy(one.headers, testPasskey({ origin: PUBLIC_URL }));
  expect((await post('/auth/passkeys', begun, other.headers)).json().code).toBe('customer.passkey_not_made');
  expect((await post('/auth/passkeys', begun, one.headers)).statusCode).toBe(204);
  expect((await post('/auth/passkeys', begun, one.headers)).statusCode).toBe(422);
});

test('a password that is reset by an email removes all passkeys', async () => {
  const { email, passkey } = await withPasskey('unohtaja@example.fi');
  await shop.drainEmails();
  await post('/auth/forgot', { email });
  const [link] = await shop.drainEmails();
  const password = 'aivan uusi lause keväälle';
  expect((await post('/auth/reset', { token: tokenIn(link), password })).statusCode).toBe(200);
  expect((await post(PROOF, await signedBy(passkey))).statusCode).toBe(422);
});

test('a new password of a customer who is signed in leaves the passkeys, and ends the other sessions', async () => {
  const { email, headers, passkey } = await withPasskey('vaihtaja@example.fi');
  const elsewhere = sessionHeaders(await post(PROOF, await signedBy(passkey)));
  const change = { currentPassword: 'kitkat alle ennen lunta', newPassword: 'aivan uusi lause syksylle' };
  const changed = await call('PUT', '/auth/password', change, headers);
  expect(changed.statusCode, email).toBe(204);
  expect((await call('GET', '/auth/profile', undefined, elsewhere)).statusCode).toBe(401);
  expect((await post(PROOF, await signedBy(passkey, 3))).statusCode).toBe(200);
});

test('without a proof of the password no passkey begins, however fresh the session', async () => {
  const { headers } = await addCustomer(shop, { email: 'varkaan@example.fi' });
  const typed = await post('/auth/confirm-password', { currentPassword: 'kitkat alle ennen lunta' }, headers);
  const { authorization } = headers;
  expect((await call('POST', OPTIONS, undefined, { authorization })).statusCode).toBe(403);
  expect((await call('POST', OPTIONS, undefined, proven({ authorization }, typed))).statusCode).toBe(200);
});
