// All SQL of articles.
import { sql, type ColumnType, type Kysely, type Selectable, type Transaction } from 'kysely';

import { likePattern } from '../../../platform/contract/text.ts';
import { pageOfRows, removeRows, type RowPage, type RowWindow } from '../../../platform/server/db/rows.ts';

interface ArticleTable {
  id: string;
  title: string;
  content: string;
  keywords: string[];
  summary: string;
  picture: string;
  slug: string | null;
  publishedAt: Date | null;
  version: ColumnType<number, number | undefined>;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: ColumnType<Date | null, Date | null | undefined>;
}

export type ArticleTables = {
  article: ArticleTable;
  articleAddress: { slug: string; articleId: string; since: Date };
};

export type ArticleRow = Omit<Selectable<ArticleTable>, 'deletedAt'>;

export type ArticleText = Pick<ArticleRow, 'title' | 'content' | 'keywords' | 'summary' | 'picture'>;

type Db = Kysely<ArticleTables>;
type Tx = Transaction<ArticleTables>;

const COLUMNS = [
  'id',
  'title',
  'content',
  'keywords',
  'summary',
  'picture',
  'slug',
  'publishedAt',
  'version',
  'createdAt',
  'updatedAt',
] as const;

export interface ArticleFilter {
  /** Only what is published at that time; without it everything that is not deleted, drafts first. */
  publicAt?: Date | undefined;
  /** Only what is not out at that time, what was changed last first. */
  hiddenAt?: Date | undefined;
  q?: string | undefined;
}

/** Newest first, and how many there are in all. */
export function listArticles(db: Db, filter: ArticleFilter, window: RowWindow): Promise<RowPage<ArticleRow>> {
  const matching = matchingArticles(db, filter);
  return pageOfRows(
    matching
      .select(COLUMNS)
      .$if(filter.hiddenAt !== undefined, (query) => query.orderBy('updatedAt', 'desc'))
      .orderBy('publishedAt', (order) => order.desc().nullsFirst())
      .orderBy('id', 'desc'),
    window,
  );
}

function matchingArticles(db: Db, { publicAt, hiddenAt, q }: ArticleFilter) {
  const pattern = likePattern(q ?? '');
  return db
    .selectFrom('article')
    .where('deletedAt', 'is', null)
    .$if(publicAt !== undefined, (query) => query.where('publishedAt', '<=', publicAt ?? null))
    .$if(hiddenAt !== undefined, (query) =>
      query.where((row) =>
        row.or([row('publishedAt', 'is', null), row('publishedAt', '>', hiddenAt ?? null)]),
      ),
    )
    .$if(Boolean(q), (query) =>
      query.where((row) =>
        row.or([
          row('title', 'ilike', pattern),
          row(sql<string>`array_to_string(keywords, ',')`, 'ilike', pattern),
        ]),
      ),
    );
}

/** Addresses of what is published at a time, oldest first, and when each last changed. */
export async function listAddresses(
  db: Db,
  publicAt: Date,
  window: RowWindow,
): Promise<{ slug: string; updatedAt: Date }[]> {
  const rows = await db
    .selectFrom('article')
    .select(['slug', 'updatedAt as updatedAt'])
    .where('publishedAt', '<=', publicAt)
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .offset(window.offset)
    .limit(window.limit)
    .execute();
  return rows.map(({ slug, updatedAt }) => ({ slug: slug ?? '', updatedAt }));
}

/** The article, unless it is deleted. */
export function findArticle(db: Db, id: string): Promise<ArticleRow | undefined> {
  return db
    .selectFrom('article')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The article that has the address now or had it once. */
export function findByAddress(db: Db, slug: string): Promise<ArticleRow | undefined> {
  return db
    .selectFrom('article')
    .innerJoin('articleAddress', 'articleAddress.articleId', 'article.id')
    .select(COLUMNS.map((column) => `article.${column}` as const))
    .where('articleAddress.slug', '=', slug)
    .where('article.deletedAt', 'is', null)
    .executeTakeFirst();
}

/** An article with the same words that came since then. */
export function findRepeated(tx: Tx, text: ArticleText, since: Date): Promise<ArticleRow | undefined> {
  return tx
    .selectFrom('article')
    .select(COLUMNS)
    .where('title', '=', text.title)
    .where('content', '=', text.content)
    .where('publishedAt', 'is not', null)
    .where('createdAt', '>', since)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

export type NewArticle = Omit<ArticleRow, 'version' | 'updatedAt'>;

export function insertArticle(tx: Db, article: NewArticle): Promise<ArticleRow> {
  return tx
    .insertInto('article')
    .values({ ...article, updatedAt: article.createdAt })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export type ArticleChange = Partial<ArticleText & Pick<ArticleRow, 'slug' | 'publishedAt'>>;

/** Changes the given fields; `undefined` when the article does not exist or its version is no longer `expected`. */
export function updateArticle(
  db: Db,
  id: string,
  change: ArticleChange,
  expected: number | undefined,
  now: Date,
): Promise<ArticleRow | undefined> {
  return db
    .updateTable('article')
    .set((row) => ({ ...change, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .$if(expected !== undefined, (query) => query.where('version', '=', expected ?? 0))
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Marks an article as deleted or brings it back; `undefined` when it was not in the other state. */
export function setDeleted(db: Db, id: string, deletedAt: Date | null): Promise<ArticleRow | undefined> {
  return db
    .updateTable('article')
    .set({ deletedAt })
    .where('id', '=', id)
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Gives the address to the article; false when another article has it or had it. */
export async function takeAddress(tx: Tx, slug: string, articleId: string, now: Date): Promise<boolean> {
  const taken = await tx
    .insertInto('articleAddress')
    .values({ slug, articleId, since: now })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('slug')
    .executeTakeFirst();
  if (taken) return true;
  const owner = await tx
    .selectFrom('articleAddress')
    .select('articleId')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return owner?.articleId === articleId;
}

/** When the next article comes out; `undefined` when none waits. */
export async function nextPublication(db: Db, after: Date): Promise<Date | undefined> {
  const { next } = await db
    .selectFrom('article')
    .select(({ fn }) => fn.min('publishedAt').as('next'))
    .where('publishedAt', '>', after)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return next ?? undefined;
}

/** Whether there has ever been an article; addresses stay when articles go. */
export async function hasEverPublished(tx: Tx): Promise<boolean> {
  const address = await tx.selectFrom('articleAddress').select('slug').limit(1).executeTakeFirst();
  const article = await tx.selectFrom('article').select('id').limit(1).executeTakeFirst();
  return address !== undefined || article !== undefined;
}

/** Removes for good what was deleted before; how many there were. */
export function removeDeleted(db: Db, before: Date): Promise<number> {
  return removeRows(db.deleteFrom('article').where('deletedAt', '<', before));
}

/** Every article that may name an uploaded picture, also drafts and those that were removed a short time ago. */
export function listTextsWithPictures(
  db: Db,
): Promise<Pick<ArticleRow, 'id' | 'title' | 'picture' | 'content'>[]> {
  return db
    .selectFrom('article')
    .select(['id', 'title', 'picture', 'content'])
    .where(({ eb }) =>
      eb.or([eb('picture', 'like', '%/api/files/%'), eb('content', 'like', '%/api/files/%')]),
    )
    .orderBy('title')
    .execute();
}
