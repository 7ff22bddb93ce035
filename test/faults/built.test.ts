// What the built program answers to requests that go wrong. The same is tested of the source elsewhere; here it is seen that the
// bundler has taken no guard away.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { testDatabase, type TestDatabase } from '../database.ts';
import { CONSTANT_HEADERS } from '../fuzz/fuzz.ts';
import { startProduct, type ProductProcess } from '../product-process.ts';
import { sendRaw } from '../raw-request.ts';
import { signIn } from './shop.ts';

let database: TestDatabase;
let product: ProductProcess;
let staff: { authorization: string };
let dataDir: string;
beforeAll(async () => {
  database = await testDatabase();
  const environment = { DATABASE_URL: database.url, DEMO_DATA: 'false' };
  dataDir = await mkdtemp(join(tmpdir(), 'kaarto-built-'));
  product = await startProduct({ dataDir, environment });
  await product.ready();
  staff = await signIn(product);
});
afterAll(async () => {
  await product.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

interface Said {
  status: number;
  text: string;
}

/** Sends a request unchanged, and checks the headers of the answer. */
async function say(head: string, body = '', more = ''): Promise<Said> {
  const length = body === '' ? '' : `Content-Length: ${Buffer.byteLength(body)}\r\n`;
  const text = await sendRaw(
    product.url,
    `${head} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${more}${length}\r\n${body}`,
    30_000,
  );
  for (const name of CONSTANT_HEADERS) expect(text.toLowerCase(), name).toContain(`\r\n${name}: `);
  return { status: Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1]), text };
}

const JSON_BODY = 'Content-Type: application/json\r\n';

test.each([
  ['a page', 'GET /', 200],
  ['the same from memory', 'GET /', 200],
  ['a call', 'GET /api/tires', 200],
  ['a call from memory', 'GET /api/reviews', 200],
  ['an unknown page', 'GET /ei-ole', 404],
  ['an unknown call', 'GET /api/ei-ole', 404],
  ['a refused call', 'GET /api/imports', 401],
  ['a wrong value', 'GET /api/tires?page=0', 422],
  ['a wrong method', 'PATCH /renkaat', 404],
  ['a file', 'GET /fonts/archivo.woff2', 200],
  ['a file that is not there', 'GET /fonts/x', 404],
  ['the back office', 'GET /admin', 200],
  ['a HEAD', 'HEAD /renkaat', 200],
  ['a TRACE', 'TRACE /', 404],
  ['an OPTIONS', 'OPTIONS /api/tires', 404],
  ['the liveness answer', 'GET /healthz', 200],
])('the built program answers %s with every constant header', async (_name, head, status) => {
  expect((await say(head)).status).toBe(status);
});

test.each(['/%ff', '/x%', '/artikkelit/%e4', '/renkaat/%E0%A4%A', '/p%e4iv%e4'])(
  'the built program answers the undecodable address %s in Finnish with all constant headers',
  async (path) => {
    const { status, text } = await say(`GET ${path}`);
    expect(status).toBe(404);
    expect(text).toContain('Content-Type: text/html'.toLowerCase());
    expect(text).toContain('<h1>Sivua ei l');
  },
);

test('the built program answers an undecodable address of the API as an unknown one', async () => {
  const { status, text } = await say('GET /api/%ff');
  expect(status).toBe(404);
  expect(text).toContain('"route.not_found"');
});

test.each([
  ['half a body of JSON', '{"username":', JSON_BODY, 400],
  ['poisoned JSON', '{"__proto__":{"a":1}}', JSON_BODY, 400],
  ['half a sign', String.raw`{"username":"\udfff","password":"x"}`, JSON_BODY, 422],
  ['plain text', '{}', 'Content-Type: text/plain\r\n', 415],
  ['a body that is too large', JSON.stringify('x'.repeat(600_000)), JSON_BODY, 413],
  ['a form without a boundary', 'x', 'Content-Type: multipart/form-data\r\n', 422],
])('the built program answers %s with its status', async (_name, body, more, status) => {
  expect((await say('POST /api/admin/login', body, more)).status).toBe(status);
});

test('the built program answers a broken upload with 400', async () => {
  const more = `Authorization: ${staff.authorization}\r\nContent-Type: multipart/form-data\r\n`;
  const { status, text } = await say('POST /api/upload', 'x', more);
  expect(status).toBe(400);
  expect(text).toContain('"request.malformed"');
});

test.each([
  ['no request', 'EHLO kauppa\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['150 headers', `GET / HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(150)}\r\n`, 431],
  ['a head of 64 KiB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(65_536)}\r\n\r\n`, 431],
])('the built program refuses %s with every constant header', async (_name, bytes, status) => {
  const text = (await sendRaw(product.url, bytes, 30_000)).toLowerCase();
  expect(text).toMatch(new RegExp(`^http/1.1 ${status} `));
  for (const name of CONSTANT_HEADERS) expect(text, name).toContain(`\r\n${name}: `);
});
