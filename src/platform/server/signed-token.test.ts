import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createKeys } from './secret.ts';
import { readToken, signToken } from './signed-token.ts';

const keys = createKeys(async () => ['a-secret-that-is-long-enough-for-tests']);
const key = await keys.keyFor('tests');

test('a token gives back what was signed', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 80 }), (content) => {
      expect(readToken([key], signToken(key, content))).toBe(content);
    }),
  );
});

test('a token that was changed, or made for another purpose, is worth nothing', async () => {
  const token = signToken(key, 'tilaaja');
  const other = await keys.keyFor('something else');
  expect(readToken([other], token)).toBeUndefined();
  for (let at = 0; at < token.length - 1; at += 1) {
    const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    expect(readToken([key], changed)).toBeUndefined();
  }
});

test('a token made with a former secret is still read, and new ones are made with the current', async () => {
  const [now, before] = ['b', 'a'].map((letter) => letter.repeat(32));
  const former = createKeys(async () => [before ?? '']);
  const changed = createKeys(async () => [now ?? '', before ?? '']);
  const token = signToken(await former.keyFor('tests'), 'tilaaja');
  expect(readToken(await changed.keysFor('tests'), token)).toBe('tilaaja');
  const made = signToken(await changed.keyFor('tests'), 'tilaaja');
  expect(readToken(await former.keysFor('tests'), made)).toBeUndefined();
});

test('whatever is given as a token, reading it never fails', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readToken([key], text)).toBeUndefined();
    }),
  );
});

test('the secret is loaded once, and again after loading it has failed', async () => {
  let calls = 0;
  const late = createKeys(async () => {
    calls += 1;
    if (calls === 1) throw new Error('no database yet');
    return ['a-secret-that-is-long-enough-for-tests'];
  });
  await expect(late.keyFor('tests')).rejects.toThrow('no database');
  expect((await late.keyFor('tests')).equals(key)).toBe(true);
  await late.keyFor('another');
  expect(calls).toBe(2);
});
