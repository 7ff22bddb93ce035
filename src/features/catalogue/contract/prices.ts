// The calls of changing many prices at once: tried out, applied, taken back once; and what one product has cost.
import { z } from 'zod';

import { endpoint } from '../../../platform/contract/endpoint.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { editingMessages } from '../messages/editing.ts';
import { PRICE_ROUNDINGS } from '../price/price-change.ts';
import { SEASONS, WINTER_TYPES } from '../search/search-filters.ts';
import { sheetFilterSchema } from './sheet-filter.ts';
import { priceSchema } from './values.ts';

/** More products than this are not changed in one go. */
export const MAX_PRICE_CHANGES = 100_000;
export const MAX_PASTED = 5_000;

/** Which products: all that fit every part that is given. */
export const selectionSchema = z.strictObject({
  ids: z.array(idSchema).max(MAX_PRICE_CHANGES).optional(),
  /** Names or slugs. */
  manufacturers: z.array(z.string().max(80)).max(200).optional(),
  type: z.enum(SEASONS).optional(),
  winterType: z.enum(WINTER_TYPES).optional(),
  sizeIds: z.array(idSchema).max(1000).optional(),
  diameters: z.array(z.number()).max(50).optional(),
  /** As the sheet of all tyres is filtered. */
  filter: sheetFilterSchema.optional(),
  /** All but these. */
  except: z.array(idSchema).max(MAX_PRICE_CHANGES).optional(),
});
export type PriceSelection = z.output<typeof selectionSchema>;

const { change: changeMissing, stock: stockWrong } = editingMessages.fields;

const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('percent'),
    /** 3 raises by 3 %, -5 lowers by 5 %. */
    percent: z.number(changeMissing).min(-90).max(300),
    rounding: z.enum(PRICE_ROUNDINGS).default('cent'),
    selection: selectionSchema,
  }),
  z.strictObject({
    kind: z.literal('euros'),
    euros: z.number(changeMissing).min(-10_000).max(10_000).multipleOf(0.01),
    rounding: z.enum(PRICE_ROUNDINGS).default('cent'),
    selection: selectionSchema,
  }),
  z.strictObject({
    kind: z.literal('rows'),
    /** Pasted rows: a product by its id or EAN, and its new price, stock or both. */
    rows: z
      .array(
        z
          .strictObject({
            product: z.string().trim().min(1).max(40),
            price: priceSchema.optional(),
            stock: z.int(stockWrong).min(0, stockWrong).max(100_000, stockWrong).optional(),
          })
          .refine(({ price, stock }) => price !== undefined || stock !== undefined, changeMissing),
      )
      .min(1)
      .max(MAX_PASTED),
  }),
]);
export type PriceChangeInput = z.output<typeof changeSchema>;

const euros = z.number();
export const priceChangePreviewSchema = z.object({
  /** How many products change, and how many stay as they are. */
  changed: z.int(),
  unchanged: z.int(),
  /** Left out, with the reason; the first 200. */
  skipped: z.array(z.object({ product: z.string(), message: z.string() })),
  skippedCount: z.int(),
  /** Offers that end because the price falls below them. */
  endedOffers: z.int(),
  /** Offers that continue next to a changed price. */
  keptOffers: z.int(),
  /** The first 200. */
  items: z.array(
    z.object({
      _id: idSchema,
      name: z.string(),
      size: z.string(),
      oldPrice: euros,
      newPrice: euros,
      oldStock: z.int(),
      newStock: z.int(),
      /** What becomes of the offer that runs; null without one. */
      offer: z.enum(['kept', 'ended']).nullable(),
    }),
  ),
  /** Sent back when applying: the change is made only if it is still this one. */
  fingerprint: z.string(),
});
export type PriceChangePreview = z.infer<typeof priceChangePreviewSchema>;

export const previewPriceChange = endpoint('POST /tires/prices/preview', {
  access: 'staff',
  summary: 'What a change of many prices would do',
  body: z.strictObject({ change: changeSchema }),
  output: priceChangePreviewSchema,
});

export const priceChangeSchema = z.object({
  _id: idSchema,
  changed: z.int(),
  createdAt: z.iso.datetime({ offset: true }),
  undoneAt: z.iso.datetime({ offset: true }).nullable(),
  /** After an undo: prices that had changed since and were left alone. */
  skippedCount: z.int(),
});

export const applyPriceChange = endpoint('POST /tires/prices', {
  access: 'staff',
  isCreation: true,
  summary: 'Changes many prices at once; the answer can be undone once',
  body: z.strictObject({ change: changeSchema, fingerprint: z.string().max(100).optional() }),
  output: priceChangeSchema,
});

/** How many changes are listed. */
export const MAX_LISTED_CHANGES = 20;

export const madeChangeSchema = z.object({
  _id: idSchema,
  createdAt: z.iso.datetime({ offset: true }),
  undoneAt: z.iso.datetime({ offset: true }).nullable(),
  /** The user names of who made it and who took it back; '' where nobody did or the audit log has forgotten it. */
  who: z.string(),
  undoneBy: z.string(),
  /** '471 rengasta: Nokian, +3 %, tasaeuroihin'; '' where it is forgotten. */
  summary: z.string(),
  /** How many tyres it touched, of how many the price, of how many the stock. */
  changed: z.int(),
  prices: z.int(),
  stocks: z.int(),
  /** Manufacturers of the tyres, in alphabetical order. */
  manufacturers: z.array(z.string()),
});
export type PriceChangeResponse = z.infer<typeof madeChangeSchema>;

export const listPriceChanges = endpoint('GET /tires/prices', {
  access: 'staff',
  summary: 'The newest changes of more than one tyre, each of which can be undone once',
  output: z.array(madeChangeSchema),
});

export const undoPriceChange = endpoint('POST /tires/prices/:id/undo', {
  access: 'staff',
  summary: 'Takes a change of many prices back; what was changed since then stays',
  output: priceChangeSchema,
});

export const getPriceHistory = endpoint('GET /tires/sizes/:sizeId/products/:productId/prices', {
  access: 'staff',
  summary: 'What a product has cost, newest first, with its offers',
  output: z.object({
    prices: z.array(
      z.object({
        at: z.iso.datetime({ offset: true }),
        price: euros,
        kind: z.enum(['regular', 'import']),
      }),
    ),
    offers: z.array(
      z.object({
        price: euros,
        name: z.string(),
        startedAt: z.iso.datetime({ offset: true }),
        endedAt: z.iso.datetime({ offset: true }).nullable(),
      }),
    ),
  }),
});
