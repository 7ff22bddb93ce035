// Finnish texts of the counter search: what a clerk finds, quotes and copies.
import { formatCount } from '../../../platform/contract/count.ts';
import { NBSP } from '../../../platform/contract/text.ts';

/** What the last word of a counter search may be short for. */
export const KIND_KEYS: ReadonlyMap<string, string> = new Map([
  ['k', 'kitka'],
  ['n', 'nasta'],
  ['ke', 'kesä'],
]);

export const counterMessages = {
  title: 'Hinta asiakkaalle',
  runFlat: 'Run flat',
  askPrice: 'Kysy hintaa',
  /** Where so many are, before the first time or day that four can be fitted. */
  places: {
    own: (pieces: string) => `hyllyssä ${pieces}`,
    supplier: (pieces: string) => `toimittajalla ${pieces}`,
    none: () => 'ei varastossa',
  },
  each: (price: string) => `${price}/kpl`,
  showAll: (total: number) => `Näytä kaikki ${formatCount(total)} rengasta`,
  ledger: 'Hinta',
  alternatives: 'Vaihtoehdot samaan kokoon',
  copy: 'Kopioi tarjous',
  copied: 'Tarjous kopioitu. Liitä se viestiin.',
  copyFailed: 'Selain ei antanut kopioida. Valitse teksti ja kopioi se itse.',
  message: 'Viesti asiakkaalle',
  book: 'Varaa aika asiakkaalle',
  edit: 'Muokkaa rengasta',
  publicPage: 'Avaa tuotesivu',
  failed: 'Renkaan tietoja ei voitu hakea',
  /** What can be done with a tyre by typing it into the search, before the tyre's own words. */
  verbs: {
    offer: { label: 'Luo tarjous', pattern: /^(?:luo|tee) tarjous (.+)/i },
    stock: { label: 'Kirjaa saldo', pattern: /^(?:kirjaa )?saldo (.+)/i },
  },
  removeTyre: (name: string) => `Poista kirjeestä: ${name}`,
  text: {
    set: (price: string, words: string) => `Hinta ${words}: ${price}.`,
    parts: (tyres: string, fitting: string) => `Siitä renkaat ${tyres}, asennus ja tasapainotus ${fitting}.`,
    offerUntil: (day: string) => `Tarjoushinta on voimassa ${day} asti.`,
    offerStock: 'Tarjoushinta on voimassa niin kauan kuin varastoa riittää.',
    vat: 'Hinta sisältää arvonlisäveron.',
    book: (url: string) => `Varaa aika: ${url}`,
    more: (url: string) => `Lisää renkaasta: ${url}`,
    signature: (shop: string, phone: string) =>
      [shop, phone.replaceAll(' ', NBSP)].filter(Boolean).join(', '),
  },
} as const;

export const productPickerMessages = {
  search: 'Hae renkaita',
  searchHelp: 'Koko, valmistaja tai malli',
  first: { offers: 'Tarjouksessa nyt', shelf: 'Oman hyllyn renkaat ensin' },
  found: 'Hakutulokset',
  none: 'Ei renkaita tällä haulla.',
  noOffers: 'Tarjouksessa ei ole nyt yhtään rengasta. Hae nimellä tai koolla.',
  failed: 'Renkaiden haku epäonnistui',
  /** Find the first lists: what is on offer, and everything, in which the own shelf comes first. */
  firstWords: { offers: 'tarjous', shelf: '' },
  onOffer: 'Tarjouksessa',
} as const;
