// What a text is recognised by: word stems, pairs of them, letters within words, and the concepts that they stand for.
import { hasAny, type Concept } from '../concepts.ts';
import { QUIET_WORDS } from '../passages/synonyms.ts';
import { questionKindOf } from '../question-kind.ts';
import { fold, foldedWords } from '../words.ts';
import { stemOf } from './stems.ts';

export type Features = ReadonlyMap<string, number>;

/** Replaces the name of any maker or model. */
export const TYRE_NAME = 'qname';

const PAIR = 0.5;
const KIND = 0.5;
/** Words that nearly every question has. */
const QUIET_SHARE = 0.8;
const LETTERS = 4;
const SHORT_WORD = 3;

export const DAYS =
  'today now tomorrow dayAfter weekend monday tuesday wednesday thursday friday saturday sunday thisWeek nextWeek newYear eve independence christmas christmasEve midsummer easter mayDay holiday epiphany';

/** Treated alike: a day is a day. */
const GROUPS: readonly (readonly [string, string])[] = [
  ['day', DAYS],
  ['partOfDay', 'morning afternoon evening'],
  ['kind', 'winter summer studded friction allSeason'],
  ['vehicle', 'passenger suv van'],
  [
    'work',
    'seasonChange valve retighten sensor balancing repair hotel wash fitting change lockBolt recycle pressure',
  ],
];

const MAKERS =
  /(?<![a-z])(?:nokia|hakkapel|hakka |nordman|michelin|mishelin|x-?ice|continental|conti|goodyear|good ?year|bridgestone|blizzak|hankook|nankang|kumho|nexen|yokohama|jokohama|pirelli|dunlop|triangle|linglong|barum|sava|gislaved|toyo|falken|cooper|vredestein|firestone|uniroyal|semperit|sailun|apollo|maxxis|laufenn|viking)[a-z]*/g;

/** Whether a folded word begins with the name of a maker, be it of the catalogue or not. */
export function namesMaker(word: string): boolean {
  return word.search(MAKERS) === 0;
}

/** What is one of many of its kind counts as the kind: any size is a size. */
const SLOTS: readonly (readonly [RegExp, string])[] = [
  [/\b\d{3}\s?[/ -]?\s?\d{2}\s?[/ -]?\s?z?r?\s?\d{2}\b/g, ' qsize '],
  [/\b\d{2,3}(?:\/\d{2,3})?[a-z]\b/g, ' qload '],
  [/\b\d{1,2}[:.]\d{2}\b/g, ' qtime '],
  [/\b\d+\s*(?:€|e\b|eur\w*)/g, ' qeuro '],
  [/\b[a-z]{2,3}-\d{1,3}\b/g, ' qplate '],
  [MAKERS, ` ${TYRE_NAME} `],
];

export function featuresOf(text: string, concepts: ReadonlySet<Concept>): Features {
  const features = new Map<string, number>();
  let before = '';
  for (const word of wordsOf(text)) {
    const share = QUIET_WORDS.has(word) ? QUIET_SHARE : 1;
    const stem = stemOf(word);
    features.set(`w${stem}`, share);
    if (before !== '') features.set(`p${before}_${stem}`, PAIR);
    before = stem;
    if (!stem.startsWith('q')) addLetters(features, word, share);
  }
  for (const concept of concepts) features.set(`c${concept}`, 1);
  for (const [group, names] of GROUPS) if (hasAny(concepts, names)) features.set(`s${group}`, 1);
  const kind = questionKindOf(text);
  if (kind) features.set(`k${kind}`, KIND);
  return features;
}

function wordsOf(text: string): string[] {
  const line = SLOTS.reduce((masked, [form, name]) => masked.replaceAll(form, name), fold(text));
  return foldedWords(line).map((word) => (/^\d+$/.test(word) ? `q${word.length}` : word));
}

/** Other forms of a word, compounds with it and slips of the pen share some of its letters. */
function addLetters(features: Map<string, number>, word: string, share: number): void {
  if (word.length <= SHORT_WORD) return;
  const marked = `^${word}$`;
  for (let at = 0; at + LETTERS <= marked.length; at += 1) {
    const letters = `g${marked.slice(at, at + LETTERS)}`;
    if (!features.has(letters)) features.set(letters, share / Math.sqrt(marked.length));
  }
}
