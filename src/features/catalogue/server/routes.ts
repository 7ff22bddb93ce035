// The calls of the catalogue.
import type { FastifyReply } from 'fastify';

import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { PRICE_LIST_TAG } from '../../price-list/contract.ts';
import {
  CATALOGUE_TAG,
  listManufacturers,
  listSizes,
  listSizeTable,
  searchTires,
  suggestTires,
} from '../contract/tyres.ts';
import type { FittingTerms } from '../fitting/fitting-terms.ts';
import type { SizeRow } from '../size/size-choice.ts';
import type { CatalogueApi } from './api-service.ts';
import type { CatalogueReader } from './service.ts';
import type { Counted } from './sizes-answer.ts';

export function catalogueRoutes(api: CatalogueApi, reader: Pick<CatalogueReader, 'suggest'>): BoundRoute[] {
  const untilChanged = async () => ({ tags: [CATALOGUE_TAG], expiresAt: await api.nextChange() });
  return [
    route(listSizes, async ({ query, reply }) => counted(reply, await api.sizes(query)), untilChanged),
    route(searchTires, async ({ query, reply }) => {
      const answer = await api.search(query);
      reply.header('x-total-count', answer.total);
      return answer;
    }),
    // What people type begins the same way again and again.
    route(suggestTires, ({ query }) => reader.suggest(query.q ?? ''), untilChanged),
    route(
      listManufacturers,
      async ({ query, reply }) => counted(reply, await api.manufacturers(query)),
      untilChanged,
    ),
  ];
}

interface SizeTableSource {
  listSizeTable: (priceRows: FittingTerms['priceRows']) => Promise<SizeRow[]>;
  nextOfferChange: () => Promise<Date | undefined>;
}

/** The finder's table of sizes; what fitting costs is known to the price list. */
export function sizeTableRoute(
  catalogue: SizeTableSource,
  getFittingTerms: () => Promise<Pick<FittingTerms, 'priceRows'>>,
): BoundRoute {
  return route(
    listSizeTable,
    async () => catalogue.listSizeTable((await getFittingTerms()).priceRows),
    async () => ({ tags: [CATALOGUE_TAG, PRICE_LIST_TAG], expiresAt: await catalogue.nextOfferChange() }),
  );
}

function counted<T>(reply: FastifyReply, { rows, total }: Counted<T>): T[] {
  reply.header('x-total-count', total);
  return rows;
}
