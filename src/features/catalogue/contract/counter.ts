// The counter search: what a clerk reads to a customer on the phone, from one call.
import { z } from 'zod';

import { endpoint } from '../../../platform/contract/endpoint.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { pagingQuery } from '../../../platform/contract/paging.ts';

const MAX_FOUND = 50;

/** A tyre as it is quoted: every price and text as the public pages show them. Money in cents with VAT. */
export const counterTyreSchema = z.object({
  _id: idSchema,
  sizeId: idSchema,
  /** 'Nokian Hakkapeliitta R5' */
  name: z.string(),
  size: z.string(),
  /** '91T XL' */
  service: z.string(),
  /** 'Kitka' */
  season: z.string(),
  /** Price of one tyre, that of a running offer; 0: the price is on request. */
  cents: z.int(),
  /** The struck-through price next to it. */
  struckCents: z.int().nullable(),
  /** Four fitted, or four tyres alone where the price list has no fitting; null: on request. */
  setCents: z.int().nullable(),
  /** 'asennettuna, 4 kpl' */
  setWords: z.string(),
  /** 'Heti hyllyssä, 8 kpl' */
  stock: z.string(),
  /** 'Hyllyssä. Asennus aikaisintaan ti 24.11. klo 9.00' */
  day: z.string(),
  /** Stock and first day in a few words: 'hyllyssä 8 kpl · ma 30.11. klo 9.45' */
  brief: z.string(),
  /** Path of the public page. */
  url: z.string(),
});
export type CounterTyre = z.infer<typeof counterTyreSchema>;

export const searchCounter = endpoint('GET /tires/counter', {
  access: 'staff',
  summary:
    'Tyres by size or words as a clerk quotes them: price, four fitted, stock and first day; own shelf first, then by price; a last word k, n or ke means friction, studded or summer tyres',
  query: z.object({ q: z.string().optional(), ...pagingQuery(MAX_FOUND) }),
  output: z.object({ items: z.array(counterTyreSchema), total: z.int() }),
});

export const quoteSchema = z.object({
  tyre: counterTyreSchema,
  /** What the price of four is made of: ['4 × 131 €', '524 €'], the sum last; empty when the price is on request. */
  ledger: z.array(z.tuple([z.string(), z.string()])),
  /** 'EU-merkintä: …' */
  label: z.string(),
  /** Tyres of the same size and kind that carry as much. */
  alternatives: z.array(counterTyreSchema),
  /** The offer as a message to a customer, in lines. */
  message: z.string(),
  /** Address of the booking page with this tyre; '' where the shop takes no bookings. */
  bookingUrl: z.string(),
});
export type Quote = z.infer<typeof quoteSchema>;

export const getQuote = endpoint('GET /tires/counter/:productId', {
  access: 'staff',
  summary: 'One tyre as a clerk quotes it: parts of the price, label, alternatives and a message to copy',
  output: quoteSchema,
});
