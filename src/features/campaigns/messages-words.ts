// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
import { discountTexts } from './messages.ts';

export const campaignsWords = {
  entities: { campaign: 'Kampanja' },
  places: { campaign: '/admin/campaigns/' },
  fields: {
    startDate: 'Alkaa',
    endDate: 'Päättyy',
    discountType: 'Alennuksen tyyppi',
    discountValue: 'Alennus',
    discountCode: 'Alennuskoodi',
  },
  values: { discountType: discountTexts.types },
} as const;
