// The API's responses about the catalogue: money in euros, names as in the contract.
import { z } from 'zod';

import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { centsToEuros } from '../../../platform/contract/money.ts';
import { pick } from '../../../platform/contract/records.ts';
import { MANUFACTURER_TEXTS } from '../contract/editing.ts';
import {
  productSchema,
  searchResponseSchema,
  type ManufacturerResponse,
  type ProductResponse,
  type TyreSizeResponse,
} from '../contract/tyres.ts';
import { vehicleTypeNames } from '../messages/catalogue.ts';
import { LABEL_CLASS_FIELDS, PRODUCT_FACTS, PRODUCT_TEXTS } from '../product/product-fields.ts';
import type { Facets, ManufacturerContact } from '../product/product-view.ts';
import { stockLeft } from '../stock/stock-left.ts';
import { lastDayOf, productDetail, type JoinedProduct } from './cards.ts';
import type { IndexedSize } from './search/search-index-parts.ts';
import type { ManufacturerRow, ProductRow } from './store.ts';

/** Responses for tyres without an offer: valid until their row, model or size is read again. */
const responses = new WeakMap<
  ProductRow,
  Pick<JoinedProduct, 'model' | 'size'> & { response: ProductResponse }
>();

export function toProductResponse(product: JoinedProduct): ProductResponse {
  const { row, model, size, offer } = product;
  if (offer) return makeResponse(product);
  const known = responses.get(row);
  if (known?.model === model && known.size === size) return known.response;
  const response = makeResponse(product);
  responses.set(row, { model, size, response });
  return response;
}

const texts = new WeakMap<ProductResponse, string>();
const restSchema = searchResponseSchema.omit({ items: true });

/** JSON of a search. Each tyre is checked and written once for as long as its response is cached. */
export function writeSearchResponse({ items, ...rest }: z.infer<typeof searchResponseSchema>): string {
  const checked = JSON.stringify(z.encode(restSchema, rest));
  return `{"items":[${items.map(writeProduct).join(',')}],${checked.slice(1)}`;
}

function writeProduct(response: ProductResponse): string {
  const text = texts.get(response) ?? JSON.stringify(z.encode(productSchema, response));
  texts.set(response, text);
  return text;
}

function makeResponse(product: JoinedProduct): ProductResponse {
  const { row, size } = product;
  const detail = productDetail(product);
  const { offer } = detail.price;
  return {
    _id: row.id,
    sizeId: size.id,
    size: size.fullSize,
    vehicleType: vehicleTypeNames[size.vehicleType],
    manufacturer: detail.manufacturer.name,
    ...pick(detail, ['model', 'type', 'winterType']),
    price: centsToEuros(row.priceCents),
    financingPrice: centsToEuros(detail.financingCents),
    originalPrice: centsToEuros(row.priceCents),
    referencePrice: offer?.referenceCents ? centsToEuros(offer.referenceCents) : null,
    discountPercent: offer?.percent ?? null,
    sale: toSaleResponse(product),
    stock: stockLeft(row),
    ...pick(row, ['stockIsMinimum', 'stockSource']),
    availability: detail.stock.text,
    ...pick(row, PRODUCT_FACTS),
    eprelUrl: detail.label.eprelUrl,
    weight: row.weightG === null ? null : row.weightG / 1000,
    details: {
      ...pick(detail, PRODUCT_TEXTS),
      features: [...detail.features],
      ...pick(row, LABEL_CLASS_FIELDS),
      noiseLevel: row.noiseDb,
      performanceRating: detail.ratings,
    },
    images: { ...detail.images, thumbnail: detail.thumbnail, gallery: [...detail.images.gallery] },
    url: detail.href,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  };
}

function toSaleResponse({ offer }: JoinedProduct): ProductResponse['sale'] {
  if (!offer) return null;
  return {
    isActive: true,
    price: centsToEuros(offer.priceCents),
    name: offer.name,
    description: offer.description,
    startDate: helsinkiDay(offer.startsAt),
    endDate: lastDayOf(offer),
  };
}

export function toSizeResponse(size: IndexedSize, productCount: number): TyreSizeResponse {
  return {
    _id: size.id,
    size: { width: size.widthMm, aspect: size.aspect, diameter: size.diameterIn, fullSize: size.fullSize },
    vehicleType: vehicleTypeNames[size.vehicleType],
    productCount,
    version: size.version,
  };
}

export function toManufacturerResponse(
  manufacturer: Readonly<ManufacturerRow>,
  productCount: number,
): ManufacturerResponse {
  return {
    _id: manufacturer.id,
    ...pick(manufacturer, ['name', 'slug', 'version', ...MANUFACTURER_TEXTS]),
    productCount,
  };
}

/** Whom to write to about a manufacturer's tyres; empty where it is not known. */
export function manufacturerContact(manufacturer: Readonly<ManufacturerRow>): ManufacturerContact {
  return pick(manufacturer, ['postalAddress', 'electronicAddress', 'responsiblePerson']);
}

/** Facets with prices in euros. */
export function toFacetsResponse({ price, ...facets }: Facets) {
  const lists = {
    type: [...facets.type],
    winterType: [...facets.winterType],
    manufacturer: [...facets.manufacturer],
    fuelEfficiency: [...facets.fuelEfficiency],
    wetGrip: [...facets.wetGrip],
    noiseClass: [...facets.noiseClass],
    vehicleType: facets.vehicleType.map((value) => ({ ...value, value: vehicleNameOf(value.value) })),
    diameter: [...facets.diameter],
  };
  const range = price && { min: centsToEuros(price.minCents), max: centsToEuros(price.maxCents) };
  return { ...facets, ...lists, price: range };
}

function vehicleNameOf(code: string): string {
  return new Map(Object.entries(vehicleTypeNames)).get(code) ?? code;
}
