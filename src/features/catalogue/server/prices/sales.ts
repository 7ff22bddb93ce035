// The products that are on offer now, as staff list them.
import type { OutputOf, QueryOf } from '../../../../platform/contract/endpoint.ts';
import { pageWindow } from '../../../../platform/contract/paging.ts';
import type { listOffers } from '../../contract/offers.ts';
import { NO_FILTERS } from '../../search/search-filters.ts';
import type { EditTools } from '../editing/editing.ts';
import { readPastPrices, type RowCache } from '../import/row-cache.ts';
import { readSlots } from '../product-reader.ts';
import { toProductResponse } from '../responses.ts';
import { findTyres } from '../search/search.ts';
import { listProducts } from '../store.ts';

type Sales = OutputOf<typeof listOffers>;

export async function listSales(
  { db, indexCache }: EditTools,
  query: QueryOf<typeof listOffers>,
): Promise<{ rows: Sales; total: number }> {
  const searchIndex = await indexCache.open();
  const filters = { ...NO_FILTERS, text: query.q ?? '', isOnSale: true };
  const found = findTyres(searchIndex, filters, pageWindow(query, 100));
  const rows: RowCache = {
    list: (ids) => listProducts(db, ids),
    listPastPrices: (ids) => readPastPrices(db, ids),
  };
  const products = await readSlots({ db, rows }, searchIndex, found.page);
  return { rows: products.map(toProductResponse).flatMap(saleOf), total: found.slots.length };
}

function saleOf(product: ReturnType<typeof toProductResponse>): Sales {
  const { sale, type, originalPrice, referencePrice, discountPercent, stock, stockIsMinimum, sizeId, size } =
    product;
  if (!sale) return [];
  const { _id, manufacturer, model } = product;
  const { name, description, endDate, price } = sale;
  const item = { _id, sizeId, manufacturer, model, size, category: type, originalPrice, salePrice: price };
  return [{ ...item, referencePrice, discountPercent, name, description, endDate, stock, stockIsMinimum }];
}
