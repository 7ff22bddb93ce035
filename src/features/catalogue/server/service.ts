// Use cases of the catalogue's readers: search, a size, a product, suggestions, the front row.
import { CATALOGUE_BULK_TAG, CATALOGUE_TAG, productTag } from '../contract.ts';
import { sizePath } from '../paths.ts';
import type { ProductCard, ProductPage, SearchResult, SizePage, Suggestion } from '../product-view.ts';
import { NO_FILTERS } from '../search-filters.ts';
import type { TyreFilters } from '../search-filters.ts';
import { formatTyreSize, hasSameDimensions } from '../tyre-size.ts';
import type { SizeDimensions } from '../tyre-size.ts';
import { productCard, productDetail } from './cards.ts';
import type { WholeProduct } from './cards.ts';
import { describePick, pickTyres } from './picks.ts';
import { readPlaces, withPrices } from './product-reader.ts';
import type { ProductSource } from './product-reader.ts';
import { findNearest, findTyres } from './search.ts';
import type { Found, NearestFound } from './search.ts';
import { countShelf, placesOfSizes } from './shelf-counts.ts';
import type { ShelfKeeper } from './shelf-keeper.ts';
import { orderedPage } from './shelf-order.ts';
import type { ShelfSize } from './shelf-parts.ts';
import type { Shelf } from './shelf.ts';
import { findProduct, listFrontRow } from './store.ts';
import { sizesWithDigits, suggestTyres } from './suggest.ts';

/** Tyres on one page of a result unless said otherwise. */
export const PAGE_SIZE = 24;
const OTHER_SIZES = 12;
const ALTERNATIVES = 4;
const TAGS = [CATALOGUE_TAG, CATALOGUE_BULK_TAG] as const;

export interface CatalogueReader {
  /** Searches by text and filters; see TyreFilters. A page beyond the end is empty. */
  searchTyres: (filters: Partial<TyreFilters>, options?: { pageSize?: number }) => Promise<SearchResult>;
  /** The tyres of a size, vans' too; undefined when the catalogue has never had it. */
  getSizePage: (size: SizeDimensions, filters?: Partial<TyreFilters>) => Promise<SizePage | undefined>;
  /** A product with its surroundings, withdrawn ones too; undefined when there is none. */
  getProduct: (id: string) => Promise<ProductPage | undefined>;
  suggest: (text: string) => Promise<Suggestion[]>;
  /** The tyres picked by hand to the front of the shop. */
  frontRow: () => Promise<{ items: ProductCard[]; tags: readonly string[]; expiresAt: Date | undefined }>;
}

export function catalogueReader(source: ProductSource, keeper: ShelfKeeper): CatalogueReader {
  return {
    searchTyres: async (asked, { pageSize = PAGE_SIZE } = {}) =>
      searchShelf(source, await keeper.open(), { ...NO_FILTERS, ...asked }, pageSize),
    getSizePage: async (size, asked) => readSizePage(source, await keeper.open(), size, asked),
    getProduct: async (id) => readProduct(source, await keeper.open(), id),
    frontRow: async () => readFrontRow(source, await keeper.open()),
    suggest: async (text) => suggestTyres(await keeper.open(), text),
  };
}

async function readSizePage(
  source: ProductSource,
  shelf: Shelf,
  size: SizeDimensions,
  asked: Partial<TyreFilters> = {},
): Promise<SizePage | undefined> {
  const { sizes: shelfCounts } = countShelf(shelf);
  const isShown = (each: ShelfSize) => !each.isRemoved || (shelfCounts[each.index]?.total ?? 0) > 0;
  const sizes = shelf.parts.sizes.filter((each) => hasSameDimensions(each, size) && isShown(each));
  if (sizes.length === 0) return undefined;
  const filters = { ...NO_FILTERS, ...asked, text: formatTyreSize(size) };
  const counts = sizes.flatMap(({ index }) => shelfCounts[index] ?? []);
  const sum = (key: 'summer' | 'friction' | 'studded') => counts.reduce((all, count) => all + count[key], 0);
  const prices = counts.map(({ fromCents }) => fromCents).filter((cents) => cents > 0);
  const { widthMm, aspect, diameterIn } = size;
  const plain = { widthMm, aspect, diameterIn, isCommercial: false };
  return {
    fullSize: formatTyreSize(plain),
    size: plain,
    href: sizePath(plain),
    result: await searchShelf(source, shelf, filters, PAGE_SIZE),
    counts: { summer: sum('summer'), friction: sum('friction'), studded: sum('studded') },
    fromCents: prices.length === 0 ? null : Math.min(...prices),
    nearest: findNearest(shelf, plain, {}, NO_FILTERS).map(nearestView),
  };
}

async function readProduct(
  source: ProductSource,
  shelf: Shelf,
  id: string,
): Promise<ProductPage | undefined> {
  const row = await findProduct(source.db, id);
  const [product] = row ? await withPrices(source.rows.listPastPrices, shelf, [row]) : [];
  if (!product) return undefined;
  const others = await readPlaces(source, shelf, otherSizesOf(shelf, product));
  const alternatives = await readPlaces(source, shelf, alternativesOf(shelf, product));
  return {
    product: productDetail(product),
    otherSizes: others.map(productCard),
    alternatives: alternatives.map(productCard),
    tags: [...TAGS, productTag(id)],
    expiresAt: expiryOf(shelf),
  };
}

async function readFrontRow(source: ProductSource, shelf: Shelf): ReturnType<CatalogueReader['frontRow']> {
  const places = (await listFrontRow(source.db)).flatMap((id) => shelf.placeOf(id) ?? []);
  const items = (await readPlaces(source, shelf, places)).map(productCard);
  return { items, tags: TAGS, expiresAt: expiryOf(shelf) };
}

async function searchShelf(
  source: ProductSource,
  shelf: Shelf,
  filters: TyreFilters,
  pageSize: number,
): Promise<SearchResult> {
  const found = findTyres(shelf, filters, { offset: (filters.page - 1) * pageSize, limit: pageSize });
  const picks = filters.page === 1 ? pickTyres(shelf, found.places) : [];
  const wanted = [...found.page, ...picks.map(({ place }) => place)];
  const products = await readPlaces(source, shelf, [...new Set(wanted)]);
  const cards = new Map(products.map((product) => [product.row.id, productCard(product)]));
  const cardAt = (place: number) => cards.get(shelf.ids[place] ?? '');
  return {
    ...toldOf(found, filters),
    digitSizes: found.places.length === 0 ? sizesWithDigits(shelf, filters.text) : [],
    items: found.page.flatMap((place) => cardAt(place) ?? []),
    total: found.places.length,
    pageSize,
    pageCount: Math.max(1, Math.ceil(found.places.length / pageSize)),
    facets: found.facets,
    picks: picks.flatMap(({ kind, place }) => {
      const product = cardAt(place);
      return product ? [{ kind, ...describePick(kind), product }] : [];
    }),
    tags: TAGS,
    expiresAt: expiryOf(shelf),
  };
}

function toldOf(found: Found, filters: TyreFilters) {
  return {
    filters: { ...filters, sort: found.sort },
    understood: found.query.understood,
    isCut: found.query.isCut,
    corrections: found.corrections,
    size: found.query.size ?? null,
    textTotal: found.textTotal,
    tooWeakCount: found.tooWeakCount,
    nearest: found.nearest.map(nearestView),
  };
}

function nearestView({ size, isSameRim, circumferenceChange, productCount }: NearestFound) {
  return { fullSize: size.fullSize, href: size.href, isSameRim, circumferenceChange, productCount };
}

function expiryOf(shelf: Shelf): Date | undefined {
  return Number.isFinite(shelf.nextOfferChangeMs) ? new Date(shelf.nextOfferChangeMs) : undefined;
}

/** The same model in its other sizes, nearest rim first. */
function otherSizesOf(shelf: Shelf, { row, model, size }: WholeProduct): number[] {
  const places: number[] = [];
  for (let place = 0; place < shelf.length; place += 1) {
    const isOther = shelf.modelOf[place] === model.index && shelf.sizeOf[place] !== size.index;
    if (isOther && shelf.isGone[place] === 0 && shelf.ids[place] !== row.id) places.push(place);
  }
  const distance = (place: number) => {
    const other = shelf.parts.sizes[shelf.sizeOf[place] ?? 0];
    if (!other) return Infinity;
    return Math.abs(other.diameterIn - size.diameterIn) * 1000 + Math.abs(other.widthMm - size.widthMm);
  };
  return places.toSorted((a, b) => distance(a) - distance(b) || a - b).slice(0, OTHER_SIZES);
}

/** Tyres of the same size and kind that carry at least as much, recommended first. */
function alternativesOf(shelf: Shelf, { row, model, size }: WholeProduct): number[] {
  const own = shelf.placeOf(row.id);
  const alike = placesOfSizes(shelf, [size]).filter((place) => {
    const other = shelf.parts.models[shelf.modelOf[place] ?? 0];
    const isKind = other?.type === model.type && other.winterType === model.winterType;
    return isKind && place !== own && (shelf.loadIndex[place] ?? 0) >= (row.load_index ?? 0);
  });
  return orderedPage(shelf, alike, 'recommended', 0, ALTERNATIVES);
}
