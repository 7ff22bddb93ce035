import { brotliDecompressSync } from 'node:zlib';

import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';

import { endpoint } from '../../contract/endpoint.ts';
import { conflict } from '../../contract/problem.ts';
import { ByteCache } from '../pages/byte-cache.ts';
import { mountApi } from './api.ts';
import type { Principal } from './principal.ts';
import { route, type BoundRoute } from './routes.ts';
import { securityHeaders } from './security-headers.ts';
import { createHttpServerApp } from './server.ts';

const echo = endpoint('POST /echo/:id', {
  access: 'everyone',
  summary: 'Echo',
  params: z.object({ id: z.string().max(10) }),
  body: z.strictObject({ name: z.string().min(2), count: z.number().int().optional() }),
  output: z.object({ id: z.string(), name: z.string() }),
});
const staffOnly = endpoint('GET /staff', {
  access: 'staff',
  summary: 'Staff',
  output: z.object({ who: z.string() }),
});
const ownerOnly = endpoint('GET /owner', {
  access: 'owner',
  summary: 'Owner',
  output: z.object({ ok: z.boolean() }),
});
const customerOnly = endpoint('GET /customer', {
  access: 'customer',
  summary: 'Customer',
  output: z.object({ ok: z.boolean() }),
});
const broken = endpoint('GET /broken', {
  access: 'everyone',
  summary: 'Broken',
  output: z.object({ ok: z.boolean() }),
});
const wrongOutput = endpoint('GET /wrong', {
  access: 'everyone',
  summary: 'Wrong',
  output: z.object({ ok: z.boolean() }),
});
const stale = endpoint('PUT /stale', {
  access: 'everyone',
  summary: 'Stale',
  output: z.object({ ok: z.boolean() }),
});
const removed = endpoint('DELETE /thing', {
  access: 'everyone',
  summary: 'Remove',
  output: null,
});
const listed = endpoint('GET /listed', {
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
    onCachedResponse: () => {},
  });
  const principals: Record<string, Principal> = {
    staff: { kind: 'staff', accountId: 'a', username: 'myyja', isOwner: false },
    owner: { kind: 'staff', accountId: 'b', username: 'omistaja', isOwner: true },
    customer: { kind: 'customer', customerId: 'c' },
  };
  await mountApi(app, {
    readPublic: (action) => action(),
    answerOnce: (_endpoint, _request, work) => work(),
    guardPeople: async () => {},
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

test('a valid request reaches its handler; answers have security headers and a request id', async () => {
  const { app } = await startApi();
  const answer = await app.inject({ method: 'POST', url: '/api/echo/7/', payload: { name: 'Nasta' } });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ id: '7', name: 'Nasta' });
  expect(answer.headers).toMatchObject(headers);
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers['cache-control']).toBe('no-store');
});

const slow = endpoint('POST /slow', {
  access: 'everyone',
  summary: 'Goes on for long',
  body: z.strictObject({ isLate: z.boolean() }),
  output: z.strictObject({ ok: z.boolean() }),
  lateStatus: 202,
});

test('unfinished work is answered 202, in the same shape', async () => {
  const late = route(slow, ({ body, reply }) => {
    if (body.isLate) reply.code(202);
    return { ok: true };
  });
  const { app } = await startApi([late]);
  const send = async (isLate: boolean) => {
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/slow', payload: { isLate } });
    return [statusCode, JSON.parse(body)];
  };
  expect(await send(true)).toEqual([202, { ok: true }]);
  expect(await send(false)).toEqual([200, { ok: true }]);
});

test('bad input is answered with the right status, a code and the field', async () => {
  const { app } = await startApi();
  const cases = [
    [{ payload: '{"name":', headers: { 'content-type': 'application/json' } }, 400, 'request.malformed_json'],
    [{ payload: { name: 'N' } }, 422, 'request.invalid'],
    [{ payload: { name: 'Nasta', extra: 1 } }, 422, 'request.invalid'],
    [{ payload: 'name=Nasta', headers: { 'content-type': 'text/csv' } }, 415, 'request.unsupported_media'],
    [
      { payload: '{"name":"Nasta"}', headers: { 'content-type': 'text/plain' } },
      415,
      'request.unsupported_media',
    ],
    [{ payload: { name: 'x'.repeat(600_000) } }, 413, 'request.too_large'],
  ] as const;
  for (const [request, status, code] of cases) {
    const answer = await app.inject({ method: 'POST', url: '/api/echo/7', ...request });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
    expect(answer.json().message).toMatch(/\.$/);
  }
  const answer = await app.inject({ method: 'POST', url: '/api/echo/7', payload: { name: 'N' } });
  expect(answer.json().errors[0]).toMatchObject({ path: 'name', code: 'too_small' });
});

test.each([
  ['half a sign', String.raw`{"name":"Nasta \udfff"}`, 422],
  ['half a sign in a name', String.raw`{"name":"Nasta","\uD800":1}`, 422],
  ['what cannot be compared', '{"name":{"length":{"toString":"x"}}}', 400],
  ['the same with an escape', String.raw`{"name":{"length":{"\u0076alueOf":1}}}`, 400],
  ['half a sign deep within', `{"name":${'['.repeat(50_000)}"\\ud83d"${']'.repeat(50_000)}}`, 422],
  ['a whole sign', String.raw`{"name":"Nasta \ud83d\ude42"}`, 200],
  ['the words of an escape', String.raw`{"name":"Nasta \\udfff"}`, 200],
])('a body with %s is refused before any call sees it, or taken whole', async (_name, payload, status) => {
  const { app } = await startApi();
  const headersOfJson = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/api/echo/7', headers: headersOfJson, payload });
  expect(answer.statusCode).toBe(status);
});

test('a refusal lists at most 100 fields, each in at most 300 characters', async () => {
  const { app } = await startApi();
  const names = Array.from({ length: 20_000 }, (_, at) => `tuntematon${at}`);
  const payload = { name: 'Nasta', ...Object.fromEntries(names.map((name) => [name, 1])) };
  const answer = await app.inject({ method: 'POST', url: '/api/echo/7', payload });
  expect(answer.statusCode).toBe(422);
  expect(answer.body.length).toBeLessThan(1000);
});

test('a call without a body takes an empty one, and one with a body does not', async () => {
  const { app } = await startApi();
  const json = { 'content-type': 'application/json' };
  const without = await app.inject({ method: 'PUT', url: '/api/stale', headers: json, payload: '' });
  expect(without.statusCode).toBe(409);
  expect(without.json().code).toBe('conflict.stale');
  const withBody = await app.inject({ method: 'POST', url: '/api/echo/7', headers: json, payload: '' });
  expect(withBody.statusCode).toBe(400);
  expect(withBody.json().code).toBe('request.malformed_json');
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
  const statusOf = async (url: string, token?: string) =>
    (await app.inject({ url: `/api${url}`, headers: token ? { authorization: `Bearer ${token}` } : {} }))
      .statusCode;
  const table = {
    '/staff': { nobody: 401, wrong: 401, customer: 403, staff: 200, owner: 200 },
    '/owner': { nobody: 401, wrong: 401, customer: 403, staff: 403, owner: 200 },
    '/customer': { nobody: 401, wrong: 401, customer: 200, staff: 403, owner: 403 },
  };
  for (const [url, row] of Object.entries(table)) {
    for (const [who, status] of Object.entries(row)) {
      expect(await statusOf(url, who === 'nobody' ? undefined : who), `${url} ${who}`).toBe(status);
    }
  }
});

test('an unexpected error shows nothing of itself in the answer', async () => {
  const { app } = await startApi();
  for (const url of ['/api/broken', '/api/wrong']) {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 'server.error',
      message: 'Jotain meni pieleen. Yritä hetken päästä uudelleen.',
    });
  }
});

test('a stale save answers 409 with the record as it is, a removal 204, an unknown address 404', async () => {
  const { app } = await startApi();
  const conflictAnswer = await app.inject({ method: 'PUT', url: '/api/stale' });
  expect(conflictAnswer.statusCode).toBe(409);
  expect(conflictAnswer.json().current).toEqual({ version: 3 });
  expect((await app.inject({ method: 'DELETE', url: '/api/thing' })).statusCode).toBe(204);
  const unknown = await app.inject({ url: '/api/nowhere' });
  expect(unknown.statusCode).toBe(404);
  expect(unknown.json().code).toBe('route.not_found');
});

test('requests with the same cache key share one answer', async () => {
  let count = 0;
  const counted = route(
    listed,
    () => {
      count += 1;
      return [String(count)];
    },
    () => ({ tags: [] }),
    ({ query }) => (query.q ?? '').toLowerCase(),
  );
  const { app } = await startApi([counted]);
  const answers = ['?q=nokian', '?q=NOKIAN', '?q=nokia', '?q=nokian'].map(
    async (query) => (await app.inject({ url: `/api/listed${query}` })).json()[0],
  );
  expect(await Promise.all(answers)).toEqual(['1', '1', '2', '1']);
});

test('a public read is cached per query, compressed, answered 304 and made anew after a change', async () => {
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
  expect(again.status).toBe(200);
  expect(count).toBe(1);
  expect(again.headers.get('content-security-policy')).toEqual(headers['content-security-policy']);
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

test('a foreign origin is allowed exactly when it is listed, also for cached answers', async () => {
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
  const stranger = await fetch(`${app.listeningOrigin}/api/listed`, {
    headers: { origin: 'https://stranger.example' },
  });
  expect(stranger.headers.get('access-control-allow-credentials')).toBeNull();
  // Shared caches must not give one origin the answer to another.
  for (const requestHeaders of [{}, { origin: 'https://friend.example' }]) {
    const answer = await fetch(`${app.listeningOrigin}/api/listed`, { headers: requestHeaders });
    expect(answer.headers.get('vary')).toBe('accept-encoding, Origin');
  }
});
