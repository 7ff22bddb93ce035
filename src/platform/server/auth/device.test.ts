import { expect, test } from 'vitest';

import { describeClient } from './device.ts';

const AGENTS = [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari, Mac',
  ],
  ['curl/8.14.1', ''],
  ['', ''],
] as const;

test.each(AGENTS)('%s is a device called "%s"', (agent, device) => {
  expect(describeClient({ address: '192.0.2.77', agent }).device).toBe(device);
});

test('a session stores only the network of an address', () => {
  expect(describeClient({ address: '192.0.2.77', agent: '' }).network).toBe('192.0.2.0/24');
  expect(describeClient({ address: '2001:db8:1:2::77', agent: '' }).network).toBe('2001:db8:1::/48');
});
