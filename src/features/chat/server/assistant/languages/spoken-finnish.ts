// Spoken Finnish and dialect in the written forms that everything after it knows: the one place where speech is read.
import { fold } from '../words.ts';
import spokenForms from './spoken-finnish.json' with { type: 'json' };

/** Folded spoken words with what is written. */
const WHOLE: ReadonlyMap<string, string> = new Map(
  Object.entries(spokenForms).flatMap(([written, spoken]) =>
    spoken.split(' ').map((word) => [fold(word), written] as const),
  ),
);

/** Endings and stems of folded words that speech and dialects write otherwise, each with what is written. */
const PARTS: readonly (readonly [RegExp, string])[] = [
  // 'Lauantail', 'perjantain'.
  [/^((?:maanan|tiis|keskiviik|tors|perjan|lauan|sunnun)(?:tai|ko))[ln]$/, '$1na'],
  // 'Kuuluuks', 'pääseeks', 'teetteks', 'kävisköhän'.
  [/(aa|ee|ii|uu|yy|tte|oi|ay)ks?$/, '$1ko'],
  [/(oo|isi)ks$/, '$1ko'],
  // 'Talveks', 'valmiiks', 'maanantaiks'.
  [/^(\w{3,}[aeiouy])ks$/, '$1ksi'],
  // 'Paikkoominen', 'tasapainottoominen'.
  [/(oo|uu)mi(nen|se)/, 'aami$2'],
  // 'Vaihethaan', 'vaiheta', 'vaihan'.
  [/ethaan$/, 'etaan'],
  [/^vaih(?=a[nt]|et[at]|ette|o(?:i[nt]|itte))/, 'vaihd'],
  // 'Renkahat', 'renkahien'.
  [/^renkah/, 'renka'],
  [/^(?:kato|kahto)(?=t|p|k)/, 'katso'],
];

/** Case and marks stay where a word is written as it should be. */
export function toWrittenFinnish(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => {
    const spoken = fold(word);
    const known = WHOLE.get(spoken);
    if (known !== undefined) return known;
    const part = PARTS.find(([form]) => form.test(spoken));
    return part ? spoken.replace(...part) : word;
  });
}
