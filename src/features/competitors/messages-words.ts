// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
export const competitorsWords = {
  entities: { 'competitor-tracking': 'Hintaseuranta' },
  fields: {
    url: 'Tuotesivun osoite',
    selector: 'CSS-valitsin',
    productName: 'Tuotteen kuvaus',
    productId: 'Oma rengas',
    trackingType: 'Mitä seurataan',
    isEnabled: 'Seuranta on käytössä',
  },
  jobs: {
    'competitors.check-due': 'Kilpailijoiden hintojen tarkistus',
    'competitors.email': 'Ilmoitus hinnanmuutoksista',
  },
} as const;
