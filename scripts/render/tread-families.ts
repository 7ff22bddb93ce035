/** The three tread families with their eight visual variants: pattern, shoulder and sidewall. */
import type { TreadFamily } from '../../src/features/catalogue/product/tyre-picture.ts';
import type { SidewallArt } from './sidewall-art.ts';
import type { TreadDrawing } from './tread-drawing.ts';
import { frictionTreads } from './tread-friction.ts';
import { studdedTreads } from './tread-studded.ts';
import { summerTreads } from './tread-summer.ts';

export interface TreadStyle {
  readonly drawing: TreadDrawing;
  readonly sidewall: SidewallArt;
  readonly shoulderRoundness: number;
}

interface FamilyStyle {
  readonly drawings: () => readonly TreadDrawing[];
  /** Variants whose pattern has one rolling direction. */
  readonly directional: readonly number[];
  readonly shoulderRoundness: number;
}

const families: Readonly<Record<TreadFamily, FamilyStyle>> = {
  summer: {
    drawings: summerTreads,
    directional: [2, 5],
    shoulderRoundness: 1,
  },
  friction: {
    drawings: frictionTreads,
    directional: [0, 2, 3, 4, 7],
    shoulderRoundness: 0.35,
  },
  studded: {
    drawings: studdedTreads,
    directional: [0, 1, 2, 4, 5, 7],
    shoulderRoundness: 0.2,
  },
};

/** Looks of a family's variant, 0–7. Throws for a variant that was never drawn. */
export function treadStyle(family: TreadFamily, variant: number): TreadStyle {
  const style = families[family];
  const drawing = style.drawings()[variant];
  if (drawing === undefined) throw new Error(`No tread drawn for ${family} ${variant}`);
  const isDirectional = style.directional.includes(variant);
  return {
    drawing,
    sidewall: {
      // Patterns that share a layout are four apart, and their walls are turned differently.
      layout: variant < 4 ? variant : (variant + 2) % 4,
      isWinter: family !== 'summer',
      hasSnowMark: family === 'friction',
      isDirectional,
    },
    shoulderRoundness: style.shoulderRoundness,
  };
}
