// Texts of the demonstration shop on a model, computed from its rows: the same on every start.
import type { ModelFacts, Share, LabelFacts } from '../../messages/demonstration.ts';
import { slugOf } from '../../paths.ts';
import type { ProductDraft } from '../../product/product-draft.ts';
import type { RatingsView } from '../../product/product-view.ts';
import { speedSymbolKmh } from '../../size/load-speed.ts';

/** Rows of one model; never empty. */
export interface DemonstrationModel {
  readonly manufacturerSlug: string;
  readonly slug: string;
  readonly drafts: readonly [ProductDraft, ...ProductDraft[]];
}

const FAST_KMH = 240;

export function groupModels(drafts: readonly ProductDraft[]): DemonstrationModel[] {
  const models = new Map<
    string,
    { manufacturerSlug: string; slug: string; drafts: [ProductDraft, ...ProductDraft[]] }
  >();
  for (const draft of drafts) {
    const [manufacturerSlug, slug] = [slugOf(draft.manufacturer), slugOf(draft.model)];
    const key = `${manufacturerSlug} ${slug} ${draft.type} ${draft.winterType ?? ''}`;
    const known = models.get(key);
    if (known) known.drafts.push(draft);
    else models.set(key, { manufacturerSlug, slug, drafts: [draft] });
  }
  return [...models.values()];
}

export function modelFacts({ drafts }: DemonstrationModel): ModelFacts {
  const [first] = drafts;
  const rims = rangeOf(drafts.map(({ size }) => size.diameterIn));
  return {
    name: `${first.manufacturer} ${first.model}`,
    kind: first.winterType ?? 'summer',
    use: vehicleOf(drafts),
    isFast: isFast(drafts),
    sizeCount: new Set(drafts.map(({ size }) => `${size.widthMm}/${size.aspect}/${size.diameterIn}`)).size,
    rims: rims ?? [first.size.diameterIn, first.size.diameterIn],
    loadIndexes: rangeOf(drafts.flatMap(({ loadIndex }) => loadIndex ?? [])),
    hasXl: drafts.some(({ isXl }) => isXl),
    hasRunFlat: drafts.some(({ isRunFlat }) => isRunFlat),
    fuel: labelFacts(drafts.flatMap(({ fuelEfficiency }) => fuelEfficiency ?? [])),
    wet: labelFacts(drafts.flatMap(({ wetGrip }) => wetGrip ?? [])),
    noiseDb: rangeOf(drafts.flatMap(({ noiseDb }) => noiseDb ?? [])),
    snowGrip: shareOf(drafts, ({ hasSnowGrip }) => hasSnowGrip),
    iceGrip: shareOf(drafts, ({ hasIceGrip }) => hasIceGrip),
  };
}

/** The shop's stars: wet grip and comfort from the label where there is one, the rest from the kind of tyre and its name. */
export function modelRatings(facts: ModelFacts): RatingsView {
  const seed = nameHash(facts.name);
  const nudge = (shift: number) => (seed >>> shift) % 2;
  const wetClass = facts.wet?.usual ?? facts.wet?.best;
  const isSummer = facts.kind === 'summer';
  const quietFrom = facts.noiseDb === null ? 73 : (facts.noiseDb[0] + facts.noiseDb[1]) / 2;
  return {
    dryGrip: isSummer ? (facts.isFast ? 5 : 4) - nudge(0) * Number(!facts.isFast) : 3 + nudge(1),
    wetGrip: wetClass === undefined ? 3 : Math.max(1, 5 - 'ABCDE'.indexOf(wetClass)),
    snowGrip: isSummer ? null : 4 + nudge(2),
    iceGrip: isSummer ? null : iceStars(facts, nudge(3)),
    comfort:
      facts.kind === 'studded' ? 2 + nudge(4) : Math.round(Math.min(5, Math.max(2, (78 - quietFrom) / 2))),
    durability: 3 + ((seed >>> 5) % 3),
  };
}

/** Spreads models evenly over the variants of a text (FNV-1a). */
export function nameHash(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of name.toLowerCase()) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function iceStars({ kind, iceGrip }: ModelFacts, nudge: number): number {
  if (kind === 'studded') return 4 + nudge;
  return iceGrip === 'none' ? 2 : 3 + nudge;
}

/** Made for speed by most of its symbols, unless its name contains a word for economy. */
function isFast(drafts: DemonstrationModel['drafts']): boolean {
  const [{ model }] = drafts;
  if (/sport|zero|fera/i.test(model)) return true;
  if (/eco|green|blu|comfort|primacy/i.test(model)) return false;
  return isMost(drafts, ({ speedSymbol }) => (speedSymbolKmh(speedSymbol ?? '') ?? 0) > FAST_KMH);
}

function vehicleOf(drafts: readonly ProductDraft[]): ModelFacts['use'] {
  if (isMost(drafts, ({ vehicleType }) => vehicleType === 'van')) return 'van';
  const isNamedSuv = drafts.some(({ model }) => /\bSUV\b/.test(model));
  return isNamedSuv || isMost(drafts, ({ vehicleType }) => vehicleType === 'suv') ? 'suv' : 'passenger';
}

function isMost(drafts: readonly ProductDraft[], test: (draft: ProductDraft) => boolean): boolean {
  return drafts.filter(test).length * 2 > drafts.length;
}

function shareOf(drafts: readonly ProductDraft[], test: (draft: ProductDraft) => boolean): Share {
  if (drafts.every(test)) return 'all';
  return drafts.some(test) ? 'some' : 'none';
}

function rangeOf(values: readonly number[]): [number, number] | null {
  return values.length === 0 ? null : [Math.min(...values), Math.max(...values)];
}

function labelFacts(classes: readonly string[]): LabelFacts | null {
  const sorted = classes.toSorted();
  const [best] = sorted;
  const worst = sorted.at(-1);
  if (best === undefined || worst === undefined) return null;
  const usual = sorted.find((each) => sorted.filter((other) => other === each).length * 2 > sorted.length);
  return { best, worst, usual: usual ?? null };
}
