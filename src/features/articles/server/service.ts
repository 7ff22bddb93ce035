// Use cases of articles: reading, writing, publishing now or later, taking away and bringing back.
import type { Kysely, Transaction } from 'kysely';

import { DAY_MS } from '../../../platform/contract/durations.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import type { AuditAction, AuditRecord } from '../../../platform/server/audit/audit.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { lock } from '../../../platform/server/db/locks.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { RETENTION_DAYS, STAFF_PAGE_SIZE } from '../article-limits.ts';
import {
  ARTICLES_TAG,
  type Article,
  type ArticleQuery,
  type PublishedArticle,
  type ArticleInput,
} from '../contract.ts';
import { isSlug } from '../slug.ts';
import { publicArticle, staffArticle } from './article-response.ts';
import { openClaims, requireConfirmed, requireComplete } from './article-rules.ts';
import {
  createDraft,
  articleNotFound,
  publishArticle,
  textOf,
  updateArticle,
  withdrawArticle,
  type Changed,
} from './generation/article-writing.ts';
import * as store from './store.ts';
import type { ArticleFilter, ArticleRow, ArticleTables, ArticleText } from './store.ts';

export type Articles = ReturnType<typeof articleService>;

export interface ExampleArticle extends ArticleText {
  slug: string;
  publishedAt: Date;
}

type Db = Kysely<ArticleTables>;
type Tx = Transaction<ArticleTables>;

export function articleService(platform: Platform) {
  const db = platform.db.$extendTables<ArticleTables>();
  return { ...reading(db, platform), ...writing(db, platform) };
}

function reading(db: Db, { clock }: Platform) {
  const list = ({ page, limit, q }: ArticleQuery, filter: Omit<ArticleFilter, 'q'>) =>
    store.listArticles(db, { q, ...filter }, pageWindow({ page, limit }, STAFF_PAGE_SIZE));
  return {
    /** What is published, newest first. */
    listPublic: async (query: ArticleQuery) => {
      const { rows, total } = await list(query, { publicAt: clock.now() });
      return { items: rows.map(publicArticle), total };
    },
    /** Drafts first, then what is scheduled and published, newest first. */
    listAll: async (query: ArticleQuery) => {
      const { rows, total } = await list(query, query.drafts === 'only' ? { hiddenAt: clock.now() } : {});
      return { items: rows.map((row) => staffArticle(row, clock.now())), total };
    },
    /** A published article by an address it has or had; 404 otherwise. */
    getPublic: async (slug: string): Promise<Article> => {
      const row = await findBySlug(db, slug);
      if (!row?.publishedAt || row.publishedAt > clock.now()) throw articleNotFound();
      return publicArticle(row);
    },
    /** Whatever is not deleted, by address or id; 404 otherwise. */
    getForStaff: async (slugOrId: string): Promise<Article> => {
      const row = isId(slugOrId) ? await store.findArticle(db, slugOrId) : await findBySlug(db, slugOrId);
      if (!row) throw articleNotFound();
      return staffArticle(row, clock.now());
    },
    /** Addresses of what is published, oldest first, and when each last changed. */
    listAddresses: (offset: number, limit: number) => store.listAddresses(db, clock.now(), { offset, limit }),
    /** When pages and answers change by themselves. */
    nextPublicationAt: () => store.nextPublication(db, clock.now()),
  };
}

function writing(db: Db, { clock, pages, audit }: Platform) {
  /** Runs a change and writes it into the audit; the pages follow. Drafts of an unpublished article leave no trace. */
  async function change(
    action: AuditAction,
    work: (tx: Tx, now: Date) => Promise<Changed>,
    sent?: Pick<ArticleInput, 'hasConfirmedClaims'>,
  ) {
    const now = clock.now();
    const { before, after } = await inTransaction(db, async (tx) => {
      const changed = await work(tx, now);
      if (isSeen(changed)) await audit.record(tx, auditRecord(action, changed, sent));
      return changed;
    });
    if (isSeen({ before, after })) await pages.changed([ARTICLES_TAG]);
    return staffArticle(after, now);
  }

  async function setDeleted(action: 'removed' | 'restored', id: string, deletedAt: Date | null) {
    const row = await inTransaction(db, async (tx) => {
      const after = await store.setDeleted(tx, id, deletedAt);
      if (after) await audit.record(tx, { action, ...auditName(after) });
      return after ?? (deletedAt === null ? store.findArticle(tx, id) : undefined);
    });
    if (!row) throw articleNotFound();
    await pages.changed([ARTICLES_TAG]);
    return staffArticle(row, clock.now());
  }

  return {
    saveDraft: (sent: ArticleInput) => change('created', (tx, now) => createDraft(tx, sent, now)),
    /** 422 without title or content, 409 for an old version or a taken address. */
    publish: async (sent: PublishedArticle) => {
      requireComplete(sent);
      requireConfirmed(sent);
      return change(
        sent._id === undefined ? 'created' : 'changed',
        (tx, now) => publishArticle(tx, sent, now),
        sent,
      );
    },
    /** As `publish`, but a draft may lack anything. */
    update: (id: string, sent: ArticleInput) =>
      change('changed', (tx, now) => updateArticle(tx, id, sent, now), sent),
    withdraw: (id: string) => change('changed', (tx, now) => withdrawArticle(tx, id, now)),
    remove: async (id: string) => {
      await setDeleted('removed', id, clock.now());
    },
    restore: (id: string) => setDeleted('restored', id, null),
    /** Removes for good what was deleted long ago; how many there were. */
    purgeDeleted: () => store.removeDeleted(db, new Date(clock.now().getTime() - RETENTION_DAYS * DAY_MS)),
    /** Publishes example articles in a shop that never had any. */
    loadExamples: async (examples: readonly ExampleArticle[]) => {
      const isLoaded = await inTransaction(db, (tx) => loadExamples(tx, examples, clock.now()));
      if (isLoaded) await pages.changed([ARTICLES_TAG]);
    },
  };
}

/** Whether anybody but staff could see the article before or after. */
function isSeen({ before, after }: Changed): boolean {
  return [before, after].some((row) => row !== undefined && row.publishedAt !== null);
}

function auditRecord(
  action: AuditAction,
  { before, after }: Changed,
  sent?: Pick<ArticleInput, 'hasConfirmedClaims'>,
): AuditRecord {
  const claims = sent ? openClaims(after) : '';
  const claimsName = sent?.hasConfirmedClaims ? 'confirmedClaims' : 'openClaims';
  // The same article sent twice is new only once.
  const isRepeated = before?.version === after.version;
  return {
    action: isRepeated ? 'changed' : action,
    ...auditName(after),
    before: before && auditFields(before),
    after: { ...auditFields(after), ...(claims !== '' && { [claimsName]: claims }) },
  };
}

function auditName({ id, title }: ArticleRow) {
  return { entity: 'article', entityId: id, name: title };
}

function auditFields({ publishedAt, slug, ...row }: ArticleRow): Record<string, unknown> {
  return { ...textOf(row), slug, publishedAt: publishedAt?.toISOString() ?? null };
}

async function loadExamples(tx: Tx, examples: readonly ExampleArticle[], now: Date): Promise<boolean> {
  await lock(tx, 'articlePublishing');
  if (await store.hasEverPublished(tx)) return false;
  for (const { slug, publishedAt, ...text } of examples) {
    const id = newId(now.getTime());
    await store.takeAddress(tx, slug, id, now);
    await store.insertArticle(tx, { id, ...text, slug, publishedAt, createdAt: publishedAt });
  }
  return true;
}

async function findBySlug(db: Db, slug: string): Promise<ArticleRow | undefined> {
  return isSlug(slug) ? store.findByAddress(db, slug) : undefined;
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
