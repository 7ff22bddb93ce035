// What a text asks for, likeliest first: one of the tools or one of the shop's own questions, learned from examples of each.
import { inTurns } from '../../../../../platform/server/turns.ts';
import type { Concept } from '../concepts.ts';
import { inFinnish } from '../languages/languages.ts';
import type { Passage } from '../passages/passage.ts';
import { conceptsOf, plainText } from '../reading.ts';
import { fold, foldedWords } from '../words.ts';
import { trainClassifier, type Classify, type Example, type Ranked } from './classifier.ts';
import { featuresOf, type Features } from './features.ts';
import { TOPICS, type Topic } from './topics.ts';

/** A topic with a tool, or a question that the shop has answered. */
export type Intent = Topic | Passage;
export type RankedIntent = Ranked<Intent>;
/** `context`: what was said before, which counts in part. */
export type RankIntents = (
  text: string,
  concepts: ReadonlySet<Concept>,
  context?: { readonly text: string; readonly concepts: ReadonlySet<Concept> },
) => readonly RankedIntent[];

/** The names in the examples; a shop's own are recognised in addition. */
const NAMES = { dogName: 'Nasta', networkName: 'Rengaspiiri' };

/** What is Finnish is ranked by Finnish examples alone: words of another language only blur it. */
export interface LearnedIntents {
  readonly finnish: RankIntents;
  readonly foreign: RankIntents;
}

interface ReadWay {
  readonly words: string;
  readonly isFinnish: boolean;
  readonly features: Features;
}

/** Reading them takes longer than learning, and most stay when the shop changes a question. */
const readWays = new Map<string, ReadWay>();

function readWay(way: string): ReadWay {
  const known = readWays.get(way);
  if (known) return known;
  const { finnish, isFinnish } = inFinnish(way);
  const text = plainText(finnish);
  const read = { words: plainWords(finnish), isFinnish, features: featuresOf(text, conceptsOf(text, NAMES)) };
  readWays.set(way, read);
  return read;
}

/** Learns what is asked; the very words of an example mean what it stands for, the shop's own questions first. */
export async function learnIntents(questions: readonly Passage[]): Promise<LearnedIntents> {
  const ways = [
    ...questions.flatMap((label) => [label.heading, ...(label.ways ?? [])].map((way) => ({ label, way }))),
    ...TOPICS.flatMap(({ topic, ways: own }) => own.map((way) => ({ label: topic, way }))),
  ];
  const meanings = new Map<string, Example<Intent> & { isFinnish: boolean }>();
  for await (const { label, way } of inTurns(ways)) {
    const { words, ...read } = readWay(way);
    if (!meanings.has(words)) meanings.set(words, { label, ...read });
  }
  const examples = [...meanings.values()];
  const ranking =
    (classify: Classify<Intent>): RankIntents =>
    (text, concepts, context) => {
      const same = context ? undefined : meanings.get(plainWords(text));
      if (same) return [{ label: same.label, share: 1 }];
      const own = featuresOf(text, concepts);
      const ranked = classify(context ? withContext(own, featuresOf(context.text, context.concepts)) : own);
      const line = fold(text);
      return OF_OWN.test(line) && !OF_TERMS.test(line) ? ranked : withoutLabel(ranked, 'own-tyres');
    };
  return {
    finnish: ranking(await trainClassifier(examples.filter(({ isFinnish }) => isFinnish))),
    foreign: ranking(await trainClassifier(examples)),
  };
}

/** How much what was said before counts next to what is said now. */
const CONTEXT = 0.3;

function withContext(own: Features, before: Features): Features {
  return new Map([...[...before].map(([name, share]) => [name, share * CONTEXT] as const), ...own]);
}

/** What the shop answers for is in its terms, not in the record of a set. */
const OF_TERMS = /vakuut|vastuu|korvaa|varaste/;

/** Words for own tyres: without them nobody asks for the shop's record of theirs. */
const OF_OWN =
  /\b(?:mun|mul|mulla|minun|minulla|mulle|oma|omat|omia|omie|omissa|omista|meidan|teil|teilla|siel|siella|jatin|my|mina|mitt)\b|\w{4}ni\b/;

function withoutLabel(ranked: readonly RankedIntent[], label: Topic): readonly RankedIntent[] {
  const share = ranked.find((each) => each.label === label)?.share ?? 0;
  const rest = ranked.filter((each) => each.label !== label);
  return share === 0 ? rest : rest.map((each) => ({ ...each, share: each.share / (1 - share) }));
}

function plainWords(text: string): string {
  return foldedWords(text).join(' ');
}
