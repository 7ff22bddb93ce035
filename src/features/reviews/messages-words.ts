// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
export const reviewsWords = { jobs: { 'reviews.refresh': 'Google-arvostelujen haku' } } as const;

export const serviceWords = {
  title: 'Google-arvostelut',
  text: 'Arvostelut etusivulle',
  notSet:
    'Arvostelujen hakua ei ole kytketty: arvostelut pysyvät ennallaan. Pyydä palvelimen ylläpitäjää kytkemään se.',
  setting: 'PLACES_API_KEY, PLACES_PLACE_ID',
} as const;
