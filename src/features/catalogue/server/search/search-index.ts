// The search index: every tyre on sale as numbers in columns, so that a search with all its counts is a few passes over memory.
// The database has the truth: the index is filled from it and updated on change (search-index-cache.ts).
import { helsinkiDay, helsinkiInstant } from '../../../../platform/contract/dates.ts';
import { nextSeasonDay, shownSeason } from '../../../homepage/season.ts';
import { priceNow } from '../../price/price-in-force.ts';
import { LABEL_CLASSES, NOISE_CLASSES } from '../../product/tyre-label.ts';
import { SEASONS, WINTER_TYPES } from '../../search/search-filters.ts';
import type { Season } from '../../search/seasons.ts';
import { speedSymbolKmh } from '../../size/load-speed.ts';
import { VEHICLE_TYPES } from '../../size/vehicle-type.ts';
import { stockLeft } from '../../stock/stock-left.ts';
import type { OfferRow } from '../store.ts';
import {
  rating10,
  readRatings,
  type IndexedModel,
  type SearchIndexParts,
  type IndexedSize,
} from './search-index-parts.ts';
import type { SearchIndexRow } from './search-index-store.ts';

/** Facets: a code per tyre, 0 for no value, else 1 + the index of the value. */
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

export class SearchIndex {
  readonly parts: SearchIndexParts;
  /** Distinct rims in order; the facet's code is the index + 1. */
  readonly rims: readonly number[];
  readonly facets: FacetColumns;
  /** Price of one tyre now, offers included; 0: on request. */
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
  /** When an offer begins or ends next, or the season turns, ms. */
  nextOfferChangeMs = Number.POSITIVE_INFINITY;
  /** What is driven on now: recommended before the other; settle() must have been called. */
  season: Season = 'summer';

  readonly #capacity: number;
  readonly #slotById = new Map<string, number>();
  readonly #offers = new Map<string, OfferRow>();
  #settledAtMs = Number.NaN;

  constructor(parts: SearchIndexParts, capacity: number) {
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

  /** Slots in use, removed ones too. */
  get length(): number {
    return this.ids.length;
  }

  slotOf(id: string): number | undefined {
    const slot = this.#slotById.get(id);
    return slot === undefined || this.isGone[slot] === 1 ? undefined : slot;
  }

  /** Puts a tyre on the search index or changes it; false when there is no room or its size or model is not known here. */
  put(row: SearchIndexRow): boolean {
    const size = this.parts.sizeById.get(row.sizeId);
    const model = this.parts.modelById.get(row.modelId);
    const slot = this.#slotById.get(row.id) ?? this.length;
    if (!size || !model || slot >= this.#capacity) return false;
    this.#slotById.set(row.id, slot);
    this.ids[slot] = row.id;
    this.#write(slot, row, size, model);
    this.#changed();
    return true;
  }

  remove(id: string): void {
    const slot = this.slotOf(id);
    if (slot === undefined) return;
    this.isGone[slot] = 1;
    this.#changed();
  }

  /** Sets the open offers of these products, or of all when `productIds` is not given. */
  setOffers(offers: readonly OfferRow[], productIds?: readonly string[]): void {
    if (productIds === undefined) this.#offers.clear();
    for (const id of productIds ?? []) this.#offers.delete(id);
    for (const offer of offers) this.#offers.set(offer.productId, offer);
    this.#changed();
  }

  /** The running offer of a product; settle() must have been called. */
  offerOf(slot: number): OfferRow | undefined {
    return this.facets.onSale[slot] === 1 ? this.#offers.get(this.ids[slot] ?? '') : undefined;
  }

  /** The ids of all tyres on offer now; settle() must have been called. */
  listOnOffer(): string[] {
    return [...this.#offers.keys()].filter((id) => {
      const slot = this.slotOf(id);
      return slot !== undefined && this.facets.onSale[slot] === 1;
    });
  }

  /** Makes prices and the season those of `now`: offers begin and end by the clock. */
  settle(now: Date): void {
    const nowMs = now.getTime();
    const isSettled = nowMs >= this.#settledAtMs && nowMs < this.nextOfferChangeMs;
    if (isSettled) return;
    this.#settledAtMs = nowMs;
    const today = helsinkiDay(now);
    this.season = shownSeason(today);
    this.nextOfferChangeMs = helsinkiInstant(nextSeasonDay(today), '00:00').getTime();
    this.cents.set(this.regularCents.subarray(0, this.length));
    this.facets.onSale.fill(0, 0, this.length);
    for (const offer of this.#offers.values()) this.#settleOffer(offer, nowMs);
    this.revision += 1;
  }

  #settleOffer(offer: OfferRow, nowMs: number): void {
    const startMs = offer.startsAt.getTime();
    const endMs = offer.endsAt?.getTime() ?? Number.POSITIVE_INFINITY;
    for (const boundary of [startMs, endMs]) {
      if (boundary > nowMs) this.nextOfferChangeMs = Math.min(this.nextOfferChangeMs, boundary);
    }
    const slot = this.slotOf(offer.productId);
    if (slot === undefined || nowMs < startMs || nowMs >= endMs) return;
    const regularCents = this.regularCents[slot] ?? 0;
    const hasStock = offer.endsAt !== null || (this.stock[slot] ?? 0) > 0;
    if (regularCents === 0 || offer.priceCents > regularCents || !hasStock) return;
    this.cents[slot] = priceNow(regularCents, offer.priceCents);
    this.facets.onSale[slot] = 1;
  }

  #changed(): void {
    this.#settledAtMs = Number.NaN;
    this.revision += 1;
  }

  #write(slot: number, row: SearchIndexRow, size: IndexedSize, model: IndexedModel): void {
    this.isGone[slot] = 0;
    this.sizeOf[slot] = size.index;
    this.modelOf[slot] = model.index;
    this.regularCents[slot] = row.priceCents;
    this.stock[slot] = stockLeft(row);
    this.isOwnStock[slot] = row.stockSource === 'own' ? 1 : 0;
    this.loadIndex[slot] = row.loadIndex ?? 0;
    this.twinLoadIndex[slot] = row.twinLoadIndex ?? 0;
    this.speedKmh[slot] = row.speedSymbol === null ? 0 : (speedSymbolKmh(row.speedSymbol) ?? 0);
    this.noiseDb[slot] = row.noiseDb ?? 0;
    const ownRatings = row.ratings === null ? null : readRatings(row.ratings);
    this.rating10[slot] = ownRatings === null ? model.rating10 : rating10(ownRatings);
    this.isXl[slot] = row.isXl ? 1 : 0;
    this.ean[slot] = row.ean === null ? 0 : Number(row.ean) || 0;
    this.marks[slot] = row.marks;
    this.#writeFacets(slot, row, size, model);
  }

  #writeFacets(slot: number, row: SearchIndexRow, size: IndexedSize, model: IndexedModel): void {
    const { facets } = this;
    facets.type[slot] = SEASONS.indexOf(model.type) + 1;
    facets.winterType[slot] = model.winterType === null ? 0 : WINTER_TYPES.indexOf(model.winterType) + 1;
    facets.manufacturer[slot] = model.manufacturer.index + 1;
    facets.fuelEfficiency[slot] =
      row.fuelEfficiency === null ? 0 : LABEL_CLASSES.indexOf(row.fuelEfficiency) + 1;
    facets.wetGrip[slot] = row.wetGrip === null ? 0 : LABEL_CLASSES.indexOf(row.wetGrip) + 1;
    facets.noiseClass[slot] = row.noiseClass === null ? 0 : NOISE_CLASSES.indexOf(row.noiseClass) + 1;
    facets.vehicleType[slot] = VEHICLE_TYPES.indexOf(size.vehicleType) + 1;
    facets.diameter[slot] = this.rims.indexOf(size.diameterIn) + 1;
    facets.snowGrip[slot] = row.hasSnowGrip ? 1 : 0;
    facets.iceGrip[slot] = row.hasIceGrip ? 1 : 0;
    facets.runFlat[slot] = row.isRunFlat ? 1 : 0;
    facets.inStock[slot] = stockLeft(row) > 0 ? 1 : 0;
  }
}
