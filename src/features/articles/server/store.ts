// All SQL of articles.
import { sql } from 'kysely';
import type { ColumnType, Kysely, Selectable, Transaction } from 'kysely';

interface ArticleTable {
  id: string;
  title: string;
  content: string;
  keywords: string[];
  summary: string;
  picture: string;
  slug: string | null;
  published_at: Date | null;
  version: ColumnType<number, number | undefined>;
  created_at: Date;
  updated_at: Date;
  deleted_at: ColumnType<Date | null, Date | null | undefined>;
}

export type ArticleTables = {
  article: ArticleTable;
  article_address: { slug: string; article_id: string; since: Date };
};

export type ArticleRow = Omit<Selectable<ArticleTable>, 'deleted_at'>;

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
  'published_at',
  'version',
  'created_at',
  'updated_at',
] as const;

/** Key of the advisory lock under which articles are published, one at a time. */
const PUBLISH_LOCK = 4_107_302;

/** Until the transaction ends nobody else publishes, so that the same article sent twice sees itself. */
export async function lockPublishing(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${PUBLISH_LOCK})`.execute(tx);
}

export interface ArticleFilter {
  /** Only what is out at that time; left out: everything that is not deleted, drafts first. */
  publicAt?: Date | undefined;
  /** Only what is not out at that time, what was changed last first. */
  hiddenAt?: Date | undefined;
  q?: string | undefined;
}

/** Newest first, and how many there are in all. */
export async function listArticles(
  db: Db,
  filter: ArticleFilter,
  window: { offset: number; limit: number },
): Promise<{ rows: ArticleRow[]; total: number }> {
  const matching = matchingArticles(db, filter);
  const { total } = await matching
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(COLUMNS)
    .$if(filter.hiddenAt !== undefined, (query) => query.orderBy('updated_at', 'desc'))
    .orderBy('published_at', (order) => order.desc().nullsFirst())
    .orderBy('id', 'desc')
    .offset(window.offset)
    .limit(window.limit)
    .execute();
  return { rows, total: Number(total) };
}

function matchingArticles(db: Db, { publicAt, hiddenAt, q }: ArticleFilter) {
  const pattern = `%${(q ?? '').replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return db
    .selectFrom('article')
    .where('deleted_at', 'is', null)
    .$if(publicAt !== undefined, (query) => query.where('published_at', '<=', publicAt ?? null))
    .$if(hiddenAt !== undefined, (query) =>
      query.where((row) =>
        row.or([row('published_at', 'is', null), row('published_at', '>', hiddenAt ?? null)]),
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

/** Addresses of what is out at a time, oldest first, and when each last changed. */
export async function listAddresses(
  db: Db,
  publicAt: Date,
  window: { offset: number; limit: number },
): Promise<{ slug: string; updatedAt: Date }[]> {
  const rows = await db
    .selectFrom('article')
    .select(['slug', 'updated_at as updatedAt'])
    .where('published_at', '<=', publicAt)
    .where('deleted_at', 'is', null)
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
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The article that has the address now or had it once. */
export function findByAddress(db: Db, slug: string): Promise<ArticleRow | undefined> {
  return db
    .selectFrom('article')
    .innerJoin('article_address', 'article_address.article_id', 'article.id')
    .select(COLUMNS.map((column) => `article.${column}` as const))
    .where('article_address.slug', '=', slug)
    .where('article.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** An article with the same words that came since then. */
export function findRepeated(tx: Tx, text: ArticleText, since: Date): Promise<ArticleRow | undefined> {
  return tx
    .selectFrom('article')
    .select(COLUMNS)
    .where('title', '=', text.title)
    .where('content', '=', text.content)
    .where('published_at', 'is not', null)
    .where('created_at', '>', since)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export type NewArticle = Omit<ArticleRow, 'version' | 'updated_at'>;

export function insertArticle(tx: Db, article: NewArticle): Promise<ArticleRow> {
  return tx
    .insertInto('article')
    .values({ ...article, updated_at: article.created_at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export type ArticleChange = Partial<ArticleText & Pick<ArticleRow, 'slug' | 'published_at'>>;

/** Changes what is given; `undefined` when the article is gone or its version is no longer `expected`. */
export function updateArticle(
  db: Db,
  id: string,
  change: ArticleChange,
  expected: number | undefined,
  now: Date,
): Promise<ArticleRow | undefined> {
  return db
    .updateTable('article')
    .set((row) => ({ ...change, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .$if(expected !== undefined, (query) => query.where('version', '=', expected ?? 0))
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Marks an article as deleted or brings it back; `undefined` when it was not in the other state. */
export function setDeleted(db: Db, id: string, deletedAt: Date | null): Promise<ArticleRow | undefined> {
  return db
    .updateTable('article')
    .set({ deleted_at: deletedAt })
    .where('id', '=', id)
    .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Gives the address to the article; false when another article has it or had it. */
export async function takeAddress(tx: Tx, slug: string, articleId: string, now: Date): Promise<boolean> {
  const taken = await tx
    .insertInto('article_address')
    .values({ slug, article_id: articleId, since: now })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('slug')
    .executeTakeFirst();
  if (taken) return true;
  const owner = await tx
    .selectFrom('article_address')
    .select('article_id')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return owner?.article_id === articleId;
}

/** When the next article comes out; `undefined` when none waits. */
export async function nextPublication(db: Db, after: Date): Promise<Date | undefined> {
  const { next } = await db
    .selectFrom('article')
    .select(({ fn }) => fn.min('published_at').as('next'))
    .where('published_at', '>', after)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return next ?? undefined;
}

/** Whether there has ever been an article; addresses stay when articles go. */
export async function hasEverPublished(tx: Tx): Promise<boolean> {
  const address = await tx.selectFrom('article_address').select('slug').limit(1).executeTakeFirst();
  const article = await tx.selectFrom('article').select('id').limit(1).executeTakeFirst();
  return address !== undefined || article !== undefined;
}

/** Removes for good what was deleted before; how many there were. */
export async function removeDeleted(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('article')
    .where('deleted_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
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
