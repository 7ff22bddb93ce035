// Finnish texts of editing the catalogue: what was wrong with a change, and what prevented it.
import { formatCount } from '../../../platform/contract/count.ts';
import { formatDate, type IsoDay } from '../../../platform/contract/dates.ts';
import { formatEuros, formatShortEuros } from '../../../platform/contract/money.ts';
import { NBSP } from '../../../platform/contract/text.ts';
import type { PriceRounding } from '../price/price-change.ts';
import { tyreCount } from './tyre-count.ts';

const MAX_MANUFACTURERS = 3;

type Change =
  | { kind: 'percent'; percent: number; rounding: PriceRounding }
  | { kind: 'euros'; euros: number; rounding: PriceRounding }
  | { kind: 'rows' };

const roundingWords = {
  cent: '',
  euro: ', tasaeuroihin',
  ninety: ', loppuun ,90',
  nine: ', loppuun 9\u00A0euroa',
} as const satisfies Record<PriceRounding, string>;

function changeText(change: Change): string {
  if (change.kind === 'rows') return 'taulukosta tai riveinä';
  const [amount, sign] = change.kind === 'percent' ? [change.percent, '%'] : [change.euros, '€'];
  const signed = amount.toLocaleString('fi-FI', { signDisplay: 'exceptZero', maximumFractionDigits: 2 });
  return `${signed}${NBSP}${sign}${roundingWords[change.rounding]}`;
}

export const editingMessages = {
  stale: 'Joku muu ehti muuttaa samoja tietoja. Tarkista uudet tiedot ja tallenna uudelleen.',
  fields: {
    required: 'Tämä tieto on pakollinen.',
    tooLong: (most: number) => `Teksti saa olla enintään ${most}${NBSP}merkkiä pitkä.`,
    price: 'Anna hinta euroina, enintään kahdella desimaalilla.',
    url: 'Osoitteen pitää alkaa https:// tai http://.',
    picture: 'Kuvan osoitteen pitää alkaa https:// tai olla oma kuva.',
    tooManyFeatures: 'Ominaisuuksia voi olla enintään 30.',
    tooManyPictures: 'Kuvia voi olla enintään 20.',
    noise: 'Melun pitää olla 60–80 desibeliä.',
    ean: 'EAN-koodi ei ole oikein. Tarkista numerot.',
    eprel: 'EPREL-numerossa on vain numeroita.',
    winterType: 'Valitse, onko talvirengas nasta- vai kitkarengas.',
    loadIndex: 'Kantavuusluokka on luku 20–200.',
    speedSymbol: 'Nopeusluokka on kirjain, esimerkiksi T.',
    stock: 'Saldo on kokonaisluku nollasta ylöspäin.',
    size: 'Tällaista rengaskokoa ei ole. Tarkista leveys, profiili ja vanne.',
    endDate: 'Anna tarjouksen viimeinen päivä.',
    change: 'Anna muutos prosentteina tai euroina.',
  },
  manufacturer: {
    notFound: 'Valmistajaa ei löytynyt. Se on voitu jo poistaa.',
    nameMissing: 'Valmistajan nimi on pakollinen',
    duplicate: 'Samanniminen valmistaja on jo luettelossa.',
    inUse: (count: number) =>
      count === 1
        ? 'Valmistajalla on yksi rengastuote, joten sitä ei voi poistaa.'
        : `Valmistajalla on ${count} rengastuotetta, joten sitä ei voi poistaa.`,
  },
  size: {
    notFound: 'Rengaskokoa ei löytynyt. Se on voitu jo poistaa.',
    duplicate: 'Tämä rengaskoko on jo luettelossa.',
    inUse: (count: number) =>
      count === 1
        ? 'Koossa on yksi rengastuote. Se poistuu myynnistä koon mukana.'
        : `Koossa on ${count} rengastuotetta. Ne poistuvat myynnistä koon mukana.`,
  },
  product: {
    notFound: 'Rengastuotetta ei löytynyt. Se on voitu jo poistaa.',
    eanTaken: 'Sama EAN-koodi on jo toisella tuotteella.',
    noSnowMark:
      'Kitkarenkaassa pitää olla vuorenhuippumerkki (3PMSF). Ilman sitä rengas ei käy talvirenkaasta, joten emme ota sitä myyntiin.',
    notDeleted: 'Tuote on jo myynnissä.',
  },
  selection: {
    tooMany: (most: number) => `Valitse enintään ${most} rengasta kerralla.`,
    nothing: 'Yksikään valituista renkaista ei voi tulla tarjoukseen.',
    onOffer: 'On jo tarjouksessa.',
    noDiscount: 'Tarjoushinta ei olisi nykyistä hintaa alempi.',
    noStock: 'Saldo on nolla, joten tarjous ei voi jatkua niin kauan kuin varastoa riittää.',
  },
  offer: {
    none: 'Tuotteella ei ole tarjousta.',
    notRestorable:
      'Tarjousta ei voi enää palauttaa: se päättyi yli vartti sitten tai hinta, saldo tai tarjous on muuttunut.',
    noPrice: 'Tuotteella ei ole hintaa, joten siitä ei voi tehdä tarjousta. Anna ensin hinta.',
    zero: 'Anna tarjoushinta.',
    aboveOriginal: (cents: number) =>
      `Tarjoushinta ei voi olla suurempi kuin tuotteen hinta ${formatShortEuros(cents)}.`,
    endPast: 'Viimeinen päivä on jo mennyt. Valitse tämä päivä tai myöhempi.',
    noStock: 'Varastossa ei ole yhtään rengasta. Anna tarjoukselle viimeinen päivä.',
    /** Shown next to an offer that was saved all the same. */
    notBelow: (cents: number) =>
      `Hinta ei ole alempi kuin 30 edellisen päivän alin hinta ${formatShortEuros(cents)}. Tarjous näkyy ilman yliviivattua hintaa ja alennusprosenttia.`,
    noHistory: 'Tuotteella ei ole vielä hintahistoriaa. Tarjous näkyy ilman yliviivattua hintaa.',
    betterDay: (day: IsoDay, cents: number) =>
      `Alkaen ${formatDate(day)} vertailuhinta on ${formatShortEuros(cents)}, jos hintaa ei muuteta sitä ennen.`,
  },
  prices: {
    nothing: 'Muutos ei koske yhtään tuotetta. Tarkista rajaus.',
    changed: 'Hinnat tai tuotteet ovat muuttuneet esikatselun jälkeen. Tarkista muutos uudelleen.',
    tooMany: (most: number) => `Kerralla voi muuttaa enintään ${formatCount(most)} hintaa.`,
    notFound: 'Hintamuutosta ei löytynyt.',
    undone: 'Hintamuutos on jo peruttu.',
    audited: {
      tyres: tyreCount,
      /** '471 rengasta: Nokian, +3 %, tasaeuroihin' */
      summary: (change: Change, manufacturers: readonly string[], count: number) =>
        `${tyreCount(count)}: ${manufacturers.length > MAX_MANUFACTURERS ? `${manufacturers.length}${NBSP}merkkiä` : manufacturers.join(', ')}, ${changeText(change)}`,
      /** The stock only where it changes. */
      tyre: (cents: number, stock: number, otherStock: number) =>
        stock === otherStock ? formatEuros(cents) : `${formatEuros(cents)}, saldo ${stock}`,
    },
    skipped: {
      unknown: 'Tuotetta ei löytynyt.',
      unpriced: 'Tuotteella ei ole hintaa.',
      below: 'Uusi hinta olisi nolla tai alle.',
      twice: 'Sama tuote on jo aiemmalla rivillä.',
      above: 'Uusi hinta olisi liian suuri.',
    },
  },
} as const;

/** For actions on tyres chosen in the sheet. */
export const selectionMessages = {
  withdraw: 'Poista myynnistä',
  tooMany: (most: number) => `Valitse enintään ${most} rengasta.`,
  withdrawTitle: (count: number) => `Poistetaanko ${tyreCount(count)} myynnistä?`,
  withdrawText:
    'Renkaat poistuvat hausta ja niiden tarjoukset päättyvät. Tukkurin lista ei palauta niitä myyntiin. Voit kumota poiston heti sen jälkeen.',
  withdrawConfirm: (count: number) => `Poista ${tyreCount(count)}`,
  withdrawn: (count: number) => `Myynnistä poistettu: ${tyreCount(count)}`,
  restored: (count: number) => `Palautettu myyntiin: ${tyreCount(count)}`,
  undo: 'Kumoa',
  undoFailed: 'Kumoaminen epäonnistui',

  offer: 'Tarjous…',
  offerTitle: 'Tarjous valituille',
  scope: (count: number) => `Tarjous koskee: ${tyreCount(count)}.`,
  percent: 'Alennus',
  percentHelp: 'Prosentteina renkaan nykyisestä hinnasta.',
  percentWrong: 'Kirjoita luku väliltä 1–90, esimerkiksi 10.',
  until: 'Viimeinen päivä',
  untilWrong: 'Kirjoita päivä muodossa 24.12.2026 tai tyhjennä kenttä.',
  untilHelp: 'Jätä tyhjäksi, jos tarjous jatkuu niin kauan kuin varastoa riittää.',
  failed: 'Tarjousta ei voitu tehdä',
  willBe: (count: number) =>
    count === 0 ? 'Yksikään rengas ei tule tarjoukseen.' : `Tarjoukseen tulee: ${tyreCount(count)}.`,
  claimable: (count: number) => `Yliviivattu hinta näkyy: ${tyreCount(count)}.`,
  notClaimable: (count: number) =>
    `Ilman yliviivattua hintaa: ${tyreCount(count)}. Alin hinta 30 edelliseltä päivältä ei ole tarjoushintaa korkeampi.`,
  skipped: (count: number) => `Jää pois: ${tyreCount(count)}.`,
  skippedRow: (product: string, message: string) => `${product}: ${message}`,
  columns: { tyre: 'Rengas', price: 'Hinta', offer: 'Tarjous', claim: 'Sivulla' },
  claim: (percent: number | null) => (percent === null ? 'vain hinta' : `−${percent}${NBSP}%`),
  apply: (count: number) => `Tee ${count === 1 ? 'tarjous' : `${formatCount(count)}${NBSP}tarjousta`}`,
  applied: (count: number) => `Tarjouksessa nyt: ${tyreCount(count)}`,
  ended: (count: number) => `Tarjous kumottu: ${tyreCount(count)}`,
} as const;
