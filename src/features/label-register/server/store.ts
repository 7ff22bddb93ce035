// All SQL of the label register's entries.
import { sql } from 'kysely';
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';

import type { RegisterEntry } from '../contract.ts';
import type { RegisterFaultKind } from './register.ts';

export type LabelRegisterTables = {
  label_register_entry: {
    number: string;
    outcome: 'found' | 'unknown';
    supplier: Generated<string>;
    model: Generated<string>;
    size: Generated<string>;
    label_values: ColumnType<unknown, string, string>;
    label_file: string | null;
    sheet_file: string | null;
    files_at: Date | null;
    checked_at: Date;
  };
  label_register_state: {
    only_row: Generated<boolean>;
    fault: RegisterFaultKind | null;
    paused_until: Date | null;
    answered_at: Date | null;
  };
  label_register_kept: { product_id: string; fingerprint: string; at: Date };
};

export type EntryRow = Selectable<LabelRegisterTables['label_register_entry']>;
export type StateRow = Selectable<LabelRegisterTables['label_register_state']>;
type Db = Kysely<LabelRegisterTables>;

export function listEntries(db: Db): Promise<EntryRow[]> {
  return db.selectFrom('label_register_entry').selectAll().execute();
}

export function findEntry(db: Db, number: string): Promise<EntryRow | undefined> {
  return db.selectFrom('label_register_entry').selectAll().where('number', '=', number).executeTakeFirst();
}

/** What the register said of a number; null: that it has no such tyre. Our copies of files stay. */
export async function saveEntry(
  db: Db,
  number: string,
  entry: RegisterEntry | null,
  at: Date,
): Promise<void> {
  const said = {
    outcome: entry ? ('found' as const) : ('unknown' as const),
    supplier: entry?.supplier ?? '',
    model: entry?.model ?? '',
    size: entry?.size ?? '',
    label_values: JSON.stringify(entry?.values ?? {}),
    checked_at: at,
  };
  await db
    .insertInto('label_register_entry')
    .values({ number, ...said })
    .onConflict((conflict) => conflict.column('number').doUpdateSet(said))
    .execute();
}

export async function saveFiles(
  db: Db,
  number: string,
  files: Pick<EntryRow, 'label_file' | 'sheet_file'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('label_register_entry')
    .set({ ...files, files_at: at })
    .where('number', '=', number)
    .execute();
}

/** Those of `numbers` that were last asked before `before` or never, the longest ago first. */
export async function listDue(
  db: Db,
  numbers: readonly string[],
  before: Date,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select asked.number
    from unnest(${numbers}::text[]) as asked (number)
    left join label_register_entry entry on entry.number = asked.number
    where entry.checked_at is null or entry.checked_at < ${before}
    order by entry.checked_at nulls first, asked.number
    limit ${most}
  `.execute(db);
  return rows.map(({ number }) => number);
}

export function readState(db: Db): Promise<StateRow> {
  return db.selectFrom('label_register_state').selectAll().executeTakeFirstOrThrow();
}

export async function saveState(
  db: Db,
  state: Partial<Pick<StateRow, 'fault' | 'paused_until' | 'answered_at'>>,
): Promise<void> {
  await db.updateTable('label_register_state').set(state).execute();
}

export async function readKept(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('label_register_kept').select(['product_id', 'fingerprint']).execute();
  return new Map(rows.map((row) => [row.product_id, row.fingerprint]));
}

export async function keepOwn(db: Db, productId: string, fingerprint: string, at: Date): Promise<void> {
  await db
    .insertInto('label_register_kept')
    .values({ product_id: productId, fingerprint, at })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ fingerprint, at }))
    .execute();
}
