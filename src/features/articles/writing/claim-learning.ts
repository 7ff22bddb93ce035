// Whether a sentence is more like those that the law forbids than like those in order, learned from examples of both: finds what no
// frame of `claim-patterns.ts` names. Naive Bayes over words, pairs of words and letters within words; rare ones count more.
import { folded } from '../../shop-profile/credit-words.ts';
import examples from './claim-examples.json' with { type: 'json' };

const WORD = /[a-z]+|\d+|[€%!?]/g;
const STEM_LETTERS = 6;
const PAIR_LETTERS = 5;
const GRAM_LETTERS = 4;
const GRAM = 0.3;
/** Counts for what one kind of sentence was never seen with. */
const UNSEEN = 0.05;
/** With less a sentence is as likely in order. */
const MIN_LIKENESS = 1.8;

export const LEARNED_KINDS = [
  'safety',
  'discount',
  'credit',
  'superlative',
  'green',
  'promise',
  'misleading',
] as const;
export type LearnedKind = (typeof LEARNED_KINDS)[number];

/** What a claim of a kind speaks of: without any of it a sentence only sounds like one. */
const SUBJECTS: Partial<Record<LearnedKind, RegExp>> = {
  credit:
    /maks|lasku|\bera|eriss|euro|eur\b|€|luot|laina|raha|kork|koro|kulu|kuukau|\bkk\b|vela|velka|\btili|palk|lompak|budjet|pankk|satas|kymp|tonni/,
  discount:
    /hinta|hinna|hinto|hinno|\w*ale\b|alen|tarjou|%|prosen|saast|halv|edull|ilmai|kaupan paal|normaal|ovh|svh|ennen|puole|kampanj|lahja|kylki|satas|kymp|tonni|tanaan|viimei/,
  green:
    /luon|luom|ympar|ilmast|paast|hiil|vihre|eko|kierra|saast|planee|maapal|puhta|puhda|metsa|puu|puita|kestav|jalan|uusiu|bio|muov|meri|mere|jarv|tuleva|omatun|sukupol|vastuu|sahko|oljy|energia|myrk|polttoai|kulut/,
};

type Features = ReadonlyMap<string, number>;

/** Features of a text in small letters without dots. */
function featuresOf(text: string): Features {
  const features = new Map<string, number>();
  let before = '';
  for (const [written] of text.matchAll(WORD)) {
    const word = /\d/.test(written) ? '#' : written;
    features.set(`w${word.slice(0, STEM_LETTERS)}`, 1);
    if (before !== '') features.set(`p${before.slice(0, PAIR_LETTERS)}_${word.slice(0, PAIR_LETTERS)}`, 1);
    const marked = `^${word}$`;
    for (let at = 0; at + GRAM_LETTERS <= marked.length; at += 1) {
      features.set(`g${marked.slice(at, at + GRAM_LETTERS)}`, GRAM);
    }
    before = word;
  }
  return features;
}

interface Counts {
  readonly weights: Map<string, number>;
  sum: number;
}

const rarity = new Map<string, number>();
const unlawful = new Map<string, Counts>();
const lawful: Counts = { weights: new Map(), sum: 0 };
const all: Counts = { weights: new Map(), sum: 0 };

/** Each sentence weighs the same, however long it is. */
function weighed(features: Features): (readonly [feature: string, weight: number])[] {
  const known = [...features].flatMap(([feature, weight]) => {
    const rare = rarity.get(feature);
    return rare === undefined ? [] : [[feature, weight * rare] as const];
  });
  const length = Math.hypot(...known.map(([, weight]) => weight)) || 1;
  return known.map(([feature, weight]) => [feature, weight / length] as const);
}

function add(counts: Counts, weights: readonly (readonly [string, number])[]): void {
  for (const [feature, weight] of weights) {
    counts.weights.set(feature, (counts.weights.get(feature) ?? 0) + weight);
    counts.sum += weight;
  }
}

/** At the first sentence: reading the examples takes some hundredths of a second. */
function learn(): void {
  const sentences = [
    ...Object.entries(examples.unlawful).flatMap(([kind, texts]) => texts.map((text) => ({ kind, text }))),
    ...examples.lawful.map((text) => ({ kind: '', text })),
  ].map(({ kind, text }) => ({ kind, features: featuresOf(folded(text)) }));
  const seen = new Map<string, number>();
  for (const { features } of sentences) {
    for (const feature of features.keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  }
  for (const [feature, count] of seen) rarity.set(feature, Math.log(sentences.length / count));
  for (const { kind, features } of sentences) {
    const weights = weighed(features);
    add(kind === '' ? lawful : all, weights);
    if (kind === '') continue;
    const ofKind = unlawful.get(kind) ?? { weights: new Map<string, number>(), sum: 0 };
    unlawful.set(kind, ofKind);
    add(ofKind, weights);
  }
}

function likeness({ weights, sum }: Counts, text: readonly (readonly [string, number])[]): number {
  const unseen = UNSEEN * rarity.size;
  return text.reduce((total, [feature, weight]) => {
    return total + weight * Math.log(((weights.get(feature) ?? 0) + UNSEEN) / (sum + unseen));
  }, 0);
}

/** The kind of claim that a folded sentence is like; undefined where it is like none. */
export function likeliestClaim(sentence: string): LearnedKind | undefined {
  if (rarity.size === 0) learn();
  const weights = weighed(featuresOf(sentence));
  if (likeness(all, weights) - likeness(lawful, weights) < MIN_LIKENESS) return undefined;
  const [kind] = LEARNED_KINDS.toSorted(
    (one, other) => likenessOf(other, weights) - likenessOf(one, weights),
  );
  return kind && (SUBJECTS[kind]?.test(sentence) ?? true) ? kind : undefined;
}

function likenessOf(kind: LearnedKind, weights: readonly (readonly [string, number])[]): number {
  const counts = unlawful.get(kind);
  return counts ? likeness(counts, weights) : Number.NEGATIVE_INFINITY;
}
