// The calls by which staff edit the catalogue: manufacturers, sizes, products and their stock and locks.
import { z } from 'zod';

import { endpoint, readOnly } from '../../../platform/contract/endpoint.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { recordOf } from '../../../platform/contract/records.ts';
import { typedNumber } from '../../../platform/contract/typed.ts';
import { vehicleTypeNames } from '../messages/catalogue.ts';
import { editingMessages } from '../messages/editing.ts';
import { PRODUCT_TEXTS, RATING_FIELDS, LOCKABLE_FIELDS } from '../product/product-fields.ts';
import { LABEL_CLASSES, NOISE_CLASSES } from '../product/tyre-label.ts';
import { SEASONS, WINTER_TYPES } from '../search/search-filters.ts';
import { isPlausibleSize } from '../size/tyre-size.ts';
import { manufacturerSchema, productSchema, tyreSizeSchema, vehicleTypeSchema } from './tyres.ts';
import {
  isWebAddress,
  singleLine,
  multiLine,
  requiredLine,
  picture,
  priceSchema,
  productFields,
} from './values.ts';

const { fields: errors } = editingMessages;

const version = z.int32().optional();
const ignored = z.unknown().optional();

/** '' and null alike: nothing. */
const orNothing = <T extends z.ZodType>(schema: T) =>
  z
    .union([z.literal(''), z.null(), schema])
    .transform((value) => (value === '' ? null : value))
    .optional();

// Manufacturers

const manufacturerFields = {
  name: singleLine(80).pipe(z.string().min(1, editingMessages.manufacturer.nameMissing)),
  country: singleLine(80),
  logo: picture,
  website: singleLine(500).refine((text) => text === '' || isWebAddress(text), errors.url),
  description: multiLine(2000),
  postalAddress: multiLine(300),
  electronicAddress: singleLine(300),
  responsiblePerson: multiLine(500),
};
export const manufacturerFormSchema = z.object(manufacturerFields);
/** Its fields but the name: those that may be left out. */
export const MANUFACTURER_TEXTS = manufacturerFormSchema.omit({ name: true }).keyof().options;

const manufacturerInputSchema = z.strictObject({
  ...readOnly(manufacturerSchema),
  ...recordOf(MANUFACTURER_TEXTS, (text) => manufacturerFields[text].nullish()),
  name: manufacturerFields.name,
  version,
});
export type ManufacturerInput = z.output<typeof manufacturerInputSchema>;
export const createManufacturer = endpoint('POST /manufacturers', {
  access: 'staff',
  isCreation: true,
  summary: 'Adds a manufacturer',
  body: manufacturerInputSchema,
  output: manufacturerSchema,
});

export const putManufacturer = endpoint('PUT /manufacturers/:id', {
  access: 'staff',
  summary: 'Changes a manufacturer; its addresses stay',
  body: manufacturerInputSchema,
  output: manufacturerSchema,
});

export const deleteManufacturer = endpoint('DELETE /manufacturers/:id', {
  access: 'staff',
  summary: 'Removes a manufacturer without products; 409 while it has any',
  output: null,
});

// Sizes

const wholeNumber = z.int(errors.size);
const rim = z.number(errors.size);
function refuseUnknownSize(
  { width, aspect, diameter }: { width: number; aspect: number; diameter: number },
  context: z.RefinementCtx,
): void {
  if (isPlausibleSize({ widthMm: width, aspect, diameterIn: diameter })) return;
  context.addIssue({ code: 'custom', path: ['width'], message: errors.size });
}

export const sizeFormSchema = z
  .object({
    width: typedNumber(wholeNumber),
    aspect: typedNumber(wholeNumber),
    diameter: typedNumber(rim),
    vehicleType: vehicleTypeSchema,
  })
  .superRefine(refuseUnknownSize);

const sizeInputSchema = z
  .strictObject({
    width: wholeNumber,
    aspect: wholeNumber,
    diameter: rim,
    vehicleType: vehicleTypeSchema.default(vehicleTypeNames.passenger),
    version,
    _id: ignored,
    size: ignored,
    productCount: ignored,
    summerTires: ignored,
    winterTires: ignored,
  })
  .superRefine(refuseUnknownSize);
export type SizeInput = z.output<typeof sizeInputSchema>;
export const createSize = endpoint('POST /tires/sizes', {
  access: 'staff',
  isCreation: true,
  summary: 'Adds a tyre size; 409 when it is there already',
  body: sizeInputSchema,
  output: tyreSizeSchema,
});

export const putSize = endpoint('PUT /tires/sizes/:sizeId', {
  access: 'staff',
  summary: 'Changes the numbers or the vehicle of a size and of all its products',
  body: sizeInputSchema,
  output: tyreSizeSchema,
});

export const deleteSize = endpoint('DELETE /tires/sizes/:sizeId', {
  access: 'staff',
  summary: 'Removes a size; one with products answers 409 unless force=true takes them off sale too',
  query: z.object({ force: z.enum(['true', 'false']).optional() }),
  output: null,
});

export const restoreSize = endpoint('POST /tires/sizes/:sizeId/restore', {
  access: 'staff',
  summary: 'Takes the removal of a size back, with the products that went with it',
  output: tyreSizeSchema,
});

// Products

/** A list, or one text with commas; what is empty falls out before it is counted. */
const listOrText = <Values extends z.ZodType<string[], string[]>>(
  element: z.ZodType<string, string>,
  list: Values,
) =>
  z
    .union([z.array(z.string()), z.string().transform((text) => text.split(','))])
    .pipe(z.array(element))
    .transform((values) => values.filter(Boolean))
    .pipe(list);

const sentDetails = z.strictObject({
  ...recordOf(PRODUCT_TEXTS, (name) => productFields[name].nullish()),
  features: listOrText(singleLine(200), productFields.features).nullish(),
  fuelEfficiency: orNothing(z.enum(LABEL_CLASSES)),
  wetGrip: orNothing(z.enum(LABEL_CLASSES)),
  noiseLevel: orNothing(productFields.noiseLevel),
  noiseClass: orNothing(z.enum(NOISE_CLASSES)),
  performanceRating: z
    .strictObject(recordOf(RATING_FIELDS, () => z.int().min(1).max(5).nullable().optional()))
    .nullish(),
});

const sentImages = z.strictObject({
  thumbnail: orNothing(picture),
  pattern: orNothing(picture),
  gallery: listOrText(picture, productFields.gallery).nullish(),
});

/** The last day of an offer; an instant is read as its day in Helsinki. */
export const endDaySchema = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).nullable();

const sentProductFields = {
  manufacturer: productFields.manufacturer,
  model: productFields.model,
  type: z.enum(SEASONS),
  winterType: orNothing(z.enum(WINTER_TYPES)),
  price: priceSchema,
  /** Left out or null: a twelfth of the price. */
  financingPrice: priceSchema.nullish(),
  details: sentDetails.nullish(),
  images: sentImages.nullish(),
  /** Only `isActive: false` is heeded: it ends the offer. */
  sale: z.looseObject({ isActive: z.boolean().optional() }).nullish(),
  ean: orNothing(productFields.ean),
  loadIndex: orNothing(productFields.loadIndex),
  twinLoadIndex: orNothing(productFields.loadIndex),
  speedSymbol: orNothing(productFields.speedSymbol),
  isXl: z.boolean().optional(),
  isRunFlat: z.boolean().optional(),
  marks: z.array(requiredLine(12)).max(10).optional(),
  hasSnowGrip: z.boolean().optional(),
  hasIceGrip: z.boolean().optional(),
  eprelNumber: orNothing(productFields.eprelNumber),
  /** Kilograms. */
  weight: z.number().min(0.1).max(500).nullish(),
};

/** A product as staff see it. */
export const staffProductSchema = productSchema.extend({
  /** Tyres of the stock reserved by open bookings. */
  reserved: z.int(),
  /** Edited by staff: no import touches them. */
  lockedFields: z.array(z.enum(LOCKABLE_FIELDS)),
  /** Taken off sale by hand. */
  isDeleted: z.boolean(),
  /** Why the offer that runs shows no struck price; null when it does, or without an offer. */
  offerWarning: z.string().nullable(),
});
export type StaffProduct = z.infer<typeof staffProductSchema>;

const productInputShape = { ...readOnly(staffProductSchema), change: ignored, ...sentProductFields, version };
function refuseUnknownWinterTyre(
  { type, winterType }: Pick<z.output<z.ZodObject<typeof sentProductFields>>, 'type' | 'winterType'>,
  context: z.RefinementCtx,
): void {
  if (type !== 'winter' || winterType) return;
  context.addIssue({ code: 'custom', path: ['winterType'], message: errors.winterType });
}
const productInputSchema = z.strictObject(productInputShape).superRefine(refuseUnknownWinterTyre);
export type ProductInput = z.output<typeof productInputSchema>;

export const STOCK_SOURCES = ['own', 'supplier'] as const;
export const stockCount = z.int(errors.stock).min(0, errors.stock).max(100_000, errors.stock);

const newProductInputSchema = z
  .strictObject({
    ...productInputShape,
    /** The first stock; left out or null: none, and imports may fill it. */
    stock: stockCount.nullish(),
    stockSource: z.enum(STOCK_SOURCES).optional(),
  })
  .superRefine(refuseUnknownWinterTyre);
export type NewProductInput = z.output<typeof newProductInputSchema>;

export const createProduct = endpoint('POST /tires/sizes/:sizeId/products', {
  access: 'staff',
  isCreation: true,
  summary: 'Adds a product to a size, with its first stock; an unknown manufacturer is added with it',
  body: newProductInputSchema,
  output: staffProductSchema,
});

export const getProduct = endpoint('GET /tires/sizes/:sizeId/products/:productId', {
  access: 'staff',
  summary: 'A product as staff see it, with the fields that imports leave alone',
  output: staffProductSchema,
});

export const putProduct = endpoint('PUT /tires/sizes/:sizeId/products/:productId', {
  access: 'staff',
  summary: 'Changes a product; what changes is kept by imports from then on, what is left out stays',
  body: productInputSchema,
  output: staffProductSchema,
});

export const deleteProduct = endpoint('DELETE /tires/sizes/:sizeId/products/:productId', {
  access: 'staff',
  summary: 'Takes a product off sale for good, imports or not; it can be restored',
  output: null,
});

export const restoreProduct = endpoint('POST /tires/sizes/:sizeId/products/:productId/restore', {
  access: 'staff',
  summary: 'Puts a product that was taken off sale by hand back on sale',
  output: staffProductSchema,
});

export const stockFormSchema = z.object({
  stock: typedNumber(stockCount),
  stockSource: z.enum(STOCK_SOURCES),
});

export const putStock = endpoint('PUT /tires/sizes/:sizeId/products/:productId/stock', {
  access: 'staff',
  summary: 'Sets how many there are, on the own shelf unless said otherwise',
  body: z.strictObject({
    stock: stockCount,
    stockSource: z.enum(STOCK_SOURCES).default('own'),
    version,
  }),
  /** `change` can be undone once, by POST /tires/prices/{change}/undo. */
  output: staffProductSchema.extend({ change: idSchema }),
});
export type StockInput = z.output<typeof putStock.body>;

export const releaseLocks = endpoint('POST /tires/sizes/:sizeId/products/:productId/release', {
  access: 'staff',
  summary: 'Lets the next import fill these fields again',
  body: z.strictObject({ fields: z.array(z.enum(LOCKABLE_FIELDS)).min(1), version }),
  output: staffProductSchema,
});
