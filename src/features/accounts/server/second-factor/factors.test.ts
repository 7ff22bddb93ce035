import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../../test/app.ts';
import { addStaff } from '../../../../../test/builders/accounts.ts';
import { secondFactorCalls } from '../../../../../test/builders/second-factor.ts';
import { DAY_MS, MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { createAccounts } from '../index.ts';

const shop = await startTestApp();
const calls = secondFactorCalls(shop);
afterAll(() => shop.close());

async function newMember(isOwner = false) {
  const member = await addStaff(shop.platform, { isOwner });
  return { member, token: await calls.tokenOf(member) };
}

async function setRule(requiredFrom: string | null) {
  const { token } = await calls.memberWithApp(true);
  return calls.call('PUT', '/admin/second-factor-rule', { token, body: { requiredFrom } });
}

test('an authenticator app counts once a code of it was sent, and brings ten recovery codes', async () => {
  const { member, token } = await newMember();
  const body = { currentPassword: member.password };
  const started = await calls.call('POST', '/admin/second-factor/app', { token, body });
  const { stepToken, secret, address } = started.body;
  expect(address).toMatch(new RegExp(`^otpauth://totp/Rengasliike:${member.username}\\?.*secret=${secret}`));
  expect((await calls.signIn(member)).status).toBe(200);
  const confirm = (code: string) =>
    calls.call('POST', '/admin/second-factor/app/confirmation', { token, body: { stepToken, code } });
  expect((await confirm('000000')).body).toMatchObject({ code: 'account.wrong_code' });
  expect((await calls.signIn(member)).status).toBe(200);
  const { body: confirmed } = await confirm(calls.codeOf(secret));
  expect(confirmed['recoveryCodes']).toHaveLength(10);
  expect((await calls.signIn(member)).status).toBe(202);
  expect((await confirm(calls.codeOf(secret, 1))).status).toBe(409);
});

test('an enrolment counts for 15 minutes, and only for who began it', async () => {
  const [one, other] = [await newMember(), await newMember()];
  const body = { currentPassword: one.member.password };
  const started = await calls.call('POST', '/admin/second-factor/app', { token: one.token, body });
  const { stepToken, secret } = started.body;
  const confirmAs = (token: string) =>
    calls.call('POST', '/admin/second-factor/app/confirmation', {
      token,
      body: { stepToken, code: calls.codeOf(secret) },
    });
  expect((await confirmAs(other.token)).body).toMatchObject({ code: 'account.enrolment_expired' });
  shop.clock.advance(15 * MINUTE_MS);
  expect((await confirmAs(one.token)).status).toBe(409);
});

test('adding, removing and new recovery codes need the own password', async () => {
  const { token } = await calls.memberWithApp();
  const body = { currentPassword: 'not this one' };
  const answers = [
    await calls.call('POST', '/admin/second-factor/app', { token, body }),
    await calls.call('DELETE', '/admin/second-factor/app', { token, body }),
    await calls.call('POST', '/admin/second-factor/passkeys/options', { token, body }),
    await calls.call('POST', '/admin/second-factor/recovery-codes', { token, body }),
  ];
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 422, body: { code: 'account.wrong_password' } });
  }
});

test('a passkey is named, renamed and removed by its owner alone', async () => {
  const { member, token, added } = await calls.memberWithPasskey();
  expect(added).toMatchObject({ status: 200, body: { recoveryCodes: { length: 10 } } });
  const own = async () => (await calls.call('GET', '/admin/second-factor', { token })).body;
  const id: string = (await own())['passkeys'][0]._id;
  const path = `/admin/second-factor/passkeys/${id}`;
  expect(await own()).toMatchObject({ passkeys: [{ name: 'Puhelin', lastUsedAt: null }] });
  const { member: stranger, token: strangers } = await calls.memberWithApp();
  const body = { name: 'Tiskin kone' };
  expect((await calls.call('PUT', path, { token: strangers, body })).status).toBe(404);
  const theirs = { token: strangers, body: { currentPassword: stranger.password } };
  expect((await calls.call('DELETE', path, theirs)).status).toBe(404);
  expect((await calls.call('PUT', path, { token, body })).status).toBe(204);
  expect(await own()).toMatchObject({ passkeys: [{ name: 'Tiskin kone' }] });
  const mine = { token, body: { currentPassword: member.password } };
  expect((await calls.call('DELETE', path, mine)).status).toBe(204);
  expect(await own()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  expect((await calls.signIn(member)).status).toBe(200);
});

test('a second factor beside the first leaves the recovery codes as they are', async () => {
  const { member, token } = await calls.memberWithApp();
  const { added } = await calls.addPasskey(member, token);
  expect(added).toMatchObject({ status: 200, body: { recoveryCodes: null } });
  const { stepToken } = (await calls.signIn(member)).body;
  expect(stepToken).toEqual(expect.any(String));
});

test('new recovery codes end the ones before', async () => {
  const { member, token, recoveryCodes } = await calls.memberWithApp();
  const body = { currentPassword: member.password };
  const renewed = await calls.call('POST', '/admin/second-factor/recovery-codes', { token, body });
  const { stepToken } = (await calls.signIn(member)).body;
  expect((await calls.secondStep({ stepToken, code: recoveryCodes[0] })).status).toBe(422);
  expect((await calls.secondStep({ stepToken, code: renewed.body['recoveryCodes'][0] })).status).toBe(200);
});

test('before the day the session names it, from the day on only enrolment is open', async () => {
  const { member, token } = await newMember();
  expect(await setRule('2026-11-23')).toMatchObject({ status: 200 });
  const session = () => calls.call('GET', '/admin/session', { token });
  expect((await session()).body).toMatchObject({ enrolment: { from: '2026-11-23', isDue: false } });
  const lists = () => calls.call('GET', '/enquiries', { token });
  expect((await lists()).status).toBe(200);
  shop.clock.set('2026-11-23T00:00:00+02:00');
  const fresh = await calls.tokenOf(member);
  expect((await calls.call('GET', '/enquiries', { token: fresh })).body).toMatchObject({
    code: 'auth.second_factor_missing',
  });
  expect((await calls.call('GET', '/admin/session', { token: fresh })).body).toMatchObject({
    enrolment: { isDue: true },
  });
  const { confirmed } = await calls.addApp(member, fresh);
  expect(confirmed.status).toBe(200);
  expect((await calls.call('GET', '/enquiries', { token: fresh })).status).toBe(200);
  expect((await calls.call('GET', '/admin/session', { token: fresh })).body['enrolment']).toBeUndefined();
  await setRule(null);
});

test('every call for staff is closed to who must add a factor, but those that lead to one', async () => {
  const { token } = await newMember(true);
  await setRule('2026-11-01');
  const routes = shop.features.all.flatMap(({ routes: bound = [] }) => bound);
  const closed = routes.filter(({ endpoint }) => ['staff', 'owner', 'person'].includes(endpoint.access));
  expect(closed.length).toBeGreaterThan(100);
  const open: string[] = [];
  for (const { endpoint } of closed) {
    const path = endpoint.path.replaceAll(/:\w+/g, '018f0000-0000-7000-8000-000000000000');
    if (endpoint.isForEnrolment) open.push(endpoint.operation);
    else {
      const { headers } = { headers: { authorization: `Bearer ${token}` } };
      const answer = await shop.app.inject({ method: endpoint.method, url: `/api${path}`, headers });
      expect([endpoint.operation, answer.statusCode]).toEqual([endpoint.operation, 403]);
    }
  }
  expect(open.toSorted()).toEqual([
    'GET /admin/second-factor',
    'GET /admin/session',
    'POST /admin/logout',
    'POST /admin/logout-everywhere',
    'POST /admin/second-factor/app',
    'POST /admin/second-factor/app/confirmation',
    'POST /admin/second-factor/passkeys',
    'POST /admin/second-factor/passkeys/options',
    'PUT /admin/password',
  ]);
  await setRule(null);
});

test('the last factor stays while one is required', async () => {
  const { member, token } = await calls.memberWithApp();
  await calls.addPasskey(member, token);
  await setRule('2026-11-01');
  const own = (await calls.call('GET', '/admin/second-factor', { token })).body;
  const body = { currentPassword: member.password };
  const passkey = `/admin/second-factor/passkeys/${own['passkeys'][0]._id}`;
  expect((await calls.call('DELETE', passkey, { token, body })).status).toBe(204);
  const last = await calls.call('DELETE', '/admin/second-factor/app', { token, body });
  expect(last).toMatchObject({ status: 409, body: { code: 'account.last_factor' } });
  expect((await calls.signIn(member)).status).toBe(202);
  await setRule(null);
  expect((await calls.call('DELETE', '/admin/second-factor/app', { token, body })).status).toBe(204);
});

test('an owner resets the factors of another, which ends sessions and is in the audit', async () => {
  const owner = await calls.memberWithApp(true);
  const { member, token } = await calls.memberWithApp();
  const accounts = await calls.call('GET', '/admin/accounts', { token: owner.token });
  const listed = accounts.body.find(({ username }: { username: string }) => username === member.username);
  expect(listed).toMatchObject({ hasSecondFactor: true });
  const path = `/admin/accounts/${member.accountId}/second-factor`;
  const body = { currentPassword: owner.member.password };
  expect((await calls.call('DELETE', path, { token, body })).status).toBe(403);
  const wrong = { currentPassword: 'not this one' };
  expect((await calls.call('DELETE', path, { token: owner.token, body: wrong })).status).toBe(422);
  expect((await calls.call('DELETE', path, { token: owner.token, body })).status).toBe(204);
  expect((await calls.call('GET', '/admin/session', { token })).status).toBe(401);
  expect((await calls.signIn(member)).status).toBe(200);
  const own = `/admin/accounts/${owner.member.accountId}/second-factor`;
  expect((await calls.call('DELETE', own, { token: owner.token, body })).status).toBe(409);
  const audit = await calls.call('GET', '/audit?entity=account', { token: owner.token });
  expect(JSON.stringify(audit.body)).toContain('nollattu');
});

test('where the site has only an IP address, passkeys are not offered', async () => {
  const other = await startTestApp({ settings: { publicUrl: 'http://192.0.2.10:4000' } });
  const its = secondFactorCalls(other);
  const member = await addStaff(other.platform);
  const token = await its.tokenOf(member);
  expect((await its.call('GET', '/admin/second-factor', { token })).body).toMatchObject({
    canAddPasskey: false,
  });
  const body = { currentPassword: member.password };
  const refused = await its.call('POST', '/admin/second-factor/passkeys/options', { token, body });
  expect(refused).toMatchObject({ status: 409, body: { code: 'account.passkey_impossible' } });
  await other.close();
});

test('a remembered device does not outlive a reset', async () => {
  const owner = await calls.memberWithApp(true);
  const { member, recoveryCodes } = await calls.memberWithApp();
  const { stepToken } = (await calls.signIn(member)).body;
  const { body } = await calls.secondStep({ stepToken, code: recoveryCodes[0], rememberDevice: true });
  const path = `/admin/accounts/${member.accountId}/second-factor`;
  const confirmed = { currentPassword: owner.member.password };
  expect((await calls.call('DELETE', path, { token: owner.token, body: confirmed })).status).toBe(204);
  const again = await calls.tokenOf(member);
  await calls.addApp(member, again);
  expect((await calls.signIn(member, body['deviceToken'])).status).toBe(202);
  shop.clock.advance(DAY_MS);
});

test("the operator's command takes the factors of a user name away, and says when there are none", async () => {
  const { member, token } = await calls.memberWithApp(true);
  const { resetSecondFactor } = createAccounts(shop.platform, async () => ({
    name: '',
    phone: '',
    salesEmail: '',
    address: { city: '' },
  }));
  expect(await resetSecondFactor('nobody-at-all')).toBe('unknown');
  expect(await resetSecondFactor(member.username.toUpperCase())).toBe('reset');
  expect(await resetSecondFactor(member.username)).toBe('none');
  expect((await calls.call('GET', '/admin/session', { token })).status).toBe(401);
  expect((await calls.signIn(member)).status).toBe(200);
});

test('signing out everywhere also forgets the remembered browsers', async () => {
  const { member, recoveryCodes } = await calls.memberWithApp();
  const { stepToken } = (await calls.signIn(member)).body;
  const { body } = await calls.secondStep({ stepToken, code: recoveryCodes[0], rememberDevice: true });
  const { token, deviceToken } = body;
  expect((await calls.signIn(member, deviceToken)).status).toBe(200);
  expect((await calls.call('POST', '/admin/logout-everywhere', { token })).status).toBe(204);
  expect((await calls.signIn(member, deviceToken)).status).toBe(202);
});
