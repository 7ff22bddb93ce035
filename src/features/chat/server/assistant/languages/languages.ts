// The language of a message, and a message in the Finnish words that the assistant understands.
import { fold, foldedWords } from '../words.ts';
import { ENGLISH_MARKS, ENGLISH_REST, ENGLISH_WORDS } from './english.ts';
import { toWrittenFinnish } from './spoken-finnish.ts';
import { SWEDISH_MARKS, SWEDISH_REST, SWEDISH_WORDS } from './swedish.ts';

/** Languages other than Finnish. */
const FOREIGN = ['en', 'sv'] as const;
export type ForeignLanguage = (typeof FOREIGN)[number];
export type Language = 'fi' | ForeignLanguage;

const MARKS: Readonly<Record<ForeignLanguage, ReadonlySet<string>>> = {
  en: new Set(ENGLISH_MARKS.split(' ')),
  sv: new Set(SWEDISH_MARKS.split(' ')),
};
const REST: Readonly<Record<ForeignLanguage, ReadonlySet<string>>> = {
  en: new Set(ENGLISH_REST.split(' ')),
  sv: new Set(SWEDISH_REST.split(' ')),
};
/** One of them shows that a message is Finnish, whatever names of tyres are in it. */
const FINNISH_MARKS: ReadonlySet<string> = new Set(
  'onko ovat oletteko ootteko mika mita miten milloin koska paljonko kuinka teilla hinta maksaa renkaat renkaita kitkat nastat moi moikka terve hei enta haluan tarvitsen mitka nyt joo kiitos'.split(
    ' ',
  ),
);
/** 'Voinko', 'sopiiko'. */
const FINNISH_QUESTION = /^[a-z]{3,}ko$/;
/** So few words that show no language may be names. */
const FEW_WORDS = 3;
const WORDS: Readonly<Record<ForeignLanguage, readonly (readonly [RegExp, string])[]>> = {
  en: ENGLISH_WORDS.map(([phrase, finnish]) => [wholeWords(phrase), finnish]),
  sv: SWEDISH_WORDS.map(([phrase, finnish]) => [wholeWords(phrase), finnish]),
};
/** Share of a message's words that must be marks of a language: names of tyres are English in every language. */
const MIN_SHARE = 0.34;
const HALF = 0.5;

/** The language of the last message that shows one; Finnish unless another is plain. */
export function languageOf(messages: readonly string[]): Language {
  for (const message of messages.toReversed()) {
    const words = foldedWords(message).filter((word) => /^[a-z]{2,}|^i$/.test(word));
    if (words.length === 0) continue;
    if (words.some((word) => FINNISH_MARKS.has(word) || FINNISH_QUESTION.test(word))) return 'fi';
    const counts = FOREIGN.map((language) => words.filter((word) => MARKS[language].has(word)).length);
    const most = Math.max(...counts);
    const found = FOREIGN[counts.indexOf(most)];
    if (found === undefined || most === 0) {
      // A few words that show no language go on in that of the message before.
      if (words.length <= FEW_WORDS) continue;
      return 'fi';
    }
    // Words without meaning alone count together with those that show the language.
    const rest = words.filter((word) => !MARKS[found].has(word) && REST[found].has(word)).length;
    if (most / words.length >= MIN_SHARE || (most + rest) / words.length >= HALF) return found;
  }
  return 'fi';
}

/** 'Are you open on Saturday?' → 'oletteko auki lauantaina?', 'onks lauantail' → 'onko lauantaina'; sizes and names stay as they are. */
export function toFinnishWords(text: string, language: Language): string {
  if (language === 'fi') return toWrittenFinnish(text);
  const line = fold(text).replaceAll('’', "'");
  const translated = WORDS[language].reduce(
    (words, [phrase, finnish]) => words.replaceAll(phrase, finnish),
    line,
  );
  const isLeft = (word: string) => {
    const bare = word.replaceAll(/[^a-z]/g, '');
    return bare !== '' && bare.length === word.replaceAll(/[?!.,;:']/g, '').length && isRest(bare, language);
  };
  return translated
    .split(/\s+/)
    .filter((word) => !isLeft(word))
    .join(' ');
}

/** A text in Finnish words; of another language with its own behind them. */
export function inFinnish(text: string): { readonly finnish: string; readonly isFinnish: boolean } {
  const language = languageOf([text]);
  const finnish = toFinnishWords(text, language);
  const isFinnish = language === 'fi' || finnish === text;
  return { finnish: isFinnish ? finnish : withOriginal(finnish, text), isFinnish };
}

/** With the words it was written in behind; sizes and other numbers once. */
export function withOriginal(finnish: string, original: string): string {
  return finnish === original ? finnish : `${finnish} ${original.replaceAll(/\S*\d\S*/g, '')}`;
}

function isRest(word: string, language: ForeignLanguage): boolean {
  return MARKS[language].has(word) || REST[language].has(word);
}

function wholeWords(phrase: string): RegExp {
  return new RegExp(String.raw`(?<![a-z])(?:${phrase})(?![a-z])`, 'g');
}
