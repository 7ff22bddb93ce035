import fc from 'fast-check';
import { expect, test } from 'vitest';

import { returnPath, signInPath } from './return-path.ts';

test('a sign-in leads to the front page unless an address of this site required it', () => {
  expect(returnPath('')).toBe('/');
  expect(returnPath('?paluu=')).toBe('/');
  expect(returnPath('?paluu=%2Fadmin%2Fimports%3Fpage%3D2%23row')).toBe('/admin/imports?page=2#row');
});

test.each([
  'https://example.org/',
  '//example.org/',
  '/\\example.org/',
  '\\\\example.org',
  'javascript:alert(1)',
  '/\t/example.org',
  '/.//example.org',
  'admin',
])('a sign-in never leads to %s', (address) => {
  expect(returnPath(`?${new URLSearchParams({ paluu: address })}`)).toBe('/');
});

test('the return path never leads to another site', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', ':', '@', '.', '\t', '\n', 'a', '?', '#', '%'),
  });
  fc.assert(
    fc.property(nasty, (address) => {
      const path = returnPath(`?${new URLSearchParams({ paluu: address })}`);
      expect(new URL(path, 'https://kaarto.example').origin).toBe('https://kaarto.example');
    }),
    { numRuns: 2000 },
  );
});

test('the sign-in page remembers the wanted address', () => {
  expect(signInPath('/admin/imports?page=2')).toBe('/admin/login?paluu=%2Fadmin%2Fimports%3Fpage%3D2');
  expect(returnPath(new URL(signInPath('/admin/imports'), 'https://kaarto.example').search)).toBe(
    '/admin/imports',
  );
});
