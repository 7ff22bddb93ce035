import { brotliDecompressSync } from 'node:zlib';

import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';

import { endpoint } from '../../contract/endpoint.ts';
import { conflict } from '../../contract/problem.ts';
import { ByteCache } from '../pages/byte-cache.ts';
import { mountApi } from './api.ts';
import type { Principal } from './principal.ts';
import type { BoundRoute } from './routes.ts';
import { route } from './routes.ts';
import { securityHeaders } from './security-headers.ts';
import { createHttpServerApp } from './server.ts';

const echo = endpoint({
  method: 'POST',
  path: '/echo/:id',
  access: 'everyone',
  summary: 'Echo',
  params: z.object({ id: z.string().max(10) }),
  body: z.strictObject({ name: z.string().min(2), count: z.number().int().optional() }),
  output: z.object({ id: z.string(), name: z.string() }),
});
const staffOnly = endpoint({
  method: 'GET',
  path: '/staff',
  access: 'staff',
  summary: 'Staff',
  output: z.object({ who: z.string() }),
});
const ownerOnly = endpoint({
  method: 'GET',
  path: '/owner',
  access: 'owner',
  summary: 'Owner',
  output: z.object({ ok: z.boolean() }),
});
const customerOnly = endpoint({
  method: 'GET',
  path: '/customer',
  access: 'customer',
  summary: 'Customer',
  output: z.object({ ok: z.boolean() }),
});
const broken = endpoint({
  method: 'GET',
  path: '/broken',
  access: 'everyone',
  summary: 'Broken',
  output: z.object({ ok: z.boolean() }),
});
const wrongOutput = endpoint({
  method: 'GET',
  path: '/wrong',
  access: 'everyone',
  summary: 'Wrong',
  output: z.object({ ok: z.boolean() }),
});
const stale = endpoint({
  method: 'PUT',
  path: '/stale',
  access: 'everyone',
  summary: 'Stale',
  output: z.object({ ok: z.boolean() }),
});
const removed = endpoint({
  method: 'DELETE',
  path: '/thing',
  access: 'everyone',
  summary: 'Remove',
  output: null,
});
const listed = endpoint({
  method: 'GET',
  path: '/listed',
  access: 'everyone',
  summary: 'Listed',
  query: z.object({ q: z.string().optional() }),
  output: z.array(z.string()),
});

const headers = securityHeaders(['theme()'], {}, false);
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function startApi(extra: readonly BoundRoute[] = []) {
  const cache = new ByteCache({ maxBytes: 1_000_000, now: Date.now });
  const app = await createHttpServerApp({
    log: pino({ level: 'silent' }),
    cache,
    headers,
    trustProxy: false,
    corsOrigins: ['https://friend.example'],
    onKeptAnswer: () => {},
  });
  const principals: Record<string, Principal> = {
    staff: { kind: 'staff', accountId: 'a', username: 'myyja', isOwner: false },
    owner: { kind: 'staff', accountId: 'b', username: 'omistaja', isOwner: true },
    customer: { kind: 'customer', customerId: 'c' },
  };
  await mountApi(app, {
    readPublic: (action) => action(),
    cache,
    headers,
    authenticate: async (token) => principals[token],
    whenReady: async () => {},
    showForm: () => Promise.reject(new Error('no form is posted here')),
    routes: [
      route(echo, ({ params, body }) => ({ id: params.id, name: body.name })),
      route(staffOnly, ({ principal }) => ({ who: principal.kind })),
      route(ownerOnly, () => ({ ok: true })),
      route(customerOnly, () => ({ ok: true })),
      route(broken, () => Promise.reject(new Error('SELECT secret FROM somewhere'))),
      route(wrongOutput, () => JSON.parse('{"ok":"no"}')),
      route(stale, () => Promise.reject(conflict('conflict.stale', 'Vanha versio.', { version: 3 }))),
      route(removed, () => undefined),
      ...extra,
    ],
  });
  closers.push(() => app.close());
  return { app, cache };
}

test('a valid request reaches its handler and every answer carries the security headers and a request id', async () => {
  const { app } = await startApi();
  const answer = await app.inject({ method: 'POST', url: '/api/echo/7/', payload: { name: 'Nasta' } });
  expect([answer.statusCode, answer.json()]).toEqual([200, { id: '7', name: 'Nasta' }]);
  expect(answer.headers).toMatchObject(headers);
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('bad input is answered with the right status, a code and the field', async () => {
  const { app } = await startApi();
  const cases = [
    [{ payload: '{"name":', headers: { 'content-type': 'application/json' } }, 400, 'request.malformed_json'],
    [{ payload: { name: 'N' } }, 422, 'request.invalid'],
    [{ payload: { name: 'Nasta', extra: 1 } }, 422, 'request.invalid'],
    [{ payload: 'name=Nasta', headers: { 'content-type': 'text/csv' } }, 415, 'request.unsupported_media'],
    [{ payload: { name: 'x'.repeat(600_000) } }, 413, 'request.too_large'],
  ] as const;
  for (const [request, status, code] of cases) {
    const answer = await app.inject({ method: 'POST', url: '/api/echo/7', ...request });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.json().message).toMatch(/\.$/);
  }
  const answer = await app.inject({ method: 'POST', url: '/api/echo/7', payload: { name: 'N' } });
  expect(answer.json().errors[0]).toMatchObject({ path: 'name', code: 'too_small' });
});

test('a call without a body takes an empty one, and one with a body does not', async () => {
  const { app } = await startApi();
  const json = { 'content-type': 'application/json' };
  const without = await app.inject({ method: 'PUT', url: '/api/stale', headers: json, payload: '' });
  expect([without.statusCode, without.json().code]).toEqual([409, 'conflict.stale']);
  const withBody = await app.inject({ method: 'POST', url: '/api/echo/7', headers: json, payload: '' });
  expect([withBody.statusCode, withBody.json().code]).toEqual([400, 'request.malformed_json']);
  const poison = await app.inject({
    method: 'POST',
    url: '/api/echo/7',
    headers: json,
    payload: '{"name":"Nasta","__proto__":{"count":1}}',
  });
  expect(poison.statusCode).toBe(400);
});

test('each kind of caller passes exactly where it may', async () => {
  const { app } = await startApi();
  const ask = async (url: string, token?: string) =>
    (await app.inject({ url: `/api${url}`, headers: token ? { authorization: `Bearer ${token}` } : {} }))
      .statusCode;
  const table = {
    '/staff': { nobody: 401, wrong: 401, customer: 403, staff: 200, owner: 200 },
    '/owner': { nobody: 401, wrong: 401, customer: 403, staff: 403, owner: 200 },
    '/customer': { nobody: 401, wrong: 401, customer: 200, staff: 403, owner: 403 },
  };
  for (const [url, row] of Object.entries(table)) {
    for (const [who, status] of Object.entries(row)) {
      expect([url, who, await ask(url, who === 'nobody' ? undefined : who)]).toEqual([url, who, status]);
    }
  }
});

test('a fault of ours tells nothing about itself', async () => {
  const { app } = await startApi();
  for (const url of ['/api/broken', '/api/wrong']) {
    const answer = await app.inject({ url });
    expect([answer.statusCode, answer.json()]).toEqual([
      500,
      { code: 'server.error', message: 'Jotain meni pieleen. Yritä hetken päästä uudelleen.' },
    ]);
  }
});

test('a stale save answers 409 with the record as it is, a removal 204, an unknown address 404', async () => {
  const { app } = await startApi();
  const conflictAnswer = await app.inject({ method: 'PUT', url: '/api/stale' });
  expect([conflictAnswer.statusCode, conflictAnswer.json().current]).toEqual([409, { version: 3 }]);
  expect((await app.inject({ method: 'DELETE', url: '/api/thing' })).statusCode).toBe(204);
  const unknown = await app.inject({ url: '/api/nowhere' });
  expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'route.not_found']);
});

test('a public read is kept as bytes per query, compressed, answered 304 when unchanged, and made again after a change', async () => {
  let count = 0;
  const rows = () => Array.from({ length: 100 }, (_, index) => `rengas ${index} ${count}`);
  const { app, cache } = await startApi([
    route(
      listed,
      ({ reply }) => {
        count += 1;
        reply.header('x-total-count', '100');
        return rows();
      },
      () => ({ tags: ['catalogue'] }),
    ),
  ]);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.listeningOrigin;
  const first = await app.inject({ url: '/api/listed?q=a', headers: { 'accept-encoding': 'br' } });
  expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString())).toHaveLength(100);
  const again = await fetch(`${address}/api/listed?q=a`);
  expect(again.headers.get('x-total-count')).toBe('100');
  expect([again.status, count, again.headers.get('content-security-policy')]).toEqual([
    200,
    1,
    headers['content-security-policy'],
  ]);
  const unchanged = await fetch(`${address}/api/listed?q=a`, {
    headers: { 'if-none-match': again.headers.get('etag') ?? '' },
  });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  await fetch(`${address}/api/listed?q=b`);
  expect(count).toBe(2);
  cache.drop(['catalogue']);
  await fetch(`${address}/api/listed?q=a`);
  expect(count).toBe(3);
});

test('a foreign origin is let in exactly when it is listed, also to answers kept in memory', async () => {
  const { app } = await startApi([
    route(
      listed,
      () => ['rengas'],
      () => ({ tags: ['catalogue'] }),
    ),
  ]);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const allowed = async (origin: string) => {
    const answer = await fetch(`${app.listeningOrigin}/api/listed`, { headers: { origin } });
    return answer.headers.get('access-control-allow-origin');
  };
  await fetch(`${app.listeningOrigin}/api/listed`);
  expect(await allowed('https://friend.example')).toBe('https://friend.example');
  expect(await allowed('https://friend.example')).toBe('https://friend.example');
  expect(await allowed('https://stranger.example')).toBeNull();
});
