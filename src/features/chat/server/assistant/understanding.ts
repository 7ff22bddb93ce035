// What a visitor asks: the likeliest intent and what is known about it, from the words now and what was asked before.
import type { IsoDay } from '../../../../platform/contract/dates.ts';
import type { TyreSize } from '../../../catalogue/size/tyre-size.ts';
import { conceptsIn, type Concept } from './concepts.ts';
import { carIn } from './details/cars.ts';
import { detailsOf, readTyres, type Details } from './details/details.ts';
import { bareFigure, detailsInTalk } from './details/talk-details.ts';
import { isStorage, withoutWorks } from './details/works.ts';
import { namesMaker, TYRE_NAME } from './intents/features.ts';
import type { Intent, RankedIntent, RankIntents } from './intents/intents.ts';
import type { Before } from './intents/named-tyre-signs.ts';
import { plainIntent } from './intents/plain-signs.ts';
import { narrowerFirst } from './intents/same-question.ts';
import { isEveryday, isSmallTalk, isUrgent, type Topic } from './intents/topics.ts';
import { withOriginal } from './languages/languages.ts';
import type { Passage } from './passages/passage.ts';
import { conceptsOf, plainText, type OwnNames } from './reading.ts';
import { isSameName } from './tyre-names.ts';
import { countOwnWords, EMPTY_WORDS, fold, foldedWords } from './words.ts';

export interface Understanding {
  /** A tool's topic, or one of the shop's own questions. */
  readonly intent: Intent;
  /** How likely it is, of 1. */
  readonly share: number;
  /** The second likeliest. */
  readonly rival?: Intent;
  readonly rivalShare: number;
  /** Topic of the conversation, small talk aside, and the words that show it. */
  readonly subject: Intent;
  readonly subjectText: string;
  readonly details: Details;
  readonly concepts: ReadonlySet<Concept>;
  /** The size was pieced together from digits alone: to be confirmed before it is answered. */
  readonly isSizeGuessed: boolean;
  /** Waiting for a yes to this size. */
  readonly asksAbout?: TyreSize;
}

export interface UnderstandingContext extends OwnNames {
  readonly today: IsoDay;
  /** The same in the visitor's own language. */
  readonly original?: string | undefined;
  readonly rank: RankIntents;
  /** Those of the words that the catalogue knows as names; without it all that were left over. */
  readonly names?: readonly string[] | undefined;
  readonly before?: Understanding | undefined;
}

/** With less it is a guess. */
export const SURE = 0.4;
/** Certainty from which a turn is clear by itself. */
const CLEAR = 0.6;
/** Certainty of what details alone show. */
const PLAIN = 0.9;
/** Harm and disputes are taken up even where they are not certain. */
const URGENT_SHARE = 0.3;
/** An apology out of place helps nobody. */
const COMPLAINT_SHARE = 0.5;

/** Details stay through the conversation until a later turn changes them ('entä kitkat?', '205/55R16', 'ja pakuun?'). */
export function understand(written: string, surroundings: UnderstandingContext): Understanding {
  const { before } = surroundings;
  const text = plainText(written);
  const concepts = conceptsOf(text, surroundings);
  const now = detailsNow(text, concepts, { ...surroundings, original: surroundings.original ?? written });
  const { original = written } = surroundings;
  const asked = withoutNames(original === written ? text : withOriginal(text, original), now.words ?? []);
  const isSizeGuessed = isGuessed(text, now);
  const { ranked, isAlone, isOpen, sure } = rankInTalk(asked, concepts, surroundings);
  const talk = { before: withNearTopic(surroundings), isClear: sure >= CLEAR };
  const [best, second] = plainFirst(urgentFirst(narrowerFirst(ranked, asked)), now, talk);
  const intent = best?.label ?? 'unserved';
  const continues = before !== undefined && isSmallTalk(intent);
  const subject = continues ? before.subject : intent;
  const understood: Understanding = {
    intent,
    share: best?.share ?? 0,
    ...(second && { rival: second.label }),
    rivalShare: second?.share ?? 0,
    subject,
    subjectText: isOpen && before ? `${before.subjectText} ${asked}`.slice(-MAX_SUBJECT) : asked,
    concepts,
    isSizeGuessed,
    details: before
      ? detailsInTalk({
          before: before.details,
          now,
          earlier: before.subject,
          subject,
          isContinued: !isAlone || subject === before.subject,
        })
      : now,
  };
  return before?.asksAbout ? answeredSize(understood, before) : understood;
}

/** Seven digits may be anything, unless a kind or a price of tyres is next to them. */
function isGuessed(text: string, { size, winterType, season, price, tags }: Details): boolean {
  const isOfTyres = (winterType ?? season ?? price ?? tags) !== undefined;
  return size !== undefined && !isOfTyres && /(?<!\d)\d{7}(?!\d)/.test(text);
}

/** 'Entä ilman säilytystä?', 'pesun hinta, jos en jätä hotelliin' */
const WITHOUT_STORAGE =
  /(?<!\p{L})(?:ilman|(?:en|ei|emme)\s(?:j[\u00E4a]t|s[\u00E4a]ilyt|tule\s|vie)\p{L}*)\s(?:\p{L}+\s)?(?:s[\u00E4a]ily|varasto|hotell|rengashotell)/iu;

function detailsNow(
  text: string,
  concepts: Set<Concept>,
  { today, names, original = '', before }: UnderstandingContext,
): Details {
  const { words: read, ...said } = detailsOf(text, concepts, today);
  const plain = before ? { ...said, ...bareFigure(said, before.subject) } : said;
  if (plain.winterType && !concepts.has('dog')) concepts.add(plain.winterType);
  const words = names ?? read ?? [];
  const isName = (word = '') => words.some((name) => isSameName(word, name));
  const written = new Set(foldedWords(text));
  const car = carIn(text, before?.details);
  const unread = (read ?? []).filter(
    (word, at, all) =>
      written.has(word) &&
      word !== String(car.carYear) &&
      !isName(word) &&
      (isUnread(word) || namesMaker(word) || (isName(all[at - 1]) && isModelNumber(word, text))),
  );
  return {
    ...plain,
    ...car,
    ...(words.length > 0 && { words }),
    ...(unread.length > 0 && { unread }),
    ...(WITHOUT_STORAGE.test(original) && { isWithoutStorage: true, ...withoutWorks(plain, isStorage) }),
  };
}

/** Any tyre's name says the same of what is asked. */
function withoutNames(text: string, names: readonly string[]): string {
  return text.replaceAll(/[\p{L}\d-]{3,}/gu, (word) =>
    names.some((name) => isSameName(fold(word), name)) ? TYRE_NAME : word,
  );
}

/** 'Entä kitkat?' is about what was asked before. */
const CONTINUES = /^(?:(?:no|ai|joo|ok|ja|mut|mutta)\s)*(?:enta|entas|entapa|mites|ja)\b/;
/** Words up to which a turn means little by itself. */
const FEW_WORDS = 2;
/** Letters of what was said before that still count. */
const MAX_SUBJECT = 160;

function isShort(text: string): boolean {
  return countOwnWords(text) <= FEW_WORDS;
}

/** What a turn leaves open is read together with what was asked before; `isAlone`: it is clear by itself. */
function rankInTalk(
  text: string,
  concepts: ReadonlySet<Concept>,
  { rank, before, ...names }: UnderstandingContext,
): { ranked: readonly RankedIntent[]; isAlone: boolean; isOpen: boolean; sure: number } {
  const alone = rank(text, concepts);
  const sure = alone[0]?.share ?? 0;
  const words = foldedWords(text);
  const adds = CONTINUES.test(words.join(' '));
  if (!before || (sure === 1 && !adds)) return { ranked: alone, isAlone: true, isOpen: false, sure };
  const isContinued = adds || (isShort(text) && !isSmallTalk(alone[0]?.label));
  const context = { text: before.subjectText, concepts: conceptsOf(before.subjectText, names) };
  const isOpen = isContinued || sure < CLEAR;
  return { ranked: isOpen ? rank(text, concepts, context) : alone, isAlone: sure >= SURE, isOpen, sure };
}

/** A page on what a topic is about is continued by what the topic knows: 'entä loppiaisena?' after holidays. */
const nearTopics = new WeakMap<Passage, Topic>();

function withNearTopic({ before, rank, ...names }: UnderstandingContext): Before | undefined {
  if (typeof before?.subject !== 'object') return before;
  const known = nearTopics.get(before.subject);
  if (known) return { ...before, nearTopic: known };
  const text = before.subject.heading;
  const concepts = conceptsOf(text, names);
  // As its own context: the very words of the heading would mean the page itself.
  const near = rank(text, concepts, { text, concepts }).find(({ label }) => typeof label === 'string');
  if (typeof near?.label !== 'string') return before;
  nearTopics.set(before.subject, near.label);
  return { ...before, nearTopic: near.label };
}

function urgentFirst(ranked: readonly RankedIntent[]): readonly RankedIntent[] {
  const urgent = ranked.filter(({ label }) => isUrgent(label));
  const share = urgent.reduce((sum, each) => sum + each.share, 0);
  const [first] = urgent;
  const isComplaint = first?.label === 'complaint';
  if (!first || share < (isComplaint ? COMPLAINT_SHARE : URGENT_SHARE)) return ranked;
  return [{ label: first.label, share: Math.max(share, SURE) }, ...ranked.filter((each) => each !== first)];
}

/** What details alone say is certain. */
function plainFirst(
  ranked: readonly RankedIntent[],
  now: Details,
  talk: Omit<Parameters<typeof plainIntent>[2], 'isSure'>,
): readonly RankedIntent[] {
  const isSure = (ranked[0]?.share ?? 0) >= SURE;
  const plain = plainIntent(ranked[0]?.label ?? 'unserved', now, { ...talk, isSure });
  return plain === undefined ? ranked : [{ label: plain, share: PLAIN }, ...ranked];
}

/** Words; a longer message is a separate question. */
const SHORT_ANSWER = 2;

/** A yes to the size that was asked about answers what was asked then. */
function answeredSize(now: Understanding, before: Understanding): Understanding {
  if (foldedWords(now.details.text ?? '').length > SHORT_ANSWER) return now;
  if (now.concepts.has('no')) return { ...now, intent: 'refused', share: 1 };
  if (!now.concepts.has('yes')) return now;
  const { asksAbout: size, ...earlier } = before;
  return { ...earlier, details: { ...earlier.details, ...(size && { size }) }, isSizeGuessed: false };
}

/** Words that may name a maker or a model, to be looked up. */
export function possibleNames(written: string): readonly string[] {
  return readTyres(plainText(written)).words;
}

/** Words of everyday Finnish show their case; names of makers and models are written without one. */
const IN_A_CASE =
  /(?:ssa|sta|lla|lta|lle|aan|een|iin|oon|uun|yyn|ksi|kseen|llinen|inen|iset|isia|ista|ssani|lleni|malli|mmat|mman|matta|emman|emmat|tkin|kaan|otta|utta|siin|ieni|ini)$/;

/** A word that may have been meant as a name: nothing that the shop speaks of, and none that only joins others. */
function isUnread(word: string): boolean {
  const isKnown = isEveryday(word) || EMPTY_WORDS.has(word) || conceptsIn(word).size > 0;
  return !isKnown && !IN_A_CASE.test(word) && word.length > 3;
}

/** 'Pilot Sport 4', but not '4 kpl' or '100 euroa'. */
function isModelNumber(word: string, text: string): boolean {
  return (
    /^\d{1,3}$/.test(word) &&
    !new RegExp(`\\b${word}\\s*(kpl|kappal|ren[gk]|py.r|€|e\\b|eur|v)`, 'iu').test(text)
  );
}
