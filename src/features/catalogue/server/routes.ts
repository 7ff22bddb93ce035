// The calls of the catalogue.
import type { FastifyReply } from 'fastify';

import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { PRICE_LIST_TAG } from '../../price-list/contract.ts';
import type { PriceRow } from '../../price-list/price-list.ts';
import {
  CATALOGUE_TAG,
  listManufacturers,
  listSizes,
  listSizeTable,
  searchTires,
  suggestTires,
} from '../contract/tyres.ts';
import type { SizeRow } from '../size/size-choice.ts';
import type { CatalogueApi } from './api-service.ts';
import { writeSearchResponse } from './responses.ts';
import { suggestionKey } from './search/suggest.ts';
import type { CatalogueReader } from './service.ts';
import type { Counted } from './sizes-response.ts';

export function catalogueRoutes(api: CatalogueApi): BoundRoute[] {
  const untilChanged = async () => ({ tags: [CATALOGUE_TAG], expiresAt: await api.nextChange() });
  return [
    route(listSizes, async ({ query, reply }) => counted(reply, await api.sizes(query)), untilChanged),
    route(searchTires, async ({ query, reply }) => {
      const answer = await api.search(query);
      reply
        .header('x-total-count', answer.total)
        .type('application/json; charset=utf-8')
        .serializer(writeSearchResponse);
      return answer;
    }),
    route(
      listManufacturers,
      async ({ query, reply }) => counted(reply, await api.manufacturers(query)),
      untilChanged,
    ),
  ];
}

interface FittedPriceSources extends Pick<CatalogueReader, 'suggest'> {
  listSizeTable: (priceRows: readonly PriceRow[]) => Promise<SizeRow[]>;
  nextOfferChange: () => Promise<Date | undefined>;
}

/** The finder's table of sizes and what a search box suggests; what fitting costs is known to the price list. */
export function fittedPriceRoutes(
  { listSizeTable: listTable, suggest, nextOfferChange }: FittedPriceSources,
  getPriceList: () => Promise<{ rows: readonly PriceRow[] }>,
): BoundRoute[] {
  const untilChanged = async () => ({
    tags: [CATALOGUE_TAG, PRICE_LIST_TAG],
    expiresAt: await nextOfferChange(),
  });
  return [
    route(listSizeTable, async () => listTable((await getPriceList()).rows), untilChanged),
    // What people type begins the same way again and again.
    route(
      suggestTires,
      async ({ query }) => suggest(query.q ?? '', (await getPriceList()).rows),
      untilChanged,
      ({ query }) => suggestionKey(query.q ?? ''),
    ),
  ];
}

function counted<T>(reply: FastifyReply, { rows, total }: Counted<T>): T[] {
  reply.header('x-total-count', total);
  return rows;
}
