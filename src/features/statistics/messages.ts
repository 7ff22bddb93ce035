// Finnish texts of the owner's statistics.
import { NBSP } from '../../platform/contract/text.ts';
import type { SearchFigures } from './contract.ts';
import { statisticsTab } from './messages-tab.ts';

const times = (count: number, one: string, many: string) => `${count}${NBSP}${count === 1 ? one : many}`;

export const statisticsMessages = {
  title: statisticsTab.title,
  lead: 'Mitä verkossa haetaan, mitä avataan ja mitä siitä seuraa. Luvut lasketaan omalla palvelimella ilman evästeitä, eikä niihin tallennu mitään kävijästä.',
  period: 'Jakso',
  periods: { '30': '30 päivää', '90': '90 päivää' },
  ownersOnly: 'Tilastot näkee vain liikkeen omistaja.',
  loadFailed: 'Tilastojen lataus epäonnistui',
  partFailed: 'Tätä osaa ei juuri nyt saatu.',
  dayColumn: 'Päivä',
  daysFile: (what: string, from: string, to: string) => `${what}-paivittain-${from}-${to}.csv`,
  rowsFile: (what: string, from: string, to: string) => `${what}-${from}-${to}.csv`,
  isoDayColumn: 'Päivä (ISO)',
  showAll: (count: number) => `Näytä kaikki ${count}`,
} as const;

export const searchTexts = {
  title: 'Haut',
  file: 'haut',
  note: 'Haku on avattu tuloslista tai kokosivu. Rajaukset, järjestykset ja seuraavat sivut eivät kasvata lukua. Hakusanoja ei tallenneta, vain koko ja laji.',
  plot: (total: number) => `Hakuja yhteensä ${total}`,
  daysColumn: 'Hakuja',
  lost: (searches: number, rows: number) =>
    searches === 0
      ? 'Jokaisella haulla löytyi renkaita varastosta.'
      : `Turhaan haettiin ${times(searches, 'kerran', 'kertaa')}, ${rows === 1 ? 'yhtä kokoa tai lajia' : `${rows}${NBSP}eri kokoa tai lajia`}.`,
  views: 'Mitkä haut näytetään',
  viewWords: { kaikki: 'Kaikki haut', turhat: 'Turhaan haetut' },
  table: 'Haut koon ja lajin mukaan',
  columns: {
    size: 'Koko',
    kind: 'Laji',
    count: 'Hakuja',
    none: 'Ei osumia',
    out: 'Ei varastossa',
  },
  noSize: 'Ilman kokoa',
  anyKind: 'Mikä tahansa',
  kinds: {
    summer: 'Kesä',
    winter: 'Talvi',
    studded: 'Nasta',
    friction: 'Kitka',
  } satisfies Record<NonNullable<SearchFigures['kind']>, string>,
  noneMark: 'Ei osumia',
  outMark: 'Ei varastossa',
  empty: 'Hakuja ei ole vielä laskettu.',
  emptyLost: 'Yhtään hakua ei tehty turhaan.',
} as const;

export const tyreTexts = {
  title: 'Avatuimmat renkaat',
  file: 'renkaat',
  note: 'Tuotesivujen avaukset. Hakukoneiden ja muiden ohjelmien käynnit on jätetty pois, henkilökunnan omat ovat mukana.',
  plot: (total: number) => `Tuotesivuja avattu ${times(total, 'kerran', 'kertaa')}`,
  daysColumn: 'Avauksia',
  table: 'Renkaat avausten mukaan',
  columns: { name: 'Rengas', size: 'Koko', count: 'Avauksia' },
  empty: 'Avauksia ei ole vielä laskettu.',
} as const;

export const bookingTexts = {
  title: 'Ajanvaraus ja kuormitus',
  file: 'varaukset',
  plot: (total: number, percent: string) =>
    `Varauksia yhteensä ${total}, asennuspaikkojen ajasta varattu ${percent}`,
  columns: { count: 'Varauksia', load: 'Kuormitus' },
  csvColumns: { booked: 'Varattu min', open: 'Auki min' },
  more: 'Kuormitus tunneittain ja työt',
  closed: '–',
} as const;

export const offerTexts = {
  title: 'Tarjoukset',
  file: 'tarjoukset',
  note: 'Avaukset, varaukset ja tuotesivun kautta tulleet yhteydenotot ovat tältä jaksolta ja vain tarjouksen voimassaolon ajalta. Perutut varaukset on jätetty pois.',
  table: 'Tarjoukset avausten mukaan',
  columns: {
    name: 'Rengas',
    size: 'Koko',
    price: 'Hinta €',
    ran: 'Voimassa',
    views: 'Avauksia',
    bookings: 'Varauksia',
    enquiries: 'Yhteydenottoja',
  },
  whileStock: 'varaston loppuun',
  empty: 'Jaksolla ei ole ollut tarjouksia.',
} as const;

export const campaignTexts = {
  title: 'Kampanjat',
  file: 'kampanjat',
  note: 'Etusivulta avattu kampanjan kortti. Avaukset, joissa selaimen komentosarjat ovat pois päältä, jäävät laskematta.',
  plot: (total: number) => `Kampanjoita avattu ${times(total, 'kerran', 'kertaa')}`,
  daysColumn: 'Avauksia',
  table: 'Kampanjat avausten mukaan',
  columns: { name: 'Kampanja', days: 'Voimassa', openings: 'Avauksia' },
  empty: 'Jaksolla ei ole ollut kampanjoita.',
} as const;

export const newsletterTexts = {
  title: 'Uutiskirjeet',
  file: 'uutiskirjeet',
  note: 'Avaamisia ei seurata. Linkkien painallukset lasketaan vain, jos laskenta on otettu käyttöön uutiskirjeiden asetuksissa.',
  table: 'Lähetetyt kirjeet',
  columns: {
    subject: 'Kirje',
    sentAt: 'Lähetetty',
    accepted: 'Hyväksytty',
    failed: 'Epäonnistui',
    clicks: 'Painallukset',
    left: 'Perui tilauksen',
  },
  filed: 'Tallennettu tiedostoiksi',
  notCounted: '–',
  empty: 'Jaksolla ei ole lähetetty kirjeitä.',
} as const;

export const assistantTexts = {
  title: 'Avustaja',
  file: 'avustaja',
  plot: (total: number, percent: string | null) =>
    percent === null
      ? 'Avustajalta ei ole kysytty mitään'
      : `Kysymyksiä yhteensä ${total}, vastaus löytyi ${percent}`,
  columns: { count: 'Kysymyksiä', unanswered: 'Ilman vastausta', share: 'Vastattu' },
  more: 'Kysymykset ilman vastausta',
  none: '–',
} as const;
