// Finnish texts of the catalogue's cards and the pages of products and sizes.
import { formatCount } from '../../../platform/contract/count.ts';
import { formatShortEuros } from '../../../platform/contract/money.ts';
import { NBSP } from '../../../platform/contract/text.ts';
import { tyreCount } from './tyre-count.ts';

export const cardMessages = {
  perTyre: '/ kpl',
  askPrice: 'Kysy hintaa',
  /** Between two facts, never at the end of a line. */
  dot: ` ·${NBSP}`,
  load: `kantavuus${NBSP}`,
  kilograms: (kilograms: number) => `${kilograms}${NBSP}kg`,
  speed: (kmh: number) => `enintään ${kmh}${NBSP}km/h`,
  xl: 'XL, vahvistettu',
  runFlat: 'Run flat',
  lowest30: (cents: number) => `30${NBSP}pv:n alin hinta ${formatShortEuros(cents)}`,
  offerEnds: (date: string) => `Tarjous voimassa ${date} asti`,
  offerWhileStock: 'Tarjous voimassa niin kauan kuin varastoa riittää',
  renderAlt: (name: string) => `Havainnekuva: ${name}`,
  open: 'Katso rengas',
} as const;

/** Names in the query of the shop's booking page. */
export const bookingQuery = { tyre: 'rengas', size: 'koko', count: 'kpl' } as const;

export const productMessages = {
  description: (name: string, size: string, price: string, stock: string) =>
    `${name} ${size}. ${price} Saatavuus: ${stock}. EU-rengasmerkintä ja neljän renkaan hinta.`,
  priceFrom: (price: string) => `Hinta ${price} kappale, sisältää arvonlisäveron.`,
  crumbsHome: 'Etusivu',
  treadAlt: (name: string) => `Havainnekuva: ${name}, kulutuspinta`,
  enlarge: (picture: string) => `Suurenna kuva: ${picture}`,
  quantity: 'Näytä hinta',
  fitted: (price: string) => `Asennettuna autoon ${price}`,
  tyresAlone: (price: string) => `Vain renkaat ${price}`,
  four: (price: string) => `4 × ${price}`,
  fitting: 'Asennus ja tasapainotus',
  runFlatAddition: (price: string) => `sisältää run flat -lisän 4 × ${price}`,
  askFitting: 'kysy',
  oldTyres: 'Vanhat renkaat',
  total: 'Yhteensä',
  totalUnfitted: 'Yhteensä ilman asennusta',
  walkInToday: (open: string, close: string) =>
    `Tai tule tänään ilman ajanvarausta klo${NBSP}${open}–${close}`,
  left: (pieces: string) => `Jäljellä ${pieces}`,
  vat: 'Hinta sisältää arvonlisäveron 25,5 %.',
  financing: (monthly: string) => `Neljä rengasta ilman asennusta erissä ${monthly}/kk`,
  book: 'Varaa asennus',
  notify: 'Ilmoita, kun saatavilla',
  barNone: 'Ei varastossa',
  inStock: (size: string) => `Katso varastossa olevat ${size}`,
  bar: 'Hinta ja asennuksen varaus',
  barFitted: 'asennettuna',
  barAlone: '4\u00A0kpl',
  call: (phone: string) => `Soita ${phone}`,
  callWord: 'Soita',
  ask: 'Kysy renkaasta',
  stock: 'Saatavuus',
  label: 'EU-rengasmerkintä',
  labelLink: 'Avaa tuoteseloste EPREL-rekisterissä',
  officialLabel: 'Näytä virallinen EU-merkintä',
  officialLabelAlt: 'Renkaan virallinen EU-merkintä. Samat tiedot on kerrottu tekstinä yllä.',
  sheetLink: 'Lataa tuoteseloste (PDF)',
  registerLink: 'Katso rengas EPREL-rekisterissä',
  labelDemo: 'Esittelykaupan merkinnät ovat keksittyjä, joten linkkiä tuoteselosteeseen ei ole.',
  about: 'Tästä renkaasta',
  features: 'Ominaisuudet',
  details: 'Tiedot',
  ratingsHelp: 'Arvio on liikkeen oma, asteikolla 1–5. Se ei ole osa EU-rengasmerkintää.',
  rows: {
    manufacturer: 'Valmistajan yhteystiedot',
    responsible: 'Vastuuhenkilö EU:ssa',
    size: 'Koko',
    service: 'Kantavuus- ja nopeusluokka',
    serviceText: (load: number | undefined, speed: number | undefined) =>
      [load && `${load}${NBSP}kg rengasta kohti`, speed && `enintään ${speed}${NBSP}km/h`]
        .filter(Boolean)
        .join(', '),
    season: 'Kausi',
    vehicle: 'Ajoneuvo',
    marks: 'Merkinnät',
    weight: 'Paino',
    weightText: (grams: number) =>
      `${(grams / 1000).toLocaleString('fi-FI', { maximumFractionDigits: 1 })}${NBSP}kg`,
    ean: 'EAN',
    snow: 'Lumipito (3PMSF)',
    yes: 'Kyllä',
    outer: 'Ulkohalkaisija',
    circumference: 'Vierintäkehä',
    millimetres: (value: number) => `${formatCount(value)}${NBSP}mm`,
    about: (value: number) => `n. ${formatCount(value)}${NBSP}mm`,
  },
  withdrawnTitle: 'Ei enää saatavilla',
  withdrawnBody: 'Tätä rengasta ei enää myydä. Katso saman koon muut renkaat.',
  withdrawnLink: (size: string) => `Renkaat koossa ${size}`,
  otherSizes: 'Sama malli muissa ko’oissa',
  alternatives: (size: string) => `Muita vaihtoehtoja kokoon ${size}`,
  gallery: 'Kuvat',
} as const;

export const sizeMessages = {
  title: (size: string) => `Renkaat ${size}`,
  shareDetail: 'Kesä-, kitka- ja nastarenkaat',
  description: (size: string, total: number, from: string | null) =>
    `${size}-renkaat: ${tyreCount(total)}${from ? ` alkaen ${from}` : ''}. Kesä-, kitka- ja nastarenkaat merkintöineen ja saatavuuksineen.`,
  lead: (size: string, total: number, from: string | null) =>
    total === 0
      ? `Kokoa ${size} ei ole juuri nyt valikoimassa. Soita, niin etsimme sinulle sopivan renkaan.`
      : `Valikoimassa on ${tyreCount(total)} koossa ${size}${from ? `, neljä asennettuna alkaen ${from}` : ''}.`,
  /** After 'Kitka', where there is room. */
  tyresWord: 'renkaat',
  book: 'Varaa renkaanvaihto',
  call: (phone: string) => `Soita ${phone}`,
  measures: 'Koko mittoina',
  reads: (size: { widthMm: number; aspect: number; diameterIn: number; sidewallMm: number }) =>
    `Renkaan leveys on ${size.widthMm}${NBSP}mm, kyljen korkeus ${size.aspect}${NBSP}% leveydestä eli ${size.sidewallMm}${NBSP}mm ja vanteen halkaisija ${String(size.diameterIn).replace('.', ',')}${NBSP}tuumaa.`,
  nearest: 'Lähellä olevat koot',
  allOfSize: (total: number) => `Näytä kaikki ${tyreCount(total)}`,
} as const;
