// Maps the row of a campaign to what visitors and staff get.
import { invalid } from '../../../platform/contract/problem.ts';
import { toApiRecord } from '../../../platform/server/db/to-api-record.ts';
import type { Campaign, CampaignUpdate, PublicCampaign } from '../contract.ts';
import { discountError, discountText, discountUnit } from '../discount.ts';
import type { CampaignRow, CampaignValues } from './store.ts';

type CampaignFields = Omit<Campaign, '_id' | 'version' | 'createdAt' | 'updatedAt'>;

export function valuesOf({
  startDate,
  endDate,
  discountType,
  discountValue,
  ...sent
}: CampaignFields): CampaignValues {
  const { name, description, imageUrl, isActive, discountCode } = sent;
  const fields = { name, description, imageUrl, isActive, discountType, discountCode };
  const hasValue = discountUnit(discountType) !== null && discountValue !== null;
  return {
    ...fields,
    startDay: startDate,
    endDay: endDate,
    discountHundredths: hasValue ? Math.round(discountValue * 100) : null,
  };
}

/** What is left out stays as `row` has it; 422 when the discount that comes of it breaks its rule. */
export function changedValues(sent: CampaignUpdate, row: CampaignRow): CampaignValues {
  const stored = campaignOf(row);
  const {
    description = stored.description,
    isActive = stored.isActive,
    discountType = stored.discountType,
    discountValue = stored.discountValue,
    discountCode = stored.discountCode,
    imageUrl = stored.imageUrl,
  } = sent;
  const message = discountError(discountType, discountValue);
  if (message !== undefined) {
    throw invalid('campaign.bad_discount', message, [{ path: 'discountValue', code: 'custom', message }]);
  }
  const { name, startDate, endDate } = sent;
  return valuesOf({
    name,
    description,
    startDate,
    endDate,
    isActive,
    discountType,
    discountValue,
    discountCode,
    imageUrl,
  });
}

export function publicOf({ id, name, description, endDay, imageUrl }: CampaignRow): PublicCampaign {
  return { _id: id, name, description, endDate: endDay, imageUrl };
}

export function campaignOf({
  startDay: startDate,
  endDay: endDate,
  discountHundredths: hundredths,
  ...row
}: CampaignRow): Campaign {
  return {
    ...toApiRecord(row),
    startDate,
    endDate,
    discountValue: hundredths === null ? null : hundredths / 100,
  };
}

export function auditOf(row: CampaignRow) {
  const { _id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...rest } = campaignOf(row);
  const fields = { ...rest, discountValue: discountText(rest.discountType, rest.discountValue) };
  return { entity: 'campaign', entityId: row.id, name: row.name, fields };
}
