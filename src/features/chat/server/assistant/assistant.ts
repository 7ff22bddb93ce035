// The built-in assistant: understands a question by rules, calls one tool and answers with its result. No model, no key.
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { FEEDBACK_PATH } from '../../../feedback/paths.ts';
import { assistantMessages as messages } from '../../messages/assistant.ts';
import {
  answerAge,
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
} from './answers/answer-guides.ts';
import { answerDog, answerHours, answerHuman } from './answers/answer-hours.ts';
import { answerOwnTyres } from './answers/answer-own-tyres.ts';
import { answerComplaint, answerIdentity, answerUnserved } from './answers/answer-people.ts';
import { answerPrice } from './answers/answer-prices.ts';
import { answerOwnBooking, answerTimes } from './answers/answer-times.ts';
import { answerAllSeason, answerTyres } from './answers/answer-tyres.ts';
import { answer, waysToShop, type Answer } from './answers/answer.ts';
import { answerFromTexts, answerStudsOrFriction } from './retrieval.ts';
import type { AssistantTools } from './tools.ts';
import type { Topic } from './topics.ts';
import { tyreNames } from './tyre-names.ts';
import { understand, type Understanding } from './understanding.ts';
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
    case 'all-season':
      return answerAllSeason(tools, details);
    case 'studs-or-friction':
      return answerStudsOrFriction(tools);
    case 'booking':
      return answerTimes(tools, details, concepts);
    case 'own-booking':
      return answerOwnBooking(tools);
    case 'complaint':
      return answerComplaint(tools);
    case 'identity':
      return answerIdentity(tools, concepts.has('talkingTo'));
    case 'unserved':
      return answerUnserved(tools);
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
    | 'all-season'
    | 'studs-or-friction'
    | 'booking'
    | 'own-booking'
    | 'complaint'
    | 'identity'
    | 'unserved'
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
    age: () => answerAge(tools),
    pressure: answerPressure,
    recycling: () => answerRecycling(tools),
    contact: () => answerContact(tools),
    network: () => answerNetwork(tools),
    campaigns: () => answerCampaigns(tools),
    services: () => answerServices(tools),
    delivery: () => answerDelivery(tools),
    rims: () => answerRims(tools),
    feedback: () =>
      answer('none', messages.feedback, {
        actions: [{ label: messages.actions.giveFeedback, href: FEEDBACK_PATH }],
      }),
    greeting: () => answer('none', messages.greeting),
    thanks: () => answer('none', messages.thanks),
    bye: () => answer('none', messages.bye),
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
