// An offer message that is being made, kept in this tab over a closed panel, a reload or a sign-in until it is used.
import { z } from 'zod';

import { forgetDraft, keepDraft, readDraft } from '../../../platform/browser/kept-draft.ts';
import { OFFER_TONES } from '../messages-offer.ts';

const messageSchema = z.object({ subject: z.string(), content: z.string() });
export type Message = z.output<typeof messageSchema>;

const makingSchema = z.object({
  /** Ids of products. */
  chosen: z.array(z.string()),
  tone: z.enum(OFFER_TONES),
  includeEndDate: z.boolean(),
  includeStock: z.boolean(),
  message: messageSchema.optional(),
  /** The one that was there before the last one was made. */
  previous: messageSchema.optional(),
});
export type Making = z.output<typeof makingSchema>;

const NAME = 'offer-message';

export const NOTHING_MADE: Making = {
  chosen: [],
  tone: 'exciting',
  includeEndDate: true,
  includeStock: false,
};

export function readMaking(): Making {
  return readDraft(NAME, makingSchema) ?? NOTHING_MADE;
}

export function keepMaking(making: Making): void {
  keepDraft(NAME, making);
}

export function forgetMaking(): void {
  forgetDraft(NAME);
}
