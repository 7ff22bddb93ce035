// The form of a product: its values as text while they are typed, and what is sent of them.
import { z } from 'zod';

import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { recordOf } from '../../../platform/contract/records.ts';
import {
  typedEurosText,
  typedEuros,
  typedNumberOrNone,
  typedTextOrNone,
} from '../../../platform/contract/typed.ts';
import {
  LABEL_FIELDS,
  labelValuesSchema,
  withRegister,
  type LabelField,
  type LabelValues,
} from '../../label-register/label-values.ts';
import { readRegisterNumber } from '../../label-register/register-number.ts';
import { STOCK_SOURCES, stockCount, type NewProductInput, type StaffProduct } from '../contract/editing.ts';
import { productFields } from '../contract/values.ts';
import { editingMessages } from '../messages/editing.ts';
import { SEASONS, WINTER_TYPES } from '../search/search-filters.ts';
import { LABEL_CLASS_FIELDS, PRODUCT_TEXTS, RATING_FIELDS, ratingsOf } from './product-fields.ts';
import { isSavable, type SnowMark } from './snow-mark.ts';
import { LABEL_CLASSES, NOISE_CLASSES } from './tyre-label.ts';

const typedPrice = typedEuros(productFields.price);
const stars = typedNumberOrNone(z.int().min(1).max(5));

/** A choice in which '' is none. */
function choiceOrNone<const Choice extends string>(choices: readonly Choice[]) {
  return z.codec(z.string(), z.enum(choices).nullable(), {
    decode: (text) => choices.find((choice) => choice === text) ?? null,
    encode: (choice) => choice ?? '',
  });
}

export const productFormSchema = z.object({
  sizeId: z.string().min(1, editingMessages.fields.required),
  manufacturer: productFields.manufacturer,
  model: productFields.model,
  ean: typedTextOrNone(productFields.ean),
  isXl: z.boolean(),
  isRunFlat: z.boolean(),
  type: z.enum(SEASONS),
  winterType: z.enum(WINTER_TYPES),
  price: typedPrice,
  financingPrice: typedPrice,
  /** For a new product; an empty value is filled by an import. */
  stock: typedNumberOrNone(stockCount),
  stockSource: z.enum(STOCK_SOURCES),
  hasSnowGrip: z.boolean(),
  hasIceGrip: z.boolean(),
  loadIndex: typedNumberOrNone(productFields.loadIndex),
  twinLoadIndex: typedNumberOrNone(productFields.loadIndex),
  speedSymbol: typedTextOrNone(productFields.speedSymbol),
  /** As its number, or as the address in the label's QR code. */
  eprelNumber: z.codec(z.string(), productFields.eprelNumber.nullable(), {
    decode: (text) => readRegisterNumber(text) ?? (text.trim() || null),
    encode: (number) => number ?? '',
  }),
  details: z.object({
    ...recordOf(PRODUCT_TEXTS, (name) => typedTextOrNone(productFields[name])),
    features: z.codec(z.array(z.string()), productFields.features, {
      decode: (rows) => rows.map((row) => row.trim()).filter(Boolean),
      encode: (rows) => rows,
    }),
    fuelEfficiency: choiceOrNone(LABEL_CLASSES),
    wetGrip: choiceOrNone(LABEL_CLASSES),
    noiseLevel: typedNumberOrNone(productFields.noiseLevel),
    noiseClass: choiceOrNone(NOISE_CLASSES),
    performanceRating: z.object(recordOf(RATING_FIELDS, () => stars)),
  }),
  images: z.object({
    thumbnail: typedTextOrNone(productFields.picture),
    pattern: typedTextOrNone(productFields.picture),
    gallery: z.codec(z.string(), productFields.gallery, {
      decode: listOf,
      encode: (addresses) => addresses.join(', '),
    }),
  }),
  /** The offer that runs stays so; false ends it. */
  isOnOffer: z.boolean(),
});
/** Of an edited tyre `before` is what was stored. Looked at beside the other fields, so that all that is wrong is said at once. */
export const productFormSchemaFor = (before?: SnowMark) =>
  productFormSchema.refine(
    ({ type, winterType, hasSnowGrip }) =>
      isSavable(
        { winterType: type === 'winter' ? winterType : null, hasSnowGrip },
        before,
        helsinkiDay(new Date()),
      ),
    { path: ['hasSnowGrip'], error: editingMessages.product.noSnowMark, when: () => true },
  );
export type ProductForm = z.input<typeof productFormSchema>;
export type ProductValues = z.output<typeof productFormSchema>;

/** What a new product begins with. */
export const NEW_PRODUCT = { winterType: 'friction', stockSource: 'own', isOnOffer: true } as const;

export function productValues(product: StaffProduct): ProductValues {
  return {
    ...product,
    winterType: product.winterType ?? NEW_PRODUCT.winterType,
    financingPrice: product.financingPrice ?? Number.NaN,
    isOnOffer: true,
  };
}

type ProductBody = Pick<NewProductInput, 'manufacturer' | 'model' | 'type' | 'price'> &
  Partial<NewProductInput>;

/** Winter fields are sent of winter tyres alone. Of a product that is there already the stock is not heeded. */
export function productBody(values: Omit<ProductValues, 'sizeId'>): ProductBody {
  const { isOnOffer, winterType, hasSnowGrip, hasIceGrip, details, ...product } = values;
  const isWinter = product.type === 'winter';
  return {
    ...product,
    winterType: isWinter ? winterType : null,
    ...(isWinter && { hasSnowGrip, hasIceGrip }),
    details: { ...details, performanceRating: ratingsOf(product.type, details.performanceRating) },
    ...(!isOnOffer && { sale: { isActive: false } }),
  };
}

/** '1 234,5' → 1234.5; null for anything that is no price. */
export function readPrice(text: string): number | null {
  return typedPrice.safeParse(text).data ?? null;
}

/** The financing that goes with a typed price: a twelfth, two decimals; '' for what is no price. */
export function financingFor(price: string): string {
  const euros = readPrice(price);
  return euros === null ? '' : typedEurosText(Math.floor((Math.round(euros * 100) + 6) / 12) / 100);
}

/** The form's values of the label; unreadable ones are left out. */
export function labelOfForm(form: ProductForm): LabelValues {
  const schemas = { ...productFormSchema.shape, ...productFormSchema.shape.details.shape };
  const texts = { ...form, ...form.details };
  return labelValuesSchema.parse(
    recordOf(LABEL_FIELDS, (field) => schemas[field].safeParse(texts[field]).data ?? null),
  );
}

/** The form's fields with the register's values; fields it does not contain stay. */
export function withLabel(form: ProductForm, register: LabelValues): Partial<ProductForm> {
  const label = withRegister(labelOfForm(form), register);
  const text = (field: LabelField) => String(label[field] ?? '');
  return {
    details: { ...form.details, ...recordOf([...LABEL_CLASS_FIELDS, 'noiseLevel'], text) },
    ...recordOf(['hasSnowGrip', 'hasIceGrip'], (field) => label[field] ?? false),
    ...recordOf(['loadIndex', 'twinLoadIndex', 'speedSymbol'], text),
  };
}

/** A list as one text with commas, and one more at its end unless it is there. */
export function addToList(text: string, added: string): string {
  return [...new Set([...listOf(text), ...listOf(added)])].join(', ');
}

/** The parts of a text with commas, trimmed, without empty ones. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
