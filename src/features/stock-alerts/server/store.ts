// All SQL of stock alerts.
import { sql, type Kysely, type Transaction } from 'kysely';

import { MAX_PEOPLE } from '../../../platform/contract/paging.ts';
import { changeRows, removeRows } from '../../../platform/server/db/rows.ts';

export interface AlertRow {
  id: string;
  productId: string;
  email: string;
  emailKey: string;
  createdAt: Date;
  confirmedAt: Date | null;
  expiresAt: Date;
  notifiedAt: Date | null;
}

export type AlertTables = { stockAlert: AlertRow };
export type Db = Kysely<AlertTables>;
export type Tx = Transaction<AlertTables>;

/** The id of the alert of this address for this tyre: the one there is, else the new one. */
export async function insertOrFind(tx: Tx, row: AlertRow): Promise<string> {
  const { id } = await tx
    .insertInto('stockAlert')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['productId', 'emailKey']).doUpdateSet({
        // Requested again: an expired alert starts again, unconfirmed as at first.
        expiresAt: sql`case when stock_alert.confirmed_at is null or stock_alert.expires_at <= excluded.created_at
          then excluded.expires_at else stock_alert.expires_at end`,
        confirmedAt: sql`case when stock_alert.expires_at <= excluded.created_at then null
          else stock_alert.confirmed_at end`,
        notifiedAt: sql`case when stock_alert.expires_at <= excluded.created_at then null
          else stock_alert.notified_at end`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findAlert(db: Db, id: string): Promise<AlertRow | undefined> {
  return db.selectFrom('stockAlert').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False when there is none, or its time is over. */
export async function confirm(db: Db, id: string, now: Date, expiresAt: Date): Promise<boolean> {
  return (
    (await changeRows(
      db
        .updateTable('stockAlert')
        .set({
          confirmedAt: sql`coalesce(confirmed_at, ${now})`,
          expiresAt: sql`case when confirmed_at is null then ${expiresAt} else expires_at end`,
        })
        .where('id', '=', id)
        .where('expiresAt', '>', now),
    )) > 0
  );
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('stockAlert').where('id', '=', id).execute();
}

/** Confirmed, not notified yet, and in force: those who wait the longest. */
export function listWaiting(db: Db, now: Date, productId?: string): Promise<AlertRow[]> {
  return waiting(db, now)
    .selectAll()
    .$if(productId !== undefined, (query) => query.where('productId', '=', productId ?? ''))
    .orderBy('confirmedAt')
    .orderBy('id')
    .limit(MAX_PEOPLE)
    .execute();
}

export async function listWantedProducts(db: Db, now: Date): Promise<{ productId: string; count: number }[]> {
  const rows = await waiting(db, now)
    .select(['productId', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('productId')
    .execute();
  return rows
    .map(({ productId, count }) => ({ productId, count: Number(count) }))
    .toSorted((one, other) => other.count - one.count || one.productId.localeCompare(other.productId));
}

function waiting(db: Db, now: Date) {
  return db
    .selectFrom('stockAlert')
    .where('confirmedAt', 'is not', null)
    .where('notifiedAt', 'is', null)
    .where('expiresAt', '>', now);
}

/** Marks everybody who waits for the tyre as notified, each once: a simultaneous run gets none of them. */
export async function markNotified(tx: Tx, productId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('stockAlert')
    .set({ notifiedAt: now })
    .where('productId', '=', productId)
    .where('confirmedAt', 'is not', null)
    .where('notifiedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The tyres were sold out before the email was sent. */
export async function waitOn(db: Db, id: string): Promise<void> {
  await db.updateTable('stockAlert').set({ notifiedAt: null }).where('id', '=', id).execute();
}

export function removeExpired(db: Db, now: Date): Promise<number> {
  return removeRows(db.deleteFrom('stockAlert').where('expiresAt', '<=', now));
}

/** For those who were being notified when the backup was made, nobody knows whether they were. */
export async function removeNotified(tx: Tx): Promise<void> {
  await tx.deleteFrom('stockAlert').where('notifiedAt', 'is not', null).execute();
}

export async function removeOfProducts(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  await tx
    .deleteFrom('stockAlert')
    .where('productId', 'in', [...productIds])
    .execute();
}

export function listOf(db: Db, emailKey: string): Promise<AlertRow[]> {
  return db
    .selectFrom('stockAlert')
    .selectAll()
    .where('emailKey', '=', emailKey)
    .orderBy('createdAt')
    .execute();
}

export async function removeOf(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom('stockAlert').where('emailKey', '=', emailKey).execute();
}

/** Moves alerts to another address; where that waits for the same tyre, its own stays. */
export async function changeEmail(
  tx: Tx,
  oldKey: string,
  { address, key }: { address: string; key: string },
): Promise<void> {
  await sql`update stock_alert as old set email = ${address}, email_key = ${key}
    where email_key = ${oldKey} and not exists (
      select from stock_alert as own where own.email_key = ${key} and own.product_id = old.product_id)`.execute(
    tx,
  );
  await tx.deleteFrom('stockAlert').where('emailKey', '=', oldKey).execute();
}
