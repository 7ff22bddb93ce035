// The calls of competitor tracking.
import { tooMany } from '../../../platform/contract/problem.ts';
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { getMarket } from '../contract-market.ts';
import {
  checkTracking,
  deleteTracking,
  getLatestDiff,
  getTrackingHistory,
  getTrackings,
  postTracking,
  putTracking,
} from '../contract.ts';
import { trackingErrors as errors } from '../messages.ts';
import type { CompetitorMarket } from './market.ts';
import type { Competitors } from './service.ts';

/** Checks that one process runs on request at once; each occupies a connection to another shop's server. */
const MAX_AT_ONCE = 8;

export function competitorRoutes(service: Competitors, market: CompetitorMarket): BoundRoute[] {
  let underWay = 0;
  return [
    route(getTrackings, () => service.listTrackings()),
    route(postTracking, async ({ body }) => {
      await market.expectTyre(body.productId);
      return service.create(body);
    }),
    route(putTracking, async ({ params, body }) => {
      await market.expectTyre(body.productId, params.id);
      return service.update(params.id, body);
    }),
    route(deleteTracking, async ({ params }) => {
      await service.remove(params.id);
      return undefined;
    }),
    route(checkTracking, async ({ params, reply }) => {
      if (underWay >= MAX_AT_ONCE) throw tooMany('competitor.busy', errors.tooManyChecks, 10);
      underWay += 1;
      try {
        const { tracking, isDone } = await service.check(params.id);
        if (!isDone) reply.code(202);
        return tracking;
      } finally {
        underWay -= 1;
      }
    }),
    route(getLatestDiff, ({ params }) => service.latestDiff(params.id)),
    route(getMarket, ({ params }) => market.market(params.id)),
    route(getTrackingHistory, ({ params }) => service.history(params.id)),
  ];
}
