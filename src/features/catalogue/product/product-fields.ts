// The fields of a product that have one name everywhere: in its row, the API, the form and the audit.
import { recordOf } from '../../../platform/contract/records.ts';
import type { Season } from '../search/seasons.ts';

/** Texts of the product's page, checked by `productFields`; a product without a text shows its model's. */
export const PRODUCT_TEXTS = ['description', 'designedFor'] as const;
export type ProductText = (typeof PRODUCT_TEXTS)[number];

/** The shop's own stars, 1–5. */
export const RATING_FIELDS = ['dryGrip', 'wetGrip', 'snowGrip', 'iceGrip', 'comfort', 'durability'] as const;
export type RatingField = (typeof RATING_FIELDS)[number];

/** Those that mean something of a tyre of the season: a summer tyre has none for snow and ice. */
export function ratingFieldsOf(type: Season): readonly RatingField[] {
  return RATING_FIELDS.filter((field) => type === 'winter' || (field !== 'snowGrip' && field !== 'iceGrip'));
}

/** The ratings with null for what means nothing in the season. */
export function ratingsOf<Rating>(
  type: Season,
  ratings: Readonly<Record<RatingField, Rating>>,
): Record<RatingField, Rating | null> {
  const meant = ratingFieldsOf(type);
  return recordOf(RATING_FIELDS, (field) => (meant.includes(field) ? ratings[field] : null));
}

/** What the product itself has, of the same kind in its row as in the API. */
export const PRODUCT_FACTS = [
  'ean',
  'loadIndex',
  'twinLoadIndex',
  'speedSymbol',
  'isXl',
  'isRunFlat',
  'marks',
  'hasSnowGrip',
  'hasIceGrip',
  'eprelNumber',
] as const;

/** The classes of the EU label. */
export const LABEL_CLASS_FIELDS = ['fuelEfficiency', 'wetGrip', 'noiseClass'] as const;

/** What an edit by staff locks against the next import; the names are those of the API. */
export const LOCKABLE_FIELDS = [
  'manufacturer',
  'model',
  'type',
  'size',
  'price',
  'stock',
  'loadIndex',
  'marks',
  'ean',
  'weight',
  'fuelEfficiency',
  'wetGrip',
  'noise',
  'snowGrip',
  'iceGrip',
  'eprel',
] as const;
export type LockableField = (typeof LOCKABLE_FIELDS)[number];
