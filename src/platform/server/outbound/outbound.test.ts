import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { startLocalServer } from '../../../../test/local-server.ts';
import { isOutside } from './address-guard.ts';
import { fetchOutside } from './outbound.ts';

let requests: IncomingMessage[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

const server = await startLocalServer((request, response) => {
  requests.push(request);
  answer(request, response);
});
const origin = server.url;
afterAll(async () => {
  await server.close();
});
beforeEach(() => {
  requests = [];
  answer = (_request, response) => response.end('hyvä');
});

const limits = { maxBytes: 1000, timeoutMs: 60_000 };
const ours = () => ({ ...limits, operatorOrigin: origin });

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd00::1',
  '2002:7f00:1::',
  'localhost',
])('the address %s is not the outside world', (address) => {
  expect(isOutside(address)).toBe(false);
});

test.each(['93.184.216.34', '2a00:1450:4026::1'])('the address %s is the outside world', (address) => {
  expect(isOutside(address)).toBe(true);
});

test.each([
  () => origin,
  () => origin.replace('127.0.0.1', '2130706433'),
  () => origin.replace('127.0.0.1', '[::ffff:7f00:1]'),
  () => origin.replace('127.0.0.1', 'localhost'),
  () => origin.replace('http://', 'http://user:secret@'),
  () => 'file:///etc/passwd',
])('an inside address is refused however it is written, and nothing is requested there (%#)', async (url) => {
  await expect(fetchOutside({ url: url(), ...limits })).rejects.toMatchObject({ name: 'OutboundError' });
  expect(requests).toHaveLength(0);
});

test('an origin that the operator has set may be inside', async () => {
  await expect(fetchOutside({ url: `${origin}/x`, ...ours() })).resolves.toMatchObject({
    status: 200,
    text: 'hyvä',
  });
});

test('a redirect is checked like the first address', async () => {
  const port = new URL(origin).port;
  answer = (_request, response) =>
    response.writeHead(302, { location: `http://localhost:${port}/inside` }).end();
  await expect(fetchOutside({ url: origin, ...ours() })).rejects.toThrow('not in the outside world');
  expect(requests).toHaveLength(1);
});

test('a redirect to another origin gets the user agent but no key', async () => {
  const other = await startLocalServer((request, response) => {
    requests.push(request);
    response.end('siellä');
  });
  onTestFinished(other.close);
  const { host } = other;
  answer = (_request, response) => response.writeHead(302, { location: `http://${host}/` }).end();
  const headers = { 'user-agent': 'Kysyjä/1.0', 'x-api-key': 'avain', 'if-none-match': '"a"' };
  const found = await fetchOutside({ url: origin, ...ours(), operatorHosts: [host], headers });
  expect(found.text).toBe('siellä');
  expect(requests[1]?.headers).toMatchObject({ 'user-agent': 'Kysyjä/1.0' });
  expect(Object.keys(requests[1]?.headers ?? {})).not.toContain('x-api-key');
  expect(Object.keys(requests[1]?.headers ?? {})).not.toContain('if-none-match');
});

test('redirects come to an end', async () => {
  answer = (_request, response) => response.writeHead(302, { location: '/again' }).end();
  await expect(fetchOutside({ url: origin, ...ours() })).rejects.toThrow('Too many redirects');
});

test('an answer that is too long or too slow is given up', async () => {
  answer = (_request, response) => response.end('x'.repeat(1001));
  await expect(fetchOutside({ url: origin, ...ours() })).rejects.toThrow('longer than 1000 bytes');
  answer = (_request, response) => response.write('never ends');
  const impatient = { ...ours(), timeoutMs: 200 };
  await expect(fetchOutside({ url: origin, ...impatient })).rejects.toThrow('No answer');
});

test('a packed answer is unpacked where it was requested, and the limit holds for what it unpacks to', async () => {
  const packed = (text: string) => (_request: IncomingMessage, response: ServerResponse) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text));
  const wanted = { url: origin, ...ours(), acceptsGzip: true };
  answer = packed('tiivis');
  expect((await fetchOutside(wanted)).text).toBe('tiivis');
  expect(requests[0]?.headers['accept-encoding']).toBe('gzip');
  answer = packed('x'.repeat(100_000));
  await expect(fetchOutside(wanted)).rejects.toThrow('longer than 1000 bytes');
  answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('ei tiivis');
  await expect(fetchOutside(wanted)).rejects.toThrow('No answer');
  answer = (_request, response) => response.end('sellaisenaan');
  expect((await fetchOutside(wanted)).text).toBe('sellaisenaan');
});
