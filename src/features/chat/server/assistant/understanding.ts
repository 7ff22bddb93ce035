// What a visitor asks: one topic and what is known about it, from the words now and what was asked before.
import type { IsoDay } from '../../../../platform/contract/dates.ts';
import { parseSearchQuery } from '../../../catalogue/search/search-query.ts';
import type { TyreSize } from '../../../catalogue/size/tyre-size.ts';
import { mentionsDog } from '../../dog-mention.ts';
import { conceptsIn, type Concept } from './concepts.ts';
import { detailsOf, type Details } from './details.ts';
import { TYRE_TALK, topicOf, type Topic } from './topics.ts';
import { isSameName } from './tyre-names.ts';
import { EMPTY_WORDS, foldedWords } from './words.ts';

export interface Understanding {
  readonly topic: Topic;
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

/** What was asked before is taken up when the words now only add to it ('entä kitkat?', '205/55R16'). */
export function understand(
  text: string,
  { today, dogName, networkName, names, before }: Surroundings,
): Understanding {
  const concepts = conceptsIn(text);
  nameDog(text, dogName, concepts);
  nameNetwork(text, networkName, concepts);
  const { words: read, ...plain } = detailsOf(text, concepts, today);
  if (plain.winterType && !concepts.has('dog')) concepts.add(plain.winterType);
  const words = names ?? read ?? [];
  const isName = (word = '') => words.some((name) => isSameName(word, name));
  const hasUnreadWords = (read ?? []).some(
    (word, at, all) =>
      !isName(word) && (isUnread(word) || (isName(all[at - 1]) && isModelNumber(word, text))),
  );
  const details: Details = {
    ...plain,
    ...(words.length > 0 && { words }),
    ...(hasUnreadWords && { hasUnreadWords }),
  };
  const isSizeGuessed = details.size !== undefined && /(?<!\d)\d{7}(?!\d)/.test(text);
  const topic = topicOf(concepts, details);
  const now = { topic, details, concepts, isSizeGuessed };
  if (before?.asksAbout === undefined && (topic === 'confirmed' || topic === 'refused')) {
    return { ...now, topic: foldedWords(text).length <= SHORT_ANSWER ? 'confirmed' : 'unknown' };
  }
  if (before === undefined) return now;
  if (before.asksAbout && topic === 'confirmed') {
    return {
      ...before,
      details: { ...before.details, size: before.asksAbout },
      isSizeGuessed: false,
      concepts,
    };
  }
  if (topic === 'booking') return { ...now, details: { ...wheelOf(before.details), ...details } };
  return takesUp(now) && before.topic !== 'unknown' ? joined(before, now) : now;
}

/** What the talk was about says which wheels the time is for. */
function wheelOf({ size, rim, vehicleType, tags }: Details): Details {
  return {
    ...(size && { size }),
    ...(rim !== undefined && { rim }),
    ...(vehicleType && { vehicleType }),
    ...(tags && { tags }),
  };
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
  const isOfTyres =
    TYRE_TALK.some((concept) => concepts.has(concept)) || parseSearchQuery(text).size !== undefined;
  if (mentionsDog(asName, capital) && (isActing || (isWithinSentence && !isOfTyres))) concepts.add('dog');
}

/** Whether the words only add something to what was asked before. */
function takesUp({ topic, details, concepts }: Understanding): boolean {
  const isAddition = concepts.has('more') || concepts.size + (details.size ? 1 : 0) <= 3;
  const isDetailAlone =
    topic === 'unknown' ||
    topic === 'tyres' ||
    topic === 'hours' ||
    (topic === 'price' && !concepts.has('price') && details.work !== undefined) ||
    asksForSet(concepts);
  return isAddition && isDetailAlone && (Object.keys(details).length > 0 || asksForSet(concepts));
}

/** 'asennettuna paljonko', 'entä neljä?' */
function asksForSet(concepts: ReadonlySet<Concept>): boolean {
  return concepts.has('fitted') || concepts.has('four');
}

function joined(before: Understanding, now: Understanding): Understanding {
  const topic = joinedTopic(before, now);
  if (topic === undefined) return now;
  const { words, ...newDetails } = now.details;
  const isWorkAgain = topic === 'price' && newDetails.work === undefined;
  return {
    topic,
    details: {
      ...(newDetails.size ? withoutStrength(before.details) : before.details),
      ...newDetails,
      // 'entä kesärenkaat' after studs asks for no studs.
      ...(newDetails.season === 'summer' && { winterType: undefined }),
      ...(words && topic === 'tyres' && { words }),
      ...(isWorkAgain && before.details.work && { work: before.details.work }),
    },
    concepts: new Set([...before.concepts, ...now.concepts]),
    isSizeGuessed: now.isSizeGuessed,
  };
}

/** Load and speed belong to the earlier size. */
function withoutStrength({ loadIndex: _load, speedSymbol: _speed, tags: _tags, ...rest }: Details): Details {
  return rest;
}

function joinedTopic({ topic: before, details }: Understanding, now: Understanding): Topic | undefined {
  switch (now.topic) {
    case 'hours':
      return before === 'dog' || before === 'booking' ? before : 'hours';
    case 'price':
      if (before === 'tyres' && asksForSet(now.concepts)) return 'tyres';
      return before === 'price' || before === 'duration' ? before : undefined;
    case 'tyres': {
      // A bare size after the price of work asks for tyres; after 'entä kitkat?' of tyres it is one more of their kind.
      const isSizeAfterPrice =
        before === 'price' && now.details.size !== undefined && details.work !== 'hotel';
      return before === 'tyres' || isSizeAfterPrice ? 'tyres' : undefined;
    }
    default:
      return before === 'hours' && now.details.days === undefined ? undefined : before;
  }
}
