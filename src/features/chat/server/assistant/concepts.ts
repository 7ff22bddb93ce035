// Which concepts a question mentions: the shop's vocabulary as stems, which match every case, compound and spoken form.
// In concepts.json 'renka' meets the beginning of a word, '*hotelli' any part of it, '=ura' the whole word, and 'ei_kuulu'
// several words in a row, the last of them by its beginning; in folded letters.
import STEMS from './concepts.json' with { type: 'json' };
import { foldedWords } from './words.ts';

/** Months as they begin in folded letters, January first. */
export const MONTH_STEMS = 'tammi helmi maalis huhti touko kesa heina elo syys loka marras joulu'.split(' ');

export type Concept = keyof typeof STEMS;

/** By how they are met; phrases by their first word and beginnings by their first letters, for a question is read often. */
const PHRASES = new Map<string, [phrase: string, concept: Concept][]>();
const PARTS: [part: string, concept: Concept][] = [];
const WHOLE = new Map<string, Concept[]>();
const STARTS = new Map<string, [start: string, concept: Concept][]>();
const FIRST_LETTERS = 2;

for (const [name, stems] of Object.entries(STEMS)) {
  const concept = readConcept(name);
  for (const stem of stems.split(' ')) {
    const text = stem.replace(/^[*=]/, '');
    if (stem.includes('_')) {
      const [first = ''] = text.split('_');
      PHRASES.set(first, [...(PHRASES.get(first) ?? []), [` ${text.replaceAll('_', ' ')}`, concept]]);
    } else if (stem.startsWith('*')) PARTS.push([text, concept]);
    else if (stem.startsWith('=')) WHOLE.set(text, [...(WHOLE.get(text) ?? []), concept]);
    else {
      const first = text.slice(0, FIRST_LETTERS);
      STARTS.set(first, [...(STARTS.get(first) ?? []), [text, concept]]);
    }
  }
}

/** Words that have a stem within them by chance: 'vähintään' is no price, 'asento' is no fitting. */
const LOOKALIKES = /^(?:vahint|esimerk|asento|asenno[nsi]|asentaj)/;

/** Every concept in the text. */
export function conceptsIn(text: string): Set<Concept> {
  const words = foldedWords(text);
  const line = ` ${words.join(' ')} `;
  const found = new Set<Concept>();
  for (const word of words) {
    for (const [phrase, concept] of PHRASES.get(word) ?? []) if (line.includes(phrase)) found.add(concept);
  }
  for (const word of words) for (const concept of conceptsOfWord(word)) found.add(concept);
  return found;
}

/** Words repeat, and what visitors write must not fill the memory. */
const known = new Map<string, readonly Concept[]>();
const MAX_KNOWN = 20_000;

function conceptsOfWord(word: string): readonly Concept[] {
  const before = known.get(word);
  if (before) return before;
  const met = (forms: readonly [string, Concept][], isMet: (form: string) => boolean) =>
    LOOKALIKES.test(word) ? [] : forms.flatMap(([form, concept]) => (isMet(form) ? [concept] : []));
  const concepts = [
    ...(WHOLE.get(word) ?? []),
    ...met(PARTS, (part) => word.includes(part)),
    ...met(STARTS.get(word.slice(0, FIRST_LETTERS)) ?? [], (start) => word.startsWith(start)),
  ];
  if (known.size < MAX_KNOWN) known.set(word, concepts);
  return concepts;
}

export function isConcept(name: string): name is Concept {
  return Object.hasOwn(STEMS, name);
}

function readConcept(name: string): Concept {
  if (!isConcept(name)) throw new TypeError(`${name} is no concept`);
  return name;
}

/** Whether any of the concepts is there; `names` has spaces between them. */
export function hasAny(concepts: ReadonlySet<Concept>, names: string): boolean {
  return names.split(' ').some((name) => isConcept(name) && concepts.has(name));
}
