// All SQL of the home page: one row of settings, and three lists in one table.
import type { ColumnType, Generated, Kysely } from 'kysely';

export type ListName = 'faq' | 'selling-points' | 'brands';

export interface ListItem {
  id: string;
  kind: string;
  title: string;
  body: string;
}

export type HomepageTables = {
  homepage_settings: {
    only_row: Generated<boolean>;
    settings: ColumnType<unknown, string, string>;
    version: number;
    updated_at: Date;
  };
  homepage_list: { name: ListName; version: number; updated_at: Date };
  homepage_list_item: ListItem & { list: ListName; position: number };
};

export interface SettingsRow {
  settings: unknown;
  version: number;
  updated_at: Date;
}

type Db = Kysely<HomepageTables>;

export function getSettingsRow(db: Db): Promise<SettingsRow> {
  return db
    .selectFrom('homepage_settings')
    .select(['settings', 'version', 'updated_at'])
    .executeTakeFirstOrThrow();
}

/** Replaces the settings; `undefined` when the version is no longer `expected`. */
export function updateSettings(
  db: Db,
  expected: number | undefined,
  settings: object,
  now: Date,
): Promise<SettingsRow | undefined> {
  return db
    .updateTable('homepage_settings')
    .set((row) => ({ settings: JSON.stringify(settings), version: row('version', '+', 1), updated_at: now }))
    .$if(expected !== undefined, (query) => query.where('version', '=', expected ?? 0))
    .returning(['settings', 'version', 'updated_at'])
    .executeTakeFirst();
}

/** A list in its order, with the version it is at least. */
export async function getList(db: Db, list: ListName): Promise<{ items: ListItem[]; version: number }> {
  // The version is read first: a save in between then makes the reader's own save stale instead of blind.
  const { version } = await db
    .selectFrom('homepage_list')
    .select('version')
    .where('name', '=', list)
    .executeTakeFirstOrThrow();
  const items = await selectItems(db, list);
  return { items, version };
}

/** Raises a list's version; `undefined` when it is no longer `expected`. The list stays locked until the transaction ends. */
export async function raiseListVersion(
  tx: Db,
  list: ListName,
  expected: number | undefined,
  now: Date,
): Promise<number | undefined> {
  const raised = await tx
    .updateTable('homepage_list')
    .set((row) => ({ version: row('version', '+', 1), updated_at: now }))
    .where('name', '=', list)
    .$if(expected !== undefined, (query) => query.where('version', '=', expected ?? 0))
    .returning('version')
    .executeTakeFirst();
  return raised?.version;
}

export async function replaceItems(tx: Db, list: ListName, items: readonly ListItem[]): Promise<void> {
  await tx.deleteFrom('homepage_list_item').where('list', '=', list).execute();
  if (items.length === 0) return;
  const rows = items.map((item, position) => ({ ...item, list, position }));
  await tx.insertInto('homepage_list_item').values(rows).execute();
}

function selectItems(db: Db, list: ListName): Promise<ListItem[]> {
  return db
    .selectFrom('homepage_list_item')
    .select(['id', 'kind', 'title', 'body'])
    .where('list', '=', list)
    .orderBy('position')
    .execute();
}
