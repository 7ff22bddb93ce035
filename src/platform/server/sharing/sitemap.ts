// The sitemap: the pages that search engines may know, in one file or, for a large shop, in numbered parts.
import { escapeMarkup } from '../../contract/text.ts';
import type { Page } from '../pages/page.ts';

export interface SitemapEntry {
  /** Path and query of the page's one address. */
  path: string;
  /** When what it shows last changed; left out where that is not known. */
  changedAt?: Date | undefined;
}

/** Addresses of one kind, in a stable order. */
export interface SitemapSource {
  /** What the list depends on. */
  tags: readonly string[];
  count: () => Promise<number>;
  /** At most `limit` entries from `offset` on. */
  list: (offset: number, limit: number) => Promise<readonly SitemapEntry[]>;
}

/** Addresses in one file; the protocol allows 50 000 and 50 MB (sitemaps.org). */
export const ENTRIES_PER_FILE = 10_000;
const BATCH = 2_000;

/** Pages of one address that are not left out and are known by the address they have. */
export function listedPages(pages: readonly Page[], now: () => Date): SitemapSource {
  const whole = pages.filter(({ path }) => !path.includes(':'));
  const listAll = async (): Promise<SitemapEntry[]> => {
    const opened = await Promise.all(
      whole.map(async (page) => ({
        path: page.path,
        opened: await page.open({ params: {}, query: {}, now: now() }),
      })),
    );
    return opened.flatMap((entry) =>
      entry.opened.kind === 'page' &&
      !entry.opened.head.isNoIndex &&
      entry.opened.head.canonicalPath === entry.path
        ? [{ path: entry.path }]
        : [],
    );
  };
  return {
    tags: [],
    count: async () => (await listAll()).length,
    list: async (offset, limit) => (await listAll()).slice(offset, offset + limit),
  };
}

/** How many files the addresses fill, at least 1. */
export async function countFiles(sources: readonly SitemapSource[]): Promise<number> {
  const counts = await Promise.all(sources.map((source) => source.count()));
  return Math.max(1, Math.ceil(counts.reduce((sum, count) => sum + count, 0) / ENTRIES_PER_FILE));
}

/** One file of addresses, counted from 1; undefined when there are fewer files. */
export async function sitemapFile(
  sources: readonly SitemapSource[],
  file: number,
  publicUrl: string,
): Promise<string | undefined> {
  let offset = (file - 1) * ENTRIES_PER_FILE;
  let room = ENTRIES_PER_FILE;
  const rows: string[] = [];
  for (const source of sources) {
    const count = await source.count();
    if (offset >= count) {
      offset -= count;
      continue;
    }
    const end = Math.min(count, offset + room);
    for (let start = offset; start < end; start += BATCH) {
      const entries = await source.list(start, Math.min(BATCH, end - start));
      for (const entry of entries) rows.push(entryRow(entry, publicUrl));
    }
    room -= end - offset;
    offset = 0;
    if (room === 0) break;
  }
  if (rows.length === 0) return undefined;
  return `${XML}<urlset xmlns="${NAMESPACE}">\n${rows.join('\n')}\n</urlset>\n`;
}

/** The list of the files. */
export function sitemapIndex(files: number, publicUrl: string): string {
  const rows = Array.from(
    { length: files },
    (_, at) => `<sitemap><loc>${escapeMarkup(new URL(filePath(at + 1), publicUrl).href)}</loc></sitemap>`,
  );
  return `${XML}<sitemapindex xmlns="${NAMESPACE}">\n${rows.join('\n')}\n</sitemapindex>\n`;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function filePath(file: number): string {
  return `/sitemap-${file}.xml`;
}

function entryRow({ path, changedAt }: SitemapEntry, publicUrl: string): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeMarkup(new URL(path, publicUrl).href)}</loc>${changed}</url>`;
}
