// The product form: what is typed, as texts, and what is sent of it.
import { withRegister } from '../label-register/label-values.ts';
import type { LabelValues } from '../label-register/label-values.ts';
import { readRegisterNumber } from '../label-register/register-number.ts';
import type { SentProduct, StaffProduct } from './contract-editing.ts';
import { LABEL_CLASSES, NOISE_CLASSES } from './product-draft.ts';

export const RATING_FIELDS = ['dryGrip', 'wetGrip', 'snowGrip', 'iceGrip', 'comfort', 'durability'] as const;
export type RatingField = (typeof RATING_FIELDS)[number];

export interface ProductForm {
  readonly manufacturer: string;
  readonly model: string;
  readonly type: 'summer' | 'winter';
  readonly winterType: 'studded' | 'friction';
  readonly price: string;
  readonly financingPrice: string;
  readonly hasSnowGrip: boolean;
  readonly description: string;
  readonly designedFor: string;
  readonly features: readonly string[];
  readonly fuelEfficiency: string;
  readonly wetGrip: string;
  readonly noiseLevel: string;
  readonly noiseClass: string;
  readonly hasIceGrip: boolean;
  readonly loadIndex: string;
  readonly twinLoadIndex: string;
  readonly speedSymbol: string;
  /** The number in the EU's label register, or the address in the label's QR code. */
  readonly eprel: string;
  readonly ratings: Readonly<Record<RatingField, string>>;
  readonly thumbnail: string;
  readonly pattern: string;
  readonly gallery: string;
  /** The offer that runs stays so; false ends it. */
  readonly isOnOffer: boolean;
}

export const EMPTY_FORM: ProductForm = {
  manufacturer: '',
  model: '',
  type: 'summer',
  winterType: 'friction',
  price: '',
  financingPrice: '',
  hasSnowGrip: false,
  description: '',
  designedFor: '',
  features: [''],
  fuelEfficiency: '',
  wetGrip: '',
  noiseLevel: '',
  noiseClass: '',
  hasIceGrip: false,
  loadIndex: '',
  twinLoadIndex: '',
  speedSymbol: '',
  eprel: '',
  ratings: { dryGrip: '', wetGrip: '', snowGrip: '', iceGrip: '', comfort: '', durability: '' },
  thumbnail: '',
  pattern: '',
  gallery: '',
  isOnOffer: true,
};

export function formOf(product: StaffProduct): ProductForm {
  const { details, images } = product;
  const { performanceRating } = details;
  const star = (field: RatingField) => textOf(performanceRating[field]);
  return {
    manufacturer: product.manufacturer,
    model: product.model,
    type: product.type,
    winterType: product.winterType ?? 'friction',
    price: eurosText(product.price),
    financingPrice: product.financingPrice === null ? '' : eurosText(product.financingPrice),
    hasSnowGrip: product.hasSnowGrip,
    description: details.description,
    designedFor: details.designedFor,
    features: details.features.length === 0 ? [''] : details.features,
    fuelEfficiency: details.fuelEfficiency ?? '',
    wetGrip: details.wetGrip ?? '',
    noiseLevel: textOf(details.noiseLevel),
    noiseClass: details.noiseClass ?? '',
    hasIceGrip: product.hasIceGrip,
    loadIndex: textOf(product.loadIndex),
    twinLoadIndex: textOf(product.twinLoadIndex),
    speedSymbol: product.speedSymbol ?? '',
    eprel: product.eprelNumber ?? '',
    ratings: {
      dryGrip: star('dryGrip'),
      wetGrip: star('wetGrip'),
      snowGrip: star('snowGrip'),
      iceGrip: star('iceGrip'),
      comfort: star('comfort'),
      durability: star('durability'),
    },
    thumbnail: images.thumbnail ?? '',
    pattern: images.pattern ?? '',
    gallery: images.gallery.join(', '),
    isOnOffer: true,
  };
}

function textOf(value: number | null): string {
  return value === null ? '' : String(value);
}

/** 89.9 → '89,90'. */
export function eurosText(euros: number): string {
  return euros.toFixed(2).replace('.', ',');
}

/** What `readEuros` reads, as the pattern of a field. */
export const EUROS_PATTERN = String.raw`[\d\s\u00A0]+(?:[.,]\d{1,2})?\s?€?`;

/** '1 234,5' → 1234.5; null for anything that is no price. */
export function readEuros(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00A0€]/g, '').replace(',', '.');
  if (!/^\d+(?:\.\d{1,2})?$/.test(plain)) return null;
  return Number(plain);
}

/** The financing that goes with a typed price: a twelfth, two decimals; '' for what is no price. */
export function financingFor(price: string): string {
  const euros = readEuros(price);
  return euros === null ? '' : eurosText(Math.floor((Math.round(euros * 100) + 6) / 12) / 100);
}

/** What is sent: an invalid price as 0 and an invalid financing as null, as the specification's form does. */
export function bodyOf(form: ProductForm): SentBody {
  const isWinter = form.type === 'winter';
  return {
    manufacturer: form.manufacturer,
    model: form.model,
    type: form.type,
    winterType: isWinter ? form.winterType : null,
    price: readEuros(form.price) ?? 0,
    financingPrice: readEuros(form.financingPrice),
    ...(isWinter && { hasSnowGrip: form.hasSnowGrip, hasIceGrip: form.hasIceGrip }),
    loadIndex: numberOf(form.loadIndex),
    twinLoadIndex: numberOf(form.twinLoadIndex),
    speedSymbol: form.speedSymbol.trim() || null,
    eprelNumber: readRegisterNumber(form.eprel) ?? (form.eprel.trim() || null),
    details: {
      description: form.description.trim() || null,
      designedFor: form.designedFor.trim() || null,
      features: form.features.map((row) => row.trim()).filter(Boolean),
      fuelEfficiency: LABEL_CLASSES.find((label) => label === form.fuelEfficiency) ?? null,
      wetGrip: LABEL_CLASSES.find((label) => label === form.wetGrip) ?? null,
      noiseLevel: numberOf(form.noiseLevel),
      noiseClass: NOISE_CLASSES.find((label) => label === form.noiseClass) ?? null,
      performanceRating: {
        dryGrip: numberOf(form.ratings.dryGrip),
        wetGrip: numberOf(form.ratings.wetGrip),
        snowGrip: isWinter ? numberOf(form.ratings.snowGrip) : null,
        iceGrip: isWinter ? numberOf(form.ratings.iceGrip) : null,
        comfort: numberOf(form.ratings.comfort),
        durability: numberOf(form.ratings.durability),
      },
    },
    images: {
      thumbnail: form.thumbnail.trim() || null,
      pattern: form.pattern.trim() || null,
      gallery: listOf(form.gallery),
    },
    ...(!form.isOnOffer && { sale: { isActive: false } }),
  };
}

type SentBody = Pick<SentProduct, 'manufacturer' | 'model' | 'type' | 'price'> & Partial<SentProduct>;

/** What the form says of the label; the marks of a summer tyre are not asked for. */
export function labelOfForm(form: ProductForm): LabelValues {
  const { details, loadIndex = null, twinLoadIndex = null, speedSymbol = null } = bodyOf(form);
  return {
    fuelEfficiency: details?.fuelEfficiency ?? null,
    wetGrip: details?.wetGrip ?? null,
    noiseLevel: details?.noiseLevel ?? null,
    noiseClass: details?.noiseClass ?? null,
    hasSnowGrip: form.hasSnowGrip,
    hasIceGrip: form.hasIceGrip,
    loadIndex,
    twinLoadIndex,
    speedSymbol,
  };
}

/** The form's fields as the register says; what it does not say stays. */
export function withLabel(form: ProductForm, register: LabelValues): Partial<ProductForm> {
  const label = withRegister(labelOfForm(form), register);
  return {
    fuelEfficiency: label.fuelEfficiency ?? '',
    wetGrip: label.wetGrip ?? '',
    noiseLevel: textOf(label.noiseLevel),
    noiseClass: label.noiseClass ?? '',
    hasSnowGrip: label.hasSnowGrip ?? false,
    hasIceGrip: label.hasIceGrip ?? false,
    loadIndex: textOf(label.loadIndex),
    twinLoadIndex: textOf(label.twinLoadIndex),
    speedSymbol: label.speedSymbol ?? '',
  };
}

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

/** A list as one text with commas, and one more at its end unless it is there. */
export function addToList(text: string, added: string): string {
  return [...new Set([...listOf(text), ...listOf(added)])].join(', ');
}

/** The rows of features that one text with commas means. */
export function withListedFeatures(form: ProductForm): ProductForm {
  return { ...form, features: listOf(form.features.join(',')) };
}

/** Trimmed, without empty ones. */
function listOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
