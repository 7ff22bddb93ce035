// Recovery codes: ten at a time, typed from paper when phone and passkey are away; only keyed hashes are stored.
import { createHmac, randomInt } from 'node:crypto';

import type { Keys } from '../../../../platform/server/secret.ts';
import { RECOVERY_CODES } from '../../contract-second-factor.ts';

/** Letters and digits that are not mistaken for each other on paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUP_LENGTH = 5;
const KEY = 'accounts.recovery-codes';

/** 'k7mfa-2xw9p': 49 random bits. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}`);
}

/** What is stored of codes. */
export async function recoveryCodeHashes(
  keys: Keys,
  accountId: string,
  codes: readonly string[],
): Promise<Buffer[]> {
  const key = await keys.keyFor(KEY);
  return codes.map((code) => hashOf(key, accountId, code));
}

/** What may be stored of a typed code, under the present key and those before. */
export async function possibleHashes(keys: Keys, accountId: string, typed: string): Promise<Buffer[]> {
  return (await keys.keysFor(KEY)).map((key) => hashOf(key, accountId, typed));
}

function hashOf(key: Buffer, accountId: string, code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHmac('sha256', key).update(`${accountId} ${plain}`).digest();
}

function group(): string {
  return Array.from({ length: GROUP_LENGTH }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
}
