// What a language model chose to show: ids of lines and of connecting phrases, read from its text and put together in its order.
// None of its words is shown.
import { connectingPhrases } from '../../../messages/model.ts';
import type { Answer } from '../answers/answer.ts';

/** An answer of the built-in assistant whose lines a model may choose: 'b1', 'b2' … */
export interface Offer {
  readonly letter: string;
  readonly answer: Answer;
}

const MAX_SOURCES = 5;
const MAX_ACTIONS = 4;

const LIST_ITEM = /^[*-] /;
/** Ids alone, with what a model writes around them: braces, quotation marks, a code fence, the name of the list. */
const NO_IDS = /\b(?:json|say)\b|[^\p{L}\d]+/giu;
const ID = /^[a-z]\d{1,2}$/;
/** Ids cited in a text of the model's own: '[a1]', '(a1, b2)', '"a1"'. */
const CITED = /[[("'](\s*[a-z]\d{1,2}(?:[\s,;]+[a-z]\d{1,2})*\s*)[\])"']/gi;

/** The ids in the order in which they are to be shown, each once; empty when the text has none. */
export function idsIn(text: string): string[] {
  const said = text.replaceAll(/<think>.*?(?:<\/think>|$)/gs, '').toLowerCase();
  const words = said.replaceAll(NO_IDS, ' ').split(' ').filter(Boolean);
  const cited = [...said.matchAll(CITED)].flatMap(([, ids = '']) => ids.split(/[\s,;]+/).filter(Boolean));
  return [...new Set(words.every((word) => ID.test(word)) ? words : cited)];
}

/** The lines of an offer as the model reads them. */
export function numberedLines({ letter, answer }: Offer): string {
  return linesOf(answer)
    .map((line, index) => `[${letter}${index + 1}] ${line}`)
    .join('\n');
}

/** The chosen answer; undefined when no line was chosen, or one that does not exist. */
export function chosenAnswer(offers: readonly Offer[], ids: readonly string[]): Answer | undefined {
  const parts: (string | Offer)[] = [];
  const chosen = new Map<Offer, Set<number>>();
  for (const id of ids) {
    const phrase = connectingPhrases[id];
    const offer = offers.find(({ letter }) => id.startsWith(letter));
    if (phrase !== undefined) parts.push(phrase);
    else if (!offer || linesOf(offer.answer)[numberOf(id)] === undefined) return undefined;
    else {
      const lines = chosen.get(offer);
      if (!lines) parts.push(offer);
      chosen.set(offer, (lines ?? new Set()).add(numberOf(id)));
    }
  }
  const [first, ...rest] = [...chosen.keys()].map(({ answer }) => answer);
  if (!first) return undefined;
  const texts = parts
    // A phrase that leads on to nothing.
    .filter((part, at) => !isPhrase(part) || !part.endsWith(':') || (parts[at + 1] ?? '') instanceof Object)
    .map((part) =>
      isPhrase(part) ? part : { text: shownLines(linesOf(part.answer), chosen.get(part) ?? new Set()) },
    );
  return merged(joined(texts), first, rest);
}

function linesOf({ text }: Answer): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function numberOf(id: string): number {
  return Number(id.slice(1)) - 1;
}

/**
 * The chosen lines with those before them in the same answer, because a line may speak of what was just named. Of a list only the
 * chosen items are shown; all of them when its lead alone was chosen, and no lead without items.
 */
function shownLines(lines: readonly string[], chosen: ReadonlySet<number>): string {
  const last = Math.max(...chosen);
  return lines
    .filter((line, index) => {
      if (chosen.has(index)) return true;
      const lead = lines.findLastIndex((one, at) => at < index && !LIST_ITEM.test(one));
      const items = itemsAfter(lines, LIST_ITEM.test(line) ? lead : index);
      const hasChosen = items.some((item) => chosen.has(item));
      if (LIST_ITEM.test(line)) return chosen.has(lead) && !hasChosen;
      return index < last && (items.length === 0 || hasChosen);
    })
    .join('\n');
}

function itemsAfter(lines: readonly string[], lead: number): number[] {
  const end = lines.findIndex((line, at) => at > lead && !LIST_ITEM.test(line));
  return [...lines.keys()].slice(lead + 1, end === -1 ? lines.length : end);
}

function isPhrase(part: unknown): part is string {
  return typeof part === 'string';
}

/** Text runs on after a phrase; answers, and lists, are apart from what is before them. */
function joined(parts: readonly (string | { readonly text: string })[]): string {
  return parts.reduce<string>((before, part, at) => {
    const text = isPhrase(part) ? part : part.text;
    const isRunningOn = isPhrase(parts[at - 1]) && !before.endsWith(':') && !LIST_ITEM.test(text);
    if (at === 0) return text;
    return `${before}${isRunningOn ? ' ' : '\n\n'}${text}`;
  }, '');
}

function merged(text: string, first: Answer, rest: readonly Answer[]): Answer {
  const answers = [first, ...rest];
  const missing = answers.findLast((answer) => answer.missing)?.missing;
  const { products, terms } = answers.findLast((answer) => answer.products.length > 0) ?? first;
  return {
    // An answer on a customer's own tyres is not stored.
    tool: answers.find(({ tool }) => tool === 'ownTyres')?.tool ?? first.tool,
    text,
    sources: distinct(answers.flatMap(({ sources }) => sources)).slice(0, MAX_SOURCES),
    actions: distinct(answers.flatMap(({ actions }) => actions)).slice(0, MAX_ACTIONS),
    products,
    ...(terms && { terms }),
    isUnanswered: answers.every(({ isUnanswered }) => isUnanswered),
    ...(missing && { missing }),
  };
}

function distinct<Item extends { readonly href: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.href, item])).values()];
}
