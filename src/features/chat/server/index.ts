// Public API of the chat: the assistant and the records of its conversations on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature, OutsideService } from '../../../platform/server/feature.ts';
import { retentionJob } from '../../../platform/server/jobs/retention.ts';
import { createChatModel } from '../../../platform/server/model/chat-model.ts';
import type { ModelSettings } from '../../../platform/server/settings.ts';
import { chatWords, serviceWords } from '../messages/words.ts';
import { forgetUseJob } from './assistant/model/model-quota.ts';
import { passageFinder, type PassageFinder, type PassageSources } from './assistant/passages/passages.ts';
import { assistantRoutes } from './assistant/routes.ts';
import {
  ARTICLES,
  listFaq,
  shopTools,
  type AssistantSources,
  type ListOwnSets,
} from './assistant/shop-tools.ts';
import type { ReceiveFeedback } from './assistant/submit-feedback.ts';
import { conversationExports } from './conversations/export-service.ts';
import { conversationGaps, type Gaps } from './conversations/gaps-service.ts';
import { chatPersonalData } from './conversations/personal-data.ts';
import { conversationRoutes } from './conversations/routes.ts';
import { conversationService, type Conversations, type SummarizeFeedback } from './conversations/service.ts';

export type ChatSources = Omit<AssistantSources, 'now' | keyof PassageFinder> & {
  /** All pages of the site, once all slices are made. */
  pages: PassageSources['pages'];
  feedback: { summarizeFeedback: SummarizeFeedback; receiveFeedback: ReceiveFeedback };
  /** The sets of a customer in the tyre hotel. */
  listOwnSets: ListOwnSets;
};

export function createChat(
  platform: Platform,
  { feedback, listOwnSets, pages, ...sources }: ChatSources,
): { feature: Feature } & Pick<Conversations, 'countByDay' | 'countQuestionsByDay'> &
  Pick<Gaps, 'listMissingSizesSince'> {
  const passages = passageFinder(platform, {
    pages,
    articlePaths: async () => (await sources.articles.newest(ARTICLES)).articles.map(({ href }) => href),
    questions: () => listFaq(sources.homepage),
  });
  const { findPassages, readIntents } = passages;
  const tools = shopTools({ ...sources, findPassages, readIntents, now: () => platform.clock.now() });
  const conversations = conversationService(platform, feedback.summarizeFeedback);
  const gaps = conversationGaps(platform, tools);
  const parts = { service: conversations, gaps, exports: conversationExports(platform) };
  return {
    countByDay: conversations.countByDay,
    countQuestionsByDay: conversations.countQuestionsByDay,
    listMissingSizesSince: gaps.listMissingSizesSince,
    feature: {
      name: 'chat',
      words: chatWords,
      routes: [
        ...conversationRoutes(platform, parts),
        ...assistantRoutes(platform, tools, { receiveFeedback: feedback.receiveFeedback, listOwnSets }),
      ],
      jobs: [
        retentionJob('conversations.forget', '45 * * * *', async () => {
          await gaps.forgetHidden();
          return conversations.forgetOld();
        }),
        forgetUseJob(platform),
      ],
      services: [modelService(platform.settings.ai)],
      personalData: chatPersonalData(platform),
      onDislikedAnswer: gaps.noteDisliked,
      onReady: passages.readAhead,
    },
  };
}

/** The shortest question there is, until the first piece of its answer. */
function modelService(settings: ModelSettings | undefined): OutsideService {
  return {
    name: 'assistant',
    ...serviceWords,
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
