import { createHash } from 'node:crypto';

import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { addStaff } from '../../../../test/builders/accounts.ts';
import { MINUTE_MS, HOUR_MS, DAY_MS } from '../../../platform/contract/durations.ts';
import { sessionSchema } from '../contract.ts';
import { createSessions } from './sessions/sessions.ts';
import type { AccountsTables } from './store.ts';

const shop = await startTestApp();
afterAll(() => shop.close());

interface CallOptions {
  token?: string;
  body?: unknown;
  address?: string;
}

async function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { token, body, address }: CallOptions = {},
) {
  const answer = await shop.app.inject({
    method,
    url: `/api${path}`,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    ...(address !== undefined && { remoteAddress: address }),
  });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: answer.body === '' ? undefined : answer.json(),
  };
}

let lastAddress = 0;
/** An address that no other test uses. */
function newAddress(): string {
  lastAddress += 1;
  return `198.51.${Math.floor(lastAddress / 250)}.${1 + (lastAddress % 250)}`;
}

function signIn(username: string, password: string, address = newAddress()) {
  return call('POST', '/admin/login', { body: { username, password }, address });
}

async function signedIn(member: { username: string; password: string }): Promise<string> {
  const answer = await signIn(member.username, member.password);
  expect(answer.status).toBe(200);
  return answer.body.token;
}

function tables() {
  return shop.platform.db.$extendTables<AccountsTables>();
}

test('a sign-in answers a token, when the session ends and who signed in', async () => {
  const member = await addStaff(shop.platform, { username: 'P\u00e4ivi', isOwner: true });
  const { status, body, headers } = await signIn(' p\u00c4ivi ', member.password);
  expect(status).toBe(200);
  expect(body).toEqual({
    token: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: new Date(shop.clock.now().getTime() + DAY_MS).toISOString(),
    user: { username: 'P\u00e4ivi', role: 'admin', isOwner: true },
  });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['set-cookie']).toBeUndefined();

  const session = await call('GET', '/admin/session', { token: body.token });
  expect(session.status).toBe(200);
  expect(sessionSchema.parse(session.body)).toEqual({ expiresAt: body.expiresAt, user: body.user });
});

test('the token is stored only as its hash', async () => {
  const token = await signedIn(await addStaff(shop.platform));
  const rows = await tables().selectFrom('staffSession').selectAll().execute();
  const hashes = rows.map((row) => row.tokenHash.toString('hex'));
  expect(hashes).toContain(createHash('sha256').update(token).digest('hex'));
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.some((row) => row.tokenHash.includes(token))).toBe(false);
});

test('a wrong password, an unknown name and a closed account get the same answer', async () => {
  const member = await addStaff(shop.platform);
  const closed = await addStaff(shop.platform, { isActive: false });
  const answers = [
    await signIn(member.username, 'not this one'),
    await signIn('nobody-at-all', 'not this one'),
    await signIn(closed.username, closed.password),
  ];
  for (const { status, body, headers } of answers) {
    expect(status).toBe(401);
    expect(body).toEqual({ code: 'auth.wrong_credentials', message: expect.any(String) });
    expect(headers['www-authenticate']).toBeUndefined();
  }
  expect(new Set(answers.map(({ body }) => body.message)).size).toBe(1);
});

test.each([
  ['no body', '', 400],
  ['no JSON', '{"username":', 400],
  ['no object', [], 422],
  ['no password', { username: 'a' }, 422],
  ['an empty name', { username: '  ', password: 'b' }, 422],
  ['a name that is no text', { username: { $ne: null }, password: 'b' }, 422],
  ['a name of 65 characters', { username: 'a'.repeat(65), password: 'b' }, 422],
  ['a password of 201 characters', { username: 'a', password: 'b'.repeat(201) }, 422],
  ['a field that is not asked for', { username: 'a', password: 'b', role: 'owner' }, 422],
])('a sign-in with %s is refused with a reason', async (_what, body, status) => {
  const answer = await call('POST', '/admin/login', { body });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
});

test.each([
  ['GET', '/admin/session'],
  ['POST', '/admin/logout'],
  ['PUT', '/admin/password'],
] as const)('%s %s lets in only who is signed in', async (method, path) => {
  const body = method === 'PUT' ? { currentPassword: 'a', newPassword: 'b'.repeat(10) } : undefined;
  for (const token of [undefined, 'garbage', 'A'.repeat(43), "' or 1=1 --"]) {
    const answer = await call(method, path, { body, ...(token !== undefined && { token }) });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'auth.required' });
  }
});

test('signing out ends this session at the next request and leaves the others', async () => {
  const member = await addStaff(shop.platform);
  const [here, elsewhere] = [await signedIn(member), await signedIn(member)];
  const left = await call('POST', '/admin/logout', { token: here });
  expect(left.status).toBe(204);
  expect(left.headers['clear-site-data']).toBe('"cache"');
  expect((await call('GET', '/admin/session', { token: here })).status).toBe(401);
  expect((await call('POST', '/admin/logout', { token: here })).status).toBe(401);
  expect((await call('GET', '/admin/session', { token: elsewhere })).status).toBe(200);
});

test('a session that ends in one process has ended in every other', async () => {
  const member = await addStaff(shop.platform);
  const token = await signedIn(member);
  const otherProcess = createSessions(shop.platform);
  expect(await otherProcess.authenticate(token)).toMatchObject({
    kind: 'staff',
    accountId: member.accountId,
    username: member.username,
    isOwner: false,
    pending: 'confirmation',
  });
  await call('POST', '/admin/logout', { token });
  expect(await otherProcess.authenticate(token)).toBeUndefined();
});

test('closing an account ends its sessions at the next request', async () => {
  const member = await addStaff(shop.platform);
  const token = await signedIn(member);
  await tables()
    .updateTable('staffAccount')
    .set({ isActive: false })
    .where('id', '=', member.accountId)
    .execute();
  expect((await call('GET', '/admin/session', { token })).status).toBe(401);
});

test('a session ends after eight hours without a call', async () => {
  const token = await signedIn(await addStaff(shop.platform));
  shop.clock.advance(8 * HOUR_MS - 1);
  expect((await call('GET', '/admin/session', { token })).status).toBe(200);
  shop.clock.advance(8 * HOUR_MS);
  expect((await call('GET', '/admin/session', { token })).status).toBe(401);
});

test('a session ends after 24 hours however busy it is', async () => {
  const token = await signedIn(await addStaff(shop.platform));
  for (const hours of [7, 7, 7, 2]) {
    shop.clock.advance(hours * HOUR_MS);
    expect((await call('GET', '/admin/session', { token })).status).toBe(200);
  }
  shop.clock.advance(HOUR_MS);
  expect((await call('GET', '/admin/session', { token })).status).toBe(401);
});

test('the last call of a session is stored at most once a minute', async () => {
  const member = await addStaff(shop.platform);
  const token = await signedIn(member);
  const lastSeen = async () => {
    const query = tables().selectFrom('staffSession').select('lastSeenAt');
    return (await query.where('accountId', '=', member.accountId).executeTakeFirstOrThrow()).lastSeenAt;
  };
  const signedInAt = shop.clock.now();
  shop.clock.advance(MINUTE_MS - 1);
  await call('GET', '/admin/session', { token });
  expect(await lastSeen()).toEqual(signedInAt);
  shop.clock.advance(1);
  await call('GET', '/admin/session', { token });
  expect(await lastSeen()).toEqual(shop.clock.now());
});

test('ended sessions are removed at the next sign-in', async () => {
  const old = await addStaff(shop.platform);
  await signedIn(old);
  shop.clock.advance(9 * HOUR_MS);
  await signedIn(await addStaff(shop.platform));
  const rows = await tables().selectFrom('staffSession').select('accountId').execute();
  expect(rows.map((row) => row.accountId)).not.toContain(old.accountId);
});

test('changing the password ends every session but this one at once', async () => {
  const member = await addStaff(shop.platform);
  const [here, elsewhere] = [await signedIn(member), await signedIn(member)];
  const newPassword = 'renkaat ovat vaihdettu jo';
  const body = { currentPassword: member.password, newPassword };
  const answer = await call('PUT', '/admin/password', { token: here, body, address: newAddress() });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ user: { username: member.username } });
  expect((await call('GET', '/admin/session', { token: here })).status).toBe(200);
  expect((await call('GET', '/admin/session', { token: elsewhere })).status).toBe(401);
  expect((await signIn(member.username, member.password)).status).toBe(401);
  expect((await signIn(member.username, newPassword)).status).toBe(200);
});

test('a refused password change names its fields and never ends the session', async () => {
  const member = await addStaff(shop.platform, { username: 'talvirengas' });
  const token = await signedIn(member);
  const change = (currentPassword: string, newPassword: string) =>
    call('PUT', '/admin/password', { token, body: { currentPassword, newPassword }, address: newAddress() });
  const answers = [
    [await change('not this one', 'something new here'), 'account.wrong_password', 'currentPassword'],
    [await change(member.password, 'TalviRengas'), 'account.password_is_username', 'newPassword'],
    [await change(member.password, member.password), 'account.password_unchanged', 'newPassword'],
    [await change(member.password, 'short'), 'request.invalid', 'newPassword'],
  ] as const;
  for (const [{ status, body }, code, path] of answers) {
    expect(status).toBe(422);
    expect(body).toMatchObject({ code, errors: [{ path, message: expect.any(String) }] });
  }
  expect((await call('GET', '/admin/session', { token })).status).toBe(200);
  expect((await signIn(member.username, member.password)).status).toBe(200);
});

test('a session does not start with a password that was replaced while it was checked', async () => {
  const member = await addStaff(shop.platform);
  const row = await tables()
    .selectFrom('staffAccount')
    .selectAll()
    .where('id', '=', member.accountId)
    .executeTakeFirstOrThrow();
  const sessions = createSessions(shop.platform);
  const client = { address: newAddress(), agent: '' };
  expect(await sessions.start({ ...row, passwordHash: 'the one before' }, client)).toBeUndefined();
  expect(await sessions.start(row, client)).toMatchObject({ user: { username: member.username } });
});
