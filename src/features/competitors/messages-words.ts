// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
import { competitorMessages } from './messages-admin.ts';

export const competitorsWords = {
  entities: { 'competitor-tracking': 'Hintaseuranta' },
  places: { 'competitor-tracking': '/admin/competitor-prices/' },
  fields: {
    url: 'Tuotesivun osoite',
    selector: 'CSS-valitsin',
    productName: 'Tuotteen kuvaus',
    productId: 'Oma rengas',
    trackingType: 'Mitä seurataan',
    isEnabled: 'Seuranta on käytössä',
  },
  values: { trackingType: competitorMessages.types, status: competitorMessages.statuses },
  jobs: {
    'competitors.check-due': 'Kilpailijoiden hintojen tarkistus',
    'competitors.email': 'Ilmoitus hinnanmuutoksista',
  },
} as const;

/** Instead of the name of an own tyre that has left the catalogue. */
export const tyreNotSold = 'rengas, jota ei enää myydä';
