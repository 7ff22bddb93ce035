import { expect, test } from 'vitest';

import { definePage } from '../pages/page.ts';
import {
  ENTRIES_PER_FILE,
  countFiles,
  listedPages,
  sitemapFile,
  sitemapIndex,
  type SitemapSource,
} from './sitemap.ts';

function numbered(name: string, count: number): SitemapSource {
  return {
    tags: [],
    count: async () => count,
    list: async (offset, limit) =>
      Array.from({ length: Math.min(limit, count - offset) }, (_, at) => ({
        path: `/${name}/${offset + at}`,
      })),
  };
}

const places = (xml: string | undefined) =>
  [...(xml ?? '').matchAll(/<loc>[^<]+\/(\w+\/\d+)<\/loc>/g)].map(String);

test('a large shop has its addresses in parts that miss none and repeat none', async () => {
  const sources = [numbered('a', 7), numbered('b', 0), numbered('c', ENTRIES_PER_FILE * 2), numbered('d', 5)];
  const files = await countFiles(sources);
  expect(files).toBe(3);
  const found: string[] = [];
  for (let file = 1; file <= files; file += 1) {
    const part = places(await sitemapFile(sources, file, 'https://rengas.example.fi'));
    expect(part.length).toBeLessThanOrEqual(ENTRIES_PER_FILE);
    found.push(...part);
  }
  expect([found.length, new Set(found).size]).toEqual([ENTRIES_PER_FILE * 2 + 12, ENTRIES_PER_FILE * 2 + 12]);
  expect(await sitemapFile(sources, 4, 'https://rengas.example.fi')).toBeUndefined();
});

test('the index names every part with its whole address', () => {
  const index = sitemapIndex(2, 'https://rengas.example.fi');
  expect([...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])).toEqual([
    'https://rengas.example.fi/sitemap-1.xml',
    'https://rengas.example.fi/sitemap-2.xml',
  ]);
});

test('an address is escaped for XML', async () => {
  const source: SitemapSource = {
    tags: [],
    count: async () => 1,
    list: async () => [{ path: '/renkaat?a=1&b=<', changedAt: new Date('2026-11-21T10:00:00Z') }],
  };
  expect(await sitemapFile([source], 1, 'https://rengas.example.fi')).toContain(
    '<url><loc>https://rengas.example.fi/renkaat?a=1&amp;b=%3C</loc><lastmod>2026-11-21T10:00:00.000Z</lastmod></url>',
  );
});

test('a page that is left out, leads elsewhere or has a parameter is not listed by itself', async () => {
  const page = (path: `/${string}`, head: { canonicalPath?: string; isNoIndex?: boolean } = {}) =>
    definePage<null>({
      path,
      load: async () =>
        path === '/vanha'
          ? { kind: 'redirect', to: '/', status: 301 }
          : { kind: 'page', data: null, tags: [] },
      head: () => ({ title: 'Sivu', description: 'Sivu', canonicalPath: path, ...head }),
      view: () => null,
    });
  const pages = [
    page('/'),
    page('/hinnasto'),
    page('/kiitos', { isNoIndex: true }),
    page('/toinen', { canonicalPath: '/hinnasto' }),
    page('/vanha'),
    page('/renkaat/:size'),
  ];
  const source = listedPages(pages, () => new Date());
  expect(await source.list(0, 10)).toEqual([{ path: '/' }, { path: '/hinnasto' }]);
  expect(await source.count()).toBe(2);
});
