// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
export const reviewsWords = { jobs: { 'reviews.refresh': 'Google-arvostelujen haku' } } as const;

export const serviceWords = {
  title: 'Google-arvostelut',
  text: 'Arvostelut etusivulle',
  notSet:
    'Arvostelujen hakua ei ole kytketty: arvostelut pysyvät ennallaan. Pyydä palvelimen ylläpitäjää kytkemään se.',
  setting: 'PLACES_API_KEY, PLACES_PLACE_ID',
} as const;
