// All SQL of the shop profile.
import type { ColumnType, Generated, Kysely } from 'kysely';

export type ShopProfileTables = {
  shopProfile: {
    onlyRow: Generated<boolean>;
    profile: ColumnType<unknown, string, string>;
    isDemo: boolean;
    version: number;
    updatedAt: Date;
  };
};

export interface ProfileRow {
  profile: unknown;
  isDemo: boolean;
  version: number;
  updatedAt: Date;
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
    .updateTable('shopProfile')
    .set({ profile: JSON.stringify(profile), isDemo, version: row.version + 1, updatedAt: now })
    .returning(['profile', 'isDemo', 'version', 'updatedAt'])
    .executeTakeFirstOrThrow();
}

function selectProfile(db: Db) {
  return db.selectFrom('shopProfile').select(['profile', 'isDemo', 'version', 'updatedAt']);
}
