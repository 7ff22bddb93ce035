// The hold on a shop that was restored from a backup: nothing goes out by itself before an owner takes it into use, for
// the original may still be running, and may have sent the same already.
import type { Kysely, Transaction } from 'kysely';

import { conflict } from '../contract/problem.ts';
import type { Problem } from '../contract/problem.ts';
import { holdMessages } from './messages.ts';

export interface RestoredMark {
  restored_at: Date;
  backup_made_at: Date;
}

/** `undefined` for a shop that works. */
export function findRestoredMark(db: Kysely<unknown>): Promise<RestoredMark | undefined> {
  return db
    .$extendTables<{ restored_mark: RestoredMark }>()
    .selectFrom('restored_mark')
    .select(['restored_at', 'backup_made_at'])
    .executeTakeFirst();
}

/** Whether letters, jobs and calls to other services have to wait. */
export async function isHeld(db: Kysely<unknown>): Promise<boolean> {
  return (await findRestoredMark(db)) !== undefined;
}

/** 409: not before the shop is taken into use. */
export function held(): Problem {
  return conflict('shop.restored', holdMessages.held);
}

/** Removes the mark; false when there was none. */
export async function removeRestoredMark(tx: Transaction<unknown>): Promise<boolean> {
  const { numDeletedRows } = await tx
    .$extendTables<{ restored_mark: RestoredMark }>()
    .deleteFrom('restored_mark')
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
