// What the assistant says in Finnish. Every amount, time and date is put in from the result of a tool.
import { tyreCount } from '../../catalogue/messages/tyre-count.ts';
import { repairMessages } from '../../pages/messages/services.ts';
import { genitive } from '../../shop-profile/name-cases.ts';

const NB = '\u00A0';

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

function lowered(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** 'a, b ja c' */
function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} ja ${last}`;
}

const choices: Readonly<Partial<Record<string, string>>> = {
  hours: 'Milloin olette auki?',
  price: 'Mitä työ maksaa?',
  tyres: 'Mitä renkaita teillä on?',
  booking: 'Milloin on vapaita aikoja?',
  season: 'Milloin talvirenkaat pitää vaihtaa?',
  tread: 'Paljonko uraa pitää olla?',
  duration: 'Kauanko vaihto kestää?',
  hotel: 'Mitä rengashotelliin kuuluu?',
  financing: 'Voiko maksaa erissä?',
  'size-help': 'Mistä tiedän rengaskoon?',
  rims: 'Myyttekö vanteita?',
  delivery: 'Mikä on toimitusaika?',
  recycling: 'Voiko vanhat renkaat jättää teille?',
  contact: 'Missä te olette?',
  campaigns: 'Mitä tarjouksia nyt on?',
  age: 'Kuinka vanhalla renkaalla voi ajaa?',
  markings: 'Mitä kyljen merkinnät tarkoittavat?',
  pressure: 'Mitkä ovat oikeat rengaspaineet?',
  'studs-or-friction': 'Kitka vai nasta?',
  'own-tyres': 'Mitä renkaitani teillä on säilytyksessä?',
  services: 'Mitä palveluita teillä on?',
};

const countedUnits = { tyre: 'rengasta', wheel: 'pyörää', piece: 'kpl' } as const;

export const assistantMessages = {
  /** As the search reads it. */
  searchedLimit: (euros: number, of: 'tyre' | 'four' | 'fitted-four') =>
    `alle ${euros} €${{ tyre: '', four: ' neljä', 'fitted-four': ' neljä asennettuna' }[of]}`,
  sources: {
    hours: 'Aukioloajat',
    priceList: 'Hinnasto',
    catalogue: 'Rengashaku',
    faq: 'Usein kysytyt kysymykset',
    season: 'Rengaskausi',
    groove: 'Urasyvyys',
    size: 'Rengaskoko',
    sidewall: 'Kyljen merkinnät',
    age: 'Renkaan ikä',
    pressure: 'Rengaspaineet',
    hotel: 'Rengashotelli',
    financing: 'Rahoitus',
    contact: 'Yhteystiedot',
    rims: 'Vanteet',
    repair: 'Rengaskorjaus',
    campaigns: 'Kampanjat',
    shop: 'Liikkeen tiedot',
    article: (title: string) => `Artikkeli: ${title}`,
  },
  actions: {
    call: (phone: string) => `Soita ${phone.replaceAll(' ', NB)}`,
    mail: 'Lähetä sähköpostia',
    book: 'Varaa aika',
    allTimes: 'Näytä kaikki ajat',
    ownBookings: 'Omat varaukset',
    giveFeedback: 'Anna palautetta',
    leaveNumber: 'Jätä soittopyyntö',
    allTyres: (size: string) => `Katso kaikki koon ${size} renkaat`,
    search: 'Hae renkaita',
    directions: 'Näytä kartalla',
    reviews: 'Lue arvostelut',
  },
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
  vehicles: { passenger: 'henkilöauto', suv: 'maasturi tai SUV', van: 'pakettiauto' },
  units: {
    tyre: 'renkaalta',
    wheel: 'pyörältä',
    set: 'neljältä pyörältä',
    season: 'kaudelta',
    piece: 'kappaleelta',
  },

  yes: 'Kyllä.',
  no: 'Ei.',
  whichMeant: 'Tarkoititko…?',
  /** What a visitor may have meant, as they would ask it. */
  choices,
  law: {
    studsIn: 'Kyllä.',
    studsOut: 'Vain jos sää tai keli sitä edellyttää.',
    mustIn: 'Kyllä, jos sää tai keli sitä edellyttää.',
    mustOut: 'Ei.',
    summerIn: 'Vain jos keli ei vaadi talvirenkaita.',
    summerOut: 'Kyllä.',
    frictionAlways: 'Kyllä: laki rajaa käyttöajan vain nastarenkaille.',
    notCovered:
      'Suoraa vastausta tähän minulla ei ole. Alla on, mitä laki sanoo rengaskaudesta: tarkista loput Traficomin ohjeista tai kysy meiltä.',
    frictionAnyTime: 'Nastattomille talvirenkaille laki ei anna päivää, jona ne pitää vaihtaa pois.',
    snowMark: 'Nastattomaan talvirenkaaseen pelkkä M+S ei riitä: siinä on oltava vuorenhuippumerkki.',
    trailer: `Kyllä, jos perävaunun kokonaismassa on yli 750${NB}kg ja sää tai keli sitä edellyttää.`,
    abroad: 'Tuntemani säännöt koskevat vain Suomea, joten toisen maan sääntöä en voi vahvistaa.',
    abroadRules: 'Tarkista säännöt matkakohteen viranomaiselta ennen lähtöä.',
    onlyFinland: (rule: string) => `Suomessa: ${lowered(rule)}.`,
    tyre: { winter: 'talvirenkaaseen', summer: 'kesärenkaaseen' },
    tooThin: (tyre: string, depth: string, least: string) =>
      `${depth} ei riitä ${tyre}: laki vaatii vähintään ${least}.`,
    belowAdvice: (tyre: string, depth: string, least: string, advised: string) =>
      `${depth} riittää ${tyre} lain mukaan (raja ${least}), mutta suosituksemme on ${advised}. Vaihda pian.`,
    deepEnough: (tyre: string, depth: string, advised: string) =>
      `${depth} riittää ${tyre}: suosituksemme on vähintään ${advised}.`,
  },
  businessId: (company: string, id: string) => `${company}, y-tunnus ${id}.`,
  makers: (names: readonly string[], count: number) =>
    `Valikoimassamme on ${count}${NB}rengasmerkkiä, esimerkiksi ${listed(names)}.`,
  reviews: 'Asiakkaidemme arvostelut voit lukea arvostelupalvelusta ja etusivultamme.',
  socials: (names: readonly string[]) => `Löydät meidät myös täältä: ${listed(names)}.`,
  fitYes: 'Vierintäkehän puolesta kyllä.',
  fitCompared: (current: string, replacement: string) => `Vertailu: ${current} → ${replacement}.`,
  otherRim: (inches: number) => `Uusi koko vaatii ${inches} tuuman vanteen.`,
  checkPapers: 'Varmista koko rekisteriotteesta tai kysy meiltä ennen tilaamista.',
  greeting: 'Hei! Kerro, mitä tarvitset: renkaat, vaihdon hinnan, aukioloajan vai jotain muuta?',
  thanks: 'Ole hyvä! Kysy lisää, jos jokin jäi mieleen.',
  bye: 'Kiitos ja turvallista matkaa!',
  languages:
    'Vastaan suomeksi. Aukioloajat, renkaat, hinnat, vapaat ajat ja lain kerron myös englanniksi ja ruotsiksi.',
  identity: (name: string, shop: string) =>
    `Olen ${name}, tekoälyavustaja. En ole ihminen. Vastaan ${genitive(shop)} omista tiedoista, ja jos en tiedä, sanon sen. Ihmisen saat puhelimeen tai soittamaan sinulle.`,
  /** Before `identity`, to whoever asks with whom they are talking. */
  notHuman: 'Et puhu ihmisen kanssa.',
  complaint:
    'Ikävä kuulla, olemme pahoillamme. Asian selvittää ihminen: soita, tule käymään tai jätä soittopyyntö. Kerro, mitä tapahtui ja milloin, ja ota esille kuitti ja kuvia. Jos auto ei tunnu turvalliselta, älä aja sillä.',
  feedback:
    'Kiitos, että haluat kertoa. Palautteen voit antaa tässä nimettömänä: anna arvosana ja kerro, mikä toimi ja mikä ei. Jos haluat vastauksen, jätä soittopyyntö.',
  feedbackThanks: 'Kiitos palautteestasi!',
  refused:
    'Selvä, en käytä sitä kokoa. Kirjoita koko niin kuin se lukee renkaan kyljessä, esimerkiksi leveys/profiili R vanne.',
  nothingToConfirm: 'Mitä haluaisit tietää? Voin kertoa renkaista, hinnoista ja aukioloajoista.',
  unknown:
    'Tätä en tiedä varmasti, enkä halua arvata. Vastaan kysymyksiin renkaista, hinnoista, aukioloajoista ja ajanvarauksesta. Muusta saat vastauksen soittamalla tai jättämällä soittopyynnön.',
  /** Before the way to the shop, to whom a tyre failed on the road. */
  roadsideHelp:
    'Palvelulistallamme ei ole hinausta eikä käyntiä tien päällä tai kotona, joten kysy siitä puhelimitse. Tiepalvelun saat usein autovakuutuksesi kautta. Hätätilanteessa soita 112.',
  looseWheel: [
    '* Pysähdy turvalliseen paikkaan äläkä jatka matkaa: löysä pyörä voi irrota ajossa.',
    '* Jos sinulla on avain, kiristä kaikki pultit ristiin ohjekirjan momenttiin. Jos pultti on katkennut tai puuttuu, tai jos pyörä heiluu kiristyksen jälkeenkin, älä aja vaan tilaa hinaus.',
    '* Soita meille heti, jos olemme vaihtaneet pyörät.',
  ],
  looseWheelAtShop: 'Kiristyksen jälkeen tarkistamme pultit liikkeessä:',
  tyreDamage: [
    '* Älä aja renkaalla, vaikka siinä olisi ilmaa: vaurioitunut kylki voi haljeta milloin vain.',
    '* Vaihda vararengas tai tilaa hinaus. Kylkivauriota ei paikata, vaan rengas vaihdetaan.',
    '* Soita meille, niin katsomme, miten saat uuden renkaan alle.',
  ],
  unserved:
    'Tähän minulla ei ole valmista vastausta, enkä halua arvata. Kysy suoraan liikkeestä, niin saat varman vastauksen.',

  openOn: (day: string, open: string, close: string) => `${day} olemme auki klo${NB}${open}–${close}.`,
  closedOn: (day: string) => `${day} olemme kiinni.`,
  because: (reason: string) => `Syy: ${reason}.`,
  opensOn: (day: string, time: string) => `Avaamme ${day} klo${NB}${time}.`,
  closedNow: 'Nyt olemme kiinni.',
  status: (text: string) => `${text}.`,
  week: (text: string) => `Olemme yleensä auki ${text}.`,
  exceptions: 'Lähipäivien poikkeukset:',
  exceptionOpen: (day: string, open: string, close: string, reason: string) =>
    `* ${day}: klo${NB}${open}–${close} (${reason})`,
  exceptionClosed: (day: string, reason: string) => `* ${day}: suljettu (${reason})`,

  pricesLead: 'Hinnat hinnastosta, arvonlisävero mukana:',
  priceLine: (title: string, price: string, unit: string) =>
    `* **${title}**: ${price}${unit === '' ? '' : ` ${unit}`}`,
  priceTitle: (title: string, rims: string) => `${title}, ${lowered(rims)}`,
  priceByVehicle: (price: string, vehicle: string) =>
    `${vehicle} ${/\d/.test(price) ? price : lowered(price)}`,
  costsNothing: 'Ei maksa mitään.',
  sidewallNot: 'Ei: kylkeä tai olkapäätä ei paikata, vaan rengas vaihdetaan.',
  vatIncluded: 'Kaikki hintamme sisältävät arvonlisäveron: renkaiden, töiden ja rengashotellin.',
  balancingIncluded: 'Kyllä. Tasapainotus kuuluu asennuksen hintaan.',
  sumOfVehicles: (vehicles: readonly string[]) => `Yhteensä ${listed(vehicles)}:`,
  sumOfAll: (title: string, sum: string, parts: string) => `* ${title}: **${sum}** (${parts})`,
  sumOfCars: (title: string, count: number) => `${title}, yhteensä ${count}${NB}autoa:`,
  countedVehicle: (count: number, vehicle: string) => (count === 1 ? vehicle : `${count} × ${vehicle}`),
  priceGap: (title: string, gap: string, parts: string) => `${title}: hintaero on **${gap}** (${parts}).`,
  partName: (title: string, count: number, unit: 'set' | 'tyre' | 'wheel' | 'piece') =>
    unit === 'set' ? lowered(title) : `${lowered(title)} (${count}${NB}${countedUnits[unit]})`,
  sumLead: (parts: readonly string[]) => `Yhteensä ${listed(parts)}:`,
  /** What is paid beside the fitting is no total. */
  additionLead: (parts: readonly string[]) =>
    `Asennuksen hintaan tulee tämän verran lisää, ${listed(parts)}:`,
  notSummed: 'Yhteishintaa en voi laskea ilman vannekokoa, joten tässä on kunkin työn hinta erikseen.',
  times: (count: number, each: string) => `${count} × ${each}`,
  sumLine: (vehicle: string, sum: string, parts: string) =>
    `* ${vehicle} **${sum}**${parts === sum ? '' : ` (${parts})`}`,
  changeNote:
    'Kausivaihto tarkoittaa, että renkaat ovat valmiiksi vanteilla. Kun rengas asennetaan vanteelle, hinta on asennuksen mukainen.',
  noPrice: 'Sille ei ole hintaa hinnastossa. Soita, niin kerromme hinnan heti.',
  allPrices: 'Mitä työtä tarkoitat? Hinnastossa ovat esimerkiksi nämä:',

  askSize: 'Mikä on rengaskokosi? Se lukee renkaan kyljessä, esimerkiksi 205/55R16.',
  askSizeWithRim: (rim: number) =>
    `Vanne on ${rim} tuumaa. Kerro vielä koko: se lukee renkaan kyljessä, esimerkiksi 205/55R16.`,
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
  shelfItem: (name: string, price: string, count: number) => `${name} (${price} renkaalta, ${count}${NB}kpl)`,
  onSale: 'tarjouksessa',
  cheapest: (name: string, price: string, stock: string, isOfSets: boolean) =>
    `${isOfSets ? 'Neljän renkaan sarjana' : 'Saatavilla olevista'} edullisin on ${name}, ${price} renkaalta (${lowered(stock)}).`,
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
  checkTyres: 'Tarkista koko nykyisten renkaiden kyljestä tai rekisteriotteesta ennen tilaamista.',
  noneOfSize: (size: string, kind: string) => `Koossa ${size} meillä ei juuri nyt ole ${kind} myynnissä.`,
  noneOfName: (words: string) =>
    `Haulla ”${words}” ei löytynyt rengasta. Kerro rengaskoko, niin katsotaan vaihtoehdot.`,
  noneSearched: (words: string) => `Tällä haulla ei löytynyt rengasta: ${words}.`,
  others: (size: string, kind: string, count: number) =>
    `Muita ${kind} koossa ${size} on ${tyreCount(count)}.`,
  noWeaker:
    'Heikommaksi merkittyjä en ehdota. Katso autosi papereista, mikä kantavuus riittää, tai kysy meiltä.',
  allSeason:
    'Valikoimassamme on kesärenkaita ja talvirenkaita. Ympärivuotisille ei ole omaa ryhmää, joten en ehdota niiden tilalle muuta: kysy niistä liikkeestä.',
  nearestSizes: (sizes: readonly string[]) =>
    sizes.length === 0
      ? ''
      : `Lähes sama vierintäkehä on ${sizes.length === 1 ? 'koossa' : 'koissa'} ${listed(sizes)}. Kysy meiltä, käykö ${sizes.length === 1 ? 'se' : 'jokin niistä'} autoosi.`,
  askPrice: 'Kysy hintaa',

  services:
    'Meiltä saat renkaat ja vanteet, asennuksen, tasapainotuksen, rengashotellin, renkaan paikkauksen, rengaspaineanturit ja rahoituksen. Kerro, mitä autosi tarvitsee.',
  dogOpen: (dog: string, status: string) => `${dog}-koira on töissä aina, kun liike on auki. ${status}.`,
  dogAway: (dog: string, opens: string) =>
    `${dog}-koira on nyt vapaalla. ${opens === '' ? '' : `${dog} tulee töihin, kun liike aukeaa. ${opens}`}`.trim(),
  dogDay: (dog: string, text: string) => `${dog}-koira on töissä, kun liike on auki. ${text}`,
  noDog: 'Liikkeellä ei ole omaa koiraa.',
  noNetwork: 'Emme kuulu rengasketjuun.',
  bookOnline: 'Jos haluat tietyn kellonajan, varaa se verkossa tai soittamalla.',
  bookByPhone: 'Jos haluat tietyn kellonajan, soita, niin sovimme ajan.',
  timesFor: (service: string) => `${service}:`,
  firstTime: (day: string, time: string) => `Ensimmäinen vapaa aika on ${day} klo${NB}${time}.`,
  timesOn: (day: string, times: readonly string[], hasMore: boolean) =>
    `Vapaata on ${hasMore ? 'esimerkiksi ' : ''}${day} klo${NB}${listed(times)}.`,
  timeFree: (day: string, time: string) => `Kyllä, aika ${day} klo${NB}${time} on vapaa.`,
  timeTaken: (day: string, time: string) => `Aika ${day} klo${NB}${time} ei ole vapaa.`,
  dayFull: (day: string) => `Verkossa ei ole vapaita aikoja ${day}.`,
  noTimes: 'Verkossa ei ole nyt vapaita aikoja. Soita, niin katsomme yhdessä.',
  chooseTime: 'Valitse aika, niin pääset varaamaan sen.',
  timeChip: (day: string, time: string) => `${day} klo${NB}${time}`,
  ownBooking:
    'En näe varauksia, joten en voi muuttaa niitä. Näet, siirrät ja perut aikasi vahvistusviestin linkistä tai omalta tililtäsi. Jos viesti ei löydy, soita.',
  ownBookingByPhone:
    'En näe varauksia, joten en voi muuttaa niitä. Käytä vahvistusviestin linkkiä tai soita, niin asia hoituu.',
  ownOrder:
    'En näe tilauksia, joten en voi sanoa, missä vaiheessa omasi on. Soita tai jätä soittopyyntö: kerro tilausnumero tai nimesi, niin liike tarkistaa asian.',
  hotelLead: 'Rengashotellissa säilytämme pyöräsi kauden yli.',
  delivery: 'Omassa varastossa olevat renkaat saat heti mukaan. Saatavuus lukee jokaisen renkaan kohdalla.',
  recyclingUnknown: 'Kysy vanhojen renkaiden vastaanotosta liikkeestä.',
  rims: 'Myymme teräs- ja alumiinivanteita. Sopivuuteen vaikuttavat koko, pulttijako, ET-arvo ja keskireikä. Vannesivulla voit laskea, miten vanne ja rengas sopivat autoosi.',
  financingNone: 'Rahoitusta ei ole juuri nyt tarjolla. Kysy maksutavoista liikkeestä.',
  creditorDecides: (creditor: string) =>
    `Luottopäätöksen tekee ${creditor}, emme me. Se arvioi maksukykysi hakemuksesta.`,
  financingLead: (creditor: string) =>
    `Renkaat voi ostaa erissä. Rahoituksen myöntää ja luottopäätöksen tekee ${creditor}.`,
  instalment: (sum: string, months: number, monthly: string, total: string, rate: string) =>
    `${sum} jaettuna ${months} kuukaudelle on ${monthly} kuukaudessa. Maksat yhteensä ${total}, todellinen vuosikorko ${rate}.`,
  /** Where the visitor gave no sum. */
  creditExample: (text: string) =>
    `Esimerkki: ${lowered(text)} Kerro ostoksesi summa, niin lasken sen kuukausierän.`,
  contactLead: (shop: string) => `${shop} palvelee näin:`,
  phoneLine: (phone: string) => `* Puhelin: ${phone.replaceAll(' ', NB)}`,
  mailLine: (mail: string) => `* Sähköposti: ${mail}`,
  addressLine: (address: string) => `* Osoite: ${address}`,
  human: (phone: string) =>
    phone === ''
      ? 'Saat ihmisen puhelimeen.'
      : `Saat ihmisen puhelimeen: soita ${phone.replaceAll(' ', NB)}.`,
  campaignsLead: 'Voimassa ovat nyt:',
  campaignLine: (name: string, end: string) => `* **${name}** (${end} asti)`,
  offers: (count: number) =>
    `Tarjoushinta on nyt ${count === 1 ? 'yhdellä renkaalla' : `${count}${NB}renkaalla`}.`,
  noCampaigns: 'Juuri nyt ei ole voimassa kampanjaa. Tarjousrenkaat näet rengashausta.',
  ageText: (check: number, change: number) =>
    `Katso valmistusviikko kyljen DOT-merkinnästä: neljä viimeistä numeroa ovat viikko ja vuosi. Suosittelemme tarkastuttamaan renkaat joka kausi, kun ne ovat yli ${check} vuotta vanhoja, ja vaihtamaan viimeistään ${change} vuoden iässä.`,
  pressureText:
    'Oikeat paineet lukevat ohjekirjassa ja usein kuljettajan ovenpielessä tai tankin luukussa. Mittaa kylmistä renkaista kerran kuussa.',
  noPlates: 'Rekisterinumerolla en voi hakea kokoa.',
  repairable: [repairMessages.zoneYesText, repairMessages.zoneNoText].map(
    (text, at) => `${at === 0 ? 'Voi paikata' : 'Ei paikata'}: ${lowered(text)}`,
  ),
  warningText:
    'Tarkista paineet heti, kun renkaat ovat kylmät. Jos pyörät vaihtuivat, niiden anturit pitää opettaa autolle. Käy meillä, jos valo ei sammu.',
  marks: {
    size: (size: string, [width = 0, aspect = 0, rim = 0]: readonly number[]) =>
      `${size}: leveys ${width}${NB}mm, kyljen korkeus ${aspect}${NB}% leveydestä, vanne ${rim} tuumaa.`,
    load: (index: number, kilos: number) =>
      `Kantavuusluokka ${index}: yksi rengas kantaa ${kilos}${NB}kg, neljä yhteensä 4 × ${kilos} = ${(4 * kilos).toLocaleString('fi-FI')}${NB}kg.`,
    speed: (symbol: string, kmh: number) => `Nopeusluokka ${symbol}: enintään ${kmh}${NB}km/h.`,
    made: (code: string, week: number, year: number) =>
      `${code}: rengas on valmistettu viikolla ${week} vuonna ${year}.`,
  },
  markingsText:
    'Kyljen merkinnät kertovat koon, kantavuuden, nopeusluokan ja iän. Vuorenhuippumerkki (3PMSF) kertoo, että rengas on testattu lumella. Selitämme jokaisen merkinnän sivullamme.',
  quoted: (heading: string, quote: string) => `**${heading}**\n${quote}`,
  perhapsThis: 'En ole varma, vastaako tämä kysymykseesi. Sivuillamme kerrotaan näin:',
  /** Used in the answer to how long work takes. */
  durationQuestion: 'Kuinka kauan renkaanvaihto kestää?',
  /** Used in the answer to what holds in another country. */
  abroadQuestion: 'Saako nastarenkailla ajaa ulkomailla?',
  /** Used in the answer to whether another size fits, where no two sizes were named. */
  fitQuestion: 'Miten ison renkaan tai leveämmän koon voi vaihtaa?',
} as const;

/** What the visitor reads when a message cannot be taken or answered. */
export const assistantErrors = {
  tooLong: 'Viesti on liian pitkä. Kirjoita enintään 2 000 merkkiä.',
  tooManyTurns: 'Keskustelu on liian pitkä. Aloita uusi keskustelu.',
  empty: 'Kirjoita viesti ennen lähettämistä.',
  badId: 'Keskustelun tunniste ei kelpaa.',
  badFeedback: 'Palautetta ei voitu lukea. Anna arvosana nollasta kymmeneen.',
  tooOften: 'Viestejä tuli monta peräkkäin. Odota hetki ja kysy sitten uudelleen.',
} as const;
