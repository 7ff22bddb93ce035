// What others may know of campaigns: what visitors see, what staff edit, and the calls.
import { z } from 'zod';

import { helsinkiDay } from '../../platform/contract/dates.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { pagingQuery } from '../../platform/contract/paging.ts';
import { campaignErrors as errors } from './messages.ts';

/** Changes of campaigns drop everything kept under this tag. */
export const CAMPAIGNS_TAG = 'campaigns';

export const DISCOUNT_TYPES = ['percentage', 'fixed_amount', 'free_shipping'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

const MOST_LISTED = 200;

/** What visitors are told: never the code. */
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

/** A day, or an instant that stands for the shop's day it falls on. */
const day = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], { error: errors.badDay })
  .transform((text) => (text.length === 10 ? text : helsinkiDay(new Date(text))));

const name = z.string().trim().min(1, errors.nameMissing).max(120, errors.nameTooLong);
const imageUrl = z
  .string()
  .max(300)
  .refine((path) => path !== '', { error: errors.imageMissing, abort: true })
  .refine((path) => /^\/(?!\/)/.test(path), { error: errors.imageForeign });

/** Fields as staff send them; the server fills what is left out on creation. */
const sentFields = {
  name,
  description: z.string().trim().max(2000, errors.descriptionTooLong).default(''),
  startDate: day,
  endDate: day,
  isActive: z.boolean().default(true),
  discountType: z.enum(DISCOUNT_TYPES).default('percentage'),
  discountValue: z.number().min(0).max(100_000).multipleOf(0.01).nullable().default(null),
  discountCode: z
    .string()
    .trim()
    .regex(/^[\p{L}\p{N}_-]{0,40}$/u, errors.badCode)
    .default(''),
};

const readOnly = {
  _id: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  updatedAt: z.unknown().optional(),
};

interface Checked {
  startDate: string;
  endDate: string;
  discountType: DiscountType;
  discountValue: number | null;
}

/** Rules over several fields; free shipping has no value, the others need one. */
function checkTogether(sent: Checked, context: z.RefinementCtx): void {
  const fail = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (sent.endDate < sent.startDate) fail('endDate', errors.endBeforeStart);
  if (sent.discountType === 'free_shipping') return;
  if (sent.discountValue === null) fail('discountValue', errors.valueMissing);
  else if (sent.discountType === 'percentage' && sent.discountValue > 100) {
    fail('discountValue', errors.badPercentage);
  }
}

export const sentCampaignSchema = z
  .strictObject({
    ...sentFields,
    imageUrl: z.string({ error: errors.imageMissing }).pipe(imageUrl),
    ...readOnly,
    version: z.unknown().optional(),
  })
  .superRefine(checkTogether);
export type SentCampaign = z.output<typeof sentCampaignSchema>;

/** An edited campaign keeps its picture when none is sent, and stays as active as it was unless told. */
export const changedCampaignSchema = z
  .strictObject({
    ...sentFields,
    isActive: z.boolean().optional(),
    imageUrl: imageUrl.optional(),
    ...readOnly,
    version: z.int32().optional(),
  })
  .superRefine(checkTogether);
export type ChangedCampaign = z.output<typeof changedCampaignSchema>;

const params = z.object({ id: idSchema });

export const getActiveCampaigns = endpoint({
  method: 'GET',
  path: '/campaigns/active',
  access: 'everyone',
  summary: 'Campaigns that visitors see today, those that end first in front',
  output: z.array(publicCampaignSchema),
});

export const getCampaigns = endpoint({
  method: 'GET',
  path: '/campaigns',
  access: 'staff',
  summary: 'All campaigns, the latest first; the header X-Total-Count tells how many there are',
  query: z.object({ q: z.string().trim().max(100).optional(), ...pagingQuery(MOST_LISTED) }),
  output: z.array(campaignSchema),
});
export type CampaignQuery = z.output<typeof getCampaigns.query>;

export const postCampaign = endpoint({
  method: 'POST',
  path: '/campaigns',
  access: 'staff',
  summary: 'Creates a campaign',
  body: sentCampaignSchema,
  output: campaignSchema,
  status: 201,
});

export const putCampaign = endpoint({
  method: 'PUT',
  path: '/campaigns/:id',
  access: 'staff',
  summary: 'Changes a campaign; without a picture it keeps the one it has',
  params,
  body: changedCampaignSchema,
  output: campaignSchema,
});

export const deactivateCampaign = endpoint({
  method: 'PUT',
  path: '/campaigns/:id/deactivate',
  access: 'staff',
  summary: 'Hides a campaign from visitors',
  params,
  output: campaignSchema,
});

export const reactivateCampaign = endpoint({
  method: 'PUT',
  path: '/campaigns/:id/reactivate',
  access: 'staff',
  summary: 'Shows a campaign to visitors again, on its days',
  params,
  output: campaignSchema,
});

export const deleteCampaign = endpoint({
  method: 'DELETE',
  path: '/campaigns/:id',
  access: 'staff',
  summary: 'Deletes a campaign; it can be brought back',
  params,
  output: null,
});

export const restoreCampaign = endpoint({
  method: 'PUT',
  path: '/campaigns/:id/restore',
  access: 'staff',
  summary: 'Brings a deleted campaign back as it was',
  params,
  output: campaignSchema,
});
