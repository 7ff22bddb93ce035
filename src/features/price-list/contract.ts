// What others may know of the price list: its rows as the API shows them, the two calls, the page.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { PRICED_SERVICES, SECTIONS, UNITS } from './price-list.ts';

/** Changes of the list drop cached pages with this tag. */
export const PRICE_LIST_TAG = 'price-list';

export const PRICE_LIST_PATH = '/hinnasto';

const text = (longest: number) => z.string().trim().max(longest);
const euros = z.number().min(0).max(100_000).multipleOf(0.01).nullable();
const inches = z.int().min(8).max(30).nullable().default(null);

const rowFields = {
  section: z.enum(SECTIONS),
  /** What the row means to the product; '' for a row that is only shown. */
  service: z.enum([...PRICED_SERVICES, '']).default(''),
  title: text(80).min(1),
  note: text(300).default(''),
  unit: z.enum(UNITS),
  minRim: inches,
  maxRim: inches,
  /** Euros with VAT; null: on request. */
  prices: z.strictObject({ passenger: euros, suv: euros, van: euros }),
  isFrom: z.boolean().default(false),
};

export const priceRowSchema = z.strictObject({ _id: idSchema, ...rowFields });
export type PriceRowResponse = z.infer<typeof priceRowSchema>;

const rowInputSchema = z.strictObject({ _id: idSchema.optional(), ...rowFields });
export type PriceRowInput = z.infer<typeof rowInputSchema>;

const sentRows = z.array(rowInputSchema).max(120);

export const getPriceList = endpoint('GET /price-list', {
  access: 'everyone',
  summary: 'Prices of services in euros with VAT; staff get the version in the header X-Version',
  output: z.array(priceRowSchema),
});

export const putPriceList = endpoint('PUT /price-list', {
  access: 'staff',
  summary: 'Replaces the price list, in the order given',
  body: z.union([sentRows, z.strictObject({ items: sentRows, version: z.int32().optional() })]),
  output: z.array(priceRowSchema),
});
export type PriceListInput = z.output<typeof putPriceList.body>;
