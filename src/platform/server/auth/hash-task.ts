// What a hashing thread is sent and what it answers.
import { z } from 'zod';

const bytes = z.instanceof(Uint8Array);

export const hashTaskSchema = z.object({
  id: z.int(),
  message: bytes,
  nonce: bytes,
  memory: z.int(),
  passes: z.int(),
  parallelism: z.int(),
  tagLength: z.int(),
});

export const hashResultSchema = z.object({ id: z.int(), tag: bytes });

/** Argon2's own parameters (RFC 9106, 3.1): memory in KiB, the tag's length in bytes. */
export interface HashParameters {
  message: Uint8Array;
  nonce: Uint8Array;
  memory: number;
  passes: number;
  parallelism: number;
  tagLength: number;
}
