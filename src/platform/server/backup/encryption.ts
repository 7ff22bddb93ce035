// Encrypts a backup with a passphrase while it is written, and back: scrypt makes the key, AES-256-GCM seals one piece after the
// other, each with its number and whether it is the last, so that none can be changed, moved, left out or cut off unseen.
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

/** The first bytes of an encrypted backup. */
export const ENCRYPTED_START = Buffer.from('kaarto-encrypted-1\n');
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const PIECE_BYTES = 64 * 1024;
const HEAD_BYTES = ENCRYPTED_START.length + SALT_BYTES;
/** 128 MiB and about half a second for each guess. Source: OWASP Password Storage, scrypt, the strongest set. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 192 * 1024 * 1024 };

/** The passphrase is not the one, or the file was changed or cut off. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError';
}

/** Encrypts what is written to it. Each backup has a separate salt and so a separate key. */
export function encryption(passphrase: string): Transform {
  const salt = randomBytes(SALT_BYTES);
  const key = keyOf(passphrase, salt);
  let number = 0;
  const seal = async (piece: Buffer, isLast: boolean): Promise<Buffer> => {
    const cipher = createCipheriv('aes-256-gcm', await key, nonce(number, isLast));
    const sealed = Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    const head = number === 0 ? [ENCRYPTED_START, salt] : [];
    number += 1;
    return Buffer.concat([...head, sealed]);
  };
  return pieces(PIECE_BYTES, seal);
}

/** Decrypts what `encryption` made. Fails with `DecryptionError`; output before that is incomplete. */
export function decryption(passphrase: string): Transform {
  let head: Buffer | undefined = Buffer.alloc(0);
  let key: Promise<Buffer> | undefined;
  let number = 0;
  const open = async (sealed: Buffer, isLast: boolean): Promise<Buffer> => {
    if (!key || sealed.length < TAG_BYTES) throw new DecryptionError('The end is missing');
    const decipher = createDecipheriv('aes-256-gcm', await key, nonce(number, isLast));
    number += 1;
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
    } catch (error) {
      throw new DecryptionError('Another passphrase, or changed', { cause: error });
    }
  };
  const withoutHead = (chunk: Buffer): Buffer => {
    if (!head) return chunk;
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) return Buffer.alloc(0);
    key = keyOf(passphrase, head.subarray(ENCRYPTED_START.length, HEAD_BYTES));
    const rest = head.subarray(HEAD_BYTES);
    head = undefined;
    return rest;
  };
  return pieces(PIECE_BYTES + TAG_BYTES, open, withoutHead);
}

/** Cuts what is written into pieces of one length, the last shorter or as long, and pushes what `turn` makes of each. */
function pieces(
  bytes: number,
  turn: (piece: Buffer, isLast: boolean) => Promise<Buffer>,
  read: (chunk: Buffer) => Buffer = (chunk) => chunk,
): Transform {
  let waiting = Buffer.alloc(0);
  async function pushFull(this: Transform): Promise<void> {
    // One chunk is delayed: only the end shows which is the last.
    while (waiting.length > bytes) {
      this.push(await turn(waiting.subarray(0, bytes), false));
      waiting = waiting.subarray(bytes);
    }
  }
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      waiting = Buffer.concat([waiting, read(chunk)]);
      void settle(pushFull.call(this), done);
    },
    flush(done: TransformCallback) {
      void settle(turn(waiting, true), done);
    },
  });
}

/** Reports the result of the work to a stream's callback. */
async function settle(work: Promise<Buffer | void>, done: TransformCallback): Promise<void> {
  let made: Buffer | void;
  try {
    made = await work;
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  done(null, made);
}

/** Twelve bytes that no other piece of this key has. */
function nonce(number: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt8(isLast ? 1 : 0, 0);
  bytes.writeUIntBE(number, 6, 6);
  return bytes;
}

function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  const key = new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, KEY_BYTES, COST, (error, made) =>
      error ? reject(error) : resolve(made),
    );
  });
  // Used only with the first piece.
  key.catch(() => undefined);
  return key;
}
