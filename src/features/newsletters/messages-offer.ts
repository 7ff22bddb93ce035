// Finnish of offer messages: the sentences they are put together from, and the panel that makes them.

const NB = '\u00A0';

/** What an offer message may say of its tyres: only what is so. */
export interface OfferWords {
  /** 'talvirenkaat', 'kesärenkaat' or 'renkaat'. */
  tyres: string;
  /** The highest percent that may lawfully be claimed; null: none. */
  percent: number | null;
  /** '30.11.2026' when all end on that day or some earlier; null: an offer holds as long as stock lasts. */
  lastDay: string | null;
}

interface TonePhrases {
  subjects: readonly ((words: OfferWords) => string)[];
  greetings: readonly string[];
  intros: readonly ((words: OfferWords) => string)[];
  closings: readonly string[];
  farewell: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const upTo = (percent: number) => `jopa ${percent}${NB}%`;

export const OFFER_TONES = ['formal', 'casual', 'exciting', 'urgent'] as const;
export type OfferTone = (typeof OFFER_TONES)[number];

export const tonePhrases: Record<OfferTone, TonePhrases> = {
  formal: {
    subjects: [
      ({ tyres }) => `${capital(tyres)} tarjoushintaan`,
      ({ tyres, percent }) =>
        percent === null
          ? `Ajankohtaiset tarjouksemme: ${tyres}`
          : `${capital(tyres)} ${upTo(percent)} edullisemmin`,
    ],
    greetings: ['Hyvä asiakkaamme,', 'Arvoisa asiakas,'],
    intros: [
      ({ tyres }) => `olemme koonneet sinulle ${tyres}, jotka ovat nyt tarjouksessa.`,
      ({ tyres }) => `tässä kirjeessä esittelemme ${tyres}, joiden hintaa olemme laskeneet.`,
    ],
    closings: [
      'Autamme mielellämme oikean koon valinnassa. Varaa asennusaika tai ota yhteyttä.',
      'Jos mietit, sopiiko rengas autoosi, kysy meiltä. Tarkistamme koon puolestasi.',
    ],
    farewell: 'Ystävällisin terveisin',
  },
  casual: {
    subjects: [
      ({ tyres }) => `Muutama hyvä tarjous: ${tyres}`,
      ({ tyres, percent }) =>
        percent === null ? `Vilkaise nämä ${tyres}` : `${capital(tyres)} nyt ${upTo(percent)} halvemmalla`,
    ],
    greetings: ['Moikka!', 'Hei!'],
    intros: [
      ({ tyres }) => `Laskimme muutaman renkaan hintaa ja ajattelimme kertoa sinulle. Tässä ${tyres}:`,
      ({ tyres }) => `Jos uudet ${tyres} ovat olleet mielessä, nyt kannattaa vilkaista näitä.`,
    ],
    closings: [
      'Etkö ole varma koosta? Laita viestiä, niin katsotaan yhdessä.',
      'Käy liikkeessä tai varaa aika, niin vaihdamme renkaat samalla.',
    ],
    farewell: 'Terveisin',
  },
  exciting: {
    subjects: [
      ({ tyres, percent }) =>
        percent === null
          ? `Nyt tarjouksessa: ${tyres}!`
          : `${capital(tyres)} nyt ${upTo(percent)} edullisemmin!`,
      ({ tyres }) => `Hinnat laskivat: ${tyres}!`,
    ],
    greetings: ['Hei, nyt kannattaa katsoa!', 'Hei, meillä on hyviä uutisia!'],
    intros: [
      ({ tyres }) => `Uudet ${tyres} saat juuri nyt tarjoushintaan. Katso suosikkisi:`,
      ({ tyres }) => `Poimimme valikoimasta ${tyres}, jotka ovat nyt tarjouksessa!`,
    ],
    closings: [
      'Varaa aika saman tien, niin renkaat ovat alla ennen kuin huomaatkaan.',
      'Löysitkö omasi? Varaa aika, me hoidamme loput.',
    ],
    farewell: 'Nähdään pian',
  },
  urgent: {
    subjects: [
      ({ tyres, lastDay }) =>
        lastDay === null ? `Vielä ehdit: ${tyres} tarjouksessa` : `Vain ${lastDay} asti: ${tyres}`,
      ({ tyres, percent }) =>
        percent === null ? `Ehdi mukaan: ${tyres}` : `Ehdi mukaan: ${tyres} ${upTo(percent)} edullisemmin`,
    ],
    greetings: ['Hei!', 'Hei, vielä ehdit!'],
    intros: [
      ({ tyres }) => `Tarjouksessa ovat nyt nämä ${tyres}. Kun tarjous päättyy, hinta palaa ennalleen.`,
      ({ tyres }) => `Nämä ${tyres} ovat tarjouksessa vain rajoitetun ajan.`,
    ],
    closings: [
      'Varaa renkaat ja asennusaika jo tänään.',
      'Älä jää odottelemaan: varaa aika, niin pidämme renkaat sinulle.',
    ],
    farewell: 'Terveisin',
  },
};

export const offerMessageTexts = {
  tyres: { winter: 'talvirenkaat', summer: 'kesärenkaat', mixed: 'renkaat' },
  allEnd: (date: string) => `Tarjoukset ovat voimassa **${date} asti**.`,
  oneEnds: (date: string) => `Tarjous on voimassa **${date} asti**.`,
  firstEnds: (date: string) => `Ensimmäinen tarjouksista päättyy **${date}**.`,
  whileStockLasts: 'Tarjoukset ovat voimassa niin kauan kuin varastoa riittää.',
  stock: (count: number, isMinimum: boolean) =>
    isMinimum ? `Varastossa nyt yli ${count}${NB}kpl.` : `Varastossa nyt ${count}${NB}kpl.`,
  button: 'Varaa aika',
  noOffers: 'Ei tarjouksessa olevia tuotteita löytynyt. Lisää ensin tuotteita tarjoukseen.',
} as const;

export const offerPanelMessages = {
  title: 'Luo tarjousviesti',
  heading: 'Tarjousviestin luonti',
  lead: 'Valitse renkaat ja sävy. Saat luonnoksen, jota voit muokata ennen lähettämistä.',
  products: 'Tarjouksessa olevat renkaat',
  productsHelp: (most: number) => `Viestiin mahtuu enintään ${most} rengasta.`,
  noneChosen: 'Valitse vähintään yksi tuote viestiin',
  tooMany: (most: number) => `Valitse enintään ${most} rengasta`,
  chosen: (total: number) => (total === 0 ? 'Ei valittuja renkaita' : `Valittu ${total}`),
  chooseAll: 'Valitse kaikki',
  chooseFirst: (most: number) => `Valitse ${most} ensimmäistä`,
  clear: 'Tyhjennä valinta',
  tone: 'Sävy',
  tones: {
    formal: 'Asiallinen',
    casual: 'Rento',
    exciting: 'Innostava',
    urgent: 'Kiireellinen',
  } satisfies Record<OfferTone, string>,
  includeEndDate: 'Kerro tarjouksen päättymispäivä',
  includeStock: 'Kerro varastosaldo',
  create: 'Luo viesti',
  creating: 'Luodaan...',
  again: 'Luo uudelleen',
  result: 'Luonnos, tarkista',
  subject: 'Aihe',
  content: 'Sisältö',
  use: 'Käytä viestiä',
  replace: 'Korvaa kirjeen teksti',
  append: 'Lisää loppuun',
  openTyres: 'Avaa renkaat',
  loadFailed: (reason: string) => `Tarjoustuotteiden haku epäonnistui: ${reason}`,
  failed: 'Viestin luominen epäonnistui',
  endsOn: (date: string) => `${date} asti`,
  whileStockLasts: 'kunnes loppuu',
  stock: (count: number) => `${count}${NB}kpl`,
} as const;
