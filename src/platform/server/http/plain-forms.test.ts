import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';

import { endpoint } from '../../contract/endpoint.ts';
import { fieldError } from '../../contract/plain-form.ts';
import { tooMany } from '../../contract/problem.ts';
import { ByteCache } from '../pages/byte-cache.ts';
import { bindFrame } from '../pages/frame.ts';
import { definePage } from '../pages/page.ts';
import { createSite } from '../pages/site.ts';
import { mountApi } from './api.ts';
import { route } from './routes.ts';
import { securityHeaders } from './security-headers.ts';
import { createHttpServerApp } from './server.ts';

const message = endpoint('POST /messages', {
  access: 'everyone',
  summary: 'Message',
  body: z.strictObject({ name: z.string().min(2, 'Kirjoita nimesi.'), kind: z.string().optional() }),
  output: z.object({ name: z.string() }),
  status: 201,
  form: { donePath: '/kiitos' },
});
const jsonOnly = endpoint('POST /json', {
  access: 'everyone',
  summary: 'JSON',
  body: z.strictObject({ name: z.string() }),
  output: z.object({ name: z.string() }),
});

const contactPage = definePage({
  path: '/yhteys',
  load: async ({ refusedForm }) => ({ kind: 'page', data: refusedForm, tags: [] }),
  head: () => ({ title: 'Yhteys', description: 'd', canonicalPath: '/yhteys' }),
  view: (refused) =>
    `${refused?.values['name']} | ${refused?.problem.message} | ${fieldError(refused, 'name')}`,
});
const answerMessage = endpoint('POST /messages/:code/answer', {
  access: 'everyone',
  summary: 'Answer',
  params: z.object({ code: z.string() }),
  body: z.strictObject({ name: z.string().min(2, 'Kirjoita nimesi.') }),
  output: z.object({ code: z.string() }),
  form: { donePath: '/viesti/:code' },
});
const messagePage = definePage({
  path: '/viesti/:code',
  isPrivate: true,
  load: async ({ params, refusedForm }) => ({
    kind: 'page',
    data: `${params['code']} | ${refusedForm?.values['name']}`,
    tags: [],
  }),
  head: () => ({ title: 'Viesti', description: 'd', canonicalPath: '/yhteys' }),
  view: (text) => text,
});
const brokenPage = definePage({
  path: '/rikki',
  load: () => Promise.reject(new Error('no database')),
  head: () => ({ title: 'Rikki', description: 'd', canonicalPath: '/rikki' }),
  view: () => '',
});

const headers = securityHeaders([], {}, false);
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function startApi() {
  const cache = new ByteCache({ maxBytes: 1_000_000, now: Date.now });
  const site = createSite({
    readPublic: (action) => action(),
    cache,
    pages: [contactPage, messagePage, brokenPage],
    frame: bindFrame({
      load: async () => ({ data: null, tags: [] }),
      siteName: () => 'Liike',
      meta: () => ({}),
      isNoIndex: () => false,
      view: (_data, _current, page) => page,
      notFound: () => ({ head: { title: '', description: '', canonicalPath: '/' }, body: '' }),
    }),
    policy: '',
    assets: { stylesheets: ['/a.css'], script: '', fonts: [], themeScript: '' },
    publicUrl: 'http://localhost',
    now: () => new Date(),
  });
  const log = pino({ level: 'silent' });
  const app = await createHttpServerApp({
    log,
    cache,
    headers,
    trustProxy: false,
    corsOrigins: [],
    onCachedResponse: () => {},
  });
  await mountApi(app, {
    readPublic: (action) => action(),
    answerOnce: (_endpoint, _request, work) => work(),
    guardPeople: async () => {},
    cache,
    headers,
    authenticate: async () => undefined,
    whenReady: async () => {},
    showForm: site.refusedForm,
    routes: [
      route(message, ({ body }) => {
        if (body.kind === 'too-many') throw tooMany('message.too_many', 'Odota hetki.', 60);
        if (body.kind === 'crash') throw new Error('SELECT secret');
        return { name: body.name };
      }),
      route(jsonOnly, ({ body }) => body),
      route(answerMessage, ({ params }) => ({ code: params.code })),
    ],
  });
  closers.push(() => app.close());
  const post = (fields: Record<string, string>, url = '/api/messages', extra: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...extra },
    });
  return { app, cache, post };
}

test('a pressed button that stands for a field wins over it, wherever it stands in the form', async () => {
  const { post } = await startApi();
  const refused = await post({ 'pressed.name': 'A', name: 'Liisa', _page: '/yhteys' });
  expect(refused.body).toContain('A | ');
  const taken = await post({ 'pressed.name': 'Liisa', name: 'A' });
  expect(taken.statusCode).toBe(303);
});

test('a plain form is answered with a redirect to the page of thanks, a JSON call as ever', async () => {
  const { app, post } = await startApi();
  const done = await post({ name: 'Nasta', _page: '/yhteys' });
  expect(done.statusCode).toBe(303);
  expect(done.headers.location).toBe('/kiitos');
  expect(done.body).toBe('');
  expect(done.headers['cache-control']).toBe('no-store');
  const json = await app.inject({ method: 'POST', url: '/api/messages', payload: { name: 'Nasta' } });
  expect(json.statusCode).toBe(201);
  expect(json.json()).toEqual({ name: 'Nasta' });
});

test('a refused plain form shows its page again with its values and errors, and is never cached', async () => {
  const { cache, post } = await startApi();
  const refused = await post({ name: 'N', _page: '/yhteys' });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('<title>Lomaketta ei lähetetty – Yhteys | Liike</title>');
  expect(refused.body).toContain('N | Tarkista tiedot: jokin kenttä ei kelpaa. | Kirjoita nimesi.');
  expect(refused.headers).toMatchObject({ ...headers, 'cache-control': 'no-store' });
  expect(cache.size().answers).toBe(0);
});

test('a form of a page with a parameter leads back to that page, taken or refused', async () => {
  const { post } = await startApi();
  const fields = { name: 'Nasta', _page: '/viesti/:code' };
  const done = await post(fields, '/api/messages/a%2Fb/answer');
  expect([done.statusCode, done.headers.location]).toEqual([303, '/viesti/a%2Fb']);
  const refused = await post({ ...fields, name: 'N' }, '/api/messages/a1/answer');
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain('a1 | N');
  // Only where the call has the page's parameters.
  expect((await post({ ...fields, name: 'N' })).body).toContain('Jotain meni pieleen');
});

test('a refused form shows typed text escaped', async () => {
  const { post } = await startApi();
  const refused = await post({ name: '<', _page: '/yhteys' });
  expect(refused.body).toContain('&lt; |');
});

test('a refusal after validation and an unexpected error show the page too, without details', async () => {
  const { post } = await startApi();
  const waiting = await post({ name: 'Nasta', kind: 'too-many', _page: '/yhteys' });
  expect(waiting.statusCode).toBe(429);
  expect(waiting.headers['retry-after']).toBe('60');
  expect(waiting.body).toContain('Nasta | Odota hetki.');
  const crash = await post({ name: 'Nasta', kind: 'crash', _page: '/yhteys' });
  expect(crash.statusCode).toBe(500);
  expect(crash.body).not.toContain('SELECT');
});

test.each([['/rikki'], ['/ei-ole'], ['https://example.fi/'], [''], ['/yhteys/../x']])(
  'a refused form of the page %s, which cannot be shown, gets the error screen',
  async (page) => {
    const { post } = await startApi();
    const refused = await post({ name: 'N', _page: page });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Jotain meni pieleen');
    expect(refused.body).not.toContain('example.fi');
  },
);

test('a plain form is refused by an endpoint that expects none, and from another site', async () => {
  const { post } = await startApi();
  const unexpected = await post({ name: 'Nasta' }, '/api/json');
  expect(unexpected.statusCode).toBe(415);
  expect(unexpected.json().code).toBe('request.unsupported_media');
  const foreign = await post({ name: 'Nasta', _page: '/yhteys' }, '/api/messages', {
    'sec-fetch-site': 'cross-site',
  });
  expect(foreign.statusCode).toBe(403);
});

test('a plain form over 64 KiB is refused, and prototype names are plain names', async () => {
  const { post } = await startApi();
  expect((await post({ name: 'x'.repeat(70_000), _page: '/yhteys' })).statusCode).toBe(413);
  expect((await post({ name: 'Nasta', ['__proto__']: 'x', _page: '/yhteys' })).statusCode).toBe(422);
});
