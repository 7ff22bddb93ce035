// The sentences of a passage that answer a question best, word for word.
import { LIST_MARK } from './cut-page.ts';
import type { Passage } from './passage.ts';
import { WORD_LISTS } from './passages.ts';
import { LEANS } from './sentence-data.ts';
import { createWordIndex } from './word-index.ts';

/** A passage of so many characters is quoted as a whole. */
const SHORT = 420;
const MOST_SENTENCES = 3;

/** One to three sentences in the order of the text, or a short passage as it is; Markdown. */
export function quotePassage({ heading, text }: Passage, question: string): string {
  if (text.length <= SHORT) return joined(text.split('\n'));
  const sentences = text.split(/\n|(?<=[.!?])\s+(?=[\p{Lu}\d])/u).filter(Boolean);
  const index = createWordIndex(
    sentences.map((sentence) => ({ heading: '', text: `${sentence}\n${heading}` })),
    WORD_LISTS,
  );
  const best = index.find(question)[0]?.place ?? 0;
  // One sentence alone at the end says little.
  const isLast = best === sentences.length - 1;
  const start = best > 0 && (isLast || LEANS.test(sentences[best] ?? '')) ? best - 1 : best;
  const chosen: string[] = [];
  for (const sentence of sentences.slice(start)) {
    const length = chosen.join(' ').length + sentence.length;
    if (chosen.length > 0 && (chosen.length >= MOST_SENTENCES || length > SHORT)) break;
    chosen.push(sentence);
  }
  return joined(chosen);
}

function joined(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    const isApart = line.startsWith(LIST_MARK) || text.split('\n').at(-1)?.startsWith(LIST_MARK);
    text += text === '' ? line : `${isApart ? '\n' : ' '}${line}`;
  }
  return text;
}
