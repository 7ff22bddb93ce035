// The call that compares a followed price with our own: the difference, what our price could be, and the prices of the same size.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { NO_SUGGESTION_REASONS } from './price-suggestion.ts';

/** Euros for one tyre with VAT. */
const euros = z.number();

const oursSchema = z.strictObject({
  _id: idSchema,
  sizeId: idSchema,
  name: z.string(),
  /** '205/55R16 91T'. */
  size: z.string(),
  /** '205/55R16' */
  fullSize: z.string(),
  /** The normal price; 0: on request. */
  price: euros,
  /** Price of the running offer. */
  salePrice: euros.nullable(),
  /** The lowest price that leaves the margin; null when what the tyre cost us is not known. */
  floor: euros.nullable(),
  marginPercent: z.number(),
  isOnSale: z.boolean(),
  /** Version of the product: sent with a new price. */
  version: z.int32(),
});
export type OurTyre = z.infer<typeof oursSchema>;

/** Whole euros at or below their price while ours is more expensive, and the remaining margin. */
export const answerSchema = z.strictObject({
  price: euros,
  /** Percents on the net price; null when what the tyre cost us is not known. */
  marginPercent: z.number().nullable(),
});

const suggestionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('price'),
    price: euros,
    /** The margin stopped it above their price. */
    isAtFloor: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('none'), reason: z.enum(NO_SUGGESTION_REASONS) }),
]);
export type SuggestionInput = z.infer<typeof suggestionSchema>;

const leagueRowSchema = z.strictObject({
  /** Id of the tracking, or of our product. */
  _id: idSchema,
  isOurs: z.boolean(),
  /** The competitor's name; empty for our own shop. */
  seller: z.string(),
  product: z.string(),
  price: euros,
  /** 1 is the cheapest; like prices share a place. */
  place: z.int(),
  /** The requested tracking. */
  isRequested: z.boolean(),
  /** Read by the last check; otherwise it is the price known before. */
  isCurrent: z.boolean(),
});
export type LeagueRow = z.infer<typeof leagueRowSchema>;

export const marketSchema = z.strictObject({
  /** null: none is linked, or it has left the catalogue. */
  ours: oursSchema.nullable(),
  theirs: euros.nullable(),
  /** How much more expensive ours is (below nothing: cheaper), in euros and in percents of theirs with one decimal. */
  difference: z.strictObject({ euros, percent: z.number() }).nullable(),
  /** null: there is nothing to answer. */
  answer: answerSchema.nullable(),
  /** null without an own tyre. */
  suggestion: suggestionSchema.nullable(),
  /** Our prices of the tyre over time, offers included, the latest first, 200 at most. */
  ourPrices: z.array(z.strictObject({ price: euros, changedAt: z.iso.datetime({ offset: true }) })),
  /** Followed prices of the same size and ours, the cheapest first; null when the size is not known. */
  league: z.strictObject({ size: z.string(), rows: z.array(leagueRowSchema) }).nullable(),
});
export type Market = z.infer<typeof marketSchema>;

export const getMarket = endpoint('GET /competitor-prices/:id/market', {
  access: 'staff',
  summary: 'A followed price beside ours, what ours could be, and the followed prices of the same size',
  output: marketSchema,
});
