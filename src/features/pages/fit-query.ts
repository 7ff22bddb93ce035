// The fit calculator's question as it stands in the page's address and in its form.
import { metricEquivalent } from '../catalogue/size-geometry.ts';
import { parseTyreSize } from '../catalogue/tyre-size.ts';
import type { TyreSize } from '../catalogue/tyre-size.ts';
import type { FitQuestion, Rim } from './fit.ts';

/** Names of the form's fields and of the query. */
export const FIT_FIELDS = ['nykyinen', 'uusi', 'leveys1', 'et1', 'leveys2', 'et2'] as const;
export type FitField = (typeof FIT_FIELDS)[number];

/** What stands in the fields, as typed. */
export type FitTexts = Readonly<Partial<Record<FitField, string>>>;

export type FitFault = 'size' | 'width' | 'offset' | 'all-rim-fields';

export type FitReading =
  | { kind: 'nothing-asked' }
  | { kind: 'faulty'; faults: Partial<Record<FitField, FitFault>> }
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
  if (FIT_FIELDS.every((field) => !texts[field]?.trim())) return { kind: 'nothing-asked' };
  const faults: Partial<Record<FitField, FitFault>> = {};
  const current = readSize(texts.nykyinen);
  const replacement = readSize(texts.uusi);
  if (!current) faults.nykyinen = 'size';
  if (!replacement) faults.uusi = 'size';
  const rims = readRims(texts, faults);
  if (!current || !replacement || Object.keys(faults).length > 0) return { kind: 'faulty', faults };
  return { kind: 'question', question: { current, replacement, rims } };
}

function readSize(text: string | undefined): TyreSize | null {
  const reading = parseTyreSize(text ?? '');
  if (reading?.kind === 'full') return reading.size;
  return reading?.kind === 'inch' ? metricEquivalent(reading) : null;
}

function readRims(texts: FitTexts, faults: Partial<Record<FitField, FitFault>>): FitQuestion['rims'] {
  if (RIM_FIELDS.every((field) => !texts[field]?.trim())) return undefined;
  for (const field of RIM_FIELDS) if (!texts[field]?.trim()) faults[field] = 'all-rim-fields';
  const read = (width: 'leveys1' | 'leveys2', offset: 'et1' | 'et2'): Rim => {
    const widthIn = readNumber(texts[width]);
    const offsetMm = readNumber(texts[offset]);
    if (!faults[width] && !(widthIn >= 3 && widthIn <= 14)) faults[width] = 'width';
    if (!faults[offset] && !(offsetMm >= -100 && offsetMm <= 120)) faults[offset] = 'offset';
    return { widthIn, offsetMm };
  };
  return { current: read('leveys1', 'et1'), replacement: read('leveys2', 'et2') };
}

/** '7,5', '7.5J', 'ET45', '-12', '−12' → a number; NaN for anything else. */
function readNumber(text: string | undefined): number {
  const match = /^\s*(?:ET)?\s*([-\u2212]?\d{1,3}(?:[.,]\d{1,2})?)\s*[J"\u2033]?\s*$/i.exec(text ?? '');
  return match?.[1] === undefined ? Number.NaN : Number(match[1].replace(',', '.').replace('\u2212', '-'));
}
