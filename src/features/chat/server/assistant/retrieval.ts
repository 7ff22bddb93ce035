// Answers from what the shop publishes: one of its own questions, or the passage that covers a question best, quoted with its page.
import { capitalise } from '../../../../platform/contract/text.ts';
import { BOOKING_PATH } from '../../../bookings/paths.ts';
import { searchPath } from '../../../catalogue/paths.ts';
import { weekText } from '../../../opening-hours/opening-hours.ts';
import { SEASON_PATH } from '../../../season/paths.ts';
import { formatAddress } from '../../../shop-profile/shop-profile.ts';
import { assistantMessages as messages } from '../../messages/assistant.ts';
import { closedLines } from './answers/answer-hours.ts';
import { answer, waysToShop, type Action, type Answer } from './answers/answer.ts';
import { conceptsIn, hasAny } from './concepts.ts';
import type { FoundPassage, Passage } from './passages/passage.ts';
import { quotePassage } from './passages/quote.ts';
import { questionKindOf } from './question-kind.ts';
import type { AssistantTools } from './tools.ts';
import { EMPTY_WORDS, fold, foldedWords } from './words.ts';

/** With less of the question covered the words met by chance. */
const MIN_SCORE = 0.7;
const MIN_QUOTE_LENGTH = 70;
/** Below this score the visitor is warned that the passage may not answer the question. */
const SURE_SCORE = 0.8;
/** A passage that covers less is only meant when its heading has a word of the question. */
const COVERING_SCORE = 0.9;
const MIN_LETTERS = 4;
const LONG_STEM = 6;
/** Why nobody answers the phone, which outside the hours has a plainer reason. */
const UNANSWERED_PHONE = /puhelimeen ei vastata/u;
const PHONE = /puh|luur|soit|vasta/;
/** The shop's words lead to its mail without giving the address. */
const NAMES_MAIL =
  /(?:laheta|puhelimitse|soita)[^.]{0,30} (?:tai )?(?:laheta )?sahkoposti|sahkopostiin\.|sahkopostilla\./;

/** The passage that covers the question, where no intent is likely. */
export async function coveringPassage(
  tools: AssistantTools,
  text: string,
): Promise<FoundPassage | undefined> {
  // A single word is met anywhere.
  if (stemsOf(text).length < 2) return undefined;
  const found = await tools.findPassages(text);
  const [best] = found;
  if (best && best.score >= MIN_SCORE && isOnSubject(best, text)) return best;
  const named = longStemsOf(text);
  const isNamed = ({ passage: { ways, heading } }: FoundPassage) =>
    ways !== undefined && longStemsOf(heading).some((stem) => named.includes(stem));
  // Of little certainty, so it is said to be a guess.
  const one = found.find(isNamed);
  return one && { ...one, score: 0 };
}

/** Beginnings of long words that no tool speaks of: 'vararengas' and 'vararenkaan'. */
function longStemsOf(text: string): string[] {
  return foldedWords(text)
    .filter((word) => word.length > LONG_STEM && conceptsIn(word).size === 0 && !EMPTY_WORDS.has(word))
    .map((word) => word.slice(0, LONG_STEM));
}

function isOnSubject({ passage, score }: FoundPassage, text: string): boolean {
  const heading = foldedWords(passage.heading);
  return (
    score >= COVERING_SCORE || stemsOf(text).some((stem) => heading.some((word) => word.startsWith(stem)))
  );
}

function stemsOf(text: string): string[] {
  return foldedWords(text)
    .filter((word) => word.length >= MIN_LETTERS && !EMPTY_WORDS.has(word) && !/^(?:auto|ren[gk])/.test(word))
    .map((word) => word.slice(0, MIN_LETTERS));
}

export async function answerFromPassage(
  tools: AssistantTools,
  { passage, score }: FoundPassage,
  text: string,
): Promise<Answer> {
  const { heading, path, source, ways } = passage;
  const shop = await tools.shop();
  const address = /osoite on yhteystie/u.test(passage.text) ? formatAddress(shop.address) : '';
  const mail = NAMES_MAIL.test(fold(passage.text)) ? shop.salesEmail : '';
  const isOfPhone = UNANSWERED_PHONE.test(passage.text) && PHONE.test(fold(text));
  const now = isOfPhone ? closedLines(await tools.hours(), tools.now()) : [];
  const isOfTime = questionKindOf(text) === 'when' || hasAny(conceptsIn(text), 'morning evening open');
  const hours = isOfTime && OF_HOURS.test(passage.text) ? await weekOf(tools) : '';
  const isSure = score >= SURE_SCORE;
  // What the shop answers to a question needs no heading.
  const quote = ways ? withoutOtherVerdict(passage, text) : messages.quoted(heading, quoteOf(passage, text));
  const where = address === '' ? '' : messages.addressLine(address);
  const mailed = mail === '' ? '' : messages.mailLine(mail);
  return answer('articlesAndFaq', [isSure ? '' : messages.perhapsThis, ...now, quote, hours, where, mailed], {
    sources: [{ title: source, href: path }],
    actions: [...namedPages(passage.text), ...waysToShop(shop)],
    isUnanswered: !isSure,
  });
}

/** The shop's words lead to its hours without telling them. */
const OF_HOURS = /aukiolo/u;

async function weekOf(tools: AssistantTools): Promise<string> {
  const { schedule } = await tools.hours();
  return messages.week(weekText(schedule.week));
}

/** A yes or no at the beginning of the shop's words, and what the question that it belongs to asks: whether one may, must or can. */
const VERDICT = /^(?:Kyll\u00E4|Ei(?: \p{L}+)?|Voit?|Voi saada|Saat?)[:.]\s+/u;
const MODAL_VERBS = [/\b(?:pita|taytyy|tarvi|pakko)/, /\b(?:saa|voi|onnistu|kay|paase|ehti)/, /\bkannat/];

/** 'Ei tarvitse' answers whether wheels must be washed, and not whether the shop washes them. */
function withoutOtherVerdict({ heading, text }: Passage, question: string): string {
  const verbOf = (asked: string) => MODAL_VERBS.findIndex((verb) => verb.test(fold(asked)));
  const [asked, answered] = [verbOf(question), verbOf(heading)];
  const isOpen = asked < 0 && !ASKS_OF_SHOP.test(fold(question));
  const isSame = questionKindOf(question) === 'yes-no' && (isOpen || asked === answered);
  return isSame || question === heading ? text : capitalise(text.replace(VERDICT, ''));
}

/** 'Pesettekö', 'teettekö' */
const ASKS_OF_SHOP = /tte(?:ko|ks)\b/;

/** Pages that the shop's words name, as buttons. */
const PAGES: readonly (readonly [RegExp, Action])[] = [
  [/ajanvarauksesta|varata verkossa/iu, { label: messages.actions.book, href: BOOKING_PATH }],
  [/rengashau[ns]|rengashaku/iu, { label: messages.actions.search, href: searchPath() }],
  [/Rengaskausi-siv/u, { label: messages.sources.season, href: SEASON_PATH }],
];

function namedPages(text: string): Action[] {
  return PAGES.flatMap(([pattern, page]) => (pattern.test(text) ? [page] : []));
}

/** A sentence that only leads elsewhere is no answer: then the passage is quoted by its own heading. */
function quoteOf(passage: Passage, text: string): string {
  const quote = quotePassage(passage, text);
  return quote.length < MIN_QUOTE_LENGTH ? quotePassage(passage, passage.heading) : quote;
}

/** The shop's own words on a usual question. */
export async function answerPublished(tools: AssistantTools, question: string): Promise<Answer> {
  const found = await tools.findPassages(question);
  const best = found.find(({ passage }) => passage.heading === question) ?? found[0];
  return best && best.score >= SURE_SCORE ? answerFromPassage(tools, best, question) : answerUnknown(tools);
}

export async function answerUnknown(tools: AssistantTools): Promise<Answer> {
  return answer('none', messages.unknown, { actions: waysToShop(await tools.shop()), isUnanswered: true });
}
