// Answers from what the shop publishes: the passage that covers a question best, quoted with its page.
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { promiseTexts } from '../../../shop-profile/promises.ts';
import { assistantMessages as messages } from '../../messages/assistant.ts';
import { hasVerdict } from './answers/answer-law.ts';
import { answer, waysToShop, type Answer } from './answers/answer.ts';
import { conceptsIn } from './concepts.ts';
import type { Details } from './details.ts';
import type { FoundPassage, Passage } from './passages/passage.ts';
import { quotePassage } from './passages/quote.ts';
import { QUIET_WORDS } from './passages/synonyms.ts';
import type { AssistantTools } from './tools.ts';
import type { Topic } from './topics.ts';
import { EMPTY_WORDS, fold, foldedWords } from './words.ts';

/** With less of the question covered the words met by chance. */
const LEAST_SCORE = 0.48;
const SHORTEST_QUOTE = 70;
/** With less the visitor is told that the passage may be beside the question. */
const SURE_SCORE = 0.55;

/** Topics whose usual answer is general: a passage that covers words which say nothing to the topic stands before it. */
const GENERAL: ReadonlySet<Topic> = new Set(['rims', 'services', 'hotel', 'size-help']);
/** Of these the shop has an answer only if it publishes one that names them. */
const NAMED = ['unserved', 'used', 'trailer'] as const;
const ASKED_BY_NAME = [...NAMED, 'pay', 'warranty'] as const;
const NAME_LETTERS = 8;
const HEADING_LETTERS = 4;
const WORD_LETTERS = 5;

/** How like a question of the shop's own must be to stand before a topic: more, the more that topic has to say. */
const LIKENESS = { same: 1, harm: 0.9, detailed: 0.85, plain: 0.72, own: 0.7, weak: 0.6, none: 0.5 } as const;
const TOPICS_OF: Readonly<Partial<Record<keyof typeof LIKENESS, readonly Topic[]>>> = {
  harm: ['complaint', 'roadside', 'loose-wheel', 'tyre-damage', 'human', 'identity', 'dog'],
  // Their answer is of this very day.
  detailed: ['hours', 'campaigns', 'fit', 'tread', 'tyres'],
  own: ['own-order', 'own-booking', 'own-tyres', 'company', 'financing'],
  weak: [
    ...GENERAL,
    'markings',
    'all-season',
    'contact',
    'duration',
    'season',
    'age',
    'delivery',
    'recycling',
    'pressure',
  ],
  none: ['unknown', 'unserved', 'studs-or-friction'],
};

/** 'Entä kitkat?' is about what was asked before. */
const CONTINUES = /^(?:(?:no|ai|joo|ok)\s)*(?:ja |enta|mites)/;

/** `isLawClear`: the law says yes or no to it. */
function leastLikeness(
  topic: Topic,
  details: Details,
  isLawClear: boolean,
  { passage }: FoundPassage,
): number {
  const { text = '', said, unread = [] } = details;
  // What somebody's own tyres are like stands in no text.
  const isOfOwn = topic === 'own-tyres' && (said?.has('when') === true || said?.has('tread') === true);
  if (isLawClear || isOfOwn || CONTINUES.test(fold(text))) return LIKENESS.same;
  const kind = Object.entries(TOPICS_OF).find(([, topics]) => topics.includes(topic))?.[0];
  const usual =
    Object.entries(LIKENESS).find(([name]) => name === kind)?.[1] ?? likenessOfWork(topic, details);
  if (isDetailed(topic, details)) return Math.max(usual, LIKENESS.detailed);
  const isOfHarm = kind === 'harm' || kind === 'own';
  // What the topic leaves unread speaks for the question that has it.
  if (!isOfHarm && unread.some((word) => hasWord(passage, word))) return likenessOfRest(usual);
  return topic === 'tyres' && isWithoutDetails(topic, details) ? LIKENESS.weak : usual;
}

/** What has data of its own still asks for more. */
function likenessOfRest(usual: number): number {
  return usual >= LIKENESS.detailed ? LIKENESS.own : LIKENESS.none;
}

/** Whether a question of the shop's own is asked with the word, in any form. */
function hasWord({ heading, ways = [] }: Passage, word: string): boolean {
  if (word.length < WORD_LETTERS) return false;
  const stem = word.slice(0, WORD_LETTERS);
  return foldedWords([heading, ...ways].join(' ')).some((each) => each.startsWith(stem));
}

/** Times are free at this very moment, and a price is that of its row. */
function likenessOfWork(topic: Topic, { question, said, vehicleType }: Details): number {
  if (topic === 'booking') return question === 'yes-no' ? LIKENESS.plain : LIKENESS.detailed;
  if (topic !== 'price') return LIKENESS.plain;
  if (question === 'how-much' || said?.has('price')) return LIKENESS.detailed;
  return question === 'yes-no' && vehicleType === undefined ? LIKENESS.weak : LIKENESS.plain;
}

function isDetailed(topic: Topic, details: Details): boolean {
  const { size, words, rim, vehicleType, count, euros, depthMm, days, time } = details;
  if (size !== undefined || words !== undefined) return true;
  const isPriced = topic === 'hotel' || topic === 'price' || topic === 'booking';
  return isPriced && [rim, vehicleType, count, euros, depthMm, days, time].some((each) => each !== undefined);
}

/** What says nothing of money answers no question of a price. */
const SPEAKS_OF_PRICE = /€|maks|hin[nt]|veloit|perit|alennu/iu;

function asksPrice(topic: Topic, { question, said }: Details): boolean {
  return topic === 'price' && (question === 'how-much' || said?.has('price') === true);
}

/** Of nearly every question. */
const USUAL =
  'tyre wheel may must wants stock change drive allowed greeting more no yes contact own mine left';
/** So like is a question that shares no more than its usual words. */
const ALIKE = 0.9;

/** Whether the shop's question has anything in common with this one beside the usual words. */
function isOfSameMatter({ passage, score }: FoundPassage, topic: Topic, details: Details): boolean {
  if (asksPrice(topic, details) && !SPEAKS_OF_PRICE.test(passage.text)) return false;
  const usual = USUAL.split(' ');
  const distinctive = [...(details.said ?? [])].filter((concept) => !usual.includes(concept));
  const ofPassage = conceptsIn([passage.heading, ...(passage.ways ?? [])].join(' . '));
  return score >= ALIKE || distinctive.length === 0 || distinctive.some((concept) => ofPassage.has(concept));
}

const SHORT_STEM = 4;

/** Whether the shop has a question with the very word that it has no tool for. */
function isAskedByName({ passage }: FoundPassage, text: string): boolean {
  const words = foldedWords([passage.heading, ...(passage.ways ?? [])].join(' '));
  return foldedWords(text)
    .filter((word) => ASKED_BY_NAME.some((concept) => conceptsIn(word).has(concept)))
    .some((word) => words.some((each) => each.startsWith(word.slice(0, SHORT_STEM))));
}

/**
 * The passage that answers better than the topic would; undefined where the topic has an answer of its own.
 * `own`: the likest question of the shop's own.
 */
export async function betterPassage(
  tools: AssistantTools,
  { topic, details }: { topic: Topic; details: Details },
  text: string,
  own: FoundPassage | undefined,
): Promise<FoundPassage | undefined> {
  const isLawClear = topic === 'season' && hasVerdict(details, helsinkiDay(tools.now()));
  if (topic === 'unserved' && own && isAskedByName(own, text)) return { ...own, score: 1 };
  const isAbout = own !== undefined && isOfSameMatter(own, topic, details);
  if (isAbout && own.score >= leastLikeness(topic, details, isLawClear, own)) return { ...own, score: 1 };
  const least = leastScore(topic, details);
  if (least === undefined) return undefined;
  const found = await tools.findPassages(text);
  const best = topic === 'unserved' ? found.find((each) => isNamed(each, text)) : found[0];
  const isByChance = topic === 'unknown' && best !== undefined && !isOnSubject(best, text);
  return best && best.score >= least && !isByChance ? best : undefined;
}

/** A passage that covers less is only meant when its heading has a word of the question, or its text all of them. */
const COVERING_SCORE = 0.8;
const LEAST_LETTERS = 4;

function isOnSubject({ passage, score }: FoundPassage, text: string): boolean {
  const stems = foldedWords(text)
    .filter((word) => word.length >= LEAST_LETTERS && !EMPTY_WORDS.has(word))
    .map((word) => word.slice(0, HEADING_LETTERS));
  const met = (words: readonly string[]) =>
    stems.filter((stem) => words.some((word) => word.startsWith(stem))).length;
  return (
    score >= COVERING_SCORE ||
    met(foldedWords([passage.heading, ...(passage.ways ?? [])].join(' '))) > 0 ||
    (stems.length > 1 && met(foldedWords(passage.text)) === stems.length)
  );
}

/** How much of the question a passage must cover to stand before the topic's own answer. */
function leastScore(topic: Topic, details: Details): number | undefined {
  const { unread = [], tags, said } = details;
  const isSpecific =
    unread.length > 0 ||
    tags !== undefined ||
    details.loadIndex !== undefined ||
    said?.has('snowMark') === true;
  if (topic === 'unknown') return LEAST_SCORE;
  if (topic === 'studs-or-friction') return LEAST_SCORE;
  if (topic === 'unserved') return SURE_SCORE;
  if (topic === 'markings') return isSpecific ? LEAST_SCORE : 0.95;
  if (unread.length > 0 && isWithoutDetails(topic, details)) return 0.45;
  if (!GENERAL.has(topic) || !isSpecific) return undefined;
  return unread.length > 1 ? SURE_SCORE : 0.75;
}

/** Whether the passage has the very word that the shop has no tool for. */
function isNamed({ passage }: FoundPassage, text: string): boolean {
  const named = foldedWords(text).filter((word) => NAMED.some((concept) => conceptsIn(word).has(concept)));
  const words = foldedWords(`${passage.heading} ${passage.text}`);
  return named.some((name) => words.some((word) => word.startsWith(name.slice(0, NAME_LETTERS))));
}

const PRICED = ['price', 'costs', 'free', 'include', 'vat', 'sum', 'more'] as const;

/** 'Mikä on rengaskokosi?' or the whole price list would follow. */
function isWithoutDetails(topic: Topic, details: Details): boolean {
  const { size, rim, words, work, said, vehicleType, question, count } = details;
  if (topic === 'tyres') {
    const isShopping = said?.has('price') || said?.has('stock') || said?.has('cheap');
    return size === undefined && rim === undefined && words === undefined && !isShopping;
  }
  const isPriced = PRICED.some((concept) => said?.has(concept));
  const isAsking = question !== undefined && question !== 'how-much' && count === undefined;
  return topic === 'price' && work !== 'repair' && vehicleType === undefined && isAsking && !isPriced;
}

export async function answerFromPassage(
  tools: AssistantTools,
  { passage, score }: FoundPassage,
  text: string,
): Promise<Answer> {
  const { heading, path, source, ways } = passage;
  const isSure = score >= SURE_SCORE;
  // What the shop answers to a question needs no heading.
  const quote = ways ? passage.text : messages.quoted(heading, quoteOf(passage, text));
  return answer('articlesAndFaq', [isSure ? '' : messages.perhapsThis, quote], {
    sources: [{ title: source, href: path }],
    actions: waysToShop(await tools.shop(), ways !== undefined),
    isUnanswered: !isSure,
  });
}

/** A sentence that only leads elsewhere says nothing: then the passage is quoted by its own heading. */
function quoteOf(passage: Passage, text: string): string {
  const quote = quotePassage(passage, text);
  return quote.length < SHORTEST_QUOTE ? quotePassage(passage, passage.heading) : quote;
}

/** The shop's own words on how long work takes. */
export async function answerDuration(tools: AssistantTools, { said }: Details): Promise<Answer> {
  const [best] = await tools.findPassages(messages.durationQuestion);
  if (!best || best.score < SURE_SCORE) return answerUnknown(tools);
  const found = await answerFromPassage(tools, best, messages.durationQuestion);
  const waiting = said?.has('waiting') ? promiseTexts((await tools.shop()).promises).worksWhileYouWait : '';
  return { ...found, text: [waiting, found.text].filter(Boolean).join('\n') };
}

/** Whether the passage has a word of the text that says something. */
export function hasAnyWord({ passage }: FoundPassage, text: string): boolean {
  const distinctive = foldedWords(text).filter(
    (word) => word.length >= LEAST_LETTERS && !EMPTY_WORDS.has(word) && !QUIET_WORDS.has(word),
  );
  const words = foldedWords([passage.heading, ...(passage.ways ?? []), passage.text].join(' '));
  return distinctive.some((word) => words.some((each) => each.startsWith(word.slice(0, WORD_LETTERS))));
}

/** A choice of meanings is no answer where the shop's own question comes near. */
const LIKELY = 0.42;

export function isLikely(own: FoundPassage | undefined): own is FoundPassage {
  return own !== undefined && own.score >= LIKELY;
}

/** The shop's own answer to one of its usual questions, where the words name only its subject. */
export async function answerNamed(tools: AssistantTools, { said }: Details): Promise<Answer | undefined> {
  const named = (['priceMatch', 'prepay', 'penalty'] as const).find((concept) => said?.has(concept));
  if (named === undefined) return undefined;
  const found = await tools.findQuestion(messages.questionOf[named]);
  return found && found.score >= LIKENESS.detailed ? answerFromPassage(tools, found, '') : undefined;
}

export async function answerUnknown(tools: AssistantTools): Promise<Answer> {
  return answer('none', messages.unknown, { actions: waysToShop(await tools.shop()), isUnanswered: true });
}
