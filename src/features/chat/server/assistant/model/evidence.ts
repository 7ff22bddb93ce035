// What the shop's own records have told in a conversation, and whether a sentence claims nothing beyond it.
import { fold } from '../words.ts';
import { claimsOf, countsInWords, plainText, sizeClaimsOf } from './claims.ts';

export interface Told {
  readonly text: string;
  /** Names within it, such as a campaign's: said as a whole they need no proof, and they prove nothing themselves. */
  readonly names?: readonly string[];
  /** Parts of it that somebody else put there, such as the words of a search: they prove nothing. */
  readonly echoes?: readonly string[];
  /** Addresses that may be linked to. */
  readonly hrefs?: readonly string[];
}

export interface Evidence {
  /** What a tool told, or what was said before because a tool had told it. */
  add: (told: Told) => void;
  /** What the visitor wrote: sizes alone. */
  hear: (text: string) => void;
  bearsOut: (sentence: string) => boolean;
}

const SHORTEST_NAME = 4;
/** Sums in talk of credit are counted from what somebody asked; they are no prices and hold in such talk alone. */
const OF_CREDIT =
  /luoto|luotto|\beri(?:ss|n\b)|kuukaude|kuukausier|korko|rahoit|jaettuna|instalment|credit|financ/;

const BETWEEN_SENTENCES = /\n|(?<=[.!?])\s+(?=\p{Lu})/u;

export function createEvidence(): Evidence {
  const claims = new Set<string>();
  const creditClaims = new Set<string>();
  const names = new Set<string>();
  const quotable = new Set<string>();
  const hrefs = new Set<string>();

  const isBorneOut = (claim: string, isCredit: boolean): boolean => {
    if (claim.startsWith('x:')) return false;
    if (claim.startsWith('link:')) return hrefs.has(claim.slice('link:'.length));
    return claims.has(claim) || (isCredit && creditClaims.has(claim));
  };

  return {
    add: ({ text, names: called = [], echoes = [], hrefs: linked = [] }) => {
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
      for (const sentence of proving.split(BETWEEN_SENTENCES)) {
        const into = isOfCredit(sentence) ? creditClaims : claims;
        addAll(into, claimsOf(sentence));
        addAll(into, countsInWords(sentence));
      }
    },
    hear: (text) => addAll(claims, sizeClaimsOf(text)),
    bearsOut: (sentence) => {
      const unnamed = without(plainText(sentence), [...quotable]);
      const isCredit = isOfCredit(unnamed);
      return !isBareAmount(unnamed) && [...claimsOf(unnamed)].every((claim) => isBorneOut(claim, isCredit));
    },
  };
}

function addAll(into: Set<string>, claims: Iterable<string>): void {
  for (const claim of claims) into.add(claim);
}

function isOfCredit(text: string): boolean {
  return OF_CREDIT.test(fold(text));
}

/** A name that leads elsewhere or holds a price is not said. */
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
