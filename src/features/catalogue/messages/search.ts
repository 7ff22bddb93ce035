// Finnish texts of the search: its field, page and filters, what was understood, and what was not found.
import { formatCount } from '../../../platform/contract/count.ts';
import { formatShortEuros } from '../../../platform/contract/money.ts';
import { NBSP } from '../../../platform/contract/text.ts';
import type { ServicePath } from '../search/misplaced-search.ts';
import type { PriceLimit } from '../search/price-limit.ts';
import type { LabelWish } from '../search/query-types.ts';
import type { Grip, NotSold, Wish } from '../search/word-meanings.ts';
import type { VehicleType } from '../size/vehicle-type.ts';
import { tyreCount } from './tyre-count.ts';

/** '”volvo” ja ”golf”' */
function quoted(words: readonly string[]): string {
  return words.map((word) => `”${word}”`).join(' ja ');
}

export const searchMessages = {
  title: 'Renkaat',
  seasonTitles: {
    summer: 'Kesärenkaat',
    winter: 'Talvirenkaat',
    studded: 'Nastarenkaat',
    friction: 'Kitkarenkaat',
  },
  /** What a phone shows of the season's name. */
  shortSeasons: { summer: 'Kesä', studded: 'Nasta', friction: 'Kitka' },
  inSize: (size: string) => `koossa ${size}`,
  /** What is sold is marked in millimetres: a tyre of the typed size it is not. */
  inInchSize: (typed: string, nearest: string) => `kokoon ${typed}, lähin millikoko ${nearest}`,
  digitsTitle: (digits: string) => `Koot, joissa on ${digits}`,
  digitsBody: 'Valitse koko, niin näet sen renkaat.',
  found: (total: number) => (total === 0 ? 'Ei osumia' : tyreCount(total)),
  description: (heading: string, total: number) =>
    `${heading}: ${tyreCount(total)}, hinnat, EU-rengasmerkinnät ja saatavuus heti näkyvissä. Hinnat sisältävät arvonlisäveron.`,
  understood: 'Haku ymmärrettiin näin',
  corrected: (from: string, to: string) => `Sanaa ”${from}” ei löytynyt, joten haimme sanalla ”${to}”.`,
  ignored: (words: readonly string[], size: string | null) =>
    `Ei osumia ${words.length === 1 ? 'sanalle' : 'sanoille'} ${quoted(words)}${size ? `: tässä ovat koon ${size} renkaat` : ''}.`,
  ignoredInPart: (words: readonly string[]) =>
    `Ei osumia ${words.length === 1 ? 'sanalle' : 'sanoille'} ${quoted(words)}, joten haimme ilman ${words.length === 1 ? 'sitä' : 'niitä'}.`,
  noSuchRim: (rim: string) => `${rim} tuuman vannetta ei ole, joten näytämme kaikki vannekoot.`,
  carBesideSize: (car: string) =>
    `Auton malli (${car}) ei rajaa hakua. Tarkista koko autosi rekisteriotteesta.`,
  serviceBesideSize: (page: string) => `Lisää sivulla ${page}`,
  otherSize: (size: string) => `Haemme yhden koon kerrallaan. Näytä myös ${size}`,
  unmet: {
    price: (limit: string, from: string | null) =>
      `Yhtään rengasta ei löytynyt rajalla ”${limit}”. Tässä ovat kaikki edullisimmasta alkaen${from ? `: edullisin rengas maksaa ${from}` : ''}.`,
    offer: 'Tällä haulla ei ole juuri nyt tarjouksia. Tässä ovat muut renkaat.',
    inStock: 'Mitään näistä ei ole juuri nyt saatavilla. Kysy toimitusaikaa.',
    onShelf: 'Näitä ei ole juuri nyt omassa hyllyssä. Tässä ovat myös tilattavat renkaat.',
    electric: 'Tällä haulla ei ole sähköautoille nimettyjä malleja. Tässä ovat muut renkaat.',
  },
  askSize: 'Lisää renkaan koko, niin näet vain autoosi sopivat.',
  cut: 'Haku oli niin pitkä, että siitä luettiin vain alku.',
  tooWeak: (value: number) =>
    `${tyreCount(value)} jätettiin pois, koska kantavuus tai nopeusluokka on haettua pienempi.`,
  checkYourTyres: 'Tarkista koko autosi renkaista tai rekisteriotteesta ennen tilausta.',
  filters: 'Rajaa',
  skipFilters: 'Siirry renkaisiin',
  filtersWithCount: (value: number) => (value === 0 ? 'Rajaa hakua' : `Rajaa hakua (${value})`),
  show: (total: number) => (total === 0 ? 'Ei osumia, muuta rajauksia' : `Näytä ${tyreCount(total)}`),
  clear: 'Tyhjennä rajaukset',
  activeFilters: 'Valitut rajaukset',
  atLeast: (price: string) => `Vähintään ${price}`,
  atMost: (price: string) => `Enintään ${price}`,
  loadAtLeast: (index: number) => `Kantavuusluokka vähintään ${index}`,
  sort: 'Järjestys',
  sortRule: 'Miten järjestys muodostuu?',
  apply: 'Päivitä',
  close: 'Sulje rajaukset',
  all: 'Kaikki',
  groups: {
    season: 'Kausi',
    manufacturer: 'Merkki',
    price: 'Hinta, € / kpl',
    minPrice: 'Vähintään',
    maxPrice: 'Enintään',
    fuelEfficiency: 'Polttoainetalous',
    wetGrip: 'Märkäpito',
    noiseClass: 'Ulkoinen vierintämelu',
    grip: 'Talviominaisuudet',
    availability: 'Saatavuus',
    diameter: 'Vannekoko',
    vehicleType: 'Ajoneuvo',
  },
  more: (value: number) => `Näytä loput ${formatCount(value)}`,
  switches: {
    snowGrip: 'Lumipito (3PMSF)',
    iceGrip: 'Jääpito',
    runFlat: 'Run flat',
    inStock: 'Vain saatavilla olevat',
    onSale: 'Vain tarjoukset',
  },
  explanations: {
    fuelEfficiency: 'A vierii kevyimmin. Luokkien A ja E ero on noin 7,5 % polttoaineenkulutuksessa.',
    wetGrip:
      'A pysähtyy märällä lyhyimmässä matkassa. Yhden luokan ero on noin 3–6 metriä nopeudesta 80 km/h.',
    noiseClass: 'Melu mitataan auton ulkopuolelta. Luokka A on hiljaisin.',
    grip: 'Vuorenhuippumerkki (3PMSF) vaaditaan kitkarenkailta. Jääpitomerkki kertoo, että rengas on läpäissyt jääpitotestin.',
  },
  picksTitle: 'Kolme hyvää lähtökohtaa',
  /** In place of 'Edullisin' on a friction tyre, which has the ice mark. */
  cheapestOnIce: 'Edullisin jäälle',
  pickRule: (title: string) => `${title}: miten tämä on valittu?`,
  stars: (average: number) => `★${NBSP}${average.toLocaleString('fi-FI', { minimumFractionDigits: 1 })}`,
  wetGripClass: (letter: string) => `märkäpito ${letter}`,
  view: 'Näkymä',
  cards: 'Kortit',
  rows: 'Rivit',
  narrowed: {
    title: 'Ei osumia näillä rajauksilla',
    body: 'Poista rajauksia tai kokeile toista kokoa, merkkiä tai mallia.',
  },
  noneOfSize: (size: string) => ({
    title: `Kokoa ${size} ei ole juuri nyt valikoimassa`,
    body: 'Tarkista, että koko on oikein. Soita tai kirjoita, niin kysymme sitä puolestasi.',
  }),
  unfound: {
    title: 'Ei renkaita tällä haulla',
    body: 'Tarkista koko tai kokeile toista merkkiä tai mallia. Autamme mielellämme myös puhelimessa.',
  },
  notSold: {
    'all-season': {
      title: 'Valikoimassa ei ole ympärivuotisia renkaita',
      body: 'Myymme kesärenkaita ja talvirenkaita: kitkoja ja nastoja. Valitse niistä tai kysy meiltä.',
    },
    motorcycle: {
      title: 'Valikoimassa ei ole moottoripyörän renkaita',
      body: 'Verkkokaupan renkaat ovat henkilö-, maasturi- ja pakettiautoihin. Kysy, voimmeko auttaa.',
    },
    atv: {
      title: 'Valikoimassa ei ole mönkijän renkaita',
      body: 'Verkkokaupan renkaat ovat henkilö-, maasturi- ja pakettiautoihin. Kysy, voimmeko auttaa.',
    },
    caravan: {
      title: 'Asuntovaunun renkaat löytyvät koolla',
      body: 'Hae vaunun renkaan kyljessä lukevalla koolla ja kantavuudella. Verkkokaupan renkaat ovat henkilö-, maasturi- ja pakettiautoihin, joten kysy sopivuus meiltä.',
    },
    trailer: {
      title: 'Perävaunun renkaat löytyvät koolla',
      body: 'Hae perävaunun renkaan kyljessä lukevalla koolla ja kantavuudella. Verkkokaupan renkaat ovat henkilö-, maasturi- ja pakettiautoihin, joten kysy sopivuus meiltä.',
    },
    heavy: {
      title: 'Valikoimassa ei ole raskaan kaluston renkaita',
      body: 'Verkkokaupan renkaat ovat henkilö-, maasturi- ja pakettiautoihin. Kysy, voimmeko auttaa.',
    },
    bicycle: {
      title: 'Valikoimassa ei ole polkupyörän renkaita',
      body: 'Verkkokaupan renkaat ovat henkilö-, maasturi- ja pakettiautoihin.',
    },
    used: {
      title: 'Valikoimassa ei ole käytettyjä renkaita',
      body: 'Verkkokaupan renkaat ovat uusia. Kirjoita hakuun ”halvat” ja koko, niin näet edullisimmat ensin.',
    },
  } satisfies Record<NotSold, { title: string; body: string }>,
  plate: (plate: string) => ({
    title: 'Emme vielä hae rekisterinumerolla',
    body: `Koko lukee renkaan kyljessä ja rekisteriotteessa. Soita ja kerro tunnus ${plate}, niin katsomme koon puolestasi.`,
  }),
  car: (car: string) => ({
    title: 'Emme vielä hae auton mallilla',
    body: `Tähän autoon (${car}) voi käydä useampi koko. Oikea koko lukee renkaan kyljessä ja rekisteriotteessa. Soita, niin katsomme sen puolestasi.`,
  }),
  ean: (ean: string) => ({
    title: 'Tällä EAN-koodilla ei löydy rengasta',
    body: `Valikoimassa ei ole tuotetta, jonka koodi on ${ean}. Hae koolla tai kysy meiltä.`,
  }),
  ownSize: {
    title: 'Rengaskoko lukee renkaan kyljessä',
    body: 'Etsi merkintä, joka on muotoa 205/55R16. Autoosi hyväksytyt koot näet rekisteriotteesta. Soita, niin katsomme koon puolestasi.',
  },
  service: (page: string) => ({
    title: `Katso sivu ${page}`,
    body: 'Tämä haku etsii vain renkaita.',
  }),
  services: {
    '/vanteet': 'Vanteet',
    '/rengashotelli': 'Rengashotelli',
    '/palvelut/korjaustyot': 'Rengaskorjaus',
    '/palvelut/tasapainoitus': 'Tasapainotus',
    '/rahoitus': 'Rahoitus',
    '/hinnasto': 'Hinnasto',
    '/hyva-tietaa': 'Hyvä tietää',
    '/ota-yhteytta': 'Ota yhteyttä',
  } satisfies Record<ServicePath, string>,
  commonSizes: 'Eniten valinnanvaraa näissä koissa',
  nearestTitle: 'Lähimmät koot, joita on saatavilla',
  nearestBody:
    'Nämä eivät ole sama koko. Vierintäkehä on lähellä, mutta sopivuus autoon pitää tarkistaa aina erikseen.',
  nearestChange: (ratio: number) => {
    const percent = Math.abs(ratio * 100).toLocaleString('fi-FI', { maximumFractionDigits: 1 });
    return ratio === 0
      ? 'sama vierintäkehä'
      : `vierintäkehä ${percent}${NBSP}% ${ratio > 0 ? 'pidempi' : 'lyhyempi'}`;
  },
  sameRim: 'sama vanne',
  otherRim: 'eri vanne',
  callUs: (phone: string) => `Soita ${phone}`,
  mailUs: 'Lähetä sähköpostia',
  book: 'Varaa aika',
  askChat: 'Kysy chatissa',
  /** The text of the chat's field when it opens. */
  chatDraft: (words: string) => `Etsin renkaita: ${words}`,
  resultsLabel: 'Hakutulokset',
  sizePageLink: (size: string) => `Tietoa koosta ${size}`,
} as const;

const PRICE_OF = {
  tyre: ['rengas', ''],
  four: ['neljä rengasta', 'ilman asennusta'],
  'fitted-four': ['neljä rengasta', 'asennettuna'],
} satisfies Record<PriceLimit['of'], [string, string]>;

export const understoodMessages = {
  size: (size: string) => `koko ${size}`,
  inch: (typed: string, nearest: string) => `tuumakoko ${typed}, lähin millikoko ${nearest}`,
  widthAspect: (width: number, aspect: number) => `leveys ${width}${NBSP}mm, profiili ${aspect}${NBSP}%`,
  width: (width: number) => `leveys ${width}${NBSP}mm`,
  rim: (inches: string) => `vanne ${inches}″`,
  service: (load: number | undefined, speed: string | undefined) =>
    [load && `kantavuusluokka vähintään ${load}`, speed && `nopeusluokka vähintään ${speed}`]
      .filter(Boolean)
      .join(', '),
  ean: (ean: string) => `EAN-koodi ${ean}`,
  tag: (tag: string) => `merkintä ${tag}`,
  price: ({ minCents, maxCents, of }: PriceLimit) => {
    const [what, how] = PRICE_OF[of];
    const limits = [
      minCents !== undefined && `vähintään ${formatShortEuros(minCents)}`,
      maxCents !== undefined && `enintään ${formatShortEuros(maxCents)}`,
    ].filter(Boolean);
    return `${what} ${limits.join(', ')} ${how}`.trimEnd();
  },
  wishes: {
    cheap: 'edullisin ensin',
    quiet: 'hiljaisin ensin',
    wet: 'paras märkäpito ensin',
    fuel: 'kevyimmin vierivä ensin',
    offer: 'tarjouksessa',
    'in-stock': 'saatavilla',
    'on-shelf': 'omassa hyllyssä',
  } satisfies Record<Wish, string>,
  vehicles: {
    passenger: 'henkilöautoon',
    suv: 'maasturiin',
    van: 'pakettiautoon',
  } satisfies Record<VehicleType, string>,
  classes: ({ wetGrip, fuelEfficiency, noiseClass }: LabelWish) =>
    [
      wetGrip && `märkäpito vähintään ${wetGrip}`,
      fuelEfficiency && `polttoainetalous vähintään ${fuelEfficiency}`,
      noiseClass && `meluluokka vähintään ${noiseClass}`,
    ]
      .filter(Boolean)
      .join(', '),
  grips: { ice: 'jääpitomerkki', snow: 'lumipitomerkki (3PMSF)' } satisfies Record<Grip, string>,
  electric: 'sähköautoille nimetyt mallit',
  words: (words: readonly string[]) => `${words.length === 1 ? 'sana' : 'sanat'} ”${words.join(' ')}”`,
} as const;

export const boxMessages = {
  /** The box of a tyre page, and the one in the header of every page. */
  search: 'Rengashaku',
  quickSearch: 'Pikahaku',
  label: 'Hae renkaita koolla, merkillä tai mallilla',
  placeholder: '205/55R16',
  submit: 'Hae',
  list: 'Ehdotukset',
  found: (value: number) => (value === 1 ? '1 ehdotus' : `${formatCount(value)} ehdotusta`),
  none: 'Ei ehdotuksia. Paina Enter, niin haetaan tekstillä.',
} as const;
