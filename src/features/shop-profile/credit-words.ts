// Which words of a text speak of credit, and whether they match the shop's terms. Pure; words are compared in
// small letters without dots ('ä' as 'a').
import { isFree, type Financing } from './financing.ts';

/** A mere mention of credit. */
export const CREDIT_MENTION =
  /\b(?:rahoit(?:us|uks|ust|et|amm|a\b)\w*|osamaksu\w*|(?<!\b(?:suurissa|isoissa) )erissa|luot(?:to|toa|olla|on|toon)\b|(?:ilman luottotieto|luottotietoja ei (?:tarkist|kysy|tarvit))\w*|luottopaato\w*|(?<!\blasku(?!l)\w* (?:[^.!?]{0,40} )?)maksuaik\w*|maksa (?:vasta |ne |se )?(?:myohemmin|kesalla|talvella|syksylla|kevaalla|ensi (?:kuussa|vuonna|kesana|kevaana|syksyna)|\w{4,}kuussa|tilipaivana)\b|(?:maksa\w*|maksu) (?:\w+ ){0,3}(?:osissa|vuodessa)\b|jaka\w* (?:\w+ ){0,3}kuukau\w+|(?:kahteen|kolmeen|neljaan|\d+) eraan\b|lasku\w* vasta\b|luottotied\w+ (?:ei|eivat)\b)/;

/** What a credit costs. */
export const CREDIT_PRICE = [
  /\b\w*kork(?:o|oa|oon|ona|okulu\w*)\b/,
  /\b(?:nolla)?koro(?:n|lla|lle|sta|tta|itta|ton|tont\w+|ttom\w+)\b/,
  /\b(?:kuukausi|kk-)(?:er(?:a|aa|an|at|ia|ien|alla|iin)|maksu(?:lla|ja|n|t|in)?)\b/,
  /\d[\d,.]*\s?(?:€|eur|euroa)\s?(?:\/\s?(?:kk|kuukausi|kuukaudessa)|kuu(?:ssa|kaudessa))/,
];

const FREE = [
  /(?<![\d,.])0(?:,0+)?\s?(?:%|prosen)/,
  /\bnolla(?:kork|koro|\s?prosen)\w*/,
  /\bkoro(?:ton|tont\w+|tta|itta)\b|\bkorottom\w+/,
  /\bilman (?:mitaan |mitaan lisa|lisa)?(?:kuluja|korkoa|korkoja|koron|avausmaksu\w*|tilinhoitomaksu\w*)\b/,
  /\bkulu(?:ton|tonta|tta|itta)\b|\bkuluttom\w+/,
  /\bei (?:mitaan |lainkaan )?(?:korkoa|kuluja|lisakuluja|piilokuluja|avaus|tilinhoito)\w*/,
  /\bilmai(?:nen|sta|sella|sen) (?:luot|rahoit|laina|maksuaik|osamaks)\w*/,
];
const MONTHS = /(?<![\d,.])(\d{1,3})\s?(?:kk\b|kuukau)/g;
const A_YEAR = /\bmaks\w+ vuodessa\b|\bmaksuaika\w* vuosi\b|\bvuoden maksuai\w+|\bkahdelletoista kuukau\w+/;

/** The first words that call a credit free, or speak of one; undefined when there are none. */
export function creditWords(text: string): string | undefined {
  const plain = folded(text);
  const found = [...FREE, ...CREDIT_PRICE, CREDIT_MENTION].map((pattern) => pattern.exec(plain));
  const first = found.find((match) => match !== null);
  return first && text.slice(first.index, first.index + first[0].length).trim();
}

/** Whether a text contradicts the credit terms: free, or of other months; without credit every word of it is untrue. */
export function contradictsTerms(text: string, financing: Financing | null): boolean {
  if (financing === null) return creditWords(text) !== undefined;
  const plain = folded(text);
  const calledFree = FREE.some((pattern) => pattern.test(plain));
  const months = [...plain.matchAll(MONTHS)].map(([, count]) => Number(count));
  if (A_YEAR.test(plain)) months.push(12);
  return (calledFree && !isFree(financing)) || months.some((count) => count !== financing.termMonths);
}

/** A text that staff have written, and where it is changed. */
export interface WrittenText {
  readonly where: string;
  readonly href: string;
  readonly text: string;
}

/** Texts that contradict the credit terms, each with the contradicting words. */
export function findContradictions(
  texts: readonly WrittenText[],
  financing: Financing | null,
): (Omit<WrittenText, 'text'> & { readonly words: string })[] {
  return texts.flatMap(({ where, href, text }) => {
    const untrue = text
      .split(/(?<=[.!?])\s|\n/)
      .find((sentence) => creditWords(sentence) !== undefined && contradictsTerms(sentence, financing));
    return untrue === undefined ? [] : [{ where, href, words: creditWords(untrue) ?? '' }];
  });
}

/** The badge of interest-free credit while that is what the terms are; else nothing. */
export function shownBadge(financing: Financing, badge: string): string {
  return isFree(financing) && !contradictsTerms(badge, financing) ? badge : '';
}

/** Small letters without dots and hard spaces, every one in its place. */
export function folded(text: string): string {
  return text.replaceAll(/[\p{Lu}\u00E4\u00E5\u00F6\u00A0\u202F]/gu, (sign) => {
    const small = sign.toLowerCase();
    return PLAIN[small] ?? (small.length === sign.length ? small : sign);
  });
}

const PLAIN: Readonly<Record<string, string>> = {
  '\u00E4': 'a',
  '\u00E5': 'a',
  '\u00F6': 'o',
  '\u00A0': ' ',
  '\u202F': ' ',
};
