// Makers, models and sizes as the shelf holds them: few, whole, and shared by all tyres.
import { z } from 'zod';

import { sizePath } from '../paths.ts';
import type { VehicleType } from '../product-draft.ts';
import type { RatingsView, SizeView } from '../product-view.ts';
import type { Season, WinterType } from '../search-query.ts';
import { formatTyreSize } from '../tyre-size.ts';
import type { MakerRow, ModelRow, SizeRow } from './store.ts';

export interface ShelfMaker extends Readonly<MakerRow> {
  /** Place in the shelf's list of makers. */
  readonly index: number;
}

export interface ShelfModel {
  readonly id: string;
  readonly index: number;
  readonly maker: ShelfMaker;
  readonly name: string;
  readonly type: Season;
  readonly winterType: WinterType | null;
  readonly words: readonly string[];
  readonly description: string;
  readonly designedFor: string;
  readonly features: readonly string[];
  readonly ratings: RatingsView;
  /** 10 times the average of the stars; 0 without any. */
  readonly rating10: number;
  readonly thumbnail: string | null;
  readonly pattern: string | null;
  readonly gallery: readonly string[];
}

export interface ShelfSize extends SizeView {
  readonly index: number;
  readonly vehicleType: VehicleType;
  readonly version: number;
  /** Removed by staff: shown only with tyres. */
  readonly isRemoved: boolean;
}

export interface ShelfParts {
  readonly makers: readonly ShelfMaker[];
  readonly models: readonly ShelfModel[];
  readonly sizes: readonly ShelfSize[];
  readonly modelById: ReadonlyMap<string, ShelfModel>;
  readonly sizeById: ReadonlyMap<string, ShelfSize>;
}

const star = z.number().int().min(1).max(5).nullable().catch(null);
const ratingsSchema = z.object({
  dryGrip: star,
  wetGrip: star,
  snowGrip: star,
  iceGrip: star,
  comfort: star,
  durability: star,
});

/** The stars stored with one product; null when it has none of its own. */
export function readRatings(stored: unknown): RatingsView | null {
  // Nearly all; what fails a schema makes an error that nobody reads.
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
  makerRows: readonly MakerRow[],
  modelRows: readonly ModelRow[],
  sizeRows: readonly SizeRow[],
): ShelfParts {
  const makers = makerRows
    .toSorted((a, b) => a.name.localeCompare(b.name, 'fi'))
    .map((row, index) => ({ ...row, index }));
  const makerById = new Map(makers.map((maker) => [maker.id, maker]));
  const models: ShelfModel[] = [];
  for (const row of modelRows) {
    const maker = makerById.get(row.manufacturer_id);
    if (maker) models.push(shelfModel(row, maker, models.length));
  }
  const sizes = sizeRows.map((row, index) => shelfSize(row, index));
  return {
    makers,
    models,
    sizes,
    modelById: new Map(models.map((model) => [model.id, model])),
    sizeById: new Map(sizes.map((size) => [size.id, size])),
  };
}

function shelfModel(row: ModelRow, maker: ShelfMaker, index: number): ShelfModel {
  const ratings: RatingsView = {
    dryGrip: row.rating_dry_grip,
    wetGrip: row.rating_wet_grip,
    snowGrip: row.rating_snow_grip,
    iceGrip: row.rating_ice_grip,
    comfort: row.rating_comfort,
    durability: row.rating_durability,
  };
  return {
    id: row.id,
    index,
    maker,
    name: row.name,
    type: row.type,
    winterType: row.winter_type,
    words: row.search_words.split(' ').filter(Boolean),
    description: row.description,
    designedFor: row.designed_for,
    features: row.features,
    ratings,
    rating10: rating10(ratings),
    thumbnail: row.image_thumbnail,
    pattern: row.image_pattern,
    gallery: row.image_gallery,
  };
}

function shelfSize(row: SizeRow, index: number): ShelfSize {
  const size = {
    widthMm: row.width_mm,
    aspect: row.aspect,
    diameterIn: row.diameter_in,
    isCommercial: row.vehicle_type === 'van',
  };
  return {
    ...size,
    index,
    id: row.id,
    vehicleType: row.vehicle_type,
    version: row.version,
    isRemoved: row.deleted_at !== null,
    fullSize: formatTyreSize(size),
    href: sizePath(size),
  };
}
