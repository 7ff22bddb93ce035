// Public API of the catalogue on the server.
import type { QueryExecutorProvider } from 'kysely';

import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import type { PriceRow } from '../../price-list/price-list.ts';
import { catalogueWords } from '../messages/words.ts';
import { catalogueApi } from './api-service.ts';
import { clearDemonstration, loadDemonstration } from './demonstration/demonstration.ts';
import { editingRoutes } from './editing/editing-routes.ts';
import { listLabelledTyres } from './editing/labelled-store.ts';
import { productEditing } from './editing/product-editing.ts';
import {
  adjustReservedStock,
  listRemainingStock,
  listShortTyres,
  reserveTyres,
} from './editing/reserved-stock-store.ts';
import { importList, type ListRequest } from './import/import-list.ts';
import { countLists } from './import/import-store.ts';
import { forgetUndoRows } from './import/import-undo-store.ts';
import { undoImport, type UndoRequest } from './import/import-undo.ts';
import { createRowCache } from './import/row-cache.ts';
import { listEndingOffers } from './prices/ending-offers-store.ts';
import { listNamedTyres, listOffersSince } from './prices/offer-period-store.ts';
import { listEffectivePrices } from './prices/price-history.ts';
import { listPricedTyres } from './prices/priced-tyres.ts';
import { manufacturerContact } from './responses.ts';
import { catalogueRoutes } from './routes.ts';
import { createSearchIndexCache } from './search/search-index-cache.ts';
import { countIndex } from './search/search-index-counts.ts';
import { sizeTable } from './search/size-table.ts';
import { catalogueReader } from './service.ts';
import { listLowStock, type LowStockFilter } from './sheet/low-stock-store.ts';
import { catalogueSitemap } from './sitemap.ts';
import { findManufacturerBySlug, type CatalogueTables } from './store.ts';

export type { LabelledTyre } from './editing/labelled-store.ts';
export type { PricedTyre } from './prices/priced-tyres.ts';
export type { ListChange, ListOutcome, ListRequest } from './import/import-list.ts';

export type Catalogue = Omit<ReturnType<typeof createCatalogue>, 'feature'>;

export function createCatalogue(platform: Pick<Platform, 'db' | 'clock' | 'log' | 'pages' | 'audit'>) {
  const db = platform.db.$extendTables<CatalogueTables>();
  const indexCache = createSearchIndexCache(platform, db);
  const source = { db, rows: createRowCache(db, platform.pages) };
  const reader = catalogueReader(source, indexCache);
  const api = catalogueApi(source, indexCache);
  return {
    ...reader,
    /** Takes a wholesaler's list in, all or nothing; see import-list.ts. Long: to be run as a job. */
    importList: (request: ListRequest) => importList(platform, db, request),
    /** Takes an import back; see import-undo.ts. Long: to be run as a job. */
    undoImport: (request: UndoRequest) => undoImport(platform, db, request),
    /** Forgets how imports before then can be taken back. */
    forgetUndoRows: (before: Date) => forgetUndoRows(db, before),
    /** The lists of tyres on sale with their counts; the demonstration's is none. */
    countLists: () => countLists(db),
    listMeasures: async () => {
      const searchIndex = await indexCache.open();
      const { sizes: counts } = countIndex(searchIndex);
      const sizes = searchIndex.parts.sizes.filter(({ index }) => (counts[index]?.total ?? 0) > 0);
      return {
        width: rising(sizes.map(({ widthMm }) => widthMm)),
        aspect: rising(sizes.map(({ aspect }) => aspect)),
        diameter: rising(sizes.map(({ diameterIn }) => diameterIn)),
      };
    },
    /** Every size on sale with its counts and lowest fitted prices; see size-table.ts. */
    listSizeTable: async (priceRows: readonly PriceRow[]) => sizeTable(await indexCache.open(), priceRows),
    /** When an offer begins or ends next. */
    nextOfferChange: api.nextChange,
    /** A tyre's prices over time, offers included, the oldest first. */
    listEffectivePrices: (productId: string) => listEffectivePrices(db, productId),
    /** Tyres on sale with a number of the EU's label register; see labelled-store.ts. */
    listLabelled: () => listLabelledTyres(db),
    /** Writes a label's values and locks them against imports; null leaves a value as it is. 404, 409 for a stale version. */
    setLabel: productEditing({ platform, db, indexCache }).setLabel,
    /** Whom to write to about the tyres of a manufacturer by its slug; nothing of an unknown one. */
    findManufacturerContact: async (slug: string) => {
      const manufacturer = await findManufacturerBySlug(db, slug);
      return manufacturer
        ? manufacturerContact(manufacturer)
        : { postalAddress: '', electronicAddress: '', responsiblePerson: '' };
    },
    /** For bookings: see editing/reserved-stock-store.ts. */
    reserveTyres,
    adjustReservedStock,
    listShort: (ids: readonly string[]) => listShortTyres(db, ids),
    listRemainingStock: (ids: readonly string[], tx: QueryExecutorProvider = db) =>
      listRemainingStock(tx, ids),
    /** Tyres with what they cost us and what they cost; see priced-tyres.ts. */
    listPriced: (ids: readonly string[]) => listPricedTyres(db, indexCache, ids),
    /** For the overview of the day: see prices/ending-offers-store.ts and sheet/low-shelf-store.ts. */
    listEndingOffers: (before: Date) => listEndingOffers(db, platform.clock.now(), before),
    listLowStock: (wanted: LowStockFilter) => listLowStock(db, wanted),
    /** For the statistics: see prices/offer-period-store.ts. */
    listOffersSince: (from: Date) => listOffersSince(db, from, platform.clock.now()),
    listNamedTyres: (ids: readonly string[]) => listNamedTyres(db, ids),
    feature: {
      name: 'catalogue',
      words: catalogueWords,
      routes: [...catalogueRoutes(api), ...editingRoutes({ platform, db, indexCache })],
      sitemap: catalogueSitemap(db, indexCache),
      demonstration: {
        load: (folder) => loadDemonstration(platform, db, folder),
        clear: () => clearDemonstration(platform, db),
      },
    } satisfies Feature,
  };
}

function rising(values: readonly number[]): number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}
