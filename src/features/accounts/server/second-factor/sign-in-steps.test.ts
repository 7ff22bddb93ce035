import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../../test/app.ts';
import { testPasskey } from '../../../../../test/authenticator.ts';
import { addStaff } from '../../../../../test/builders/accounts.ts';
import { secondFactorCalls } from '../../../../../test/builders/second-factor.ts';
import { DAY_MS, MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { forgetSignInsJob } from '../jobs.ts';

const shop = await startTestApp();
const calls = secondFactorCalls(shop);
afterAll(() => shop.close());

const STEP_MS = 30_000;

test('without a second factor a sign-in answers token, end and user, and nothing else', async () => {
  const { status, body } = await calls.signIn(await addStaff(shop.platform));
  expect(status).toBe(200);
  expect(Object.keys(body).toSorted()).toEqual(['expiresAt', 'token', 'user']);
  expect(Object.keys(body['user']).toSorted()).toEqual(['isOwner', 'role', 'username']);
});

test('with an authenticator app the password is answered 202 without a session, the code with one', async () => {
  const { member, secret } = await calls.memberWithApp();
  shop.clock.advance(STEP_MS);
  const first = await calls.signIn(member);
  expect(first).toEqual({
    status: 202,
    body: {
      stepToken: expect.any(String),
      expiresAt: new Date(shop.clock.now().getTime() + 5 * MINUTE_MS).toISOString(),
      hasApp: true,
      passkey: null,
    },
  });
  const { status, body } = await calls.secondStep({
    stepToken: first.body['stepToken'],
    code: ` ${calls.codeOf(secret).slice(0, 3)} ${calls.codeOf(secret).slice(3)} `,
  });
  expect(status).toBe(200);
  expect(Object.keys(body).toSorted()).toEqual(['expiresAt', 'token', 'user']);
  expect((await calls.call('GET', '/admin/session', { token: body['token'] })).status).toBe(200);
});

test('a wrong password is answered alike whether or not the account has a second factor', async () => {
  const { member } = await calls.memberWithApp();
  const other = await addStaff(shop.platform);
  const answers = [
    await calls.signIn({ ...member, password: 'not this one' }),
    await calls.signIn({ ...other, password: 'not this one' }),
  ];
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.status).toBe(401);
});

test('a code counts one step before and after its own, and not two', async () => {
  const { member, secret } = await calls.memberWithApp();
  shop.clock.advance(10 * STEP_MS);
  const statusOf = async (steps: number) => {
    const { stepToken } = (await calls.signIn(member)).body;
    return (await calls.secondStep({ stepToken, code: calls.codeOf(secret, steps) })).status;
  };
  expect(await statusOf(-2)).toBe(422);
  expect(await statusOf(2)).toBe(422);
  expect(await statusOf(-1)).toBe(200);
  expect(await statusOf(1)).toBe(200);
});

test('a code that has been used counts never again, nor does an earlier one', async () => {
  const { member, secret } = await calls.memberWithApp();
  shop.clock.advance(2 * STEP_MS);
  const code = calls.codeOf(secret);
  const statusOf = async (typed: string) => {
    const { stepToken } = (await calls.signIn(member)).body;
    return (await calls.secondStep({ stepToken, code: typed })).status;
  };
  const both = await Promise.all([statusOf(code), statusOf(code)]);
  expect(both.toSorted()).toEqual([200, 422]);
  expect(await statusOf(code)).toBe(422);
  expect(await statusOf(calls.codeOf(secret, -1))).toBe(422);
});

test('the code that confirmed the app does not sign in', async () => {
  const { member, secret } = await calls.memberWithApp();
  const { stepToken } = (await calls.signIn(member)).body;
  const refused = await calls.secondStep({ stepToken, code: calls.codeOf(secret) });
  expect(refused.body).toMatchObject({ code: 'account.wrong_code', errors: [{ path: 'code' }] });
});

test('a begun sign-in counts once, for five minutes, and for its own account alone', async () => {
  const { member, recoveryCodes } = await calls.memberWithApp();
  const other = await calls.memberWithApp();
  const { stepToken } = (await calls.signIn(member)).body;
  expect((await calls.secondStep({ stepToken, code: other.recoveryCodes[0] })).status).toBe(422);
  expect((await calls.secondStep({ stepToken, code: recoveryCodes[0] })).status).toBe(200);
  const again = await calls.secondStep({ stepToken, code: recoveryCodes[1] });
  expect(again).toMatchObject({ status: 401, body: { code: 'auth.sign_in_expired' } });
  const late = (await calls.signIn(member)).body['stepToken'];
  shop.clock.advance(5 * MINUTE_MS);
  expect((await calls.secondStep({ stepToken: late, code: recoveryCodes[2] })).status).toBe(401);
  expect((await calls.secondStep({ stepToken: `${late}x`, code: recoveryCodes[2] })).status).toBe(401);
});

test('a sign-in that is over uses up no recovery code, and neither audit nor alarm says so', async () => {
  const { member, token, recoveryCodes } = await calls.memberWithApp();
  const { stepToken } = (await calls.signIn(member)).body;
  const used = async () => {
    const { rows } = await sql`select 1 from audit_entry
      where entity_id = ${member.accountId} and after->>'secondFactor' = 'code-used'`.execute(
      shop.platform.db,
    );
    const counted = await shop.platform.security.sum(new Date(0));
    const { recoveryCodesLeft } = (await calls.call('GET', '/admin/second-factor', { token })).body;
    return {
      audited: rows.length,
      counted: counted.find(({ reason }) => reason === 'staff.recovery_code_used')?.count,
      recoveryCodesLeft,
    };
  };
  expect((await calls.secondStep({ stepToken, code: recoveryCodes[0] })).status).toBe(200);
  const after = await used();
  expect(after).toMatchObject({ recoveryCodesLeft: 9 });
  expect((await calls.secondStep({ stepToken, code: recoveryCodes[1] })).status).toBe(401);
  expect(await used()).toEqual(after);
  const many = (await calls.signIn(member)).body['stepToken'];
  const codes = recoveryCodes.slice(1, 5);
  const answers = await Promise.all(codes.map((code) => calls.secondStep({ stepToken: many, code })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  expect(await used()).toMatchObject({ recoveryCodesLeft: 8 });
});

test('a password that is replaced ends a begun sign-in', async () => {
  const { member, token, recoveryCodes } = await calls.memberWithApp();
  const { stepToken } = (await calls.signIn(member)).body;
  const body = { currentPassword: member.password, newPassword: 'aivan-toinen-lause-tahan-4' };
  expect((await calls.call('PUT', '/admin/password', { token, body })).status).toBe(200);
  expect((await calls.secondStep({ stepToken, code: recoveryCodes[0] })).status).toBe(401);
});

test('each recovery code signs in once, typed as people type it', async () => {
  const { member, recoveryCodes, token } = await calls.memberWithApp();
  expect(new Set(recoveryCodes).size).toBe(10);
  const typed = (recoveryCodes[3] ?? '').toUpperCase().replace('-', ' ');
  const stepOf = async () => (await calls.signIn(member)).body['stepToken'];
  expect((await calls.secondStep({ stepToken: await stepOf(), code: typed })).status).toBe(200);
  const { status, body } = await calls.secondStep({ stepToken: await stepOf(), code: typed });
  expect(status).toBe(422);
  expect(body['errors'][0].message).toMatch(/^Varakoodi ei kelpaa/);
  const own = await calls.call('GET', '/admin/second-factor', { token });
  expect(own.body).toMatchObject({ recoveryCodesLeft: 9 });
});

test('wrong codes are counted apart from passwords: a right password does not clear them', async () => {
  const { member, secret } = await calls.memberWithApp();
  shop.clock.advance(STEP_MS);
  const address = '203.0.113.77';
  for (let wrong = 0; wrong < 5; wrong += 1) {
    const { stepToken } = (await calls.signIn(member)).body;
    expect((await calls.secondStep({ stepToken, code: '000000' }, address)).status).toBe(422);
    const { username, password } = member;
    const right = await calls.call('POST', '/admin/login', { body: { username, password }, address });
    expect(right.status).toBe(202);
  }
  const { stepToken } = (await calls.signIn(member)).body;
  const code = calls.codeOf(secret);
  expect(await calls.secondStep({ stepToken, code }, address)).toMatchObject({
    status: 429,
    body: { code: 'auth.too_many_attempts' },
  });
  expect((await calls.secondStep({ stepToken, code })).status).toBe(200);
});

test('a passkey is the second step of the account that it belongs to', async () => {
  const { member, passkey } = await calls.memberWithPasskey();
  const first = await calls.signIn(member);
  expect(first.body).toMatchObject({
    hasApp: false,
    passkey: { rpId: 'localhost', userVerification: 'required' },
  });
  const { stepToken, passkey: request } = first.body;
  const stranger = testPasskey({ origin: shop.platform.settings.publicUrl });
  const refused = await calls.secondStep({ stepToken, passkey: stranger.sign(request) });
  expect(refused).toMatchObject({ status: 422, body: { code: 'account.passkey_refused' } });
  const other = await calls.memberWithPasskey();
  expect((await calls.secondStep({ stepToken, passkey: other.passkey.sign(request) })).status).toBe(422);
  expect((await calls.secondStep({ stepToken, passkey: passkey.sign(request) })).status).toBe(200);
});

test('a passkey signs in by itself, without a user name or password', async () => {
  const { member, passkey } = await calls.memberWithPasskey();
  const { stepToken, passkey: request } = (await calls.call('POST', '/admin/login/passkey')).body;
  expect(request).toMatchObject({ allowCredentials: [] });
  const { status, body } = await calls.secondStep({ stepToken, passkey: passkey.sign(request) });
  expect(status).toBe(200);
  expect(body['user']).toMatchObject({ username: member.username });
  expect((await calls.secondStep({ stepToken, passkey: passkey.sign(request) })).status).toBe(401);
  const { recoveryCodes } = await calls.memberWithApp();
  const codeAlone = (await calls.call('POST', '/admin/login/passkey')).body['stepToken'];
  expect((await calls.secondStep({ stepToken: codeAlone, code: recoveryCodes[0] })).status).toBe(422);
});

test('who waits for their account is pointed to the passkey, which works meanwhile', async () => {
  const { member, passkey } = await calls.memberWithPasskey();
  const address = '192.0.2.61';
  const body = { username: member.username, password: 'not this one' };
  for (let done = 0; done < 5; done += 1) await calls.call('POST', '/admin/login', { body, address });
  const refused = await calls.call('POST', '/admin/login', { body, address });
  expect(refused.status).toBe(429);
  expect(refused.body['message']).toContain('Jos sinulla on pääsyavain, se toimii heti.');
  const { stepToken, passkey: request } = (await calls.call('POST', '/admin/login/passkey', { address }))
    .body;
  const step = { stepToken, passkey: passkey.sign(request) };
  expect((await calls.secondStep(step, address)).status).toBe(200);
});

test('a passkey that signed for another site, another challenge or nobody seen is refused', async () => {
  const { member, token } = await calls.memberWithPasskey();
  const { publicUrl } = shop.platform.settings;
  const unseen = testPasskey({ origin: publicUrl, isVerifying: false });
  const elsewhere = testPasskey({ origin: 'https://toinen.example.fi' });
  for (const passkey of [unseen, elsewhere]) {
    const { added } = await calls.addPasskey(member, token, passkey);
    expect(added).toMatchObject({ status: 422, body: { code: 'account.passkey_not_made' } });
  }
  const { passkey } = await calls.addPasskey(member, token);
  const { stepToken, passkey: request } = (await calls.signIn(member)).body;
  const old = passkey.sign({ ...request, challenge: 'A'.repeat(43) });
  expect((await calls.secondStep({ stepToken, passkey: old })).status).toBe(422);
});

test('a passkey whose counter goes backwards is refused, for it may be a copy', async () => {
  const { member, passkey } = await calls.memberWithPasskey();
  const statusOf = async (counter: number) => {
    const { stepToken, passkey: request } = (await calls.signIn(member)).body;
    return (await calls.secondStep({ stepToken, passkey: passkey.sign(request, counter) })).status;
  };
  expect([await statusOf(7), await statusOf(7), await statusOf(6), await statusOf(8)]).toEqual([
    200, 422, 422, 200,
  ]);
});

test('a remembered browser needs the password alone for 30 days, and only for its account', async () => {
  const { member, recoveryCodes } = await calls.memberWithApp();
  const { stepToken } = (await calls.signIn(member)).body;
  const { body } = await calls.secondStep({ stepToken, code: recoveryCodes[0], rememberDevice: true });
  const device: string = body['deviceToken'];
  expect(device).toMatch(/^[\w-]{43}$/);
  expect((await calls.signIn(member, device)).status).toBe(200);
  const other = await calls.memberWithApp();
  expect((await calls.signIn(other.member, device)).status).toBe(202);
  expect((await calls.signIn(member, 'x'.repeat(43))).status).toBe(202);
  shop.clock.advance(30 * DAY_MS);
  expect((await calls.signIn(member, device)).status).toBe(202);
});

test('a new password and forgetting devices end what browsers remember', async () => {
  const { member, recoveryCodes } = await calls.memberWithApp();
  const remember = async (code = '', password = member.password) => {
    const { stepToken } = (await calls.signIn({ ...member, password })).body;
    return (await calls.secondStep({ stepToken, code, rememberDevice: true })).body;
  };
  const first = await remember(recoveryCodes[0]);
  const newPassword = 'aivan-toinen-lause-tahan-5';
  const change = { currentPassword: member.password, newPassword };
  const token: string = first['token'];
  expect((await calls.call('PUT', '/admin/password', { token, body: change })).status).toBe(200);
  const changed = { ...member, password: newPassword };
  expect((await calls.signIn(changed, first['deviceToken'])).status).toBe(202);
  const second = await remember(recoveryCodes[1], newPassword);
  expect((await calls.signIn(changed, second['deviceToken'])).status).toBe(200);
  expect((await calls.call('DELETE', '/admin/second-factor/devices', { token })).status).toBe(204);
  expect((await calls.signIn(changed, second['deviceToken'])).status).toBe(202);
});

test('secrets, codes and device tokens are nowhere readable in the database, audit included', async () => {
  const { member, secret, recoveryCodes } = await calls.memberWithApp();
  const { stepToken } = (await calls.signIn(member)).body;
  const { body } = await calls.secondStep({ stepToken, code: recoveryCodes[0], rememberDevice: true });
  const tables = [
    'staff_authenticator_app',
    'staff_recovery_code',
    'staff_device',
    'used_step_token',
    'audit_entry',
  ];
  const texts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ text: string }>`
        select one::text as text from ${sql.table(table)} as one`.execute(shop.platform.db);
      expect(rows.length, table).toBeGreaterThan(0);
      return rows.map(({ text }) => text).join('\n');
    }),
  );
  const all = texts.join('\n');
  for (const text of [secret, ...recoveryCodes, stepToken, body['deviceToken']]) {
    expect(all).not.toContain(text);
    expect(all).not.toContain(Buffer.from(String(text)).toString('hex'));
  }
});

test('old devices and used tokens are removed by a job', async () => {
  const { member, recoveryCodes } = await calls.memberWithApp();
  const { stepToken } = (await calls.signIn(member)).body;
  await calls.secondStep({ stepToken, code: recoveryCodes[0], rememberDevice: true });
  const left = async () => {
    const { rows } = await sql<{ devices: number; used: number }>`
      select (select count(*) from staff_device) as devices, (select count(*) from used_step_token) as used`.execute(
      shop.platform.db,
    );
    return rows[0];
  };
  expect(await left()).not.toEqual({ devices: 0, used: 0 });
  shop.clock.advance(31 * DAY_MS);
  await shop.platform.jobs.runNow(forgetSignInsJob(shop.platform));
  await shop.drainJobs();
  expect(await left()).toEqual({ devices: 0, used: 0 });
});
