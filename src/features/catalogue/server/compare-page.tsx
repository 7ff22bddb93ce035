// The page that shows tyres side by side.
import { definePage, type Page } from '../../../platform/server/pages/page.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { FITTING_TAGS, type FittingTerms } from '../fitting/fitting-terms.ts';
import { compareMessages } from '../messages/compare.ts';
import { COMPARE_PATH, COMPARE_QUERY, readComparedIds } from '../paths.ts';
import { ComparePage } from '../site/compare/compare-page.tsx';
import type { CatalogueReader } from './service.ts';

export interface ComparePageSources extends Pick<CatalogueReader, 'listProducts'> {
  /** What fitted prices and first days are made from. */
  getFittingTerms: () => Promise<FittingTerms>;
  /** The shop as its pages show it, and the tags it depends on. */
  shop: () => Promise<{ profile: ShopProfile; tags: readonly string[] }>;
}

export function comparePage({ listProducts, getFittingTerms, shop }: ComparePageSources): Page {
  return definePage({
    path: COMPARE_PATH,
    query: [COMPARE_QUERY],
    hasPageSheet: true,
    load: async ({ query }) => {
      const ids = readComparedIds(query[COMPARE_QUERY]);
      const [{ items, tags, expiresAt }, terms, { profile, tags: shopTags }] = await Promise.all([
        listProducts(ids),
        getFittingTerms(),
        shop(),
      ]);
      const turns = [expiresAt, terms.days.expiresAt].flatMap((turn) => turn?.getTime() ?? []);
      return {
        kind: 'page',
        data: {
          products: items,
          missingCount: ids.length - items.length,
          terms,
          bookingUrl: profile.links.booking,
        },
        tags: [...tags, ...shopTags, ...FITTING_TAGS],
        expiresAt: new Date(Math.min(...turns)),
      };
    },
    head: () => ({
      title: compareMessages.title,
      description: compareMessages.description,
      canonicalPath: COMPARE_PATH,
      isNoIndex: true,
    }),
    view: (data) => <ComparePage {...data} />,
  });
}
