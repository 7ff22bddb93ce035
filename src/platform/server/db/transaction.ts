// Every transaction of the product: one that lost against another is run again.
import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely, Transaction } from 'kysely';

import { databaseUnavailable, isSerializationFailure } from './errors.ts';

/** Whatever runs a statement: the database, or a transaction in it with any slice's tables. */
export type SqlRunner = Pick<Kysely<unknown>, 'executeQuery'>;

export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /** How often it is tried in all. Default 5; 1 where the action reads a stream, which cannot be read again. */
  attempts?: number;
}

/**
 * Runs `action` in a transaction and again when another transaction got in its way, so `action` changes nothing but
 * the database. Throws a 503 problem when it lost every time; whatever else `action` throws is passed on.
 */
export async function inTransaction<Tables, T>(
  db: Kysely<Tables>,
  action: (tx: Transaction<Tables>) => Promise<T>,
  { isolation = 'read committed', attempts = 5 }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().setIsolationLevel(isolation).execute(action);
    } catch (error) {
      if (!isSerializationFailure(error)) throw error;
      if (attempt >= attempts) throw databaseUnavailable(error);
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}
