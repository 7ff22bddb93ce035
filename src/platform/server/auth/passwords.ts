// Hashes and checks passwords with argon2id, one after another.
import { randomBytes, timingSafeEqual } from 'node:crypto';

import { tooMany } from '../../contract/problem.ts';
import { createGate } from './gate.ts';
import { deriveTag, type PasswordsOf } from './hashing.ts';
import { authMessages } from './messages.ts';

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const SALT_BYTES = 16;
/** For staff and for customers, who have one hashing thread each. */
const AT_ONCE = { running: 1, waiting: 8 } as const;
const BUSY_RETRY_S = 2;

interface StoredHash {
  memory: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  tag: Buffer;
}

export function createPasswords(whose: PasswordsOf) {
  const nobodys = phc(randomBytes(SALT_BYTES), randomBytes(COST.tagLength));
  return {
    /** Runs work that hashes when its turn comes; a 429 problem when the queue is full. */
    takeTurn: createGate(AT_ONCE, () => tooMany('auth.busy', authMessages.busy, BUSY_RETRY_S)),
    /** A new hash in the PHC string format, with its own salt. */
    hash: async (password: string) => {
      const salt = randomBytes(SALT_BYTES);
      return phc(salt, await deriveTag(whose, { ...COST, message: bytesOf(password), nonce: salt }));
    },
    /** Whether the password belongs to the hash. Without a hash it does the same work and returns false. */
    isRight: async (password: string, hash: string | undefined) => {
      const { memory, passes, parallelism, salt, tag } = readPhc(hash ?? nobodys);
      const parameters = { memory, passes, parallelism, tagLength: tag.length };
      const found = await deriveTag(whose, { ...parameters, message: bytesOf(password), nonce: salt });
      return timingSafeEqual(found, tag) && hash !== undefined;
    },
  };
}

export type Passwords = ReturnType<typeof createPasswords>;

/** Two keyboards may write one letter in two ways (NIST SP 800-63B, 3.1.1.2). */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'));
}

function phc(salt: Buffer, tag: Uint8Array): string {
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

function unpadded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '');
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function readPhc(hash: string): StoredHash {
  const match = PHC.exec(hash);
  if (!match) throw new Error('A stored password hash is not argon2id in the PHC string format');
  const [, memory = '', passes = '', parallelism = '', salt = '', tag = ''] = match;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}
