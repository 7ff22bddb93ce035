import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { TEST_OWNER, startTestApp, type TestApp } from '../../../../../test/app.ts';
import { addStaff } from '../../../../../test/builders/accounts.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../platform/contract/durations.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

type Bearer = Awaited<ReturnType<TestApp['loginStaff']>>;

async function call(
  headers: Bearer,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: NonNullable<InjectOptions['payload']>,
) {
  const answer = await shop.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.body.startsWith('{') ? answer.json() : answer.body };
}

/** An owner's token as somebody could have stolen it at work. */
async function olderSession(): Promise<Bearer> {
  const session = await shop.loginStaff();
  shop.clock.advance(31 * MINUTE_MS);
  return session;
}

const EXPORTS = [
  '/subscribers/export',
  '/conversations/export?from=2026-11-01&to=2026-11-20',
  '/newsletters/0199c0de-0000-7000-8000-000000000000/deliveries/export',
];

test('what takes data out or cannot be undone asks for the password again half an hour after it was typed', async () => {
  const guarded = shop.features.all
    .flatMap(({ routes }) => routes ?? [])
    .filter(({ endpoint }) => endpoint.needsConfirmation)
    .map(({ endpoint }) => endpoint.operation);
  expect(guarded.toSorted()).toEqual([
    'GET /conversations/export',
    'GET /newsletters/:id/deliveries/export',
    'GET /subscribers/export',
    'POST /backups/take-into-use',
    'POST /shop-profile/end-demonstration',
  ]);

  const session = await olderSession();
  for (const path of EXPORTS) {
    expect(await call(session, 'GET', path)).toMatchObject({ status: 403, body: { code: 'auth.confirm' } });
  }
  for (const path of [
    '/backups/take-into-use',
    '/shop-profile/end-demonstration',
    '/operations/jobs/backups.nightly/run',
  ]) {
    expect(await call(session, 'POST', path)).toMatchObject({ status: 403, body: { code: 'auth.confirm' } });
  }
});

test('a fresh sign-in counts as the password typed, and the day’s work goes on without it', async () => {
  const session = await shop.loginStaff();
  expect((await call(session, 'GET', '/subscribers/export')).status).toBe(200);
  shop.clock.advance(7 * HOUR_MS);
  for (const path of ['/subscribers', '/enquiries', '/operations', '/admin/session']) {
    expect((await call(session, 'GET', path)).status).toBe(200);
  }
});

test('the password again opens the exports of that session alone for half an hour', async () => {
  const [session, other] = [await shop.loginStaff(), await olderSession()];
  const confirmed = await call(session, 'POST', '/admin/confirm', { currentPassword: TEST_OWNER.password });
  expect(confirmed).toEqual({
    status: 200,
    body: { confirmedUntil: new Date(shop.clock.now().getTime() + 30 * MINUTE_MS).toISOString() },
  });
  expect((await call(session, 'GET', '/subscribers/export')).status).toBe(200);
  expect((await call(other, 'GET', '/subscribers/export')).status).toBe(403);
  shop.clock.advance(30 * MINUTE_MS);
  expect((await call(session, 'GET', '/subscribers/export')).status).toBe(403);
});

test('wrong passwords in the question count like wrong sign-ins', async () => {
  const { username, password } = await addStaff(shop.platform);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username, password },
  });
  const session = { authorization: `Bearer ${answer.json().token}` };
  for (let tried = 0; tried < 5; tried += 1) {
    expect(await call(session, 'POST', '/admin/confirm', { currentPassword: 'ei tämäkään' })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'currentPassword' }] },
    });
  }
  const refused = await call(session, 'POST', '/admin/confirm', { currentPassword: password });
  expect(refused).toMatchObject({ status: 429, body: { code: 'auth.too_many_attempts' } });
});

test('a stolen token of an older session can neither lock the owner out nor take the data away', async () => {
  const session = await olderSession();
  const { body: accounts } = await call(session, 'GET', '/admin/accounts');
  const [{ _id: own }] = JSON.parse(String(accounts));
  const stolen = 'varastettu istunto yksi';
  const attacks = [
    await call(session, 'PUT', `/admin/accounts/${own}`, { password: stolen }),
    await call(session, 'PUT', `/admin/accounts/${own}`, { isActive: false }),
    await call(session, 'POST', '/admin/accounts', { username: 'varas', password: stolen, isOwner: true }),
    await call(session, 'DELETE', `/admin/accounts/${own}`, {}),
    await call(session, 'PUT', '/admin/password', { newPassword: stolen }),
    await call(session, 'GET', '/subscribers/export'),
  ];
  expect(attacks.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 403]);
  expect((await call(await shop.loginStaff(), 'GET', '/admin/session')).status).toBe(200);
});
