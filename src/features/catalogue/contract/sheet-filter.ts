// The filter of the sheet of all tyres as calls send it.
import { z } from 'zod';

import { idSchema } from '../../../platform/contract/ids.ts';
import { SHEET_GAPS, SHEET_KINDS, SHEET_STOCKS } from '../search/sheet-filter.ts';

const queryEuros = z.coerce.number().min(0).max(100_000).optional();

/** The same in an address and in a body. */
export const sheetFilterFields = {
  q: z.string().max(100).optional(),
  /** A manufacturer's slug. */
  manufacturer: z.string().max(100).optional(),
  kind: z.enum(SHEET_KINDS).optional(),
  sizeId: idSchema.optional(),
  stock: z.enum(SHEET_STOCKS).optional(),
  minPrice: queryEuros,
  maxPrice: queryEuros,
  missing: z.enum(SHEET_GAPS).optional(),
  onOffer: z
    .union([z.literal('true'), z.literal(true)])
    .transform(() => true as const)
    .optional(),
};
export const sheetFilterSchema = z.strictObject(sheetFilterFields);
