// What the shop's own records have told in a conversation, and whether a sentence claims nothing beyond it.
import { claimsOf, countsInWords, plainText, sizeClaimsOf } from './claims.ts';

export interface Evidence {
  /** What a tool told; `names` are quotable as a whole and bear out nothing by themselves, `hrefs` may be linked to. */
  add: (told: { text: string; names?: readonly string[]; hrefs?: readonly string[] }) => void;
  /** What the visitor wrote: sizes alone. */
  hear: (text: string) => void;
  bearsOut: (sentence: string) => boolean;
}

const SHORTEST_NAME = 4;

export function createEvidence(): Evidence {
  const claims = new Set<string>();
  const names = new Set<string>();
  const quotable = new Set<string>();
  const hrefs = new Set<string>();
  const addAll = (told: Iterable<string>) => {
    for (const claim of told) claims.add(claim);
  };
  const isBorneOut = (claim: string): boolean => {
    if (claim.startsWith('x:')) return false;
    if (claim.startsWith('link:')) return hrefs.has(claim.slice('link:'.length));
    return claims.has(claim);
  };
  return {
    add: ({ text, names: told = [], hrefs: linked = [] }) => {
      for (const name of told.map(plainText)) {
        names.add(name);
        if (isQuotable(name)) quotable.add(name);
      }
      for (const href of linked) {
        hrefs.add(href);
        // Addresses in a text are compared in small letters.
        hrefs.add(href.toLowerCase());
        addAll(claimsOf(addressOf(href)));
      }
      const unnamed = withoutNames(plainText(text), names);
      addAll(claimsOf(unnamed));
      addAll(countsInWords(unnamed));
    },
    hear: (text) => addAll(sizeClaimsOf(text)),
    bearsOut: (sentence) => {
      const unnamed = withoutNames(plainText(sentence), quotable);
      return !isBareAmount(unnamed) && [...claimsOf(unnamed)].every(isBorneOut);
    },
  };
}

/** A name that leads elsewhere is not said. */
function isQuotable(name: string): boolean {
  return (
    name.length >= SHORTEST_NAME && ![...claimsOf(name)].some((claim) => /^(?:link|mail|tel|x):/.test(claim))
  );
}

function withoutNames(text: string, names: ReadonlySet<string>): string {
  return [...names]
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ' | '), text);
}

/** 'tel:' and 'mailto:' as they are written in a text. */
function addressOf(href: string): string {
  return /^(?:tel|mailto):(.*)$/.exec(href)?.[1] ?? '';
}

/** 'Hinta on 45.': an amount without its unit, which would pass for a count. */
function isBareAmount(text: string): boolean {
  return /(?:\bhin(?:ta|na)|maksa|kustan|\bprice|\bcost)[^\n]*\b\d+(?:[.,]\d+)?[\s.!*]*$/i.test(text);
}
