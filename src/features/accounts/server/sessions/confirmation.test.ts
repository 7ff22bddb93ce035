import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';

import { TEST_OWNER, startTestApp, type TestApp } from '../../../../../test/app.ts';
import { addStaff } from '../../../../../test/builders/accounts.ts';
import { addCustomer, CUSTOMER_PASSWORD } from '../../../../../test/builders/customers.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../platform/contract/durations.ts';
import type { EndpointDeclaration } from '../../../../platform/contract/endpoint.ts';

const shop = await startTestApp();
afterAll(() => shop.close());

type Bearer = Awaited<ReturnType<TestApp['loginStaff']>>;

async function call(
  headers: Bearer,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: NonNullable<InjectOptions['payload']>,
) {
  const answer = await shop.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
  return {
    status: answer.statusCode,
    body: answer.body.startsWith('{') ? answer.json() : answer.body,
    proof: String(answer.headers['x-confirmation']),
  };
}

/** The token alone, as it lies in the browser's storage. */
function stolen({ authorization }: Bearer): Bearer {
  return { authorization };
}

/** An owner's session as somebody could take it over at work. */
async function olderSession(): Promise<Bearer> {
  const session = await shop.loginStaff();
  shop.clock.advance(31 * MINUTE_MS);
  return session;
}

function withProof(headers: Bearer, { proof }: { proof: string }): Bearer {
  return { ...headers, 'x-confirmation': proof };
}

const ID = '0199c0de-0000-7000-8000-000000000000';

/** Parameters an address needs in addition to the token. */
const ADDRESSES: Readonly<Record<string, string>> = {
  'GET /conversations/export': '/conversations/export?from=2026-11-01&to=2026-11-20',
};

/** Needs the password in the call itself, or typed within half an hour. */
function needsPassword({ body, needsConfirmation }: EndpointDeclaration): boolean {
  return needsConfirmation === true || (body instanceof z.ZodObject && 'currentPassword' in body.shape);
}

const GUARDED = {
  staff: [
    'DELETE /admin/accounts/:id',
    'DELETE /admin/accounts/:id/second-factor',
    'DELETE /admin/accounts/:id/sessions',
    'DELETE /admin/accounts/:id/sessions/:sessionId',
    'DELETE /admin/second-factor/app',
    'DELETE /admin/second-factor/devices',
    'DELETE /admin/second-factor/passkeys/:id',
    'DELETE /admin/sessions/:id',
    'GET /backups/download',
    'GET /conversations/export',
    'GET /newsletters/:id/deliveries/export',
    'GET /subscribers/export',
    'POST /admin/accounts',
    'POST /admin/confirm',
    'POST /admin/logout-elsewhere',
    'POST /admin/second-factor/app',
    'POST /admin/second-factor/passkeys/options',
    'POST /admin/second-factor/recovery-codes',
    'POST /backups/take-into-use',
    'POST /shop-profile/end-demonstration',
    'PUT /admin/accounts/:id',
    'PUT /admin/password',
    'PUT /admin/second-factor-rule',
  ],
  customer: [
    'DELETE /auth/passkeys/:id',
    'DELETE /auth/profile',
    'DELETE /auth/sessions/:id',
    'GET /auth/export',
    'POST /auth/confirm-password',
    'POST /auth/logout-elsewhere',
    'POST /auth/passkeys/options',
    // Only for another address.
    'PUT /auth/profile',
    'PUT /auth/password',
  ],
};

/** What a stolen token is answered: that the password is missing, in the call or in the last half hour. */
async function walk(session: Bearer, operations: readonly string[], payload: object = {}) {
  const refused = [];
  for (const operation of operations) {
    const [method = '', path = ''] = operation.split(' ');
    const address = ADDRESSES[operation] ?? path.replaceAll(/:\w+/g, ID);
    const answer = await call(session, z.enum(['GET', 'POST', 'PUT', 'DELETE']).parse(method), address, {
      ...(method !== 'GET' && payload),
    });
    const isAsked =
      (answer.status === 403 && answer.body.code === 'auth.confirm') ||
      (answer.status === 422 &&
        answer.body.errors.some(({ path: field }: { path: string }) => field === 'currentPassword'));
    if (isAsked) refused.push(operation);
  }
  return refused;
}

test('what locks people out, takes data away or cannot be undone is open to no stolen token', async () => {
  const guarded = shop.features.all
    .flatMap(({ routes }) => routes ?? [])
    .filter(({ endpoint }) => needsPassword(endpoint))
    .map(({ endpoint }) => endpoint.operation);
  expect(guarded.toSorted()).toEqual([...GUARDED.staff, ...GUARDED.customer].toSorted());

  const fresh = stolen(await shop.loginStaff());
  for (const session of [fresh, await olderSession()]) {
    expect(await walk(session, GUARDED.staff)).toEqual(GUARDED.staff);
    expect(await call(session, 'POST', '/operations/jobs/backups.nightly/run')).toMatchObject({
      status: 403,
      body: { code: 'auth.confirm' },
    });
    const { body: settings } = await call(session, 'GET', '/admin/booking-settings');
    const shorter = { ...settings, retentionMonths: 1 };
    expect(await call(session, 'PUT', '/admin/booking-settings', shorter)).toMatchObject({
      status: 403,
      body: { code: 'auth.confirm' },
    });
  }
  const { headers } = await addCustomer(shop, { email: 'liisa@example.fi' });
  const another = { email: 'varas@example.fi' };
  expect(await walk(stolen(headers), GUARDED.customer, another)).toEqual(GUARDED.customer);
  shop.clock.advance(31 * MINUTE_MS);
  expect(await walk(headers, GUARDED.customer, another)).toEqual(GUARDED.customer);
});

test('the proof that the password was typed is good for one session and cannot be made up', async () => {
  const [owner, other] = [await shop.loginStaff(), await shop.loginStaff()];
  for (const confirmation of [other['x-confirmation'], `${owner['x-confirmation']}x`, 'x', '']) {
    const answer = await call(
      { ...owner, 'x-confirmation': confirmation ?? '' },
      'GET',
      '/subscribers/export',
    );
    expect(answer).toMatchObject({ status: 403, body: { code: 'auth.confirm' } });
  }
  expect((await call(owner, 'GET', '/subscribers/export')).status).toBe(200);
});

test('a customer types the password again before everything that is stored of them leaves', async () => {
  const { headers } = await addCustomer(shop, { email: 'matti@example.fi' });
  expect((await call(headers, 'GET', '/auth/export')).status).toBe(200);
  shop.clock.advance(31 * MINUTE_MS);
  expect((await call(headers, 'GET', '/auth/export')).body.code).toBe('auth.confirm');
  const wrong = await call(headers, 'POST', '/auth/confirm-password', { currentPassword: 'ei tämäkään' });
  expect(wrong).toMatchObject({ status: 422, body: { code: 'customer.wrong_password' } });
  const typed = { currentPassword: CUSTOMER_PASSWORD };
  const confirmed = await call(headers, 'POST', '/auth/confirm-password', typed);
  expect((await call(withProof(headers, confirmed), 'GET', '/auth/export')).status).toBe(200);
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
  expect(confirmed).toMatchObject({
    status: 200,
    body: {
      confirmedUntil: new Date(shop.clock.now().getTime() + 30 * MINUTE_MS).toISOString(),
    },
  });
  const proven = withProof(session, confirmed);
  expect((await call(proven, 'GET', '/subscribers/export')).status).toBe(200);
  expect((await call(other, 'GET', '/subscribers/export')).status).toBe(403);
  shop.clock.advance(30 * MINUTE_MS);
  expect((await call(proven, 'GET', '/subscribers/export')).status).toBe(403);
});

test('a password that is missing is requested in plain words, of staff and of customers', async () => {
  const owner = await shop.loginStaff();
  const { headers } = await addCustomer(shop, { email: 'aino@example.fi' });
  const reasons = async (session: Bearer, method: 'POST' | 'PUT' | 'DELETE', path: string) => {
    const { status, body } = await call(session, method, path, {});
    expect(status).toBe(422);
    return body.errors.map(({ message }: { message: string }) => message);
  };
  const [missing, own] = ['Kirjoita salasana.', 'Kirjoita oma salasanasi.'];
  expect(await reasons(owner, 'POST', '/admin/login')).toEqual(['Kirjoita käyttäjätunnus.', missing]);
  expect(await reasons(owner, 'POST', '/admin/confirm')).toEqual([own]);
  expect(await reasons(owner, 'PUT', '/admin/password')).toEqual([missing, missing]);
  expect(await reasons(headers, 'POST', '/auth/login')).toEqual(['Kirjoita sähköpostiosoite.', missing]);
  expect(await reasons(headers, 'POST', '/auth/confirm-password')).toEqual([missing]);
  expect(await reasons(headers, 'PUT', '/auth/password')).toEqual([missing, missing]);
  expect(await reasons(headers, 'DELETE', '/auth/profile')).toEqual([missing]);
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

test('a stolen token keeps its owner out neither by guesses nor by ending all sessions', async () => {
  const owner = await shop.loginStaff();
  const thief = stolen(owner);
  const guess = async (remoteAddress: string) => {
    const payload = { currentPassword: 'arvaus' };
    const request = { method: 'POST', url: '/api/admin/confirm', headers: thief, payload } as const;
    return (await shop.app.inject({ ...request, remoteAddress })).statusCode;
  };
  expect(await guess('198.51.100.1')).toBe(422);
  // As if from a hundred addresses more.
  await sql`insert into sign_in_attempt (id, account_key, address, at)
    select gen_random_uuid(), account_key, address || n, at from sign_in_attempt, generate_series(1, 100) as n`.execute(
    shop.platform.db,
  );
  expect(await guess('198.51.100.2')).toBe(429);
  const typed = { currentPassword: TEST_OWNER.password };
  expect((await call(owner, 'POST', '/admin/confirm', typed)).status).toBe(200);

  expect((await call(thief, 'POST', '/admin/logout-everywhere')).status).toBe(204);
  expect((await call(thief, 'GET', '/subscribers')).status).toBe(401);
  expect((await call(await shop.loginStaff(), 'GET', '/subscribers/export')).status).toBe(200);
});

test('a proof dies with the password it is of, of staff and of customers, and the change gives a new one', async () => {
  const owner = await shop.loginStaff();
  const { headers } = await addCustomer(shop, { email: 'eero@example.fi' });
  const newPassword = 'seitsemän hirveä ja yksi suksi';
  const change = async (session: Bearer, path: string, taken: string, currentPassword: string) => {
    expect((await call(session, 'GET', taken)).status).toBe(200);
    const changed = await call(session, 'PUT', path, { currentPassword, newPassword });
    expect(await call(session, 'GET', taken)).toMatchObject({ status: 403, body: { code: 'auth.confirm' } });
    expect((await call(withProof(session, changed), 'GET', taken)).status).toBe(200);
  };
  await change(headers, '/auth/password', '/auth/export', CUSTOMER_PASSWORD);
  await change(owner, '/admin/password', '/subscribers/export', TEST_OWNER.password);
});
