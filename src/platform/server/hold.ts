// The hold on a shop that was restored from a backup: nothing goes out by itself before an owner takes it into use, for
// the original may still be running, and may have sent the same already.
import type { Kysely } from 'kysely';

import { conflict } from '../contract/problem.ts';
import type { Problem } from '../contract/problem.ts';
import type { SqlRunner } from './db/transaction.ts';
import { holdMessages } from './messages.ts';

type HoldTables = {
  restored_mark: RestoredMark;
};

export interface RestoredMark {
  restored_at: Date;
  backup_made_at: Date;
}

/** A shop that works is not asked about again: a backup comes into an empty database only. */
const working = new WeakSet<Kysely<unknown>>();

/** `undefined` for a shop that works. */
export function findRestoredMark(db: Kysely<unknown>): Promise<RestoredMark | undefined> {
  return db
    .$extendTables<HoldTables>()
    .selectFrom('restored_mark')
    .select(['restored_at', 'backup_made_at'])
    .executeTakeFirst();
}

/** Whether letters, jobs and calls to other services have to wait. */
export async function isHeld(db: Kysely<unknown>): Promise<boolean> {
  if (working.has(db)) return false;
  if (await findRestoredMark(db)) return true;
  working.add(db);
  return false;
}

/** 409: not before the shop is taken into use. */
export function held(): Problem {
  return conflict('shop.restored', holdMessages.held);
}

/** Removes the mark; false when there was none. */
export async function removeRestoredMark(tx: SqlRunner & Kysely<unknown>): Promise<boolean> {
  const { numDeletedRows } = await tx
    .$extendTables<HoldTables>()
    .deleteFrom('restored_mark')
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
