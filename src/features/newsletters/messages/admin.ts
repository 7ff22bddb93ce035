// Finnish texts of the newsletters tab: the list, those who get newsletters, commands and settings.
import { formatCount } from '../../../platform/contract/count.ts';
import type { DeliveryState } from '../contract/delivery.ts';
import type { NewsletterStatus } from '../contract/newsletters.ts';
import { people } from './audience.ts';

export const newsletterListMessages = {
  title: 'Uutiskirjeet',
  lead: 'Kirjoita kirje, katso miltä se näyttää ja lähetä se heti tai ajasta.',
  create: 'Uusi uutiskirje',
  offerMessage: 'Luo tarjousviesti',
  search: 'Hae uutiskirjeistä',
  searchHelp: 'Aihe',
  count: (total: number) => (total === 1 ? '1 uutiskirje' : `${formatCount(total)} uutiskirjettä`),
  pages: 'Uutiskirjeiden sivut',
  columns: {
    subject: 'Aihe',
    status: 'Tila',
    date: 'Lähetysaika',
    delivery: 'Perillemeno',
    actions: 'Toiminnot',
  },
  statuses: {
    draft: 'Luonnos',
    scheduled: 'Ajastettu',
    sent: 'Lähetetty',
    failed: 'Epäonnistui',
  } satisfies Record<NewsletterStatus, string>,
  deliveries: {
    idle: 'Ei lähetetty',
    sending: 'Lähetys käynnissä',
    paused: 'Tauolla',
    cancelled: 'Keskeytetty',
    done: 'Valmis',
  } satisfies Record<DeliveryState, string>,
  noDate: 'Ei ajastettu',
  /** Distinguishes drafts with the same subject. */
  changedAt: (when: string) => `Muokattu ${when}`,
  send: 'Lähetä',
  sendLabel: (subject: string) => `Lähetä: ${subject}`,
  delivery: 'Seuraa',
  deliveryLabel: (subject: string) => `Seuraa lähetystä: ${subject}`,
  toDraft: {
    scheduled: {
      press: 'Peru ajastus',
      done: 'Ajastus on peruttu. Kirje on nyt luonnos.',
      failed: 'Ajastusta ei peruttu',
    },
    failed: {
      press: 'Luonnokseksi',
      done: 'Kirje on nyt luonnos. Voit korjata sen ja lähettää uudelleen.',
      failed: 'Kirjettä ei muutettu luonnokseksi',
    },
  },
  remove: 'Poista',
  removeLabel: (subject: string) => `Poista: ${subject}`,
  removed: (subject: string) => `Uutiskirje ”${subject}” on poistettu.`,
  removeFailed: 'Uutiskirjettä ei poistettu',
  undo: 'Kumoa',
  restored: (subject: string) => `Uutiskirje ”${subject}” on palautettu.`,
  restoreFailed: 'Uutiskirjettä ei palautettu',
  loadFailed: 'Uutiskirjeiden lataus epäonnistui',
  oneLoadFailed: 'Uutiskirjeen lataus epäonnistui',
  emptyTitle: 'Ei uutiskirjeitä',
  emptyBody: (subscribers: number | undefined) => {
    const start = 'Aloita tarjousviestistä tai tyhjästä.';
    if (subscribers === undefined) return start;
    if (subscribers === 0) return `Tilaajia ei ole vielä, mutta kirjeen voi jo kirjoittaa. ${start}`;
    return `Tilaajia on ${formatCount(subscribers)}. ${start}`;
  },
  nothingTitle: 'Ei osumia',
  nothingBody: 'Kokeile toista aihetta.',
  clear: 'Näytä kaikki uutiskirjeet',
} as const;

export const audienceMessages = {
  title: 'Tilaajat',
  lead: 'Valitse tilaajia, jos haluat lähettää kirjeen vain heille. Tilaukset perutaan ja tiedot poistetaan Tilaajat-välilehdellä.',
  all: 'Avaa kaikki tilaajat',
  search: 'Hae tilaajia',
  searchHelp: 'Osoitteen osa',
  table: 'Tilaajat, joille uutiskirje lähetetään',
  columns: { choose: 'Valinta', email: 'Osoite', since: 'Tilannut' },
  choose: (email: string) => `Valitse ${email}`,
  chosen: (total: number) => (total === 0 ? 'Ei valittuja tilaajia' : `Valittu ${people(total)}`),
  shown: (shown: number, total: number) =>
    `Näkyvissä ${formatCount(shown)} / ${formatCount(total)}. Rajaa haulla.`,
  chooseShown: 'Valitse näkyvät',
  clear: 'Tyhjennä valinta',
  loadFailed: 'Tilaajien lataus epäonnistui',
  emptyTitle: 'Ei vielä tilaajia',
  emptyBody:
    'Uutiskirjeen voi tilata sivujen ylä- ja alalaidasta. Ne, jotka ovat jo antaneet luvan, voit tuoda Tilaajat-välilehdellä.',
  nothing: 'Ei tilaajia tällä haulla.',
} as const;

export const newsletterCommandMessages = {
  group: 'Uutiskirjeet',
  create: 'Uusi uutiskirje',
  /** Other words the command palette finds it by. */
  createSynonyms: 'luo kirjoita lähetä',
  offerMessage: 'Tarjousviesti',
} as const;

export const newsletterSettingsMessages = {
  title: 'Uutiskirjeet',
  cardText: 'Lasketaanko kirjeiden linkkien painallukset.',
  countsClicks: 'Laske kirjeiden linkkien painallukset',
  countsClicksHelp:
    'Koskee tästä lähtien lähetettäviä kirjeitä. Linkit kulkevat oman sivuston kautta ja ovat kaikille samat, joten painajista ei tallennu mitään. Tietosuojaseloste kertoo laskennasta, kun se on päällä.',
  turnedOn: 'Painallukset lasketaan seuraavasta kirjeestä alkaen.',
  turnedOff: 'Painalluksia ei enää lasketa. Lähetettyjen kirjeiden linkit toimivat edelleen.',
  failed: 'Asetusta ei tallennettu',
  loadFailed: 'Asetusten lataus epäonnistui',
} as const;
