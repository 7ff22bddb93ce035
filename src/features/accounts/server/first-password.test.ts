import { afterAll, expect, test } from 'vitest';

import { TEST_OWNER, startTestApp } from '../../../../test/app.ts';
import { addStaff } from '../../../../test/builders/accounts.ts';
import { secondFactorCalls } from '../../../../test/builders/second-factor.ts';
import { DAY_MS, MINUTE_MS } from '../../../platform/contract/durations.ts';

const GIVEN = 'annettu salasana tiskiltä';
const OWN = 'kolme hirveä suolla';
const shop = await startTestApp();
const calls = secondFactorCalls(shop);
afterAll(() => shop.close());

const currentPassword = TEST_OWNER.password;

async function addColleague(username: string) {
  const token = await calls.tokenOf(TEST_OWNER);
  const body = { username, password: GIVEN, currentPassword };
  const made = await calls.call('POST', '/admin/accounts', { token, body });
  return { accountId: String(made.body['_id']), username, password: GIVEN };
}

const statusOf = async (token: string, path: string) => (await calls.call('GET', path, { token })).status;
const change = (token: string, newPassword = OWN) =>
  calls.call('PUT', '/admin/password', { token, body: { currentPassword: GIVEN, newPassword } });

test('a password that an owner gave opens everyday work for half an hour, then only its replacement', async () => {
  const colleague = await addColleague('kaisa');
  const ofColleague = async () => {
    const { body: accounts } = await calls.call('GET', '/admin/accounts', {
      token: await calls.tokenOf(TEST_OWNER),
    });
    return accounts.find(({ username }: { username: string }) => username === 'kaisa');
  };
  const expiry = new Date(shop.clock.now().getTime() + 7 * DAY_MS).toISOString();
  expect(await ofColleague()).toMatchObject({ firstPasswordUntil: expiry });
  const { body } = await calls.signIn(colleague);
  expect(body['mustChangePassword']).toBe(true);
  const token = String(body['token']);
  expect(await statusOf(token, '/enquiries')).toBe(200);
  shop.clock.advance(29 * MINUTE_MS);
  expect(await statusOf(token, '/enquiries')).toBe(200);

  shop.clock.advance(MINUTE_MS);
  const again = await calls.tokenOf(colleague);
  for (const each of [token, again]) {
    const refused = await calls.call('GET', '/enquiries', { token: each });
    expect(refused).toMatchObject({ status: 403, body: { code: 'auth.first_password' } });
    expect(await statusOf(each, '/admin/session')).toBe(200);
  }
  const changed = await change(token);
  expect(changed.status).toBe(200);
  expect(changed.body).not.toHaveProperty('mustChangePassword');
  expect(await ofColleague()).toMatchObject({ firstPasswordUntil: null });
  expect(await statusOf(token, '/enquiries')).toBe(200);
  shop.clock.advance(8 * DAY_MS);
  expect((await calls.signIn({ ...colleague, password: OWN })).body).not.toHaveProperty('mustChangePassword');
});

test('with a password that an owner gave nobody exports, makes a backup or changes accounts', async () => {
  const owner = await calls.tokenOf(TEST_OWNER);
  const body = { username: 'uusi-omistaja', password: GIVEN, isOwner: true, currentPassword };
  expect((await calls.call('POST', '/admin/accounts', { token: owner, body })).status).toBe(201);
  // Signing in is the proof of the password: what is refused is refused for the password's sake.
  const token = await calls.tokenOf({ username: 'uusi-omistaja', password: GIVEN });
  const third = { username: 'kolmas', password: OWN, currentPassword: GIVEN };
  for (const refused of [
    await calls.call('GET', '/subscribers/export', { token }),
    await calls.call('GET', '/backups/download', { token }),
    await calls.call('POST', '/admin/accounts', { token, body: third }),
  ]) {
    expect(refused).toMatchObject({ status: 403, body: { code: 'auth.first_password' } });
  }
  expect((await change(token)).status).toBe(200);
  expect(await statusOf(token, '/admin/accounts')).toBe(200);
});

test('a password that an owner gave expires in a week, also one that replaces an own', async () => {
  const colleague = await addColleague('matti');
  shop.clock.advance(7 * DAY_MS);
  const refused = await calls.signIn(colleague);
  expect(refused).toMatchObject({ status: 403, body: { code: 'auth.first_password_expired' } });
  expect((await calls.signIn({ ...colleague, password: OWN })).body['code']).toBe('auth.wrong_credentials');

  const member = await addStaff(shop.platform);
  const token = await calls.tokenOf(TEST_OWNER);
  const path = `/admin/accounts/${member.accountId}`;
  const body = { password: GIVEN, currentPassword };
  expect((await calls.call('PUT', path, { token, body })).status).toBe(200);
  expect((await calls.signIn({ ...member, password: GIVEN })).body['mustChangePassword']).toBe(true);
});

test('the first administrator and an owner’s own new password need no replacement', async () => {
  const owner = await addStaff(shop.platform, { isOwner: true });
  const token = await calls.tokenOf(owner);
  const path = `/admin/accounts/${owner.accountId}`;
  const body = { password: GIVEN, currentPassword: owner.password };
  expect((await calls.call('PUT', path, { token, body })).status).toBe(200);
  shop.clock.advance(100 * DAY_MS);
  for (const signedIn of [TEST_OWNER, { ...owner, password: GIVEN }]) {
    expect((await calls.signIn(signedIn)).body).not.toHaveProperty('mustChangePassword');
  }
});

test('where a second factor is due, an own password comes first and opens its enrolment', async () => {
  const { token: owner } = await calls.memberWithApp(true);
  const colleague = await addColleague('liisa');
  const rule = (requiredFrom: string | null) =>
    calls.call('PUT', '/admin/second-factor-rule', { token: owner, body: { requiredFrom } });
  expect((await rule('2020-01-01')).status).toBe(200);
  const token = await calls.tokenOf(colleague);
  shop.clock.advance(30 * MINUTE_MS);
  const code = async (path: string) => (await calls.call('GET', path, { token })).body['code'];
  expect(await code('/admin/second-factor')).toBe('auth.first_password');
  expect((await change(token)).body['enrolment']).toMatchObject({ isDue: true });
  expect(await statusOf(token, '/admin/second-factor')).toBe(200);
  expect(await code('/enquiries')).toBe('auth.second_factor_missing');
});
