// Whether a password is among the first that are guessed: common ones, words one knows of the account and the shop,
// and patterns of the keyboard. Source of the rules: OWASP ASVS 5.0, 6.2.4 and 6.2.11.
import { authMessages as messages } from '../messages.ts';
import { COMMON_LONG_PASSWORDS } from './common-long-passwords.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { FINNISH_PASSWORDS, KEY_ROWS } from './finnish-password-data.ts';
import { MORE_COMMON_PASSWORDS } from './more-common-password-data.ts';

/** More characters than these around a common word are taken for a secret. */
const MAX_AROUND = 8;
/** Shorter words are no words of an account: initials are in every second password. */
const MIN_WORD_LENGTH = 4;
const MIN_RUN_LENGTH = 3;
/** Fewest characters in addition to known names that are a secret. */
const MIN_OF_OWN = 6;
const ROWS = KEY_ROWS.flatMap((row) => [row, Array.from(row).toReversed().join('')]);
/** '24.12.1975', '1975-12-24', '24121975'. */
const DATES =
  /(?<!\d)(?:\d{1,2}[./-] ?\d{1,2}[./-] ?(?:19|20)?\d{2}|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2}|\d{4}(?:19|20)\d{2}|(?:19|20)\d{6})(?!\d)/gu;
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
};

/** In lower case; words that are too short for a password are refused with digits or another word next to them. */
export const commonPasswords: ReadonlySet<string> = new Set(
  [COMMON_PASSWORDS, COMMON_LONG_PASSWORDS, MORE_COMMON_PASSWORDS, FINNISH_PASSWORDS].flatMap((list) =>
    list.trim().split(/\s+/),
  ),
);

/**
 * A Finnish sentence on why the password is easy to guess, or `undefined` when it is not. `about` is what everybody may
 * know of the account and the shop: names, e-mail addresses, the town. Letters without their dots count as well ('ahtari' of Ähtäri).
 */
export function whyGuessable(password: string, about: readonly string[]): string | undefined {
  const text = password.normalize('NFKC').toLowerCase().trim();
  if (isRepeated(text)) return messages.passwordRepeats;
  if (isSequence(text)) return messages.passwordSequence;
  const known = new Set(about.flatMap((each) => spellings(each).flatMap((name) => name.split(/[^\p{L}]+/u))));
  const isKnown = (word: string) =>
    word.length >= MIN_WORD_LENGTH && (known.has(word) || commonPasswords.has(word));
  if (commonPasswords.has(text) || isDate(text)) return messages.passwordCommon;
  if (isOfKnownNames(text, about)) return messages.passwordAboutYou;
  const words = readingsOf(text).find((reading) => isTwoWords(reading, isKnown));
  if (!words) return undefined;
  return words.some((word) =>
    [...known].some((name) => name.length >= MIN_WORD_LENGTH && word.includes(name)),
  )
    ? messages.passwordAboutYou
    : messages.passwordCommon;
}

/** Names that are known, digits included ('uusi390'), and little else. */
function isOfKnownNames(text: string, about: readonly string[]): boolean {
  const names = about
    .flatMap((each) => spellings(each).flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)))
    .filter((name) => name.length >= MIN_WORD_LENGTH)
    .toSorted((one, other) => other.length - one.length);
  const rest = names.reduce((left, name) => left.replaceAll(name, ''), text);
  return rest !== text && rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length < MIN_OF_OWN;
}

/** In lower case, as it is written and without dots and accents. */
function spellings(name: string): string[] {
  const written = name.normalize('NFKC').toLowerCase();
  return [written, written.normalize('NFD').replaceAll(/\p{M}/gu, '')];
}

/** Few different signs, or a few of them over and over. */
function isRepeated(text: string): boolean {
  if (new Set(text).size <= 3) return true;
  const unit = /^(.{2,4}?)\1{2,}/su.exec(text);
  return unit !== null && text.length - unit[0].length < 4;
}

/** Nothing but neighbours of the alphabet and the keyboard, and at most four other signs. */
function isSequence(text: string): boolean {
  let others = 0;
  for (let at = 0; at < text.length;) {
    let length = 1;
    while (at + length < text.length && ROWS.some((row) => row.includes(text.slice(at, at + length + 1)))) {
      length += 1;
    }
    if (length < MIN_RUN_LENGTH) others += length;
    at += length;
  }
  return others <= 4;
}

/** A date, and little else. */
function isDate(text: string): boolean {
  const rest = text.replaceAll(DATES, '');
  return rest !== text && !/\p{L}/u.test(rest) && rest.replaceAll(/\P{N}/gu, '').length < MIN_OF_OWN;
}

/** The different words between dates, digits and signs: with letters for those that look alike, and without. */
function readingsOf(text: string): string[][] {
  const dateless = text.replaceAll(DATES, ' ');
  const core = dateless.replaceAll(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  if (dateless.length - core.length > MAX_AROUND) return [[text]];
  const plain = (part: string) => Array.from(part, (sign) => LOOKALIKES[sign] ?? sign).join('');
  const isLittleBetween = dateless.replaceAll(/\p{L}/gu, '').length <= MAX_AROUND;
  const apart = isLittleBetween ? [plain(core.replaceAll(/\d{2,}/g, ' ')), core] : [];
  return [plain(core), ...apart].map((reading) => [...new Set(reading.split(/[^\p{L}]+/u).filter(Boolean))]);
}

/** One or two known words, together or apart, however often. */
function isTwoWords(words: readonly string[], isKnown: (word: string) => boolean): boolean {
  const [only = ''] = words;
  if (words.length > 2) return false;
  if (words.length > 0 && words.every(isKnown)) return true;
  return (
    words.length === 1 &&
    Array.from(only, (_, at) => at).some((at) => isKnown(only.slice(0, at)) && isKnown(only.slice(at)))
  );
}
