// What a visitor asks: the likeliest intent and what is known about it, from the words now and what was asked before.
import type { IsoDay } from '../../../../platform/contract/dates.ts';
import type { TyreSize } from '../../../catalogue/size/tyre-size.ts';
import { conceptsIn, type Concept } from './concepts.ts';
import { detailsOf, readTyres, withoutIncluded, type Details } from './details.ts';
import { TYRE_NAME } from './intents/features.ts';
import type { Intent, RankedIntent, RankIntents } from './intents/intents.ts';
import { plainIntent } from './intents/plain-signs.ts';
import { isSmallTalk, isUrgent } from './intents/topics.ts';
import { withOriginal } from './languages/languages.ts';
import { conceptsOf, plainText, type OwnNames } from './reading.ts';
import { isSameName } from './tyre-names.ts';
import { EMPTY_WORDS, fold, foldedWords } from './words.ts';

export interface Understanding {
  /** A tool's topic, or one of the shop's own questions. */
  readonly intent: Intent;
  /** How likely it is, of 1. */
  readonly share: number;
  /** The second likeliest. */
  readonly rival?: Intent;
  readonly rivalShare: number;
  /** What the talk is about, small talk aside, and the words that said so. */
  readonly subject: Intent;
  readonly subjectText: string;
  readonly details: Details;
  readonly concepts: ReadonlySet<Concept>;
  /** The size was pieced together from digits alone: to be confirmed before it is answered. */
  readonly isSizeGuessed: boolean;
  /** Waiting for a yes to this size. */
  readonly asksAbout?: TyreSize;
}

export interface Surroundings extends OwnNames {
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
/** As sure as what details alone say. */
const PLAIN = 0.9;
/** Harm and disputes are taken up even where they are not certain. */
const URGENT_SHARE = 0.3;

/** Details stay through the conversation until a later turn changes them ('entä kitkat?', '205/55R16', 'ja pakuun?'). */
export function understand(written: string, surroundings: Surroundings): Understanding {
  const { before } = surroundings;
  const text = plainText(written);
  const concepts = conceptsOf(text, surroundings);
  const now = detailsNow(text, concepts, { ...surroundings, original: surroundings.original ?? written });
  const { original = written } = surroundings;
  const asked = withoutNames(original === written ? text : withOriginal(text, original), now.words ?? []);
  const isSizeGuessed = now.size !== undefined && /(?<!\d)\d{7}(?!\d)/.test(text);
  const { ranked, isAlone } = rankInTalk(asked, concepts, surroundings);
  const [best, second] = plainFirst(urgentFirst(ranked), now, before);
  const intent = best?.label ?? 'unserved';
  const continues = before !== undefined && isSmallTalk(intent);
  const subject = continues ? before.subject : intent;
  const understood: Understanding = {
    intent,
    share: best?.share ?? 0,
    ...(second && { rival: second.label }),
    rivalShare: second?.share ?? 0,
    subject,
    subjectText: continues ? before.subjectText : asked,
    concepts,
    isSizeGuessed,
    details: before
      ? joined(before, now, { subject, isContinued: !isAlone || subject === before.subject })
      : now,
  };
  return before?.asksAbout ? answeredSize(understood, before) : understood;
}

/** 'Entä ilman säilytystä?' */
const WITHOUT_STORAGE = /(?<!\p{L})ilman\s(?:s[\u00E4a]ily|varasto|hotell|rengashotell)/iu;

function detailsNow(
  text: string,
  concepts: Set<Concept>,
  { today, names, original = '' }: Surroundings,
): Details {
  const { words: read, ...plain } = detailsOf(text, concepts, today);
  if (plain.winterType && !concepts.has('dog')) concepts.add(plain.winterType);
  const words = names ?? read ?? [];
  const isName = (word = '') => words.some((name) => isSameName(word, name));
  const unread = (read ?? []).filter(
    (word, at, all) =>
      !isName(word) && (isUnread(word) || (isName(all[at - 1]) && isModelNumber(word, text))),
  );
  return {
    ...plain,
    ...(words.length > 0 && { words }),
    ...(unread.length > 0 && { unread }),
    ...(WITHOUT_STORAGE.test(original) && { isWithoutStorage: true }),
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
/** So few words say little by themselves. */
const FEW_WORDS = 2;
const HALF = 0.5;

/** The less a turn says by itself, the more it is read together with what was asked before; `isAlone`: it is clear by itself. */
function rankInTalk(
  text: string,
  concepts: ReadonlySet<Concept>,
  { rank, before, ...names }: Surroundings,
): { ranked: readonly RankedIntent[]; isAlone: boolean } {
  const alone = rank(text, concepts);
  const sure = alone[0]?.share ?? 0;
  const words = foldedWords(text);
  const isShort = words.filter((word) => !EMPTY_WORDS.has(word)).length <= FEW_WORDS;
  const adds = CONTINUES.test(words.join(' '));
  if (!before || (sure === 1 && !adds)) return { ranked: alone, isAlone: true };
  const isContinued = adds || (isShort && !isSmallTalk(alone[0]?.label));
  const both = `${before.subjectText} ${text}`;
  const share = isContinued ? Math.max(HALF, 1 - sure) : 1 - sure;
  return { ranked: mixed(alone, rank(both, conceptsOf(both, names)), share), isAlone: sure >= SURE };
}

function mixed(
  some: readonly RankedIntent[],
  others: readonly RankedIntent[],
  ofOthers: number,
): RankedIntent[] {
  const shares = new Map(some.map(({ label, share }) => [label, share * (1 - ofOthers)]));
  for (const { label, share } of others) shares.set(label, (shares.get(label) ?? 0) + share * ofOthers);
  return [...shares]
    .map(([label, share]) => ({ label, share }))
    .toSorted((one, other) => other.share - one.share);
}

function urgentFirst(ranked: readonly RankedIntent[]): readonly RankedIntent[] {
  const urgent = ranked.filter(({ label }) => isUrgent(label));
  const share = urgent.reduce((sum, each) => sum + each.share, 0);
  const [first] = urgent;
  if (!first || share < URGENT_SHARE) return ranked;
  return [{ label: first.label, share: Math.max(share, SURE) }, ...ranked.filter((each) => each !== first)];
}

/** What details alone say is certain. */
function plainFirst(
  ranked: readonly RankedIntent[],
  now: Details,
  before: Understanding | undefined,
): readonly RankedIntent[] {
  const plain = plainIntent(ranked[0]?.label ?? 'unserved', now, before);
  return plain === undefined ? ranked : [{ label: plain, share: PLAIN }, ...ranked];
}

/** More words are a question of their own. */
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
  return !IN_A_CASE.test(word) && word.length > 3 && conceptsIn(word).size === 0 && !EMPTY_WORDS.has(word);
}

/** 'Pilot Sport 4', but not '4 kpl' or '100 euroa'. */
function isModelNumber(word: string, text: string): boolean {
  return (
    /^\d{1,3}$/.test(word) &&
    !new RegExp(`\\b${word}\\s*(kpl|kappal|ren[gk]|py.r|€|e\\b|eur|v)`, 'iu').test(text)
  );
}

/** Of the size that was named last; load and speed belong to it. */
const WITH_SIZE = ['size', 'otherSize', 'rim', 'loadIndex', 'speedSymbol', 'tags'] as const;
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
  'isAbroad',
  'isCheapest',
  'best',
  'isOnSale',
  'price',
  'isFitted',
  'euros',
] as const;

const OF_WORK: readonly Intent[] = ['price', 'duration', 'booking'];

/** Subjects that speak of the same, with what then still holds from one to the other. */
const RELATED: readonly {
  readonly subjects: readonly Intent[];
  readonly details: readonly (keyof Details)[];
}[] = [
  {
    subjects: ['price', 'duration', 'booking', 'hotel'],
    details: ['count', 'vehicleTypes', 'vehicleCounts', 'isFitted'],
  },
  { subjects: ['tyres', 'price', 'booking'], details: ['count', 'price', 'isCheapest', 'best', 'isOnSale'] },
  { subjects: ['hours', 'booking'], details: ['days', 'time', 'isUntil', 'partOfDay'] },
  { subjects: ['season', 'tread', 'studs-or-friction'], details: ['depthMm', 'month', 'isAbroad'] },
];

/** What still holds when the talk moves to a related subject; a page in between changes nothing. */
function relatedDetails(subject: Intent, earlier: Intent): (keyof Details)[] {
  const isOf = (subjects: readonly Intent[], each: Intent) =>
    typeof each !== 'string' || subjects.includes(each);
  return RELATED.flatMap(({ subjects, details }) =>
    isOf(subjects, subject) && isOf(subjects, earlier) ? details : [],
  );
}

/** What was known in the turn before and still holds: tyres and vehicle always, the rest while its topic goes on. */
function joined(
  { details: before, subject: earlier }: Understanding,
  now: Details,
  { subject, isContinued }: { subject: Intent; isContinued: boolean },
): Details {
  // A size and a kind or name of its own begin another search.
  const isNewSearch = now.size !== undefined && (now.season !== undefined || now.words !== undefined);
  return {
    ...(isContinued && picked(before, OF_TOPIC)),
    ...picked(before, relatedDetails(subject, earlier)),
    // 'Mitä se maksaa?'
    ...((OF_WORK.some((topic) => topic === subject) || typeof subject !== 'string') &&
      picked(before, ['work', 'works'])),
    ...(!isNewSearch && picked(before, subject === 'tyres' ? [...OF_SEARCH, 'words'] : OF_SEARCH)),
    ...picked(before, ['vehicleType']),
    ...now,
    ...sizesBefore(before, now),
    ...bareCount(now),
    // 'Ja tasapainotus, paljonko yhteensä?' adds to the work before.
    ...(isContinued && isAdded(now) && addedWorks(before, now)),
    ...(now.isWithoutStorage && !now.work && withoutStorage(before)),
    // 'entä kesärenkaat' after studs asks for no studs.
    ...(now.season !== undefined && now.winterType === undefined && { winterType: undefined }),
  };
}

const NUMBERS: readonly RegExp[] = [
  /yksi|yhde\S*|1/,
  /kaksi|kahde\S*|kaks|2/,
  /kolme\S*|3/,
  /nelja\S*|neli|4/,
];

/** 'Entä jos niitä on vain kaksi?' */
function bareCount({ count, size, time, rim, text = '' }: Details): Partial<Details> {
  if (count !== undefined || size || time !== undefined || rim !== undefined) return {};
  const [, written = ''] =
    /^(?:no |ja |mut )*(?:enta|entas|jos|mites)\b(?:\s[a-z]+){0,4}?\s(\d+|[a-z]+)$/.exec(
      foldedWords(text).join(' '),
    ) ?? [];
  if (/^\d{3,5}$/.test(written)) return { euros: Number(written) };
  const at = NUMBERS.findIndex((number) => new RegExp(`^(?:${number.source})$`).test(written));
  return at < 0 ? {} : { count: at + 1 };
}

/** The price of storage may have had the change in it: that is what remains. */
function withoutStorage({ works = [] }: Details): Partial<Details> {
  const [work = 'seasonChange', ...others] = works.filter((each) => each !== 'hotel');
  return { work, works: [work, ...others] };
}

function sizesBefore(before: Details, now: Details): Details {
  if (now.size !== undefined || now.rim !== undefined) return {};
  // Which of two sizes is the new one stands in the words about them.
  const text = before.otherSize && `${before.text ?? ''} ${now.text ?? ''}`;
  return { ...picked(before, WITH_SIZE), ...picked(now, WITH_SIZE), ...(text !== undefined && { text }) };
}

function isAdded({ said, text = '' }: Details): boolean {
  return (
    said?.has('sum') === true || said?.has('together') === true || /\bjos\b.*(?:ota|lisa)/.test(fold(text))
  );
}

function addedWorks({ works: before = [] }: Details, { works = [] }: Details): Partial<Details> {
  const all = withoutIncluded([...new Set([...before, ...works])]);
  return all[0] ? { work: all[0], works: all } : {};
}

function picked(details: Details, names: readonly (keyof Details)[]): Partial<Details> {
  return Object.fromEntries(Object.entries(details).filter(([name]) => names.some((each) => each === name)));
}
