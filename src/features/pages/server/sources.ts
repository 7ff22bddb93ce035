// What the service and guide pages are made from, and what showing it depends on.
import { addDays, helsinkiDay, helsinkiInstant } from '../../../platform/contract/dates.ts';
import { breadcrumbData } from '../../../platform/server/pages/breadcrumb-data.ts';
import type { ArticlesPublicApi } from '../../articles/server/index.ts';
import type { EnquiredTyre } from '../../enquiries/enquired-tyre.ts';
import type { OpeningHours } from '../../opening-hours/server/index.ts';
import { PRICE_LIST_TAG } from '../../price-list/contract.ts';
import type { PriceRow } from '../../price-list/price-list.ts';
import type { PriceLists } from '../../price-list/server/index.ts';
import type { ShownSeasonLine } from '../../season/season-view.ts';
import { SHOP_PROFILE_TAG } from '../../shop-profile/contract.ts';
import type { ShopProfiles } from '../../shop-profile/server/index.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { guideMessages } from '../messages/pages.ts';
import { ADVISED_GROOVE, MIN_GROOVE, ruleOn } from '../season-law.ts';
import type { GrooveLimits } from '../site/drawings/tread-gauge.tsx';
import type { DataFlows } from '../site/privacy-page.tsx';

export interface PageSources {
  /** By id; an unknown one is left out. */
  catalogue: { listNamedTyres: (ids: readonly string[]) => Promise<ReadonlyMap<string, EnquiredTyre>> };
  shopProfile: Pick<ShopProfiles, 'getShopProfile' | 'getProfileAnswer'>;
  openingHours: Pick<OpeningHours, 'getHoursNow'>;
  priceList: Pick<PriceLists, 'getPriceList'>;
  articles: Pick<ArticlesPublicApi, 'newest'>;
  /** Whether presses of links in newsletters are counted. */
  newsletters: { countsClicks: () => Promise<boolean> };
  bookings: { retentionMonths: () => Promise<number> };
  /** When to change tyres, as of now. */
  getSeasonLine: () => Promise<ShownSeasonLine>;
  publicUrl: string;
  /** What the operator has switched on. */
  flows: DataFlows;
}

/** Pages that show the shop and nothing that changes by itself. */
export const SHOP_TAGS = [SHOP_PROFILE_TAG] as const;

/** The shop and the rows of the price list in one section. */
export async function loadPriced(
  { shopProfile, priceList }: PageSources,
  section: PriceRow['section'],
): Promise<{ profile: ShopProfile; prices: readonly PriceRow[] }> {
  const [profile, list] = await Promise.all([shopProfile.getShopProfile(), priceList.getPriceList()]);
  return { profile, prices: list.rows.filter((row) => row.section === section) };
}

export const PRICED_TAGS = [SHOP_PROFILE_TAG, PRICE_LIST_TAG] as const;

/** The groove depths of law and advice on a day. */
export function grooveLimitsOn(now: Date): GrooveLimits {
  const { summerMm, winterMm } = ruleOn(MIN_GROOVE, helsinkiDay(now));
  return {
    summerMm,
    winterMm,
    advisedSummerMm: ADVISED_GROOVE.summerMm,
    advisedWinterMm: ADVISED_GROOVE.winterMm,
  };
}

/** The next midnight in Helsinki, for pages that show the current day. */
export function nextMidnight(now: Date): Date {
  return helsinkiInstant(addDays(helsinkiDay(now), 1), '00:00');
}

/** Home and the page itself, as every page of this slice shows it. */
export function crumbData(title: string, publicUrl: string): object {
  return breadcrumbData([{ label: guideMessages.home, href: '/' }, { label: title }], publicUrl);
}
