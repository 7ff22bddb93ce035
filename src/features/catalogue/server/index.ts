// Front door of the catalogue.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import type { PricePoint } from '../pricing.ts';
import type { MakerContact } from '../product-view.ts';
import { makerContact } from './answers.ts';
import { catalogueApi } from './api-service.ts';
import { clearDemonstration, loadDemonstration } from './demonstration.ts';
import { editingRoutes } from './editing-routes.ts';
import { importList } from './import-list.ts';
import type { ListOutcome, ListRequest } from './import-list.ts';
import { listLabelledTyres } from './labelled-store.ts';
import type { LabelledTyre, TyreLabel } from './labelled-store.ts';
import { listAskedPrices } from './price-history.ts';
import { listPricedTyres } from './priced-tyres.ts';
import type { PricedTyre } from './priced-tyres.ts';
import { productEditing } from './product-editing.ts';
import { catalogueRoutes } from './routes.ts';
import { createRowCache } from './row-cache.ts';
import { catalogueReader } from './service.ts';
import type { CatalogueReader } from './service.ts';
import { countShelf } from './shelf-counts.ts';
import { keepShelf } from './shelf-keeper.ts';
import { catalogueSitemap } from './sitemap.ts';
import { findMakerBySlug } from './store.ts';
import type { CatalogueTables } from './store.ts';

export type { LabelledTyre, TyreLabel } from './labelled-store.ts';
export type { PricedTyre } from './priced-tyres.ts';
export type { ListChange, ListOutcome, ListRequest } from './import-list.ts';

/** The measures of the sizes that have tyres on sale, each in rising order. */
export interface Measures {
  readonly widths: readonly number[];
  readonly aspects: readonly number[];
  readonly diameters: readonly number[];
}

export interface Catalogue extends CatalogueReader {
  /** Takes a wholesaler's list in, all or nothing; see import-list.ts. Long: to be run as a job. */
  importList: (request: ListRequest) => Promise<ListOutcome>;
  listMeasures: () => Promise<Measures>;
  /** Tyres with what they cost us and what they cost; see priced-tyres.ts. */
  listPriced: (ids: readonly string[]) => Promise<PricedTyre[]>;
  /** What was asked for a tyre over time, offers included, the oldest first. */
  listAskedPrices: (productId: string) => Promise<PricePoint[]>;
  /** Tyres on sale with a number of the EU's label register; see labelled-store.ts. */
  listLabelled: () => Promise<LabelledTyre[]>;
  /** Writes what a label says, held against imports from then on; null leaves a value as it is. 404, 409 for a stale version. */
  setLabel: (productId: string, version: number, label: TyreLabel) => Promise<void>;
  /** Whom to write to about the tyres of a maker by its slug; nothing of an unknown one. */
  findMakerContact: (slug: string) => Promise<MakerContact>;
  /** Loads the demonstration tyres of `folder` into an empty catalogue, once; true when it did. Long: to be run as a job. */
  loadDemonstrationCatalogue: (folder: string) => Promise<boolean>;
  /** Takes the demonstration tyres out for good. */
  clearDemonstrationCatalogue: () => Promise<void>;
}

export function createCatalogue(
  platform: Pick<Platform, 'db' | 'clock' | 'log' | 'pages' | 'audit'>,
): Catalogue & { feature: Feature } {
  const db = platform.db.$extendTables<CatalogueTables>();
  const keeper = keepShelf(platform, db);
  const source = { db, rows: createRowCache(db, platform.pages) };
  const reader = catalogueReader(source, keeper);
  return {
    ...reader,
    importList: (request) => importList(platform, db, request),
    listMeasures: async () => {
      const shelf = await keeper.open();
      const { sizes: counts } = countShelf(shelf);
      const sizes = shelf.parts.sizes.filter(({ index }) => (counts[index]?.total ?? 0) > 0);
      return {
        widths: rising(sizes.map(({ widthMm }) => widthMm)),
        aspects: rising(sizes.map(({ aspect }) => aspect)),
        diameters: rising(sizes.map(({ diameterIn }) => diameterIn)),
      };
    },
    listAskedPrices: (productId) => listAskedPrices(db, productId),
    listLabelled: () => listLabelledTyres(db),
    setLabel: productEditing({ platform, db, keeper }).setLabel,
    findMakerContact: async (slug) => {
      const maker = await findMakerBySlug(db, slug);
      return maker
        ? makerContact(maker)
        : { postalAddress: '', electronicAddress: '', responsiblePerson: '' };
    },
    listPriced: (ids) => listPricedTyres(db, keeper, ids),
    loadDemonstrationCatalogue: (folder) => loadDemonstration(platform, db, folder),
    clearDemonstrationCatalogue: () => clearDemonstration(platform, db),
    feature: {
      name: 'catalogue',
      routes: [
        ...catalogueRoutes(catalogueApi(source, keeper), reader),
        ...editingRoutes({ platform, db, keeper }),
      ],
      sitemap: catalogueSitemap(db, keeper),
    },
  };
}

function rising(values: readonly number[]): number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}
