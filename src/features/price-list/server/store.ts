// All SQL of the price list.
import type { Generated, Kysely } from 'kysely';

export interface PriceListRow {
  id: string;
  position: number;
  section: string;
  service: string;
  title: string;
  note: string;
  unit: string;
  minRim: number | null;
  maxRim: number | null;
  passengerCents: number | null;
  suvCents: number | null;
  vanCents: number | null;
  isFrom: boolean;
}

export type PriceListTables = {
  priceList: PriceListRevision;
  priceListRow: PriceListRow;
};

interface PriceListRevision {
  onlyRow: Generated<boolean>;
  version: number;
  updatedAt: Date;
}

type Db = Kysely<PriceListTables>;

export interface StoredRows {
  rows: readonly PriceListRow[];
  version: number;
  updatedAt: Date;
}

/** The rows in their order, with the version the list is at least. */
export async function getRows(db: Db): Promise<StoredRows> {
  // The version is read first: a save in between then makes the reader's own save stale instead of blind.
  const revision = await selectRevision(db).executeTakeFirstOrThrow();
  return { ...revision, rows: await selectRows(db) };
}

/** Locked until the transaction ends. */
export async function lockRows(tx: Db): Promise<StoredRows> {
  const revision = await selectRevision(tx).forUpdate().executeTakeFirstOrThrow();
  return { ...revision, rows: await selectRows(tx) };
}

export async function replaceRows(tx: Db, rows: readonly PriceListRow[], now: Date): Promise<StoredRows> {
  const revision = await tx
    .updateTable('priceList')
    .set((row) => ({ version: row('version', '+', 1), updatedAt: now }))
    .returning(['version', 'updatedAt'])
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('priceListRow').execute();
  if (rows.length > 0) await tx.insertInto('priceListRow').values(rows).execute();
  return { ...revision, rows };
}

function selectRevision(db: Db) {
  return db.selectFrom('priceList').select(['version', 'updatedAt']);
}

function selectRows(db: Db): Promise<PriceListRow[]> {
  return db.selectFrom('priceListRow').selectAll().orderBy('position').execute();
}
