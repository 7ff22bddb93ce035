// The calls of the price list.
import type { FastifyReply } from 'fastify';

import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { getPriceList, PRICE_LIST_TAG, putPriceList, type PriceRowResponse } from '../contract.ts';
import type { PriceListResponse, PriceLists } from './service.ts';

export function priceListRoutes(service: PriceLists): BoundRoute[] {
  return [
    route(
      getPriceList,
      async ({ reply }) => itemsOf(await service.getAnswer(), reply),
      () => ({ tags: [PRICE_LIST_TAG] }),
    ),
    route(putPriceList, async ({ body, reply }) => itemsOf(await service.savePriceList(body), reply)),
  ];
}

/** The list is a plain array; its version for the next save travels in a header. */
function itemsOf({ items, version }: PriceListResponse, reply: FastifyReply): PriceRowResponse[] {
  reply.header('x-version', String(version));
  return items;
}
