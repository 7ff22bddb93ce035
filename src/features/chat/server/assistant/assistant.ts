// The built-in assistant: understands a question by rules, calls one tool and answers with its result. No model, no key.
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { FEEDBACK_PATH } from '../../../feedback/paths.ts';
import { assistantMessages as messages } from '../../messages/assistant.ts';
import { answerCompany } from './answers/answer-company.ts';
import { answerFit } from './answers/answer-fit.ts';
import {
  answerAge,
  answerCampaigns,
  answerContact,
  answerDelivery,
  answerFinancing,
  answerHotel,
  answerNetwork,
  answerPressure,
  answerRecycling,
  answerRims,
  answerServices,
  answerSizeHelp,
} from './answers/answer-guides.ts';
import { answerDog, answerHours, answerHuman } from './answers/answer-hours.ts';
import { answerSeason, answerTread } from './answers/answer-law.ts';
import { answerMarkings, markLines } from './answers/answer-markings.ts';
import { answerOwnTyres } from './answers/answer-own-tyres.ts';
import {
  answerComplaint,
  answerIdentity,
  answerOwnOrder,
  answerRoadside,
  answerUnserved,
} from './answers/answer-people.ts';
import { answerPrice } from './answers/answer-prices.ts';
import { answerLooseWheel, answerTyreDamage } from './answers/answer-safety.ts';
import { answerOwnBooking, answerTimes } from './answers/answer-times.ts';
import { answerAllSeason, answerTyres } from './answers/answer-tyres.ts';
import { answer, joinAnswers, type Answer } from './answers/answer.ts';
import { conceptsIn } from './concepts.ts';
import { answerInLanguage, hasForeignAnswer } from './languages/answer-in-language.ts';
import { languageOf, toFinnishWords, type Language } from './languages/languages.ts';
import type { FoundPassage } from './passages/passage.ts';
import { questionsIn } from './question-kind.ts';
import {
  answerDuration,
  answerFromPassage,
  answerNamed,
  answerUnknown,
  betterPassage,
  hasAnyWord,
  isLikely,
} from './retrieval.ts';
import type { AssistantTools } from './tools.ts';
import type { Topic } from './topics.ts';
import { asksBack } from './turns/answer-gaps.ts';
import { tyreNames } from './tyre-names.ts';
import { possibleNames, understand, type Understanding } from './understanding.ts';

export interface Reply extends Answer {
  readonly topic: Topic | 'faq' | 'choice';
}

/** How many earlier questions still colour a new one. */
const REMEMBERED = 6;

/**
 * Answers the last of a visitor's turns; what earlier turns said stays known until it is changed.
 * Nothing the visitor wrote becomes part of an answer but a size, a sum and a day that were recognised as such.
 */
export async function reply(tools: AssistantTools, turns: readonly string[]): Promise<Reply> {
  const recent = turns.slice(-REMEMBERED);
  const last = recent.at(-1) ?? '';
  const own = await tools.findQuestion(last);
  const inFinnish = (text: string, at: number) => toFinnishWords(text, languageOf(recent.slice(0, at + 1)));
  const earlier = recent.slice(0, -1).map(inFinnish);
  const before = (await understandAll(tools, earlier)).at(-1);
  const turn = { tools, before, beforeText: earlier.at(-1) ?? '', language: languageOf(recent) };
  const questions = questionsIn(last).map((question) => toFinnishWords(question, turn.language));
  const isWhole = own !== undefined && own.score >= WHOLE;
  const all = questions.length > 1 && !isWhole ? await answerAll(turn, questions) : undefined;
  return all ?? (await answerOne(turn, inFinnish(last, recent.length - 1), own));
}

/** So like one of the shop's own is a turn that holds no second question. */
const WHOLE = 0.85;
/** So like one of them is a part that no topic knows. */
const SURELY = 0.7;

interface TurnContext {
  readonly tools: AssistantTools;
  readonly before: Understanding | undefined;
  /** The turn before, in Finnish. */
  readonly beforeText: string;
  readonly language: Language;
}

/** Several questions of one turn; undefined unless each has an answer of its own. */
async function answerAll({ tools, before, language }: TurnContext, texts: readonly string[]) {
  const understood = await understandAll(tools, texts, before);
  const topics = new Set(understood.map(({ topic }) => topic));
  const owns = await Promise.all(texts.map((text) => tools.findQuestion(text)));
  const isAnyUnknown = understood.some(
    ({ topic }, at) => topic === 'unknown' && (owns[at]?.score ?? 0) < SURELY,
  );
  if (topics.size < texts.length || isAnyUnknown) return undefined;
  const replies: Reply[] = [];
  for (const [at, text] of texts.entries()) {
    const context = { tools, before: understood[at - 1] ?? before, beforeText: '', language };
    replies.push(await answerOne(context, text, owns[at]));
  }
  const [first, ...others] = replies;
  const isEach = replies.every((each) => !each.isUnanswered && !asksBack(each));
  return first && isEach ? { ...joinAnswers(first, ...others), topic: first.topic } : undefined;
}

/** `own`: the likest question of the shop's own. */
async function answerOne(
  { tools, before, beforeText, language }: TurnContext,
  text: string,
  own: FoundPassage | undefined,
): Promise<Reply> {
  const [understood] = await understandAll(tools, [text], before);
  const isForeign = language !== 'fi';
  const answered: Reply =
    own?.score === 1
      ? { ...(await answerFromPassage(tools, own, '')), topic: 'faq' }
      : await answerUnderstood(tools, understood, { text, before: beforeText, own, isForeign });
  if (!isForeign) return answered;
  const foreign = { language, topic: answered.topic, details: understood?.details ?? {}, tools };
  return { ...(await answerInLanguage(answered, foreign)), topic: answered.topic };
}

/** Topics of a tyre's marks: one that is named is explained. */
const MARKED: ReadonlySet<Topic> = new Set(['markings', 'age', 'unknown']);

/** 'Siinä lukee 2319', after the age of tyres was asked. */
function isWeekOfMaking(before: string, text: string): boolean {
  const concepts = conceptsIn(before);
  return /(?<!\d)\d{4}(?!\d)/.test(text) && (concepts.has('age') || concepts.has('dot'));
}

interface Asked {
  readonly text: string;
  /** The question before it. */
  readonly before: string;
  /** The likest question of the shop's own. */
  readonly own: FoundPassage | undefined;
  readonly isForeign: boolean;
}

async function answerUnderstood(
  tools: AssistantTools,
  understood: Understanding | undefined,
  { text, before, own, isForeign }: Asked,
): Promise<Reply> {
  if (understood === undefined) return { ...(await answerUnknown(tools)), topic: 'unknown' };
  const { topic, rival, details } = understood;
  const marked = isWeekOfMaking(before, text) ? { ...details, text: `dot ${text}` } : details;
  if (MARKED.has(topic) && markLines(marked).length > 0) return { ...answerMarkings(marked), topic };
  // Passages are Finnish; an answer in the visitor's language is of more use.
  const isComposed = isForeign && hasForeignAnswer(topic);
  const passage = isComposed ? undefined : await betterPassage(tools, understood, text, own);
  if (passage) return { ...(await answerFromPassage(tools, passage, text)), topic };
  if (topic === 'unknown' && before !== '') {
    // 'Miksi ei vois olla isompi?' speaks of what was asked before.
    const both = `${before} ${text}`;
    const wider = await betterPassage(tools, understood, both, await tools.findQuestion(both));
    if (wider && hasAnyWord(wider, text)) return { ...(await answerFromPassage(tools, wider, both)), topic };
  }
  if (rival && isLikely(own)) return { ...(await answerFromPassage(tools, own, text)), topic };
  if (rival) return { ...answerChoice(topic, rival), topic: 'choice' };
  const named = topic === 'unknown' || topic === 'unserved' ? await answerNamed(tools, details) : undefined;
  if (named) return { ...named, topic };
  return { ...(await ANSWERS[topic]({ ...understood, tools, text })), topic };
}

/** What each text means after those before it. */
async function understandAll(
  tools: AssistantTools,
  texts: readonly string[],
  earlier?: Understanding,
): Promise<Understanding[]> {
  const { dog, dealerNetwork } = await tools.shop();
  const context = { today: helsinkiDay(tools.now()), dogName: dog.name, networkName: dealerNetwork.name };
  const all: Understanding[] = [];
  for (const text of texts) {
    const names = await tyreNames(tools, possibleNames(text));
    const before = all.at(-1) ?? earlier;
    const understood = understand(text, { ...context, names, before });
    const { size } = understood.details;
    const needsConfirming = understood.topic === 'tyres' && understood.isSizeGuessed && size !== undefined;
    all.push(needsConfirming ? { ...understood, asksAbout: size } : understood);
  }
  return all;
}

interface Turn extends Understanding {
  readonly tools: AssistantTools;
  readonly text: string;
}

const ANSWERS: Readonly<Record<Topic, (turn: Turn) => Answer | Promise<Answer>>> = {
  complaint: ({ tools }) => answerComplaint(tools),
  roadside: ({ tools }) => answerRoadside(tools),
  human: ({ tools }) => answerHuman(tools),
  identity: ({ tools, concepts }) => answerIdentity(tools, concepts.has('talkingTo')),
  dog: ({ tools, details }) => answerDog(tools, details),
  network: ({ tools }) => answerNetwork(tools),
  unserved: ({ tools }) => answerUnserved(tools),
  company: ({ tools, details }) => answerCompany(tools, details),
  'loose-wheel': ({ tools }) => answerLooseWheel(tools),
  'tyre-damage': ({ tools }) => answerTyreDamage(tools),
  'own-order': ({ tools }) => answerOwnOrder(tools),
  'own-booking': ({ tools }) => answerOwnBooking(tools),
  booking: ({ tools, details, concepts }) => answerTimes(tools, details, concepts),
  'own-tyres': ({ tools, concepts }) => answerOwnTyres(tools, concepts.has('when')),
  hours: ({ tools, details }) => answerHours(tools, details),
  price: ({ tools, details }) => answerPrice(tools, details),
  tyres: ({ tools, details, isSizeGuessed }) => answerTyres(tools, details, isSizeGuessed),
  fit: ({ details }) => answerFit(details),
  'all-season': ({ tools, details }) => answerAllSeason(tools, details),
  'studs-or-friction': ({ tools }) => answerUnknown(tools),
  season: ({ tools, details }) => answerSeason(tools, details),
  tread: ({ tools, details }) => answerTread(tools, details),
  age: ({ tools }) => answerAge(tools),
  markings: ({ details }) => answerMarkings(details),
  pressure: ({ tools, details }) => answerPressure(tools, details),
  'size-help': ({ details }) => answerSizeHelp(details),
  duration: ({ tools, details }) => answerDuration(tools, details),
  hotel: ({ tools, details }) => answerHotel(tools, details),
  financing: ({ tools, details }) => answerFinancing(tools, details),
  campaigns: ({ tools }) => answerCampaigns(tools),
  recycling: ({ tools }) => answerRecycling(tools),
  rims: ({ tools }) => answerRims(tools),
  contact: ({ tools, details }) => answerContact(tools, details),
  delivery: ({ tools }) => answerDelivery(tools),
  services: ({ tools }) => answerServices(tools),
  feedback: () =>
    answer('none', messages.feedback, {
      actions: [{ label: messages.actions.giveFeedback, href: FEEDBACK_PATH }],
    }),
  confirmed: () => answer('none', messages.nothingToConfirm),
  refused: () => answer('none', messages.refused),
  thanks: () => answer('none', messages.thanks),
  bye: () => answer('none', messages.bye),
  language: () => answer('none', messages.languages),
  greeting: () => answer('none', messages.greeting),
  unknown: ({ tools }) => answerUnknown(tools),
};

/** Two topics that the words speak for as much: the visitor says which of them is meant. */
function answerChoice(...topics: readonly Topic[]): Answer {
  return answer('none', messages.whichMeant, {
    actions: topics.flatMap((topic) => {
      const question = messages.choices[topic];
      return question === undefined ? [] : [{ label: question, href: '', ask: question }];
    }),
  });
}
