import { speedSymbolKmh } from '../load-speed.ts';
// The shelf: every tyre on sale as numbers in columns, so that a search with all its counts is a few passes over memory.
// It holds no truth of its own: it is filled from the database and told what changed (shelf-keeper.ts).
import { LABEL_CLASSES, NOISE_CLASSES, VEHICLE_TYPES } from '../product-draft.ts';
import { SEASONS, WINTER_TYPES } from '../search-filters.ts';
import { rating10, readRatings } from './shelf-parts.ts';
import type { ShelfModel, ShelfParts, ShelfSize } from './shelf-parts.ts';
import type { ShelfRow } from './shelf-store.ts';
import type { OfferRow } from './store.ts';

/** Enough for a car. */
export const FULL_SET = 4;

/** Facets: a code per tyre, 0 for no value, else 1 + the place of the value. */
export const FACET_NAMES = [
  'type',
  'winterType',
  'manufacturer',
  'fuelEfficiency',
  'wetGrip',
  'noiseClass',
  'vehicleType',
  'diameter',
  'snowGrip',
  'iceGrip',
  'runFlat',
  'inStock',
  'onSale',
] as const;
export type FacetName = (typeof FACET_NAMES)[number];

type FacetColumns = Record<FacetName, Uint16Array>;

function facetColumns(length: number): FacetColumns {
  const column = () => new Uint16Array(length);
  return {
    type: column(),
    winterType: column(),
    manufacturer: column(),
    fuelEfficiency: column(),
    wetGrip: column(),
    noiseClass: column(),
    vehicleType: column(),
    diameter: column(),
    snowGrip: column(),
    iceGrip: column(),
    runFlat: column(),
    inStock: column(),
    onSale: column(),
  };
}

export class Shelf {
  readonly parts: ShelfParts;
  /** Distinct rims in order; the facet's code is the place + 1. */
  readonly rims: readonly number[];
  readonly facets: FacetColumns;
  /** What one tyre costs now, offers included; 0: ask. */
  readonly cents: Int32Array;
  readonly regularCents: Int32Array;
  readonly stock: Int32Array;
  readonly isOwnStock: Uint8Array;
  readonly sizeOf: Int32Array;
  readonly modelOf: Int32Array;
  readonly loadIndex: Uint8Array;
  readonly twinLoadIndex: Uint8Array;
  readonly speedKmh: Uint16Array;
  readonly noiseDb: Uint8Array;
  readonly rating10: Uint8Array;
  readonly isXl: Uint8Array;
  readonly ean: Float64Array;
  readonly isGone: Uint8Array;
  readonly ids: string[] = [];
  readonly marks: (readonly string[])[] = [];
  /** Raised by every change: what is computed from the columns is stale then. */
  revision = 0;
  /** When an offer begins or ends next, ms. */
  nextOfferChangeMs = Number.POSITIVE_INFINITY;

  readonly #capacity: number;
  readonly #placeById = new Map<string, number>();
  readonly #offers = new Map<string, OfferRow>();
  #settledAtMs = Number.NaN;

  constructor(parts: ShelfParts, capacity: number) {
    this.parts = parts;
    this.rims = [...new Set(parts.sizes.map(({ diameterIn }) => diameterIn))].toSorted((a, b) => a - b);
    this.#capacity = capacity;
    this.facets = facetColumns(capacity);
    this.cents = new Int32Array(capacity);
    this.regularCents = new Int32Array(capacity);
    this.stock = new Int32Array(capacity);
    this.isOwnStock = new Uint8Array(capacity);
    this.sizeOf = new Int32Array(capacity);
    this.modelOf = new Int32Array(capacity);
    this.loadIndex = new Uint8Array(capacity);
    this.twinLoadIndex = new Uint8Array(capacity);
    this.speedKmh = new Uint16Array(capacity);
    this.noiseDb = new Uint8Array(capacity);
    this.rating10 = new Uint8Array(capacity);
    this.isXl = new Uint8Array(capacity);
    this.ean = new Float64Array(capacity);
    this.isGone = new Uint8Array(capacity);
  }

  /** Places in use, gone ones too. */
  get length(): number {
    return this.ids.length;
  }

  placeOf(id: string): number | undefined {
    const place = this.#placeById.get(id);
    return place === undefined || this.isGone[place] === 1 ? undefined : place;
  }

  /** Puts a tyre on the shelf or changes it; false when there is no room or its size or model is not known here. */
  put(row: ShelfRow): boolean {
    const size = this.parts.sizeById.get(row.size_id);
    const model = this.parts.modelById.get(row.model_id);
    const place = this.#placeById.get(row.id) ?? this.length;
    if (!size || !model || place >= this.#capacity) return false;
    this.#placeById.set(row.id, place);
    this.ids[place] = row.id;
    this.#write(place, row, size, model);
    this.#changed();
    return true;
  }

  remove(id: string): void {
    const place = this.placeOf(id);
    if (place === undefined) return;
    this.isGone[place] = 1;
    this.#changed();
  }

  /** Sets the open offers of these products, or of all when `productIds` is not given. */
  setOffers(offers: readonly OfferRow[], productIds?: readonly string[]): void {
    if (productIds === undefined) this.#offers.clear();
    for (const id of productIds ?? []) this.#offers.delete(id);
    for (const offer of offers) this.#offers.set(offer.product_id, offer);
    this.#changed();
  }

  /** The offer of a product that holds now; settle() must have been called. */
  offerOf(place: number): OfferRow | undefined {
    return this.facets.onSale[place] === 1 ? this.#offers.get(this.ids[place] ?? '') : undefined;
  }

  /** Makes prices those of `now`: offers begin and end by the clock. */
  settle(now: Date): void {
    const nowMs = now.getTime();
    const isSettled = nowMs >= this.#settledAtMs && nowMs < this.nextOfferChangeMs;
    if (isSettled) return;
    this.#settledAtMs = nowMs;
    this.nextOfferChangeMs = Number.POSITIVE_INFINITY;
    this.cents.set(this.regularCents.subarray(0, this.length));
    this.facets.onSale.fill(0, 0, this.length);
    for (const offer of this.#offers.values()) this.#settleOffer(offer, nowMs);
    this.revision += 1;
  }

  #settleOffer(offer: OfferRow, nowMs: number): void {
    const startMs = offer.starts_at.getTime();
    const endMs = offer.ends_at?.getTime() ?? Number.POSITIVE_INFINITY;
    for (const boundary of [startMs, endMs]) {
      if (boundary > nowMs) this.nextOfferChangeMs = Math.min(this.nextOfferChangeMs, boundary);
    }
    const place = this.placeOf(offer.product_id);
    if (place === undefined || nowMs < startMs || nowMs >= endMs) return;
    const regularCents = this.regularCents[place] ?? 0;
    const hasStock = offer.ends_at !== null || (this.stock[place] ?? 0) > 0;
    if (regularCents === 0 || offer.price_cents > regularCents || !hasStock) return;
    this.cents[place] = offer.price_cents;
    this.facets.onSale[place] = 1;
  }

  #changed(): void {
    this.#settledAtMs = Number.NaN;
    this.revision += 1;
  }

  #write(place: number, row: ShelfRow, size: ShelfSize, model: ShelfModel): void {
    this.isGone[place] = 0;
    this.sizeOf[place] = size.index;
    this.modelOf[place] = model.index;
    this.regularCents[place] = row.price_cents;
    this.stock[place] = row.stock;
    this.isOwnStock[place] = row.stock_source === 'own' ? 1 : 0;
    this.loadIndex[place] = row.load_index ?? 0;
    this.twinLoadIndex[place] = row.twin_load_index ?? 0;
    this.speedKmh[place] = row.speed_symbol === null ? 0 : (speedSymbolKmh(row.speed_symbol) ?? 0);
    this.noiseDb[place] = row.noise_db ?? 0;
    const ownRatings = row.ratings === null ? null : readRatings(row.ratings);
    this.rating10[place] = ownRatings === null ? model.rating10 : rating10(ownRatings);
    this.isXl[place] = row.is_xl ? 1 : 0;
    this.ean[place] = row.ean === null ? 0 : Number(row.ean) || 0;
    this.marks[place] = row.marks;
    this.#writeFacets(place, row, size, model);
  }

  #writeFacets(place: number, row: ShelfRow, size: ShelfSize, model: ShelfModel): void {
    const { facets } = this;
    facets.type[place] = SEASONS.indexOf(model.type) + 1;
    facets.winterType[place] = model.winterType === null ? 0 : WINTER_TYPES.indexOf(model.winterType) + 1;
    facets.manufacturer[place] = model.maker.index + 1;
    facets.fuelEfficiency[place] =
      row.fuel_efficiency === null ? 0 : LABEL_CLASSES.indexOf(row.fuel_efficiency) + 1;
    facets.wetGrip[place] = row.wet_grip === null ? 0 : LABEL_CLASSES.indexOf(row.wet_grip) + 1;
    facets.noiseClass[place] = row.noise_class === null ? 0 : NOISE_CLASSES.indexOf(row.noise_class) + 1;
    facets.vehicleType[place] = VEHICLE_TYPES.indexOf(size.vehicleType) + 1;
    facets.diameter[place] = this.rims.indexOf(size.diameterIn) + 1;
    facets.snowGrip[place] = row.has_snow_grip ? 1 : 0;
    facets.iceGrip[place] = row.has_ice_grip ? 1 : 0;
    facets.runFlat[place] = row.is_run_flat ? 1 : 0;
    facets.inStock[place] = row.stock > 0 ? 1 : 0;
  }
}
