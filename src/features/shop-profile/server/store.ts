// All SQL of the shop profile.
import type { ColumnType, Generated, Kysely } from 'kysely';

export type ShopProfileTables = {
  shop_profile: {
    only_row: Generated<boolean>;
    profile: ColumnType<unknown, string, string>;
    is_demo: boolean;
    version: number;
    updated_at: Date;
  };
};

export interface ProfileRow {
  profile: unknown;
  is_demo: boolean;
  version: number;
  updated_at: Date;
}

type Db = Kysely<ShopProfileTables>;

export function getProfileRow(db: Db): Promise<ProfileRow> {
  return selectProfile(db).executeTakeFirstOrThrow();
}

/** The row, locked until the transaction ends. */
export function lockProfileRow(tx: Db): Promise<ProfileRow> {
  return selectProfile(tx).forUpdate().executeTakeFirstOrThrow();
}

/** Writes the document as the version after `row`. */
export function updateProfileRow(
  tx: Db,
  row: ProfileRow,
  profile: object,
  isDemo: boolean,
  now: Date,
): Promise<ProfileRow> {
  return tx
    .updateTable('shop_profile')
    .set({ profile: JSON.stringify(profile), is_demo: isDemo, version: row.version + 1, updated_at: now })
    .returning(['profile', 'is_demo', 'version', 'updated_at'])
    .executeTakeFirstOrThrow();
}

function selectProfile(db: Db) {
  return db.selectFrom('shop_profile').select(['profile', 'is_demo', 'version', 'updated_at']);
}
