// What the built-in assistant may request of the shop: read-only, each answer from the slice that owns the facts.
import type { IsoDay } from '../../../../platform/contract/dates.ts';
import type { BookedWork } from '../../../bookings/booking-rules.ts';
import type { BookableService, FreeTimes } from '../../../bookings/contract/bookings.ts';
import type { FittingTerms } from '../../../catalogue/fitting/fitting-terms.ts';
import type { SearchResult } from '../../../catalogue/product/product-view.ts';
import type { TyreFilters } from '../../../catalogue/search/search-filters.ts';
import type { HoursNow } from '../../../opening-hours/server/index.ts';
import type { PriceRow } from '../../../price-list/price-list.ts';
import type { SeasonLine } from '../../../season/season-view.ts';
import type { ShopProfile } from '../../../shop-profile/shop-profile.ts';
import type { TyreSetDetails } from '../../../tyre-hotel/contract/tyre-hotel.ts';
import type { PassageFinder } from './passages/passages.ts';

export interface FaqQuestion {
  readonly question: string;
  readonly answer: string;
  /** Other wordings. */
  readonly ways: readonly string[];
}

export interface FoundArticle {
  readonly title: string;
  readonly excerpt: string;
  readonly href: string;
}

/** Sets of the customer whose token came with the question, stored ones first; those of others cannot be read. */
export type OwnTyres =
  | { readonly kind: 'visitor' | 'staff' }
  | { readonly kind: 'customer'; readonly sets: readonly TyreSetDetails[] };

export interface AssistantTools extends PassageFinder {
  now: () => Date;
  shop: () => Promise<ShopProfile>;
  hours: () => Promise<HoursNow>;
  priceList: () => Promise<readonly PriceRow[]>;
  fittingTerms: () => Promise<FittingTerms>;
  searchTyres: (filters: Partial<TyreFilters>) => Promise<SearchResult>;
  questions: () => Promise<readonly FaqQuestion[]>;
  campaigns: () => Promise<readonly { name: string; endDate: string }[]>;
  articles: () => Promise<readonly FoundArticle[]>;
  ownTyres: () => Promise<OwnTyres>;
  /** When to change tyres, in one sentence, as of now. */
  seasonLine: () => Promise<SeasonLine>;
  /** What can be booked for such a car, with its length; nothing while the site takes no bookings. */
  bookedServices: (
    wheel: Pick<BookedWork, 'vehicleType' | 'rim' | 'isRunFlat'>,
  ) => Promise<readonly BookableService[]>;
  /** From a day on; undefined while the site takes no bookings. */
  freeTimes: (work: BookedWork, from: IsoDay, days: number) => Promise<FreeTimes | undefined>;
}

/** Names of tools as a conversation shows which one was used. */
export type ToolName =
  | 'openingHours'
  | 'priceList'
  | 'tyreSearch'
  | 'services'
  | 'tyreHotel'
  /** Facts of a customer's own sets, which are not stored. */
  | 'ownTyres'
  | 'seasonLaw'
  | 'financing'
  | 'campaigns'
  | 'articlesAndFaq'
  | 'booking'
  | 'contact'
  | 'shopDog'
  | 'submitFeedback'
  | 'none';
