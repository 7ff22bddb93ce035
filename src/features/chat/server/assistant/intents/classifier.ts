// Learns from examples which label a text has: naive Bayes against the complement, by features that are rarer the more they count.
import { inTurns } from '../../../../../platform/server/turns.ts';
import type { Features } from './features.ts';

export interface Example<Label> {
  readonly features: Features;
  readonly label: Label;
}

export interface Ranked<Label> {
  readonly label: Label;
  /** All labels together are 1. */
  readonly share: number;
}

export type Classify<Label> = (features: Features) => readonly Ranked<Label>[];

/** What a feature counts that a label was never seen with. */
const UNSEEN = 0.03;
/** A word that no example has makes the rest a little less sure. */
const UNKNOWN = 0.6;
/** How far a label with many examples counts as one with few: 1 wholly, 0 not at all. */
const BALANCE = 0.5;
/** Makes the shares as sure as they are right. */
const SHARPNESS = 1;

interface Counts {
  /** For each label that has it. */
  readonly byLabel: Map<number, number>;
  sum: number;
}

/** Best first; equal features weigh the same whatever the length of the text. Learns in turns. */
export async function trainClassifier<Label>(examples: readonly Example<Label>[]): Promise<Classify<Label>> {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const places = new Map(labels.map((label, place) => [label, place]));
  const weigh = await weigher(examples);
  const counts = new Map<string, Counts>();
  const totals = labels.map(() => 0);
  const shareOf = balance(examples);
  for await (const { features, label } of inTurns(examples)) {
    const place = places.get(label) ?? 0;
    for (const [feature, weight] of weigh(features)) {
      const amount = weight * shareOf(label);
      const count = counts.get(feature) ?? { byLabel: new Map<number, number>(), sum: 0 };
      counts.set(feature, count);
      count.byLabel.set(place, (count.byLabel.get(place) ?? 0) + amount);
      count.sum += amount;
      totals[place] = (totals[place] ?? 0) + amount;
    }
  }
  const all = totals.reduce((sum, total) => sum + total, 0);
  const unseen = counts.size * UNSEEN;
  const base = totals.map((total) => Math.log(all - total + unseen) - Math.log(total + unseen));

  return (features) => {
    const scores = labels.map(() => 0);
    let known = 0;
    for (const [feature, weight] of weigh(features)) {
      const count = counts.get(feature);
      if (!count) continue;
      known += weight;
      for (const [place, amount] of count.byLabel) {
        const others = (count.sum - amount + UNSEEN) / (count.sum + UNSEEN);
        scores[place] =
          (scores[place] ?? 0) + weight * (Math.log((amount + UNSEEN) / UNSEEN) - Math.log(others));
      }
    }
    return sharesOf(
      labels,
      scores.map((score, place) => score + known * (base[place] ?? 0)),
    );
  };
}

type Weigh = (features: Features) => [feature: string, weight: number][];

/** Weights by rarity (inverse document frequency), normalised so that a long text counts no more than a short one. */
async function weigher(examples: readonly Example<unknown>[]): Promise<Weigh> {
  const texts = new Map<string, number>();
  for await (const { features } of inTurns(examples)) {
    for (const feature of features.keys()) texts.set(feature, (texts.get(feature) ?? 0) + 1);
  }
  return (features) => {
    const weighed: [string, number][] = [];
    let squares = 0;
    for (const [feature, share] of features) {
      const count = texts.get(feature);
      const rarity = Math.sqrt(Math.log((examples.length + 1) / ((count ?? 0) + 1)));
      const weight = share * rarity * (count === undefined ? UNKNOWN : 1);
      weighed.push([feature, weight]);
      squares += weight * weight;
    }
    const length = Math.sqrt(squares) || 1;
    for (const each of weighed) each[1] /= length;
    return weighed;
  };
}

function balance<Label>(examples: readonly Example<Label>[]): (label: Label) => number {
  const counts = new Map<Label, number>();
  for (const { label } of examples) counts.set(label, (counts.get(label) ?? 0) + 1);
  const mean = examples.length / Math.max(1, counts.size);
  return (label) => (mean / (counts.get(label) ?? mean)) ** BALANCE;
}

function sharesOf<Label>(labels: readonly Label[], scores: readonly number[]): Ranked<Label>[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp((score - most) * SHARPNESS));
  const sum = powers.reduce((total, power) => total + power, 0);
  return labels
    .map((label, place) => ({ label, share: (powers[place] ?? 0) / sum }))
    .toSorted((one, other) => other.share - one.share);
}
