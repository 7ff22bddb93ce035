// All SQL of the label register's entries.
import { sql, type ColumnType, type Generated, type Kysely, type Selectable } from 'kysely';

import type { RegisterEntry } from '../contract.ts';
import type { RegisterErrorKind } from './register.ts';

export type LabelRegisterTables = {
  labelRegisterEntry: {
    number: string;
    outcome: 'found' | 'unknown';
    supplier: Generated<string>;
    model: Generated<string>;
    size: Generated<string>;
    labelValues: ColumnType<unknown, string, string>;
    labelFile: string | null;
    sheetFile: string | null;
    filesAt: Date | null;
    checkedAt: Date;
  };
  labelRegisterState: {
    onlyRow: Generated<boolean>;
    failure: RegisterErrorKind | null;
    pausedUntil: Date | null;
    answeredAt: Date | null;
  };
  labelRegisterKept: { productId: string; fingerprint: string; at: Date };
};

export type EntryRow = Selectable<LabelRegisterTables['labelRegisterEntry']>;
export type StateRow = Selectable<LabelRegisterTables['labelRegisterState']>;
type Db = Kysely<LabelRegisterTables>;

export function listEntries(db: Db): Promise<EntryRow[]> {
  return db.selectFrom('labelRegisterEntry').selectAll().execute();
}

export function findEntry(db: Db, number: string): Promise<EntryRow | undefined> {
  return db.selectFrom('labelRegisterEntry').selectAll().where('number', '=', number).executeTakeFirst();
}

/** The register's answer about a number; null: it has no such tyre. Our copies of files stay. */
export async function saveEntry(
  db: Db,
  number: string,
  entry: RegisterEntry | null,
  at: Date,
): Promise<void> {
  const values = {
    outcome: entry ? ('found' as const) : ('unknown' as const),
    supplier: entry?.supplier ?? '',
    model: entry?.model ?? '',
    size: entry?.size ?? '',
    labelValues: JSON.stringify(entry?.values ?? {}),
    checkedAt: at,
  };
  await db
    .insertInto('labelRegisterEntry')
    .values({ number, ...values })
    .onConflict((conflict) => conflict.column('number').doUpdateSet(values))
    .execute();
}

export async function saveFiles(
  db: Db,
  number: string,
  files: Pick<EntryRow, 'labelFile' | 'sheetFile'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('labelRegisterEntry')
    .set({ ...files, filesAt: at })
    .where('number', '=', number)
    .execute();
}

/** Those of `numbers` last checked before `before` or never, the longest ago first. */
export async function listDue(
  db: Db,
  numbers: readonly string[],
  before: Date,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select wanted.number
    from unnest(${numbers}::text[]) as wanted (number)
    left join label_register_entry entry on entry.number = wanted.number
    where entry.checked_at is null or entry.checked_at < ${before}
    order by entry.checked_at nulls first, wanted.number
    limit ${most}
  `.execute(db);
  return rows.map(({ number }) => number);
}

export function readState(db: Db): Promise<StateRow> {
  return db.selectFrom('labelRegisterState').selectAll().executeTakeFirstOrThrow();
}

export async function saveState(
  db: Db,
  state: Partial<Pick<StateRow, 'failure' | 'pausedUntil' | 'answeredAt'>>,
): Promise<void> {
  await db.updateTable('labelRegisterState').set(state).execute();
}

/** By product, the fingerprint of the disagreement that was settled in favour of our values. */
export async function readDismissed(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('labelRegisterKept').select(['productId', 'fingerprint']).execute();
  return new Map(rows.map((row) => [row.productId, row.fingerprint]));
}

export async function dismissDisagreement(
  db: Db,
  productId: string,
  fingerprint: string,
  at: Date,
): Promise<void> {
  await db
    .insertInto('labelRegisterKept')
    .values({ productId, fingerprint, at })
    .onConflict((conflict) => conflict.column('productId').doUpdateSet({ fingerprint, at }))
    .execute();
}
