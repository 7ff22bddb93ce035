// The built-in assistant: understands a question by rules, calls one tool and answers with its result. No model, no key.
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { FEEDBACK_PATH } from '../../../feedback/paths.ts';
import { assistantMessages as messages } from '../../messages/assistant.ts';
import { usualQuestions } from '../../messages/usual-questions.ts';
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
import { answerAbroad, answerSeason, answerTread } from './answers/answer-law.ts';
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
import { answer, joinAnswers, waysToShop, type Action, type Answer } from './answers/answer.ts';
import { conceptsIn, hasAny } from './concepts.ts';
import type { Work } from './details.ts';
import type { Intent } from './intents/intents.ts';
import { isSmallTalk, isUrgent, type Topic } from './intents/topics.ts';
import { answerInLanguage } from './languages/answer-in-language.ts';
import { languageOf, toFinnishWords, type Language } from './languages/languages.ts';
import { questionKindOf, questionsIn } from './question-kind.ts';
import {
  answerDuration,
  answerFromPassage,
  answerPublished,
  answerUnknown,
  coveringPassage,
} from './retrieval.ts';
import type { AssistantTools } from './tools.ts';
import { tyreNames } from './tyre-names.ts';
import { SURE, possibleNames, understand, type Understanding } from './understanding.ts';
import { EMPTY_WORDS, fold, foldedWords } from './words.ts';

export interface Reply extends Answer {
  readonly topic: Topic | 'faq' | 'choice' | 'unknown';
}

/** How many earlier questions still colour a new one. */
const REMEMBERED = 6;
/** Of one turn so many questions are answered. */
const MOST_QUESTIONS = 3;
/** So sure a question stands by itself in a turn of several. */
const OWN_QUESTION = 0.6;
/** What is no question by its form must be surer: most of it only explains. */
const STATED = 0.85;

/**
 * Answers the last of a visitor's turns; what earlier turns said stays known until it is changed.
 * Nothing the visitor wrote becomes part of an answer but a size, a sum and a day that were recognised as such.
 */
export async function reply(tools: AssistantTools, turns: readonly string[]): Promise<Reply> {
  const recent = turns.slice(-REMEMBERED);
  const last = recent.at(-1) ?? '';
  const language = languageOf(recent);
  const inFinnish = (text: string, at: number) => saidIn(text, languageOf(recent.slice(0, at + 1)));
  const earlier = recent.slice(0, -1).map(inFinnish);
  const before = (await understandAll(tools, earlier)).at(-1);
  const talk = { tools, before, language };
  const said = saidIn(last, language);
  const [whole] = await understandAll(tools, [said], before);
  const parts = questionsIn(last).map((question) => saidIn(question, language));
  const questions = whole?.share === 1 || parts.length === 1 ? [] : await ownQuestions(talk, parts);
  if (questions.length < 2) return answerOne(talk, whole, said.text);
  const replies: Reply[] = [];
  for (const question of questions.slice(0, MOST_QUESTIONS)) {
    replies.push(await answerOne(talk, question.understood, question.said.text));
  }
  const [first, ...others] = replies;
  return first ? { ...joinAnswers(first, ...others), topic: first.topic } : answerOne(talk, whole, said.text);
}

/** A text in the Finnish words that are understood, and as it was written. */
interface Said {
  readonly text: string;
  readonly original: string;
}

function saidIn(original: string, language: Language): Said {
  return { text: toFinnishWords(original, language), original };
}

interface Talk {
  readonly tools: AssistantTools;
  readonly before: Understanding | undefined;
  readonly language: Language;
}

interface Question {
  readonly said: Said;
  readonly understood: Understanding;
}

/** The questions of a turn that ask for different things; what is unclear by itself belongs to the one before it. */
async function ownQuestions({ tools, before }: Talk, parts: readonly Said[]): Promise<Question[]> {
  const questions: Question[] = [];
  let context: Said | undefined;
  for (const part of parts) {
    const last = questions.at(-1);
    const said = context ? joinedTexts(context, part) : part;
    const [understood] = await understandAll(tools, [said], last?.understood ?? before);
    if (!understood || isSmallTalk(understood.intent)) continue;
    const isAsked = part.original.endsWith('?') || questionKindOf(part.original) !== undefined;
    const isClear = understood.share >= (isAsked ? OWN_QUESTION : STATED);
    if (isClear && understood.intent !== last?.understood.intent) {
      questions.push({ said, understood });
      context = undefined;
    } else if (last && isAsked && (await addSign(questions, part, { tools, before }))) {
      context = undefined;
    } else if (last) {
      const both = joinedTexts(last.said, said);
      const [together] = await understandAll(tools, [both], before);
      if (together) questions.splice(-1, 1, { said: both, understood: together });
    } else {
      context = said;
    }
  }
  return questions;
}

/** Asked by a sign that is sure wherever it stands, beside a question of another kind: it has an answer of its own. */
async function addSign(
  questions: Question[],
  part: Said,
  { tools, before }: Pick<Talk, 'tools' | 'before'>,
): Promise<boolean> {
  const last = questions.at(-1);
  const usual = signedQuestion(part.text, last?.understood.details.work);
  if (!last || usual === undefined) return false;
  const said = { text: usual, original: usual };
  const [understood] = await understandAll(tools, [said], last.understood ?? before);
  if (!understood || understood.share < SURE || understood.intent === last.understood.intent) return false;
  questions.push({ said, understood });
  return true;
}

/** What a part of a message asks for that says little by itself, as it is usually asked. */
function signedQuestion(text: string, work: Work | undefined): string | undefined {
  const line = fold(text);
  const { booking, penalty, duration, durationOf } = usualQuestions;
  if (/(?:pitaa|tarvi|pakko|taytyy)\S*\s(?:\S+\s){0,2}(?:vara|aja[tn]\b|aika)/.test(line)) return booking;
  if (/\bsak(?:ko|on|ot|koa)|rangaistu/.test(line)) return penalty;
  if (questionKindOf(text) !== 'how-long') return undefined;
  return work === 'repair' || work === 'balancing' ? durationOf[work] : duration;
}

function joinedTexts(one: Said, other: Said): Said {
  return { text: `${one.text} ${other.text}`, original: `${one.original} ${other.original}` };
}

async function answerOne(
  { tools, before, language }: Talk,
  understood: Understanding | undefined,
  text: string,
): Promise<Reply> {
  const answered = understood
    ? await answerUnderstood({ ...understood, tools, text, before })
    : { ...(await answerUnknown(tools)), topic: 'unknown' as const };
  if (language === 'fi') return answered;
  const isCertain = (understood?.share ?? 0) >= CERTAIN;
  const foreign = { language, topic: answered.topic, details: understood?.details ?? {}, isCertain, tools };
  return { ...(await answerInLanguage(answered, foreign)), topic: answered.topic };
}

/** With less the second likeliest is offered beside the answer. */
const CERTAIN = 0.6;
/** With less even the likeliest is not worth asking about. */
const LEAST_SHARE = 0.25;

async function answerUnderstood(turn: Turn): Promise<Reply> {
  const { tools, share, intent, rival, text } = turn;
  if (share >= CERTAIN || isSmallTalk(intent)) return answerIntent(turn);
  if (share >= SURE || isOneMatter(turn)) {
    const answered = await answerIntent(turn);
    return { ...answered, actions: [...choices(rival ? [rival] : []), ...answered.actions] };
  }
  const passage = await coveringPassage(tools, text);
  if (passage) return { ...(await answerFromPassage(tools, passage, text)), topic: 'unknown' };
  if (share < LEAST_SHARE) return { ...(await answerUnknown(tools)), topic: 'unknown' };
  const actions = choices(rival ? [intent, rival] : [intent]);
  if (actions.length < 2) {
    const unknown = await answerUnknown(tools);
    return { ...unknown, actions: [...actions, ...unknown.actions], topic: 'unknown' };
  }
  const ways = waysToShop(await tools.shop());
  return { ...answer('none', messages.whichMeant, { actions: [...actions, ...ways] }), topic: 'choice' };
}

/** So many times as likely as the second is a lead. */
const LEAD = 2;
/** With less even a lead says little. */
const LEAST_LEADING = 0.3;
/** So much of it lies within one matter. */
const TOGETHER = 0.5;
const STEM_LETTERS = 5;

/** Whether the two likeliest are nearly the same question, or the first leads clearly: then asking which was meant helps nobody. */
function isOneMatter({ share, intent, rival, rivalShare }: Turn): boolean {
  if (share < LEAST_LEADING || isUrgent(rival)) return false;
  if (share >= LEAD * rivalShare) return true;
  const [stems, others] = [intent, rival].map(
    (each) => new Set(wordsOf(each).map((word) => word.slice(0, STEM_LETTERS))),
  );
  return share + rivalShare >= TOGETHER && [...(stems ?? [])].some((stem) => others?.has(stem));
}

/** What the question that stands for an intent speaks of. */
function wordsOf(intent: Intent | undefined): string[] {
  const question = typeof intent === 'object' ? intent.heading : messages.choices[intent ?? ''];
  const isOwn = (word: string) => word.length >= STEM_LETTERS && !EMPTY_WORDS.has(word) && !COMMON.test(word);
  return foldedWords(question ?? '').filter(isOwn);
}

/** In nearly every question of a tyre shop. */
const COMMON = /^(?:ren[gk]|ajaa|kestaa|maksa|teill|onko|miksi|kuink|kannat)/;

async function answerIntent(turn: Turn): Promise<Reply> {
  // Nobody leaves with the first word.
  if (
    turn.intent === 'bye' &&
    !turn.before &&
    turn.details.text &&
    foldedWords(turn.details.text).length === 1
  ) {
    return answerIntent({ ...turn, intent: 'greeting' });
  }
  const { tools, intent, before, details, text } = turn;
  if (isOfLawAbroad(turn)) return { ...(await answerAbroad(tools, details)), topic: 'season' };
  if (typeof intent !== 'string') {
    return { ...(await answerFromPassage(tools, { passage: intent, score: 1 }, text)), topic: 'faq' };
  }
  // 'Siinä lukee 2319', after the age of tyres was asked.
  const isOfAge = before?.subject === 'age' || before?.subject === 'markings';
  const marked = isOfAge && /(?<!\d)\d{4}(?!\d)/.test(text) ? { ...details, text: `dot ${text}` } : details;
  if (MARKED.has(intent) && markLines(marked).length > 0) return { ...answerMarkings(marked), topic: intent };
  return { ...(await ANSWERS[intent](turn)), topic: intent };
}

/** What of the law may be asked of another country. */
const OF_LAW: ReadonlySet<Intent> = new Set<Topic>(['season', 'tread', 'studs-or-friction', 'all-season']);

function isOfLawAbroad({ intent, details: { isAbroad } }: Turn): boolean {
  if (!isAbroad) return false;
  const isPage =
    typeof intent !== 'string' && hasAny(conceptsIn(intent.heading), 'studded winter summer penalty trailer');
  return OF_LAW.has(intent) || isPage;
}

/** Topics of a tyre's marks: one that is named is explained. */
const MARKED: ReadonlySet<Topic> = new Set(['markings', 'age']);

/** What each text means after those before it. */
async function understandAll(
  tools: AssistantTools,
  turns: readonly Said[],
  earlier?: Understanding,
): Promise<Understanding[]> {
  const { dog, dealerNetwork } = await tools.shop();
  const context = {
    today: helsinkiDay(tools.now()),
    dogName: dog.name,
    networkName: dealerNetwork.name,
    rank: await tools.readIntents(),
  };
  const all: Understanding[] = [];
  for (const { text, original } of turns) {
    const names = await tyreNames(tools, possibleNames(text));
    const before = all.at(-1) ?? earlier;
    const understood = understand(text, { ...context, original, names, before });
    const { size } = understood.details;
    const needsConfirming = understood.intent === 'tyres' && understood.isSizeGuessed && size !== undefined;
    all.push(needsConfirming ? { ...understood, asksAbout: size } : understood);
  }
  return all;
}

interface Turn extends Understanding {
  readonly tools: AssistantTools;
  readonly text: string;
  readonly before: Understanding | undefined;
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
  fit: ({ tools, details }) =>
    details.otherSize ? answerFit(details) : answerPublished(tools, messages.fitQuestion),
  'all-season': ({ tools, details }) => answerAllSeason(tools, details),
  'studs-or-friction': ({ tools }) => answerPublished(tools, messages.choices['studs-or-friction'] ?? ''),
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
};

/** What may have been meant, for the visitor to say which. */
function choices(intents: readonly Intent[]): Action[] {
  return intents.flatMap((intent) => {
    const question = typeof intent === 'string' ? messages.choices[intent] : intent.heading;
    return question === undefined ? [] : [{ label: question, href: '', ask: question }];
  });
}
