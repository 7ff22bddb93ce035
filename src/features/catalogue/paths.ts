// Addresses of the catalogue's pages: every link to a tyre, a size or a search is made here.
import { fold } from '../../platform/contract/text.ts';
import type { ProductCard } from './product/product-view.ts';
import { writeFilters, type TyreFilters } from './search/search-filters.ts';
import { sizeSlug, type SizeDimensions } from './size/tyre-size.ts';

export const SEARCH_PATH = '/renkaat';
export const COMPARE_PATH = '/vertaa';
/** Query name of the compared tyres' ids, which commas separate. */
export const COMPARE_QUERY = 'renkaat';
/** Columns that fit side by side on a desktop. */
export const MAX_COMPARED = 4;

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** The search page with these filters: `searchPath({ text: '205/55R16', isInStock: true })`. */
export function searchPath(filters: Partial<TyreFilters> = {}): string {
  const query = writeFilters(filters);
  return query === '' ? SEARCH_PATH : `${SEARCH_PATH}?${query}`;
}

/** The tyres of the same size and season that are there. */
export function inStockPath({
  size,
  type,
  winterType,
}: Pick<ProductCard, 'size' | 'type' | 'winterType'>): string {
  const winterTypes = winterType === null ? [] : [winterType];
  return searchPath({ text: size.fullSize, type, winterTypes, isInStock: true });
}

/** '/renkaat/205-55-16'. */
export function sizePath(size: SizeDimensions): string {
  return `${SEARCH_PATH}/${sizeSlug(size)}`;
}

/** '/renkaat/nokian/hakkapeliitta-r5-suv-019…'. */
export function productPath(product: {
  readonly id: string;
  readonly manufacturerSlug: string;
  readonly model: string;
}): string {
  return `${SEARCH_PATH}/${product.manufacturerSlug}/${slugOf(product.model)}-${product.id}`;
}

/** Element id of the EU label on a tyre's page. */
export const LABEL_ID = 'eu-merkinta';

/** '/vertaa?renkaat=019…,019…'; without ids the empty comparison. */
export function comparePath(ids: readonly string[]): string {
  return ids.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?${COMPARE_QUERY}=${ids.join(',')}`;
}

/** The ids of an address, each once; what is no id is left out, as is what is more than `MAX_COMPARED`. */
export function readComparedIds(value = ''): string[] {
  const ids = value.split(',').filter((id) => new RegExp(`^${UUID}$`).test(id));
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

/** The id at the end of a product's address; null when there is none. */
export function readProductId(segment: string): string | null {
  return new RegExp(`(?:^|-)(${UUID})$`).exec(segment)?.[1] ?? null;
}

/** A name as part of an address: 'Nokian Renkaat' → 'nokian-renkaat', 'X-Ice North 4' → 'x-ice-north-4'; letters without marks. */
export function slugOf(name: string): string {
  const plain = fold(name)
    .replaceAll('+', ' plus ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replaceAll(/^-+|-+$/g, '');
  return plain || codePointSlug(name);
}

/** Names without a single Latin letter or digit still need a unique address. */
function codePointSlug(name: string): string {
  const points = Array.from(name.slice(0, 8), (letter) => (letter.codePointAt(0) ?? 0).toString(36));
  return `u${points.join('')}`;
}
