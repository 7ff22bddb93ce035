// Serves pages: loads and renders each once, caches the bytes, and chooses the error response when that fails.
import type { ReactNode } from 'react';

import type { RefusedForm } from '../../contract/plain-form.ts';
import type { Problem } from '../../contract/problem.ts';
import type { CacheFragment } from '../../ui/cached-fragment.tsx';
import type { FormPage } from '../http/plain-forms.ts';
import { shareAddress, shareRecipe } from '../sharing/share-address.ts';
import { finishResponse, type ByteCache, type UnencodedResponse } from './byte-cache.ts';
import { cacheFrame } from './cached-frame.ts';
import { renderDocument, type DocumentAssets } from './document.tsx';
import { errorScreen } from './error-screen.ts';
import { FIRST_VISIT, VARY_BY_VISIT, createFirstVisit, firstVisitResponse } from './first-visit.ts';
import { createFragmentCache } from './fragment-cache.ts';
import type { BoundFrame, OpenedFrame } from './frame.ts';
import { refusedFormTitle } from './messages.ts';
import type { Head, Page, PageRequest } from './page.ts';

export interface SiteOptions {
  pages: readonly Page[];
  frame: BoundFrame;
  assets: DocumentAssets;
  publicUrl: string;
  cache: ByteCache;
  /** Runs public reads, which may come from a read replica. */
  readPublic: <T>(action: () => Promise<T>) => Promise<T>;
  now: () => Date;
  /** Content security policy of every page, to which a first visit's adds the hash of its styles. */
  policy: string;
}

const HTML = 'text/html; charset=utf-8';

interface SiteTools extends SiteOptions {
  cacheFragment: CacheFragment;
}

/** A site of pages over one byte cache. */
export function createSite(given: SiteOptions) {
  const options: SiteTools = { ...given, cacheFragment: createFragmentCache() };
  const publishedPaths: ReadonlySet<string> = new Set(options.pages.map((page) => page.path));
  const makeFirstVisit = options.assets.sheets && createFirstVisit(options.assets.sheets);
  const cachedOptions = { ...options, frame: cacheFrame(options.frame, options.cache) };
  return {
    pages: options.pages,
    /** The finished answer for a page request. */
    answer: async (page: Page, params: Record<string, string>, rawUrl: string, isFirst: boolean) => {
      const { path, query } = splitAddress(rawUrl, page.query);
      const key = `page ${path}?${new URLSearchParams(query).toString()}`;
      const request = { params, query, now: options.now() };
      const answer = () =>
        options.cache.getOrMake(key, rawUrl, () =>
          options.readPublic(() => makePage(cachedOptions, publishedPaths, page, request, path)),
        );
      if (!isFirst || !makeFirstVisit || page.isPrivate) return answer();
      return options.cache.getOrMake(FIRST_VISIT + key, FIRST_VISIT + rawUrl, async () =>
        firstVisitResponse(await answer(), makeFirstVisit, options.policy),
      );
    },
    /** What the share picture of a page shows; undefined when there is no such page, or it uses the default picture. */
    shareRecipe: async (page: Page, params: Record<string, string>, rawUrl: string) => {
      const { query } = splitAddress(rawUrl, page.query);
      const now = options.now();
      const [opened, frame] = await Promise.all([
        page.open({ params, query, now }),
        cachedOptions.frame.open(now),
      ]);
      return opened.kind === 'page' && !opened.head.isNoIndex
        ? shareRecipe(opened.head, frame.siteName)
        : undefined;
    },
    /** Renders a page without parameters now, in the given frame or the site's own; never cached. */
    preview: async (page: Page, frame: BoundFrame = options.frame) => {
      const request = { params: {}, query: {}, now: options.now() };
      return (await makePage({ ...options, frame }, publishedPaths, page, request, page.path)).body;
    },
    // Every unknown address shares one cached page, so that clients cannot fill the cache with them.
    /** The Finnish 404 page. */
    notFound: (path: string) =>
      options.cache.getOrMake('not-found', undefined, async () =>
        makeNotFound(options, publishedPaths, await options.frame.open(options.now()), path),
      ),
    /** A page with its invalid form, or the error screen where it cannot be rendered; never rejects, never cached. */
    refusedForm: async ({ path, params }: FormPage, refused: RefusedForm, failure: Problem) => {
      const isWhole = [...path.matchAll(/:(\w+)/g)].every(([, name = '']) => Object.hasOwn(params, name));
      const page = isWhole ? options.pages.find((candidate) => candidate.path === path) : undefined;
      const making = makeRefused(cachedOptions, publishedPaths, page, params, refused);
      const made = await making.catch(() => undefined);
      return finishResponse({
        status: failure.status,
        contentType: HTML,
        body:
          made?.body ??
          errorScreen({ ...options.assets, kind: 'error', href: page && !path.includes(':') ? path : '/' }),
        tags: [],
        isCacheable: false,
        headers: {
          'cache-control': 'no-store',
          ...(failure.retryAfterS !== undefined && { 'retry-after': String(failure.retryAfterS) }),
        },
      });
    },
  };
}

export type Site = ReturnType<typeof createSite>;

async function makeRefused(
  options: SiteTools,
  publishedPaths: ReadonlySet<string>,
  page: Page | undefined,
  params: Readonly<Record<string, string>>,
  refusedForm: RefusedForm,
): Promise<UnencodedResponse | undefined> {
  if (!page) return undefined;
  const request = { params, query: {}, now: options.now(), refusedForm };
  const opened = await page.open(request);
  if (opened.kind !== 'page') return undefined;
  const head = { ...opened.head, title: refusedFormTitle(opened.head.title) };
  const refused: Page = { ...page, open: async () => ({ ...opened, head }) };
  return makePage(options, publishedPaths, refused, request, page.path);
}

async function makePage(
  options: SiteTools,
  publishedPaths: ReadonlySet<string>,
  page: Page,
  request: PageRequest,
  path: string,
): Promise<UnencodedResponse> {
  const [opened, frame] = await Promise.all([page.open(request), options.frame.open(request.now)]);
  if (opened.kind === 'not-found') {
    return { ...makeNotFound(options, publishedPaths, frame, path), isCacheable: false };
  }
  if (opened.kind === 'redirect') {
    const isForNow = opened.status === 302 || opened.status === 303;
    const headers = { location: opened.to, ...(isForNow && { 'cache-control': 'no-store' }) };
    return { status: opened.status, contentType: HTML, body: '', tags: [], isCacheable: false, headers };
  }
  return {
    status: opened.status,
    contentType: HTML,
    body: render(options, frame, opened.head, frame.view({ path, publishedPaths }, opened.body), page),
    tags: [...frame.tags, ...opened.tags],
    expiresAt: earliest(frame.expiresAt, opened.expiresAt),
    counted: opened.counted,
    isCacheable: opened.status === 200 && !page.isPrivate,
    headers: {
      vary: VARY_BY_VISIT,
      // A page that expires immediately must not be cached downstream either.
      ...((page.isPrivate || isOver(opened.expiresAt, request.now)) && { 'cache-control': 'no-store' }),
    },
  };
}

function isOver(expiresAt: Date | undefined, now: Date): boolean {
  return expiresAt !== undefined && expiresAt <= now;
}

function makeNotFound(
  options: SiteTools,
  publishedPaths: ReadonlySet<string>,
  frame: OpenedFrame,
  path: string,
): UnencodedResponse {
  const { head, body } = frame.notFound();
  return {
    status: 404,
    contentType: HTML,
    body: render(options, frame, { ...head, isNoIndex: true }, frame.view({ path, publishedPaths }, body)),
    tags: frame.tags,
    expiresAt: frame.expiresAt,
    isCacheable: true,
  };
}

function render(options: SiteTools, frame: OpenedFrame, head: Head, body: ReactNode, page?: Page): string {
  const { siteName, meta, isNoIndex } = frame;
  return renderDocument({
    sharePicture: shareAddress(head, siteName, head.isNoIndex ?? false),
    head,
    page,
    body,
    siteName,
    meta,
    isNoIndex,
    publicUrl: options.publicUrl,
    assets: options.assets,
    cacheFragment: options.cacheFragment,
  });
}

const MAX_QUERY_VALUE_LENGTH = 300;

function splitAddress(
  rawUrl: string,
  names: readonly string[],
): { path: string; query: Record<string, string> } {
  const [rawPath = '/', search = ''] = rawUrl.split('?', 2);
  const values = new URLSearchParams(search);
  const query: Record<string, string> = {};
  for (const name of names) {
    // A filter form repeats a name for each ticked box: join all its values.
    const value = values.getAll(name).join(',').trim();
    if (value) query[name] = value.slice(0, MAX_QUERY_VALUE_LENGTH);
  }
  const path = rawPath.length > 1 && rawPath.endsWith('/') ? rawPath.slice(0, -1) : rawPath;
  return { path, query };
}

function earliest(first: Date | undefined, second: Date | undefined): Date | undefined {
  if (!first || !second) return first ?? second;
  return first < second ? first : second;
}
