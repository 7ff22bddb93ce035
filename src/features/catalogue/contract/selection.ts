// The calls over tyres chosen in the sheet: off sale and back, on offer with its lawful preview and off again.
import { z } from 'zod';

import { endpoint } from '../../../platform/contract/endpoint.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { PRICE_ROUNDINGS } from '../price/price-change.ts';
import { selectionSchema } from './prices.ts';

/** Tyres taken off sale or put on offer at once. */
export const MAX_SELECTED = 200;

const ids = z.array(idSchema).max(MAX_SELECTED);

export const withdrawSelected = endpoint('POST /tires/selection/withdraw', {
  access: 'staff',
  summary: 'Takes up to 200 tyres off sale for good, imports or not; their offers end',
  body: z.strictObject({ selection: selectionSchema }),
  /** Ids of the tyres that were on sale. */
  output: z.object({ ids }),
});

export const restoreSelected = endpoint('POST /tires/selection/restore', {
  access: 'staff',
  summary: 'Puts tyres that were taken off sale by hand back on sale',
  body: z.strictObject({ ids }),
  output: z.object({ restored: z.int() }),
});

const offerSchema = z.strictObject({
  selection: selectionSchema,
  /** 10 is 10 % off the present price. */
  percent: z.number().min(1).max(90),
  rounding: z.enum(PRICE_ROUNDINGS).default('cent'),
  /** Last day, it included; null: as long as stock lasts. */
  endDate: z.iso.date().nullable(),
});
export type SelectedOfferInput = z.output<typeof offerSchema>;

const euros = z.number();

export const previewSelectedOffer = endpoint('POST /tires/selection/offer-preview', {
  access: 'staff',
  summary: 'What offers of up to 200 tyres would cost and could lawfully be compared with',
  body: offerSchema,
  output: z.object({
    items: z.array(
      z.object({
        _id: idSchema,
        name: z.string(),
        size: z.string(),
        price: euros,
        offerPrice: euros,
        /** Whole percents that may be claimed; null: none, and nothing is struck through. */
        allowedDiscountPercent: z.int().nullable(),
      }),
    ),
    /** Left out, with the reason. */
    skipped: z.array(z.object({ product: z.string(), message: z.string() })),
  }),
});
export type SelectedOfferPreview = z.output<typeof previewSelectedOffer.output>;

export const offerSelected = endpoint('POST /tires/selection/offer', {
  access: 'staff',
  isCreation: true,
  summary: 'Puts up to 200 tyres on offer from now on; tyres that are on offer already stay as they are',
  body: offerSchema,
  /** Ids of the tyres put on offer, and when. */
  output: z.object({ ids, at: z.iso.datetime({ offset: true }) }),
});

export const endSelectedOffers = endpoint('POST /tires/selection/end-offers', {
  access: 'staff',
  summary: 'Ends the offers of these tyres that began at a moment and still run',
  body: z.strictObject({ ids, at: z.iso.datetime({ offset: true }) }),
  output: z.object({ ended: z.int() }),
});
