// Writing articles within a transaction: publishing, changing, and the addresses they get.
import type { Transaction } from 'kysely';

import { newId } from '../../../../platform/contract/ids.ts';
import { conflict, notFound, invalidField } from '../../../../platform/contract/problem.ts';
import { lock } from '../../../../platform/server/db/locks.ts';
import { REPEAT_WITHIN_MS } from '../../article-limits.ts';
import type { PublishedArticle, ArticleInput } from '../../contract.ts';
import { articleErrors as messages } from '../../messages/articles.ts';
import { numberedSlug, slugOf } from '../../slug.ts';
import { staffArticle } from '../article-response.ts';
import { requireConfirmed, requireComplete } from '../article-rules.ts';
import * as store from '../store.ts';
import type { ArticleChange, ArticleRow, ArticleTables, ArticleText } from '../store.ts';

type Tx = Transaction<ArticleTables>;

/** Addresses tried for one title before the id is put into it. */
const MAX_SLUGS_TRIED = 50;
/** A clock of the sender that runs behind ours is no past. */
const CLOCK_TOLERANCE_MS = 60_000;

/** An article before and after a change; before it was there, nothing. */
export interface Changed {
  before: ArticleRow | undefined;
  after: ArticleRow;
}

export async function createDraft(tx: Tx, sent: ArticleInput, now: Date): Promise<Changed> {
  const id = newId(now.getTime());
  const slug = sent.slug === '' ? null : await claimAddress(tx, sent.slug, id, now);
  const article = { id, ...textOf(sent), slug, publishedAt: null, createdAt: now };
  return { before: undefined, after: await store.insertArticle(tx, article) };
}

export async function withdrawArticle(tx: Tx, id: string, now: Date): Promise<Changed> {
  const before = await store.findArticle(tx, id);
  const after = await store.updateArticle(tx, id, { publishedAt: null }, undefined, now);
  if (!after) throw articleNotFound();
  return { before, after };
}

/** Publishes what is new or a draft; the same article sent again is the one that is there. */
export async function publishArticle(tx: Tx, sent: PublishedArticle, now: Date): Promise<Changed> {
  await lock(tx, 'articlePublishing');
  const publishAt = publishTime(sent.publishAt ?? null, now);
  const text = textOf(sent);
  if (sent._id === undefined) {
    const repeated = await store.findRepeated(tx, text, new Date(now.getTime() - REPEAT_WITHIN_MS));
    if (repeated) return { before: repeated, after: repeated };
    const id = newId(now.getTime());
    const slug = await newAddress(tx, sent, id, now);
    const article = { id, ...text, slug, publishedAt: publishAt ?? now, createdAt: now };
    return { before: undefined, after: await store.insertArticle(tx, article) };
  }
  const stored = await store.findArticle(tx, sent._id);
  if (!stored) throw articleNotFound();
  const isOut = stored.publishedAt !== null && stored.publishedAt <= now;
  if (isOut && publishAt) throw conflict('article.already_public', messages.alreadyPublic);
  const slug = await addressFor(tx, stored, sent, now);
  const publishedAt = isOut ? stored.publishedAt : (publishAt ?? now);
  const after = await save(tx, stored, { ...text, slug, publishedAt }, sent.version, now);
  return { before: stored, after };
}

/** Changes an article; a published one needs its title and content. */
export async function updateArticle(tx: Tx, id: string, sent: ArticleInput, now: Date): Promise<Changed> {
  const stored = await store.findArticle(tx, id);
  if (!stored) throw articleNotFound();
  if (stored.publishedAt !== null) {
    requireComplete(sent);
    requireConfirmed(sent);
  }
  const slug =
    stored.publishedAt === null && sent.slug === '' ? stored.slug : await addressFor(tx, stored, sent, now);
  const after = await save(tx, stored, { ...textOf(sent), slug }, sent.version, now);
  return { before: stored, after };
}

async function save(
  tx: Tx,
  stored: ArticleRow,
  change: ArticleChange,
  version: number | undefined,
  now: Date,
): Promise<ArticleRow> {
  const saved = await store.updateArticle(tx, stored.id, change, version, now);
  if (saved) return saved;
  const current = await store.findArticle(tx, stored.id);
  if (!current) throw articleNotFound();
  throw conflict('conflict.stale', messages.stale, staffArticle(current, now));
}

function publishTime(sent: string | null, now: Date): Date | undefined {
  if (sent === null) return undefined;
  const time = new Date(sent);
  if (time.getTime() < now.getTime() - CLOCK_TOLERANCE_MS) {
    throw invalidField('article.publish_at_past', messages.publishAtPast, 'publishAt');
  }
  return time > now ? time : undefined;
}

/** The requested address, the current one, or one made of the title. */
async function addressFor(tx: Tx, stored: ArticleRow, sent: ArticleInput, now: Date): Promise<string> {
  if (sent.slug !== '' && sent.slug !== stored.slug) return claimAddress(tx, sent.slug, stored.id, now);
  return stored.slug ?? newAddress(tx, sent, stored.id, now);
}

async function newAddress(tx: Tx, sent: ArticleInput, id: string, now: Date): Promise<string> {
  if (sent.slug !== '') return claimAddress(tx, sent.slug, id, now);
  const wanted = slugOf(sent.title);
  for (let count = 1; count <= MAX_SLUGS_TRIED; count += 1) {
    const slug = numberedSlug(wanted, count);
    if (await store.takeAddress(tx, slug, id, now)) return slug;
  }
  return claimAddress(tx, `artikkeli-${id}`, id, now);
}

/** Gives the address to the article, or throws a 409. */
async function claimAddress(tx: Tx, slug: string, id: string, now: Date): Promise<string> {
  if (await store.takeAddress(tx, slug, id, now)) return slug;
  throw conflict('article.slug_taken', messages.slugTaken);
}

/** The words of an article. */
export function textOf({ title, content, keywords, summary, picture }: ArticleText): ArticleText {
  return { title, content, keywords, summary, picture };
}

/** 404: there is no such article for the caller. */
export function articleNotFound() {
  return notFound('article.not_found', messages.notFound);
}
