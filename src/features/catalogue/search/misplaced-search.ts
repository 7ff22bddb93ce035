// What people type into a tyre search that is no tyre: a service of the shop, a registration number, the name of their car or where a size is found.
import { fold } from '../../../platform/contract/text.ts';
import {
  BALANCING_PATH,
  CONTACT_PATH,
  FINANCING_PATH,
  GOOD_TO_KNOW_PATH,
  REPAIR_PATH,
  RIMS_PATH,
  TYRE_HOTEL_PATH,
} from '../../pages/paths.ts';
import { PRICE_LIST_PATH } from '../../price-list/contract.ts';
import { CAR_MAKES } from './car-names.ts';
import { normaliseWords } from './search-words.ts';

/** Pages about other things than tyres, by the lemmas of words that look for them. */
const SERVICE_WORDS = [
  [RIMS_PATH, ['vanne', 'alumiini']],
  [TYRE_HOTEL_PATH, ['hotelli', 'sailytys']],
  [REPAIR_PATH, ['paikkaus', 'korjaus']],
  [BALANCING_PATH, ['tasapainotus']],
  [FINANCING_PATH, ['rahoitus']],
  [PRICE_LIST_PATH, ['vaihto', 'asennus', 'hinnasto', 'anturi']],
  [GOOD_TO_KNOW_PATH, ['paine']],
  [CONTACT_PATH, ['aukiolo', 'varaus', 'yhteys']],
] as const;

export type ServicePath = (typeof SERVICE_WORDS)[number][0];

export type MisplacedSearch =
  | { readonly kind: 'service'; readonly path: ServicePath }
  /** Where the size of one's tyres is found. */
  | { readonly kind: 'own-size' }
  | { readonly kind: 'plate'; readonly plate: string }
  /** 'Toyota Corolla', 'Škoda'. */
  | { readonly kind: 'car'; readonly car: string };

/** 'mistä näen rengaskoon', 'mis on mun rengaskoko' */
const OWN_SIZE = /\b(?:mi[kns]\p{L}*|miten|kuinka)\b.*(?:koko|koon|koot)\b/u;

/** For a search that found nothing: names of tyres are read before this. */
export function readMisplacedSearch(text: string): MisplacedSearch | null {
  const words = new Set<string>(normaliseWords(text));
  const [path] = SERVICE_WORDS.find(([, lemmas]) => lemmas.some((lemma) => words.has(lemma))) ?? [];
  if (path !== undefined) return { kind: 'service', path };
  const plate = findPlate(text);
  if (plate !== null) return { kind: 'plate', plate };
  const car = findCar(text);
  if (car !== null) return { kind: 'car', car };
  return OWN_SIZE.test(fold(text)) ? { kind: 'own-size' } : null;
}

/** Letters that come before a number on tyres and rims: 'RFT-205'. */
const MARKS = new Set(['ET', 'XL', 'HL', 'ZR', 'PR', 'RFT', 'SUV', 'DOT', 'EAN', 'YLI', 'ALK', 'MIN', 'MAX']);
/** With its hyphen anywhere in the text; without, where it could be a model ('TS870'), only three letters alone with three digits, or two after a space. */
const HYPHENED =
  /(?<![\p{L}\p{N}-])(?:(\p{Lu}{3})-([1-9]\d{0,2})|(\p{Lu}{2})-([1-9]\d{2}))(?![\p{L}\p{N}-])/iu;
const ALONE = /^\s*(\p{Lu}{3})(?: ?([1-9]\d{2})| ([1-9]\d))\s*$/iu;

/** A Finnish registration number as printed: 'ABC-123'; not 'BMW 320'. */
function findPlate(text: string): string | null {
  const [, ...parts] = HYPHENED.exec(text) ?? ALONE.exec(text) ?? [];
  const [letters = '', digits = ''] = parts.filter((part) => part !== undefined);
  const upper = letters.toUpperCase();
  const isPlate = upper !== '' && !MARKS.has(upper) && !CARS.some(({ written }) => written === plain(upper));
  return isPlate ? `${upper}-${digits}` : null;
}

/** Finnish endings with double letters once: golf|in(iin), toyota|n(an), mersu|la(lla). */
const ENDING = /^i?(?:n|a|t|an|en|hin|hen|la|le|lta|sa|sta|ksi|ien)?$/;

interface CarName {
  readonly written: string;
  /** What its cases begin with; a name with a digit or of two letters has none. */
  readonly stems: readonly string[];
  readonly car: string;
}

const CARS: readonly CarName[] = CAR_MAKES.flatMap(({ name, models, also = [] }) => [
  ...models.map((model) => carName(model, model.startsWith(name) ? model : `${name} ${model}`)),
  ...[name, ...also].map((written) => carName(written, name)),
]);

function carName(name: string, car: string): CarName {
  const written = plain(name);
  if (!/^\p{L}{3,}$/u.test(written)) return { written, stems: [], car };
  // Yaris: yariksen.
  const stems = written.endsWith('s') ? [written, `${written.slice(0, -1)}kse`] : [written];
  return { written, stems, car };
}

/** The car a text names, a model before a make. */
export function findCar(text: string): string | null {
  const words = text
    .split(/[\s,;/]+/u)
    .map(plain)
    .filter(Boolean);
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  const named = [...pairs, ...words];
  return CARS.find((car) => named.some((word) => isForm(word, car)))?.car ?? null;
}

/** Whether a word of a search, as it was typed or as a lemma, names a car. */
export function isCarName(word: string): boolean {
  return findCar(word) !== null;
}

/** Small letters and digits alone, double letters once, c as it sounds: 'Corolla', 'corola' and 'korolla', 'C-HR' and 'chr'. */
function plain(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('c', 'k')
    .replaceAll(/(\p{L})\1+/gu, '$1');
}

function isForm(word: string, { written, stems }: CarName): boolean {
  return (
    word === written || stems.some((stem) => word.startsWith(stem) && ENDING.test(word.slice(stem.length)))
  );
}
