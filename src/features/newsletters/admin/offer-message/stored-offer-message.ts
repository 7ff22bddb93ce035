// An offer message that is being made, stored in this tab over a closed panel, a reload or a sign-in until it is used.
import { z } from 'zod';

import { removeDraft, storeDraft, readDraft } from '../../../../platform/browser/form/draft-storage.ts';
import { OFFER_TONES } from '../../messages/offer.ts';

const messageSchema = z.object({ subject: z.string(), content: z.string() });
export type Message = z.output<typeof messageSchema>;

const offerDraftSchema = z.object({
  /** Ids of products. */
  chosen: z.array(z.string()),
  tone: z.enum(OFFER_TONES),
  includeEndDate: z.boolean(),
  includeStock: z.boolean(),
  message: messageSchema.optional(),
  /** The one that was there before the last one was made. */
  previous: messageSchema.optional(),
});
export type OfferDraft = z.output<typeof offerDraftSchema>;

const NAME = 'offer-message';

export const EMPTY_OFFER_DRAFT: OfferDraft = {
  chosen: [],
  tone: 'exciting',
  includeEndDate: true,
  includeStock: false,
};

export function readOfferDraft(): OfferDraft {
  return readDraft(NAME, offerDraftSchema) ?? EMPTY_OFFER_DRAFT;
}

export function storeOfferDraft(draft: OfferDraft): void {
  storeDraft(NAME, draft);
}

export function removeOfferDraft(): void {
  removeDraft(NAME);
}
