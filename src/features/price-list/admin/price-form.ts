// The price list as a form: every row as it is typed, what is sent of it, and its sentences.
import { z } from 'zod';

import { rowFields } from '../../../platform/browser/form/field-table.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { numberText, readNumber, typedNumberOrNone } from '../../../platform/contract/typed.ts';
import { checkPriceList } from '../check-price-list.ts';
import { priceEditorMessages as messages } from '../messages-editor.ts';
import { priceTexts, vehicleNames } from '../messages.ts';
import { PRICED_SERVICES, SECTIONS, UNITS, type Section } from '../price-list.ts';

/** The contract's limit for the complete list. */
export const MAX_ROWS = 120;

/** An empty text means a price on request, and zero is free. */
const price = z.codec(
  z.string(),
  z
    .number(messages.badPrice)
    .min(0, messages.badPrice)
    .max(100_000, messages.badPrice)
    .multipleOf(0.01, messages.badPrice)
    .nullable(),
  {
    decode: (text) => (text.trim() === '' ? null : readNumber(text)),
    encode: (euros) => (euros === null ? '' : numberText(euros).replace(/(,\d)$/, '$10')),
  },
);
const rim = typedNumberOrNone(z.int(messages.badRim).min(8, messages.badRim).max(30, messages.badRim));

/** Where the form has another field than the API. */
const FIELD_OF_ERROR: Readonly<Record<string, keyof PriceFormRow>> = {
  'price_list.wrong_section': 'service',
  'price_list.rim_range': 'maxRim',
};

export const priceFormSchema = z.object({
  rows: z
    .array(
      z.object({
        _id: idSchema.optional(),
        section: z.enum(SECTIONS),
        service: z.enum([...PRICED_SERVICES, '']),
        title: z.string().trim().min(1, messages.missingTitle),
        note: z.string().trim(),
        unit: z.enum(UNITS),
        minRim: rim,
        maxRim: rim,
        passenger: price,
        suv: price,
        van: price,
        isFrom: z.codec(z.enum(['exact', 'from']), z.boolean(), {
          decode: (kind) => kind === 'from',
          encode: (isFrom) => (isFrom ? 'from' : 'exact'),
        }),
      }),
    )
    .superRefine((rows, context) => {
      for (const { row, path, code, message } of checkPriceList(rows)) {
        context.addIssue({ code: 'custom', path: [row, FIELD_OF_ERROR[code] ?? path], message });
      }
    }),
});
export type PriceFormRow = z.input<typeof priceFormSchema>['rows'][number];

export const priceFields = rowFields(MAX_ROWS, messages.row, (row: PriceFormRow) =>
  [summaryText(row), row.note].filter(Boolean).join(' · '),
);

/** A row as it is added to a section. */
export function emptyRow(section: Section): PriceFormRow {
  return {
    section,
    service: '',
    title: '',
    note: '',
    unit: 'piece',
    minRim: '',
    maxRim: '',
    passenger: '',
    suv: '',
    van: '',
    isFrom: 'exact',
  };
}

/** A closed row in words: 'Asennus · Enintään 16″ · Henkilöauto 25 € · …'. Empty while it has no name. */
export function summaryText(row: PriceFormRow): string {
  const title = row.title.trim();
  if (title === '') return '';
  const { passenger, suv, van } = row;
  const prices =
    passenger === suv && suv === van
      ? [priceText(passenger)]
      : [
          `${vehicleNames.passenger} ${priceText(passenger)}`,
          `${vehicleNames.suv} ${priceText(suv)}`,
          `${vehicleNames.van} ${priceText(van)}`,
        ];
  return [title, rimText(row), ...prices].filter(Boolean).join(' · ');
}

function priceText(typed: string): string {
  return typed.trim() === '' ? priceTexts.ask : `${typed}\u00A0€`;
}

/** The rims a row is for; empty for any. */
function rimText({ minRim, maxRim }: PriceFormRow): string {
  const [from, to] = [Number(minRim), Number(maxRim)];
  if (from > 0 && to > 0) return priceTexts.rimBetween(from, to);
  if (to > 0) return priceTexts.upToRim(to);
  return from > 0 ? priceTexts.fromRim(from) : '';
}
