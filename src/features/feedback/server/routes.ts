// The calls of feedback.
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { deleteFeedback, getAllFeedback, postFeedback } from '../contract.ts';
import type { FeedbackService } from './service.ts';

export function feedbackRoutes(service: FeedbackService): BoundRoute[] {
  return [
    route(postFeedback, ({ body, request }) => service.receiveFeedback(body, request.ip)),
    route(getAllFeedback, async ({ query, reply }) => {
      const all = await service.listFeedback(query);
      reply.header('x-total-count', String(all.count));
      return all;
    }),
    route(deleteFeedback, async ({ params }) => {
      await service.removeFeedback(params.id);
      return undefined;
    }),
  ];
}
