// What surrounds every page of the site, and how it gets its data.
import type { ReactNode } from 'react';

import type { Head } from './page.ts';

/** What surrounds every page; `load` runs with each render. */
export interface Frame<Data> {
  load: (now: Date) => Promise<{ data: Data; tags: readonly string[]; expiresAt?: Date | undefined }>;
  siteName: (data: Data) => string;
  meta: (data: Data) => Readonly<Record<string, string>>;
  isNoIndex: (data: Data) => boolean;
  view: (
    data: Data,
    current: { path: string; publishedPaths: ReadonlySet<string> },
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
  view: (current: { path: string; publishedPaths: ReadonlySet<string> }, page: ReactNode) => ReactNode;
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
