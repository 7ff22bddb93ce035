// The calls of the records of conversations.
import { route } from '../../../../platform/server/http/routes.ts';
import type { BoundRoute } from '../../../../platform/server/http/routes.ts';
import { getMissingSizes, getUnanswered, putQuestionHidden } from '../../contract-gaps.ts';
import {
  deleteConversation,
  getConversation,
  getConversations,
  getConversationStats,
  postConversationLog,
} from '../../contract.ts';
import type { Gaps } from './gaps-service.ts';
import type { Conversations } from './service.ts';

export function conversationRoutes(service: Conversations, gaps: Gaps): BoundRoute[] {
  return [
    route(postConversationLog, async ({ body, request }) => {
      await service.logStart(body.conversationId, request.ip);
      return undefined;
    }),
    route(getConversationStats, () => service.stats()),
    route(getConversations, ({ query }) => service.listConversations(query)),
    route(getUnanswered, ({ query }) => gaps.listUnanswered(query)),
    route(putQuestionHidden, async ({ params, body }) => {
      await gaps.setHidden(params.questionId, body.isHidden);
      return undefined;
    }),
    route(getMissingSizes, () => gaps.listMissingSizes()),
    route(getConversation, ({ params }) => service.readConversation(params.conversationId)),
    route(deleteConversation, async ({ params }) => {
      await service.removeConversation(params.conversationId);
      return undefined;
    }),
  ];
}
