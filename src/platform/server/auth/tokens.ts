// Session tokens: opaque, shown once, stored only as a hash.
import { createHash, randomBytes, randomInt } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** A new token, 32 random bytes as 43 characters of base64url, and what is stored of it. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: sha256(token) };
}

/** What is stored of a token; `undefined` for a text that cannot be one. */
export function tokenHash(token: string): Buffer | undefined {
  return TOKEN.test(token) ? sha256(token) : undefined;
}

export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Letters and digits that are not mistaken for each other on paper. */
const CLEAR_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password to be typed from a screen once: four groups of five signs, 99 random bits. */
export function newPassword(): string {
  const group = () =>
    Array.from({ length: 5 }, () => CLEAR_SIGNS.charAt(randomInt(CLEAR_SIGNS.length))).join('');
  return [group(), group(), group(), group()].join('-');
}
