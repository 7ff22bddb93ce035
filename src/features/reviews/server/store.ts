// All SQL of reviews: one row, the last good copy.
import type { ColumnType, Generated, Kysely } from 'kysely';

import { hasRow } from '../../../platform/server/db/rows.ts';

export type ReviewTables = {
  reviewSet: {
    onlyRow: Generated<boolean>;
    rating: number;
    total: number;
    reviews: ColumnType<unknown, string, string>;
    isDemo: boolean;
    fetchedAt: Date;
  };
};

export interface StoredReviews {
  rating: number;
  total: number;
  reviews: unknown;
  isDemo: boolean;
  fetchedAt: Date;
}

type Db = Kysely<ReviewTables>;

export function findReviews(db: Db): Promise<StoredReviews | undefined> {
  return db
    .selectFrom('reviewSet')
    .select(['rating', 'total', 'reviews', 'isDemo', 'fetchedAt'])
    .executeTakeFirst();
}

export type NewSet = Omit<StoredReviews, 'reviews'> & { reviews: readonly object[] };

/** Replaces whatever set is stored. */
export async function replaceReviews(db: Db, set: NewSet): Promise<void> {
  const row = { ...set, reviews: JSON.stringify(set.reviews) };
  await db
    .insertInto('reviewSet')
    .values(row)
    .onConflict((conflict) => conflict.column('onlyRow').doUpdateSet(row))
    .execute();
}

/** Inserts a set where none is stored; whether it did. */
export function insertFirstReviews(db: Db, set: NewSet): Promise<boolean> {
  return hasRow(
    db
      .insertInto('reviewSet')
      .values({ ...set, reviews: JSON.stringify(set.reviews) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('total'),
  );
}

export async function deleteDemonstrationReviews(db: Db): Promise<void> {
  await db.deleteFrom('reviewSet').where('isDemo', '=', true).execute();
}
