// The sentences of a passage that answer a question best, word for word.
import { questionKindOf, type QuestionKind } from '../question-kind.ts';
import { LIST_MARK } from './cut-page.ts';
import type { Passage } from './passage.ts';
import { WORD_LISTS } from './passages.ts';
import { LEANS } from './sentence-data.ts';
import { createWordIndex } from './word-index.ts';

/** A passage of so many characters is quoted as a whole. */
const SHORT = 420;
const MAX_SENTENCES = 3;

/** One to three sentences in the order of the text, or a short passage as it is; Markdown. */
export function quotePassage({ heading, text }: Passage, question: string): string {
  if (text.length <= SHORT) return joined(text.split('\n'));
  const sentences = sentencesOf(text);
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
    if (chosen.length > 0 && (chosen.length >= MAX_SENTENCES || length > SHORT)) break;
    chosen.push(sentence);
  }
  return joined(chosen);
}

function sentencesOf(text: string): string[] {
  return text.split(/\n|(?<=[.!?])\s+(?=[\p{Lu}\d])/u).filter(Boolean);
}

/** What the sentence that answers a kind of question has in it. */
const ANSWERING: Readonly<Partial<Record<QuestionKind, RegExp>>> = {
  'how-much': /€/u,
  which: /\b(?:sopii|suosittelemme|kannattaa)\b/u,
};

/** A paragraph that begins with the sentence that was asked for, where it stands further on. */
export function answerFirst(text: string, question: string): string {
  const pattern = ANSWERING[questionKindOf(question) ?? 'what'];
  const sentences = sentencesOf(text);
  const place = pattern && !text.includes('\n') ? sentences.findIndex((each) => pattern.test(each)) : 0;
  const chosen = sentences[place];
  if (place <= 0 || chosen === undefined || LEANS.test(chosen)) return text;
  return [chosen, ...sentences.toSpliced(place, 1)].join(' ');
}

function joined(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    const isApart = line.startsWith(LIST_MARK) || text.split('\n').at(-1)?.startsWith(LIST_MARK);
    text += text === '' ? line : `${isApart ? '\n' : ' '}${line}`;
  }
  return text;
}
