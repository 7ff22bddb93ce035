// What the back office calls what it knows by a key of this slice: things and fields in the audit, jobs, services.
import { newsletterListMessages } from './admin.ts';
import { HOTEL, SEASONS } from './audience.ts';
import { filedMessages } from './sending.ts';

export const newslettersWords = {
  entities: {
    newsletter: 'Uutiskirje',
    'newsletter-settings': 'Uutiskirjeiden asetukset',
    'newsletter-deliveries': 'Uutiskirjeen vastaanottajat',
  },
  fields: {
    subject: 'Aihe',
    heroImage: 'Yläkuva',
    sendDate: 'Lähetysaika',
    audience: 'Vastaanottajat',
    chosenCount: 'Valittuja tilaajia',
    subscribedSince: 'Tilannut alkaen',
    season: 'Kausi',
    size: 'Koko',
    hotel: 'Rengashotelli',
    count: 'Vastaanottajia',
    delivery: 'Lähetys',
    countsClicks: 'Linkkien painallusten laskenta',
  },
  values: {
    status: { ...newsletterListMessages.statuses, filed: filedMessages.state },
    delivery: newsletterListMessages.deliveries,
    season: SEASONS,
    hotel: HOTEL,
  },
  jobs: {
    'newsletters.deliver': 'Uutiskirjeen lähetys',
    'newsletters.forget': 'Vanhojen lähetystietojen poisto',
    'newsletters.start': 'Ajastettujen uutiskirjeiden aloitus',
    'newsletters.watch': 'Uutiskirjeiden lähetyksen valvonta',
  },
} as const;
