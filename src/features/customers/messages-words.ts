// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
export const customersWords = {
  entities: { customer: 'Asiakas', vehicle: 'Asiakkaan auto' },
  fields: { summerSize: 'Kesärenkaiden koko', winterSize: 'Talvirenkaiden koko', version: 'Versio' },
  jobs: {
    'customers.forget': 'Vanhentuneiden asiakastietojen poisto',
    'customers.email': 'Asiakastilien sähköpostit',
    'customers.security-email': 'Asiakastilien turvaviestit',
  },
} as const;
