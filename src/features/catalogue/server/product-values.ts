// What a sent product means for its row: only what differs is written, and what staff change is held against imports.
import type { Updateable } from 'kysely';

import { eurosToCents } from '../../../platform/contract/money.ts';
import type { SentProduct } from '../contract-editing.ts';
import { financingPriceCents } from '../pricing.ts';
import type { LockableField } from '../product-draft.ts';
import type { RatingsView } from '../product-view.ts';
import type { TyreLabel } from './labelled-store.ts';
import { readRatings } from './shelf-parts.ts';
import type { CatalogueTables, ModelRow, ProductRow } from './store.ts';

type Changeable = Updateable<CatalogueTables['product']>;
export type ProductValues = { [Column in keyof Changeable]?: Exclude<Changeable[Column], undefined> };

/** The values that a sent product asks for. `row` is the product as it is, undefined for a new one. */
export function productValues(
  sent: SentProduct,
  model: ModelRow,
  row: ProductRow | undefined,
): ProductValues {
  return {
    model_id: model.id,
    ...priceValues(sent, row),
    ...given('ean', sent.ean),
    ...given('load_index', sent.loadIndex),
    ...given('twin_load_index', sent.twinLoadIndex),
    ...given('speed_symbol', sent.speedSymbol),
    ...given('is_xl', sent.isXl),
    ...given('is_run_flat', sent.isRunFlat),
    ...given('marks', sent.marks),
    ...given('has_snow_grip', sent.hasSnowGrip),
    ...given('has_ice_grip', sent.hasIceGrip),
    ...given('weight_g', sent.weight == null ? sent.weight : Math.round(sent.weight * 1000)),
    ...registerValues(sent),
    ...detailValues(sent, model, row),
    ...imageValues(sent, model),
  };
}

type Values = Record<string, unknown>;

/** Nothing for what was left out. */
function given(column: string, value: unknown): Values {
  return value === undefined ? {} : { [column]: value };
}

/** A financing price that follows the price is not stored. */
function priceValues({ price, financingPrice }: SentProduct, row: ProductRow | undefined): ProductValues {
  const priceCents = eurosToCents(price);
  if (financingPrice == null) {
    const isKept = financingPrice === undefined && row?.price_cents === priceCents;
    return isKept ? { price_cents: priceCents } : { price_cents: priceCents, financing_price_cents: null };
  }
  const cents = eurosToCents(financingPrice);
  const follows = cents === financingPriceCents(priceCents);
  return { price_cents: priceCents, financing_price_cents: follows ? null : cents };
}

function registerValues({ eprelNumber }: SentProduct): ProductValues {
  if (eprelNumber === undefined) return {};
  const url = eprelNumber === null ? null : `https://eprel.ec.europa.eu/qr/${eprelNumber}`;
  return { eprel_number: eprelNumber, eprel_url: url };
}

/** A label's values as columns, without those it does not tell. */
export function labelColumns(label: TyreLabel): ProductValues {
  const columns: Values = {
    fuel_efficiency: label.fuelEfficiency,
    wet_grip: label.wetGrip,
    noise_db: label.noiseLevel,
    noise_class: label.noiseClass,
    has_snow_grip: label.hasSnowGrip,
    has_ice_grip: label.hasIceGrip,
    load_index: label.loadIndex,
    twin_load_index: label.twinLoadIndex,
    speed_symbol: label.speedSymbol,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
}

/** What the model says anyway is not stored with the product. */
function unlessModels<T>(value: T, models: T): T | null {
  return JSON.stringify(value) === JSON.stringify(models) ? null : value;
}

function detailValues(
  { details, type }: SentProduct,
  model: ModelRow,
  row: ProductRow | undefined,
): ProductValues {
  if (!details) return {};
  const { description, designedFor, features, performanceRating } = details;
  return {
    ...given('fuel_efficiency', details.fuelEfficiency),
    ...given('wet_grip', details.wetGrip),
    ...given('noise_db', details.noiseLevel),
    ...given('noise_class', details.noiseClass),
    ...(description !== undefined && { description: unlessModels(description ?? '', model.description) }),
    ...(designedFor !== undefined && { designed_for: unlessModels(designedFor ?? '', model.designed_for) }),
    ...(features !== undefined && { features: unlessModels(features ?? [], model.features) }),
    ...(performanceRating && { ratings: ratingsValue(performanceRating, type, model, row) }),
  };
}

type SentRatings = NonNullable<NonNullable<SentProduct['details']>['performanceRating']>;

function ratingsValue(
  sent: SentRatings,
  type: SentProduct['type'],
  model: ModelRow,
  row: ProductRow | undefined,
): string | null {
  const models = modelRatings(model);
  const was = readRatings(row?.ratings) ?? models;
  const isWinter = type === 'winter';
  const ratings: RatingsView = {
    dryGrip: kept(sent.dryGrip, was.dryGrip),
    wetGrip: kept(sent.wetGrip, was.wetGrip),
    snowGrip: isWinter ? kept(sent.snowGrip, was.snowGrip) : null,
    iceGrip: isWinter ? kept(sent.iceGrip, was.iceGrip) : null,
    comfort: kept(sent.comfort, was.comfort),
    durability: kept(sent.durability, was.durability),
  };
  const own = unlessModels(ratings, models);
  return own === null ? null : JSON.stringify(own);
}

function kept(sent: number | null | undefined, was: number | null): number | null {
  return sent === undefined ? was : sent;
}

function modelRatings(model: ModelRow): RatingsView {
  return {
    dryGrip: model.rating_dry_grip,
    wetGrip: model.rating_wet_grip,
    snowGrip: model.rating_snow_grip,
    iceGrip: model.rating_ice_grip,
    comfort: model.rating_comfort,
    durability: model.rating_durability,
  };
}

function imageValues({ images }: SentProduct, model: ModelRow): ProductValues {
  if (!images) return {};
  const { thumbnail, pattern, gallery } = images;
  return {
    ...(thumbnail !== undefined && { image_thumbnail: unlessModels(thumbnail, model.image_thumbnail) }),
    ...(pattern !== undefined && { image_pattern: unlessModels(pattern, model.image_pattern) }),
    ...(gallery !== undefined && { image_gallery: unlessModels(gallery ?? [], model.image_gallery) }),
  };
}

const HELD_COLUMNS: Readonly<Record<string, LockableField>> = {
  price_cents: 'price',
  load_index: 'loadIndex',
  twin_load_index: 'loadIndex',
  speed_symbol: 'loadIndex',
  is_xl: 'marks',
  is_run_flat: 'marks',
  marks: 'marks',
  ean: 'ean',
  weight_g: 'weight',
  fuel_efficiency: 'fuelEfficiency',
  wet_grip: 'wetGrip',
  noise_db: 'noise',
  noise_class: 'noise',
  has_snow_grip: 'snowGrip',
  has_ice_grip: 'iceGrip',
  eprel_number: 'eprel',
  eprel_url: 'eprel',
};

/** The columns whose value differs from the row's. */
export function changedValues(values: ProductValues, row: ProductRow): ProductValues {
  const was = new Map<string, unknown>(Object.entries(row));
  return Object.fromEntries(
    Object.entries(values).filter(([column, value]) => {
      const before = column === 'ratings' ? storedRatings(row) : was.get(column);
      return JSON.stringify(before ?? null) !== JSON.stringify(value ?? null);
    }),
  );
}

function storedRatings({ ratings }: ProductRow): string | null {
  const read = readRatings(ratings);
  return read === null ? null : JSON.stringify(read);
}

/** The fields that changing these columns holds against imports. */
export function locksOf(columns: Iterable<string>): LockableField[] {
  return [...new Set([...columns].flatMap((column) => HELD_COLUMNS[column] ?? []))];
}
