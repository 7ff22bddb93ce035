// All SQL of the price list.
import type { Generated, Kysely, Selectable } from 'kysely';

export interface PriceListRow {
  id: string;
  position: number;
  section: string;
  service: string;
  title: string;
  note: string;
  unit: string;
  min_rim: number | null;
  max_rim: number | null;
  passenger_cents: number | null;
  suv_cents: number | null;
  van_cents: number | null;
  is_from: boolean;
}

export type PriceListTables = {
  price_list: PriceListRevision;
  price_list_row: PriceListRow;
};

interface PriceListRevision {
  only_row: Generated<boolean>;
  version: number;
  updated_at: Date;
}

type Db = Kysely<PriceListTables>;
type Revision = Pick<Selectable<PriceListRevision>, 'version' | 'updated_at'>;

/** The rows in their order, with the version the list is at least. */
export async function getRows(db: Db): Promise<Revision & { rows: PriceListRow[] }> {
  // The version is read first: a save in between then makes the reader's own save stale instead of blind.
  const revision = await db
    .selectFrom('price_list')
    .select(['version', 'updated_at'])
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('price_list_row').selectAll().orderBy('position').execute();
  return { ...revision, rows };
}

/** Raises the version and locks the list until the transaction ends; false when it is no longer `expected`. */
export async function raiseVersion(tx: Db, expected: number | undefined, now: Date): Promise<boolean> {
  const raised = await tx
    .updateTable('price_list')
    .set((row) => ({ version: row('version', '+', 1), updated_at: now }))
    .$if(expected !== undefined, (query) => query.where('version', '=', expected ?? 0))
    .returning('version')
    .executeTakeFirst();
  return raised !== undefined;
}

export async function replaceRows(tx: Db, rows: readonly PriceListRow[]): Promise<void> {
  await tx.deleteFrom('price_list_row').execute();
  if (rows.length > 0) await tx.insertInto('price_list_row').values(rows).execute();
}
