// The assistant's tools over the slices that own the facts.
import { setImmediate as breath } from 'node:timers/promises';

import type { Principal } from '../../../../platform/server/http/principal.ts';
import type { ArticlesPublicApi } from '../../../articles/server/index.ts';
import type { FreeTimes, FreeTimesQuery } from '../../../bookings/contract/bookings.ts';
import type { Campaigns } from '../../../campaigns/server/index.ts';
import type { FittingTerms } from '../../../catalogue/fitting/fitting-terms.ts';
import type { Catalogue } from '../../../catalogue/server/index.ts';
import { waysOf } from '../../../homepage/faq-ways.ts';
import type { HomepageContent } from '../../../homepage/server/index.ts';
import type { OpeningHours } from '../../../opening-hours/server/index.ts';
import type { PriceLists } from '../../../price-list/server/index.ts';
import type { SeasonLine } from '../../../season/season-view.ts';
import type { ShopProfiles } from '../../../shop-profile/server/index.ts';
import type { TyreSetDetails } from '../../../tyre-hotel/contract/tyre-hotel.ts';
import type { PassageFinder } from './passages/passages.ts';
import type { FaqQuestion, AssistantTools } from './tools.ts';

export interface AssistantSources extends PassageFinder {
  readonly now: () => Date;
  readonly shopProfile: Pick<ShopProfiles, 'getShopProfile'>;
  readonly openingHours: Pick<OpeningHours, 'getHoursNow'>;
  readonly priceList: Pick<PriceLists, 'getPriceList'>;
  readonly getFittingTerms: () => Promise<FittingTerms>;
  readonly catalogue: Pick<Catalogue, 'searchTyres'>;
  readonly homepage: Pick<HomepageContent, 'faq'>;
  readonly campaigns: Pick<Campaigns, 'listActive'>;
  readonly articles: Pick<ArticlesPublicApi, 'newest'>;
  readonly getSeasonLine: () => Promise<SeasonLine>;
  readonly bookings: {
    isOn: () => Promise<boolean>;
    listServices: AssistantTools['bookedServices'];
    findTimes: (query: FreeTimesQuery) => Promise<FreeTimes>;
  };
}

/** Tyres searched for one answer. */
const LOOKED_AT = 6;
export const ARTICLES = 50;
const SET = 4;

export function shopTools(sources: AssistantSources): AssistantTools {
  const takeTurn = turns();
  return {
    now: sources.now,
    shop: () => sources.shopProfile.getShopProfile(),
    hours: () => sources.openingHours.getHoursNow(),
    priceList: async () => (await sources.priceList.getPriceList()).rows,
    fittingTerms: sources.getFittingTerms,
    searchTyres: async (filters) => {
      await takeTurn();
      // A limit for four fitted is counted with the shop's own price of fitting.
      const { rows: priceRows } = await sources.priceList.getPriceList();
      return sources.catalogue.searchTyres(filters, { pageSize: LOOKED_AT, priceRows });
    },
    questions: () => listFaq(sources.homepage),
    campaigns: () => sources.campaigns.listActive(),
    articles: async () => (await sources.articles.newest(ARTICLES)).articles,
    ownTyres: async () => ({ kind: 'visitor' }),
    seasonLine: sources.getSeasonLine,
    findPassages: sources.findPassages,
    readIntents: sources.readIntents,
    bookedServices: sources.bookings.listServices,
    freeTimes: async (work, from, days) =>
      (await sources.bookings.isOn())
        ? sources.bookings.findTimes({
            ...work,
            extras: [...work.extras],
            productId: null,
            quantity: SET,
            from,
            days,
          })
        : undefined,
  };
}

/** Searches one after another, letting other work run in between: each blocks the thread for milliseconds. */
function turns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => breath());
    return last;
  };
}

/** The shop's own questions with the ways to ask them. */
export async function listFaq({ faq }: AssistantSources['homepage']): Promise<FaqQuestion[]> {
  const { items } = await faq.read();
  return items.map(({ question, answer, ways }) => ({ question, answer, ways: waysOf(ways) }));
}

export type ListOwnSets = (customerId: string) => Promise<readonly TyreSetDetails[]>;

/** The tools in the hands of one caller, as the server knows them. */
export function toolsFor(
  principal: Principal,
  tools: AssistantTools,
  listOwnSets: ListOwnSets,
): AssistantTools {
  return {
    ...tools,
    ownTyres: async () =>
      principal.kind === 'customer'
        ? { kind: 'customer', sets: await listOwnSets(principal.customerId) }
        : { kind: principal.kind },
  };
}
