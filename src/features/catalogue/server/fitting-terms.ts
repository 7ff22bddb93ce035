// Reads what the fitted price and the first fitting day of a tyre are made from; the opening hours stay in memory.
import type { Platform } from '../../../platform/server/context.ts';
import { cacheRead } from '../../../platform/server/pages/cached-read.ts';
import { OPENING_HOURS_TAG } from '../../opening-hours/contract.ts';
import type { Schedule } from '../../opening-hours/opening-hours.ts';
import type { PriceRow } from '../../price-list/price-list.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { fittingTerms, type FirstTimes, type FittingTerms } from '../fitting/fitting-terms.ts';

export interface FittingSources {
  getPriceList: () => Promise<{ rows: readonly PriceRow[] }>;
  getHoursNow: () => Promise<{ schedule: Schedule }>;
  shop: () => Promise<{ profile: ShopProfile }>;
  /** The first times that can be booked; undefined: none. */
  getFirstTimes?: () => Promise<FirstTimes | undefined>;
}

/** The terms of now. */
export function fittingTermsReader(
  platform: Platform,
  { getPriceList, getHoursNow, shop, getFirstTimes }: FittingSources,
): () => Promise<FittingTerms> {
  const hours = cacheRead(platform.pages, [OPENING_HOURS_TAG], getHoursNow);
  return async () => {
    const [{ rows }, { schedule }, { profile }, firstTimes] = await Promise.all([
      getPriceList(),
      hours(),
      shop(),
      getFirstTimes?.(),
    ]);
    const { deliveryDays } = profile.promises;
    return fittingTerms({ priceRows: rows, schedule, deliveryDays, firstTimes, now: platform.clock.now() });
  };
}
