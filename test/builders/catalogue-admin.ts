// The back office of the catalogue for tests: the application with a small list taken in, and the calls of the catalogue as staff make them.
import { staffProductSchema, type StaffProduct } from '../../src/features/catalogue/contract/editing.ts';
import { listManufacturers, listSizes, searchTires } from '../../src/features/catalogue/contract/tyres.ts';
import type { ProductDraft } from '../../src/features/catalogue/product/product-draft.ts';
import { createCatalogue } from '../../src/features/catalogue/server/index.ts';
import type { CatalogueTables } from '../../src/features/catalogue/server/store.ts';
import { DAY_MS } from '../../src/platform/contract/durations.ts';
import { problemBodySchema, type ProblemBody } from '../../src/platform/contract/problem.ts';
import { startTestApp } from '../app.ts';
import { studdedTyre, summerTyre, tyre } from './catalogue.ts';
import { eanAt } from './wholesaler-list.ts';

/** Four tyres of 205/55R16 and one of 195/65R15. */
export const catalogueList: readonly ProductDraft[] = [
  tyre(1),
  tyre(2, { model: 'Hakkapeliitta R3', priceCents: 9900 }),
  studdedTyre(3),
  summerTyre(4, { manufacturer: 'Pirelli', model: 'P Zero' }),
  tyre(5, { size: '195/65R15' }),
];

export type CatalogueAdmin = Awaited<ReturnType<typeof startCatalogueAdmin>>;

export async function startCatalogueAdmin(options: Parameters<typeof startTestApp>[0] = {}) {
  const shop = await startTestApp(options);
  const catalogue = createCatalogue(shop.platform);
  let staff = await shop.loginStaff();
  const db = shop.platform.db.$extendTables<CatalogueTables>();
  const get = (path: string) => shop.app.inject({ url: `/api${path}`, headers: staff });
  const applyImport = (drafts: readonly ProductDraft[] = catalogueList) =>
    catalogue.importList({ list: 'oletus', drafts });
  const manufacturers = async () => listManufacturers.output.parse((await get('/manufacturers')).json());
  const sizes = async (query = '') => listSizes.output.parse((await get(`/tires/sizes?${query}`)).json());
  return {
    shop,
    staff: () => staff,
    db,
    get,
    applyImport,
    manufacturers,
    sizes,
    send: (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      shop.app.inject({ method, url: `/api${path}`, headers: staff, ...(payload && { payload }) }),
    /** Advances the clock to `instant`, or by a number of days; sessions end meanwhile. */
    wait: async (until: string | number) => {
      if (typeof until === 'string') shop.clock.set(until);
      else shop.clock.advance(until * DAY_MS);
      staff = await shop.loginStaff();
    },
    /** The catalogue as it is after the first list. */
    reset: async () => {
      for (const table of ['product', 'priceChange', 'tyreModel', 'manufacturer', 'tyreSize'] as const) {
        await db.deleteFrom(table).execute();
      }
      await applyImport();
    },
    manufacturerId: async (name: string) =>
      (await manufacturers()).find((manufacturer) => manufacturer.name === name)?._id ?? '',
    sizeId: async (fullSize = '205/55R16') =>
      (await sizes(`q=${fullSize}`)).find(({ size }) => size.fullSize === fullSize)?._id ?? '',
    found: async (q: string) => searchTires.output.parse((await get(`/tires?q=${q}`)).json()),
    product: async (path: string) => staffProductSchema.parse((await get(path)).json()),
    /** The address of the tyre at this place of the list. */
    pathOf: async (place: number) => {
      const row = await db
        .selectFrom('product')
        .select(['id', 'sizeId'])
        .where('ean', '=', eanAt(place))
        .executeTakeFirstOrThrow();
      return `/tires/sizes/${row.sizeId}/products/${row.id}`;
    },
    /** Cents and kinds of all its regular prices, oldest first. */
    pricesOf: async (place: number) => {
      const rows = await db
        .selectFrom('priceHistory')
        .innerJoin('product', 'product.id', 'productId')
        .select(['priceHistory.priceCents', 'kind'])
        .where('ean', '=', eanAt(place))
        .orderBy('priceHistory.id')
        .execute();
      return rows.map(({ priceCents, kind }) => [priceCents, kind]);
    },
  };
}

export function readProblem(answer: { json: () => unknown }): ProblemBody {
  return problemBodySchema.parse(answer.json());
}

export function readProduct(answer: { json: () => unknown }): StaffProduct {
  return staffProductSchema.parse(answer.json());
}
