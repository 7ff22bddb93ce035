// Whether what a language model wrote of offers contains nothing beyond its input: no number, day, percent, sum, name or claim
// beyond the given ones. Stricter than need be: a good text that is refused is replaced by the ready sentences.
import { findClaims } from '../../articles/writing/claim-check.ts';

export interface OfferFacts {
  readonly percent: number | null;
  /** Each price is below the lowest of the 30 days before its offer. */
  readonly areLowered: boolean;
  /** '30.11.2026' */
  readonly lastDay: string | null;
  /** Names of tyres, sizes and the shop; numbers in them may be repeated as part of them. */
  readonly names: readonly string[];
  /** Makers of the catalogue: of these only the given ones may be named. */
  readonly manufacturers: readonly string[];
}

/** Sums and gifts, however they are written; numbers in words; nearly sold out; anything that is no plain running text. */
const NEVER = [
  /€|\beuro|\beur\b|\bsent(?:ti|in)|[$£]/i,
  /\bilmai[sn]|\bmaksut|veloituks|kaupan paalle|puole(?:en|lla) hin|\blahja|\btakuu|\btakaamme|korot(?:on|ont|tom)/i,
  /\b(?:kymmen|sata|sada|tuhat|tuhan|viisi|viide|kuusi\b|kuude|seitsem|kahdeks|yhdeks|kaksi|kahd|kolm|nelj)\p{L}*/iu,
  /\bilman (?:eri |lisa)?(?:maksu|korvau|kulu|veloit)|\byhden hinnalla|\bmaksa vain/i,
  /\bviimei\p{L}* (?:kappale|era|sarja|renka|paik|tilaisuu|mahdollisuu)|\bvaras\p{L}* (?:\p{L}+ ){0,3}(?:loppu|tyhj|vahi|vahe|vaja|hupe)|\bloppuunmyy|\bmyy\p{L}* loppuun|\b(?:hupen\p{L}*|vahissa|kasista|rajoitet\p{L}* (?:era|maara)\p{L}*)/iu,
  /https?:|www\.|\S@\S|\.(?:fi|com|net)\b/i,
  /[<>{}[\]|#*_`\\~]|^\s*[-•\d]+[.)]?\s/m,
  /\p{Extended_Pictographic}/u,
];

/** Words of the languages a model slips into; none of them is Finnish. */
const FOREIGN =
  /(?<![\p{L}-])(?:the|and|our|your|you|with|are|is|for|of|to|och|att|som|till|nu|und|der|die|das)(?![\p{L}-])/iu;

/** That a price has come down. */
const LOWERED =
  /\b(?:hinta|hinna|hinno)\p{L}* (?:\p{L}+ ){0,2}(?:lask|ale|pudo|puto)|\b(?:laskimme|alensimme|pudotimme|alennu|alenn|alehin|halve|halvem|edullisemm)\p{L}*/iu;

export function statesOnlyFacts(text: string, facts: OfferFacts): boolean {
  const plain = withoutDots(text);
  if (NEVER.some((pattern) => pattern.test(plain))) return false;
  if (findClaims(plain).some(({ kind }) => kind !== 'discount' && kind !== 'figure')) return false;
  const unnamed = withoutNames(plain, facts.names.map(withoutDots));
  if (FOREIGN.test(unnamed) || (!facts.areLowered && LOWERED.test(unnamed))) return false;
  return areNumbersGiven(unnamed, facts) && areNamesGiven(unnamed, facts);
}

/** Every kind of dash and digit as one, and letters without dots, so that sloppy spelling hides nothing. */
function withoutDots(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-');
}

/** Removes complete names, and their Finnish forms: 'Nokianin'. */
function withoutNames(text: string, names: readonly string[]): string {
  return names
    .flatMap((name) => [name, ...name.split(/\s+/)])
    .map((name) => name.trim())
    .filter((name) => name.length > 1)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(new RegExp(nameForm(name), 'giu'), ' '), text);
}

/** Two letters alone name nothing by themselves; longer names may be inflected. */
function nameForm(name: string): string {
  const signs = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const end = /\p{L}$/u.test(name) && name.length > 3 ? String.raw`(?::?\p{Ll}{0,6})` : '';
  return String.raw`(?<![\p{L}\p{N}])${signs}${end}(?![\p{L}\p{N}])`;
}

function areNumbersGiven(text: string, { percent, lastDay }: OfferFacts): boolean {
  const [day = '', month = '', year = ''] = lastDay?.split('.') ?? [];
  const given = [
    ...(percent === null ? [] : [String.raw`-?\s?${percent}\s?(?:%|prosent\p{L}*)`]),
    ...(lastDay === null ? [] : [String.raw`${day}\.\s?${month}\.(?:\s?${year})?`]),
  ];
  const rest = given.reduce(
    (left, one) => left.replaceAll(new RegExp(String.raw`(?<!\p{N})${one}(?!\p{N})`, 'giu'), ' '),
    text,
  );
  return !/\p{N}|%|prosent/iu.test(rest) && !(lastDay === null && WEEKDAYS.test(rest)) && !MONTHS.test(rest);
}

const WEEKDAYS =
  /\b(?:maanantai|tiistai|keskiviik|torstai|perjantai|lauantai|sunnuntai|huomen|ylihuomen)\p{L}*/iu;
const MONTHS =
  /\b(?:tammi|helmi|maalis|huhti|touko|kesa|heina|elo|syys|loka|marras|joulu)kuu\p{L}*|\b(?:joulu|paasiai|juhannu|vappu|uuteenvuoteen)\p{L}*/iu;

/** A word in capital letters amid a sentence is a name; at its start only makers are known as such. */
function areNamesGiven(text: string, { manufacturers }: OfferFacts): boolean {
  if (/(?<=[\p{Ll},;:] )\p{Lu}/u.test(text) || /\p{Lu}{2}/u.test(text)) return false;
  const words = text.toLowerCase();
  return manufacturers.every((manufacturer) => !words.includes(stemOf(manufacturer)));
}

/** Without its last letter, which Finnish may change. */
function stemOf(name: string): string {
  const lower = withoutDots(name).toLowerCase();
  return lower.length > 5 ? lower.slice(0, -1) : lower;
}
