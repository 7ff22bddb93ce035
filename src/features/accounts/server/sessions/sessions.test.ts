import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../../test/app.ts';
import { addStaff, type StaffMember } from '../../../../../test/builders/accounts.ts';
import { sessionHeaders } from '../../../../../test/session-headers.ts';
import { HOUR_MS } from '../../../../platform/contract/durations.ts';

const shop = await startTestApp();
afterAll(() => shop.close());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

async function signIn({ username, password }: StaffMember, agent: string, address: string) {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { username, password },
    headers: { 'user-agent': agent },
    remoteAddress: address,
  });
  return sessionHeaders(answer);
}

type Bearer = Awaited<ReturnType<typeof signIn>>;

async function call(headers: Bearer, method: 'GET' | 'POST' | 'DELETE', path: string) {
  const answer = await shop.app.inject({ method, url: `/api${path}`, headers });
  return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
}

const isSignedIn = async (session: Bearer) => (await call(session, 'GET', '/admin/session')).status === 200;

async function twoSessions() {
  const member = await addStaff(shop.platform);
  const phone = await signIn(member, PHONE, '2001:db8:1:2::3');
  shop.clock.advance(HOUR_MS);
  const desk = await signIn(member, FIREFOX, '192.0.2.77');
  return { member, phone, desk };
}

test('staff see where they are signed in: device, network without the whole address, last use', async () => {
  const { desk } = await twoSessions();
  const { status, body } = await call(desk, 'GET', '/admin/sessions');
  expect(status).toBe(200);
  const now = shop.clock.now();
  const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
  expect(body).toEqual([
    {
      _id: expect.any(String),
      device: 'Firefox, Windows',
      network: '192.0.2.0/24',
      startedAt: now.toISOString(),
      lastSeenAt: now.toISOString(),
      isCurrent: true,
    },
    {
      _id: expect.any(String),
      device: 'Chrome, Android',
      network: '2001:db8:1::/48',
      startedAt: hourAgo,
      lastSeenAt: hourAgo,
      isCurrent: false,
    },
  ]);
});

test('one session is ended, and refused from the next request on', async () => {
  const { desk, phone } = await twoSessions();
  const { body } = await call(desk, 'GET', '/admin/sessions');
  const path = `/admin/sessions/${body[1]._id}`;
  expect((await call(desk, 'DELETE', path)).status).toBe(204);
  expect([await isSignedIn(desk), await isSignedIn(phone)]).toEqual([true, false]);
  expect(await call(desk, 'DELETE', path)).toMatchObject({
    status: 404,
    body: { code: 'account.session_not_found' },
  });
});

test('all other sessions end at once, the one at hand goes on', async () => {
  const { member, desk, phone } = await twoSessions();
  expect((await call(desk, 'POST', '/admin/logout-elsewhere')).status).toBe(204);
  expect([await isSignedIn(desk), await isSignedIn(phone)]).toEqual([true, false]);
  const [last] = (await call(desk, 'GET', '/audit')).body;
  expect(last).toMatchObject({ action: 'signed-out-elsewhere', name: member.username });
});

test('nobody ends a session of somebody else, but the owner', async () => {
  const { member, desk, phone } = await twoSessions();
  const stranger = await signIn(await addStaff(shop.platform), FIREFOX, '192.0.2.78');
  const owner = await shop.loginStaff();
  const [, { _id: id }] = (await call(desk, 'GET', '/admin/sessions')).body;
  const path = `/admin/accounts/${member.accountId}/sessions`;
  expect((await call(stranger, 'DELETE', `/admin/sessions/${id}`)).status).toBe(404);
  expect((await call(stranger, 'GET', path)).status).toBe(403);
  expect((await call(stranger, 'DELETE', path)).status).toBe(403);

  const listed = (await call(owner, 'GET', path)).body;
  expect(listed).toMatchObject([{ device: 'Firefox, Windows', isCurrent: false }, { _id: id }]);
  expect((await call(owner, 'DELETE', `${path}/${id}`)).status).toBe(204);
  expect([await isSignedIn(desk), await isSignedIn(phone)]).toEqual([true, false]);
  expect((await call(owner, 'DELETE', path)).status).toBe(204);
  expect([await isSignedIn(desk), await isSignedIn(owner)]).toEqual([false, true]);
  const audit = (await call(owner, 'GET', '/audit?limit=200')).body;
  const own = audit.filter(({ name }: { name: string }) => name === member.username);
  expect(own.map(({ who, action }: Record<string, string>) => [who, action])).toEqual([
    ['omistaja', 'signed-out'],
    ['omistaja', 'session-ended'],
  ]);
});
