// A turn that only changes details of what was asked before: which details a topic has, and whether a turn says nothing else.
import { isCarName } from '../../../../catalogue/search/misplaced-search.ts';
import { conceptsIn, hasAny } from '../concepts.ts';
import { numberOf } from '../details/counts.ts';
import type { Details } from '../details/details.ts';
import { QUIET_WORDS } from '../passages/synonyms.ts';
import { isSameName } from '../tyre-names.ts';
import { EMPTY_WORDS } from '../words.ts';
import { DAYS } from './features.ts';
import type { Before } from './named-tyre-signs.ts';
import type { Topic } from './topics.ts';

/** What an addition of a few words changes in the answer of a topic. */
const SLOTS: Readonly<Partial<Record<Topic, readonly (keyof Details)[]>>> = {
  hours: ['days', 'time', 'partOfDay'],
  booking: ['days', 'time', 'partOfDay', 'place', 'vehicleType', 'rim', 'size', 'work'],
  price: ['vehicleType', 'vehicleCounts', 'rim', 'size', 'count', 'tags', 'isOfYear'],
  hotel: ['vehicleType', 'vehicleCounts', 'rim', 'isOfYear'],
  tyres: [
    'size',
    'noRim',
    'rim',
    'isCommercial',
    'season',
    'winterType',
    'count',
    'price',
    'isOnSale',
    'isCheapest',
    'best',
    'classes',
    'words',
    'loadIndex',
    'speedSymbol',
    'tags',
    'vehicleType',
    'car',
  ],
  rims: ['car', 'rim', 'size'],
  'size-help': ['car', 'rim'],
  duration: ['work', 'vehicleType'],
  season: ['season', 'winterType', 'month', 'isAbroad', 'isOfStreet'],
  tread: ['depthMm', 'season', 'winterType'],
  markings: ['loadIndex', 'speedSymbol', 'tags', 'size'],
  financing: ['euros', 'termMonths'],
};
export function mayChange(topic: Topic, name: keyof Details): boolean {
  return SLOTS[topic]?.includes(name) === true;
}

export function isAnySet(topic: Topic, now: Details): boolean {
  return isAnyOf(now, SLOTS[topic]);
}

export function isAnyOf(now: Details, names: readonly (keyof Details)[] = []): boolean {
  return names.some((name) => now[name] !== undefined);
}

/** Words that change what was said and say nothing by themselves. */
const CHANGING =
  /^(?:eiku|siis|eli|mieluu|miel[ei]|meina|tarko|sori|anteeksi|enta|mites|kay|ota[nt]|loyty|olisi|sam[ao]|semmo|sella|puolella|kipale|kappale|max|alle|yli|noin|enint|korkeint|ren[gk]a|kumi|tuuma|koko|vuosimalli|euro)/;
/** Concepts that are the value of a detail. */
const VALUES = `${DAYS} morning afternoon evening winter summer studded friction passenger suv van cheap quiet wet fuel runFlat campaign`;

/**
 * Nothing but values of what was spoken of and words that join them: 'maasturi siis', 'ei nastoja ja max 90 e', 'onko halvempaa'.
 * What also names a detail of something else asks for that.
 */
export function isBareChange(
  subject: Topic,
  now: Details,
  { line, before }: { readonly line: string; readonly before: Before | undefined },
): boolean {
  // A rim with a price of the visitor's own is of the fitting.
  if (now.rim !== undefined && before?.details.eachEuros !== undefined) return false;
  const own = SLOTS[subject] ?? [];
  // A limit of what a tyre costs is no sum of a credit, run-flat is a kind of tyre, and any car may have a name.
  const isAnyones = (name: keyof Details) =>
    name === 'car' ||
    (name === 'euros' && own.includes('price')) ||
    (name === 'work' && now.work === 'runFlat');
  const isOfOther = Object.values(SLOTS).some((names) =>
    names.some((name) => now[name] !== undefined && !own.includes(name) && !isAnyones(name)),
  );
  if (isOfOther || !isAnySet(subject, now)) return false;
  const isName = (word: string) => now.words?.some((name) => isSameName(word, name)) === true;
  return line
    .split(' ')
    .every(
      (word, at, words) =>
        /\d/.test(word) ||
        word.length === 1 ||
        CHANGING.test(word) ||
        EMPTY_WORDS.has(word) ||
        QUIET_WORDS.has(word) ||
        numberOf(word) !== undefined ||
        isName(word) ||
        isCarName(word) ||
        isCarName(`${words[at - 1]} ${word}`) ||
        isCarName(`${word} ${words[at + 1]}`) ||
        hasAny(conceptsIn(word), VALUES),
    );
}
