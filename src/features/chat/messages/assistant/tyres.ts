// Answers on tyres: what was found, the cheapest, and the price of four on the car.
import { tyreCount } from '../../../catalogue/messages/tyre-count.ts';
import type { TyreLabel } from '../../../catalogue/product/tyre-label.ts';
import { NB, listed, lowered } from './words.ts';

type TyreFacts = Omit<TyreLabel, 'noiseClass' | 'eprelNumber' | 'eprelUrl'> & {
  readonly isXl: boolean;
  readonly isRunFlat: boolean;
};

const COUNT_WORDS: Readonly<Record<number, string>> = {
  1: 'Yksi rengas',
  2: 'Kaksi rengasta',
  3: 'Kolme rengasta',
  4: 'Neljä rengasta',
};

/** How many were found and how many of them can be had, to the end of the sentence. */
function foundText(count: number, inStock: number): string {
  const found = tyreCount(count);
  if (inStock === 0) {
    return `${found}, ${count === 1 ? 'jota' : 'joista mitään'} ei juuri nyt ole varastossa. Kysy toimitusaika, niin selvitämme sen.`;
  }
  if (count === 1) return `${found}, ja se on saatavilla heti tai toimittajalta.`;
  if (inStock === count) return `${found}, ja kaikki ovat saatavilla heti tai toimittajalta.`;
  return `${found}, joista ${inStock === 1 ? 'yksi' : inStock} on saatavilla heti tai toimittajalta.`;
}

export const tyreMessages = {
  /** As the search reads it. */
  searchedLimit: (euros: number, of: 'tyre' | 'four' | 'fitted-four') =>
    `alle ${euros} €${{ tyre: '', four: ' neljä', 'fitted-four': ' neljä asennettuna' }[of]}`,
  kinds: {
    summer: 'kesärenkaita',
    winter: 'talvirenkaita',
    studded: 'nastarenkaita',
    friction: 'kitkarenkaita',
    all: 'renkaita',
  },
  kind: {
    summer: 'kesärengas',
    winter: 'talvirengas',
    studded: 'nastarengas',
    friction: 'kitkarengas',
  },
  tellSize: 'Kun kerrot koon, näytän, mitä meillä on ja mitä neljä maksaa asennettuna.',
  askSize: 'Mikä on rengaskokosi? Se lukee renkaan kyljessä, esimerkiksi 205/55R16.',
  askSizeWithRim: (rim: number) =>
    `Vanne on ${rim} tuumaa. Kerro vielä koko: se lukee renkaan kyljessä, esimerkiksi 205/55R16.`,
  /** Where a car was named and no size. */
  carSizes: ({ car, carYear, rim }: { car?: string; carYear?: number; rim?: number }) =>
    car === undefined
      ? ''
      : `${car}${carYear === undefined ? '' : ` ${carYear}`}${rim === undefined ? '' : `, ${rim}″`}: samaan malliin on tehty useita rengas- ja vannekokoja, enkä näe, mikä niistä on autossasi.`,
  noSuchRim: (rim: string) => `${rim} tuuman vannetta ei ole: tarkista koko renkaan kyljestä.`,
  priceRange: (least: string, most: string) => `Halvimman hinta on ${least} ja kalleimman ${most} renkaalta.`,
  confirmSize: (size: string) => `Tarkoititko kokoa ${size}? Vahvista rengaskoko vastaamalla kyllä.`,
  found: (size: string, kind: string, count: number, inStock: number) =>
    `Meillä on ${kind} koossa ${size}: ${foundText(count, inStock)}`,
  searched: (words: string) => `Hain näin: ${words}.`,
  foundSearched: (count: number, inStock: number) => `Löytyi ${foundText(count, inStock)}`,
  unread: (words: readonly string[], isOfSizeAlone: boolean) => {
    const what =
      words.length === 0
        ? 'Kaikkia sanojasi'
        : `${words.length === 1 ? 'Sanaa' : 'Sanoja'} ${listed(words.map((word) => `”${word}”`))}`;
    return `${what} en tunnistanut, joten haussa on vain ${isOfSizeAlone ? 'koko ja renkaan laji' : 'se, mikä yllä lukee'}.`;
  },
  slowerWinter: (symbol: string) =>
    `Nopeusluokkaa ${symbol} ei ole. Talvirenkaan nopeusluokka saa olla alempi, kun sen raja on merkitty kuljettajan näkyviin.`,
  noCountries: 'Valmistusmaan mukaan en osaa rajata hakua: valitse merkki listalta tai kysy meiltä.',
  noRanks:
    'Premium- ja edullisten merkkien mukaan en osaa rajata hakua: valitse merkki listalta tai kysy meiltä.',
  atMost: {
    tyre: (price: string) => `enintään ${price} renkaalta`,
    four: (price: string) => `enintään ${price} neljältä renkaalta`,
    'fitted-four': (price: string) => `enintään ${price} neljältä renkaalta asennettuna`,
  },
  bestOf: {
    wet: (name: string, labelClass: string) =>
      `Saatavilla olevista paras märkäpito on renkaalla ${name}, luokka ${labelClass}.`,
    fuel: (name: string, labelClass: string) =>
      `Saatavilla olevista pienin vierintävastus on renkaalla ${name}, luokka ${labelClass}.`,
  },
  onShelf: (tyres: readonly string[]) => `Heti hyllyssä on esimerkiksi ${listed(tyres)}.`,
  noneOnShelf: 'Omassa hyllyssä näitä ei ole juuri nyt: renkaat tulevat toimittajalta.',
  shelfItem: (name: string, price: string, count: number) => `${name} (${price} renkaalta, ${count}${NB}kpl)`,
  onSale: 'tarjouksessa',
  iceGripMark: 'jääpitomerkintä',
  cheapest: (name: string, price: string, stock: string, isOfSets: boolean) =>
    `${isOfSets ? 'Neljän renkaan sarjana' : 'Saatavilla olevista'} edullisin on ${name}, ${price} renkaalta (${lowered(stock)}).`,
  noCheaper: 'Edullisempaa ei ole tällä haulla.',
  cheapestToAsk: (name: string, price: string) => `Edullisin niistä on ${name}, ${price} renkaalta.`,
  singleTyre: (name: string, size: string, price: string, stock: string) =>
    `${name} ${size}: ${price} renkaalta (${lowered(stock)}).`,
  quietest: (name: string, noiseDb: number) =>
    `Saatavilla olevista hiljaisin on ${name}, vierintämelu ${noiseDb}${NB}dB.`,
  bySeason: ({
    all,
    summer,
    friction,
    studded,
  }: Record<'all' | 'summer' | 'friction' | 'studded', number>) => {
    const kinds = [
      [friction, 'kitkarenkaita'],
      [studded, 'nastarenkaita'],
      [summer, 'kesärenkaita'],
    ].flatMap(([count, kind]) => (count === 0 || count === all ? [] : [`${kind} ${count}`]));
    return kinds.length < 2 ? '' : `Niistä ${listed(kinds)}.`;
  },
  offer: (until: string | undefined, lowest: string | undefined) =>
    `Hinta on tarjoushinta${until === undefined ? '' : ` ${until} asti`}${lowest === undefined ? '' : `, edeltävien 30 päivän alin hinta ${lowest}`}.`,
  fittedTotal: (tyres: string, fitting: string, total: string, isRunFlat: boolean, count: number) =>
    `${COUNT_WORDS[count] ?? `${count}${NB}rengasta`} maksaa ${tyres} ja asennus ${fitting}${isRunFlat ? ', run flat -lisä mukana' : ''}, yhteensä ${total}.`,
  isRunFlat: (name: string) => `Kyllä, ${name} on run flat -rengas.`,
  fittedFrom: (own: string | undefined, supplier: string | undefined) =>
    [
      own === undefined ? '' : `Hyllyssä olevat renkaat saat autoon aikaisintaan ${own}.`,
      supplier === undefined ? '' : `Toimittajalta tulevat saat autoon aikaisintaan ${supplier}.`,
    ]
      .filter(Boolean)
      .join(' '),
  allInTime: 'Kyllä, jos kokoasi on hyllyssä tai toimittajalla.',
  onlyShelfInTime: 'Vain hyllyssä olevat renkaat ehtivät.',
  carries: (name: string, service: string, kilos: number) =>
    `${name} on merkitty ${service}: se kantaa ${kilos}${NB}kg pyörää kohti. Kantavuus ei saa olla pienempi kuin auton papereissa.`,
  checkTyres: 'Tarkista koko nykyisten renkaiden kyljestä tai rekisteriotteesta ennen tilaamista.',
  noneOfSize: (size: string, kind: string) => `Koossa ${size} meillä ei juuri nyt ole ${kind} myynnissä.`,
  noneOfName: (words: string) =>
    `Haulla ”${words}” ei löytynyt rengasta. Kerro rengaskoko, niin katsotaan vaihtoehdot.`,
  noneSearched: (words: string) => `Tällä haulla ei löytynyt rengasta: ${words}.`,
  noWeaker:
    'Heikommaksi merkittyjä en ehdota. Katso autosi papereista, mikä kantavuus riittää, tai kysy meiltä.',
  allSeason:
    'Valikoimassamme on kesärenkaita ja talvirenkaita. Ympärivuotisille ei ole omaa ryhmää, joten en ehdota niiden tilalle muuta: kysy niistä liikkeestä.',
  nearestSizes: (sizes: readonly string[]) =>
    sizes.length === 0
      ? ''
      : `Lähes sama vierintäkehä on ${sizes.length === 1 ? 'koossa' : 'koissa'} ${listed(sizes)}. Kysy meiltä, käykö ${sizes.length === 1 ? 'se' : 'jokin niistä'} autoosi.`,
  askRim: (width: number, aspect: number) =>
    `Mikä on vanteen koko tuumina? Koossa ${width}/${aspect} on monta vannekokoa, esimerkiksi ${width}/${aspect}R17.`,
  makersFound: (names: readonly string[], count: number) =>
    `${count === 1 ? 'Merkki on' : `Merkkejä on ${count}:`} ${listed(names)}.`,
  askPrice: 'Kysy hintaa',
  namedTyre: (name: string, facts: readonly string[]) => `${name}: ${facts.map(lowered).join(', ')}.`,
  tyreFacts: ({ wetGrip, fuelEfficiency, noiseDb, hasSnowGrip, hasIceGrip, isXl, isRunFlat }: TyreFacts) =>
    [
      wetGrip === null ? 'ei EU-luokkia' : `märkäpito ${wetGrip}`,
      fuelEfficiency === null ? '' : `polttoainetalous ${fuelEfficiency}`,
      noiseDb === null ? '' : `vierintämelu ${noiseDb}${NB}dB`,
      hasSnowGrip ? 'vuorenhuippumerkki' : '',
      hasIceGrip ? 'jääpitomerkintä' : '',
      isXl ? 'vahvistettu (XL)' : '',
      isRunFlat ? 'run flat' : '',
    ].filter(Boolean),
  withoutMark: (mark: string) => `ei ${mark}-merkintää`,
  /** One tyre next to another: the gap of one and of a number. */
  tyreGap: (
    name: string,
    other: string,
    isMore: boolean,
    [each, all]: readonly [string, string],
    count: number,
  ) =>
    `${name} maksaa ${each} ${isMore ? 'enemmän' : 'vähemmän'} renkaalta kuin ${other}${count > 1 ? `, ${count}${NB}renkaan sarjana ${all}` : ''}.`,
  eachCosts: (price: string) => `${price} renkaalta`,
} as const;
