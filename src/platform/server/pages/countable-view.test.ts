import { expect, test } from 'vitest';

import { isCountableView } from './countable-view.ts';

const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

test.each([
  CHROME,
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 12; CUBOT X50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36',
])('a page opened by a browser counts: %s', (agent) => {
  expect(isCountableView({ 'user-agent': agent })).toBe(true);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0) Chrome/116.0 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0 Safari/537.36',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  '',
])('a page opened by a program does not count: %j', (agent) => {
  expect(isCountableView({ 'user-agent': agent })).toBe(false);
});

test('a page that a browser fetches ahead does not count, nor does one without a name', () => {
  expect(isCountableView({ 'user-agent': CHROME, 'sec-purpose': 'prefetch;prerender' })).toBe(false);
  expect(isCountableView({ 'user-agent': CHROME, purpose: 'prefetch' })).toBe(false);
  expect(isCountableView({})).toBe(false);
});
