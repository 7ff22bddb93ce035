// Turns stored products into what pages and the API are given.
import { addDays, helsinkiDay } from '../../../platform/contract/dates.ts';
import { askedPrices } from '../asked-prices.ts';
import type { PastOffer } from '../asked-prices.ts';
import { catalogueMessages as messages } from '../messages.ts';
import { productPath } from '../paths.ts';
import { financingPriceCents, lawfulPercent, lawfulReference } from '../pricing.ts';
import type {
  LabelView,
  OfferView,
  PriceView,
  ProductCard,
  ProductDetail,
  StockView,
} from '../product-view.ts';
import { DEMONSTRATION_LIST } from './demonstration-list.ts';
import { rating10, readRatings } from './shelf-parts.ts';
import type { ShelfModel, ShelfSize } from './shelf-parts.ts';
import type { OfferRow, PriceChange, ProductRow } from './store.ts';

/** A product with all that is told of it; `offer` only while it holds. */
export interface WholeProduct {
  readonly row: ProductRow;
  readonly model: ShelfModel;
  readonly size: ShelfSize;
  readonly offer: OfferRow | undefined;
  /** Of this product, for the reference price; empty without an offer. */
  readonly priceChanges: readonly PriceChange[];
  readonly allOffers: readonly OfferRow[];
}

const made = new WeakMap<ProductRow, { product: WholeProduct; card: ProductCard }>();

/** The same object as long as nothing that it shows has changed. */
export function productCard(product: WholeProduct): ProductCard {
  const known = made.get(product.row);
  if (known && isSame(known.product, product)) return known.card;
  const card = makeCard(product);
  made.set(product.row, { product, card });
  return card;
}

/** Rows, models, sizes and offers are read anew when they change, never written to. */
function isSame(one: WholeProduct, other: WholeProduct): boolean {
  return (
    one.model === other.model &&
    one.size === other.size &&
    one.offer === other.offer &&
    one.priceChanges === other.priceChanges &&
    one.allOffers === other.allOffers
  );
}

function makeCard(product: WholeProduct): ProductCard {
  const { row, model, size } = product;
  const ratings = readRatings(row.ratings) ?? model.ratings;
  const average10 = rating10(ratings);
  return {
    id: row.id,
    href: productPath({ id: row.id, manufacturerSlug: model.maker.slug, model: model.name }),
    manufacturer: { name: model.maker.name, slug: model.maker.slug },
    model: model.name,
    type: model.type,
    winterType: model.winterType,
    size,
    loadIndex: row.load_index,
    twinLoadIndex: row.twin_load_index,
    speedSymbol: row.speed_symbol,
    service: serviceText(row),
    isXl: row.is_xl,
    isRunFlat: row.is_run_flat,
    marks: row.marks,
    label: labelOf(row),
    price: priceOf(product),
    stock: stockOf(row),
    ratingAverage: average10 === 0 ? null : average10 / 10,
    thumbnail: row.image_thumbnail ?? model.thumbnail,
  };
}

export function productDetail(product: WholeProduct): ProductDetail {
  const { row, model } = product;
  const isHeld = (field: string) => row.locked_fields.includes(field);
  return {
    ...productCard(product),
    description: row.description ?? (isHeld('description') ? '' : model.description),
    designedFor: row.designed_for ?? (isHeld('designedFor') ? '' : model.designedFor),
    features: row.features ?? model.features,
    ratings: readRatings(row.ratings) ?? model.ratings,
    images: { pattern: row.image_pattern ?? model.pattern, gallery: row.image_gallery ?? model.gallery },
    ean: row.ean,
    weightG: row.weight_g,
    isWithdrawn: row.withdrawn_at !== null,
    financingCents:
      row.price_cents === 0 ? null : (row.financing_price_cents ?? financingPriceCents(row.price_cents)),
    isDemo: row.list_name === DEMONSTRATION_LIST,
    updatedAt: row.updated_at,
  };
}

/** '91V', '109/107T', '94', ''. */
export function serviceText({
  load_index,
  twin_load_index,
  speed_symbol,
}: Pick<ProductRow, 'load_index' | 'twin_load_index' | 'speed_symbol'>): string {
  if (load_index === null) return '';
  return `${load_index}${twin_load_index === null ? '' : `/${twin_load_index}`}${speed_symbol ?? ''}`;
}

function labelOf(row: ProductRow): LabelView {
  return {
    fuelEfficiency: row.fuel_efficiency,
    wetGrip: row.wet_grip,
    noiseDb: row.noise_db,
    noiseClass: row.noise_class,
    hasSnowGrip: row.has_snow_grip,
    hasIceGrip: row.has_ice_grip,
    eprelNumber: row.eprel_number,
    // What is made up is in no register.
    eprelUrl: row.list_name === DEMONSTRATION_LIST ? null : row.eprel_url,
  };
}

export function stockOf(
  row: Pick<ProductRow, 'stock' | 'stock_is_minimum' | 'stock_source' | 'withdrawn_at'>,
): StockView {
  const isGone = row.withdrawn_at !== null;
  if (isGone || row.stock === 0) {
    const text = isGone ? messages.stock.withdrawn : messages.stock.none;
    return { kind: 'none', count: 0, isMinimum: false, text };
  }
  const kind = row.stock_source;
  const pieces = row.stock_is_minimum ? messages.stock.moreThan(row.stock) : messages.stock.pieces(row.stock);
  return {
    kind,
    count: row.stock,
    isMinimum: row.stock_is_minimum,
    text: `${messages.stock[kind]}, ${pieces}`,
  };
}

function priceOf(product: WholeProduct): PriceView {
  const { row, offer } = product;
  if (!offer) return { cents: row.price_cents, regularCents: row.price_cents, offer: null };
  return { cents: offer.price_cents, regularCents: row.price_cents, offer: offerView(product, offer) };
}

function offerView(product: WholeProduct, offer: OfferRow): OfferView {
  const referenceCents = referenceOf(product, offer);
  const percent = lawfulPercent(referenceCents, offer.price_cents);
  return {
    name: offer.name,
    description: offer.description,
    endsOn: lastDayOf(offer),
    referenceCents: percent === null ? null : referenceCents,
    percent,
  };
}

/** The lowest price asked in the 30 days before the offer, other offers included, this one not. */
export function referenceOf(
  { priceChanges, allOffers }: Pick<WholeProduct, 'priceChanges' | 'allOffers'>,
  offer: Pick<OfferRow, 'id' | 'starts_at'>,
): number | null {
  const changes = priceChanges.map(({ at, price_cents }) => ({ at, priceCents: price_cents }));
  const others = allOffers.filter(({ id }) => id !== offer.id).map(pastOffer);
  return lawfulReference(askedPrices(changes, others), offer.starts_at);
}

/** An offer as it ran, for the history of asked prices. */
export function pastOffer({ price_cents, starts_at, ends_at, ended_at }: OfferRow): PastOffer {
  return { priceCents: price_cents, startsAt: starts_at, endedAt: earliest(ends_at, ended_at) };
}

function earliest(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a.getTime() < b.getTime() ? a : b;
}

/** Offers end at the midnight after their last day. */
export function lastDayOf({ ends_at }: Pick<OfferRow, 'ends_at'>): string | null {
  return ends_at === null ? null : addDays(helsinkiDay(ends_at), -1);
}
