// How a campaign stands in its row, before visitors and before staff.
import type { Campaign, ChangedCampaign, PublicCampaign, SentCampaign } from '../contract.ts';
import type { CampaignRow, CampaignValues } from './store.ts';

/** Everything but the picture; a change that does not say whether it is active leaves that as `wasActive`. */
export function valuesOf(
  sent: ChangedCampaign | SentCampaign,
  wasActive = true,
): Omit<CampaignValues, 'image_url'> {
  const { name, description, startDate, endDate, isActive, discountType, discountValue, discountCode } = sent;
  return {
    name,
    description,
    start_day: startDate,
    end_day: endDate,
    is_active: isActive ?? wasActive,
    discount_type: discountType,
    discount_hundredths:
      discountType === 'free_shipping' || discountValue === null ? null : Math.round(discountValue * 100),
    discount_code: discountCode,
  };
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
