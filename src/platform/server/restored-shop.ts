// A shop that was restored from a backup is paused: no email, job or outgoing call runs before an owner takes it into use,
// because the original may still be running and may have sent the same.
import type { Kysely, Transaction } from 'kysely';

import { conflict, type Problem } from '../contract/problem.ts';
import { removeRows } from './db/rows.ts';
import { restoredShopMessages } from './messages.ts';

export interface RestoredMark {
  restoredAt: Date;
  backupMadeAt: Date;
}

/** `undefined` for a shop that is not paused. */
export function findRestoredMark(db: Kysely<unknown>): Promise<RestoredMark | undefined> {
  return db
    .$extendTables<{ restoredMark: RestoredMark }>()
    .selectFrom('restoredMark')
    .select(['restoredAt', 'backupMadeAt'])
    .executeTakeFirst();
}

/** Whether emails, jobs and calls to other services have to wait. */
export async function isRestoredShopPaused(db: Kysely<unknown>): Promise<boolean> {
  return (await findRestoredMark(db)) !== undefined;
}

/** 409: not before the shop is taken into use. */
export function restoredShopPaused(): Problem {
  return conflict('shop.restored', restoredShopMessages.paused);
}

/** Removes the mark; false when there was none. */
export async function removeRestoredMark(tx: Transaction<unknown>): Promise<boolean> {
  return (
    (await removeRows(tx.$extendTables<{ restoredMark: RestoredMark }>().deleteFrom('restoredMark'))) > 0
  );
}
