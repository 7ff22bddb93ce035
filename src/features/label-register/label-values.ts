// The values of a label, and where two sources differ.
import { z } from 'zod';

import { LABEL_CLASSES, NOISE_CLASSES } from '../catalogue/product/tyre-label.ts';

/** null: the source does not contain it. */
export const labelValuesSchema = z.object({
  fuelEfficiency: z.enum(LABEL_CLASSES).nullable(),
  wetGrip: z.enum(LABEL_CLASSES).nullable(),
  /** Decibels. */
  noiseLevel: z.int().nullable(),
  noiseClass: z.enum(NOISE_CLASSES).nullable(),
  /** 3PMSF. */
  hasSnowGrip: z.boolean().nullable(),
  hasIceGrip: z.boolean().nullable(),
  loadIndex: z.int().nullable(),
  /** As twin tyres. */
  twinLoadIndex: z.int().nullable(),
  speedSymbol: z.string().nullable(),
});
export type LabelValues = z.infer<typeof labelValuesSchema>;
export type LabelField = keyof LabelValues;

export const LABEL_FIELDS = labelValuesSchema.keyof().options;

/** The fields in which the register contains a value that differs from ours. */
export function differingFields(ours: LabelValues, register: LabelValues): LabelField[] {
  return LABEL_FIELDS.filter((field) => register[field] !== null && register[field] !== ours[field]);
}

/** Ours, with the register's values in their place. */
export function withRegister(ours: LabelValues, register: LabelValues): LabelValues {
  return labelValuesSchema.parse(
    Object.fromEntries(LABEL_FIELDS.map((field) => [field, register[field] ?? ours[field]])),
  );
}
