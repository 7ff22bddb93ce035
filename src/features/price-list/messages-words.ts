// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
export const priceListWords = {
  entities: { 'price-list': 'Hinnasto' },
  fields: { cents: 'Hinta (senttiä)', section: 'Osio', unit: 'Yksikkö', note: 'Huomautus' },
} as const;
