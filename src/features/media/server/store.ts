// All SQL of uploaded pictures.
import { sql, type Kysely } from 'kysely';

import { likePattern } from '../../../platform/contract/text.ts';
import { pageOfRows, type RowPage, type RowWindow } from '../../../platform/server/db/rows.ts';

export interface MediaRow {
  name: string;
  originalName: string;
  bytes: number;
  createdAt: Date;
}

export type MediaTables = { media: MediaRow };
type Db = Kysely<MediaTables>;

export interface MediaFilter {
  /** Part of the original name, in any case. */
  q?: string | undefined;
  /** Only these, or all but these. */
  only?: readonly string[] | undefined;
  without?: readonly string[] | undefined;
}

export async function insertMedia(tx: Db, row: MediaRow): Promise<void> {
  await tx.insertInto('media').values(row).execute();
}

/** The row as it was; `undefined` when there is none. */
export function deleteMediaRow(tx: Db, name: string): Promise<MediaRow | undefined> {
  return tx.deleteFrom('media').where('name', '=', name).returningAll().executeTakeFirst();
}

export function findMedia(db: Db, name: string): Promise<MediaRow | undefined> {
  return db.selectFrom('media').selectAll().where('name', '=', name).executeTakeFirst();
}

/** Newest first, and how many match in all. */
export function listMediaRows(
  db: Db,
  { q, only, without }: MediaFilter,
  window: RowWindow,
): Promise<RowPage<MediaRow>> {
  const matching = db
    .selectFrom('media')
    .$if(q !== undefined && q !== '', (query) => query.where('originalName', 'ilike', likePattern(q ?? '')))
    .$if(only !== undefined, (query) => query.where(sql<boolean>`name = any(${[...(only ?? [])]})`))
    .$if((without?.length ?? 0) > 0, (query) =>
      query.where(sql<boolean>`name <> all(${[...(without ?? [])]})`),
    );
  return pageOfRows(matching.selectAll().orderBy('createdAt', 'desc').orderBy('name'), window);
}

/** The names of all pictures. */
export async function listNames(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('media').select('name').execute();
  return rows.map(({ name }) => name);
}
