// The calls of the records of conversations.
import type { Platform } from '../../../../platform/server/context.ts';
import type { Principal } from '../../../../platform/server/http/principal.ts';
import { route, type BoundRoute } from '../../../../platform/server/http/routes.ts';
import {
  deleteConversation,
  getConversation,
  getConversations,
  getConversationStats,
  postConversationLog,
} from '../../contract/chat.ts';
import { exportConversation, exportConversations } from '../../contract/export.ts';
import { getMissingSizes, getUnanswered, putQuestionHidden } from '../../contract/gaps.ts';
import { conversationExport as words } from '../../messages/conversations.ts';
import type { ConversationExports } from './export-service.ts';
import type { Gaps } from './gaps-service.ts';
import type { Conversations } from './service.ts';

interface ConversationParts {
  service: Conversations;
  gaps: Gaps;
  exports: ConversationExports;
}

export function conversationRoutes(
  { log, audit, db }: Platform,
  { service, gaps, exports }: ConversationParts,
): BoundRoute[] {
  /** Conversations are personal: who takes them out of the shop is written down. */
  const noteExport = async (what: string, principal: Principal, entityId = '') => {
    log.info({ by: principal.kind === 'staff' ? principal.username : '' }, what);
    await audit.record(db, { action: 'exported', entity: 'conversation-list', entityId });
  };
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
    route(exportConversations, async ({ query, principal, reply }) => {
      await noteExport('conversations exported', principal);
      reply.type('text/csv; charset=utf-8');
      reply.header('content-disposition', attachment(words.file(query.from, query.to)));
      return exports.ofPeriod(query.from, query.to);
    }),
    route(exportConversation, async ({ params: { conversationId }, principal, reply }) => {
      await noteExport('conversation exported', principal, conversationId);
      reply.type('text/csv; charset=utf-8');
      reply.header('content-disposition', attachment(words.fileOfOne(conversationId)));
      return exports.ofOne(conversationId);
    }),
    route(getConversation, ({ params }) => service.readConversation(params.conversationId)),
    route(deleteConversation, async ({ params }) => {
      await service.removeConversation(params.conversationId);
      return undefined;
    }),
  ];
}

function attachment(name: string): string {
  return `attachment; filename="${name}"`;
}
