// The EU label of a tyre.

/** Classes of the EU label; F and G occur in old data only. */
export const LABEL_CLASSES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export type LabelClass = (typeof LABEL_CLASSES)[number];

export const NOISE_CLASSES = ['A', 'B', 'C'] as const;
export type NoiseClass = (typeof NOISE_CLASSES)[number];

/** The EU label as the manufacturer gave it. Studded tyres have none: then the classes and the noise are null. */
export interface TyreLabel {
  readonly fuelEfficiency: LabelClass | null;
  readonly wetGrip: LabelClass | null;
  readonly noiseDb: number | null;
  readonly noiseClass: NoiseClass | null;
  /** The three-peak mountain with a snowflake (3PMSF). */
  readonly hasSnowGrip: boolean;
  readonly hasIceGrip: boolean;
  readonly eprelNumber: string | null;
  readonly eprelUrl: string | null;
}
