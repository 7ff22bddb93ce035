// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
export const customersWords = {
  entities: { customer: 'Asiakas', vehicle: 'Asiakkaan auto' },
  fields: { summerSize: 'Kesärenkaiden koko', winterSize: 'Talvirenkaiden koko', version: 'Versio' },
  jobs: {
    'customers.forget': 'Vanhentuneiden asiakastietojen poisto',
    'customers.email': 'Asiakastilien sähköpostit',
    'customers.security-email': 'Asiakastilien turvaviestit',
  },
} as const;
