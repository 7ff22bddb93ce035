import { expect, test } from 'vitest';

import { createPasswords } from './passwords.ts';

const passwords = createPasswords('staff');

test('a password is right for its own hash only, and every hash has its own salt', async () => {
  const hash = await passwords.hash('talvi on pitk\u00e4');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwords.isRight('talvi on pitk\u00e4', hash)).toBe(true);
  expect(await passwords.isRight('talvi on lyhyt', hash)).toBe(false);
  expect(await passwords.hash('talvi on pitk\u00e4')).not.toBe(hash);
});

test('a letter typed as one sign or as letter and dots is the same letter', async () => {
  const hash = await passwords.hash('p\u00e4iv\u00e4');
  expect(await passwords.isRight('pa\u0308iva\u0308', hash)).toBe(true);
});

test('without an account nothing is right, by the same way through the same work', async () => {
  expect(await passwords.isRight('anything', undefined)).toBe(false);
});

test('a hash of an unknown kind is an error, not a wrong password', async () => {
  await expect(passwords.isRight('anything', '$2b$10$abc')).rejects.toThrow('PHC');
});

test('a password of staff does not wait for those of customers', async () => {
  const customers = createPasswords('customers');
  const hash = await passwords.hash('talvi on pitk\u00e4');
  let checkedCount = 0;
  const guesses = Array.from({ length: 20 }, async () => {
    await customers.isRight('arvaus', hash);
    checkedCount += 1;
  });
  expect(await passwords.isRight('talvi on pitk\u00e4', hash)).toBe(true);
  expect(checkedCount).toBeLessThan(10);
  await Promise.all(guesses);
});
