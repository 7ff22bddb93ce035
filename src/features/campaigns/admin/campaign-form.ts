// A campaign as a form: the values of its fields, what is sent of it, its sentences and its labels.
import { z } from 'zod';

import type { FieldTable } from '../../../platform/browser/form/field-table.ts';
import { daysBetween, formatDate, isDay } from '../../../platform/contract/dates.ts';
import { numberText, readNumber } from '../../../platform/contract/typed.ts';
import { campaignTextFields, checkDays } from '../contract.ts';
import { discountError, DISCOUNT_TYPES, discountUnit, type DiscountType } from '../discount.ts';
import { campaignFormMessages as messages } from '../messages-admin.ts';
import { campaignErrors as errors } from '../messages.ts';

const formFields = {
  ...campaignTextFields,
  /** An edited campaign without a new one keeps its stored picture. */
  imageUrl: z.string(),
  startDate: z.iso.date(errors.startMissing),
  endDate: z.iso.date(errors.endMissing),
  isActive: z.boolean(),
  discountType: z.enum(DISCOUNT_TYPES),
  /** Null for none, NaN for what is no number: whether either is wrong depends on the type. */
  discountValue: z.codec(z.string(), z.union([z.number(), z.nan()]).nullable(), {
    decode: (text) => (text.trim() === '' ? null : readNumber(text)),
    encode: (value) => (value === null ? '' : numberText(value)),
  }),
};

const hundredths = z.number(errors.valueUnreadable).multipleOf(0.01, errors.valueUnreadable).nullable();

interface Discount {
  discountType: DiscountType;
  discountValue: number | null;
}

function checkDiscount({ discountType, discountValue }: Discount, context: z.RefinementCtx): void {
  if (discountUnit(discountType) === null) return;
  const message =
    hundredths.safeParse(discountValue).error?.issues[0]?.message ??
    discountError(discountType, discountValue);
  if (message !== undefined) context.addIssue({ code: 'custom', path: ['discountValue'], message });
}

export const campaignFormSchema = z.object(formFields).superRefine(checkDays).superRefine(checkDiscount);
export type CampaignForm = z.input<typeof campaignFormSchema>;

export const newCampaignFormSchema = z
  .object({ ...formFields, imageUrl: z.string().min(1, errors.imageMissing) })
  .superRefine(checkDays)
  .superRefine(checkDiscount);

const dayText = (day: string) => (isDay(day) ? formatDate(day) : '');

export const campaignFields: FieldTable<CampaignForm> = [
  { name: 'name', label: messages.name },
  { name: 'description', label: messages.description },
  { name: 'imageUrl', label: messages.image },
  { name: 'startDate', label: messages.startDate, text: ({ startDate }) => dayText(startDate) },
  { name: 'endDate', label: messages.endDate, text: ({ endDate }) => dayText(endDate) },
  {
    name: 'discountType',
    label: messages.discountType,
    text: ({ discountType }) => messages.types[discountType],
  },
  {
    name: 'discountValue',
    label: messages.discountValue,
    text: ({ discountType, discountValue }) => (discountUnit(discountType) === null ? '' : discountValue),
  },
  { name: 'discountCode', label: messages.discountCode },
  { name: 'isActive', label: messages.isActive },
];

/** What is sent of the form; without a picture the stored one stays. */
export function campaignBody({ imageUrl, ...campaign }: z.output<typeof campaignFormSchema>) {
  return {
    ...campaign,
    discountValue: discountUnit(campaign.discountType) === null ? null : campaign.discountValue,
    ...(imageUrl !== '' && { imageUrl }),
  };
}

/** How many days the campaign takes, both ends included; undefined while they are not in order. */
export function lengthInDays({ startDate, endDate }: CampaignForm): number | undefined {
  if (!isDay(startDate) || !isDay(endDate) || endDate < startDate) return undefined;
  return daysBetween(startDate, endDate) + 1;
}
