// SQL of stock alerts beyond what all notices have.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';

import { MAX_PEOPLE } from '../../../platform/contract/paging.ts';
import { noticeTable, type NoticeRow } from '../../../platform/server/notices/notice-table.ts';

export interface AlertRow extends NoticeRow {
  productId: string;
}

export type AlertTables = { stockAlert: AlertRow };
export type Db = Kysely<AlertTables>;
export type Tx = Transaction<AlertTables>;

export const alertTable = noticeTable<AlertRow>('stock_alert', ['productId']);

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

export function isAbout(productId: string): RawBuilder<unknown> {
  return sql`product_id = ${productId}`;
}

/** The tyres were sold out before the email was sent. */
export async function waitOn(db: Db, id: string): Promise<undefined> {
  await db.updateTable('stockAlert').set({ notifiedAt: null }).where('id', '=', id).execute();
}

export async function removeOfProducts(tx: Tx, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  await tx
    .deleteFrom('stockAlert')
    .where('productId', 'in', [...productIds])
    .execute();
}
