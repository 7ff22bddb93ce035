// The shop's published answers in English and Swedish, found by the very words of the Finnish: one that staff change is given in Finnish.
import { createHash } from 'node:crypto';

import ANSWERS from './answers-in-languages.json' with { type: 'json' };
import type { ForeignLanguage } from './languages.ts';

const HASH_LETTERS = 12;

const byHash: ReadonlyMap<string, Readonly<Record<ForeignLanguage, string>>> = new Map(
  Object.entries(ANSWERS),
);

/** Undefined where any line has no words in the language: half an answer would mislead. */
export function publishedIn(language: ForeignLanguage, finnish: string): string | undefined {
  const lines = finnish.split('\n').map((line) => {
    // A line of contact details has the same form in every language.
    if (CONTACT_LINE.test(line)) return line.replace(CONTACT_LINE, '* ');
    return byHash.get(hashOf(line))?.[language];
  });
  return lines.every((line) => line !== undefined) ? lines.join('\n') : undefined;
}

const CONTACT_LINE = /^\* (?:Osoite|Puhelin|S\u00E4hk\u00F6posti): /;

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, HASH_LETTERS);
}
