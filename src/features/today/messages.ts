// Finnish texts of the day's overview.
import { NBSP } from '../../platform/contract/text.ts';
import type { LowStock } from './contract.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

const counted = (count: number, one: string, many: string) => `${count}${NBSP}${count === 1 ? one : many}`;

/** '25 min', '3 h', '2 päivää'. */
function ageText(minutes: number): string {
  if (minutes < HOUR_MINUTES) return `${Math.max(1, Math.floor(minutes))}${NBSP}min`;
  if (minutes < 2 * DAY_MINUTES) return `${Math.floor(minutes / HOUR_MINUTES)}${NBSP}h`;
  return `${Math.floor(minutes / DAY_MINUTES)}${NBSP}päivää`;
}

export const todayMessages = {
  tab: 'Tänään',
  synonyms: 'yleisnäkymä tilanne koti etusivu päivän tilanne',
  loadFailed: 'Päivän tilannetta ei voitu ladata',
  cards: 'Päivän tilanne',
  cardFailed: 'Tätä tietoa ei juuri nyt saatu. Haetaan uudelleen minuutin välein.',
  more: (count: number) => `ja ${count}${NBSP}muuta`,
} as const;

export const bookingsCard = {
  title: 'Varatut ajat tänään',
  unit: (count: number) => (count === 1 ? 'varaus' : 'varausta'),
  load: (percent: number) => `Päivästä on varattu ${percent}${NBSP}%.`,
  closed: 'Liike on tänään suljettu.',
  nextFree: 'Seuraava vapaa aika:',
  noFree: 'Vapaita aikoja ei ole varattavissa.',
  isOff: 'Nettivaraus ei ole käytössä.',
} as const;

export const enquiriesCard = {
  title: 'Uudet yhteydenotot',
  unit: (count: number) => (count === 1 ? 'uusi' : 'uutta'),
  waited: (minutes: number) => `Vanhin on odottanut ${ageText(minutes)}.`,
  none: 'Mikään ei odota ottajaa.',
} as const;

export const hotelCard = {
  title: 'Renkaanvaihtoon kutsuttavat',
  unit: (count: number) => (count === 1 ? 'asiakas soitettavana' : 'asiakasta soitettavana'),
  booked: (count: number) => `Ajan on sopinut ${count}.`,
  moves: (inCount: number, outCount: number) =>
    inCount + outCount === 0
      ? 'Hotelliin ei ole tänään tullut eikä lähtenyt sarjoja.'
      : `Tänään hotelliin tuli ${inCount} ja lähti ${outCount}${NBSP}sarjaa.`,
  none: 'Soitettavia ei ole.',
} as const;

export const offersCard = {
  title: 'Päättyvät tarjoukset',
  unit: (count: number) =>
    count === 1 ? `tarjous päättyy 7${NBSP}päivässä` : `tarjousta päättyy 7${NBSP}päivässä`,
  ends: (day: string) => `${day} asti`,
  prolong: `Jatka 7${NBSP}pv`,
  prolongLabel: (name: string) => `Jatka 7${NBSP}pv: ${name}`,
  prolonged: (name: string, day: string) => `${name}: tarjous on voimassa ${day} asti.`,
  undone: (name: string, day: string) => `${name}: tarjous päättyy taas ${day}.`,
  failed: 'Tarjousta ei voitu jatkaa.',
  none: `Yhtään tarjousta ei pääty 7${NBSP}päivän sisällä.`,
} as const;

export const stockCard = {
  title: 'Kysytyt koot, hyllyssä vajaa sarja',
  unit: (count: number) => (count === 1 ? 'koko' : 'kokoa'),
  searched: (count: number) => `kysytty ${counted(count, 'kerran', 'kertaa')}`,
  onShelf: (count: number) => (count === 0 ? 'hyllyssä ei yhtään' : `hyllyssä enintään ${count} samaa`),
  kinds: {
    summer: 'kesä',
    winter: 'talvi',
    studded: 'nasta',
    friction: 'kitka',
  } satisfies Record<NonNullable<LowStock['kind']>, string>,
  source: `Koot, joita verkosta tai avustajalta on haettu turhaan tai joihin on varattu renkaat 30${NBSP}päivän aikana.`,
  none: `Ei kysyttyjä kokoja, joista hyllyssä olisi alle neljä samaa rengasta. Mukana ovat turhaan haetut ja varauksiin valitut koot 30${NBSP}päivältä.`,
} as const;

export const newslettersCard = {
  title: 'Viimeisin ja seuraava kirje',
  last: 'Lähetetty',
  next: 'Seuraavaksi',
  noLast: 'Yhtään kirjettä ei ole lähetetty.',
  noNext: 'Yhtään kirjettä ei ole ajastettu.',
  accepted: (count: number) => `${count}${NBSP}hyväksytty`,
  failed: (count: number) => `${count}${NBSP}epäonnistui`,
  left: (count: number) => `${count}${NBSP}perui tilauksen`,
  filed: (count: number) =>
    `${count}${NBSP}tallentui tiedostoksi, kukaan ei saanut kirjettä, koska sähköpostia ei ole kytketty.`,
} as const;

export const careCard = {
  title: 'Vaatii huomiota',
  titleWell: 'Kaikki toimii',
  unit: (count: number) => (count === 1 ? 'asia' : 'asiaa'),
  well: 'Sähköposti, varmuuskopiointi ja taustatyöt toimivat.',
  ownerMends: 'Tämän korjaa liikkeen omistaja.',
  show: 'Näytä',
  hide: 'Piilota',
} as const;

export const dailyMessages = {
  title: `Viimeiset 30${NBSP}päivää`,
  failed: 'Kuvaajien lukuja ei juuri nyt saatu.',
  summary: (what: string, total: number) => `${what}: yhteensä ${total}`,
  more: 'Kaikki tilastot',
  series: {
    searches: 'Haut verkossa',
    conversations: 'Avustajan keskustelut',
    enquiries: 'Saapuneet yhteydenotot',
    bookings: 'Varatut käynnit',
  },
  table: 'Luvut taulukkona',
  caption: 'Haut, varatut käynnit, yhteydenotot ja keskustelut päivittäin',
  day: 'Päivä',
} as const;
