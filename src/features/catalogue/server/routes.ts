// The calls of the catalogue.
import type { FastifyReply } from 'fastify';

import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { CATALOGUE_TAG, listManufacturers, listSizes, searchTires, suggestTires } from '../contract/tyres.ts';
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

function counted<T>(reply: FastifyReply, { rows, total }: Counted<T>): T[] {
  reply.header('x-total-count', total);
  return rows;
}
