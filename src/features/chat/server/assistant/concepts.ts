// Which concepts a question mentions: the shop's vocabulary as stems, which match every case, compound and spoken form.
// In concepts.json 'renka' meets the beginning of a word, '*hotelli' any part of it, '=ura' the whole word, and 'ei_kuulu'
// several words in a row, the last of them by its beginning; in folded letters.
import STEMS from './concepts.json' with { type: 'json' };
import { foldedWords } from './words.ts';

/** Months as they begin in folded letters, January first. */
export const MONTH_STEMS = 'tammi helmi maalis huhti touko kesa heina elo syys loka marras joulu'.split(' ');

export type Concept = keyof typeof STEMS;

/** By how they are met; beginnings of words by their first letters, for a question is read often. */
const PHRASES: [phrase: string, concept: Concept][] = [];
const PARTS: [part: string, concept: Concept][] = [];
const WHOLE = new Map<string, Concept[]>();
const STARTS = new Map<string, [start: string, concept: Concept][]>();
const FIRST_LETTERS = 2;

for (const [name, stems] of Object.entries(STEMS)) {
  const concept = readConcept(name);
  for (const stem of stems.split(' ')) {
    const text = stem.replace(/^[*=]/, '');
    if (stem.includes('_')) PHRASES.push([` ${text.replaceAll('_', ' ')}`, concept]);
    else if (stem.startsWith('*')) PARTS.push([text, concept]);
    else if (stem.startsWith('=')) WHOLE.set(text, [...(WHOLE.get(text) ?? []), concept]);
    else {
      const first = text.slice(0, FIRST_LETTERS);
      STARTS.set(first, [...(STARTS.get(first) ?? []), [text, concept]]);
    }
  }
}

/** Words that have a stem within them by chance: 'vähintään' is no price, 'asento' is no fitting. */
const LOOKALIKES = /^(?:vahint|esimerk|asento|asenno[nsi])/;

/** Every concept in the text. */
export function conceptsIn(text: string): Set<Concept> {
  const words = foldedWords(text);
  const line = ` ${words.join(' ')} `;
  const found = new Set(PHRASES.flatMap(([phrase, concept]) => (line.includes(phrase) ? [concept] : [])));
  for (const word of words) {
    for (const concept of WHOLE.get(word) ?? []) found.add(concept);
    if (LOOKALIKES.test(word)) continue;
    for (const [part, concept] of PARTS) if (word.includes(part)) found.add(concept);
    for (const [start, concept] of STARTS.get(word.slice(0, FIRST_LETTERS)) ?? []) {
      if (word.startsWith(start)) found.add(concept);
    }
  }
  return found;
}

export function isConcept(name: string): name is Concept {
  return Object.hasOwn(STEMS, name);
}

function readConcept(name: string): Concept {
  if (!isConcept(name)) throw new TypeError(`${name} is no concept`);
  return name;
}
