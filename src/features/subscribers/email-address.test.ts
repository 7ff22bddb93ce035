import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readEmailAddress } from '../../platform/contract/mail/email-address.ts';
import { alertText } from './alert-text.ts';
import { networkOf } from './network.ts';

test.each([
  ['asiakas@example.fi', 'asiakas@example.fi', 'asiakas@example.fi'],
  [
    '  Matti.Meikalainen+uutiset@Example.FI ',
    'Matti.Meikalainen+uutiset@example.fi',
    'matti.meikalainen+uutiset@example.fi',
  ],
  ['info@ränni.example', 'info@xn--rnni-loa.example', 'info@xn--rnni-loa.example'],
  ['info@ra\u0308nni.example', 'info@xn--rnni-loa.example', 'info@xn--rnni-loa.example'],
  ["o'malley@mail.example.co.uk", "o'malley@mail.example.co.uk", "o'malley@mail.example.co.uk"],
])('%s is one address however it is typed', (typed, address, key) => {
  expect(readEmailAddress(typed)).toEqual({ address, key });
});

test.each([
  '@example.fi',
  'a@',
  'a@fi',
  'a b@example.fi',
  'a@exa mple.fi',
  'a@example.fi:25',
  'a@user@example.fi',
  'a@example.fi/polku',
  'a@[192.0.2.1]',
  'a@192.0.2.1',
  'a@0x7f.1',
  '.a@example.fi',
  'a..b@example.fi',
  'a@-example.fi',
  'a@example..fi',
  'a\u0000@example.fi',
  'a@example.fi, b@example.fi',
  'Matti <matti@example.fi>',
  `${'a'.repeat(65)}@example.fi`,
  `a@${'b'.repeat(64)}.fi`,
])('%j is no address', (typed) => {
  expect(readEmailAddress(typed)).toBeUndefined();
});

test('a parsed address parses to itself, and has no line end or sign of another address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })), (text) => {
      const read = readEmailAddress(text);
      if (!read) return;
      expect(readEmailAddress(read.address)).toEqual(read);
      expect(readEmailAddress(read.key)?.key).toBe(read.key);
      expect(read.address).toMatch(/^[!-~]+$/);
      expect(read.address).not.toMatch(/[<>,;:"()[\]\\]/);
    }),
  );
});

test.each([
  ['198.51.100.77', '198.51.100.0'],
  ['::ffff:198.51.100.77', '198.51.100.0'],
  ['2001:DB8:1234:5678::1', '2001:db8:1234::'],
  ['2001:db8::1', '2001:db8:0::'],
  ['::1', '0:0:0::'],
  ['', ''],
])('of the address %j the network %j is stored', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  [
    'Tämä osoite on jo tilannut uutiskirjeen.',
    'Olet jo tilannut uutiskirjeen! Tarkista sähköpostisi tai ota yhteyttä, jos et saa uutiskirjeitä.',
  ],
  ['Osoite on jo käytössä.', 'Tämä sähköpostiosoite on jo rekisteröity uutiskirjeeseemme.'],
  ['Sähköposti on pakollinen', 'Sähköpostiosoite on pakollinen tieto.'],
  ['Anna kelvollinen osoite', 'Syötä kelvollinen sähköpostiosoite.'],
  ['Palvelin huoltaa itseään.', 'Palvelin huoltaa itseään.'],
  ['', 'Tapahtui virhe tilauksen käsittelyssä. Yritä uudelleen tai ota yhteyttä asiakaspalveluun.'],
])('for %j the visitor reads %j', (message, alert) => {
  expect(alertText(message)).toBe(alert);
});
