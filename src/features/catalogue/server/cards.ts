// Turns stored products into what pages and the API are given.
import { addDays, helsinkiDay } from '../../../platform/contract/dates.ts';
import { pick, recordOf } from '../../../platform/contract/records.ts';
import { catalogueMessages as messages } from '../messages/catalogue.ts';
import { productPath } from '../paths.ts';
import { effectivePrices, type PastOffer } from '../price/effective-prices.ts';
import { priceNow } from '../price/price-in-force.ts';
import { financingPriceCents, allowedDiscountPercent, referencePriceCents } from '../price/pricing.ts';
import { LABEL_CLASS_FIELDS, PRODUCT_TEXTS } from '../product/product-fields.ts';
import type { OfferView, PriceView, ProductCard, ProductDetail, StockView } from '../product/product-view.ts';
import type { TyreLabel } from '../product/tyre-label.ts';
import { stockLeft, type CountedStock } from '../stock/stock-left.ts';
import { piecesText } from '../stock/stock-text.ts';
import { DEMONSTRATION_LIST } from './demonstration/demonstration-list.ts';
import { rating10, readRatings, type IndexedModel, type IndexedSize } from './search/search-index-parts.ts';
import type { OfferRow, PriceChange, ProductRow } from './store.ts';

/** A product row joined with everything its card and page show; `offer` only while it runs. */
export interface JoinedProduct {
  readonly row: ProductRow;
  readonly model: IndexedModel;
  readonly size: IndexedSize;
  readonly offer: OfferRow | undefined;
  /** Price changes of this product, for the reference price; empty without an offer. */
  readonly priceChanges: readonly PriceChange[];
  readonly allOffers: readonly OfferRow[];
}

const cardCache = new WeakMap<ProductRow, { product: JoinedProduct; card: ProductCard }>();

/** Cached: the same object until something that it is built from has changed. */
export function productCard(product: JoinedProduct): ProductCard {
  const known = cardCache.get(product.row);
  if (known && isSame(known.product, product)) return known.card;
  const card = makeCard(product);
  cardCache.set(product.row, { product, card });
  return card;
}

/** By identity: rows, models, sizes and offers are never mutated, only read again. */
function isSame(one: JoinedProduct, other: JoinedProduct): boolean {
  return (
    one.model === other.model &&
    one.size === other.size &&
    one.offer === other.offer &&
    one.priceChanges === other.priceChanges &&
    one.allOffers === other.allOffers
  );
}

function makeCard(product: JoinedProduct): ProductCard {
  const { row, model, size } = product;
  const ratings = readRatings(row.ratings) ?? model.ratings;
  const average10 = rating10(ratings);
  return {
    id: row.id,
    href: productPath({ id: row.id, manufacturerSlug: model.manufacturer.slug, model: model.name }),
    manufacturer: { name: model.manufacturer.name, slug: model.manufacturer.slug },
    model: model.name,
    type: model.type,
    winterType: model.winterType,
    size,
    service: loadSpeedText(row),
    ...pick(row, ['loadIndex', 'twinLoadIndex', 'speedSymbol', 'isXl', 'isRunFlat', 'marks']),
    label: labelOf(row),
    price: priceOf(product),
    stock: stockOf(row),
    ratingAverage: average10 === 0 ? null : average10 / 10,
    thumbnail: row.imageThumbnail ?? model.thumbnail,
  };
}

export function productDetail(product: JoinedProduct): ProductDetail {
  const { row, model } = product;
  return {
    ...productCard(product),
    ...recordOf(PRODUCT_TEXTS, (name) => row[name] ?? model[name]),
    features: row.features ?? model.features,
    ratings: readRatings(row.ratings) ?? model.ratings,
    images: { pattern: row.imagePattern ?? model.pattern, gallery: row.imageGallery ?? model.gallery },
    ean: row.ean,
    weightG: row.weightG,
    isWithdrawn: row.withdrawnAt !== null,
    financingCents:
      row.priceCents === 0 ? null : (row.financingPriceCents ?? financingPriceCents(row.priceCents)),
    isDemo: row.listName === DEMONSTRATION_LIST,
    updatedAt: row.updatedAt,
  };
}

/** Load index and speed symbol as on the sidewall: '91V', '109/107T', '94'; '' when unknown. */
export function loadSpeedText({
  loadIndex,
  twinLoadIndex,
  speedSymbol,
}: Pick<ProductRow, 'loadIndex' | 'twinLoadIndex' | 'speedSymbol'>): string {
  if (loadIndex === null) return '';
  return `${loadIndex}${twinLoadIndex === null ? '' : `/${twinLoadIndex}`}${speedSymbol ?? ''}`;
}

function labelOf(row: ProductRow): TyreLabel {
  return {
    ...pick(row, [...LABEL_CLASS_FIELDS, 'noiseDb', 'hasSnowGrip', 'hasIceGrip', 'eprelNumber']),
    // Demonstration tyres are not in the register.
    eprelUrl: row.listName === DEMONSTRATION_LIST ? null : row.eprelUrl,
  };
}

export function stockOf(row: CountedStock & Pick<ProductRow, 'stockSource' | 'withdrawnAt'>): StockView {
  const isWithdrawn = row.withdrawnAt !== null;
  const left = stockLeft(row);
  if (isWithdrawn || left === 0) {
    const text = isWithdrawn ? messages.stock.withdrawn : messages.stock.none;
    return { kind: 'none', count: 0, isMinimum: false, text };
  }
  const kind = row.stockSource;
  const counted = { count: left, isMinimum: row.stockIsMinimum };
  return { kind, ...counted, text: `${messages.stock[kind]}, ${piecesText(counted)}` };
}

function priceOf(product: JoinedProduct): PriceView {
  const { row, offer } = product;
  return {
    cents: priceNow(row.priceCents, offer?.priceCents ?? null),
    regularCents: row.priceCents,
    offer: offer ? offerView(product, offer) : null,
  };
}

function offerView(product: JoinedProduct, offer: OfferRow): OfferView {
  const referenceCents = referenceOf(product, offer);
  const percent = allowedDiscountPercent(referenceCents, offer.priceCents);
  return {
    name: offer.name,
    description: offer.description,
    endsOn: lastDayOf(offer),
    referenceCents: percent === null ? null : referenceCents,
    percent,
  };
}

/** Reference price: the lowest price of the 30 days before the offer; other offers count, this one does not. */
export function referenceOf(
  { priceChanges, allOffers }: Pick<JoinedProduct, 'priceChanges' | 'allOffers'>,
  offer: Pick<OfferRow, 'id' | 'startsAt'>,
): number | null {
  const changes = priceChanges.map(({ at, priceCents }) => ({ at, priceCents }));
  const others = allOffers.filter(({ id }) => id !== offer.id).map(pastOffer);
  return referencePriceCents(effectivePrices(changes, others), offer.startsAt);
}

/** An offer as it ran, for the history of effective prices. */
export function pastOffer({ priceCents, startsAt, endsAt, endedAt }: OfferRow): PastOffer {
  return { priceCents, startsAt, endedAt: earliest(endsAt, endedAt) };
}

function earliest(a: Date | null, b: Date | null): Date | null {
  if (a === null || b === null) return a ?? b;
  return a.getTime() < b.getTime() ? a : b;
}

/** Offers end at the midnight after their last day. */
export function lastDayOf({ endsAt }: Pick<OfferRow, 'endsAt'>): string | null {
  return endsAt === null ? null : addDays(helsinkiDay(endsAt), -1);
}
