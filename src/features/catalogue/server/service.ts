// Use cases of the catalogue's readers: search, a size, a product, suggestions, the front row.
import type { PriceRow } from '../../price-list/price-list.ts';
import { CATALOGUE_BULK_TAG, CATALOGUE_TAG, productTag } from '../contract/tyres.ts';
import { sizePath } from '../paths.ts';
import type { ProductPage, SearchResult, SizePage } from '../product/product-view.ts';
import type { Understood } from '../search/query-types.ts';
import { NO_FILTERS, type TyreFilters } from '../search/search-filters.ts';
import { formatTyreSize, hasSameDimensions, type SizeDimensions } from '../size/tyre-size.ts';
import { productCard, productDetail, type JoinedProduct } from './cards.ts';
import { readCounter } from './counter/counter-search.ts';
import { readSlots, withPrices, type ProductSource } from './product-reader.ts';
import { describePick, pickTyres } from './search/picks.ts';
import { readQuery } from './search/read-query.ts';
import type { CandidateOptions } from './search/search-candidates.ts';
import type { SearchIndexCache } from './search/search-index-cache.ts';
import { countIndex, slotsOfSizes } from './search/search-index-counts.ts';
import { orderedPage } from './search/search-index-order.ts';
import type { IndexedSize } from './search/search-index-parts.ts';
import type { SearchIndex } from './search/search-index.ts';
import { findNearest, findTyres, type Found, type NearestFound } from './search/search.ts';
import { leastFittedOfSize } from './search/size-table.ts';
import { commonSizes, sizesWithDigits, suggestTyres } from './search/suggest.ts';
import { findProduct, listFrontRow } from './store.ts';

/** Tyres on one page of a result by default. */
export const PAGE_SIZE = 24;
const OTHER_SIZES = 12;
const ALTERNATIVES = 4;
const TAGS = [CATALOGUE_TAG, CATALOGUE_BULK_TAG] as const;

/** With the rows of the price list, 'asennettuna alle 400 €' counts the fitting, too. */
interface SearchWindow extends CandidateOptions {
  pageSize: number;
}

export type CatalogueReader = ReturnType<typeof catalogueReader>;

export function catalogueReader(source: ProductSource, indexCache: SearchIndexCache) {
  return {
    /** Searches by text and filters; see TyreFilters. A page beyond the end is empty. */
    searchTyres: async (searched: Partial<TyreFilters>, window: Partial<SearchWindow> = {}) =>
      runSearch(
        source,
        await indexCache.open(),
        { ...NO_FILTERS, ...searched },
        { pageSize: PAGE_SIZE, ...window },
      ),
    /** The meaning of a text, in the words of the catalogue; searches nothing. */
    readQuery: async (text: string) => readQuery(await indexCache.open(), text),
    /** The tyres of a size, vans' too; undefined when the catalogue has never had it. */
    getSizePage: async (size: SizeDimensions, searched?: Partial<TyreFilters>) =>
      readSizePage(source, await indexCache.open(), size, searched),
    /** What four tyres of a size cost fitted at least, by the rows of the price list; see size-table.ts. */
    leastFittedOfSize: async (size: SizeDimensions, priceRows: readonly PriceRow[]) =>
      leastFittedOfSize(await indexCache.open(), size, priceRows),
    /** A product with its surroundings, withdrawn ones too; undefined when there is none. */
    getProduct: async (id: string) => readProduct(source, await indexCache.open(), id),
    /** Tyres in the order of the ids, withdrawn ones too; an unknown id is left out. */
    listProducts: async (ids: readonly string[]) => readProducts(source, await indexCache.open(), ids),
    /** The tyres picked by hand to the front of the shop. */
    frontRow: async () => readFrontRow(source, await indexCache.open()),
    /** Tyres for a clerk at the counter; see counter/counter-search.ts. */
    searchCounter: async (text: string, window: { offset: number; limit: number }) =>
      readCounter(source, await indexCache.open(), text, window),
    /** Suggestions for the search box, priced by the rows of the price list. */
    suggest: async (text: string, priceRows: readonly PriceRow[]) =>
      suggestTyres(await indexCache.open(), text, priceRows),
  };
}

async function readSizePage(
  source: ProductSource,
  searchIndex: SearchIndex,
  size: SizeDimensions,
  searched: Partial<TyreFilters> = {},
): Promise<SizePage | undefined> {
  const { sizes: countsBySize } = countIndex(searchIndex);
  const isShown = (each: IndexedSize) => !each.isRemoved || (countsBySize[each.index]?.total ?? 0) > 0;
  const sizes = searchIndex.parts.sizes.filter((each) => hasSameDimensions(each, size) && isShown(each));
  if (sizes.length === 0) return undefined;
  const filters = { ...NO_FILTERS, ...searched, text: formatTyreSize(size) };
  const counts = sizes.flatMap(({ index }) => countsBySize[index] ?? []);
  const sum = (key: 'summer' | 'friction' | 'studded') => counts.reduce((all, count) => all + count[key], 0);
  const prices = counts.map(({ fromCents }) => fromCents).filter((cents) => cents > 0);
  const { widthMm, aspect, diameterIn } = size;
  const plain = { widthMm, aspect, diameterIn, isCommercial: false };
  return {
    fullSize: formatTyreSize(plain),
    size: plain,
    href: sizePath(plain),
    result: await runSearch(source, searchIndex, filters, { pageSize: PAGE_SIZE }),
    counts: { summer: sum('summer'), friction: sum('friction'), studded: sum('studded') },
    fromCents: prices.length === 0 ? null : Math.min(...prices),
    nearest: findNearest(searchIndex, plain, {}, NO_FILTERS).map(nearestView),
  };
}

async function readProduct(
  source: ProductSource,
  searchIndex: SearchIndex,
  id: string,
): Promise<ProductPage | undefined> {
  const row = await findProduct(source.db, id);
  const [product] = row ? await withPrices(source.rows.listPastPrices, searchIndex, [row]) : [];
  if (!product) return undefined;
  const others = await readSlots(source, searchIndex, otherSizesOf(searchIndex, product));
  const alternatives = await readSlots(source, searchIndex, alternativesOf(searchIndex, product));
  return {
    product: productDetail(product),
    otherSizes: others.map(productCard),
    alternatives: alternatives.map(productCard),
    tags: [...TAGS, productTag(id)],
    expiresAt: expiryOf(searchIndex),
  };
}

async function readProducts(source: ProductSource, searchIndex: SearchIndex, ids: readonly string[]) {
  const rows = (await Promise.all(ids.map((id) => findProduct(source.db, id)))).flatMap((row) => row ?? []);
  const products = await withPrices(source.rows.listPastPrices, searchIndex, rows);
  return {
    items: products.map(productDetail),
    tags: [...TAGS, ...ids.map(productTag)],
    expiresAt: expiryOf(searchIndex),
  };
}

async function readFrontRow(source: ProductSource, searchIndex: SearchIndex) {
  const slots = (await listFrontRow(source.db)).flatMap((id) => searchIndex.slotOf(id) ?? []);
  const items = (await readSlots(source, searchIndex, slots)).map(productCard);
  return { items, tags: TAGS, expiresAt: expiryOf(searchIndex) };
}

async function runSearch(
  source: ProductSource,
  searchIndex: SearchIndex,
  filters: TyreFilters,
  { pageSize, ...options }: SearchWindow,
): Promise<SearchResult> {
  const offset = (filters.page - 1) * pageSize;
  const found = findTyres(searchIndex, filters, { offset, limit: pageSize, ...options });
  const picks = filters.page === 1 && found.query.size ? pickTyres(searchIndex, found.slots) : [];
  const wanted = [...found.page, ...picks.map(({ slot }) => slot)];
  const products = await readSlots(source, searchIndex, [...new Set(wanted)]);
  const cards = new Map(products.map((product) => [product.row.id, productCard(product)]));
  const cardAt = (slot: number) => cards.get(searchIndex.ids[slot] ?? '');
  const digitSizes = found.slots.length === 0 ? sizesWithDigits(searchIndex, filters.text) : [];
  return {
    ...queryView(found, filters),
    digitSizes,
    commonSizes:
      found.textTotal > 0 || found.query.size || digitSizes.length > 0 ? [] : commonSizes(searchIndex),
    items: found.page.flatMap((slot) => cardAt(slot) ?? []),
    total: found.slots.length,
    pageSize,
    pageCount: Math.max(1, Math.ceil(found.slots.length / pageSize)),
    facets: found.facets,
    picks: picks.flatMap(({ kind, slot }) => {
      const product = cardAt(slot);
      return product ? [{ kind, ...describePick(kind), product }] : [];
    }),
    tags: TAGS,
    expiresAt: expiryOf(searchIndex),
  };
}

function queryView(found: Found, filters: TyreFilters) {
  return {
    filters: { ...filters, sort: found.sort },
    query: found.query,
    understood: found.query.understood.flatMap((part) => searchedPart(part, found)),
    isCut: found.query.isCut,
    corrections: found.corrections,
    ignored: found.ignored,
    unmet: found.unmet,
    size: found.query.size ?? null,
    textTotal: found.textTotal,
    tooWeakCount: found.tooWeakCount,
    nearest: found.nearest.map(nearestView),
  };
}

/** The part without what was left out of the search, with words as they were corrected. */
function searchedPart(part: Understood, { ignored, unmet, corrections }: Found): Understood[] {
  if (part.kind === 'wish' || part.kind === 'price' || part.kind === 'electric') {
    const condition = part.kind === 'wish' ? part.wish : part.kind;
    return unmet.some((each) => each === condition) ? [] : [part];
  }
  if (part.kind !== 'words') return [part];
  const words = part.words
    .filter((word) => !ignored.includes(word))
    .map((word) => corrections.find(({ from }) => from === word)?.to ?? word);
  return words.length === 0 ? [] : [{ kind: 'words', words }];
}

function nearestView({ size, isSameRim, circumferenceChange, productCount }: NearestFound) {
  return { fullSize: size.fullSize, href: size.href, isSameRim, circumferenceChange, productCount };
}

function expiryOf(searchIndex: SearchIndex): Date | undefined {
  return Number.isFinite(searchIndex.nextOfferChangeMs) ? new Date(searchIndex.nextOfferChangeMs) : undefined;
}

/** The same model in its other sizes, nearest rim first. */
function otherSizesOf(searchIndex: SearchIndex, { row, model, size }: JoinedProduct): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < searchIndex.length; slot += 1) {
    const isOther = searchIndex.modelOf[slot] === model.index && searchIndex.sizeOf[slot] !== size.index;
    if (isOther && searchIndex.isGone[slot] === 0 && searchIndex.ids[slot] !== row.id) slots.push(slot);
  }
  const distance = (slot: number) => {
    const other = searchIndex.parts.sizes[searchIndex.sizeOf[slot] ?? 0];
    if (!other) return Infinity;
    return Math.abs(other.diameterIn - size.diameterIn) * 1000 + Math.abs(other.widthMm - size.widthMm);
  };
  return slots.toSorted((a, b) => distance(a) - distance(b) || a - b).slice(0, OTHER_SIZES);
}

/** Tyres of the same size and kind that carry at least as much, recommended first. */
function alternativesOf(searchIndex: SearchIndex, { row, model, size }: JoinedProduct): number[] {
  const own = searchIndex.slotOf(row.id);
  const alike = slotsOfSizes(searchIndex, [size]).filter((slot) => {
    const other = searchIndex.parts.models[searchIndex.modelOf[slot] ?? 0];
    const isKind = other?.type === model.type && other.winterType === model.winterType;
    return isKind && slot !== own && (searchIndex.loadIndex[slot] ?? 0) >= (row.loadIndex ?? 0);
  });
  return orderedPage(searchIndex, alike, 'recommended', 0, ALTERNATIVES);
}
