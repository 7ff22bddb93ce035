// The calls of competitor tracking.
import { tooMany } from '../../../platform/contract/problem.ts';
import { route } from '../../../platform/server/http/routes.ts';
import type { BoundRoute } from '../../../platform/server/http/routes.ts';
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
import type { Competitors } from './service.ts';

/** Looks asked for in one process at once; each keeps a connection to somebody else's shop. */
const MOST_AT_ONCE = 8;

export function competitorRoutes(service: Competitors): BoundRoute[] {
  let underWay = 0;
  return [
    route(getTrackings, () => service.listTrackings()),
    route(postTracking, ({ body }) => service.create(body)),
    route(putTracking, ({ params, body }) => service.update(params.id, body)),
    route(deleteTracking, async ({ params }) => {
      await service.remove(params.id);
      return undefined;
    }),
    route(checkTracking, async ({ params, reply }) => {
      if (underWay >= MOST_AT_ONCE) throw tooMany('competitor.busy', errors.tooManyChecks, 10);
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
    route(getTrackingHistory, ({ params }) => service.history(params.id)),
  ];
}
