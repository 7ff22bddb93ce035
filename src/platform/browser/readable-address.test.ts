// Addresses whose domains contain non-ASCII letters.
import { domainToASCII } from 'node:url';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readableAddress } from './readable-address.ts';

test.each([
  'hämeenlinna.fi',
  'öljy.example.fi',
  'www.åäö-rengas.fi',
  'straße.de',
  'a.ää.öö.fi',
  'žluťoučký.cz',
])('an address at %s is shown with its letters', (domain) => {
  const ascii = domainToASCII(domain);
  expect(ascii).toContain('xn--');
  expect(readableAddress(`Aino@${ascii}`)).toBe(`Aino@${domain}`);
});

test('any domain of Finnish letters is shown as it was typed', () => {
  const label = fc.string({
    unit: fc.constantFrom(...'abcxyzåäöéšž09'.split('')),
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(label, label, (one, other) => {
      const domain = `${one}.${other}.fi`;
      expect(readableAddress(`a@${domainToASCII(domain)}`)).toBe(`a@${domain}`);
    }),
  );
});

test.each([
  'aino@example.fi',
  'ei osoite',
  'xn--4cab6c.fi',
  'xn--a@example.fi',
  // Cyrillic letters that look like Latin ones.
  'a@xn--80ak6aa92e.com',
  'a@xn--.fi',
  'a@xn--99999999999999.fi',
  'a@xn--a-ecp.xn--!.fi',
  '',
])('%j stays as it is', (address) => {
  expect(readableAddress(address)).toBe(address);
});
