import type { IncomingMessage, ServerResponse } from 'node:http';

import { afterAll, beforeEach, expect, expectTypeOf, test, vi } from 'vitest';
import { z } from 'zod';

import { startLocalServer } from '../../../test/local-server.ts';
import { endpoint } from '../contract/endpoint.ts';
import { callApi, callStream, callWithTotal, uploadFile, type Call } from './api.ts';
import { ADMIN_SESSION_EXPIRED } from './session-tokens.ts';

const getSize = endpoint('GET /tires/sizes/:sizeId', {
  access: 'everyone',
  summary: 'One size',
  params: z.object({ sizeId: z.string() }),
  query: z.object({ include: z.array(z.string()).optional(), page: z.number().optional() }),
  output: z.object({ _id: z.string() }),
});
const signIn = endpoint('POST /admin/login', {
  access: 'everyone',
  summary: 'Signs in',
  body: z.object({ username: z.string() }),
  output: z.object({ token: z.string() }),
});
const signOut = endpoint('POST /admin/logout', {
  access: 'staff',
  summary: 'Signs out',
  output: null,
});
const sendList = endpoint('POST /imports', {
  access: 'staff',
  summary: 'Takes a list in',
  upload: { field: 'file', maxBytes: 10 },
  output: z.object({ _id: z.string() }),
});

let answer: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
let requests: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
let stored: Map<string, string>;
let expiries = 0;

const server = await startLocalServer((request, response) => {
  response.shouldKeepAlive = false;
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    answer(request, response);
  });
});
const origin = server.url;
afterAll(async () => {
  await server.close();
});

beforeEach(() => {
  requests = [];
  expiries = 0;
  stored = new Map();
  const page = new EventTarget();
  page.addEventListener(ADMIN_SESSION_EXPIRED, () => (expiries += 1));
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const realFetch = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => realFetch(new URL(path, origin), init));
});

function answerJson(status: number, body: unknown, headers: Record<string, string> = {}): void {
  answer = (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function problemFrom(call: Promise<unknown>): Promise<Error> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error) return error;
  }
  return expect.unreachable('the call should fail with an error');
}

test('parameters and query are filled into the address, and the answer has the declared type', async () => {
  answerJson(200, { _id: 'one' });
  const size = await callApi<typeof getSize>('GET /tires/sizes/:sizeId', {
    params: { sizeId: '205/55 R16' },
    query: { include: ['products', 'label'], page: undefined },
  });
  expectTypeOf(size).toEqualTypeOf<{ _id: string }>();
  expect(size).toEqual({ _id: 'one' });
  expect(requests[0]?.url).toBe('/api/tires/sizes/205%2F55%20R16?include=products&include=label');
});

test('an answer without a body is undefined, and an endpoint without parameters takes none', async () => {
  expectTypeOf<Call<typeof signOut>['params']>().toEqualTypeOf<undefined>();
  answer = (_request, response) => response.writeHead(204).end();
  await expect(callApi<typeof signOut>('POST /admin/logout')).resolves.toBeUndefined();
  expect(requests[0]?.headers['content-type']).toBeUndefined();
});

test('a page of a list comes with the total count when the server sends it', async () => {
  const call = () =>
    callWithTotal<typeof getSize>('GET /tires/sizes/:sizeId', {
      params: { sizeId: 'a' },
      query: { page: 2 },
    });
  answerJson(200, { _id: 'one' }, { 'x-total-count': '412' });
  await expect(call()).resolves.toEqual({ answer: { _id: 'one' }, total: 412, version: null });
  answerJson(200, { _id: 'one' });
  await expect(call()).resolves.toEqual({ answer: { _id: 'one' }, total: null, version: null });
  answerJson(200, { _id: 'one' }, { 'x-version': '7' });
  await expect(call()).resolves.toMatchObject({ version: 7 });
});

test('the admin token is sent before the customer token', async () => {
  answerJson(200, { token: 't' });
  const call = () => callApi<typeof signIn>('POST /admin/login', { body: { username: 'a' } });
  await call();
  stored.set('customerToken', 'customer');
  await call();
  stored.set('adminToken', 'admin');
  await call();
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    'Bearer customer',
    'Bearer admin',
  ]);
  expect(requests[0]?.body).toBe('{"username":"a"}');
});

test('an error response becomes a problem with sentence, code, fields and waiting time', async () => {
  const errors = [{ path: 'username', code: 'too_small', message: 'Kirjoita nimi.' }];
  answerJson(
    429,
    { message: 'Odota hetki.', code: 'auth.busy', errors, current: { version: 2 } },
    { 'retry-after': '7' },
  );
  const problem = await problemFrom(callApi<typeof signOut>('POST /admin/logout'));
  expect(problem).toMatchObject({
    name: 'ApiProblem',
    message: 'Odota hetki.',
    code: 'auth.busy',
    status: 429,
    errors,
    current: { version: 2 },
    retryAfterS: 7,
  });
});

test('an error page of a proxy becomes a problem without its text', async () => {
  answer = (_request, response) => response.writeHead(502).end('<h1>Bad Gateway</h1>');
  const problem = await problemFrom(callApi<typeof signOut>('POST /admin/logout'));
  expect(problem).toMatchObject({ code: 'network.unreadable', status: 502 });
  answer = (_request, response) => response.writeHead(200).end('<h1>Sign in to the network</h1>');
  const other = await problemFrom(callApi<typeof signOut>('POST /admin/logout'));
  expect(other).toMatchObject({ code: 'network.unreadable', status: 200 });
});

test('a refused admin token is forgotten and announced once', async () => {
  stored.set('adminToken', 'old');
  answerJson(401, { message: 'Istuntosi on päättynyt.', code: 'auth.required' });
  const call = () => problemFrom(callApi<typeof signOut>('POST /admin/logout'));
  const problems = await Promise.all([call(), call(), call()]);
  expect(problems).toMatchObject([{ status: 401 }, { status: 401 }, { status: 401 }]);
  expect(stored.has('adminToken')).toBe(false);
  expect(expiries).toBe(1);
});

test('a late 401 for an old token leaves the new session alone', async () => {
  stored.set('adminToken', 'old');
  answer = (_request, response) => {
    stored.set('adminToken', 'new');
    response.writeHead(401).end('{}');
  };
  await problemFrom(callApi<typeof signOut>('POST /admin/logout'));
  expect(stored.get('adminToken')).toBe('new');
  expect(expiries).toBe(0);
});

test('a wrong password at sign-in and a 401 without a token do not end the session', async () => {
  answerJson(401, { message: 'Salasana on väärin.', code: 'auth.wrong_credentials' });
  stored.set('adminToken', 'still good');
  await problemFrom(callApi<typeof signIn>('POST /admin/login', { body: { username: 'a' } }));
  expect(stored.get('adminToken')).toBe('still good');
  stored.clear();
  stored.set('customerToken', 'customer');
  await problemFrom(callApi<typeof signOut>('POST /admin/logout'));
  expect(expiries).toBe(0);
});

test('silence is a timeout, a dead server a network error, an abort stays an abort', async () => {
  answer = () => undefined;
  const late = callApi<typeof signOut>('POST /admin/logout', { timeoutMs: 30 });
  expect(await problemFrom(late)).toMatchObject({ code: 'network.timeout', status: 0 });

  const controller = new AbortController();
  const left = callApi<typeof signOut>('POST /admin/logout', { signal: controller.signal });
  controller.abort();
  expect(await problemFrom(left)).toMatchObject({ name: 'AbortError' });

  answer = (request) => request.socket.destroy();
  const broken = callApi<typeof signOut>('POST /admin/logout');
  expect(await problemFrom(broken)).toMatchObject({ code: 'network.offline', status: 0 });
});

test('refused storage means no token, not a broken page', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
  });
  answerJson(200, { token: 't' });
  await callApi<typeof signIn>('POST /admin/login', { body: { username: 'a' } });
  expect(requests[0]?.headers.authorization).toBeUndefined();
});

/** The part of XMLHttpRequest that an upload uses; answers on demand. */
class FakeRequest extends EventTarget {
  static last: FakeRequest | undefined;
  readonly upload = new EventTarget();
  readonly headers = new Map<string, string>();
  opened = '';
  status = 0;
  responseText = '';
  form: FormData | undefined;
  open(method: string, url: string): void {
    FakeRequest.last = this;
    this.opened = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }
  getResponseHeader(): string | null {
    return null;
  }
  send(form: FormData): void {
    this.form = form;
  }
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
}

function startUpload(signal?: AbortSignal) {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const progress: number[] = [];
  const file = new File(['koko;hinta'], 'lista.csv');
  const done = uploadFile<typeof sendList>('POST /imports', {
    field: 'file',
    file,
    signal,
    onProgress: ({ sentBytes, totalBytes }) => progress.push(sentBytes / totalBytes),
  });
  const request = FakeRequest.last;
  if (!request) throw new Error('Nothing was sent');
  return { done, progress, request, file };
}

test('an upload sends the file in its field with the token and reports progress', async () => {
  stored.set('adminToken', 'admin');
  const { done, progress, request, file } = startUpload();
  request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 5, total: 10 }));
  Object.assign(request, { status: 202, responseText: '{"_id":"run"}' });
  request.dispatchEvent(new Event('load'));
  expect(await done).toEqual({ _id: 'run' });
  expect(request.opened).toBe('POST /api/imports');
  expect(request.headers.get('authorization')).toBe('Bearer admin');
  expect(request.headers.has('content-type')).toBe(false);
  expect(request.form?.get('file')).toEqual(file);
  expect(progress).toEqual([0.5]);
});

test('an upload fails by refusal, timeout, lost network or abort', async () => {
  stored.set('adminToken', 'admin');
  const refused = startUpload();
  Object.assign(refused.request, { status: 401, responseText: '{"message":"Ei.","code":"auth.required"}' });
  refused.request.dispatchEvent(new Event('load'));
  expect(await problemFrom(refused.done)).toMatchObject({ status: 401, code: 'auth.required' });
  expect(expiries).toBe(1);

  const late = startUpload();
  late.request.dispatchEvent(new Event('timeout'));
  expect(await problemFrom(late.done)).toMatchObject({ code: 'network.timeout' });

  const lost = startUpload();
  lost.request.dispatchEvent(new Event('error'));
  expect(await problemFrom(lost.done)).toMatchObject({ code: 'network.offline' });

  const controller = new AbortController();
  const left = startUpload(controller.signal);
  controller.abort();
  expect(await problemFrom(left.done)).toMatchObject({ name: 'AbortError' });
});

const ask = endpoint('POST /ai/chat', {
  access: 'everyone',
  summary: 'Answers in a stream',
  body: z.object({ text: z.string() }),
  output: null,
});
const sent = { body: { text: 'moi' } };

test('a stream is given out as it comes, its letters whole', async () => {
  const text = Buffer.from('data: ääni\n\n');
  const firstCame = Promise.withResolvers<void>();
  answer = (_request, response) => {
    response.write(text.subarray(0, 7));
    void firstCame.promise.then(() => response.end(text.subarray(7)));
  };
  let received = '';
  let pieces = 0;
  for await (const piece of callStream<typeof ask>('POST /ai/chat', sent)) {
    received += piece;
    pieces += 1;
    firstCame.resolve();
  }
  expect(received).toBe('data: ääni\n\n');
  expect(pieces).toBeGreaterThan(1);
  expect(requests[0]).toMatchObject({ body: '{"text":"moi"}', headers: { accept: 'text/event-stream' } });
});

const smtpResultOf = async (call: Call<typeof ask>) => {
  let received = '';
  for await (const piece of callStream<typeof ask>('POST /ai/chat', call)) received += piece;
  return received;
};

test('a stream that is refused, breaks or times out fails with the reason', async () => {
  answer = (_request, response) => {
    response.writeHead(429, { 'retry-after': '7' }).end('{"code":"chat.too_many","message":"Odota."}');
  };
  await expect(smtpResultOf(sent)).rejects.toMatchObject({ code: 'chat.too_many', retryAfterS: 7 });
  answer = (_request, response) => {
    response.write('data');
    setTimeout(() => response.destroy(), 20);
  };
  await expect(smtpResultOf(sent)).rejects.toMatchObject({ code: 'network.offline', status: 0 });
  answer = (_request, response) => void response.write('data');
  await expect(smtpResultOf({ ...sent, timeoutMs: 50 })).rejects.toMatchObject({ code: 'network.timeout' });
});

test('a stream that its reader aborts is not a network error', async () => {
  answer = (_request, response) => void response.write('data');
  const reader = new AbortController();
  const reading = smtpResultOf({ ...sent, signal: reader.signal });
  setTimeout(() => reader.abort(), 30);
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});
