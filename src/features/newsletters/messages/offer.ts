// Finnish of offer messages: what is written next to their tyres, and the panel that makes them.
import { formatCount } from '../../../platform/contract/count.ts';
import { NBSP } from '../../../platform/contract/text.ts';

export const OFFER_TONES = ['formal', 'casual', 'exciting', 'urgent'] as const;
export type OfferTone = (typeof OFFER_TONES)[number];

export const offerMessageTexts = {
  // Each tyre's block shows how long its own offer is valid; these cover the complete email, in other words.
  allEnd: (date: string) => `Tarjousten viimeinen päivä on **${date}**.`,
  oneEnds: (date: string) => `Tarjouksen viimeinen päivä on **${date}**.`,
  firstEnds: (date: string) => `Ensimmäinen tarjouksista päättyy **${date}**.`,
  allWhileStockLasts: 'Tarjoukset päättyvät, kun varasto loppuu.',
  oneWhileStockLasts: 'Tarjous päättyy, kun varasto loppuu.',
  /** With its date, as stock is not counted again when the email is sent. */
  stock: (count: number, isMinimum: boolean, day: string) =>
    `Varastossa ${day}: ${isMinimum ? 'yli ' : ''}${count}${NBSP}kpl.`,
  button: 'Varaa aika',
  noneInSeason: {
    summer: 'Kesärenkaita ei ole juuri nyt tarjouksessa. Valitse renkaat viestiin itse.',
    winter: 'Talvirenkaita ei ole juuri nyt tarjouksessa. Valitse renkaat viestiin itse.',
  },
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
  filter: 'Rajaa tarjouksia',
  filterHelp: 'Valmistaja, malli tai koko',
  noneFound: 'Tarjouksissa ei ole tällaista rengasta.',
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
  creating: 'Luodaan…',
  slow: 'Tekoälyn vastaus viipyy.',
  ready: 'Käytä valmiita lauseita',
  again: 'Luo uudelleen',
  back: 'Palauta edellinen',
  result: 'Luonnos, tarkista',
  subject: 'Aihe',
  content: 'Sisältö',
  use: 'Käytä viestiä',
  replace: 'Korvaa kirjeen teksti',
  append: 'Lisää loppuun',
  openTyres: 'Avaa renkaat',
  loadFailed: (reason: string) => `Tarjoustuotteiden haku epäonnistui: ${reason}`,
  loadAgain: 'Voit yrittää heti uudelleen.',
  ended: (total: number) =>
    total === 1
      ? 'Yksi valitsemasi rengas ei ole enää tarjouksessa. Se jäi pois viestistä.'
      : `${total} valitsemaasi rengasta ei ole enää tarjouksessa. Ne jäivät pois viestistä.`,
  replaced: 'Kirjeen aihe ja teksti korvattiin.',
  undo: 'Kumoa',
  failed: 'Viestin luominen epäonnistui',
  endsOn: (date: string) => `${date} asti`,
  whileStockLasts: 'kunnes loppuu',
  stock: (count: number, isMinimum: boolean) => `${isMinimum ? 'yli ' : ''}${formatCount(count)}${NBSP}kpl`,
} as const;
