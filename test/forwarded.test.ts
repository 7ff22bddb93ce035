// Which address counts as the client's behind a proxy, whatever else the forwarded header contains.
import { afterAll, expect, test } from 'vitest';

import { startTestApp } from './app.ts';

const seen: string[] = [];
const shop = await startTestApp({ settings: { trustProxy: 1 } });
shop.app.addHook('onResponse', async (request) => {
  seen.push(request.ip);
});
afterAll(() => shop.close());

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['9.9.9.9, 1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:1000', '1.2.3.4'],
  ['2001:db8::7', '2001:db8::7'],
  ['[2001:db8::7]:1000', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['<script>', '127.0.0.1'],
  ['005.5.5.0', '127.0.0.1'],
  ['1.2.3.4, unknown', '127.0.0.1'],
  [':'.repeat(15_000), '127.0.0.1'],
])('behind one proxy that says %s the client is %s', async (forwarded, address) => {
  await shop.app.inject({ url: '/api/reviews', headers: { 'x-forwarded-for': forwarded } });
  expect(seen.at(-1)).toBe(address);
});
