// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
import { discountTexts } from './messages.ts';

export const campaignsWords = {
  entities: { campaign: 'Kampanja' },
  fields: {
    startDate: 'Alkaa',
    endDate: 'Päättyy',
    discountType: 'Alennuksen tyyppi',
    discountValue: 'Alennus',
    discountCode: 'Alennuskoodi',
  },
  values: { discountType: discountTexts.types },
} as const;
