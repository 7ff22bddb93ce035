// Answers from what the shop publishes: the passage that covers a question best, quoted with its page.
import { promiseTexts } from '../../../shop-profile/promises.ts';
import { assistantMessages as messages } from '../../messages/assistant.ts';
import { answer, waysToShop, type Answer } from './answers/answer.ts';
import { conceptsIn } from './concepts.ts';
import type { Details } from './details.ts';
import type { FoundPassage, Passage } from './passages/passage.ts';
import { quotePassage } from './passages/quote.ts';
import type { AssistantTools } from './tools.ts';
import type { Topic } from './topics.ts';
import { EMPTY_WORDS, foldedWords } from './words.ts';

/** With less of the question covered the words met by chance. */
const LEAST_SCORE = 0.4;
const SHORTEST_QUOTE = 70;
/** With less the visitor is told that the passage may be beside the question. */
const SURE_SCORE = 0.55;

/** Topics whose usual answer is general: a passage that covers words which say nothing to the topic stands before it. */
const GENERAL: ReadonlySet<Topic> = new Set([
  'pressure',
  'rims',
  'services',
  'hotel',
  'size-help',
  'delivery',
  'recycling',
]);
/** Of these the shop has an answer only if it publishes one that names them. */
const NAMED = ['unserved', 'used', 'trailer'] as const;
const NAME_LETTERS = 8;
const HEADING_LETTERS = 4;

/** The passage that answers better than the topic would; undefined where the topic has an answer of its own. */
export async function betterPassage(
  tools: AssistantTools,
  topic: Topic,
  details: Details,
  text: string,
): Promise<FoundPassage | undefined> {
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
    met(foldedWords(passage.heading)) > 0 ||
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
function isWithoutDetails(topic: Topic, { size, rim, words, work, said, vehicleType, count }: Details) {
  if (topic === 'tyres') {
    const isShopping = said?.has('price') || said?.has('stock') || said?.has('cheap');
    return size === undefined && rim === undefined && words === undefined && !isShopping;
  }
  const isPriced = PRICED.some((concept) => said?.has(concept));
  return (
    topic === 'price' && work !== 'repair' && vehicleType === undefined && !isPriced && count === undefined
  );
}

export async function answerFromPassage(
  tools: AssistantTools,
  { passage, score }: FoundPassage,
  text: string,
): Promise<Answer> {
  const { heading, path, source } = passage;
  const isSure = score >= SURE_SCORE;
  return answer(
    'articlesAndFaq',
    [isSure ? '' : messages.perhapsThis, messages.quoted(heading, quoteOf(passage, text))],
    {
      sources: [{ title: source, href: path }],
      actions: waysToShop(await tools.shop()),
      isUnanswered: !isSure,
    },
  );
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

export async function answerUnknown(tools: AssistantTools): Promise<Answer> {
  return answer('none', messages.unknown, { actions: waysToShop(await tools.shop()), isUnanswered: true });
}
