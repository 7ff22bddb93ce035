// A creating call that is sent again with the same Idempotency-Key gets its first answer and creates nothing more. The key is
// committed in the transaction of the record (db/first-commit.ts), so it works over all processes and after a crash.
import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';
import { z } from 'zod';

import { DAY_MS } from '../../contract/durations.ts';
import type { EndpointDeclaration } from '../../contract/endpoint.ts';
import { Problem, conflict, invalid } from '../../contract/problem.ts';
import type { Platform } from '../context.ts';
import { isUniqueViolation } from '../db/errors.ts';
import { withFirstCommit } from '../db/first-commit.ts';
import type { SqlRunner } from '../db/transaction.ts';
import type { AnyJob } from '../jobs/jobs.ts';
import { retentionJob } from '../jobs/retention.ts';
import { httpMessages } from './messages.ts';
import type { CheckedRequest } from './routes.ts';

/** Runs `work` once for each key of a caller; without a key as often as it is called. */
export type Idempotency = (
  endpoint: EndpointDeclaration,
  request: Pick<CheckedRequest, 'params' | 'query' | 'body' | 'principal' | 'request'>,
  work: () => Promise<unknown>,
) => Promise<unknown>;

/** For the OpenAPI document; the key itself is checked by `readKey`. */
export const idempotencyHeader = z.looseObject({
  'idempotency-key': z
    .string()
    .optional()
    .describe(
      'Unique to one creation, 1–200 visible ASCII characters. For a day the same key with the same request answers as the first time and creates nothing more; with another request it answers 422 request.key_reused. 409 request.already_done: created, but the first answer was never finished.',
    ),
});

const RETENTION_MS = DAY_MS;
/** Another request with the key has just committed: its answer follows at once, unless its process has died. */
const WAIT_MS = 3_000;
const WAIT_STEP_MS = 50;

class KeyTakenError extends Error {}

interface CachedResponse {
  requestHash: Buffer;
  answer: unknown;
}

export function createIdempotency({ db, keys, clock }: Pick<Platform, 'db' | 'keys' | 'clock'>): Idempotency {
  const find = async (owner: string, key: string) => {
    const { rows } = await sql<CachedResponse>`
      select request_hash, answer from idempotency_key where owner = ${owner} and key = ${key}`.execute(db);
    return rows[0];
  };

  async function firstAnswer(endpoint: EndpointDeclaration, owner: string, key: string, hash: Buffer) {
    for (const until = performance.now() + WAIT_MS; ; await sleep(WAIT_STEP_MS)) {
      const stored = await find(owner, key);
      if (stored && !stored.requestHash.equals(hash)) {
        throw new Problem('request.key_reused', 422, httpMessages.keyReused, { current: stored.answer });
      }
      if (stored?.answer && endpoint.output) return z.decode(endpoint.output, stored.answer);
      if (performance.now() > until) throw conflict('request.already_done', httpMessages.alreadyDone);
    }
  }

  return async (endpoint, checked, work) => {
    const key = readKey(endpoint, checked.request.headers['idempotency-key']);
    const owner = ownerOf(checked.principal);
    if (key === undefined || owner === undefined) return work();
    const { params, query, body } = checked;
    const called = JSON.stringify([endpoint.method, endpoint.path, params, query, body]);
    const hash = createHmac('sha256', await keys.keyFor('idempotency'))
      .update(called)
      .digest();
    if (await find(owner, key)) return firstAnswer(endpoint, owner, key, hash);
    const write = async (tx: SqlRunner) => {
      await tx
        .executeQuery(
          sql`insert into idempotency_key (owner, key, request_hash, created_at)
            values (${owner}, ${key}, ${hash}, ${clock.now()})`.compile(db),
        )
        .catch((error: unknown) => {
          throw isUniqueViolation(error, 'idempotency_key_pkey') ? new KeyTakenError() : error;
        });
    };
    const row = { write, isCommitted: false };
    try {
      const output = await withFirstCommit(row, work);
      const answer = endpoint.output ? JSON.stringify(z.encode(endpoint.output, output)) : null;
      await sql`
        insert into idempotency_key (owner, key, request_hash, answer, created_at)
        values (${owner}, ${key}, ${hash}, ${answer}, ${clock.now()})
        on conflict (owner, key) do update set answer = excluded.answer`.execute(db);
      return output;
    } catch (error) {
      if (error instanceof KeyTakenError) return firstAnswer(endpoint, owner, key, hash);
      // A refusal may have committed its own count, as a wrong password does: nothing was created under the key.
      if (row.isCommitted && error instanceof Problem && error.status < 500) {
        await sql`delete from idempotency_key where owner = ${owner} and key = ${key}`.execute(db);
      }
      throw error;
    }
  };
}

function readKey({ isCreation }: EndpointDeclaration, header: string | string[] | undefined) {
  if (!isCreation || header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw invalid('request.key_invalid', httpMessages.keyInvalid);
}

function ownerOf(principal: CheckedRequest['principal']): string | undefined {
  switch (principal.kind) {
    case 'staff':
      return `staff ${principal.accountId}`;
    case 'customer':
      return `customer ${principal.customerId}`;
    case 'visitor':
      return undefined;
  }
}

/** Forgets keys and answers after a day. */
export function forgetKeysJob({ db, clock }: Pick<Platform, 'db' | 'clock'>): AnyJob {
  return retentionJob('requests.forget-keys', '10 * * * *', async () => {
    await sql`delete from idempotency_key where created_at < ${new Date(clock.now().getTime() - RETENTION_MS)}`.execute(
      db,
    );
  });
}
