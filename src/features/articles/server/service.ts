// Use cases of articles: reading, writing, publishing now or later, taking away and bringing back.
import type { Kysely, Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import type { AuditAction, AuditRecord } from '../../../platform/server/audit/audit.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { KEPT_DAYS, STAFF_PAGE_SIZE } from '../article-limits.ts';
import { ARTICLES_TAG } from '../contract.ts';
import type { Article, ArticleQuery, PublishedArticle, SentArticle } from '../contract.ts';
import { isSlug } from '../slug.ts';
import { publicArticle, staffArticle } from './article-answer.ts';
import { openClaims, requireConfirmed, requireWhole } from './article-rules.ts';
import {
  createDraft,
  missingArticle,
  publishArticle,
  textOf,
  updateArticle,
  withdrawArticle,
} from './article-writing.ts';
import type { Changed } from './article-writing.ts';
import * as store from './store.ts';
import type { ArticleFilter, ArticleRow, ArticleTables, ArticleText } from './store.ts';

export interface Articles {
  /** What is out, newest first. */
  listPublic: (query: ArticleQuery) => Promise<{ items: Article[]; total: number }>;
  /** Drafts first, then what waits and what is out, newest first. */
  listAll: (query: ArticleQuery) => Promise<{ items: Article[]; total: number }>;
  /** What is out, by an address it has or had; 404 otherwise. */
  getPublic: (slug: string) => Promise<Article>;
  /** Whatever is not deleted, by address or id; 404 otherwise. */
  getForStaff: (slugOrId: string) => Promise<Article>;
  saveDraft: (sent: SentArticle) => Promise<Article>;
  /** 422 without title or content, 409 for an old version or a taken address. */
  publish: (sent: PublishedArticle) => Promise<Article>;
  /** As `publish`, but a draft may lack anything. */
  update: (id: string, sent: SentArticle) => Promise<Article>;
  withdraw: (id: string) => Promise<Article>;
  remove: (id: string) => Promise<void>;
  restore: (id: string) => Promise<Article>;
  /** Addresses of what is out, oldest first, and when each last changed. */
  listAddresses: (offset: number, limit: number) => Promise<{ slug: string; updatedAt: Date }[]>;
  /** When pages and answers change by themselves. */
  nextChange: () => Promise<Date | undefined>;
  /** Removes for good what was deleted long ago; how many there were. */
  forgetDeleted: () => Promise<number>;
  /** Publishes example articles in a shop that never had any. */
  loadExamples: (examples: readonly ExampleArticle[]) => Promise<void>;
}

export interface ExampleArticle extends ArticleText {
  slug: string;
  publishedAt: Date;
}

type Db = Kysely<ArticleTables>;
type Tx = Transaction<ArticleTables>;

const DAY_MS = 86_400_000;

export function articleService(platform: Platform): Articles {
  const db = platform.db.$extendTables<ArticleTables>();
  return { ...reading(db, platform), ...writing(db, platform) };
}

type Reading = 'listPublic' | 'listAll' | 'getPublic' | 'getForStaff' | 'listAddresses' | 'nextChange';

function reading(db: Db, { clock }: Platform): Pick<Articles, Reading> {
  const list = ({ page, limit, q }: ArticleQuery, filter: Omit<ArticleFilter, 'q'>) =>
    store.listArticles(db, { q, ...filter }, pageWindow({ page, limit }, STAFF_PAGE_SIZE));
  return {
    listPublic: async (query) => {
      const { rows, total } = await list(query, { publicAt: clock.now() });
      return { items: rows.map(publicArticle), total };
    },
    listAll: async (query) => {
      const { rows, total } = await list(query, query.drafts === 'only' ? { hiddenAt: clock.now() } : {});
      return { items: rows.map((row) => staffArticle(row, clock.now())), total };
    },
    getPublic: async (slug) => {
      const row = await findBySlug(db, slug);
      if (!row?.published_at || row.published_at > clock.now()) throw missingArticle();
      return publicArticle(row);
    },
    getForStaff: async (slugOrId) => {
      const row = isId(slugOrId) ? await store.findArticle(db, slugOrId) : await findBySlug(db, slugOrId);
      if (!row) throw missingArticle();
      return staffArticle(row, clock.now());
    },
    listAddresses: (offset, limit) => store.listAddresses(db, clock.now(), { offset, limit }),
    nextChange: () => store.nextPublication(db, clock.now()),
  };
}

function writing(db: Db, { clock, pages, audit }: Platform): Omit<Articles, Reading> {
  /** Runs a change and writes it into the audit; the pages follow. Drafts of an unpublished article leave no trace. */
  async function change(
    action: AuditAction,
    work: (tx: Tx, now: Date) => Promise<Changed>,
    sent?: Pick<SentArticle, 'hasConfirmedClaims'>,
  ) {
    const now = clock.now();
    const { before, after } = await db.transaction().execute(async (tx) => {
      const changed = await work(tx, now);
      if (isSeen(changed)) await audit.record(tx, auditRecord(action, changed, sent));
      return changed;
    });
    if (isSeen({ before, after })) await pages.changed([ARTICLES_TAG]);
    return staffArticle(after, now);
  }

  async function setDeleted(action: 'removed' | 'restored', id: string, deletedAt: Date | null) {
    const row = await db.transaction().execute(async (tx) => {
      const after = await store.setDeleted(tx, id, deletedAt);
      if (after) await audit.record(tx, { action, ...auditName(after) });
      return after ?? (deletedAt === null ? store.findArticle(tx, id) : undefined);
    });
    if (!row) throw missingArticle();
    await pages.changed([ARTICLES_TAG]);
    return staffArticle(row, clock.now());
  }

  return {
    saveDraft: (sent) => change('created', (tx, now) => createDraft(tx, sent, now)),
    publish: async (sent) => {
      requireWhole(sent);
      requireConfirmed(sent);
      return change(
        sent._id === undefined ? 'created' : 'changed',
        (tx, now) => publishArticle(tx, sent, now),
        sent,
      );
    },
    update: (id, sent) => change('changed', (tx, now) => updateArticle(tx, id, sent, now), sent),
    withdraw: (id) => change('changed', (tx, now) => withdrawArticle(tx, id, now)),
    remove: async (id) => {
      await setDeleted('removed', id, clock.now());
    },
    restore: (id) => setDeleted('restored', id, null),
    forgetDeleted: () => store.removeDeleted(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
    loadExamples: async (examples) => {
      const isLoaded = await db.transaction().execute((tx) => loadExamples(tx, examples, clock.now()));
      if (isLoaded) await pages.changed([ARTICLES_TAG]);
    },
  };
}

/** Whether anybody but staff could see the article before or after. */
function isSeen({ before, after }: Changed): boolean {
  return [before, after].some((row) => row !== undefined && row.published_at !== null);
}

function auditRecord(
  action: AuditAction,
  { before, after }: Changed,
  sent?: Pick<SentArticle, 'hasConfirmedClaims'>,
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

function auditFields({ published_at, slug, ...row }: ArticleRow): Record<string, unknown> {
  return { ...textOf(row), slug, publishedAt: published_at?.toISOString() ?? null };
}

async function loadExamples(tx: Tx, examples: readonly ExampleArticle[], now: Date): Promise<boolean> {
  await store.lockPublishing(tx);
  if (await store.hasEverPublished(tx)) return false;
  for (const { slug, publishedAt, ...text } of examples) {
    const id = newId(now.getTime());
    await store.takeAddress(tx, slug, id, now);
    await store.insertArticle(tx, { id, ...text, slug, published_at: publishedAt, created_at: publishedAt });
  }
  return true;
}

async function findBySlug(db: Db, slug: string): Promise<ArticleRow | undefined> {
  return isSlug(slug) ? store.findByAddress(db, slug) : undefined;
}

function isId(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
