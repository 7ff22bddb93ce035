import { helsinkiDay } from '../../../platform/contract/dates.ts';
// The catalogue as the API tells it: money in euros, names as in the specification.
import { centsToEuros } from '../../../platform/contract/money.ts';
import type { ManufacturerAnswer, ProductAnswer, TyreSizeAnswer } from '../contract.ts';
import { vehicleTypeNames } from '../messages.ts';
import type { Facets, MakerContact } from '../product-view.ts';
import { lastDayOf, productDetail } from './cards.ts';
import type { WholeProduct } from './cards.ts';
import type { ShelfSize } from './shelf-parts.ts';
import type { MakerRow } from './store.ts';

export function productAnswer(product: WholeProduct): ProductAnswer {
  const { row, size } = product;
  const detail = productDetail(product);
  const { offer } = detail.price;
  return {
    _id: row.id,
    sizeId: size.id,
    size: size.fullSize,
    vehicleType: vehicleTypeNames[size.vehicleType],
    manufacturer: detail.manufacturer.name,
    model: detail.model,
    type: detail.type,
    winterType: detail.winterType,
    price: centsToEuros(row.price_cents),
    financingPrice: detail.financingCents === null ? null : centsToEuros(detail.financingCents),
    originalPrice: centsToEuros(row.price_cents),
    referencePrice: offer?.referenceCents ? centsToEuros(offer.referenceCents) : null,
    discountPercent: offer?.percent ?? null,
    sale: saleAnswer(product),
    stock: row.stock,
    stockIsMinimum: row.stock_is_minimum,
    stockSource: row.stock_source,
    availability: detail.stock.text,
    ean: row.ean,
    loadIndex: row.load_index,
    twinLoadIndex: row.twin_load_index,
    speedSymbol: row.speed_symbol,
    isXl: row.is_xl,
    isRunFlat: row.is_run_flat,
    marks: row.marks,
    hasSnowGrip: row.has_snow_grip,
    hasIceGrip: row.has_ice_grip,
    eprelNumber: row.eprel_number,
    eprelUrl: detail.label.eprelUrl,
    weight: row.weight_g === null ? null : row.weight_g / 1000,
    details: {
      description: detail.description,
      designedFor: detail.designedFor,
      features: [...detail.features],
      fuelEfficiency: row.fuel_efficiency,
      wetGrip: row.wet_grip,
      noiseLevel: row.noise_db,
      noiseClass: row.noise_class,
      performanceRating: detail.ratings,
    },
    images: {
      thumbnail: detail.thumbnail,
      pattern: detail.images.pattern,
      gallery: [...detail.images.gallery],
    },
    url: detail.href,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}

function saleAnswer({ offer }: WholeProduct): ProductAnswer['sale'] {
  if (!offer) return null;
  return {
    isActive: true,
    price: centsToEuros(offer.price_cents),
    name: offer.name,
    description: offer.description,
    startDate: helsinkiDay(offer.starts_at),
    endDate: lastDayOf(offer),
  };
}

export function sizeAnswer(size: ShelfSize, productCount: number): TyreSizeAnswer {
  return {
    _id: size.id,
    size: { width: size.widthMm, aspect: size.aspect, diameter: size.diameterIn, fullSize: size.fullSize },
    vehicleType: vehicleTypeNames[size.vehicleType],
    productCount,
    version: size.version,
  };
}

export function makerAnswer(maker: Readonly<MakerRow>, productCount: number): ManufacturerAnswer {
  const { id, name, slug, country, logo, website, description, version } = maker;
  const told = { name, slug, country, logo, website, description, ...makerContact(maker) };
  return { _id: id, ...told, productCount, version };
}

/** Whom to write to about a maker's tyres; empty where it is not known. */
export function makerContact(maker: Readonly<MakerRow>): MakerContact {
  return {
    postalAddress: maker.postal_address,
    electronicAddress: maker.electronic_address,
    responsiblePerson: maker.responsible_person,
  };
}

/** Facets as told: prices in euros. */
export function facetsAnswer({ price, ...facets }: Facets) {
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
