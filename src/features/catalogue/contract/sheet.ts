// The calls of the sheet of all tyres in the back office: its rows, one changed cell, and rows as a file.
import { z } from 'zod';

import { endpoint } from '../../../platform/contract/endpoint.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { editingMessages } from '../messages/editing.ts';
import { SEASONS, WINTER_TYPES } from '../search/search-filters.ts';
import { SHEET_DIRECTIONS, SHEET_SORTS } from '../search/sheet-filter.ts';
import { VEHICLE_TYPES } from '../size/vehicle-type.ts';
import { selectionSchema } from './prices.ts';
import { sheetFilterFields } from './sheet-filter.ts';
import { priceSchema } from './values.ts';

const MAX_ROWS = 500;
const { stock: stockWrong } = editingMessages.fields;
const euros = z.number();

/** A tyre on sale as a row of the sheet. Money in euros. */
export const sheetRowSchema = z.object({
  _id: idSchema,
  sizeId: idSchema,
  manufacturer: z.string(),
  manufacturerSlug: z.string(),
  model: z.string(),
  size: z.string(),
  diameterIn: z.number(),
  vehicleType: z.enum(VEHICLE_TYPES),
  /** '91T', '109/107T'; '' when unknown. */
  service: z.string(),
  isXl: z.boolean(),
  isRunFlat: z.boolean(),
  type: z.enum(SEASONS),
  winterType: z.enum(WINTER_TYPES).nullable(),
  /** 0: on request. */
  price: euros,
  salePrice: euros.nullable(),
  /** Its last day; null without an offer, or with one that runs as long as stock lasts. */
  saleEndsOn: z.string().nullable(),
  stock: z.int(),
  stockIsMinimum: z.boolean(),
  stockSource: z.enum(['own', 'supplier']),
  /** Tyres of the stock reserved by open bookings. */
  reserved: z.int(),
  ean: z.string().nullable(),
  hasPicture: z.boolean(),
  /** All three values of the EU label are known. */
  hasLabel: z.boolean(),
  version: z.int32(),
});
export type SheetRow = z.infer<typeof sheetRowSchema>;

export const listSheet = endpoint('GET /tires/sheet', {
  access: 'staff',
  summary: 'Tyres on sale as rows of a sheet; the header X-Total-Count says how many fit the filter',
  query: z.object({
    ...sheetFilterFields,
    sort: z.enum(SHEET_SORTS).default('manufacturer'),
    direction: z.enum(SHEET_DIRECTIONS).default('asc'),
    offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
    limit: z.coerce.number().int().min(1).max(MAX_ROWS).default(100),
  }),
  output: z.array(sheetRowSchema),
});
export type SheetQuery = z.output<typeof listSheet.query>;

export const putSheetRow = endpoint('PUT /tires/sheet/:productId', {
  access: 'staff',
  summary: 'Sets the price or the stock of one tyre; the answer can be undone once as a change of prices',
  body: z.strictObject({
    price: priceSchema.optional(),
    stock: z.int(stockWrong).min(0, stockWrong).max(100_000, stockWrong).optional(),
    version: z.int32(),
  }),
  output: z.object({
    row: sheetRowSchema,
    /** What takes it back; null when nothing changed. */
    change: idSchema.nullable(),
    hasEndedOffer: z.boolean(),
  }),
});
export type CellsInput = z.output<typeof putSheetRow.body>;

export const exportSheet = endpoint('POST /tires/sheet/export', {
  access: 'staff',
  summary: 'Tyres on sale as CSV for a Finnish spreadsheet; its rows can be pasted back',
  body: z.strictObject({ selection: selectionSchema }),
  output: z.object({
    fileName: z.string(),
    /** With the byte-order mark. */
    text: z.string(),
  }),
});
