// What a visitor asks: one topic and what is known about it, from the words now and what was asked before.
import type { IsoDay } from '../../../../platform/contract/dates.ts';
import { parseSearchQuery } from '../../../catalogue/search/search-query.ts';
import type { TyreSize } from '../../../catalogue/size/tyre-size.ts';
import { mentionsDog } from '../../dog-mention.ts';
import { conceptsIn, type Concept } from './concepts.ts';
import { detailsOf, readTyres, withoutIncluded, type Details } from './details.ts';
import { TYRE_TALK, hasAny, scoreTopics, type Scored, type Topic } from './topics.ts';
import { isSameName } from './tyre-names.ts';
import { EMPTY_WORDS, foldedWords } from './words.ts';

export interface Understanding {
  readonly topic: Topic;
  /** What the talk is about, small talk aside. */
  readonly subject: Topic;
  /** Another topic that the words speak for as much: the visitor says which one is meant. */
  readonly rival?: Topic;
  /** How sure the topic is. */
  readonly score: number;
  readonly details: Details;
  readonly concepts: ReadonlySet<Concept>;
  /** The size was pieced together from digits alone: to be confirmed before it is answered. */
  readonly isSizeGuessed: boolean;
  /** Waiting for a yes to this size. */
  readonly asksAbout?: TyreSize;
}

/** Words of a yes or no that was not asked for; more of them are a question. */
const SHORT_ANSWER = 2;

export interface Surroundings {
  readonly today: IsoDay;
  readonly dogName: string;
  readonly networkName: string;
  /** Those of the words that the catalogue knows as names; without it all that were left over. */
  readonly names?: readonly string[] | undefined;
  readonly before?: Understanding | undefined;
}

/** Details stay through the conversation until a later turn changes them ('entä kitkat?', '205/55R16', 'ja pakuun?'). */
export function understand(
  written: string,
  { today, dogName, networkName, names, before }: Surroundings,
): Understanding {
  const text = plainText(written);
  const concepts = conceptsOf(text, dogName, networkName);
  const { words: read, ...plain } = detailsOf(text, concepts, today);
  if (plain.winterType && !concepts.has('dog')) concepts.add(plain.winterType);
  const words = names ?? read ?? [];
  const isName = (word = '') => words.some((name) => isSameName(word, name));
  const unread = (read ?? []).filter(
    (word, at, all) =>
      !isName(word) && (isUnread(word) || (isName(all[at - 1]) && isModelNumber(word, text))),
  );
  const now: Details = {
    ...plain,
    ...(words.length > 0 && { words }),
    ...(unread.length > 0 && { unread }),
  };
  const isSizeGuessed = now.size !== undefined && /(?<!\d)\d{7}(?!\d)/.test(text);
  const [best, second] = scoreTopics({ concepts, details: now, before });
  const topic = best?.topic ?? 'unknown';
  const score = best?.score ?? 0;
  const subject = before && SMALL_TALK.test(topic) ? before.subject : topic;
  const details = before ? joined(before, now, subject) : now;
  const understood = { topic, subject, score, concepts, isSizeGuessed, details };
  if (topic === 'confirmed' || topic === 'refused') return yesOrNo(understood, text, before);
  return {
    ...understood,
    ...(second && isRival(understood, second) && { rival: second.topic }),
  };
}

/** Words that may name a maker or a model, to be looked up. */
export function possibleNames(written: string): readonly string[] {
  return readTyres(plainText(written)).words;
}

function plainText(written: string): string {
  return (
    written
      .replaceAll(/\b(?:non|not|un)[\s-]?studded\b/giu, 'studless')
      .replaceAll(
        /(?<!\p{L})(?:ei|ilman|en)\s(?:(?:halua|tarvi|ole|oo|ota|mit\p{L}+)\s)?nast\p{L}*/giu,
        'studless',
      )
      // Work that is not wanted.
      .replaceAll(/(?<!\p{L})ilman\s(?:\p{L}*vaih[td]|asen)\p{L}*/giu, '')
      // A limit of price, not under the car.
      .replaceAll(/\balle(?=\s+(?:\d|sata|kahdensadan))/giu, 'max')
  );
}

function yesOrNo(now: Understanding, text: string, before: Understanding | undefined): Understanding {
  if (before?.asksAbout === undefined) {
    return { ...now, topic: foldedWords(text).length <= SHORT_ANSWER ? 'confirmed' : 'unknown' };
  }
  if (now.topic === 'refused') return now;
  const { asksAbout, ...earlier } = before;
  return { ...earlier, details: { ...earlier.details, size: asksAbout }, isSizeGuessed: false };
}

/** After these the topic before continues. */
const SMALL_TALK = /^(?:thanks|bye|greeting|language|identity|confirmed|refused|unknown)$/;

/** Never put up for a choice: who needs a person gets one, and small talk is none. */
const NO_CHOICE =
  /^(?:complaint|roadside|human|dog|feedback|own-booking|own-order|loose-wheel|tyre-damage|unserved|all-season)$/;
const LEAST_RIVAL = 5;
const LEAST_LEAD = 1;

function isRival({ topic, score }: Understanding, second: Scored): boolean {
  const isClose = second.score >= LEAST_RIVAL && score - second.score < LEAST_LEAD;
  return isClose && ![topic, second.topic].some((each) => NO_CHOICE.test(each) || SMALL_TALK.test(each));
}

/** A word that may have been meant as a name: nothing that the shop speaks of, and none that only joins others. */
function isUnread(word: string): boolean {
  return word.length > 3 && conceptsIn(word).size === 0 && !EMPTY_WORDS.has(word);
}

/** 'Pilot Sport 4', but not '4 kpl' or '100 euroa'. */
function isModelNumber(word: string, text: string): boolean {
  return (
    /^\d{1,3}$/.test(word) &&
    !new RegExp(`\\b${word}\\s*(kpl|kappal|ren[gk]|py.r|€|e\\b|eur|v)`, 'iu').test(text)
  );
}

function conceptsOf(text: string, dogName: string, networkName: string): Set<Concept> {
  const concepts = conceptsIn(text);
  if (parseSearchQuery(text).notSold && !concepts.has('trailer')) concepts.add('unserved');
  if (/(?<!\p{L})tilau\p{L}*\s*(?:nro|n:o|numero\p{L}*|#)?\s*#?\d{3,}/iu.test(text)) concepts.add('ownOrder');
  if (/(?<![\p{L}\d])\p{Lu}{2,3}-\d{1,3}(?![\p{L}\d])/u.test(text)) concepts.add('plate');
  nameDog(text, dogName, concepts);
  nameNetwork(text, networkName, concepts);
  return concepts;
}

/** The network's name, in any case: 'Rengaspiirin'. */
function nameNetwork(text: string, name: string, concepts: Set<Concept>): void {
  const [stem = ''] = foldedWords(name);
  if (stem.length >= 3 && foldedWords(text).some((word) => word.startsWith(stem))) concepts.add('network');
}

/**
 * The dog's name, in any case. One that is also a word for a tyre ('Nasta') names the dog only with what dogs do, or as
 * a name within a sentence that speaks of no tyres.
 */
function nameDog(text: string, name: string, concepts: Set<Concept>): void {
  const [stem = ''] = foldedWords(name);
  if (stem.length < 3) return;
  if (parseSearchQuery(stem).understood.every(({ kind }) => kind === 'words')) {
    if (foldedWords(text).some((word) => word.startsWith(stem))) concepts.add('dog');
    return;
  }
  const capital = name.slice(0, 1).toUpperCase() + name.slice(1);
  const asName = text.replaceAll(new RegExp(`(?<!\\p{L})${stem}`, 'giu'), capital);
  const isActing = concepts.has('atWork') || concepts.has('petting');
  const isWithinSentence = mentionsDog(text.trim().slice(1), capital);
  const isOfTyres = hasAny(concepts, TYRE_TALK) || parseSearchQuery(text).size !== undefined;
  if (mentionsDog(asName, capital) && (isActing || (isWithinSentence && !isOfTyres))) concepts.add('dog');
}

/** Of the size that was named last; load and speed belong to it. */
const WITH_SIZE = ['size', 'rim', 'loadIndex', 'speedSymbol', 'tags'] as const;
const OF_SEARCH = ['season', 'winterType'] as const;
/** What holds only while the talk stays with its topic. */
const OF_TOPIC = [
  'work',
  'works',
  'count',
  'depthMm',
  'days',
  'month',
  'time',
  'isUntil',
  'partOfDay',
  'isCheapest',
  'best',
  'isOnSale',
  'price',
  'isFitted',
  'euros',
] as const;

/** What was known in the turn before and still holds: tyres and vehicle always, the rest while its topic goes on. */
function joined({ subject, details: before }: Understanding, now: Details, topic: Topic): Details {
  // A size and a kind or name of its own begin another search.
  const isNewSearch = now.size !== undefined && (now.season !== undefined || now.words !== undefined);
  return {
    ...(topic === subject && picked(before, OF_TOPIC)),
    ...(now.size === undefined && now.rim === undefined && picked(before, WITH_SIZE)),
    ...(!isNewSearch && picked(before, topic === 'tyres' ? [...OF_SEARCH, 'words'] : OF_SEARCH)),
    ...picked(before, ['vehicleType']),
    ...now,
    // 'Ja tasapainotus, paljonko yhteensä?' adds to the work before.
    ...(topic === subject && (now.said?.has('sum') || now.said?.has('together')) && addedWorks(before, now)),
    // 'entä kesärenkaat' after studs asks for no studs.
    ...(now.season !== undefined && now.winterType === undefined && { winterType: undefined }),
  };
}

function addedWorks({ works: before = [] }: Details, { works = [] }: Details): Partial<Details> {
  const all = withoutIncluded([...new Set([...before, ...works])]);
  return all[0] ? { work: all[0], works: all } : {};
}

function picked(details: Details, names: readonly (keyof Details)[]): Partial<Details> {
  return Object.fromEntries(Object.entries(details).filter(([name]) => names.some((each) => each === name)));
}
