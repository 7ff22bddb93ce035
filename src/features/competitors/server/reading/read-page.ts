// One page as the tracker sees it: its price, or its text where the complete page is followed.
import { selectAll } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';

import { readText } from './page-text.ts';
import { readPagePrice } from './price-reader.ts';
import type { PageRead, ReadTask } from './task.ts';

/** Characters of a page's text; the rest is left out. */
const MAX_CHARACTERS = 200 * 1024;
/** A page that requires a proof of being human has hardly any other text. */
const MAX_CHALLENGE_LENGTH = 3000;
const CHALLENGE_WORDS =
  /just a moment\.\.\.|attention required|verify(?:ing)? (?:that )?you are (?:a )?human|are you a robot|unusual traffic|checking your browser|enable javascript and cookies to continue|request unsuccessful\. incapsula|pardon our interruption|access denied/i;
const CHALLENGE_MARKS =
  /cf-chl-|challenge-platform|g-recaptcha|h-captcha|hcaptcha\.com|_Incapsula_|px-captcha|datadome/i;

export function readPage({ html: sent, selector, isWholePage }: ReadTask): PageRead {
  // As the HTML standard replaces NUL; PostgreSQL cannot store it.
  const html = sent.replaceAll('\0', '\uFFFD');
  const { children } = parseDocument(html);
  const whole = readText(children);
  const isShort = whole.length <= MAX_CHALLENGE_LENGTH;
  const isChallenge =
    isShort && (CHALLENGE_WORDS.test(`${titleOf(html)}\n${whole}`) || CHALLENGE_MARKS.test(html));
  if (!isWholePage) return { isChallenge, text: '', reading: readPagePrice(html, selector) };
  const chosen = choose(children, selector);
  if (chosen === 'selector-bad' || chosen === 'selector-gone') {
    return { isChallenge, text: '', reading: { kind: chosen } };
  }
  const text = readText(chosen ?? children, { isMainOnly: chosen === null });
  return { isChallenge, text: cut(text), reading: { kind: 'none' } };
}

/** The part of the page to follow; null: all of it. */
function choose(
  document: readonly AnyNode[],
  selector: string,
): Element[] | null | 'selector-bad' | 'selector-gone' {
  if (selector.trim() === '') return null;
  try {
    const found = selectAll<AnyNode, Element>(selector, [...document]);
    return found.length > 0 ? found : 'selector-gone';
  } catch {
    return 'selector-bad';
  }
}

const titleOf = (html: string): string => /<title[^>]*>([^<]{0,200})/i.exec(html)?.[1] ?? '';

/** Marks of struck passages are for prices alone. */
const cut = (text: string): string =>
  text
    .replaceAll(/[\uE000\uE001]/g, '')
    .slice(0, MAX_CHARACTERS)
    .toWellFormed();
