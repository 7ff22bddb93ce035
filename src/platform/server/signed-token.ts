// Signed tokens in mailed links: readable by anybody, but only we can make them.
import { createHmac, timingSafeEqual } from 'node:crypto';

const MARK_BYTES = 24;
const SHAPE = /^([\w-]{1,400})\.([\w-]{32})$/;

/** Letters, digits, `-`, `_` and one dot; each key has one purpose (see `secret.ts`). */
export function signToken(key: Buffer, content: string): string {
  const readable = Buffer.from(content).toString('base64url');
  return `${readable}.${markOf(key, readable).toString('base64url')}`;
}

/** What was signed with one of the keys; `undefined` for a token that is not ours or has been changed. Throws nothing. */
export function readToken(keys: readonly Buffer[], token: string): string | undefined {
  const [, readable = '', mark = ''] = SHAPE.exec(token) ?? [];
  if (readable === '') return undefined;
  const given = Buffer.from(mark, 'base64url');
  if (!keys.some((key) => timingSafeEqual(given, markOf(key, readable)))) return undefined;
  return Buffer.from(readable, 'base64url').toString();
}

function markOf(key: Buffer, readable: string): Buffer {
  return createHmac('sha256', key).update(readable).digest().subarray(0, MARK_BYTES);
}
