// The calls by which staff edit the catalogue: makers, sizes, products and their stock and locks.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { manufacturerSchema, productSchema, tyreSizeSchema, vehicleTypeSchema } from './contract.ts';
import { isEan } from './ean.ts';
import { editingMessages } from './messages-editing.ts';
import { vehicleTypeNames } from './messages.ts';
import { LABEL_CLASSES, LOCKABLE_FIELDS, NOISE_CLASSES } from './product-draft.ts';
import { SEASONS, WINTER_TYPES } from './search-filters.ts';
import { isPlausibleSize } from './tyre-size.ts';

const { fields: errors } = editingMessages;

const LARGEST_EUROS = 100_000;
const MOST_FEATURES = 30;
const MOST_PICTURES = 20;

/** One line as typed: control characters become spaces, no spaces around. */
const line = (longest: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\s|\p{Cc}/gu, ' ').trim())
    .pipe(z.string().max(longest, errors.tooLong(longest)));
const needed = (longest: number) => line(longest).pipe(z.string().min(1, errors.required));
/** Several lines: they end alike, other control characters are dropped. */
const lines = (longest: number) =>
  z
    .string()
    .transform((text) =>
      text
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
        .trim(),
    )
    .pipe(z.string().max(longest, errors.tooLong(longest)));

/** Euros with at most two decimals. */
export const priceSchema = z
  .number(errors.price)
  .min(0, errors.price)
  .max(LARGEST_EUROS, errors.price)
  .multipleOf(0.01, errors.price);

const version = z.int32().optional();
const ignored = z.unknown().optional();

const isWebAddress = (text: string) => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) && URL.canParse(text);
const isPicture = (text: string) => isWebAddress(text) || /^\/(?!\/)[^\s]*$/.test(text);
const picture = line(500).refine((text) => text === '' || isPicture(text), errors.picture);

/** '' and null alike: nothing. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal(''), z.null(), schema])
    .transform((value) => (value === '' ? null : value))
    .optional();

// Makers

const sentMakerSchema = z.strictObject({
  name: line(80).pipe(z.string().min(1, editingMessages.maker.nameMissing)),
  country: line(80).nullish(),
  logo: picture.nullish(),
  website: line(500)
    .refine((text) => text === '' || isWebAddress(text), errors.url)
    .nullish(),
  description: lines(2000).nullish(),
  postalAddress: lines(300).nullish(),
  electronicAddress: line(300).nullish(),
  responsiblePerson: lines(500).nullish(),
  version,
  _id: ignored,
  slug: ignored,
  productCount: ignored,
});
export type SentMaker = z.output<typeof sentMakerSchema>;
const makerParams = z.object({ id: idSchema });

export const createManufacturer = endpoint({
  method: 'POST',
  path: '/manufacturers',
  access: 'staff',
  summary: 'Adds a manufacturer',
  body: sentMakerSchema,
  output: manufacturerSchema,
  status: 201,
});

export const putManufacturer = endpoint({
  method: 'PUT',
  path: '/manufacturers/:id',
  access: 'staff',
  summary: 'Changes a manufacturer; its addresses stay',
  params: makerParams,
  body: sentMakerSchema,
  output: manufacturerSchema,
});

export const deleteManufacturer = endpoint({
  method: 'DELETE',
  path: '/manufacturers/:id',
  access: 'staff',
  summary: 'Removes a manufacturer without products; 409 while it has any',
  params: makerParams,
  output: null,
});

// Sizes

const sentSizeSchema = z
  .strictObject({
    width: z.int(errors.size),
    aspect: z.int(errors.size),
    diameter: z.number(errors.size),
    vehicleType: vehicleTypeSchema.default(vehicleTypeNames.passenger),
    version,
    _id: ignored,
    size: ignored,
    productCount: ignored,
    summerTires: ignored,
    winterTires: ignored,
  })
  .superRefine(({ width, aspect, diameter }, context) => {
    if (isPlausibleSize({ widthMm: width, aspect, diameterIn: diameter })) return;
    context.addIssue({ code: 'custom', path: ['width'], message: errors.size });
  });
export type SentSize = z.output<typeof sentSizeSchema>;
const sizeParams = z.object({ sizeId: idSchema });

export const createSize = endpoint({
  method: 'POST',
  path: '/tires/sizes',
  access: 'staff',
  summary: 'Adds a tyre size; 409 when it is there already',
  body: sentSizeSchema,
  output: tyreSizeSchema,
  status: 201,
});

export const putSize = endpoint({
  method: 'PUT',
  path: '/tires/sizes/:sizeId',
  access: 'staff',
  summary: 'Changes the numbers or the vehicle of a size and of all its products',
  params: sizeParams,
  body: sentSizeSchema,
  output: tyreSizeSchema,
});

export const deleteSize = endpoint({
  method: 'DELETE',
  path: '/tires/sizes/:sizeId',
  access: 'staff',
  summary: 'Removes a size; one with products answers 409 unless force=true takes them off sale too',
  params: sizeParams,
  query: z.object({ force: z.enum(['true', 'false']).optional() }),
  output: null,
});

export const restoreSize = endpoint({
  method: 'POST',
  path: '/tires/sizes/:sizeId/restore',
  access: 'staff',
  summary: 'Takes the removal of a size back, with the products that went with it',
  params: sizeParams,
  output: tyreSizeSchema,
});

// Products

const star = z.int().min(1).max(5).nullable().optional();
const sentDetails = z.strictObject({
  description: lines(5000).nullish(),
  designedFor: lines(1000).nullish(),
  /** As a list, or as one text with commas. */
  features: z
    .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
    .pipe(z.array(line(200)))
    .transform((list) => list.filter(Boolean))
    .pipe(z.array(z.string()).max(MOST_FEATURES, errors.tooManyFeatures))
    .nullish(),
  fuelEfficiency: orNothing(z.enum(LABEL_CLASSES)),
  wetGrip: orNothing(z.enum(LABEL_CLASSES)),
  noiseLevel: orNothing(z.int(errors.noise).min(60, errors.noise).max(80, errors.noise)),
  noiseClass: orNothing(z.enum(NOISE_CLASSES)),
  performanceRating: z
    .strictObject({
      dryGrip: star,
      wetGrip: star,
      snowGrip: star,
      iceGrip: star,
      comfort: star,
      durability: star,
    })
    .nullish(),
});

const sentImages = z.strictObject({
  thumbnail: orNothing(picture),
  pattern: orNothing(picture),
  gallery: z
    .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
    .pipe(z.array(picture))
    .transform((list) => list.filter(Boolean))
    .pipe(z.array(z.string()).max(MOST_PICTURES, errors.tooManyPictures))
    .nullish(),
});

/** The last day of an offer; an instant stands for its day in Helsinki. */
export const endDaySchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).nullable();

const productFields = {
  manufacturer: needed(80),
  model: needed(120),
  type: z.enum(SEASONS),
  winterType: orNothing(z.enum(WINTER_TYPES)),
  price: priceSchema,
  /** Left out or null: a twelfth of the price. */
  financingPrice: priceSchema.nullish(),
  details: sentDetails.nullish(),
  images: sentImages.nullish(),
  /** Only `isActive: false` is heeded: it ends the offer. */
  sale: z.looseObject({ isActive: z.boolean().optional() }).nullish(),
  ean: orNothing(line(20).refine(isEan, errors.ean)),
  loadIndex: orNothing(z.int(errors.loadIndex).min(20, errors.loadIndex).max(200, errors.loadIndex)),
  twinLoadIndex: orNothing(z.int(errors.loadIndex).min(20, errors.loadIndex).max(200, errors.loadIndex)),
  speedSymbol: orNothing(
    line(2)
      .transform((text) => text.toUpperCase())
      .pipe(z.string().regex(/^[A-Z][0-9]?$/, errors.speedSymbol)),
  ),
  isXl: z.boolean().optional(),
  isRunFlat: z.boolean().optional(),
  marks: z.array(needed(12)).max(10).optional(),
  hasSnowGrip: z.boolean().optional(),
  hasIceGrip: z.boolean().optional(),
  eprelNumber: orNothing(line(12).pipe(z.string().regex(/^\d*$/, errors.eprel))),
  /** Kilograms. */
  weight: z.number().min(0.1).max(500).nullish(),
};

/** What a product was read with and may be sent back, unheeded. */
const readOnlyFields = {
  _id: ignored,
  sizeId: ignored,
  size: ignored,
  vehicleType: ignored,
  originalPrice: ignored,
  referencePrice: ignored,
  discountPercent: ignored,
  stock: ignored,
  stockIsMinimum: ignored,
  stockSource: ignored,
  availability: ignored,
  eprelUrl: ignored,
  url: ignored,
  updatedAt: ignored,
  lockedFields: ignored,
  isDeleted: ignored,
  offerWarning: ignored,
};

const sentProductSchema = z
  .strictObject({ ...productFields, version, ...readOnlyFields })
  .superRefine(({ type, winterType }, context) => {
    if (type === 'winter' && !winterType) {
      context.addIssue({ code: 'custom', path: ['winterType'], message: errors.winterType });
    }
  });
export type SentProduct = z.output<typeof sentProductSchema>;

/** A product as staff see it. */
export const staffProductSchema = productSchema.extend({
  /** Edited by staff: no import touches them. */
  lockedFields: z.array(z.enum(LOCKABLE_FIELDS)),
  /** Taken off sale by hand. */
  isDeleted: z.boolean(),
  /** Why the offer that runs shows no struck price; null when it does, or without an offer. */
  offerWarning: z.string().nullable(),
});
export type StaffProduct = z.infer<typeof staffProductSchema>;

export const productParams = z.object({ sizeId: idSchema, productId: idSchema });

export const createProduct = endpoint({
  method: 'POST',
  path: '/tires/sizes/:sizeId/products',
  access: 'staff',
  summary: 'Adds a product to a size; an unknown manufacturer is added with it',
  params: sizeParams,
  body: sentProductSchema,
  output: staffProductSchema,
  status: 201,
});

export const getProduct = endpoint({
  method: 'GET',
  path: '/tires/sizes/:sizeId/products/:productId',
  access: 'staff',
  summary: 'A product as staff see it, with the fields that imports leave alone',
  params: productParams,
  output: staffProductSchema,
});

export const putProduct = endpoint({
  method: 'PUT',
  path: '/tires/sizes/:sizeId/products/:productId',
  access: 'staff',
  summary: 'Changes a product; what changes is kept by imports from then on, what is left out stays',
  params: productParams,
  body: sentProductSchema,
  output: staffProductSchema,
});

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/tires/sizes/:sizeId/products/:productId',
  access: 'staff',
  summary: 'Takes a product off sale for good, imports or not; it can be restored',
  params: productParams,
  output: null,
});

export const restoreProduct = endpoint({
  method: 'POST',
  path: '/tires/sizes/:sizeId/products/:productId/restore',
  access: 'staff',
  summary: 'Puts a product that was taken off sale by hand back on sale',
  params: productParams,
  output: staffProductSchema,
});

export const putStock = endpoint({
  method: 'PUT',
  path: '/tires/sizes/:sizeId/products/:productId/stock',
  access: 'staff',
  summary: 'Sets how many there are, on the own shelf unless said otherwise',
  params: productParams,
  body: z.strictObject({
    stock: z.int(errors.stock).min(0, errors.stock).max(100_000, errors.stock),
    stockSource: z.enum(['own', 'supplier']).default('own'),
    version,
  }),
  output: staffProductSchema,
});
export type SentStock = z.output<typeof putStock.body>;

export const releaseLocks = endpoint({
  method: 'POST',
  path: '/tires/sizes/:sizeId/products/:productId/release',
  access: 'staff',
  summary: 'Lets the next import fill these fields again',
  params: productParams,
  body: z.strictObject({ fields: z.array(z.enum(LOCKABLE_FIELDS)).min(1), version }),
  output: staffProductSchema,
});
