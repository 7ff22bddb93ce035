// What the assistant says in Finnish. Every amount, time and date is put in from what a tool told.
const NB = '\u00A0';

export const assistantMessages = {
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
    campaigns: 'Kampanjat',
    shop: 'Liikkeen tiedot',
    article: (title: string) => `Artikkeli: ${title}`,
  },
  actions: {
    call: (phone: string) => `Soita ${phone.replaceAll(' ', NB)}`,
    mail: 'Lähetä sähköpostia',
    book: 'Varaa aika',
    giveFeedback: 'Anna palautetta',
    leaveNumber: 'Jätä soittopyyntö',
    allTyres: (size: string) => `Katso kaikki koon ${size} renkaat`,
    search: 'Hae renkaita',
    directions: 'Näytä kartalla',
  },
  kinds: {
    summer: 'kesärenkaita',
    winter: 'talvirenkaita',
    studded: 'nastarenkaita',
    friction: 'kitkarenkaita',
    all: 'renkaita',
  },
  vehicles: { passenger: 'henkilöauto', suv: 'maasturi tai SUV', van: 'pakettiauto' },
  units: { tyre: 'renkaalta', wheel: 'pyörältä', set: 'neljältä', season: 'kaudelta', piece: 'kappaleelta' },

  greeting: 'Hei! Kerro, mitä tarvitset: renkaat, vaihdon hinnan, aukioloajan vai jotain muuta?',
  thanks: 'Ole hyvä! Kysy lisää, jos jokin jäi mieleen.',
  bye: 'Kiitos ja turvallista matkaa!',
  identity: (name: string, shop: string) =>
    `Olen ${name}, liikkeen ${shop} tekoälyä käyttävä avustaja. En ole ihminen. Kerron hinnat, saatavuuden ja aukioloajat suoraan liikkeen tiedoista, ja jos en tiedä, sanon sen.`,
  feedback:
    'Kiitos, että haluat kertoa. Palautteen voit antaa tässä: anna arvosana ja kerro, mikä toimi ja mikä ei.',
  feedbackThanks: 'Kiitos palautteestasi!',
  refused:
    'Selvä, en käytä sitä kokoa. Kirjoita koko niin kuin se lukee renkaan kyljessä, esimerkiksi leveys/profiili R vanne.',
  nothingToConfirm: 'Mitä haluaisit tietää? Voin kertoa renkaista, hinnoista ja aukioloajoista.',
  unknown:
    'Tätä en tiedä varmasti, enkä halua arvata. Soita meille tai jätä soittopyyntö, niin saat oikean vastauksen.',
  unserved:
    'Siitä minulla ei ole tietoa hinnastossa eikä sivuilla, joten en lupaa mitään. Kysy suoraan liikkeestä, niin saat varman vastauksen.',

  openOn: (day: string, open: string, close: string) => `${day} olemme auki klo${NB}${open}–${close}.`,
  closedOn: (day: string) => `${day} olemme kiinni.`,
  because: (reason: string) => `Syy: ${reason}.`,
  status: (text: string) => `${text}.`,
  week: (text: string) => `Olemme yleensä auki ${text}.`,
  exceptions: 'Lähipäivien poikkeukset:',
  exceptionOpen: (day: string, open: string, close: string, reason: string) =>
    `* ${day}: klo${NB}${open}–${close} (${reason})`,
  exceptionClosed: (day: string, reason: string) => `* ${day}: suljettu (${reason})`,

  pricesLead: 'Hinnat hinnastosta, arvonlisävero mukana:',
  priceLine: (title: string, price: string, unit: string) =>
    `* **${title}**: ${price}${unit === '' ? '' : ` ${unit}`}`,
  priceByVehicle: (price: string, vehicle: string) => `${vehicle} ${price}`,
  changeNote:
    'Kausivaihto tarkoittaa valmiiksi vanteilla olevien pyörien vaihtoa. Kun rengas asennetaan vanteelle, hinta on asennuksen mukainen.',
  noPrice: 'Sille ei ole hintaa hinnastossa. Soita, niin kerromme hinnan heti.',
  fittedSet: (size: string, price: string) =>
    `Neljän renkaan asennus ja tasapainotus kokoon ${size} maksaa ${price}.`,
  allPrices: 'Mitä työtä tarkoitat? Hinnastossa ovat esimerkiksi nämä:',

  askSize:
    'Mikä on rengaskokosi? Se lukee renkaan kyljessä muodossa leveys/profiili R vanne, ja sen saa kirjoittaa millä tavalla vain.',
  askSizeWithRim: (rim: number) =>
    `Vanne on ${rim} tuumaa. Kerro vielä leveys ja profiili: koko lukee renkaan kyljessä muodossa leveys/profiili R vanne.`,
  confirmSize: (size: string) => `Tarkoititko kokoa ${size}? Vahvista rengaskoko vastaamalla kyllä.`,
  found: (size: string, kind: string, count: number) =>
    count === 1
      ? `Koossa ${size} meillä on myynnissä yksi vaihtoehto (${kind}).`
      : `Koossa ${size} meillä on myynnissä ${count} eri vaihtoehtoa (${kind}).`,
  foundWithoutSize: (kind: string, count: number) => `Valikoimassa on ${count} eri vaihtoehtoa (${kind}).`,
  inStock: (count: number) =>
    count === 1
      ? 'Niistä yhtä on saatavilla heti tai toimittajalta.'
      : `Niistä ${count} on saatavilla heti tai toimittajalta.`,
  noneInStock: 'Niitä ei juuri nyt ole varastossa. Kysy toimitusaika, niin selvitämme sen.',
  cheapest: (name: string, price: string) => `Edullisin on ${name}, ${price} renkaalta.`,
  fittedTotal: (tyres: string, fitting: string, total: string) =>
    `Neljä rengasta maksaa ${tyres} ja asennus ${fitting}, yhteensä ${total}.`,
  checkTyres: 'Tarkista koko nykyisten renkaiden kyljestä tai rekisteriotteesta ennen tilaamista.',
  noneOfSize: (size: string) => `Koossa ${size} meillä ei juuri nyt ole sopivia renkaita myynnissä.`,
  noneOfName: (words: string) =>
    `Haulla ”${words}” ei löytynyt rengasta. Kerro rengaskoko, niin katsotaan vaihtoehdot.`,
  nearestSizes: (sizes: string) =>
    `Lähes samaa vierintäkehää ovat ${sizes}, mutta varmista sopivuus autoosi meiltä.`,
  askPrice: 'Kysy hintaa',

  services:
    'Meiltä saat renkaat ja vanteet, asennuksen, tasapainotuksen, rengashotellin, renkaan paikkauksen, rengaspaineanturit ja rahoituksen. Kerro, mitä autosi tarvitsee.',
  dogOpen: (dog: string, status: string) => `${dog}-koira on töissä aina, kun liike on auki. ${status}.`,
  dogDay: (dog: string, text: string) => `${dog}-koira on töissä, kun liike on auki. ${text}`,
  noDog: 'Liikkeellä ei ole omaa koiraa.',
  noNetwork: 'Emme kuulu rengasketjuun.',
  booking:
    'Uusia renkaita voit tulla hakemaan aukioloaikoina ilman ajanvarausta. Jos haluat tietyn kellonajan, varaa se verkossa tai soittamalla.',
  booking_no_link: 'Soita, niin sovimme ajan.',
  hotelLead:
    'Rengashotellissa säilytämme pyöräsi kauden yli, pesemme ne, mittaamme urasyvyyden ja tarkistamme kunnon.',
  delivery:
    'Omassa varastossa olevat renkaat saat heti mukaan tai alle asennettuna. Toimittajan varastosta ne tulevat 2–3 arkipäivässä. Saatavuus lukee jokaisen renkaan kohdalla.',
  recycling: 'Otamme vanhat renkaat vastaan maksutta, myös silloin, kun ostat uudet muualta.',
  rims: 'Myymme teräs- ja alumiinivanteita. Sopivuuteen vaikuttavat koko, pulttijako, ET-arvo ja keskireikä. Vannesivulla voit laskea, miten vanne ja rengas sopivat autoosi.',
  financingNone: 'Rahoitusta ei ole juuri nyt tarjolla. Kysy maksutavoista liikkeestä.',
  financingLead: (creditor: string) => `Renkaat voi ostaa erissä. Rahoituksen myöntää ${creditor}.`,
  instalment: (sum: string, months: number, monthly: string, total: string, rate: string) =>
    `${sum} jaettuna ${months} kuukaudelle on ${monthly} kuukaudessa. Luoton kokonaismäärä on ${total} ja todellinen vuosikorko ${rate}.`,
  contactLead: (shop: string) => `${shop} palvelee näin:`,
  phoneLine: (phone: string) => `* Puhelin: ${phone.replaceAll(' ', NB)}`,
  mailLine: (mail: string) => `* Sähköposti: ${mail}`,
  addressLine: (address: string) => `* Osoite: ${address}`,
  human: 'Totta kai. Soita, tai jätä numerosi, niin soitamme sinulle.',
  campaignsLead: 'Voimassa ovat nyt:',
  campaignLine: (name: string, end: string) => `* **${name}** (${end} asti)`,
  noCampaigns: 'Juuri nyt ei ole voimassa kampanjaa. Tarjousrenkaat näet rengashausta.',
  ageText: (check: number, change: number) =>
    `Katso valmistusviikko kyljen DOT-merkinnästä: neljä viimeistä numeroa ovat viikko ja vuosi. Suosittelemme tarkastuttamaan renkaat vuosittain, kun ne ovat yli ${check} vuotta vanhoja, ja vaihtamaan viimeistään ${change} vuoden iässä.`,
  pressureText:
    'Oikeat paineet lukevat ohjekirjassa ja usein kuljettajan ovenpielessä tai tankin luukussa. Mittaa kylmistä renkaista kerran kuussa.',
  markingsText:
    'Kyljen merkinnät kertovat koon, kantavuuden, nopeusluokan ja iän. Vuorenhuippumerkki (3PMSF) kertoo, että rengas on testattu lumella. Selitämme jokaisen merkinnän sivullamme.',
  retighten: (from: number, to: number) =>
    `Kiristämme pultit uudelleen maksutta, kun olet ajanut ${from}–${to}${NB}kilometriä.`,
  readMore: (title: string) => `Lisää aiheesta: ${title}.`,
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
