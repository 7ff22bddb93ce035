// All SQL of the home page: one row of settings, and three lists in one table.
import type { ColumnType, Generated, Kysely } from 'kysely';

export type ListName = 'faq' | 'selling-points' | 'brands';

export interface ListItem {
  id: string;
  kind: string;
  title: string;
  body: string;
  /** Other wordings of a question, one per line. */
  ways: string;
}

export type HomepageTables = {
  homepageSettings: {
    onlyRow: Generated<boolean>;
    settings: ColumnType<unknown, string, string>;
    version: number;
    updatedAt: Date;
  };
  homepageList: { name: ListName; version: number; updatedAt: Date };
  homepageListItem: ListItem & { list: ListName; position: number };
};

export interface StoredList {
  items: readonly ListItem[];
  version: number;
}

export interface SettingsRow {
  settings: unknown;
  version: number;
  updatedAt: Date;
}

type Db = Kysely<HomepageTables>;

export function getSettingsRow(db: Db): Promise<SettingsRow> {
  return db
    .selectFrom('homepageSettings')
    .select(['settings', 'version', 'updatedAt'])
    .executeTakeFirstOrThrow();
}

/** Locked until the transaction ends. */
export function lockSettingsRow(tx: Db): Promise<SettingsRow> {
  return tx
    .selectFrom('homepageSettings')
    .select(['settings', 'version', 'updatedAt'])
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export function updateSettings(tx: Db, settings: object, now: Date): Promise<SettingsRow> {
  return tx
    .updateTable('homepageSettings')
    .set((row) => ({ settings: JSON.stringify(settings), version: row('version', '+', 1), updatedAt: now }))
    .returning(['settings', 'version', 'updatedAt'])
    .executeTakeFirstOrThrow();
}

/** A list in its order, with the version it is at least. */
export async function getList(db: Db, list: ListName): Promise<StoredList> {
  // The version is read first: a save in between then makes the reader's own save stale instead of blind.
  const { version } = await selectVersion(db, list).executeTakeFirstOrThrow();
  return { items: await selectItems(db, list), version };
}

/** Locked until the transaction ends. */
export async function lockList(tx: Db, list: ListName): Promise<StoredList> {
  const { version } = await selectVersion(tx, list).forUpdate().executeTakeFirstOrThrow();
  return { items: await selectItems(tx, list), version };
}

export async function replaceItems(
  tx: Db,
  list: ListName,
  items: readonly ListItem[],
  now: Date,
): Promise<StoredList> {
  const { version } = await tx
    .updateTable('homepageList')
    .set((row) => ({ version: row('version', '+', 1), updatedAt: now }))
    .where('name', '=', list)
    .returning('version')
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('homepageListItem').where('list', '=', list).execute();
  const rows = items.map((item, position) => ({ ...item, list, position }));
  if (rows.length > 0) await tx.insertInto('homepageListItem').values(rows).execute();
  return { items, version };
}

function selectVersion(db: Db, list: ListName) {
  return db.selectFrom('homepageList').select('version').where('name', '=', list);
}

function selectItems(db: Db, list: ListName): Promise<ListItem[]> {
  return db
    .selectFrom('homepageListItem')
    .select(['id', 'kind', 'title', 'body', 'ways'])
    .where('list', '=', list)
    .orderBy('position')
    .execute();
}
