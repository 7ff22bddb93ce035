// Finnish texts of the assistant. Every amount, time and date is put in from the result of a tool.
import { repairMessages } from '../../pages/messages/services.ts';
import { genitive } from '../../shop-profile/name-cases.ts';
import { lawMessages } from './assistant/law.ts';
import { priceMessages } from './assistant/prices.ts';
import { safetyMessages } from './assistant/safety.ts';
import { timeMessages } from './assistant/times.ts';
import { tyreMessages } from './assistant/tyres.ts';
import { NB, listed, lowered } from './assistant/words.ts';

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

export const assistantMessages = {
  ...lawMessages,
  ...priceMessages,
  ...safetyMessages,
  ...timeMessages,
  ...tyreMessages,
  sources: {
    hours: 'Aukioloajat',
    priceList: 'Hinnasto',
    catalogue: 'Rengashaku',
    faq: 'Usein kysytyt kysymykset',
    season: 'Rengaskausi',
    seasonNow: 'Milloin renkaat vaihtoon?',
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

  yes: 'Kyllä.',
  no: 'Ei.',
  /** Before the answer to what was likeliest meant, where it is not certain. */
  perhapsMeant: (question: string) => `En ole varma, ymmärsinkö oikein. Jos kysyit ”${question}”:`,
  orMeant: (question: string) => `Jos taas kysyit ”${question}”:`,
  /** What a visitor may have meant, as they would ask it. */
  choices,
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
  /** Before `identity`, for visitors who ask with whom they are talking. */
  notHuman: 'Et puhu ihmisen kanssa.',
  feedback:
    'Kiitos, että haluat kertoa. Palautteen voit antaa tässä nimettömänä: anna arvosana ja kerro, mikä toimi ja mikä ei. Jos haluat vastauksen, jätä soittopyyntö.',
  feedbackThanks: 'Kiitos palautteestasi!',
  refused:
    'Selvä, en käytä sitä kokoa. Kirjoita koko niin kuin se lukee renkaan kyljessä, esimerkiksi leveys/profiili R vanne.',
  nothingToConfirm: 'Mitä haluaisit tietää? Voin kertoa renkaista, hinnoista ja aukioloajoista.',
  unknown:
    'Tätä en tiedä varmasti, enkä halua arvata. Autan rengasasioissa: kysy renkaista, hinnoista, aukioloajoista, ajanvarauksesta, rengashotellista tai rengaslaista. Muusta saat vastauksen soittamalla tai jättämällä soittopyynnön.',
  /** After an answer that was given just before. */
  knowsNoMore:
    'Enempää en tästä tiedä. Jos tarkoitit muuta, kysy toisin sanoin, tai kysy liikkeestä: soita tai jätä soittopyyntö.',
  /** After the answer to the rest of a message. */
  partUnknown: (part: string | undefined) =>
    part === undefined
      ? 'Kysymyksesi toiseen osaan minulla ei ole tietoa. Kysy se liikkeestä, niin saat varman vastauksen.'
      : `Tähän minulla ei ole tietoa: ”${part}”. Kysy se liikkeestä, niin saat varman vastauksen.`,
  unserved:
    'Siihen en osaa vastata, sillä autan vain rengasasioissa: kysy renkaista, hinnoista, aukioloajoista, ajanvarauksesta, rengashotellista tai rengaslaista. Jos asia koskee liikettä, soita tai jätä soittopyyntö.',

  promise:
    'Sitä en voi luvata enkä vahvistaa. Kerron vain sen, mikä lukee liikkeen omissa tiedoissa: hinnat, saatavuuden, ehdot ja lain. Muuhun saat vastauksen liikkeestä: soita tai jätä soittopyyntö.',
  services:
    'Meiltä saat renkaat ja vanteet, asennuksen, tasapainotuksen, rengashotellin, renkaan paikkauksen, rengaspaineanturit ja rahoituksen. Kerro, mitä autosi tarvitsee.',
  noDog: 'Liikkeellä ei ole omaa koiraa.',
  noNetwork: 'Emme kuulu rengasketjuun.',
  ownOrder:
    'En näe tilauksia, joten en voi sanoa, missä vaiheessa omasi on, enkä muuttaa sitä. Soita tai jätä soittopyyntö: kerro tilausnumero tai nimesi, niin liike tarkistaa asian.',
  cancelOrder:
    'En näe tilauksia, joten en voi perua omaasi täältä: soita, lähetä sähköpostia tai jätä soittopyyntö ja kerro tilausnumero tai nimesi.',
  hotelLead: 'Rengashotellissa säilytämme pyöräsi kauden yli.',
  delivery: 'Omassa varastossa olevat renkaat saat heti mukaan. Saatavuus lukee jokaisen renkaan kohdalla.',
  recyclingUnknown: 'Kysy vanhojen renkaiden vastaanotosta liikkeestä.',
  rims: 'Myymme teräs- ja alumiinivanteita. Sopivuuteen vaikuttavat koko, pulttijako, ET-arvo ja keskireikä. Vannesivulla voit laskea, miten vanne ja rengas sopivat autoosi. Vannemalleja ja niiden hintoja ei ole sivuillamme: kysy ne liikkeestä ja kerro auto, koko, pulttijako ja ET-arvo.',
  financingNone: 'Rahoitusta ei ole juuri nyt tarjolla. Kysy maksutavoista liikkeestä.',
  creditorDecides: (creditor: string) =>
    `Luottopäätöksen tekee ${creditor}, emme me. Se arvioi maksukykysi hakemuksesta.`,
  financingLead: (creditor: string) =>
    `Renkaat voi ostaa erissä. Rahoituksen myöntää ja luottopäätöksen tekee ${creditor}.`,
  otherTerm: (months: number) =>
    `Laskelmamme maksuaika on ${months} kuukautta. Muita maksuaikoja emme ole julkaisseet: kysy ne liikkeestä.`,
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
  offers: (count: number, kind = '') =>
    `Tarjoushinta on nyt ${count === 1 ? `yhdellä ${kind}renkaalla` : `${count}${NB}${kind}renkaalla`}.`,
  offerKinds: { summer: 'kesä', winter: 'talvi', studded: 'nasta', friction: 'kitka' },
  offerLine: (name: string, price: string, until: string) =>
    `* ${name}: ${price} renkaalta${until === '' ? '' : ` (${until} asti)`}`,
  noOffersOf: (kind: string) => `Tarjouksessa ei ole juuri nyt ${kind}renkaita.`,
  offersAskSize: 'Kerro rengaskoko, niin näytän sen tarjoukset.',
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
  warningQuestion: 'Mitä teen, kun rengaspaineen varoitusvalo syttyy?',
  quoted: (heading: string, quote: string) => `**${heading}**\n${quote}`,
  perhapsThis: 'En ole varma, vastaako tämä kysymykseesi. Sivuillamme kerrotaan näin:',
  /** Used in the answer to which languages are spoken. */
  languageQuestion: 'Millä kielillä palvelette?',
  /** Used in the answer to what no single fact of the company covers. */
  companyQuestion: 'Kuka liikkeen omistaa?',
  /** Used in the answer to whether a way to pay is taken. */
  paymentQuestion: 'Mitä maksutapoja teillä käy?',
  paymentNames: {
    klarna: 'Klarna',
    paypal: 'PayPal',
    mobilepay: 'MobilePay',
    'apple pay': 'Apple Pay',
    'google pay': 'Google Pay',
    walley: 'Walley',
    svea: 'Svea',
    resurs: 'Resurs',
    qliro: 'Qliro',
    afterpay: 'Afterpay',
    'american express': 'American Express',
    bitcoin: 'Bitcoin',
    kateinen: 'käteinen',
    lahimaksu: 'lähimaksu',
    luottokortti: 'luottokortti',
  },
  paymentListed: (name: string) => `Kyllä, ${name} käy.`,
  paymentNotListed: (name: string) => `${name} ei ole ilmoittamiemme maksutapojen joukossa.`,
  /** Used in the answer about a fault after the shop's work. */
  damageQuestion: 'Mitä jos vanne tai auto vaurioituu työssä?',
  workQuestion: 'Onko asennustyöllä takuu?',
  /** Used in the answer about a confirmation that has not come. */
  confirmationQuestion: 'Saanko varauksesta vahvistuksen ja muistutuksen?',
  /** Used in the answer about cancelling or moving a booking. */
  undoingQuestion: 'Miten perun tai siirrän varaukseni?',
  /** Used in the answer about storing fewer wheels than a set. */
  /** Used in the answers about trailers and the age of tyres. */
  trailerQuestion: 'Pitääkö perävaunussa olla talvirenkaat?',
  ageQuestion: 'Kuinka vanhoilla renkailla voi ajaa?',
  /** Used in the answer about other countries. */
  abroadQuestion: 'Saako nastarenkailla ajaa ulkomailla?',
  /** Used in the answer whether another size fits, where no two sizes were named. */
  fitQuestion: 'Miten ison renkaan tai leveämmän koon voi vaihtaa?',
  /** The same for one size on a car that was named. */
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
