// What others may know of campaigns: what visitors see, what staff edit, and the calls.
import { z } from 'zod';

import { helsinkiDay } from '../../platform/contract/dates.ts';
import { endpoint, readOnly } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { pagingQuery } from '../../platform/contract/paging.ts';
import { discountError, DISCOUNT_TYPES, type DiscountType } from './discount.ts';
import { campaignErrors as errors } from './messages.ts';

/** Changes of campaigns drop everything cached under this tag. */
export const CAMPAIGNS_TAG = 'campaigns';

const MAX_LISTED = 200;

/** What visitors see: never the code. */
export const publicCampaignSchema = z.strictObject({
  _id: idSchema,
  name: z.string(),
  description: z.string(),
  /** The last day, as '2026-12-06'. */
  endDate: z.iso.date(),
  imageUrl: z.string(),
});
export type PublicCampaign = z.infer<typeof publicCampaignSchema>;

export const campaignSchema = z.strictObject({
  ...publicCampaignSchema.shape,
  startDate: z.iso.date(),
  isActive: z.boolean(),
  discountType: z.enum(DISCOUNT_TYPES),
  /** Percent or euros; null for free shipping. */
  discountValue: z.number().nullable(),
  /** Empty when there is none. */
  discountCode: z.string(),
  version: z.int32(),
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** A day, or an instant, read as the shop's day it falls on. */
const day = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: errors.badDay })
  .transform((text) => (text.length === 10 ? text : helsinkiDay(new Date(text))));

const imageUrl = z
  .string()
  .max(300)
  .refine((path) => path !== '', { error: errors.imageMissing, abort: true })
  .refine((path) => /^\/(?!\/)/.test(path), { error: errors.imageForeign });

export const campaignTextFields = {
  name: z.string().trim().min(1, errors.nameMissing).max(120, errors.nameTooLong),
  description: z.string().trim().max(2000, errors.descriptionTooLong),
  discountCode: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}_-]{0,40}$/u, errors.badCode),
};
const { name, description, discountCode } = campaignTextFields;
const isActive = z.boolean();
const discountType = z.enum(DISCOUNT_TYPES);
const discountValue = z
  .number()
  .min(0, { error: errors.valueNegative, abort: true })
  .max(100_000)
  .multipleOf(0.01)
  .nullable();

/** Whether staff have seen and confirmed the claims without proof. false: refused with open claims. */
const hasConfirmedClaims = z.boolean().optional();

interface Days {
  startDate: string;
  endDate: string;
}

export function checkDays({ startDate, endDate }: Days, context: z.RefinementCtx): void {
  if (endDate < startDate) {
    context.addIssue({ code: 'custom', path: ['endDate'], message: errors.endBeforeStart });
  }
}

interface Discount {
  discountType: DiscountType;
  discountValue: number | null;
}

function checkDiscount(
  { discountType: type, discountValue: value }: Discount,
  context: z.RefinementCtx,
): void {
  const message = discountError(type, value);
  if (message !== undefined) context.addIssue({ code: 'custom', path: ['discountValue'], message });
}

/** A new campaign; what is left out is filled. */
export const campaignInputSchema = z
  .strictObject({
    ...readOnly(campaignSchema),
    name,
    description: description.default(''),
    startDate: day,
    endDate: day,
    isActive: isActive.default(true),
    discountType: discountType.default('percentage'),
    discountValue: discountValue.default(null),
    discountCode: discountCode.default(''),
    imageUrl: z.string({ error: errors.imageMissing }).pipe(imageUrl),
    hasConfirmedClaims,
  })
  .superRefine(checkDays)
  .superRefine(checkDiscount);
export type CampaignInput = z.output<typeof campaignInputSchema>;

/** An edited campaign; what is left out stays as it was, so the discount is checked with what is stored. */
export const campaignUpdateSchema = z
  .strictObject({
    ...readOnly(campaignSchema),
    name,
    description: description.optional(),
    startDate: day,
    endDate: day,
    isActive: isActive.optional(),
    discountType: discountType.optional(),
    discountValue: discountValue.optional(),
    discountCode: discountCode.optional(),
    imageUrl: imageUrl.optional(),
    hasConfirmedClaims,
    version: z.int32().optional(),
  })
  .superRefine(checkDays);
export type CampaignUpdate = z.output<typeof campaignUpdateSchema>;

export const getActiveCampaigns = endpoint('GET /campaigns/active', {
  access: 'everyone',
  summary: 'Campaigns that visitors see today, those that end first in front',
  output: z.array(publicCampaignSchema),
});

/** The kind of daily counts: a visitor has opened a campaign's own view. */
export const CAMPAIGN_OPENED_KIND = 'campaign';

export const noteCampaignOpened = endpoint('POST /campaigns/:id/openings', {
  access: 'everyone',
  summary: 'Counts that somebody opened the view of a campaign; nothing of who it was is stored',
  output: null,
});

export const getCampaigns = endpoint('GET /campaigns', {
  access: 'staff',
  summary: 'All campaigns, the latest first; the header X-Total-Count gives how many there are',
  query: z.object({ q: z.string().trim().max(100).optional(), ...pagingQuery(MAX_LISTED) }),
  output: z.array(campaignSchema),
});
export type CampaignQuery = z.output<typeof getCampaigns.query>;

export const getCampaign = endpoint('GET /campaigns/:id', {
  access: 'staff',
  summary: 'One campaign with all that staff know of it',
  output: campaignSchema,
});

export const postCampaign = endpoint('POST /campaigns', {
  access: 'staff',
  isCreation: true,
  summary: 'Creates a campaign',
  body: campaignInputSchema,
  output: campaignSchema,
});

export const putCampaign = endpoint('PUT /campaigns/:id', {
  access: 'staff',
  summary:
    'Changes a campaign; description, discount, code, picture and state stay as they are when left out',
  body: campaignUpdateSchema,
  output: campaignSchema,
});

export const deactivateCampaign = endpoint('PUT /campaigns/:id/deactivate', {
  access: 'staff',
  summary: 'Hides a campaign from visitors',
  output: campaignSchema,
});

export const reactivateCampaign = endpoint('PUT /campaigns/:id/reactivate', {
  access: 'staff',
  summary: 'Shows a campaign to visitors again, on its days',
  output: campaignSchema,
});

export const deleteCampaign = endpoint('DELETE /campaigns/:id', {
  access: 'staff',
  summary: 'Deletes a campaign; it can be brought back',
  output: null,
});

export const restoreCampaign = endpoint('PUT /campaigns/:id/restore', {
  access: 'staff',
  summary: 'Brings a deleted campaign back as it was',
  output: campaignSchema,
});
