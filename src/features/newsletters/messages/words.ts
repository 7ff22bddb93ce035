// Finnish labels of what this slice has a key for: entities and fields in the audit log, jobs, outside services.
import { newsletterListMessages } from './admin.ts';
import { HOTEL, SEASONS } from './audience.ts';
import { filedMessages } from './sending.ts';

export const newslettersWords = {
  entities: {
    newsletter: 'Uutiskirje',
    'newsletter-settings': 'Uutiskirjeiden asetukset',
    'newsletter-deliveries': 'Uutiskirjeen vastaanottajat',
  },
  places: { newsletter: '/admin/newsletters/' },
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
