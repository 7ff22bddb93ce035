// Codecs between what is typed into a form and the value that is sent: decoding reads the text, encoding writes it as
// Finns type it. What cannot be read becomes NaN, which the value's own schema refuses with its own sentence.
import { z } from 'zod';

import { cleanLines } from './text.ts';

/** '1 234,5', '30 %' and '22,5″' → the number; NaN for anything that is no plain decimal. */
export function readNumber(text: string): number {
  const plain = text
    .replaceAll(/[\s\u00A0%€″"]/g, '')
    .replace(',', '.')
    .replace('\u2212', '-');
  return /^-?\d{1,9}(\.\d{1,15})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** 22.5 → '22,5'; '' for NaN, as nothing is typed yet. */
export function numberText(value: number): string {
  return Number.isNaN(value) ? '' : String(value).replace('.', ',');
}

/** 89.9 → '89,90'; '' for NaN, as nothing is typed yet. */
export function typedEurosText(euros: number): string {
  return Number.isNaN(euros) ? '' : euros.toFixed(2).replace('.', ',');
}

type NumberSchema = z.ZodType<number, number>;

function typed(value: NumberSchema, write: (value: number) => string) {
  return z.codec(z.string(), value, { decode: readNumber, encode: write });
}

export const typedNumber = (value: NumberSchema) => typed(value, numberText);
/** An empty text is null. */
export const typedNumberOrNone = (value: NumberSchema) =>
  z.codec(z.string(), value.nullable(), {
    decode: (text) => (text.trim() === '' ? null : readNumber(text)),
    encode: (number) => (number === null ? '' : numberText(number)),
  });
export const typedEuros = (value: NumberSchema) => typed(value, typedEurosText);

/** An optional text: blank text is read as null, null is written as ''. */
export const typedTextOrNone = (value: z.ZodType<string, string> = z.string()) =>
  z.codec(z.string(), value.nullable(), {
    decode: (text) => text.trim() || null,
    encode: (text) => text ?? '',
  });

/** Lines of text; `max` and `min` count what is left of them. */
export const typedLines = z.string().overwrite(cleanLines);
