// Renders one complete HTML document: head, frame, page, and the addresses of the styles and the site script.
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import { escapeMarkup } from '../../contract/text.ts';
import { FragmentCacheContext, type CacheFragment } from '../../ui/cached-fragment.tsx';
import { IslandRenderContext } from '../../ui/island.tsx';
import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX } from '../sharing/share-picture.ts';
import { islandRenderer } from './fragment-cache.ts';
import type { Head, Page } from './page.ts';

/** Addresses of built files and what every document carries. */
export interface DocumentAssets {
  stylesheets: readonly string[];
  /** The texts of the style sheets by their addresses, where they are built. */
  sheets?: ReadonlyMap<string, string>;
  /** The site script's module address. */
  script: string;
  /** Preloaded font files. */
  fonts: readonly string[];
  /** Style sheet of single pages, which request it. */
  pageSheet?: string;
  /** The one inline script: sets the theme before first paint. */
  themeScript: string;
  /** Extra module script of the development server. */
  devScript?: string | undefined;
}

export interface DocumentInput {
  head: Head;
  /** The page's settings in addition to its head. */
  page?: Pick<Page, 'isPrivate' | 'hasPageSheet'> | undefined;
  /** Frame and page together. */
  body: ReactNode;
  siteName: string;
  publicUrl: string;
  /** geo.region, geo.position and the like. */
  meta: Readonly<Record<string, string>>;
  isNoIndex: boolean;
  /** Path and query of the picture that a shared link shows, 1200 × 630. */
  sharePicture: string;
  assets: DocumentAssets;
  /** Renders cacheable fragments of the body. */
  cacheFragment: CacheFragment;
}

/** The document as a string; `body` is rendered with React, islands apart (see Island). */
export function renderDocument(input: DocumentInput): string {
  const { head, assets, publicUrl } = input;
  const canonical = new URL(head.canonicalPath, publicUrl).href;
  const title = titleOf(head.title, input.siteName);
  const parts = [
    '<!doctype html><html lang="fi"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">',
    `<title>${escapeMarkup(title)}</title>`,
    meta('description', head.description),
    ...(input.isNoIndex || head.isNoIndex ? [meta('robots', 'noindex')] : []),
    ...(input.page?.isPrivate ? [meta('referrer', 'no-referrer')] : []),
    `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    ...Object.entries(input.meta).map(([name, content]) => meta(name, content)),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:type', head.ogType ?? 'website'),
    property('og:url', canonical),
    property('og:site_name', input.siteName),
    property('og:locale', 'fi_FI'),
    property('og:image', new URL(input.sharePicture, publicUrl).href),
    property('og:image:width', String(SHARE_WIDTH_PX)),
    property('og:image:height', String(SHARE_HEIGHT_PX)),
    property('og:image:alt', title),
    meta('twitter:card', 'summary_large_image'),
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(head.feed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(head.feed.title)}" href="${escapeMarkup(head.feed.path)}">`,
        ]
      : []),
    ...assets.fonts.map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[...assets.stylesheets, ...pageSheet(input)].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...(head.paintsAfter ? [`<link rel="expect" href="#${head.paintsAfter}" blocking="render">`] : []),
    // After the styles, so that it waits for them: a browser that comes upon the body before it knows of
    // @view-transition drops the transition and logs that in the console.
    `<script>${assets.themeScript}</script>`,
    `<script type="module" src="${assets.script}"></script>`,
    ...(assets.devScript ? [`<script type="module" src="${assets.devScript}"></script>`] : []),
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${escapeJson(data)}</script>`),
    // Where 'back to top' leads, and where Tab goes on from then.
    '</head><body id="top">',
    renderBody(input.body, input.cacheFragment),
    '</body></html>',
  ];
  return parts.join('');
}

function pageSheet({ page, assets }: DocumentInput): string[] {
  return page?.hasPageSheet && assets.pageSheet !== undefined ? [assets.pageSheet] : [];
}

/** Search engines show about this much of a title. */
const MAX_TITLE_LENGTH = 66;

/** The page's name, then the shop's where there is room for both. */
function titleOf(title: string, siteName: string): string {
  const whole = `${title} | ${siteName}`;
  return title === siteName || whole.length > MAX_TITLE_LENGTH ? title : whole;
}

function renderBody(body: ReactNode, cacheFragment: CacheFragment): string {
  const islands = createElement(IslandRenderContext, { value: islandRenderer() }, body);
  return renderToString(createElement(FragmentCacheContext, { value: cacheFragment }, islands));
}

function meta(name: string, content: string): string {
  return `<meta name="${escapeMarkup(name)}" content="${escapeMarkup(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeMarkup(content)}">`;
}

/** JSON that cannot close its script element. */
function escapeJson(data: object): string {
  return JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
