// A public page as data: where it lives, what it loads, how it looks, what it depends on.
import type { ReactNode } from 'react';

import type { RefusedForm } from '../../contract/plain-form.ts';
import type { Counted } from '../counts/daily-counts.ts';

/** What a page's `load` is given. */
export interface PageRequest {
  /** Path parameters, decoded. */
  params: Readonly<Record<string, string>>;
  /** Only the query names the page declares; repeated names joined with commas, cut to 300 characters. */
  query: Readonly<Record<string, string>>;
  now: Date;
  /** The page is shown again because a plain form on it was invalid; never cached. */
  refusedForm?: RefusedForm | undefined;
}

export type Loaded<Data> =
  | {
      kind: 'page';
      data: Data;
      /** What the page shows: dropped from the cache when one of them changes. */
      tags: readonly string[];
      /** When the page changes by itself. */
      expiresAt?: Date | undefined;
      status?: 200 | 404 | 410;
      /** What each time that somebody opens the page is counted as, by day. */
      counted?: readonly Counted[];
    }
  | { kind: 'redirect'; to: string; status: 301 | 302 | 303 | 308 }
  | { kind: 'not-found' };

export interface Head {
  /** Without the shop's name; the frame adds it. */
  title: string;
  description: string;
  /** Path and query of the one address this page should be known by. */
  canonicalPath: string;
  isNoIndex?: boolean;
  /** schema.org objects. */
  jsonLd?: readonly object[];
  /** Path of a sharing picture of the page's own, 1200 × 630; without one it is drawn from the title. */
  imagePath?: string;
  /** What the drawn sharing picture shows: other words than the title, a short line under it, a shipped picture. */
  share?: { title?: string; detail?: string; picturePath?: string | undefined };
  ogType?: 'website' | 'article' | 'product';
  /** The id of an element: nothing is painted before the browser has read as far as its start tag. */
  paintsAfter?: string;
  /** A feed of new pages like this. */
  feed?: { path: string; title: string };
}

export interface PageDefinition<Data> {
  /** Fastify path pattern, e.g. '/renkaat/:size'. */
  path: `/${string}`;
  /** Query names that change the page; all others are ignored and not part of the cache key. */
  query?: readonly string[];
  /** Readable with the address alone: never cached, not for search engines, and its address is sent to no other site. */
  isPrivate?: boolean;
  /** Its styles end in `.page.module.css`: it loads the sheet of single pages in addition to the site's. */
  hasPageSheet?: boolean;
  load: (request: PageRequest) => Promise<Loaded<Data>>;
  head: (data: Data) => Head;
  view: (data: Data) => ReactNode;
}

/** A page ready to show: its data is bound, so pages of different data can be in one list. */
export interface Page {
  path: `/${string}`;
  query: readonly string[];
  isPrivate: boolean;
  hasPageSheet: boolean;
  open: (request: PageRequest) => Promise<OpenedPage>;
}

export type OpenedPage =
  | {
      kind: 'page';
      head: Head;
      body: ReactNode;
      tags: readonly string[];
      expiresAt: Date | undefined;
      status: number;
      counted: readonly Counted[] | undefined;
    }
  | { kind: 'redirect'; to: string; status: 301 | 302 | 303 | 308 }
  | { kind: 'not-found' };

export function definePage<Data>(definition: PageDefinition<Data>): Page {
  return {
    path: definition.path,
    query: [...(definition.query ?? [])].toSorted(),
    isPrivate: definition.isPrivate ?? false,
    hasPageSheet: definition.hasPageSheet ?? false,
    open: async (request) => {
      const loaded = await definition.load(request);
      if (loaded.kind !== 'page') return loaded;
      return {
        kind: 'page',
        head: { ...definition.head(loaded.data), ...(definition.isPrivate && { isNoIndex: true }) },
        body: definition.view(loaded.data),
        tags: loaded.tags,
        expiresAt: loaded.expiresAt,
        status: loaded.status ?? 200,
        counted: loaded.counted,
      };
    },
  };
}
