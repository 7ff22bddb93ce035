// The fit calculator's query in the page's address and in its form.
import { metricEquivalent } from '../catalogue/size/size-geometry.ts';
import { parseTyreSize, type TyreSize } from '../catalogue/size/tyre-size.ts';
import type { FitQuestion, Rim } from './fit.ts';

/** Names of the form's fields and of the query. */
export const FIT_FIELDS = ['nykyinen', 'uusi', 'leveys1', 'et1', 'leveys2', 'et2'] as const;
export type FitField = (typeof FIT_FIELDS)[number];

/** The fields' values as typed. */
export type FitTexts = Readonly<Partial<Record<FitField, string>>>;

export type FitError = 'size' | 'width' | 'offset' | 'all-rim-fields';

export type FitReading =
  | { kind: 'empty' }
  | { kind: 'invalid'; errors: Partial<Record<FitField, FitError>> }
  | { kind: 'question'; question: FitQuestion };

const RIM_FIELDS = ['leveys1', 'et1', 'leveys2', 'et2'] as const;

/** The fields of an address alone; empty ones are left out. */
export function pickFitTexts(query: Readonly<Record<string, string>>): FitTexts {
  return Object.fromEntries(
    FIT_FIELDS.flatMap((field) => {
      const text = query[field]?.trim().slice(0, 40);
      return text ? [[field, text]] : [];
    }),
  );
}

/** Sizes in any form the search understands; rims as '7,5' and '45', all four fields or none. Never throws. */
export function readFit(texts: FitTexts): FitReading {
  if (FIT_FIELDS.every((field) => !texts[field]?.trim())) return { kind: 'empty' };
  const errors: Partial<Record<FitField, FitError>> = {};
  const current = readSize(texts.nykyinen);
  const replacement = readSize(texts.uusi);
  if (!current) errors.nykyinen = 'size';
  if (!replacement) errors.uusi = 'size';
  const rims = readRims(texts, errors);
  if (!current || !replacement || Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return { kind: 'question', question: { current, replacement, rims } };
}

function readSize(text: string | undefined): TyreSize | null {
  const reading = parseTyreSize(text ?? '');
  if (reading?.kind === 'full') return reading.size;
  return reading?.kind === 'inch' ? metricEquivalent(reading) : null;
}

function readRims(texts: FitTexts, errors: Partial<Record<FitField, FitError>>): FitQuestion['rims'] {
  if (RIM_FIELDS.every((field) => !texts[field]?.trim())) return undefined;
  for (const field of RIM_FIELDS) if (!texts[field]?.trim()) errors[field] = 'all-rim-fields';
  const read = (width: 'leveys1' | 'leveys2', offset: 'et1' | 'et2'): Rim => {
    const widthIn = readMeasure(texts[width]);
    const offsetMm = readMeasure(texts[offset]);
    if (!errors[width] && !(widthIn >= 3 && widthIn <= 14)) errors[width] = 'width';
    if (!errors[offset] && !(offsetMm >= -100 && offsetMm <= 120)) errors[offset] = 'offset';
    return { widthIn, offsetMm };
  };
  return { current: read('leveys1', 'et1'), replacement: read('leveys2', 'et2') };
}

/** '7,5', '7.5J', 'ET45', '-12', '−12' → a number; NaN for anything else. */
function readMeasure(text: string | undefined): number {
  const match = /^\s*(?:ET)?\s*([-\u2212]?\d{1,3}(?:[.,]\d{1,2})?)\s*[J"\u2033]?\s*$/i.exec(text ?? '');
  return match?.[1] === undefined ? Number.NaN : Number(match[1].replace(',', '.').replace('\u2212', '-'));
}
