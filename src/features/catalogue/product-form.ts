// The product form: what is typed, as texts, and what is sent of it.
import type { SentProduct, StaffProduct } from './contract-editing.ts';

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
    ...(isWinter && { hasSnowGrip: form.hasSnowGrip }),
    details: {
      description: form.description.trim() || null,
      designedFor: form.designedFor.trim() || null,
      features: form.features.map((row) => row.trim()).filter(Boolean),
      fuelEfficiency: LABELS.find((label) => label === form.fuelEfficiency) ?? null,
      wetGrip: LABELS.find((label) => label === form.wetGrip) ?? null,
      noiseLevel: form.noiseLevel.trim() === '' ? null : Number(form.noiseLevel),
      noiseClass: NOISES.find((label) => label === form.noiseClass) ?? null,
      performanceRating: {
        dryGrip: starOf(form.ratings.dryGrip),
        wetGrip: starOf(form.ratings.wetGrip),
        snowGrip: isWinter ? starOf(form.ratings.snowGrip) : null,
        iceGrip: isWinter ? starOf(form.ratings.iceGrip) : null,
        comfort: starOf(form.ratings.comfort),
        durability: starOf(form.ratings.durability),
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

const LABELS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
const NOISES = ['A', 'B', 'C'] as const;

function starOf(text: string): number | null {
  return text === '' ? null : Number(text);
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
