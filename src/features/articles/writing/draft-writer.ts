// The built-in writer: puts together a draft from what is known of a topic and of the shop, and nothing else: where little is known,
// it is short and notes that. Pure: the same facts make the same draft.
import { countWords } from '../../../platform/contract/content-text.ts';
import { parseContent } from '../../../platform/contract/content.ts';
import { capitalise } from '../../../platform/contract/text.ts';
import { buyingTopics } from '../messages/writer-buying.ts';
import { careTopics } from '../messages/writer-care.ts';
import { choiceTopics } from '../messages/writer-choice.ts';
import { seasonTopics } from '../messages/writer-seasons.ts';
import { vehicleTopics } from '../messages/writer-vehicles.ts';
import { draftTexts, factName, generalTexts, missingTexts } from '../messages/writer.ts';
import {
  WORDS_OF,
  type DraftFacts,
  type DraftSource,
  type Length,
  type Tone,
  type Topic,
} from './draft-topic.ts';

const TOPICS: Readonly<Record<string, Topic>> = {
  ...buyingTopics,
  ...careTopics,
  ...choiceTopics,
  ...seasonTopics,
  ...vehicleTopics,
};
/** A season mostly describes the tyres of the real topic: 'talvirenkaiden paineet'. */
const SEASONAL: ReadonlySet<string> = new Set(['winter', 'summer', 'studded', 'friction']);

export interface DraftOrder {
  readonly keywords: readonly string[];
  /** '' for one of the writer's own. */
  readonly title: string;
  readonly tone: Tone;
  readonly length: Length;
}

export interface Draft {
  readonly title: string;
  /** In the grammar of content; every fact in it has its source at the end. */
  readonly content: string;
  /** Hints for the editor: missing facts, keywords that were not understood. */
  readonly missing: readonly string[];
}

/** The topic that most of keywords and title name, the first of them counted twice; undefined for none. */
export function topicOf(words: readonly string[]): string | undefined {
  const scores = Object.entries(TOPICS).map(([id, { stems }]) => ({
    id,
    score:
      words.reduce((sum, word, index) => sum + matchLength(stems, word) * (index === 0 ? 2 : 1), 0) *
      (SEASONAL.has(id) ? 0.5 : 1),
  }));
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? best.id : undefined;
}

/** How many characters of a word identify a topic. */
function matchLength(stems: string, word: string): number {
  return new RegExp(stems).exec(plain(word))?.[0].length ?? 0;
}

export function writeDraft(order: DraftOrder, facts: DraftFacts): Draft {
  const named = topicOf([...order.keywords, order.title]);
  const id = named ?? topicOfStock(facts);
  const topic = id === undefined ? undefined : TOPICS[id];
  const subject = order.keywords[0] ?? order.title;
  const outline =
    id === undefined || !topic ? generalOutline(order.tone, subject) : topicOutline(id, topic, order);
  const pieces = chosenPieces(
    outline.toSpliced(id === named ? outline.length : 1, 0, ...stockPieces()),
    facts,
    WORDS_OF[order.length],
  );
  const content = `${rendered(pieces)}${sourceList(pieces, facts)}`;
  const words = countWords(parseContent(content));
  const isShort = topic !== undefined && words < WORDS_OF[order.length] * MIN_SHARE;
  const maker = facts['maker']?.text;
  const sized =
    facts['size'] === undefined ? [] : order.keywords.filter((word) => /\d{3}\D?\d{2}/.test(word));
  return {
    title: order.title || titleOf(named === undefined ? undefined : topic, order, facts),
    content,
    missing: [
      ...(isShort ? [missingTexts.shorter(roundedWords(words), WORDS_OF[order.length])] : []),
      ...(topic ? [] : [missingTexts.subject(subject)]),
      ...order.keywords
        .slice(topic ? 0 : 1)
        .filter((keyword) => topicOf([keyword]) === undefined && !sized.includes(keyword))
        .filter((keyword) => maker === undefined || !plain(keyword).includes(plain(maker)))
        .map(missingTexts.keyword),
      ...(facts['count.size'] === undefined ? sized.map(missingTexts.size) : []),
      ...new Set(missingFacts(outline, facts).map((name) => missingTexts.fact(factName(name)))),
    ],
  };
}

function roundedWords(words: number): number {
  return Math.round(words / 10) * 10;
}

/** On a size or a manufacturer that the shop sells, where no other topic was given. */
function topicOfStock(facts: DraftFacts): string | undefined {
  if (facts['count.size']) return 'size';
  return facts['count.maker'] && 'choice';
}

function stockPieces(): Piece[] {
  return draftTexts.stock.flatMap(({ heading, text }) =>
    text.map((line) => ({ heading, text: line, rank: 1 })),
  );
}

function titleOf(
  topic: Topic | undefined,
  { keywords: [first = ''], tone }: DraftOrder,
  facts: DraftFacts,
): string {
  if (topic) return topic.titles[tone];
  if (topicOfStock(facts) === undefined) return generalTexts.title(capitalise(first));
  return draftTexts.stockTitle(facts['maker']?.text, facts['count.size'] && facts['size']?.text);
}

interface Piece {
  /** Pieces under the same heading go together; '' for none. */
  readonly heading: string;
  readonly text: string;
  /** Smaller ones are taken first; up to MUST they are taken in any length. */
  readonly rank: number;
}

const MUST = 2;
/** From here on: of the topics of the other keywords. */
const OTHER = 10;
/** The rest are headings and the list of sources. */
const SHARE_OF_TEXT = 0.86;
/** A draft with a smaller share of the requested words notes that. */
const MIN_SHARE = 0.8;

function topicOutline(id: string, topic: Topic, { keywords, tone }: DraftOrder): Piece[] {
  const isTeaching = tone === 'educational';
  const items = topic.brief.map((line) => `* ${line}`);
  const list = (heading: string, rank: number) => items.map((text) => ({ heading, text, rank }));
  const { why, brief, recap } = draftTexts;
  return [
    { heading: '', text: topic.intros[tone], rank: 0 },
    ...(tone === 'professional' ? list(brief, 1) : []),
    ...topic.sections.flatMap(({ heading, question, text }) =>
      text.map((paragraph, index) => ({
        heading: isTeaching ? question : heading,
        text: paragraph,
        rank: index === 0 ? MUST : MUST + 1,
      })),
    ),
    ...topic.why.map((text) => ({
      heading: isTeaching ? why.question : why.heading,
      text,
      rank: isTeaching ? MUST : 4,
    })),
    ...otherTopics(id, keywords).flatMap((other, index) => otherPieces(other, tone, OTHER * (index + 1))),
    ...(isTeaching ? list(recap, MUST + 1) : []),
  ];
}

/** Topics that the other keywords name, each once. */
function otherTopics(id: string, keywords: readonly string[]): Topic[] {
  const ids = new Set(keywords.flatMap((keyword) => topicOf([keyword]) ?? []));
  ids.delete(id);
  return [...ids].flatMap((other) => TOPICS[other] ?? []);
}

function otherPieces({ titles, sections }: Topic, tone: Tone, rank: number): Piece[] {
  return sections.flatMap(({ text }) =>
    text.map((paragraph, index) => ({ heading: titles[tone], text: paragraph, rank: rank + index })),
  );
}

function generalOutline(tone: Tone, subject: string): Piece[] {
  const { heading, items } = generalTexts.prompts;
  return [
    { heading: '', text: generalTexts.intros[tone](subject), rank: 0 },
    ...items(subject).map((item) => ({ heading, text: `* ${item}`, rank: 1 })),
  ];
}

/** The pieces that fit into `words` words, in the order of the outline, filled in. */
function chosenPieces(outline: readonly Piece[], facts: DraftFacts, words: number): Chosen[] {
  const known = outline.map((piece, index) => ({
    ...piece,
    index,
    names: namesIn(piece.heading + piece.text),
  }));
  const chosen: Chosen[] = [];
  const used = new Set<string>();
  let count = 0;
  for (const piece of known.toSorted((one, other) => one.rank - other.rank || one.index - other.index)) {
    if (!piece.names.every((name) => facts[name])) continue;
    const figures = figuresOf(piece);
    // Pieces of another topic are left out when their figures were already used.
    if (piece.rank >= OTHER && figures.length > 0 && figures.every((name) => used.has(name))) continue;
    const text = filled(piece.text, facts);
    const size = text.split(/\s+/).length;
    if (piece.rank > MUST && count + size > words * SHARE_OF_TEXT) continue;
    count += size;
    for (const name of figures) used.add(name);
    chosen.push({ ...piece, heading: filled(piece.heading, facts), text });
  }
  return chosen.toSorted((one, other) => one.index - other.index);
}

/** Names of facts, and numbers in a text itself. */
function figuresOf({ text, names }: Pick<Chosen, 'text' | 'names'>): string[] {
  const numbers = Array.from(text.matchAll(/\d[\d,./]*\d/g), ([number]) => number);
  return [...names.filter((name) => !name.startsWith('src.')), ...numbers];
}

interface Chosen extends Piece {
  readonly index: number;
  readonly names: readonly string[];
}

function rendered(pieces: readonly Chosen[]): string {
  return pieces
    .map(({ heading, text }, index) => {
      const before = pieces[index - 1];
      const isNew = heading !== '' && heading !== before?.heading;
      const isList = text.startsWith('* ') && !isNew;
      const gap = isList ? '\n' : '\n\n';
      return `${index === 0 ? '' : gap}${isNew ? `## ${heading}\n\n` : ''}${text}`;
    })
    .join('');
}

/** What needs no source: the names of what is counted. */
const NOT_REPORTED: ReadonlySet<string> = new Set(['size', 'maker', 'tyres']);

/** Every fact used, with the place it is from: one line for each place. */
function sourceList(pieces: readonly Chosen[], facts: DraftFacts): string {
  const whats = new Map<string, { source: DraftSource; names: Set<string> }>();
  for (const name of pieces.flatMap(({ names }) => names)) {
    const source = facts[name]?.source;
    if (!source || NOT_REPORTED.has(name)) continue;
    const line = whats.get(source.href) ?? { source, names: new Set<string>() };
    whats.set(source.href, { source, names: line.names.add(factName(name)) });
  }
  const lines = [...whats.values()].map(({ source: { label, href }, names }) =>
    draftTexts.sourceLine(capitalise([...names].join(', ')), label, href),
  );
  return lines.length === 0 ? '' : `\n\n## ${draftTexts.sources}\n\n${lines.join('\n')}`;
}

/** Missing facts of the topic itself; those of other topics and of sizes that were not named do not count. */
function missingFacts(outline: readonly Piece[], facts: DraftFacts): string[] {
  const names = outline.filter(({ rank }) => rank < OTHER).flatMap(({ text }) => namesIn(text));
  return [...new Set(names)].filter((name) => !facts[name] && !name.endsWith('size'));
}

function namesIn(text: string): string[] {
  return Array.from(text.matchAll(/\{([\w.]+)\}/g), ([, name = '']) => name);
}

function filled(text: string, facts: DraftFacts): string {
  return text.replaceAll(/\{([\w.]+)\}/g, (_sign, name: string) => facts[name]?.text ?? '');
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll('\u00E4', 'a').replaceAll('\u00F6', 'o');
}
