// The sentences of a passage that answer a question best, word for word.
import { conceptsIn } from '../concepts.ts';
import { stemOf } from '../intents/stems.ts';
import { questionKindOf, type QuestionKind } from '../question-kind.ts';
import { fold, foldedWords } from '../words.ts';
import { LIST_MARK } from './cut-page.ts';
import type { Passage } from './passage.ts';
import { WORD_LISTS } from './passages.ts';
import { LEANS } from './sentence-data.ts';
import { createWordIndex } from './word-index.ts';

/** Characters up to which a passage is quoted completely. */
const SHORT = 420;
const MAX_SENTENCES = 3;
/** Before each row of prices. */
const ROW_MARK = '* ';

/** One to three sentences in the order of the text, or a short passage as it is; Markdown. */
export function quotePassage({ heading, text }: Passage, question: string): string {
  if (text.length <= SHORT) return joined(text.split('\n'));
  const sentences = sentencesOf(text);
  const index = createWordIndex(
    sentences.map((sentence) => ({ heading: '', text: `${sentence}\n${heading}` })),
    WORD_LISTS,
  );
  const best = index.find(question)[0]?.place ?? 0;
  // One sentence alone at the end means little.
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
  'how-long': /tun(?:ti|nin)|minuut|p\u00E4iv|vuo[st]|kaude|viiko/u,
  which: /\b(?:sopii|sopivat|suosittelemme|kannattaa|kuuluvat)\b/u,
};
const OF_MONEY = /€|maksutta|(?<!\p{L})maksua|maksuton|hinna[ns]/u;
const ASKS_MONEY = /maks|hin(?:ta|na|nn)|kustan|ilma[is]|€|euro|veloit|rahaa|lisa(?:m|hin|$)/u;
const AMOUNT = /\d/u;
/** Weights of a sentence of the right kind, a concept in common and the first place, in addition to words. */
const OF_KIND = 1.5;
/** Many sentences have a number. */
const OF_AMOUNT = 0.5;
const CONCEPT = 0.3;
const FIRST = 0.7;
/** 'Voiko' of the question and 'Voiko' of the heading are answered by the first sentence. */
const SAME_VERB = 1.5;
const VERB = /^(?:voi|saa|pit|tar|kan|onk)/;
/** In nearly every question, whatever it is about. */
const COMMON = /^(?:ren[gk]|auto|kumi|maks|hin[tn]|teil|onk|paljo|tule|lait|ajaa?$)/;

/** The sentences of a paragraph or the rows of a list, those that meet the question best at the beginning. */
export function answerFirst(text: string, question: string, heading = ''): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(ROW_MARK));
  const ordered = (line: string) =>
    line.endsWith(':') || line.includes('?') ? line : bestFirst(unitsOf(line), question, heading).join(' ');
  if (start < 0) return lines.map(ordered).join('\n');
  const end = lines.findIndex((line, at) => at > start && !line.startsWith(ROW_MARK));
  const rows = lines.slice(start, end < 0 ? undefined : end);
  return lines.toSpliced(start, rows.length, ...bestFirst(rows, question)).join('\n');
}

/** A sentence that depends on the one before it is not separated from it. */
function unitsOf(text: string): string[] {
  const units: string[] = [];
  for (const sentence of sentencesOf(text)) {
    const last = units.length - 1;
    if (last >= 0 && LEANS.test(sentence)) units[last] = `${units[last] ?? ''} ${sentence}`;
    else units.push(sentence);
  }
  return units;
}

/** 'Riittääkö', 'onks'. */
const ASKS = /(?<=\w{4})(?:ko|ks|kos|kohan)$/;
/** 'Kesärenkailla' and 'talvirenkaat' have only this in common. */
const OF_TYRES = /(?<=\w{4})ren[gk]\w*$/;

/** Only the title of a row; 'riittää' and 'riitä' are one word. */
function comparedWords(text: string): string {
  const [title = ''] = text.startsWith(ROW_MARK) ? text.split(':') : [text];
  const words = foldedWords(title.replaceAll(/M\+S/giu, 'MS'))
    .map((word) => word.replace(ASKS, '').replace(OF_TYRES, ''))
    .filter((word) => !COMMON.test(word));
  return words.join(' ').replaceAll(/([kpt])\1/g, '$1');
}

function bestFirst(units: readonly string[], question: string, heading = ''): readonly string[] {
  if (units.length < 2) return units;
  const texts = units.map(comparedWords);
  // The heading contains what the first sentence answers, except for what a later one is about.
  const stems = new Set(texts.slice(1).join(' ').split(' ').map(stemOf));
  const ofFirst = comparedWords(heading)
    .split(' ')
    .filter((word) => !stems.has(stemOf(word)));
  const kind = kindOf(question);
  const asked = conceptsIn(question);
  const [verb] = VERB.exec(fold(heading)) ?? [];
  const isSameVerb = verb !== undefined && foldedWords(question).some((word) => word.startsWith(verb));
  const ofPlace = (at: number) => (at === 0 ? FIRST + (isSameVerb ? SAME_VERB : 0) : 0);
  const scores = units.map((unit, at) => {
    const shared = [...conceptsIn(unit)].filter((each) => asked.has(each)).length;
    const isOfKind = kind?.test(unit) === true;
    const kindWeight = kind === AMOUNT ? OF_AMOUNT : OF_KIND;
    return ofPlace(at) + (isOfKind ? kindWeight : 0) + shared * CONCEPT;
  });
  const index = createWordIndex(
    texts.with(0, [texts[0], ...ofFirst].join(' ')).map((text) => ({ heading: '', text })),
    WORD_LISTS,
  );
  for (const { place, score } of index.find(comparedWords(question))) {
    scores[place] = (scores[place] ?? 0) + score;
  }
  const best = scores.indexOf(Math.max(...scores));
  return best === 0 ? units : [units[best] ?? '', ...units.toSpliced(best, 1)];
}

function kindOf(question: string): RegExp | undefined {
  if (ASKS_MONEY.test(fold(question))) return OF_MONEY;
  const kind = questionKindOf(question);
  return kind === 'how-much' ? AMOUNT : ANSWERING[kind ?? 'what'];
}

function joined(lines: readonly string[]): string {
  let text = '';
  for (const line of lines) {
    const isApart = line.startsWith(LIST_MARK) || text.split('\n').at(-1)?.startsWith(LIST_MARK);
    text += text === '' ? line : `${isApart ? '\n' : ' '}${line}`;
  }
  return text;
}
