// What the shop publishes as passages: its public pages as visitors get them, its articles, and its questions with their answers.
import { setImmediate as breath } from 'node:timers/promises';

import { renderToStaticMarkup } from 'react-dom/server';

import type { Platform } from '../../../../../platform/server/context.ts';
import type { Page } from '../../../../../platform/server/pages/page.ts';
import { ARTICLES_PATH } from '../../../../articles/paths.ts';
import { COMPARE_PATH, SEARCH_PATH } from '../../../../catalogue/paths.ts';
import { QUESTIONS_PATH } from '../../../../homepage/contract.ts';
import { cutPage } from './cut-page.ts';
import type { Passage } from './passage.ts';

/** Lists of links to other pages, and the questions, which are read by themselves. */
const LISTS: ReadonlySet<string> = new Set([SEARCH_PATH, COMPARE_PATH, ARTICLES_PATH, QUESTIONS_PATH]);
const ARTICLE_PATTERN = `${ARTICLES_PATH}/:slug`;

export interface PublishedSources {
  /** All pages of the site; read when called, for slices are made one after another. */
  readonly pages: () => readonly Page[];
  /** Paths of the published articles. */
  readonly articlePaths: () => Promise<readonly string[]>;
}

interface ReadPage {
  readonly passages: readonly Passage[];
  readonly tags: readonly string[];
  readonly expiresAt: Date | undefined;
}

/** Reads all pages; a page is rendered again only after something that it shows has changed. */
export function publishedPages(
  platform: Pick<Platform, 'pages' | 'clock'>,
  { pages, articlePaths }: PublishedSources,
): () => Promise<readonly (readonly Passage[])[]> {
  const cached = new Map<string, ReadPage>();
  let changes = 0;
  platform.pages.onChange((tags) => {
    changes += 1;
    for (const [path, { tags: shown }] of cached) {
      if (tags === 'all' || shown.some((tag) => tags.includes(tag))) cached.delete(path);
    }
  });

  async function read(page: Page, path: string): Promise<readonly Passage[]> {
    const now = platform.clock.now();
    const found = cached.get(path);
    if (found && (!found.expiresAt || found.expiresAt > now)) return found.passages;
    const changesBefore = changes;
    const made = unchanged(found, await readPage(page, path, now));
    // What was read while something changed may be old.
    if (changes === changesBefore) cached.set(path, made);
    // Rendering blocks the thread for milliseconds.
    await breath();
    return made.passages;
  }

  return async () => {
    const found = pages();
    const passages: (readonly Passage[])[] = [];
    for (const page of found.filter(isRead)) passages.push(await read(page, page.path));
    const article = found.find(({ path }) => path === ARTICLE_PATTERN);
    if (article) for (const path of await articlePaths()) passages.push(await read(article, path));
    return passages;
  };
}

/** Passages with the same text stay the same objects, so that nothing is indexed again for a page that has only expired. */
function unchanged(before: ReadPage | undefined, now: ReadPage): ReadPage {
  const isSame = JSON.stringify(before?.passages) === JSON.stringify(now.passages);
  return before && isSame ? { ...now, passages: before.passages } : now;
}

function isRead({ path, isPrivate }: Page): boolean {
  return !isPrivate && !path.includes(':') && !LISTS.has(path);
}

async function readPage(page: Page, path: string, now: Date): Promise<ReadPage> {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const opened = await page.open({ params: { slug }, query: {}, now });
  if (opened.kind !== 'page') return { passages: [], tags: [], expiresAt: now };
  const { head, body, tags, expiresAt } = opened;
  const passages = head.isNoIndex ? [] : cutPage(renderToStaticMarkup(body), { path, title: head.title });
  return { passages, tags, expiresAt };
}
