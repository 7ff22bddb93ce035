// The catalogue's addresses for the sitemap: the seasons, sizes that have tyres, and tyres on sale.
import type { SitemapSource } from '../../../platform/server/sharing/sitemap.ts';
import { CATALOGUE_BULK_TAG, CATALOGUE_TAG } from '../contract/tyres.ts';
import { productPath, searchPath, sizePath } from '../paths.ts';
import type { SearchIndexCache } from './search/search-index-cache.ts';
import { countIndex } from './search/search-index-counts.ts';
import { listOnSale, type CatalogueDb } from './store.ts';

/** The searches that are separate pages; see the search page's head. */
const SEASON_PATHS = [searchPath({ type: 'summer' }), searchPath({ type: 'winter' })];

const TAGS = [CATALOGUE_TAG, CATALOGUE_BULK_TAG] as const;

export function catalogueSitemap(db: CatalogueDb, indexCache: SearchIndexCache): SitemapSource[] {
  return [sizeSource(indexCache), productSource(db, indexCache)];
}

/** Vans' tyres of a size are on the same page. */
function sizeSource(indexCache: SearchIndexCache): SitemapSource {
  const paths = async (): Promise<string[]> => {
    const searchIndex = await indexCache.open();
    const { sizes: counts } = countIndex(searchIndex);
    const shown = searchIndex.parts.sizes.filter(({ index }) => (counts[index]?.total ?? 0) > 0);
    return [...SEASON_PATHS, ...new Set(shown.map(sizePath))];
  };
  return {
    tags: TAGS,
    count: async () => (await paths()).length,
    list: async (offset, limit) => (await paths()).slice(offset, offset + limit).map((path) => ({ path })),
  };
}

function productSource(db: CatalogueDb, indexCache: SearchIndexCache): SitemapSource {
  return {
    tags: TAGS,
    count: async () => countIndex(await indexCache.open()).slots.length,
    list: async (offset, limit) => {
      const rows = await listOnSale(db, offset, limit);
      return rows.map((row) => ({ path: productPath(row), changedAt: row.changedAt }));
    },
  };
}
