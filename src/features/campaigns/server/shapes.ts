// How a campaign stands in its row, before visitors and before staff.
import { invalid } from '../../../platform/contract/problem.ts';
import type { Campaign, ChangedCampaign, PublicCampaign, SentCampaign } from '../contract.ts';
import { discountFault } from '../discount.ts';
import type { CampaignRow, CampaignValues } from './store.ts';

export function valuesOf(
  sent: Omit<SentCampaign, '_id' | 'createdAt' | 'updatedAt' | 'version'>,
): CampaignValues {
  const { name, description, startDate, endDate, isActive, discountType, discountValue } = sent;
  return {
    name,
    description,
    image_url: sent.imageUrl,
    start_day: startDate,
    end_day: endDate,
    is_active: isActive,
    discount_type: discountType,
    discount_hundredths:
      discountType === 'free_shipping' || discountValue === null ? null : Math.round(discountValue * 100),
    discount_code: sent.discountCode,
  };
}

/** What is left out stays as `row` has it; 422 when the discount that comes of it breaks its rule. */
export function changedValues(sent: ChangedCampaign, row: CampaignRow): CampaignValues {
  const stored = campaignOf(row);
  const {
    description = stored.description,
    isActive = stored.isActive,
    discountType = stored.discountType,
    discountValue = stored.discountValue,
    discountCode = stored.discountCode,
    imageUrl = stored.imageUrl,
  } = sent;
  const message = discountFault(discountType, discountValue);
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

export function publicOf({ id, name, description, end_day, image_url }: CampaignRow): PublicCampaign {
  return { _id: id, name, description, endDate: end_day, imageUrl: image_url };
}

export function campaignOf(row: CampaignRow): Campaign {
  return {
    ...publicOf(row),
    startDate: row.start_day,
    isActive: row.is_active,
    discountType: row.discount_type,
    discountValue: row.discount_hundredths === null ? null : row.discount_hundredths / 100,
    discountCode: row.discount_code,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function auditFields(row: CampaignRow): Record<string, unknown> {
  const { _id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...fields } = campaignOf(row);
  return fields;
}
