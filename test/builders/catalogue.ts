// Tyres for tests: rows as a list's reader hands them over, a catalogue apart from the application, offers and prices of the past.
import { pino } from 'pino';

import { productTag, CATALOGUE_TAG } from '../../src/features/catalogue/contract/tyres.ts';
import type { ProductDraft } from '../../src/features/catalogue/product/product-draft.ts';
import type { TyreFilters } from '../../src/features/catalogue/search/search-filters.ts';
import { createCatalogue, type Catalogue } from '../../src/features/catalogue/server/index.ts';
import type { CatalogueDb, CatalogueTables } from '../../src/features/catalogue/server/store.ts';
import { parseTyreSize } from '../../src/features/catalogue/size/tyre-size.ts';
import { newId } from '../../src/platform/contract/ids.ts';
import { createAudit } from '../../src/platform/server/audit/audit.ts';
import { testClock, type TestClock } from '../../src/platform/server/clock.ts';
import type { Platform } from '../../src/platform/server/context.ts';
import { ByteCache } from '../../src/platform/server/pages/byte-cache.ts';
import { createPageChanges } from '../../src/platform/server/pages/page-changes.ts';
import { testDatabase, type TestDatabase } from '../database.ts';
import { eanAt } from './wholesaler-list.ts';

/** Values of a tyre in a test; `size` as printed, '205/55R16' or '215/65R16C'. */
export type TyreChanges = Partial<Omit<ProductDraft, 'size' | 'line'>> & { size?: string };

/** A friction tyre of 73 € in 205/55R16 with stock at the supplier; `place` gives it its EAN, number and line. */
export function tyre(place: number, { size = '205/55R16', ...changes }: TyreChanges = {}): ProductDraft {
  const reading = parseTyreSize(size);
  if (reading?.kind !== 'full') throw new Error(`${size} is no size`);
  const { isCommercial, ...dimensions } = reading.size;
  return {
    line: place + 1,
    wholesalerNumber: String(100_000 + place),
    ean: eanAt(place),
    manufacturer: 'Nokian',
    model: 'Hakkapeliitta R5',
    type: 'winter',
    winterType: 'friction',
    size: dimensions,
    vehicleType: isCommercial ? 'van' : 'passenger',
    loadIndex: 91,
    twinLoadIndex: null,
    speedSymbol: 'T',
    isXl: false,
    isRunFlat: false,
    marks: [],
    priceCents: 7300,
    netCents: 4417,
    grossCents: 7100,
    stock: 8,
    stockIsMinimum: false,
    weightG: 9000,
    fuelEfficiency: 'C',
    wetGrip: 'C',
    noiseDb: 70,
    noiseClass: 'B',
    hasSnowGrip: true,
    hasIceGrip: true,
    eprelNumber: '633577',
    eprelUrl: 'https://eprel.ec.europa.eu/qr/633577',
    ...changes,
  };
}

/** The same for a summer tyre: 91V, no winter marks. */
export function summerTyre(place: number, changes: TyreChanges = {}): ProductDraft {
  const summer = {
    type: 'summer',
    winterType: null,
    speedSymbol: 'V',
    hasSnowGrip: false,
    hasIceGrip: false,
  } as const;
  return tyre(place, { model: 'Hakka Green 3', ...summer, ...changes });
}

/** The same for a studded tyre: no label. */
export function studdedTyre(place: number, changes: TyreChanges = {}): ProductDraft {
  const noLabel = { fuelEfficiency: null, wetGrip: null, noiseDb: null, noiseClass: null } as const;
  const noRegister = { eprelNumber: null, eprelUrl: null } as const;
  return tyre(place, {
    model: 'Hakkapeliitta 10',
    winterType: 'studded',
    hasIceGrip: false,
    ...noLabel,
    ...noRegister,
    ...changes,
  });
}

export interface TestCatalogue {
  catalogue: ReturnType<typeof createCatalogue>;
  db: CatalogueDb;
  own: TestDatabase;
  clock: TestClock;
  platform: Pick<Platform, 'db' | 'clock' | 'log' | 'pages' | 'audit'>;
  /** Imports these rows, as the list 'oletus' unless another is named. */
  take: (
    drafts: readonly ProductDraft[],
    options?: Partial<Parameters<Catalogue['importList']>[0]>,
  ) => ReturnType<Catalogue['importList']>;
  idOf: (place: number) => Promise<string>;
  /** The tyres of `smallShop` that a search finds, by their places and in its order. */
  numbersOf: (filters: Partial<TyreFilters>) => Promise<number[]>;
  close: () => Promise<void>;
}

/** A separate catalogue over a separate database, at a Saturday noon in November. */
export async function startCatalogue(now = '2026-11-21T12:00:00+02:00'): Promise<TestCatalogue> {
  const own = await testDatabase();
  const clock = testClock(now);
  const cache = new ByteCache({ maxBytes: 1_000_000, now: () => clock.now().getTime() });
  const pages = createPageChanges(cache, own.database);
  const audit = createAudit(own.db, clock);
  const platform = { db: own.db, clock, log: pino({ level: 'silent' }), pages, audit };
  const catalogue = createCatalogue(platform);
  const db = own.db.$extendTables<CatalogueTables>();
  return {
    catalogue,
    db,
    own,
    clock,
    platform,
    take: (drafts, options = {}) =>
      own.database.runAsJob(() => catalogue.importList({ list: 'oletus', drafts, ...options })),
    idOf: async (place) => {
      const row = await db
        .selectFrom('product')
        .select('id')
        .where('ean', '=', eanAt(place))
        .executeTakeFirstOrThrow();
      return row.id;
    },
    numbersOf: async (filters) => {
      const { items } = await catalogue.searchTyres(filters);
      const found = await Promise.all(items.map(({ id }) => catalogue.getProduct(id)));
      const places = new Map(smallShop.map(({ ean, line }) => [ean, line - 1]));
      return found.map((page) => places.get(page?.product.ean ?? '') ?? -1);
    },
    close: own.close,
  };
}

export interface OfferForTest {
  productId: string;
  priceCents: number;
  startsAt: string;
  /** First instant after it; null: as long as stock lasts. */
  endsAt?: string | null;
  endedAt?: string | null;
}

/** Puts an offer straight into the database and notifies the search index. */
export async function addOffer(
  { db, platform }: Pick<TestCatalogue, 'db' | 'platform'>,
  offer: OfferForTest,
): Promise<void> {
  const date = (text: string | null | undefined) => (text ? new Date(text) : null);
  await db
    .insertInto('productOffer')
    .values({
      id: newId(),
      productId: offer.productId,
      priceCents: offer.priceCents,
      name: 'Talvikauden avaus',
      description: '',
      startsAt: new Date(offer.startsAt),
      endsAt: date(offer.endsAt),
      endedAt: date(offer.endedAt),
      createdAt: new Date(offer.startsAt),
    })
    .execute();
  await platform.pages.changed([CATALOGUE_TAG, productTag(offer.productId)]);
}

interface ProductChanges {
  priceCents?: number;
  stock?: number;
  stockSource?: 'own' | 'supplier';
  lockedFields?: string[];
  withdrawnAt?: Date | null;
}

/** Sets fields of a product as staff would, locked against imports if wanted. */
export async function editProduct(
  { db, platform }: Pick<TestCatalogue, 'db' | 'platform'>,
  productId: string,
  changes: ProductChanges,
): Promise<void> {
  await db.updateTable('product').set(changes).where('id', '=', productId).execute();
  await platform.pages.changed([CATALOGUE_TAG, productTag(productId)]);
}

/** A small shop: places 1–9 are 205/55R16, the others are what could be mistaken for it. */
export const smallShop: readonly ProductDraft[] = [
  tyre(1),
  tyre(2, { loadIndex: 94, isXl: true, priceCents: 8100, stock: 2 }),
  tyre(3, { loadIndex: 88, speedSymbol: 'Q', priceCents: 5900 }),
  tyre(4, { manufacturer: 'Michelin', model: 'X-Ice Snow', priceCents: 9900, noiseDb: 67, wetGrip: 'B' }),
  tyre(5, {
    manufacturer: 'Michelin',
    model: 'X-Ice Snow',
    isRunFlat: true,
    marks: ['MO'],
    priceCents: 12_900,
    stock: 0,
  }),
  studdedTyre(6, { priceCents: 8700 }),
  studdedTyre(7, {
    manufacturer: 'Michelin',
    model: 'X-Ice North 4 SUV',
    priceCents: 11_000,
    stock: 20,
    stockIsMinimum: true,
  }),
  summerTyre(8, { fuelEfficiency: 'A', wetGrip: 'A', noiseDb: 68, noiseClass: 'A' }),
  summerTyre(9, {
    manufacturer: 'Pirelli',
    model: 'P Zero',
    priceCents: 10_500,
    loadIndex: 91,
    speedSymbol: 'W',
  }),
  tyre(10, { size: '205/55R17', loadIndex: 95 }),
  tyre(11, { size: '215/55R16', loadIndex: 93 }),
  tyre(12, { size: '195/60R16', loadIndex: 89 }),
  tyre(13, { size: '215/65R16C', model: 'Cargo Ice', loadIndex: 109, twinLoadIndex: 107 }),
  tyre(14, { size: '215/65R16', loadIndex: 98 }),
  tyre(15, { size: '205/55R16', model: 'Cargo Ice', vehicleType: 'van', loadIndex: 104, twinLoadIndex: 102 }),
  summerTyre(16, { size: '225/45R17', priceCents: 0 }),
  summerTyre(17, { size: '225/45R17', priceCents: 9000 }),
  tyre(18, { size: '315/70R22.5', loadIndex: 152 }),
];
