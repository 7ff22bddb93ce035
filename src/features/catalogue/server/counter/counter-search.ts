// Finds tyres for the counter: in season first, what is on the own shelf before the supplier's, then by price.
import { withKind } from '../../contract/counter-words.ts';
import type { ProductCard } from '../../product/product-view.ts';
import { NO_FILTERS } from '../../search/search-filters.ts';
import { productCard } from '../cards.ts';
import { readSlots, type ProductSource } from '../product-reader.ts';
import { orderedPage } from '../search/search-index-order.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { findTyres } from '../search/search.ts';

export async function readCounter(
  source: ProductSource,
  searchIndex: SearchIndex,
  text: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ items: ProductCard[]; total: number }> {
  const found = findTyres(searchIndex, { ...NO_FILTERS, text: withKind(text) }, { offset: 0, limit: 0 });
  const page = orderedPage(searchIndex, found.slots, 'counter', offset, limit);
  const products = await readSlots(source, searchIndex, page);
  return { items: products.map(productCard), total: found.slots.length };
}
