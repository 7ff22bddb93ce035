import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addressKey, networkDigits } from '../limits/network-address.ts';
import { judgeSignIn } from './sign-in-limits.ts';

const at = new Date('2026-11-20T10:00:00Z');
const none = { count: 0, oldest: null };
const wrongs = (count: number) => (count === 0 ? none : { count, oldest: at });
const nothing = { pair: none, address: none, home: none, site: none, account: none, accountLately: none };
const allowed = { kind: 'allowed' };

test('the sixth attempt from one address waits until the first is 15 minutes old', () => {
  for (const isKnown of [true, false]) {
    expect(judgeSignIn({ ...nothing, pair: wrongs(4), account: wrongs(4) }, isKnown)).toEqual(allowed);
    expect(judgeSignIn({ ...nothing, pair: wrongs(5), account: wrongs(5) }, isKnown)).toEqual({
      kind: 'refused',
      scope: 'pair',
      until: new Date('2026-11-20T10:15:00Z'),
    });
  }
});

test('an address may fail 20 times an hour over all accounts, its /56 40 and its /48 100', () => {
  const until = new Date('2026-11-20T11:00:00Z');
  for (const [scope, limit] of [
    ['address', 20],
    ['home', 40],
    ['site', 100],
  ] as const) {
    expect(judgeSignIn({ ...nothing, [scope]: wrongs(limit - 1) }, false)).toEqual(allowed);
    expect(judgeSignIn({ ...nothing, [scope]: wrongs(limit) }, false)).toEqual({
      kind: 'refused',
      scope,
      until,
    });
  }
});

test('after 100 failures a day unknown networks together have one attempt in 15 minutes', () => {
  const attacked = { ...nothing, account: wrongs(100) };
  expect(judgeSignIn(attacked, false)).toEqual(allowed);
  expect(judgeSignIn({ ...attacked, accountLately: wrongs(1) }, false)).toEqual({
    kind: 'refused',
    scope: 'account',
    until: new Date('2026-11-20T10:15:00Z'),
  });
});

test('a known network that has done nothing wrong is never refused', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (all, lately) => {
      const others = {
        home: wrongs(all),
        site: wrongs(all),
        account: wrongs(all),
        accountLately: wrongs(lately),
      };
      expect(judgeSignIn({ ...nothing, ...others }, true)).toEqual(allowed);
    }),
  );
});

test('a known network that keeps guessing is slowed down, too', () => {
  const guessing = { ...nothing, account: wrongs(100), accountLately: wrongs(1), pair: wrongs(1) };
  expect(judgeSignIn(guessing, true)).toMatchObject({ kind: 'refused', scope: 'pair' });
});

test('the network of an IPv6 address is sixteen digits, that of IPv4 none', () => {
  expect(networkDigits('2001:db8:0:12:aaaa::1')).toBe('20010db800000012');
  expect(networkDigits('::ffff:192.0.2.7')).toBeUndefined();
  expect(networkDigits('192.0.2.7')).toBeUndefined();
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
