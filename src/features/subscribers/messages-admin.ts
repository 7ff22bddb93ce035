// Finnish texts of subscribers in the back office.
import { formatCount } from '../../platform/contract/count.ts';
import type { SubscriberStatus } from './contract.ts';

export const subscriberListMessages = {
  title: 'Tilaajat',
  lead: 'Uutiskirje lähetetään vain osoitteisiin, jotka on vahvistettu. Vahvistamaton tilaus poistuu itsestään 30 päivässä.',
  viewsLabel: 'Tilaajat tilan mukaan',
  views: { all: 'Kaikki', subscribed: 'Tilaavat', pending: 'Odottavat vahvistusta', cancelled: 'Peruneet' },
  search: 'Hae tilaajia',
  searchHelp: 'Osoitteen osa',
  limits: 'Rajaa tilaajia',
  season: 'Kiinnostus',
  anySeason: 'Kaikki tilaajat',
  size: 'Rengaskoko',
  sizeExample: '205/55R16',
  since: 'Tilannut tästä päivästä alkaen',
  sinceWrong: 'Kirjoita päivä muodossa 1.9.2026.',
  count: (total: number) => (total === 1 ? '1 tilaaja' : `${formatCount(total)} tilaajaa`),
  columns: {
    email: 'Osoite',
    status: 'Tila',
    added: 'Lisätty',
    since: 'Tilannut',
    interests: 'Kiinnostus',
    actions: 'Toiminnot',
  },
  never: 'Ei vielä',
  interestless: 'Ei kerrottu',
  statuses: {
    subscribed: 'Tilaa',
    pending: 'Odottaa vahvistusta',
    cancelled: 'Perunut',
  } satisfies Record<SubscriberStatus, string>,
  pages: 'Tilaajien sivut',
  loadFailed: 'Tilaajien lataus epäonnistui',
  emptyTitle: 'Ei vielä tilaajia',
  emptyBody:
    'Uutiskirjeen voi tilata sivujen ylä- ja alalaidasta. Ne, jotka ovat jo antaneet luvan, voit tuoda CSV-tiedostosta.',
  nothingTitle: 'Ei tilaajia näillä rajauksilla',
  clear: 'Tyhjennä rajaukset',
  export: 'Lataa CSV',
  exportFile: 'tilaajat.csv',
  cancel: 'Peru tilaus',
  cancelTitle: 'Perutaanko tilaus?',
  cancelBody: (email: string) =>
    `Osoitteeseen ${email} ei enää lähetetä uutiskirjettä. Tilauksen voi palauttaa vain tilaaja itse.`,
  cancelDone: (email: string) => `Tilaus on peruttu: ${email}`,
  cancelFailed: 'Tilausta ei peruttu',
  cancelFailedQuoted: 'Failed to unsubscribe',
  remove: 'Poista tiedot',
  removeTitle: 'Poistetaanko tilaajan tiedot?',
  removeBody: (email: string) =>
    `Osoite ${email} ja todiste suostumuksesta poistetaan lopullisesti. Jäljelle jää vain tiiviste, jotta osoite ei palaa tuonnissa.`,
  removeDone: (email: string) => `Tilaajan tiedot on poistettu: ${email}`,
  removeFailed: 'Tietoja ei poistettu',
  keep: 'Älä tee mitään',
} as const;
