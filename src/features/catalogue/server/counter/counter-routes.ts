// The calls of the counter search.
import { notFound } from '../../../../platform/contract/problem.ts';
import { route, type BoundRoute } from '../../../../platform/server/http/routes.ts';
import { getQuote, searchCounter } from '../../contract/counter.ts';
import { editingMessages as messages } from '../../messages/editing.ts';
import type { CatalogueReader } from '../service.ts';
import { counterTyre, toQuoteResponse, type CounterContext } from './counter-responses.ts';

const PAGE_SIZE = 20;

interface CounterSources extends Pick<CatalogueReader, 'searchCounter' | 'getProduct'> {
  getContext: () => Promise<CounterContext>;
}

export function counterRoutes({
  searchCounter: search,
  getProduct,
  getContext,
}: CounterSources): BoundRoute[] {
  return [
    route(searchCounter, async ({ query: { q = '', page = 1, limit = PAGE_SIZE } }) => {
      const [found, context] = await Promise.all([
        search(q, { offset: (page - 1) * limit, limit }),
        getContext(),
      ]);
      return { ...found, items: found.items.map((product) => counterTyre(product, context)) };
    }),
    route(getQuote, async ({ params: { productId } }) => {
      const [page, context] = await Promise.all([getProduct(productId), getContext()]);
      if (!page) throw notFound('product.not_found', messages.product.notFound);
      return toQuoteResponse(page, context);
    }),
  ];
}
