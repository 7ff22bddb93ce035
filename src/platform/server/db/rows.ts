// What stores return of their queries in addition to the rows: how many there are, a page of them, whether there is
// any.
import type { DeleteResult, SelectQueryBuilder, Simplify, UpdateResult } from 'kysely';
import { z } from 'zod';

export interface RowWindow {
  readonly offset: number;
  readonly limit: number;
}

export interface RowPage<Row> {
  rows: Row[];
  /** In all pages. */
  total: number;
}

const counted = z.object({ count: z.coerce.number() });

/** How many rows a query finds; what it selects and its order do not matter. */
export async function countRows<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
): Promise<number> {
  const row = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return counted.parse(row).count;
}

/** The rows of a query within the window, and how many it finds in all. */
export async function pageOfRows<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { offset, limit }: RowWindow,
): Promise<RowPage<Simplify<Row>>> {
  const [total, rows] = await Promise.all([countRows(query), query.offset(offset).limit(limit).execute()]);
  return { rows, total };
}

/** Whether a query finds, or a change with `returning` meets, any row. */
export async function hasRow(query: { executeTakeFirst: () => Promise<unknown> }): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined;
}

/** Runs a removal; how many rows it removed. */
export async function removeRows(query: {
  executeTakeFirstOrThrow: () => Promise<DeleteResult>;
}): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).numDeletedRows);
}

/** Runs a change; how many rows it changed. */
export async function changeRows(query: {
  executeTakeFirstOrThrow: () => Promise<UpdateResult>;
}): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).numUpdatedRows);
}
