// A name in the cases that sentences put it in. Only its last word changes: 'Kaarto Rengas' → 'Kaarto Renkaan'.
import { capitalise } from '../../platform/contract/text.ts';

export const VOWELS = 'aeiouy\u00E5\u00E4\u00F6';

/** Consonants that weaken when a syllable closes: Turkka → Turkan, Pentti → Pentin, Lempi → Lemmin. */
const GRADATION: readonly (readonly [strong: string, weak: string])[] = [
  ['kk', 'k'],
  ['pp', 'p'],
  ['tt', 't'],
  ['nk', 'ng'],
  ['nt', 'nn'],
  ['mp', 'mm'],
  ['lt', 'll'],
  ['rt', 'rr'],
  ['st', 'st'],
  ['t', 'd'],
  ['p', 'v'],
];

/** Words that strengthen or take another stem, as they are common in shops' names: the stem without its last vowel. */
const OTHER_STEMS: readonly (readonly [end: RegExp, stem: string])[] = [
  [/rengas$/i, 'renkaa'],
  [/vanne$/i, 'vantee'],
  [/liike$/i, 'liikkee'],
  [/nen$/, 'se'],
  [/us$/, 'ukse'],
  [/y\u00F6s$/, 'y\u00F6kse'],
  [/e$/, 'ee'],
];

/** 'Kaarto Rengas' → 'Kaarto Renkaan', 'Rengasapu' → 'Rengasavun', 'Kaarto Bot' → 'Kaarto Botin', 'Kumi Oy' → 'Kumi Oy:n'. */
export function genitive(name: string): string {
  return isLetters(name) ? `${stemOf(name)}n` : `${name}:n`;
}

/** 'Kaartobotti' → 'Kaartobotista', 'Minni' → 'Minnist\u00E4', 'Kaarto Rengas' → 'Kaarto Renkaasta'. */
export function elative(name: string): string {
  const ending = isBack(name) ? 'sta' : 'st\u00E4';
  return isLetters(name) ? `${stemOf(name)}${ending}` : `${name}:${ending}`;
}

/** The weak grade of a name that ends in a vowel. */
export function weakened(name: string): string {
  const last = name.at(-1) ?? '';
  const rest = name.slice(0, -1);
  const grade = GRADATION.find(([strong]) => rest.toLowerCase().endsWith(strong));
  return grade ? `${rest.slice(0, -grade[0].length)}${grade[1]}${last}` : name;
}

function stemOf(name: string): string {
  for (const [end, stem] of OTHER_STEMS) {
    if (end.test(name)) {
      return name.replace(end, (found) => (/^\p{Lu}/u.test(found) ? capitalise(stem) : stem));
    }
  }
  return VOWELS.includes(name.at(-1)?.toLowerCase() ?? '') ? weakened(name) : `${name}i`;
}

/** 'KR', 'Oy' and 'Rengas24' are read otherwise than they are written: they take their ending behind a colon. */
function isLetters(name: string): boolean {
  const word = name.split(/[\s-]/).at(-1) ?? '';
  return /^\p{L}*\p{Ll}$/u.test(word) && !/^oyj?$/i.test(word) && /[aeiouy\u00E4\u00F6]/i.test(word);
}

/** The last part of a compound decides: two syllables of e and i alone after the back vowels are one ('Kaartominni'). */
function isBack(name: string): boolean {
  const word = name.split(/[\s-]/).at(-1) ?? '';
  const end = /[^aou]*$/i.exec(word.toLowerCase())?.[0] ?? '';
  return end !== word.toLowerCase() && !/[y\u00E4\u00F6]/.test(end) && (end.match(/[ei]+/g) ?? []).length < 2;
}
