// What an enquiry may be about, and how far the shop may be with it.
export const ENQUIRY_KINDS = ['rims', 'call-back', 'season-change'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const ENQUIRY_STATUSES = ['new', 'in-progress', 'handled'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];
