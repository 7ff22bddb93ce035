// Stems of words as they are compared: without cases and endings, any car as one.
import { stemmer } from '@orama/stemmers/finnish';

import { isCarName } from '../../../../catalogue/search/misplaced-search.ts';

const MAX_STEMS = 20_000;

/** Words repeat. */
const stems = new Map<string, string>();

/** Stem of a word in folded letters. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = isCarName(word) ? 'qcar' : stemmer(word);
  // What visitors write must not fill the memory.
  if (stems.size < MAX_STEMS) stems.set(word, stem);
  return stem;
}
