import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addressKey, judgeSignIn } from './sign-in-limits.ts';

const at = new Date('2026-11-20T10:00:00Z');
const none = { count: 0, oldest: null };
const wrongs = (count: number) => (count === 0 ? none : { count, oldest: at });

test('the sixth attempt on one account from one address waits until the first is a quarter of an hour old', () => {
  expect(judgeSignIn({ pair: wrongs(4), address: wrongs(4), account: wrongs(4) })).toEqual({
    kind: 'allowed',
    isUnderAttack: false,
  });
  expect(judgeSignIn({ pair: wrongs(5), address: wrongs(5), account: wrongs(5) })).toEqual({
    kind: 'refused',
    scope: 'pair',
    until: new Date('2026-11-20T10:15:00Z'),
  });
});

test('an address gets twenty wrong an hour over all accounts', () => {
  expect(judgeSignIn({ pair: none, address: wrongs(20), account: none })).toEqual({
    kind: 'refused',
    scope: 'address',
    until: new Date('2026-11-20T11:00:00Z'),
  });
});

test('a hundred wrong a day leave every other address one try instead of locking the account', () => {
  expect(judgeSignIn({ pair: none, address: none, account: wrongs(5000) })).toEqual({
    kind: 'allowed',
    isUnderAttack: true,
  });
  expect(judgeSignIn({ pair: wrongs(1), address: wrongs(1), account: wrongs(100) }).kind).toBe('refused');
});

test('an address that has done nothing wrong is never refused', () => {
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(judgeSignIn({ pair: none, address: none, account: wrongs(count) }).kind).toBe('allowed');
    }),
  );
});

test('an IPv6 client is its network, an IPv4 client its address', () => {
  expect(addressKey('192.0.2.7')).toBe('192.0.2.7');
  expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
  expect(addressKey('2001:db8:0:12:aaaa::1')).toBe('2001:db8:0:12::/64');
  expect(addressKey('2001:0DB8::1')).toBe('2001:db8:0:0::/64');
  expect(addressKey('::1')).toBe('0:0:0:0::/64');
  expect(addressKey('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('two addresses of one IPv6 network count as one', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(':'));
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      expect(addressKey(`${network}:${one}`)).toBe(addressKey(`${network}:${other}`));
    }),
  );
});
