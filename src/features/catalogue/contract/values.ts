// Zod schemas of the catalogue's fields that staff type, shared by the API and the forms.
import { z } from 'zod';

import { cleanLines } from '../../../platform/contract/text.ts';
import { editingMessages } from '../messages/editing.ts';
import { isEan } from '../product/ean.ts';

const { fields: errors } = editingMessages;

const MAX_EUROS = 100_000;
const MAX_FEATURES = 30;
const MAX_PICTURES = 20;

const cleanedText = (longest: number, clean: (text: string) => string) =>
  z.codec(z.string(), z.string().max(longest, errors.tooLong(longest)), {
    decode: clean,
    encode: (text) => text,
  });
/** One line as typed: control characters become spaces, no spaces around. */
export const singleLine = (longest: number) =>
  cleanedText(longest, (text) => text.replaceAll(/\s|\p{Cc}/gu, ' ').trim());
export const requiredLine = (longest: number) => singleLine(longest).pipe(z.string().min(1, errors.required));
/** Several lines: their ends are normalised, other control characters are dropped. */
export const multiLine = (longest: number) => cleanedText(longest, cleanLines);

/** Euros with at most two decimals. */
export const priceSchema = z
  .number(errors.price)
  .min(0, errors.price)
  .max(MAX_EUROS, errors.price)
  .multipleOf(0.01, errors.price);

/** An http or https address with a dot in it. */
export const isWebAddress = (text: string) =>
  /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && text.includes('.') && URL.canParse(text);
const isPicture = (text: string) => isWebAddress(text) || /^\/(?!\/)[^\s]*$/.test(text);
export const picture = singleLine(500).refine((text) => text === '' || isPicture(text), errors.picture);

/** Fields of a product. */
export const productFields = {
  manufacturer: requiredLine(80),
  model: requiredLine(120),
  price: priceSchema,
  ean: singleLine(20).refine(isEan, errors.ean),
  loadIndex: z.int(errors.loadIndex).min(20, errors.loadIndex).max(200, errors.loadIndex),
  speedSymbol: z.codec(z.string(), z.string().regex(/^[A-Z][0-9]?$/, errors.speedSymbol), {
    decode: (text) => text.trim().toUpperCase(),
    encode: (symbol) => symbol,
  }),
  eprelNumber: singleLine(12).pipe(z.string().regex(/^\d*$/, errors.eprel)),
  description: multiLine(5000),
  designedFor: multiLine(1000),
  features: z.array(singleLine(200)).max(MAX_FEATURES, errors.tooManyFeatures),
  noiseLevel: z.int(errors.noise).min(60, errors.noise).max(80, errors.noise),
  picture,
  gallery: z.array(picture).max(MAX_PICTURES, errors.tooManyPictures),
};
