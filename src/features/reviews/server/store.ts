// All SQL of reviews: one row, the last good copy.
import type { ColumnType, Generated, Kysely } from 'kysely';

export type ReviewTables = {
  review_set: {
    only_row: Generated<boolean>;
    rating: number;
    total: number;
    reviews: ColumnType<unknown, string, string>;
    is_demo: boolean;
    fetched_at: Date;
  };
};

export interface StoredReviews {
  rating: number;
  total: number;
  reviews: unknown;
  is_demo: boolean;
  fetched_at: Date;
}

type Db = Kysely<ReviewTables>;

export function findReviews(db: Db): Promise<StoredReviews | undefined> {
  return db
    .selectFrom('review_set')
    .select(['rating', 'total', 'reviews', 'is_demo', 'fetched_at'])
    .executeTakeFirst();
}

export type NewSet = Omit<StoredReviews, 'reviews'> & { reviews: readonly object[] };

/** Replaces whatever set is kept. */
export async function replaceReviews(db: Db, set: NewSet): Promise<void> {
  const row = { ...set, reviews: JSON.stringify(set.reviews) };
  await db
    .insertInto('review_set')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}

/** Keeps a set where none is kept; whether it was. */
export async function insertFirstReviews(db: Db, set: NewSet): Promise<boolean> {
  const inserted = await db
    .insertInto('review_set')
    .values({ ...set, reviews: JSON.stringify(set.reviews) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('total')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function deleteDemonstrationReviews(db: Db): Promise<void> {
  await db.deleteFrom('review_set').where('is_demo', '=', true).execute();
}
