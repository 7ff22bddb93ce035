// The page of the price list.
import { formatDate, helsinkiDay, type IsoDay } from '../../../platform/contract/dates.ts';
import { formatPercent, formatShortEuros } from '../../../platform/contract/money.ts';
import { breadcrumbData } from '../../../platform/server/pages/breadcrumb-data.ts';
import { definePage, type Page } from '../../../platform/server/pages/page.ts';
import { vatBasisPointsOn } from '../../catalogue/price/pricing.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { PRICE_LIST_PATH, PRICE_LIST_TAG } from '../contract.ts';
import { priceListPageMessages as messages } from '../messages.ts';
import { findService, fittedSetCents } from '../price-list.ts';
import { readSetPriceQuery, SET_PRICE_QUERY } from '../set-price-query.ts';
import { PriceListPage } from '../site/price-list-page.tsx';
import type { PriceLists } from './service.ts';

export interface PriceListPageSources {
  /** The shop as its pages show it, and the tags it depends on. */
  shop: () => Promise<{ profile: ShopProfile; tags: readonly string[] }>;
  publicUrl: string;
}

export function priceListPage(prices: PriceLists, sources: PriceListPageSources): Page {
  return definePage({
    path: PRICE_LIST_PATH,
    hasPageSheet: true,
    query: SET_PRICE_QUERY,
    load: async ({ query, now }) => {
      const [list, shop] = await Promise.all([prices.getPriceList(), sources.shop()]);
      const chosen = readSetPriceQuery(query);
      return {
        kind: 'page',
        data: {
          rows: list.rows,
          profile: shop.profile,
          chosen,
          setCents: chosen ? fittedSetCents(list.rows, chosen) : null,
          vatPercent: vatPercentOn(helsinkiDay(now)),
          validFrom: list.rows.length > 0 ? formatDate(helsinkiDay(list.updatedAt)) : null,
        },
        tags: [PRICE_LIST_TAG, ...shop.tags],
      };
    },
    head: ({ rows, profile }) => {
      const change = findService(rows, 'seasonChange')?.cents.passenger ?? null;
      return {
        title: messages.headTitle,
        description: messages.description(profile.name, change === null ? null : formatShortEuros(change)),
        canonicalPath: PRICE_LIST_PATH,
        jsonLd: [
          breadcrumbData([{ label: messages.home, href: '/' }, { label: messages.title }], sources.publicUrl),
        ],
      };
    },
    view: (data) => <PriceListPage {...data} />,
  });
}

function vatPercentOn(day: IsoDay): string {
  return formatPercent(vatBasisPointsOn(day) / 10_000);
}
