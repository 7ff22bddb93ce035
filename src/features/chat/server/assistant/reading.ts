// A visitor's text as the assistant reads it: what is not wanted taken out, and its concepts with the shop's own names among them.
import { capitalise } from '../../../../platform/contract/text.ts';
import { parseSearchQuery } from '../../../catalogue/search/search-query.ts';
import { mentionsDog } from '../../dog-mention.ts';
import { conceptsIn, hasAny, type Concept } from './concepts.ts';
import { fold, foldedWords } from './words.ts';

/** What the shop calls its dog and its network. */
export interface OwnNames {
  readonly dogName: string;
  readonly networkName: string;
}

const MODEL_NUMBERS: ReadonlyMap<string, number> = new Map([
  ['kymp', 10],
  ['ysi', 9],
  ['kasi', 8],
  ['seis', 7],
  ['vito', 5],
]);

/** 'Ajo-ohjeet teille, kiitos', but not 'ei muuta kiitos' or 'hyvin meni, kiitos'. */
const ENDING_THANKS =
  /(?<=^(?!(?:ei|ok|joo|hyv|selv|mahtav|loistav|paljon|suur|tosi|kaun)\p{L}*\s).*\p{L}{3,}\s.*\p{L}{3,})[\s,.!?]+(?:kiitos|kiitti|kiitoksia|thanks|thank you|tack)[\s.!]*$/isu;

const NOT =
  /(?<!\p{L})(?:ei|en|emme|eik[\u00E4a])\s(?:(?:ole|oo|halu\p{L}*|tarvi\p{L}*|ota|mit\p{L}+|miss\p{L}+|mielell\p{L}+|ihan)\s){0,3}/u;
const WANTED =
  /(?:nast|kylje|olkap|kes[\u00E4a](?:t|renkaita|kumeja)(?!\p{L})|maastur|paku|pakettiaut|henkil[\u00F6o]aut)\p{L}*/u;
const WITHOUT = /(?<!\p{L})ilman\s(?:nast|\p{L}*vaih[td]|asen|s[\u00E4a]ily|varasto|\p{L}*hotell)\p{L}*/u;
/** What is not meant or not wanted: 'ei oo kyljessä', 'en tarvii nastoja', 'ilman vaihtoa'. */
const DENIED = new RegExp(`${NOT.source}${WANTED.source}|${WITHOUT.source}`, 'giu');

/** Without studs is a kind of tyre, and what is not in the sidewall is in the tread. */
const MEANT: readonly (readonly [RegExp, string])[] = [
  [/nast/iu, 'studless'],
  [/kylje|olkap/iu, 'kulutuspinnassa'],
];

export function plainText(written: string): string {
  return (
    written
      // Who ends with thanks has said what it is about before.
      .replace(ENDING_THANKS, '')
      .replaceAll(DENIED, (said) => MEANT.find(([denied]) => denied.test(said))?.[1] ?? '')
      // 'MS-merkityt': printed on the tyre.
      .replaceAll(/(?<!\p{L})ms(?=[\s-]?merk)/giu, 'M+S')
      // 'Hakkapeliitta kymppi': models are numbered.
      .replaceAll(/(?<=\bhakka(?:peli\p{L}*)?\s)(kymp|ysi|kasi|seis|vito)\p{L}*/giu, (_, digit: string) =>
        String(MODEL_NUMBERS.get(digit.toLowerCase())),
      )
      // 'Budjetti on 150 per rengas'.
      .replaceAll(/\bbudjet\p{L}*\D{1,8}(\d{2,4})\b(?:\s?(?:€|e\b|euro\p{L}*))?/giu, 'max $1 €')
      // A limit of price, not under the car.
      .replaceAll(/\balle(?=\s+(?:\d|sata|kahdensadan))/giu, 'max')
  );
}

export function conceptsOf(text: string, { dogName, networkName }: OwnNames): Set<Concept> {
  const concepts = conceptsIn(text);
  if (/(?<!\p{L})tilau\p{L}*\s*(?:nro|n:o|numero\p{L}*|#)?\s*#?\d{3,}/iu.test(text)) concepts.add('ownOrder');
  if (/(?<![\p{L}\d])\p{Lu}{2,3}-\d{1,3}(?![\p{L}\d])/u.test(text)) concepts.add('plate');
  if (/(?:pitaa|tarvi|pakko|taytyy)\S*\s(?:\S+\s){0,2}vara/.test(fold(text))) concepts.add('walkIn');
  nameDog(text, dogName, concepts);
  nameNetwork(text, networkName, concepts);
  return concepts;
}

/** The network's name, in any case: 'Rengaspiirin'. */
function nameNetwork(text: string, name: string, concepts: Set<Concept>): void {
  const [stem = ''] = foldedWords(name);
  if (stem.length >= 3 && foldedWords(text).some((word) => word.startsWith(stem))) concepts.add('network');
}

/** With one of these a dog's name that is also a tyre's means the tyre. */
const TYRE_TALK =
  'winter summer studded friction allSeason price stock tyre change compare advice allowed quiet';

/**
 * The dog's name, in any case. One that is also a word for a tyre ('Nasta') names the dog only with what dogs do, or as
 * a name within a sentence that speaks of no tyres.
 */
function nameDog(text: string, name: string, concepts: Set<Concept>): void {
  const [stem = ''] = foldedWords(name);
  if (stem.length < 3 || !fold(text).includes(stem)) return;
  if (parseSearchQuery(stem).understood.every(({ kind }) => kind === 'words')) {
    if (foldedWords(text).some((word) => word.startsWith(stem))) concepts.add('dog');
    return;
  }
  const capital = capitalise(name);
  const asName = text.replaceAll(new RegExp(`(?<!\\p{L})${stem}`, 'giu'), capital);
  const isActing = concepts.has('atWork') || concepts.has('petting');
  const isWithinSentence = mentionsDog(text.trim().slice(1), capital);
  const isOfTyres = hasAny(concepts, TYRE_TALK) || parseSearchQuery(text).size !== undefined;
  if (mentionsDog(asName, capital) && (isActing || (isWithinSentence && !isOfTyres))) concepts.add('dog');
}
