// Serves pages: opens, frames and renders them once, keeps the bytes, and answers in the right way when they fail.
import type { ReactNode } from 'react';

import type { RefusedForm } from '../../contract/plain-form.ts';
import type { Problem } from '../../contract/problem.ts';
import type { KeepPart } from '../../ui/kept-part.tsx';
import { shareAddress, shareRecipe } from '../sharing/share-address.ts';
import type { ShareRecipe } from '../sharing/share-picture.ts';
import { finishAnswer } from './byte-cache.ts';
import type { ByteCache, KeptAnswer, MadeAnswer } from './byte-cache.ts';
import { renderDocument } from './document.tsx';
import type { DocumentAssets } from './document.tsx';
import { errorScreen } from './error-screen.ts';
import { keepFrame } from './kept-frame.ts';
import { keptParts } from './kept-parts.ts';
import { refusedFormTitle } from './messages.ts';
import type { Head, Page, PageRequest } from './page.ts';

/** What surrounds every page; `load` runs with each render. */
export interface Frame<Data> {
  load: (now: Date) => Promise<{ data: Data; tags: readonly string[]; expiresAt?: Date | undefined }>;
  siteName: (data: Data) => string;
  meta: (data: Data) => Readonly<Record<string, string>>;
  isNoIndex: (data: Data) => boolean;
  view: (
    data: Data,
    current: { path: string; knownPaths: ReadonlySet<string> },
    page: ReactNode,
  ) => ReactNode;
  notFound: (data: Data) => { head: Head; body: ReactNode };
}

/** A frame with its data bound, so that the site needs no type parameter. */
export interface BoundFrame {
  open: (now: Date) => Promise<OpenedFrame>;
}

export interface OpenedFrame {
  siteName: string;
  meta: Readonly<Record<string, string>>;
  isNoIndex: boolean;
  tags: readonly string[];
  expiresAt: Date | undefined;
  view: (current: { path: string; knownPaths: ReadonlySet<string> }, page: ReactNode) => ReactNode;
  notFound: () => { head: Head; body: ReactNode };
}

export function bindFrame<Data>(frame: Frame<Data>): BoundFrame {
  return {
    open: async (now) => {
      const { data, tags, expiresAt } = await frame.load(now);
      return {
        siteName: frame.siteName(data),
        meta: frame.meta(data),
        isNoIndex: frame.isNoIndex(data),
        tags,
        expiresAt,
        view: (current, page) => frame.view(data, current, page),
        notFound: () => frame.notFound(data),
      };
    },
  };
}

export interface SiteOptions {
  pages: readonly Page[];
  frame: BoundFrame;
  assets: DocumentAssets;
  publicUrl: string;
  cache: ByteCache;
  /** Runs what only reads what everybody may see. */
  readPublic: <T>(action: () => Promise<T>) => Promise<T>;
  now: () => Date;
}

export interface Site {
  pages: readonly Page[];
  /** The finished answer for a page request. */
  answer: (page: Page, params: Record<string, string>, rawUrl: string) => Promise<KeptAnswer>;
  /** What the share picture of a page shows; undefined when there is no such page, or it has the common one. */
  shareRecipe: (
    page: Page,
    params: Record<string, string>,
    rawUrl: string,
  ) => Promise<ShareRecipe | undefined>;
  /** The document of a page without parameters as it is this moment, in the given frame or the site's own; never kept. */
  preview: (page: Page, frame?: BoundFrame) => Promise<string>;
  /** The Finnish 404 page. */
  notFound: (path: string) => Promise<KeptAnswer>;
  /** A page with its refused form, or the error screen where it cannot be shown; never rejects, never kept. */
  refusedForm: (path: string, refused: RefusedForm, failure: Problem) => Promise<KeptAnswer>;
}

const HTML = 'text/html; charset=utf-8';

interface SiteTools extends SiteOptions {
  keepPart: KeepPart;
}

/** A site of pages over one byte cache. */
export function createSite(given: SiteOptions): Site {
  const options: SiteTools = { ...given, keepPart: keptParts() };
  const knownPaths: ReadonlySet<string> = new Set(options.pages.map((page) => page.path));
  const kept = { ...options, frame: keepFrame(options.frame, options.cache) };
  return {
    pages: options.pages,
    answer: (page, params, rawUrl) => {
      const { path, query } = splitAddress(rawUrl, page.query);
      const key = `page ${path}?${new URLSearchParams(query).toString()}`;
      const request = { params, query, now: options.now() };
      return options.cache.getOrMake(key, rawUrl, () =>
        options.readPublic(() => makePage(kept, knownPaths, page, request, path)),
      );
    },
    shareRecipe: async (page, params, rawUrl) => {
      const { query } = splitAddress(rawUrl, page.query);
      const now = options.now();
      const [opened, frame] = await Promise.all([page.open({ params, query, now }), kept.frame.open(now)]);
      return opened.kind === 'page' && !opened.head.isNoIndex
        ? shareRecipe(opened.head, frame.siteName)
        : undefined;
    },
    preview: async (page, frame = options.frame) => {
      const request = { params: {}, query: {}, now: options.now() };
      return (await makePage({ ...options, frame }, knownPaths, page, request, page.path)).body;
    },
    // Every unknown address shares one kept page, so that strangers cannot fill the cache with them.
    notFound: (path) =>
      options.cache.getOrMake('not-found', undefined, async () =>
        makeNotFound(options, knownPaths, await options.frame.open(options.now()), path),
      ),
    refusedForm: async (path, refused, failure) => {
      const page = options.pages.find((candidate) => candidate.path === path && !path.includes(':'));
      const { stylesheets } = options.assets;
      const made = page && (await makeRefused(kept, knownPaths, page, refused).catch(() => undefined));
      return finishAnswer({
        status: failure.status,
        contentType: HTML,
        body: made?.body ?? errorScreen({ kind: 'error', stylesheets, href: page?.path ?? '/' }),
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

async function makeRefused(
  options: SiteTools,
  knownPaths: ReadonlySet<string>,
  page: Page,
  refusedForm: RefusedForm,
): Promise<MadeAnswer | undefined> {
  const request = { params: {}, query: {}, now: options.now(), refusedForm };
  const opened = await page.open(request);
  if (opened.kind !== 'page') return undefined;
  const head = { ...opened.head, title: refusedFormTitle(opened.head.title) };
  const refused: Page = { ...page, open: async () => ({ ...opened, head }) };
  return makePage(options, knownPaths, refused, request, page.path);
}

async function makePage(
  options: SiteTools,
  knownPaths: ReadonlySet<string>,
  page: Page,
  request: PageRequest,
  path: string,
): Promise<MadeAnswer> {
  const [opened, frame] = await Promise.all([page.open(request), options.frame.open(request.now)]);
  if (opened.kind === 'not-found') {
    return { ...makeNotFound(options, knownPaths, frame, path), isCacheable: false };
  }
  if (opened.kind === 'redirect') {
    const isForNow = opened.status === 302 || opened.status === 303;
    const headers = { location: opened.to, ...(isForNow && { 'cache-control': 'no-store' }) };
    return { status: opened.status, contentType: HTML, body: '', tags: [], isCacheable: false, headers };
  }
  return {
    status: opened.status,
    contentType: HTML,
    body: render(options, frame, opened.head, frame.view({ path, knownPaths }, opened.body)),
    tags: [...frame.tags, ...opened.tags],
    expiresAt: earliest(frame.expiresAt, opened.expiresAt),
    isCacheable: opened.status === 200,
    // What is over as soon as it is made nobody else keeps either.
    ...(isOver(opened.expiresAt, request.now) && { headers: { 'cache-control': 'no-store' } }),
  };
}

function isOver(expiresAt: Date | undefined, now: Date): boolean {
  return expiresAt !== undefined && expiresAt <= now;
}

function makeNotFound(
  options: SiteTools,
  knownPaths: ReadonlySet<string>,
  frame: OpenedFrame,
  path: string,
): MadeAnswer {
  const { head, body } = frame.notFound();
  return {
    status: 404,
    contentType: HTML,
    body: render(options, frame, { ...head, isNoIndex: true }, frame.view({ path, knownPaths }, body)),
    tags: frame.tags,
    expiresAt: frame.expiresAt,
    isCacheable: true,
  };
}

function render(options: SiteTools, frame: OpenedFrame, head: Head, body: ReactNode): string {
  const { siteName, meta, isNoIndex } = frame;
  return renderDocument({
    sharePicture: shareAddress(head, siteName, head.isNoIndex ?? false),
    head,
    body,
    siteName,
    meta,
    isNoIndex,
    publicUrl: options.publicUrl,
    assets: options.assets,
    keepPart: options.keepPart,
  });
}

const LONGEST_QUERY_VALUE = 300;

function splitAddress(
  rawUrl: string,
  names: readonly string[],
): { path: string; query: Record<string, string> } {
  const [rawPath = '/', search = ''] = rawUrl.split('?', 2);
  const values = new URLSearchParams(search);
  const query: Record<string, string> = {};
  for (const name of names) {
    // A filter form repeats a name per ticked box: all its values count.
    const value = values.getAll(name).join(',').trim();
    if (value) query[name] = value.slice(0, LONGEST_QUERY_VALUE);
  }
  const path = rawPath.length > 1 && rawPath.endsWith('/') ? rawPath.slice(0, -1) : rawPath;
  return { path, query };
}

function earliest(first: Date | undefined, second: Date | undefined): Date | undefined {
  if (!first || !second) return first ?? second;
  return first < second ? first : second;
}
