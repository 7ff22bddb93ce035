// Numbers as people speak them, written in digits: 'kakssataaviis viisviis kuustoist' is '205 55 16'.
import { fold } from '../../../platform/contract/text.ts';

/** 0 to 9 in standard and spoken Finnish, in folded letters. */
const DIGITS = [
  'nolla',
  'yksi?|yhden',
  'kaksi?|kah?den|kahen',
  'kol(?:men?)?',
  'nelja?n?|neli',
  'viisi?|viiden',
  'kuusi?|kuuden',
  'seitseman|seittem?an|seiska',
  'kahdeksan|kaheksan|kasi',
  'yhdeksan|yheksan|ysi',
];
const DIGIT = `(?:${DIGITS.join('|')})`;
const EACH_DIGIT = new RegExp(DIGITS.map((digit) => `(${digit})`).join('|'), 'g');
const HUNDRED = String.raw`(?<hundreds>${DIGIT})?(?<hundred>sataa?|sadan|satanen|satasen|satase\p{L}{1,3})`;
const TEEN = `(?<teen>${DIGIT})toista?`;
const TENS = `(?<tens>${DIGIT})(?:kymmenta|kymmenen|kyta?)(?<unit>${DIGIT})?`;
const NUMBER = new RegExp(
  String.raw`^(?:${HUNDRED})?(?:${TEEN}|${TENS}|(?<digits>${DIGIT}{1,3}))?(?<inches>tuum\p{L}*)?[?.,!]*$`,
  'u',
);

interface Spoken {
  readonly digits: string;
  /** More may follow in the next word: 'sata yhdeksänkymmentä'. */
  readonly isOpen: boolean;
  /** 'viis viis' is 55, spoken digit by digit. */
  readonly isDigit: boolean;
  /** 'kaksnolla' is 20, spoken digit by digit in one word. */
  readonly isSpelt: boolean;
  readonly isInches: boolean;
  /** 'satanen' is money. */
  readonly isMoney: boolean;
}

/** The text with spoken numbers above nine in digits; a single 'neljä' stays the word it is. */
export function writeSpokenNumbers(text: string): string {
  const written: string[] = [];
  let spoken: Spoken | undefined;
  let source: string[] = [];
  const end = () => {
    if (spoken === undefined) return;
    const { digits, isInches, isMoney } = spoken;
    written.push(
      digits.length > 1 ? `${digits}${isInches ? '"' : ''}${isMoney ? ' €' : ''}` : source.join(' '),
    );
    spoken = undefined;
    source = [];
  };
  for (const word of text.split(/\s+/)) {
    const next = readSpoken(word);
    const joined = spoken && next && join(spoken, next);
    if (!joined) end();
    spoken = joined ?? next;
    if (spoken === undefined) written.push(word);
    else source.push(word);
  }
  end();
  return written.join(' ');
}

function readSpoken(word: string): Spoken | undefined {
  const { hundreds, hundred, teen, tens, unit, digits, inches } = NUMBER.exec(fold(word))?.groups ?? {};
  let rest = digitsOf(digits ?? '');
  if (teen) rest = `1${digitsOf(teen)}`;
  if (tens) rest = `${digitsOf(tens)}${unit ? digitsOf(unit) : '0'}`;
  if (hundred === undefined && rest === '') return undefined;
  return {
    digits: hundred === undefined ? rest : `${hundreds ? digitsOf(hundreds) : '1'}${rest.padStart(2, '0')}`,
    isOpen: hundred !== undefined && rest === '',
    isDigit: hundred === undefined && rest.length === 1,
    isSpelt: hundred === undefined && digits !== undefined,
    isInches: inches !== undefined,
    isMoney: /^sata[ns]e/.test(hundred ?? ''),
  };
}

function join(before: Spoken, next: Spoken): Spoken | undefined {
  if (before.isOpen && !before.isMoney && next.digits.length <= 2) {
    return { ...next, digits: before.digits[0] + next.digits.padStart(2, '0'), isDigit: false };
  }
  if (before.isDigit && next.isDigit) return { ...next, digits: before.digits + next.digits };
  // 'kaksnolla viis' is the width 205; no profile and no rim begins so.
  const isWidth = next.isDigit && next.digits === '5' && /^[123]\d$/.test(before.digits) && before.isSpelt;
  return isWidth ? { ...next, digits: `${before.digits}5`, isDigit: false } : undefined;
}

function digitsOf(words: string): string {
  return [...words.matchAll(EACH_DIGIT)]
    .map(([, ...digits]) => digits.findIndex((digit) => digit !== undefined))
    .join('');
}
