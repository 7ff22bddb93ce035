// The calls of offers: put on and taken off by staff, tried out beforehand, listed.
import { z } from 'zod';

import { isDay } from '../../../platform/contract/dates.ts';
import { endpoint } from '../../../platform/contract/endpoint.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { pagingQuery } from '../../../platform/contract/paging.ts';
import { typedEuros } from '../../../platform/contract/typed.ts';
import { editingMessages } from '../messages/editing.ts';
import { SEASONS } from '../search/search-filters.ts';
import { endDaySchema, staffProductSchema, type StaffProduct } from './editing.ts';
import { priceSchema } from './values.ts';

const ignored = z.unknown().optional();
const text = (longest: number) =>
  z
    .string()
    .transform((typed) => typed.trim())
    .pipe(z.string().max(longest))
    .nullish();

export const OFFER_DURATIONS = ['date', 'stock'] as const;

export const offerInputSchema = z.strictObject({
  price: priceSchema,
  name: text(80),
  description: text(500),
  /** Last day, it included; null or left out: as long as stock lasts. */
  endDate: z.union([z.literal('').transform(() => null), endDaySchema]).optional(),
  /** 'date' requires an end date; 'stock' allows none. */
  durationType: z.enum(OFFER_DURATIONS).optional(),
  version: z.int32().optional(),
  isActive: ignored,
  startDate: ignored,
});
export type OfferInput = z.output<typeof offerInputSchema>;

export const offerFormSchema = z
  .object({
    /** The tyre's own price, which is not edited here: a changed one makes another offer of the same price. */
    originalPrice: z.number(),
    price: typedEuros(priceSchema),
    name: z.string(),
    description: z.string(),
    durationType: z.enum(OFFER_DURATIONS),
    endDate: z.string(),
  })
  .superRefine(({ durationType, endDate }, context) => {
    if (durationType === 'stock' || isDay(endDate)) return;
    context.addIssue({ code: 'custom', path: ['endDate'], message: editingMessages.fields.endDate });
  });

/** An offer by date when it has an end, as long as stock lasts otherwise; without one nothing is typed. */
export function offerValues({
  price: originalPrice,
  sale,
}: Pick<StaffProduct, 'price' | 'sale'>): z.output<typeof offerFormSchema> {
  return {
    originalPrice,
    price: sale?.price ?? Number.NaN,
    name: sale?.name ?? '',
    description: sale?.description ?? '',
    durationType: sale?.endDate ? 'date' : 'stock',
    endDate: sale?.endDate ?? '',
  };
}

export const postOffer = endpoint('POST /tires/sizes/:sizeId/products/:productId/sale', {
  access: 'staff',
  isCreation: true,
  summary: 'Puts a product on offer from now on, or changes the offer it is on',
  body: offerInputSchema,
  output: staffProductSchema,
});

export const deleteOffer = endpoint('DELETE /tires/sizes/:sizeId/products/:productId/sale', {
  access: 'staff',
  summary: 'Ends the offer of a product',
  output: staffProductSchema,
});

export const restoreOffer = endpoint('POST /tires/sizes/:sizeId/products/:productId/sale/restore', {
  access: 'staff',
  summary: 'Lets an offer that was ended a moment ago run on as the same offer, with its beginning',
  output: staffProductSchema,
});

const euros = z.number();

/** What the law allows for an offer that would begin now. */
export const offerPreviewSchema = z.object({
  price: euros,
  originalPrice: euros,
  /** Percents off the present price, one decimal: not what may be claimed. */
  percentOffOriginal: z.number(),
  /** The lowest price of the 30 days before; null without any history. */
  referencePrice: euros.nullable(),
  /** Whole percents that may be claimed; null: none, and nothing struck through. */
  allowedDiscountPercent: z.int().nullable(),
  /** The first day from which the offer could be compared with a higher price, if nothing changes before. */
  betterDay: z
    .object({ date: z.iso.date(), referencePrice: euros, allowedDiscountPercent: z.int().nullable() })
    .nullable(),
  /** A warning for staff; null when nothing is wrong. */
  warning: z.string().nullable(),
  /** What the price without VAT leaves over the purchase price, in percent of it; below zero it costs us more; null: that is unknown. */
  marginPercent: z.number().nullable(),
});
export type OfferPreview = z.infer<typeof offerPreviewSchema>;

export const previewOffer = endpoint('GET /tires/sizes/:sizeId/products/:productId/sale/preview', {
  access: 'staff',
  summary: 'What an offer at this price could lawfully be compared with, now and later',
  query: z.object({ price: z.coerce.number().min(0).max(100_000) }),
  output: offerPreviewSchema,
});

export const listOffers = endpoint('GET /tires/sales', {
  access: 'staff',
  summary: 'Products on offer now',
  query: z.object({ q: z.string().optional(), ...pagingQuery(1000) }),
  output: z.array(
    z.object({
      _id: idSchema,
      sizeId: idSchema,
      manufacturer: z.string(),
      model: z.string(),
      size: z.string(),
      category: z.enum(SEASONS),
      originalPrice: euros,
      salePrice: euros,
      referencePrice: euros.nullable(),
      discountPercent: z.int().nullable(),
      name: z.string(),
      description: z.string(),
      endDate: z.iso.date().nullable(),
      stock: z.int(),
      /** There are more than `stock`. */
      stockIsMinimum: z.boolean(),
    }),
  ),
});
