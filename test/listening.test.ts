// The listening server against bytes that are no HTTP, and against those who have no business with its figures.
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

import { startTestApp } from './app.ts';
import { requestRaw, sendRaw } from './raw-request.ts';

const shop = await startTestApp();
await shop.app.listen({ port: 0, host: '127.0.0.1' });
const origin = shop.app.listeningOrigin;

afterAll(() => shop.close());

const HOST = 'Host: localhost\r\n';

test.each([
  ['nothing but an end of line', '\r\n\r\n'],
  ['another language', 'EHLO kauppa.example\r\n'],
  ['a handshake for encryption', Buffer.from('16030100050100000100', 'hex')],
  ['binary noise', Buffer.from(Array.from({ length: 512 }, (_, at) => (at * 37) % 256))],
  ['an unknown method', `BREW / HTTP/1.1\r\n${HOST}\r\n`],
  ['a TRACE', `TRACE / HTTP/1.1\r\n${HOST}\r\n`],
  ['a CONNECT', `CONNECT example.fi:443 HTTP/1.1\r\n${HOST}\r\n`],
  ['an unknown version', `GET / HTTP/9.9\r\n${HOST}\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', `GET / HTTP/1.1\r\n${HOST}Host: other\r\n\r\n`],
  [
    'two lengths',
    `POST /api/admin/login HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 9\r\n\r\n{}`,
  ],
  [
    'a length and chunks at once',
    `POST /api/admin/login HTTP/1.1\r\n${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  ['a length that is no number', `POST /api/admin/login HTTP/1.1\r\n${HOST}Content-Length: -1\r\n\r\n{}`],
  [
    'a chunk that lies',
    `POST /api/admin/login HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n`,
  ],
  ['150 headers', `GET / HTTP/1.1\r\n${HOST}${'X: y\r\n'.repeat(150)}\r\n`],
  ['an expectation nobody meets', `GET / HTTP/1.1\r\n${HOST}Expect: a-cup-of-tea\r\n\r\n`],
  ['an upgrade nobody offers', `GET / HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
  ['a head of 64 KiB', `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(65_536)}\r\n\r\n`],
  ['an address of 20 KiB', `GET /${'a'.repeat(20_480)} HTTP/1.1\r\n${HOST}\r\n`],
  ['a zero byte in a header', `GET / HTTP/1.1\r\n${HOST}X: a\0b\r\n\r\n`],
  ['a line break in the address', `GET /\r\nX: y HTTP/1.1\r\n${HOST}\r\n`],
  ['an address with a scheme', `GET http://example.fi/renkaat HTTP/1.1\r\n${HOST}\r\n`],
  ['an address of a scheme alone', `GET http:// HTTP/1.1\r\n${HOST}\r\n`],
  ['an address with half a host', `GET http://[::1 HTTP/1.1\r\n${HOST}\r\n`],
  ['an address with a scheme and a fragment', `GET http://a/#/b HTTP/1.1\r\n${HOST}\r\n`],
  ['an address with another scheme', `GET mailto:a HTTP/1.1\r\n${HOST}\r\n`],
  ['an asterisk', `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`],
  ['half a request', `GET / HTTP/1.1\r\nHos`],
  ['half a body', `POST /api/admin/login HTTP/1.1\r\n${HOST}Content-Length: 100\r\n\r\n{"username":`],
])('%s neither crashes the server nor is answered as its error', async (_name, bytes) => {
  const said = await sendRaw(origin, bytes);
  expect(said).not.toMatch(/^HTTP\/1\.1 5\d\d/m);
  expect(said).not.toMatch(/node:internal|\.js:\d|\.ts:\d/);
  if (said !== '') expect(said).toMatch(/^content-security-policy: default-src 'none'/im);
  expect((await requestRaw(`${origin}/healthz`)).status).toBe(200);
});

test('requests with random damage are no error of the server', async () => {
  const whole = `POST /api/admin/login?x=1 HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 41\r\nConnection: close\r\n\r\n{"username":"admin","password":"xxxxxxx"}`;
  const damage = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 })), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(damage, async (changes) => {
      const bytes = Buffer.from(whole, 'latin1');
      for (const [at, value] of changes) bytes[at] = value;
      expect(await sendRaw(origin, bytes, 40)).not.toMatch(/^HTTP\/1\.1 5\d\d/m);
    }),
    { numRuns: 150, seed: 20_261_121 },
  );
  expect((await requestRaw(`${origin}/healthz`)).status).toBe(200);
});

test('more than 100 headers are refused', async () => {
  const requestWithHeaders = (headers: number) =>
    sendRaw(origin, `GET / HTTP/1.1\r\n${HOST}${'X: y\r\n'.repeat(headers)}\r\n`, 30_000, /^HTTP\/1\.1 \d+ /);
  expect(await requestWithHeaders(100)).toMatch(/^HTTP\/1\.1 431 /);
  expect(await requestWithHeaders(99)).toMatch(/^HTTP\/1\.1 200 /);
});

test('an unreadable request for a head gets a head alone', async () => {
  const said = await sendRaw(origin, `HEAD mailto:a HTTP/1.1\r\n${HOST}\r\n`, 30_000);
  expect(said).toMatch(/^HTTP\/1\.1 400 /);
  expect(said).toMatch(/\r\n\r\n$/);
});

test('two requests in one packet are answered in their order', async () => {
  const said = await sendRaw(
    origin,
    `GET /healthz HTTP/1.1\r\n${HOST}\r\nGET /ei-ole HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    30_000,
  );
  expect(said.match(/HTTP\/1\.1 \d\d\d/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404']);
});

test('a connection with more than 10 000 requests gets no 503 without headers', async () => {
  const request = `GET /healthz HTTP/1.1\r\n${HOST}`;
  const said = await sendRaw(
    origin,
    `${`${request}\r\n`.repeat(10_001)}${request}Connection: close\r\n\r\n`,
    30_000,
  );
  expect(said.match(/HTTP\/1\.1 200 /g)).toHaveLength(10_002);
});

test.each([
  ['a client at this machine', 200, {}, undefined],
  ['a client elsewhere', 404, {}, '203.0.113.9'],
  ['a client elsewhere that pretends', 404, { 'x-forwarded-for': '127.0.0.1' }, '203.0.113.9'],
  ['what a proxy at this machine passes on', 404, { 'x-forwarded-for': '203.0.113.9' }, undefined],
  ['the same in the newer words', 404, { forwarded: 'for=203.0.113.9' }, undefined],
  ['the same in the words of other proxies', 404, { 'x-real-ip': '203.0.113.9' }, undefined],
  ['the same through a relay', 404, { via: '1.1 relay' }, undefined],
  ['the same through a network of proxies', 404, { 'cf-connecting-ip': '203.0.113.9' }, undefined],
  ['a page whose name leads to this machine', 404, { host: 'pahis.example:3000' }, undefined],
  ['a client at this machine that says so', 200, { host: '127.0.0.1:3000' }, undefined],
] as const)(
  'a request for the metrics by %s is answered %i',
  async (_name, status, headers, remoteAddress) => {
    const answer = await shop.app.inject({
      url: '/metrics',
      headers,
      ...(remoteAddress && { remoteAddress }),
    });
    expect(answer.statusCode).toBe(status);
    expect(answer.body.includes('kaarto_http_request_seconds')).toBe(status === 200);
  },
);

test('the figures are given elsewhere to whoever has the token', async () => {
  const token = 'mittarit-0123456789';
  const other = await startTestApp({ settings: { metricsToken: token } });
  try {
    const readMetrics = (authorization: string) =>
      other.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers: { authorization } });
    expect((await readMetrics(`Bearer ${token}`)).statusCode).toBe(200);
    expect((await readMetrics(`Bearer ${token}x`)).statusCode).toBe(404);
    expect((await readMetrics('Bearer ')).statusCode).toBe(404);
  } finally {
    await other.close();
  }
});
