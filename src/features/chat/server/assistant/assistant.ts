// The built-in assistant: understands a question, asks one tool, and answers in what the tool told. No model, no key.
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { FEEDBACK_PATH } from '../../../feedback/paths.ts';
import { assistantMessages as messages } from '../../messages-assistant.ts';
import {
  answerAge,
  answerBooking,
  answerCampaigns,
  answerContact,
  answerDelivery,
  answerFinancing,
  answerHotel,
  answerMarkings,
  answerNetwork,
  answerPressure,
  answerRecycling,
  answerRims,
  answerSeason,
  answerServices,
  answerSizeHelp,
  answerTread,
} from './answer-guides.ts';
import { answerDog, answerHours, answerHuman } from './answer-hours.ts';
import { answerOwnTyres } from './answer-own-tyres.ts';
import { answerPrice } from './answer-prices.ts';
import { answerTyres, tyreNames } from './answer-tyres.ts';
import { answer, waysToShop } from './answer.ts';
import type { Answer } from './answer.ts';
import { answerFromTexts } from './retrieval.ts';
import type { AssistantTools } from './tools.ts';
import { understand } from './understanding.ts';
import type { Topic, Understanding } from './understanding.ts';
import { foldedWords } from './words.ts';

export interface Reply extends Answer {
  readonly topic: Topic | 'faq';
}

/** How many earlier questions still colour a new one. */
const REMEMBERED = 6;

/**
 * Answers the last of a visitor's questions; the earlier ones say what a short addition ('entä kitkat?') adds to.
 * Nothing the visitor wrote becomes part of an answer but a size, a sum and a day that were recognised as such.
 */
export async function reply(tools: AssistantTools, asked: readonly string[]): Promise<Reply> {
  const recent = asked.slice(-REMEMBERED);
  const text = recent.at(-1) ?? '';
  const exact = await exactQuestion(tools, text);
  if (exact) return { ...exact, topic: 'faq' };
  const understood = await understandAll(tools, recent);
  if (understood === undefined) return { ...(await answerUnknown(tools, text)), topic: 'unknown' };
  return { ...(await answerTopic(tools, understood, text)), topic: understood.topic };
}

async function understandAll(
  tools: AssistantTools,
  asked: readonly string[],
): Promise<Understanding | undefined> {
  const { dog, dealerNetwork } = await tools.shop();
  const today = helsinkiDay(tools.now());
  let before: Understanding | undefined;
  for (const text of asked) {
    const context = { today, dogName: dog.name, networkName: dealerNetwork.name };
    const words = understand(text, context).details.words ?? [];
    const names = await tyreNames(tools, words);
    const understood = understand(text, { ...context, names, before });
    const { size } = understood.details;
    const isAsking = understood.topic === 'tyres' && understood.isSizeGuessed && size !== undefined;
    before = isAsking ? { ...understood, asksAbout: size } : understood;
  }
  return before;
}

async function answerTopic(
  tools: AssistantTools,
  { topic, details, concepts, isSizeGuessed }: Understanding,
  text: string,
): Promise<Answer> {
  switch (topic) {
    case 'hours':
      return answerHours(tools, details);
    case 'price':
      return answerPrice(tools, details);
    case 'tyres':
      return answerTyres(tools, details, isSizeGuessed);
    case 'dog':
      return answerDog(tools, details);
    case 'human':
      return answerHuman(tools);
    case 'own-tyres':
      return answerOwnTyres(tools, concepts.has('when'));
    case 'hotel':
      return answerHotel(tools, details);
    case 'financing':
      return answerFinancing(tools, details);
    case 'season':
      return answerSeason(tools);
    case 'duration':
      return answerFromTexts(tools, text, ['kauan', 'kesta']);
    default:
      return answerShort(tools, topic, text);
  }
}

async function answerShort(
  tools: AssistantTools,
  topic: Exclude<
    Topic,
    | 'hours'
    | 'price'
    | 'tyres'
    | 'dog'
    | 'human'
    | 'own-tyres'
    | 'hotel'
    | 'financing'
    | 'season'
    | 'duration'
  >,
  text: string,
): Promise<Answer> {
  const plain = {
    tread: () => answerTread(tools),
    'size-help': answerSizeHelp,
    markings: answerMarkings,
    age: answerAge,
    pressure: answerPressure,
    recycling: answerRecycling,
    contact: () => answerContact(tools),
    network: () => answerNetwork(tools),
    campaigns: () => answerCampaigns(tools),
    booking: () => answerBooking(tools),
    services: () => answerServices(tools),
    delivery: () => answerDelivery(tools),
    rims: () => answerRims(tools),
    unserved: async () =>
      answer('none', messages.unserved, { actions: waysToShop(await tools.shop()), isUnanswered: true }),
    feedback: () =>
      answer('none', messages.feedback, {
        actions: [{ label: messages.actions.giveFeedback, href: FEEDBACK_PATH }],
      }),
    greeting: () => answer('none', messages.greeting),
    thanks: () => answer('none', messages.thanks),
    bye: () => answer('none', messages.bye),
    identity: async () => {
      const { assistantName, name } = await tools.shop();
      return answer('none', messages.identity(assistantName, name));
    },
    confirmed: () => answer('none', messages.nothingToConfirm),
    refused: () => answer('none', messages.refused),
    unknown: () => answerUnknown(tools, text),
  } satisfies Record<typeof topic, () => Answer | Promise<Answer>>;
  return plain[topic]();
}

/** A question of the shop's own list, word for word: its own answer. */
async function exactQuestion(tools: AssistantTools, text: string): Promise<Answer | undefined> {
  const asked = foldedWords(text).join(' ');
  const found = (await tools.questions()).find(({ question }) => foldedWords(question).join(' ') === asked);
  if (!found) return undefined;
  return answer('articlesAndFaq', found.answer, {
    sources: [{ title: messages.sources.faq, href: '/' }],
    actions: waysToShop(await tools.shop(), true),
  });
}

async function answerUnknown(tools: AssistantTools, text: string): Promise<Answer> {
  return answerFromTexts(tools, text, []);
}
