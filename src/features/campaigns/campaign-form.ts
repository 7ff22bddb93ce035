// The form of a campaign: what its fields hold while they are typed, what is wrong with them, and what is sent.
import { z } from 'zod';

import { daysBetween, isDay } from '../../platform/contract/dates.ts';
import type { IsoDay } from '../../platform/contract/dates.ts';
import type { Campaign, SentCampaign } from './contract.ts';
import { discountFault, DISCOUNT_TYPES } from './discount.ts';
import { campaignErrors as errors } from './messages.ts';

export const campaignFormSchema = z.strictObject({
  name: z.string(),
  description: z.string(),
  imageUrl: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  isActive: z.boolean(),
  discountType: z.enum(DISCOUNT_TYPES),
  /** As typed: '12,5'. */
  discountValue: z.string(),
  discountCode: z.string(),
});
export type CampaignForm = z.output<typeof campaignFormSchema>;
export type CampaignFaults = Readonly<Partial<Record<keyof CampaignForm, string>>>;

/** What is sent of the form; without a picture the stored one stays. */
export type CampaignBody = Pick<
  SentCampaign,
  | 'name'
  | 'description'
  | 'startDate'
  | 'endDate'
  | 'isActive'
  | 'discountType'
  | 'discountValue'
  | 'discountCode'
>;

export function emptyForm(today: IsoDay): CampaignForm {
  return {
    name: '',
    description: '',
    imageUrl: '',
    startDate: today,
    endDate: '',
    isActive: true,
    discountType: 'percentage',
    discountValue: '',
    discountCode: '',
  };
}

export function formOf(campaign: Campaign): CampaignForm {
  const { name, description, imageUrl, startDate, endDate, isActive, discountType, discountCode } = campaign;
  const value = campaign.discountValue;
  const discountValue = value === null ? '' : String(value).replace('.', ',');
  return {
    name,
    description,
    imageUrl,
    startDate,
    endDate,
    isActive,
    discountType,
    discountValue,
    discountCode,
  };
}

/** The number that is typed, with comma or point and at most two decimals; null for none, NaN for what is no such number. */
export function readDiscountValue(typed: string): number | null {
  const text = typed.replaceAll(/[\s\u00A0]/g, '').replace(',', '.');
  if (text === '') return null;
  return /^-?\d{1,6}(\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
}

export function bodyOf(form: CampaignForm): CampaignBody {
  const { name, description, startDate, endDate, isActive, discountType, discountCode } = form;
  const discountValue = discountType === 'free_shipping' ? null : readDiscountValue(form.discountValue);
  return { name, description, startDate, endDate, isActive, discountType, discountValue, discountCode };
}

/** What the form itself can see; an edited campaign has a picture already. */
export function faultsOf(form: CampaignForm, { isNew }: { isNew: boolean }): CampaignFaults {
  const { name, imageUrl, startDate, endDate } = form;
  const discountValue = valueFault(form);
  return {
    ...(name.trim() === '' && { name: errors.nameMissing }),
    ...(isNew && imageUrl === '' && { imageUrl: errors.imageMissing }),
    ...(!isDay(startDate) && { startDate: errors.startMissing }),
    ...(!isDay(endDate) && { endDate: errors.endMissing }),
    ...(isDay(startDate) && isDay(endDate) && endDate < startDate && { endDate: errors.endBeforeStart }),
    ...(discountValue !== undefined && { discountValue }),
  };
}

function valueFault({ discountType, discountValue }: CampaignForm): string | undefined {
  if (discountType === 'free_shipping') return undefined;
  const value = readDiscountValue(discountValue);
  return Number.isNaN(value) ? errors.valueUnreadable : discountFault(discountType, value);
}

/** How many days the campaign takes, both ends included; undefined while they are not in order. */
export function lengthInDays({ startDate, endDate }: CampaignForm): number | undefined {
  if (!isDay(startDate) || !isDay(endDate) || endDate < startDate) return undefined;
  return daysBetween(startDate, endDate) + 1;
}
