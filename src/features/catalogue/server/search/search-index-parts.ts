// Manufacturers, models and sizes as the search index has them: few, complete, and shared by all tyres.
import { z } from 'zod';

import { pick, recordOf } from '../../../../platform/contract/records.ts';
import { sizePath } from '../../paths.ts';
import { PRODUCT_TEXTS, RATING_FIELDS } from '../../product/product-fields.ts';
import type { RatingsView, SizeView } from '../../product/product-view.ts';
import { formatTyreSize, type SizeDimensions } from '../../size/tyre-size.ts';
import type { VehicleType } from '../../size/vehicle-type.ts';
import type { ManufacturerRow, ModelRow, SizeRow } from '../store.ts';

export interface IndexedManufacturer extends Readonly<ManufacturerRow> {
  /** Index in the list of manufacturers. */
  readonly index: number;
}

const MODEL_FACTS = ['id', 'name', 'type', 'winterType', 'features', ...PRODUCT_TEXTS] as const;

export interface IndexedModel extends Readonly<Pick<ModelRow, (typeof MODEL_FACTS)[number]>> {
  readonly index: number;
  readonly manufacturer: IndexedManufacturer;
  readonly words: readonly string[];
  readonly ratings: RatingsView;
  /** 10 times the average of the stars; 0 without any. */
  readonly rating10: number;
  readonly thumbnail: string | null;
  readonly pattern: string | null;
  readonly gallery: readonly string[];
}

export interface IndexedSize extends SizeView {
  readonly index: number;
  readonly vehicleType: VehicleType;
  readonly version: number;
  /** Removed by staff: shown only with tyres. */
  readonly isRemoved: boolean;
}

export interface SearchIndexParts {
  readonly manufacturers: readonly IndexedManufacturer[];
  readonly models: readonly IndexedModel[];
  readonly sizes: readonly IndexedSize[];
  readonly modelById: ReadonlyMap<string, IndexedModel>;
  readonly sizeById: ReadonlyMap<string, IndexedSize>;
}

const star = z.number().int().min(1).max(5).nullable().catch(null);
const ratingsSchema = z.object(recordOf(RATING_FIELDS, () => star));

/** The stars stored with one product; null when it has none. */
export function readRatings(stored: unknown): RatingsView | null {
  // True of nearly all, and cheaper than a failed parse.
  if (stored === null) return null;
  const parsed = ratingsSchema.safeParse(stored);
  return parsed.success ? parsed.data : null;
}

/** 10 times the average of the stars given, 0 without any: 42 for 4.2. */
export function rating10(ratings: RatingsView): number {
  const given = Object.values(ratings).filter((stars): stars is number => typeof stars === 'number');
  return given.length === 0
    ? 0
    : Math.round((given.reduce((sum, stars) => sum + stars, 0) * 10) / given.length);
}

export function assembleParts(
  manufacturerRows: readonly ManufacturerRow[],
  modelRows: readonly ModelRow[],
  sizeRows: readonly SizeRow[],
): SearchIndexParts {
  const manufacturers = manufacturerRows
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fi'))
    .map((row, index) => ({ ...row, index }));
  const manufacturerById = new Map(manufacturers.map((manufacturer) => [manufacturer.id, manufacturer]));
  const models: IndexedModel[] = [];
  for (const row of modelRows) {
    const manufacturer = manufacturerById.get(row.manufacturerId);
    if (manufacturer) models.push(indexedModel(row, manufacturer, models.length));
  }
  const sizes = sizeRows.map((row, index) => indexedSize(row, index));
  return {
    manufacturers,
    models,
    sizes,
    modelById: new Map(models.map((model) => [model.id, model])),
    sizeById: new Map(sizes.map((size) => [size.id, size])),
  };
}

function indexedModel(row: ModelRow, manufacturer: IndexedManufacturer, index: number): IndexedModel {
  const ratings = modelRatings(row);
  return {
    ...pick(row, MODEL_FACTS),
    index,
    manufacturer,
    ratings,
    words: row.searchWords.split(' ').filter(Boolean),
    rating10: rating10(ratings),
    thumbnail: row.imageThumbnail,
    pattern: row.imagePattern,
    gallery: row.imageGallery,
  };
}

export function modelRatings(row: ModelRow): RatingsView {
  return {
    dryGrip: row.ratingDryGrip,
    wetGrip: row.ratingWetGrip,
    snowGrip: row.ratingSnowGrip,
    iceGrip: row.ratingIceGrip,
    comfort: row.ratingComfort,
    durability: row.ratingDurability,
  };
}

function indexedSize({ id, vehicleType, version, deletedAt, ...row }: SizeRow, index: number): IndexedSize {
  const { widthMm, aspect, diameterIn } = row;
  const size = { widthMm, aspect, diameterIn, isCommercial: vehicleType === 'van' };
  const isRemoved = deletedAt !== null;
  return {
    ...size,
    index,
    id,
    vehicleType,
    version,
    isRemoved,
    fullSize: formatTyreSize(size),
    href: sizePath(size),
  };
}

/** '205/55R16', a van's with C. */
export function fullSizeOf(size: SizeDimensions & { vehicleType: string }): string {
  const { widthMm, aspect, diameterIn, vehicleType } = size;
  return formatTyreSize({ widthMm, aspect, diameterIn, isCommercial: vehicleType === 'van' });
}
