// What others may know of the catalogue: sizes, products and manufacturers as the API shows them, the calls, and the page tags.
import { z } from 'zod';

import { endpoint } from '../../../platform/contract/endpoint.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { pagingQuery } from '../../../platform/contract/paging.ts';
import { recordOf } from '../../../platform/contract/records.ts';
import { vehicleTypeNames } from '../messages/catalogue.ts';
import { PRODUCT_TEXTS, RATING_FIELDS } from '../product/product-fields.ts';
import { LABEL_CLASSES, NOISE_CLASSES } from '../product/tyre-label.ts';
import { SEASONS, SORTS, WINTER_TYPES } from '../search/search-filters.ts';

/** Everything that shows tyres depends on this. */
export const CATALOGUE_TAG = 'catalogue';
/** Used with CATALOGUE_TAG when more changed than single products: an import, a manufacturer, a size, a model. */
export const CATALOGUE_BULK_TAG = 'catalogue:bulk';

/** Used with CATALOGUE_TAG when one product changed. */
export function productTag(productId: string): string {
  return `product:${productId}`;
}

/** The product whose tag this is. */
export function readProductTag(tag: string): string | undefined {
  return tag.startsWith('product:') ? tag.slice('product:'.length) : undefined;
}

const MAX_PRODUCTS = 200;
const MAX_SIZES = 1000;

/** Values as 'a,b' or as a repeated name. */
function listOf<T extends string>(values: readonly T[]) {
  return split.pipe(z.array(z.enum(values))).optional();
}

const split = z.union([z.string(), z.array(z.string())]).transform((value) =>
  [
    ...new Set(
      [value]
        .flat()
        .flatMap((part) => part.split(','))
        .map((part) => part.trim()),
    ),
  ].filter(Boolean),
);

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((text) => text === 'true' || text === '1')
  .optional();

const euros = z.number().min(0);
const queryEuros = z.coerce.number().min(0).max(100_000).optional();

export const vehicleTypeSchema = z.enum([
  vehicleTypeNames.passenger,
  vehicleTypeNames.suv,
  vehicleTypeNames.van,
]);

export const sizeSchema = z.object({
  width: z.int(),
  aspect: z.int(),
  diameter: z.number(),
  /** '205/55R16'; a van's ends in C. */
  fullSize: z.string(),
});

const stars = z.int().min(1).max(5).nullable();

export const saleSchema = z.object({
  isActive: z.boolean(),
  price: euros,
  name: z.string(),
  description: z.string(),
  startDate: z.iso.date(),
  /** Last day; null: as long as stock lasts. */
  endDate: z.iso.date().nullable(),
});

/** A product as the API has it. Money in euros. */
export const productSchema = z.object({
  _id: idSchema,
  sizeId: idSchema,
  size: z.string(),
  vehicleType: vehicleTypeSchema,
  manufacturer: z.string(),
  model: z.string(),
  type: z.enum(SEASONS),
  winterType: z.enum(WINTER_TYPES).nullable(),
  /** 0: the price is on request. */
  price: euros,
  financingPrice: euros.nullable(),
  originalPrice: euros,
  /** While on offer: the lowest price of the 30 days before it began, when the offer is lower. */
  referencePrice: euros.nullable(),
  /** While on offer: whole percents off `referencePrice`. */
  discountPercent: z.int().nullable(),
  sale: saleSchema.nullable(),
  stock: z.int(),
  stockIsMinimum: z.boolean(),
  stockSource: z.enum(['own', 'supplier']),
  availability: z.string(),
  ean: z.string().nullable(),
  loadIndex: z.int().nullable(),
  twinLoadIndex: z.int().nullable(),
  speedSymbol: z.string().nullable(),
  isXl: z.boolean(),
  isRunFlat: z.boolean(),
  marks: z.array(z.string()),
  hasSnowGrip: z.boolean(),
  hasIceGrip: z.boolean(),
  eprelNumber: z.string().nullable(),
  eprelUrl: z.string().nullable(),
  weight: z.number().nullable(),
  details: z.object({
    ...recordOf(PRODUCT_TEXTS, () => z.string()),
    features: z.array(z.string()),
    fuelEfficiency: z.enum(LABEL_CLASSES).nullable(),
    wetGrip: z.enum(LABEL_CLASSES).nullable(),
    noiseLevel: z.int().nullable(),
    noiseClass: z.enum(NOISE_CLASSES).nullable(),
    performanceRating: z.object(recordOf(RATING_FIELDS, () => stars)),
  }),
  images: z.object({
    thumbnail: z.string().nullable(),
    pattern: z.string().nullable(),
    gallery: z.array(z.string()),
  }),
  /** Path of the public page. */
  url: z.string(),
  version: z.int32(),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type ProductResponse = z.infer<typeof productSchema>;

export const tyreSizeSchema = z.object({
  _id: idSchema,
  size: sizeSchema,
  vehicleType: vehicleTypeSchema,
  /** Products on sale, of the season that was filtered by. */
  productCount: z.int(),
  version: z.int32(),
  summerTires: z.array(productSchema).optional(),
  winterTires: z.array(productSchema).optional(),
  /** With products: those of them that the words of the search mean; they come first. */
  foundIds: z.array(idSchema).optional(),
});
export type TyreSizeResponse = z.infer<typeof tyreSizeSchema>;

export const manufacturerSchema = z.object({
  _id: idSchema,
  name: z.string(),
  slug: z.string(),
  country: z.string(),
  logo: z.string(),
  website: z.string(),
  description: z.string(),
  /** Required by Regulation (EU) 2023/988: both addresses, and who answers in the EU for a manufacturer outside it. */
  postalAddress: z.string(),
  electronicAddress: z.string(),
  responsiblePerson: z.string(),
  productCount: z.int(),
  version: z.int32(),
});
export type ManufacturerResponse = z.infer<typeof manufacturerSchema>;

const facetValue = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int(),
  isSelected: z.boolean(),
});
const facetSwitch = z.object({ count: z.int(), isSelected: z.boolean() });

export const facetsSchema = z.object({
  type: z.array(facetValue),
  winterType: z.array(facetValue),
  manufacturer: z.array(facetValue),
  fuelEfficiency: z.array(facetValue),
  wetGrip: z.array(facetValue),
  noiseClass: z.array(facetValue),
  vehicleType: z.array(facetValue),
  diameter: z.array(facetValue),
  snowGrip: facetSwitch,
  iceGrip: facetSwitch,
  runFlat: facetSwitch,
  inStock: facetSwitch,
  onSale: facetSwitch,
  price: z.object({ min: euros, max: euros }).nullable(),
});

const nearestSchema = z.object({
  size: z.string(),
  url: z.string(),
  productCount: z.int(),
  /** 0.012: rolls 1.2 % further per turn. */
  circumferenceChange: z.number(),
});

export const searchResponseSchema = z.object({
  items: z.array(productSchema),
  total: z.int(),
  facets: facetsSchema,
  /** Sizes that roll nearly the same; only when nothing was found for a complete size. Not the same size. */
  nearestSizes: z.array(nearestSchema),
});

export const listSizes = endpoint('GET /tires/sizes', {
  access: 'everyone',
  summary:
    'Tyre sizes with the number of products on sale; include=products adds them (at most 50 sizes a page), and words find products, too',
  query: z.object({
    q: z.string().optional(),
    type: z.enum(SEASONS).optional(),
    winterType: z.enum(WINTER_TYPES).optional(),
    include: z.enum(['products']).optional(),
    /** This size alone. */
    sizeId: idSchema.optional(),
    /** One page of the products of each size; all of them without a limit. */
    productLimit: z.coerce.number().int().min(1).max(1000).optional(),
    productPage: z.coerce.number().int().min(1).max(1_000_000).optional(),
    ...pagingQuery(MAX_SIZES),
  }),
  output: z.array(tyreSizeSchema),
});

const tyresOfKind = z.int().min(0);
const leastCents = z.int().min(0);

/** Tuples, so that the complete table is one small answer; see SizeRow. */
export const listSizeTable = endpoint('GET /tires/size-table', {
  access: 'everyone',
  summary:
    'Every size on sale as width, aspect, rim; then for friction, studded and summer tyres their number and the lowest price in cents of four fitted (0: unknown)',
  output: z.array(
    z.tuple([
      z.int(),
      z.int(),
      z.number(),
      tyresOfKind,
      leastCents,
      tyresOfKind,
      leastCents,
      tyresOfKind,
      leastCents,
    ]),
  ),
});

export const searchTires = endpoint('GET /tires', {
  access: 'everyone',
  summary: 'Product search by size, words or EAN with filters and facets; lists as a,b or repeated names',
  query: z.object({
    q: z.string().optional(),
    type: z.enum(SEASONS).optional(),
    winterType: listOf(WINTER_TYPES),
    manufacturer: split.optional(),
    minPrice: queryEuros,
    maxPrice: queryEuros,
    fuelEfficiency: listOf(LABEL_CLASSES),
    wetGrip: listOf(LABEL_CLASSES),
    noiseClass: listOf(NOISE_CLASSES),
    vehicleType: listOf(Object.values(vehicleTypeNames)),
    diameter: split
      .transform((rims) => rims.map(Number))
      .pipe(z.array(z.number().min(10).max(30)))
      .optional(),
    loadIndex: z.coerce.number().int().min(20).max(200).optional(),
    snowGrip: flag,
    iceGrip: flag,
    runFlat: flag,
    inStock: flag,
    onSale: flag,
    sort: z.enum(SORTS).optional(),
    ...pagingQuery(MAX_PRODUCTS),
  }),
  output: searchResponseSchema,
});

export const suggestTires = endpoint('GET /tires/suggestions', {
  access: 'everyone',
  summary:
    'At most eight suggestions for the search box, from two characters on, with the fitted price of four',
  query: z.object({ q: z.string().optional() }),
  output: z.array(
    z.object({
      group: z.enum(['sizes', 'seasons', 'models', 'manufacturers']),
      text: z.string(),
      href: z.string(),
      productCount: z.int(),
      /** The least that four of them cost fitted, in cents; null: no price is known. */
      fromCents: z.int().nullable(),
    }),
  ),
});

export const listManufacturers = endpoint('GET /manufacturers', {
  access: 'everyone',
  summary: 'Manufacturers in alphabetical order with the number of products on sale',
  query: z.object({ q: z.string().optional(), ...pagingQuery(1000) }),
  output: z.array(manufacturerSchema),
});
