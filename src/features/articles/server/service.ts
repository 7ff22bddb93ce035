// Use cases of articles: reading, writing, publishing now or later, taking away and bringing back.
import type { Kysely, Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { KEPT_DAYS, STAFF_PAGE_SIZE } from '../article-limits.ts';
import { ARTICLES_TAG } from '../contract.ts';
import type { Article, ArticleQuery, PublishedArticle, SentArticle } from '../contract.ts';
import { isSlug } from '../slug.ts';
import { publicArticle, staffArticle } from './article-answer.ts';
import { requireWhole } from './article-rules.ts';
import { claimAddress, missingArticle, publishArticle, textOf, updateArticle } from './article-writing.ts';
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

function writing(db: Db, { clock, pages }: Platform): Omit<Articles, Reading> {
  /** Runs a change; the pages follow unless it was of a draft. */
  async function change(action: (tx: Tx, now: Date) => Promise<ArticleRow>, isOfDraft = isDraft) {
    const now = clock.now();
    const row = await db.transaction().execute((tx) => action(tx, now));
    if (!isOfDraft(row)) await pages.changed([ARTICLES_TAG]);
    return staffArticle(row, now);
  }

  return {
    saveDraft: (sent) =>
      change(async (tx, now) => {
        const id = newId(now.getTime());
        const slug = sent.slug === '' ? null : await claimAddress(tx, sent.slug, id, now);
        return store.insertArticle(tx, { id, ...textOf(sent), slug, published_at: null, created_at: now });
      }),
    publish: async (sent) => {
      requireWhole(sent);
      return change((tx, now) => publishArticle(tx, sent, now));
    },
    update: (id, sent) => change((tx, now) => updateArticle(tx, id, sent, now)),
    withdraw: (id) =>
      change(
        async (tx, now) => {
          const row = await store.updateArticle(tx, id, { published_at: null }, undefined, now);
          if (!row) throw missingArticle();
          return row;
        },
        () => false,
      ),
    remove: async (id) => {
      if (!(await store.setDeleted(db, id, clock.now()))) throw missingArticle();
      await pages.changed([ARTICLES_TAG]);
    },
    restore: (id) =>
      change(async (tx) => {
        const row = (await store.setDeleted(tx, id, null)) ?? (await store.findArticle(tx, id));
        if (!row) throw missingArticle();
        return row;
      }),
    forgetDeleted: () => store.removeDeleted(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
    loadExamples: async (examples) => {
      const isLoaded = await db.transaction().execute((tx) => loadExamples(tx, examples, clock.now()));
      if (isLoaded) await pages.changed([ARTICLES_TAG]);
    },
  };
}

function isDraft({ published_at }: ArticleRow): boolean {
  return published_at === null;
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
