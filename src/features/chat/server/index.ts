// Front door of the chat: the assistant and the records of its conversations.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature, OutsideService } from '../../../platform/server/feature.ts';
import { createChatModel } from '../../../platform/server/model/chat-model.ts';
import type { ModelSettings } from '../../../platform/server/settings.ts';
import { forgetUseJob } from './assistant/model/model-desk.ts';
import { assistantRoutes } from './assistant/routes.ts';
import { shopTools } from './assistant/shop-tools.ts';
import type { AssistantSources, ListOwnSets } from './assistant/shop-tools.ts';
import type { ReceiveFeedback } from './assistant/submit-feedback.ts';
import { conversationExports } from './conversations/export-service.ts';
import { conversationGaps } from './conversations/gaps-service.ts';
import { forgetConversationsJob } from './conversations/jobs.ts';
import { conversationRoutes } from './conversations/routes.ts';
import { conversationService } from './conversations/service.ts';
import type { SummarizeFeedback } from './conversations/service.ts';

export type ChatSources = Omit<AssistantSources, 'now'> & {
  feedback: { summarizeFeedback: SummarizeFeedback; receiveFeedback: ReceiveFeedback };
  /** The sets of a customer in the tyre hotel. */
  listOwnSets: ListOwnSets;
};

export function createChat(
  platform: Platform,
  { feedback, listOwnSets, ...sources }: ChatSources,
): { feature: Feature } {
  const tools = shopTools({ ...sources, now: () => platform.clock.now() });
  const conversations = conversationService(platform, feedback.summarizeFeedback);
  const gaps = conversationGaps(platform, tools);
  const parts = { service: conversations, gaps, exports: conversationExports(platform) };
  return {
    feature: {
      name: 'chat',
      routes: [
        ...conversationRoutes(platform, parts),
        ...assistantRoutes(platform, tools, { receiveFeedback: feedback.receiveFeedback, listOwnSets }),
      ],
      jobs: [forgetConversationsJob(conversations, gaps), forgetUseJob(platform)],
      services: [modelService(platform.settings.ai)],
    },
  };
}

/** The shortest question there is, until the first piece of its answer. */
function modelService(settings: ModelSettings | undefined): OutsideService {
  return {
    name: 'assistant',
    isSet: settings !== undefined,
    test: async (signal) => {
      if (!settings) return;
      const question = { messages: [{ role: 'user' as const, text: 'OK?' }], tools: [], signal };
      for await (const part of createChatModel(settings).answer(question)) {
        if (part.type !== 'end') return;
      }
    },
  };
}
