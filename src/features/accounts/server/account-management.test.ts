import { afterAll, expect, test } from 'vitest';

import { TEST_OWNER, startTestApp } from '../../../../test/app.ts';
import { addStaff } from '../../../../test/builders/accounts.ts';
import { sessionHeaders } from '../../../../test/session-headers.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { auditEntrySchema } from '../../audit/contract.ts';
import { actionWords } from '../../audit/messages.ts';
import { allWords } from '../../audit/server/index.ts';
import { accountSchema } from '../contract.ts';

const PASSWORD = 'uusi salasana tänään';

const shop = await startTestApp();
const owner = await shop.loginStaff();
afterAll(() => shop.close());

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers = owner,
) {
  const answer = await shop.app.inject({
    method,
    url: `/api/admin/${path}`,
    headers,
    // What the owner does to accounts is confirmed with the owner's password.
    ...((payload ?? path.startsWith('accounts/')) && { payload: { ...confirmed(path), ...payload } }),
  });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

function confirmed(path: string): object {
  return path.startsWith('accounts') ? { currentPassword: TEST_OWNER.password } : {};
}

async function signIn(username: string, password: string) {
  const payload = { username, password };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/admin/login', payload });
  return { status: answer.statusCode, headers: sessionHeaders(answer) };
}

async function account(username: string) {
  const { body } = await call('GET', 'accounts');
  const found = accountSchema
    .array()
    .parse(body)
    .find((one) => one.username === username);
  if (!found) throw new Error(`No account ${username}`);
  return found;
}

test('an owner adds an account that can sign in, and sees when it was last used', async () => {
  const { status, body } = await call('POST', 'accounts', { username: 'Liisa', password: PASSWORD });
  expect(status).toBe(201);
  expect(accountSchema.parse(body)).toMatchObject({
    username: 'Liisa',
    isOwner: false,
    isActive: true,
    lastSeenAt: null,
  });
  expect(JSON.stringify(body)).not.toContain('argon2');
  expect((await signIn('liisa', PASSWORD)).status).toBe(200);
  expect((await account('Liisa')).lastSeenAt).toBe(shop.clock.now().toISOString());
});

test('a name that is taken, a short password and the name as password are refused', async () => {
  await call('POST', 'accounts', { username: 'Matti', password: PASSWORD });
  expect((await call('POST', 'accounts', { username: ' MATTI ', password: PASSWORD })).body.code).toBe(
    'account.name_taken',
  );
  expect((await call('POST', 'accounts', { username: 'Pekka', password: 'short' })).status).toBe(422);
  expect(
    (await call('POST', 'accounts', { username: 'Pekka-Pekka-1', password: 'pekka-pekka-1' })).body.code,
  ).toBe('account.password_is_username');
});

test('only an owner sees and changes accounts', async () => {
  const member = await addStaff(shop.platform);
  const { headers } = await signIn(member.username, member.password);
  const own = `accounts/${member.accountId}`;
  expect((await call('GET', 'accounts', undefined, headers)).status).toBe(403);
  expect((await call('POST', 'accounts', { username: 'x', password: PASSWORD }, headers)).status).toBe(403);
  expect((await call('PUT', own, { isOwner: true }, headers)).status).toBe(403);
  expect((await call('DELETE', own, undefined, headers)).status).toBe(403);
});

test('closing an account, a new password and removal end its sessions at the next request', async () => {
  const member = await addStaff(shop.platform);
  const path = `accounts/${member.accountId}`;
  const first = await signIn(member.username, member.password);
  expect((await call('PUT', path, { isActive: false })).status).toBe(200);
  expect((await call('GET', 'session', undefined, first.headers)).status).toBe(401);
  expect((await account(member.username)).lastSeenAt).toBe(shop.clock.now().toISOString());
  expect((await signIn(member.username, member.password)).status).toBe(401);

  expect((await call('PUT', path, { isActive: true, password: PASSWORD })).status).toBe(200);
  const second = await signIn(member.username, PASSWORD);
  expect(second.status).toBe(200);
  expect((await call('DELETE', path)).status).toBe(204);
  expect((await call('GET', 'session', undefined, second.headers)).status).toBe(401);
  expect((await call('DELETE', path)).status).toBe(404);
});

test('one active owner always remains', async () => {
  const { _id } = await account('omistaja');
  const tries = [
    await call('PUT', `accounts/${_id}`, { isOwner: false }),
    await call('PUT', `accounts/${_id}`, { isActive: false }),
    await call('DELETE', `accounts/${_id}`),
  ];
  for (const { status, body } of tries) {
    expect(status).toBe(409);
    expect(body.code).toBe('account.last_owner');
  }
  expect((await call('GET', 'accounts')).status).toBe(200);
});

test('a change on an old version is refused with the account as it is', async () => {
  await call('POST', 'accounts', { username: 'Kaisa', password: PASSWORD });
  const { _id, version } = await account('Kaisa');
  expect((await call('PUT', `accounts/${_id}`, { isOwner: true, version })).status).toBe(200);
  const late = await call('PUT', `accounts/${_id}`, { isActive: false, version });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: 'conflict.stale', current: { isOwner: true } });
  expect((await call('PUT', `accounts/${newId()}`, { isActive: false })).status).toBe(404);
});

test('signing out everywhere ends every session of the account and no other', async () => {
  const member = await addStaff(shop.platform);
  const [one, two] = [
    await signIn(member.username, member.password),
    await signIn(member.username, member.password),
  ];
  expect((await call('POST', 'logout-everywhere', undefined, one.headers)).status).toBe(204);
  for (const { headers } of [one, two]) {
    expect((await call('GET', 'session', undefined, headers)).status).toBe(401);
  }
  expect((await call('GET', 'session')).status).toBe(200);
});

test('the audit records changes of accounts and never passwords', async () => {
  await call('POST', 'accounts', { username: 'Salla', password: PASSWORD });
  const { _id } = await account('Salla');
  await call('PUT', `accounts/${_id}`, { password: 'toinen hyvä salasana' });
  const { rows } = await shop.platform.audit.list({ entity: 'account' }, { offset: 0, limit: 2 });
  expect(rows.map(({ action, name }) => [action, name])).toEqual([
    ['changed', 'Salla'],
    ['created', 'Salla'],
  ]);
  expect(rows[0]?.after).toEqual({ password: 'replaced' });
  expect(JSON.stringify(rows)).not.toMatch(/argon2|salasana/);
});

test('accounts are changed with the password of who is signed in, not with the session alone', async () => {
  const member = await addStaff(shop.platform);
  const path = `accounts/${member.accountId}`;
  const own = `accounts/${(await account('omistaja'))._id}`;
  const tries: readonly (readonly ['POST' | 'PUT' | 'DELETE', string, object])[] = [
    ['POST', 'accounts', { username: 'uusi.omistaja', password: PASSWORD, isOwner: true }],
    ['PUT', path, { password: PASSWORD }],
    ['PUT', path, { isOwner: true }],
    ['PUT', path, { isActive: false }],
    ['PUT', own, { password: 'varastettu-istunto-1' }],
    ['DELETE', path, {}],
  ];
  const before = (await call('GET', 'accounts')).body;
  for (const [method, address, sent] of tries) {
    for (const [typed, code] of [
      [{ currentPassword: undefined }, 'request.invalid'],
      [{ currentPassword: '' }, 'request.invalid'],
      [{ currentPassword: 'ei tämä' }, 'account.wrong_password'],
    ] as const) {
      shop.clock.advance(15 * MINUTE_MS);
      const { status, body } = await call(method, address, { ...sent, ...typed });
      expect([status, body.code], `${method} ${address}`).toEqual([422, code]);
      expect(body.errors[0].path).toBe('currentPassword');
    }
  }
  expect((await call('GET', 'accounts')).body).toMatchObject(
    before.map((one: object) => ({ ...one, lastSeenAt: expect.toSatisfy(() => true) })),
  );
});

test.each(['1234567890', 'aaaaaaaaaa', 'salasana12', 'qwertyuiop', 'password123', 'kaartorengas'])(
  'an account never gets the password %s, which is among the first that are guessed',
  async (password) => {
    const added = await call('POST', 'accounts', { username: 'kaisa-liisa', password });
    expect(added.body).toMatchObject({ code: 'account.password_guessable', errors: [{ path: 'password' }] });
    const { _id } = await account('omistaja');
    expect((await call('PUT', `accounts/${_id}`, { password })).body.code).toMatch(/guessable/);
    const own = { currentPassword: TEST_OWNER.password, newPassword: password };
    expect((await call('PUT', 'password', own)).body).toMatchObject({
      code: 'account.password_guessable',
      errors: [{ path: 'newPassword', message: expect.stringContaining('helppo arvata') }],
    });
  },
);

test('the audit records sign-ins, exports and reads of staff, and nothing of visitors', async () => {
  const member = await addStaff(shop.platform, { username: 'lukija' });
  await signIn('lukija', 'ei tämä');
  const { headers } = await signIn('lukija', member.password);
  const get = (url: string) => shop.app.inject({ url: `/api/${url}`, headers });
  expect((await get('subscribers/export')).statusCode).toBe(200);
  expect((await get('conversations/export?from=2026-11-01&to=2026-11-21')).statusCode).toBe(200);
  expect((await call('POST', 'logout-everywhere', undefined, headers)).status).toBe(204);
  const { rows } = await shop.platform.audit.list({ who: 'lukija' }, { offset: 0, limit: 10 });
  expect(rows.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
    'signed-out session',
    'exported conversation-list',
    'exported subscriber-list',
    'signed-in session',
  ]);
  const words = allWords(shop.features.all);
  for (const { action, entity } of rows) {
    expect(actionWords[auditEntrySchema.shape.action.parse(action)]).toBeTruthy();
    expect(words.entities[entity]).toBeTruthy();
  }
});
