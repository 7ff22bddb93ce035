// Tokens between two steps of a sign-in or an enrolment: signed, short-lived, and used once. Nothing is stored before one is used, so
// strangers cannot fill a table by beginning.
import { sql, type QueryExecutorProvider } from 'kysely';
import { z } from 'zod';

import type { Platform } from '../context.ts';
import { readToken, signToken } from '../signed-token.ts';
import { sha256 } from './tokens.ts';

const envelope = z.tuple([z.int(), z.unknown()]);

export interface StepTokens<Content> {
  issue: (content: Content) => Promise<{ token: string; expiresAt: Date }>;
  /** `undefined` for a token that is not ours, is for another purpose, or is too old. */
  read: (token: string) => Promise<Content | undefined>;
  /** Whether nobody has used the token before; true once. */
  useUp: (db: QueryExecutorProvider, token: string) => Promise<boolean>;
  /** Undoes `useUp`, in the same transaction. */
  giveBack: (tx: QueryExecutorProvider, token: string) => Promise<void>;
}

/** The content is signed, not hidden, and at most about 250 characters as JSON. */
export function createStepTokens<Content>(
  { clock, keys }: Pick<Platform, 'clock' | 'keys'>,
  { purpose, lifetimeMs, schema }: { purpose: string; lifetimeMs: number; schema: z.ZodType<Content> },
): StepTokens<Content> {
  const keyName = `step ${purpose}`;
  return {
    issue: async (content) => {
      const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
      const text = JSON.stringify([expiresAt.getTime(), content]);
      return { token: signToken(await keys.keyFor(keyName), text), expiresAt };
    },
    read: async (token) => {
      const text = readToken(await keys.keysFor(keyName), token);
      if (text === undefined) return undefined;
      const [expiresAt, content] = envelope.parse(JSON.parse(text));
      return expiresAt > clock.now().getTime() ? schema.parse(content) : undefined;
    },
    useUp: async (db, token) => {
      const expiresAt = new Date(clock.now().getTime() + lifetimeMs);
      const { rows } = await sql`
        insert into used_step_token (token_hash, expires_at) values (${sha256(token)}, ${expiresAt})
        on conflict do nothing returning token_hash`.execute(db);
      return rows.length === 1;
    },
    giveBack: async (tx, token) => {
      await sql`delete from used_step_token where token_hash = ${sha256(token)}`.execute(tx);
    },
  };
}

/** Removes tokens that are too old to be used again. */
export async function removeOldStepTokens(db: QueryExecutorProvider, now: Date): Promise<void> {
  await sql`delete from used_step_token where expires_at <= ${now}`.execute(db);
}
