// What bookings are given of other slices.
import type { QueryExecutorProvider, Transaction } from 'kysely';

import type { ProductDetail, SearchResult } from '../../catalogue/product/product-view.ts';
import type { TyreFilters } from '../../catalogue/search/search-filters.ts';
import type { Schedule } from '../../opening-hours/opening-hours.ts';
import type { PriceRow } from '../../price-list/price-list.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';

/** A set of the tyre hotel: 'R-0042' and its place. */
export interface BookedSet {
  code: string;
  shelf: string;
  isReturned: boolean;
}

export interface BookingSources {
  shop: () => Promise<{ profile: ShopProfile }>;
  getHoursNow: () => Promise<{ schedule: Schedule }>;
  getPriceList: () => Promise<{ rows: readonly PriceRow[] }>;
  catalogue: {
    listProducts: (ids: readonly string[]) => Promise<{ items: readonly ProductDetail[] }>;
    /** False where fewer than `quantity` are left. */
    reserveTyres: (tx: QueryExecutorProvider, productId: string, quantity: number) => Promise<boolean>;
    adjustReservedStock: (
      tx: QueryExecutorProvider,
      change: { productId: string; reserved: number; used: number },
      now: Date,
    ) => Promise<void>;
    searchTyres: (
      filters: Partial<TyreFilters>,
      page: { pageSize: number },
    ) => Promise<Pick<SearchResult, 'items'>>;
    /** Ids of products with more reserved than in stock. */
    listShort: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  };
  bookedSets: {
    list: (ids: readonly string[]) => Promise<ReadonlyMap<string, BookedSet>>;
    /** Sets on the shelves that go under a car at this time of the year. */
    listInSeason: (count: number) => Promise<readonly { id: string; ownerName: string }[]>;
    findByLink: (token: string) => Promise<{ id: string; code: string } | undefined>;
    exists: (id: string) => Promise<boolean>;
    isOwn: (id: string, customerId: string) => Promise<boolean>;
    setBooked: (tx: Transaction<object>, id: string, bookedOn: string | null) => Promise<void>;
  };
}
