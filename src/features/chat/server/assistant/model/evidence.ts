// Collects the facts that tools have given in a conversation, and checks whether a sentence claims nothing beyond them.
import { fold } from '../words.ts';
import { claimsOf, countsInWords, plainText, sizeClaimsOf } from './claims.ts';
import { supportsWords, sayingOf, sayingsOf, type Saying } from './word-claims.ts';

export interface Fact {
  readonly text: string;
  /** Names within it, such as a campaign's: as a whole they need no proof, and they prove nothing themselves. */
  readonly names?: readonly string[];
  /** Parts of it that somebody else put there, such as the words of a search: they prove nothing. */
  readonly echoes?: readonly string[];
  /** Addresses that may be linked to. */
  readonly hrefs?: readonly string[];
}

const SHORTEST_NAME = 4;
/** Sums in talk of credit are computed from the visitor's figures; they are no prices and hold in such talk alone. */
const OF_CREDIT =
  /luoto|luotto|\beri(?:ss|n\b)|kuukaude|kuukausier|korko|rahoit|jaettuna|instalment|credit|financ/;

const BETWEEN_SENTENCES = /(?<=[.!?])\s+(?=\p{Lu})/u;

export function createEvidence() {
  const claims = new Set<string>();
  const creditClaims = new Set<string>();
  const lines: Saying[] = [];
  const names = new Set<string>();
  const quotable = new Set<string>();
  const hrefs = new Set<string>();

  const isSupported = (claim: string, isCredit: boolean): boolean => {
    if (claim.startsWith('x:')) return false;
    if (claim.startsWith('link:')) return hrefs.has(claim.slice('link:'.length));
    return claims.has(claim) || (isCredit && creditClaims.has(claim));
  };

  const isSupportedInWords = (sentence: string): boolean => {
    const said = sayingOf(sentence);
    if (said.isNever) return false;
    return said.claims.every((claim) => lines.some((line) => supportsWords(line, said, claim)));
  };

  return {
    /** The result of a tool, or an earlier answer, which was checked against one. */
    add: ({ text, names: called = [], echoes = [], hrefs: linked = [] }: Fact) => {
      for (const name of called.map(plainText)) {
        names.add(name);
        if (isQuotable(name)) quotable.add(name);
      }
      for (const href of linked) {
        hrefs.add(href);
        // Addresses in a text are compared in small letters.
        hrefs.add(href.toLowerCase());
        addAll(claims, claimsOf(addressOf(href)));
      }
      const proving = without(plainText(text), [...names, ...echoes.map(plainText)]);
      for (const line of proving.split('\n')) {
        const sentences = line.split(BETWEEN_SENTENCES);
        for (const sentence of sentences) {
          const into = isOfCredit(sentence) ? creditClaims : claims;
          addAll(into, claimsOf(sentence));
          addAll(into, countsInWords(sentence));
        }
        lines.push(...sayingsOf(line, sentences));
      }
    },
    /** Of what the visitor wrote only sizes count. */
    addQuestion: (text: string) => addAll(claims, sizeClaimsOf(text)),
    supports: (sentence: string) => {
      const unnamed = without(plainText(sentence), [...quotable]);
      const isCredit = isOfCredit(unnamed);
      return (
        !isBareAmount(unnamed) &&
        [...claimsOf(unnamed)].every((claim) => isSupported(claim, isCredit)) &&
        isSupportedInWords(unnamed)
      );
    },
  };
}

export type Evidence = ReturnType<typeof createEvidence>;

function addAll(into: Set<string>, claims: Iterable<string>): void {
  for (const claim of claims) into.add(claim);
}

function isOfCredit(text: string): boolean {
  return OF_CREDIT.test(fold(text));
}

/** A name with a link, an address or a price in it may not be repeated. */
function isQuotable(name: string): boolean {
  return (
    name.length >= SHORTEST_NAME &&
    ![...claimsOf(name)].some((claim) => /^(?:link|mail|tel|eur|x):/.test(claim))
  );
}

function without(text: string, parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, part) => rest.replaceAll(part, ' | '), text);
}

/** 'tel:' and 'mailto:' as they are written in a text. */
function addressOf(href: string): string {
  return /^(?:tel|mailto):(.*)$/.exec(href)?.[1] ?? '';
}

/** 'Hinta on 45.': an amount without its unit, which would pass for a count. */
function isBareAmount(text: string): boolean {
  return /(?:\bhin(?:ta|na)|maksa|kustan|\bprice|\bcost)[^\n]*\b\d+(?:[.,]\d+)?[\s.!*]*$/i.test(text);
}
