// The call that makes an offer message.
import { z } from 'zod';

import { endpoint } from '../../../platform/contract/endpoint.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { OFFER_TONES } from '../messages/offer.ts';

/** Tyres in one message. */
export const MAX_OFFERED = 20;
/** Tyres used when none are chosen and no number is given. */
export const USUALLY_OFFERED = 5;

/** A product by its id, or any object that has one, such as a row of the list of offers. */
const chosenProduct = z.union([idSchema, z.looseObject({ _id: idSchema }).transform(({ _id }) => _id)]);

export const generateDiscountMessage = endpoint('POST /newsletters/generate-discount-message', {
  access: 'staff',
  summary: 'Writes an offer message about products on offer: the chosen ones, or the first of them',
  body: z.strictObject({
    tone: z.enum(OFFER_TONES).default('exciting'),
    includeEndDate: z.boolean().default(true),
    includeStock: z.boolean().default(false),
    selectedProducts: z.array(chosenProduct).max(200).default([]),
    /** True: of the ready sentences, also where a language model words the others. */
    isReady: z.boolean().default(false),
    productCount: z.int().min(1).max(MAX_OFFERED).default(USUALLY_OFFERED),
  }),
  output: z.strictObject({ subject: z.string(), content: z.string() }),
});
