// Tyres of bookings: reserved while a booking is open, taken off the shop's shelf when it is done.
import { sql, type QueryExecutorProvider } from 'kysely';

import { stockLeft, type CountedStock } from '../../stock/stock-left.ts';

/** How many more a booking reserves now; negative: fewer. */
export interface ReservedTyres {
  readonly productId: string;
  readonly reserved: number;
  /** Off the shop's own shelf for good. */
  readonly used: number;
}

/**
 * Reserves tyres if enough are left, in the transaction of the booking; false where they are not. Where the stock is
 * only known to be more than a number, nobody knows how many are left, so reservations are not deducted.
 */
export async function reserveTyres(
  tx: QueryExecutorProvider,
  productId: string,
  quantity: number,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update product set reserved = reserved + ${quantity}
    where id = ${productId} and withdrawn_at is null
      and case when stock_is_minimum then stock + 1 else stock - reserved end >= ${quantity}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Follows a change of a booking, whatever is left: staff may promise what they are about to order. */
export async function adjustReservedStock(
  tx: QueryExecutorProvider,
  { productId, reserved, used }: ReservedTyres,
  now: Date,
): Promise<void> {
  await sql`
    with adjusted as (
      update product set reserved = greatest(reserved + ${reserved}, 0),
        stock = case when stock_source = 'own' then greatest(stock - ${used}, 0) else stock end
      where id = ${productId} returning id, stock
    )
    update product_offer set ended_at = ${now} from adjusted
    where product_id = adjusted.id and adjusted.stock = 0 and ${used} > 0 and ends_at is null and ended_at is null`.execute(
    tx,
  );
}

/** How many of each of these tyres are free; those that are not sold are left out. Of 'more than 20' there are 20. */
export async function listRemainingStock(
  db: QueryExecutorProvider,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<CountedStock & { id: string }>`
    select id, stock, stock_is_minimum, reserved from product
    where id = any(${ids}::uuid[]) and withdrawn_at is null`.execute(db);
  return new Map(rows.map((row) => [row.id, stockLeft(row)]));
}

/** Those of these tyres with more reserved by bookings than in stock. */
export async function listShortTyres(
  db: QueryExecutorProvider,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from product
    where id = any(${ids}::uuid[]) and not stock_is_minimum and reserved > stock`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
