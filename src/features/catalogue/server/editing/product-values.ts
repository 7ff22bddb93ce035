// What a sent product means for its row: only what differs is written, and imports leave alone what staff change.
import type { Updateable } from 'kysely';

import { eurosToCents } from '../../../../platform/contract/money.ts';
import { pick, recordOf, isSameJson } from '../../../../platform/contract/records.ts';
import type { LabelValues } from '../../../label-register/label-values.ts';
import type { ProductInput } from '../../contract/editing.ts';
import { financingPriceCents } from '../../price/pricing.ts';
import {
  LABEL_CLASS_FIELDS,
  PRODUCT_FACTS,
  PRODUCT_TEXTS,
  RATING_FIELDS,
  ratingsOf,
  type LockableField,
} from '../../product/product-fields.ts';
import { modelRatings, readRatings } from '../search/search-index-parts.ts';
import type { CatalogueTables, ModelRow, ProductRow } from '../store.ts';

type Changeable = Updateable<CatalogueTables['product']>;
export type ProductValues = { [Column in keyof Changeable]?: Exclude<Changeable[Column], undefined> };

/** The values for a sent product. `row` is the current product, undefined for a new one. */
export function productValues(
  sent: ProductInput,
  model: ModelRow,
  row: ProductRow | undefined,
): ProductValues {
  return {
    modelId: model.id,
    ...priceValues(sent, row),
    ...definedValues({
      ...pick(sent, PRODUCT_FACTS),
      weightG: sent.weight == null ? sent.weight : Math.round(sent.weight * 1000),
    }),
    ...registerValues(sent),
    ...detailValues(sent, model, row),
    ...imageValues(sent, model),
  };
}

/** Without what was left out. */
function definedValues(values: object): ProductValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** A financing price that follows the price is not stored. */
function priceValues({ price, financingPrice }: ProductInput, row: ProductRow | undefined): ProductValues {
  const priceCents = eurosToCents(price);
  if (financingPrice == null) {
    const isKept = financingPrice === undefined && row?.priceCents === priceCents;
    return isKept ? { priceCents } : { priceCents, financingPriceCents: null };
  }
  const cents = eurosToCents(financingPrice);
  const follows = cents === financingPriceCents(priceCents);
  return { priceCents, financingPriceCents: follows ? null : cents };
}

function registerValues({ eprelNumber }: ProductInput): ProductValues {
  if (eprelNumber === undefined) return {};
  return { eprelUrl: eprelNumber === null ? null : `https://eprel.ec.europa.eu/qr/${eprelNumber}` };
}

/** A label's values as columns, without the unknown ones. */
export function labelColumns({ noiseLevel, ...label }: LabelValues): ProductValues {
  return Object.fromEntries(
    Object.entries({ ...label, noiseDb: noiseLevel }).filter(([, value]) => value !== null),
  );
}

/** Omitted values stay; values equal to the model's are not stored with the product. */
function ownValue<T>(sent: T | undefined, models: T): T | null | undefined {
  return isSameJson(sent, models) ? null : sent;
}

/** What was sent, `empty` for a null. */
function orEmpty<T>(sent: T | null | undefined, empty: T): T | undefined {
  return sent === null ? empty : sent;
}

function detailValues(
  { details, type }: ProductInput,
  model: ModelRow,
  row: ProductRow | undefined,
): ProductValues {
  if (!details) return {};
  const { features, performanceRating } = details;
  return definedValues({
    ...pick(details, LABEL_CLASS_FIELDS),
    noiseDb: details.noiseLevel,
    ...recordOf(PRODUCT_TEXTS, (name) => ownValue(orEmpty(details[name], ''), model[name])),
    features: ownValue(orEmpty(features, []), model.features),
    ...(performanceRating && { ratings: ratingsValue(performanceRating, type, model, row) }),
  });
}

type RatingsInput = NonNullable<NonNullable<ProductInput['details']>['performanceRating']>;

function ratingsValue(
  sent: RatingsInput,
  type: ProductInput['type'],
  model: ModelRow,
  row: ProductRow | undefined,
): string | null {
  const models = modelRatings(model);
  const was = readRatings(row?.ratings) ?? models;
  const ratings = recordOf(RATING_FIELDS, (field) => (sent[field] === undefined ? was[field] : sent[field]));
  const own = ownValue(ratingsOf(type, ratings), models);
  return own ? JSON.stringify(own) : null;
}

function imageValues({ images }: ProductInput, model: ModelRow): ProductValues {
  if (!images) return {};
  const { thumbnail, pattern, gallery } = images;
  return definedValues({
    imageThumbnail: ownValue(thumbnail, model.imageThumbnail),
    imagePattern: ownValue(pattern, model.imagePattern),
    imageGallery: ownValue(orEmpty(gallery, []), model.imageGallery),
  });
}

/** The field that a change of the column locks against imports. */
const LOCKED_FIELDS: Readonly<Record<string, LockableField>> = {
  priceCents: 'price',
  loadIndex: 'loadIndex',
  twinLoadIndex: 'loadIndex',
  speedSymbol: 'loadIndex',
  isXl: 'marks',
  isRunFlat: 'marks',
  marks: 'marks',
  ean: 'ean',
  weightG: 'weight',
  fuelEfficiency: 'fuelEfficiency',
  wetGrip: 'wetGrip',
  noiseDb: 'noise',
  noiseClass: 'noise',
  hasSnowGrip: 'snowGrip',
  hasIceGrip: 'iceGrip',
  eprelNumber: 'eprel',
  eprelUrl: 'eprel',
};

/** The columns whose value differs from the row's. */
export function changedValues(values: ProductValues, row: ProductRow): ProductValues {
  const was = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    Object.entries(values).filter(([column, value]) => {
      const before = column === 'ratings' ? storedRatings(row) : was.get(column);
      return !isSameJson(before ?? null, value ?? null);
    }),
  );
}

function storedRatings({ ratings }: ProductRow): string | null {
  const read = readRatings(ratings);
  return read === null ? null : JSON.stringify(read);
}

/** The fields that changing these columns locks against imports. */
export function locksOf(columns: Iterable<string>): LockableField[] {
  return [...new Set([...columns].flatMap((column) => LOCKED_FIELDS[column] ?? []))];
}
