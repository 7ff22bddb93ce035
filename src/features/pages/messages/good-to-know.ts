// Finnish texts of the page of things good to know of tyres. The law comes from season-law.ts.
import { NBSP } from '../../../platform/contract/text.ts';

export const sourceNames = {
  roadTrafficAct: 'tieliikennelaki 729/2018',
  traficom: 'Traficom, talvirenkaat',
  labelRegulation: 'asetus (EU) 2020/740',
} as const;

export const goodToKnowMessages = {
  contents: 'Sivun aiheet',
  title: 'Hyvä tietää',
  headTitle: 'Hyvä tietää renkaista: kausi, urasyvyys, koko ja merkinnät',
  description:
    'Milloin talvirenkaat vaaditaan, paljonko uraa pitää olla, mitä kyljen merkinnät tarkoittavat ja miten EU-merkintää luetaan. Lyhyesti ja lähteineen.',
  heading: 'Hyvä tietää renkaista',
  lead: 'Seitsemän asiaa, joita meiltä kysytään joka päivä. Vastaukset ovat lyhyitä, ja lain kohdalla kerromme, mistä se löytyy.',
  chapters: {
    season: 'Rengaskausi',
    groove: 'Urasyvyys',
    size: 'Rengaskoko',
    sidewall: 'Kyljen merkinnät',
    age: 'Renkaan ikä',
    pressure: 'Rengaspaineet',
    label: 'EU-merkintä',
  },
  articlesTitle: 'Artikkelit',
  articlesLead: 'Kun lyhyt vastaus ei riitä.',
  allArticles: 'Kaikki artikkelit',
} as const;

export const seasonMessages = {
  title: 'Rengaskausi',
  inSeason: (lastDay: string) => `Talvirengaskausi on nyt ja kestää ${lastDay} asti.`,
  offSeason: (firstDay: string, days: number) =>
    days === 1
      ? `Talvirengaskausi alkaa huomenna, ${firstDay}.`
      : `Talvirengaskausi alkaa ${firstDay}, ${days} päivän päästä.`,
  stripLabel: (part: string) => `Vuosi elokuusta heinäkuuhun. Talvirengaskausi on ${part}.`,
  months: [
    'elo',
    'syys',
    'loka',
    'marras',
    'joulu',
    'tammi',
    'helmi',
    'maalis',
    'huhti',
    'touko',
    'kesä',
    'heinä',
  ],
  stripText: 'talvirenkaat, kun keli vaatii',
  today: 'tänään',
  winter: (part: string) =>
    `Talvirenkaita on käytettävä ${part}, jos sää tai keli sitä edellyttää. Ratkaisevaa on alueen koko tieverkko ja odotettavissa oleva liukkaus, ei vain tie, jolla ajat. Vaatimus koskee muun muassa henkilö- ja pakettiautoja ja yli 750${NBSP}kg:n perävaunuja.`,
  studs: (part: string) =>
    `Nastarenkailla saa ajaa ${part} ja muulloinkin, jos sää tai keli sitä edellyttää.`,
  snowMark: (date: string) =>
    `Nastattomassa talvirenkaassa on oltava vuorenhuippumerkki (3PMSF). Vaatimus tuli voimaan ${date}. Pelkkä M+S ei enää riitä.`,
  snowMarkTrailers: (date: string) => `Yli 750${NBSP}kg:n perävaunuissa sama alkaa ${date}.`,
  advice:
    'Laki katsoo keliä, ei kalenteria. Vaihda, kun yölämpötila laskee lähelle nollaa: ensilumen viikolla jono on pisin.',
  retighten: (from: number, to: number) =>
    `Vaihdon jälkeen pultit kiristetään uudelleen, kun olet ajanut ${from}–${to}${NBSP}kilometriä.`,
} as const;

export const grooveMessages = {
  title: 'Urasyvyys',
  law: (summer: string, winter: string) =>
    `Laki vaatii kesärenkaaseen uraa vähintään ${summer} ja talvirenkaaseen ${winter} kulutuspinnan pääurissa.`,
  advice: (summer: string, winter: string) =>
    `Pito heikkenee jo ennen rajaa. Suosittelemme uusia, kun kesärenkaassa on alle ${summer} tai talvirenkaassa alle ${winter}.`,
  twi: `Uran pohjassa on kulumisilmaisin, jonka kohdan kertoo kyljen TWI. Kun se on kulutuspinnan tasalla, uraa on 1,6${NBSP}mm.`,
} as const;

export const sizeMessages = {
  title: 'Rengaskoko',
  lead: 'Koko lukee renkaan kyljessä. Sallitut koot löydät myös rekisteriotteesta, usein kuljettajan ovenpielestä tai tankin luukusta.',
  parts: [
    ['205', 'Leveys millimetreinä kyljestä kylkeen.'],
    ['55', 'Profiili: kyljen korkeus on 55 prosenttia leveydestä.'],
    ['R', 'Vyörengas (radial). Kaikissa nykyisissä henkilöauton renkaissa.'],
    ['16', 'Vanteen halkaisija tuumina.'],
    ['91', `Kantavuusluokka: yksi rengas kantaa 615${NBSP}kg.`],
    ['V', `Nopeusluokka: enintään 240${NBSP}km/h.`],
  ],
  caption: 'Merkinnän 205/55 R16 91V osat',
  rule: 'Kantavuus ja nopeusluokka eivät saa olla pienempiä kuin autosi papereissa. Talvirenkaan nopeusluokka saa olla alempi, kun sen raja on merkitty kuljettajan näkyviin.',
  search: 'Hae renkaita omalla koollasi',
} as const;

export const sidewallMessages = {
  title: 'Kyljen merkinnät',
  lead: 'Napauta merkintää, niin kerromme, mitä se tarkoittaa.',
  legend: 'Valitse merkintä',
  drawing: 'Renkaan kylki, jossa lukee 205/55 R16 91V, M+S, DOT 2324, ROTATION, TWI ja XL',
  parts: [
    {
      id: 'width',
      mark: '205',
      name: 'Leveys',
      text: 'Renkaan leveys millimetreinä, mitattuna kyljestä kylkeen sille tarkoitetulla vanteella.',
    },
    {
      id: 'aspect',
      mark: '55',
      name: 'Profiili',
      text: `Kyljen korkeus prosentteina leveydestä. 55${NBSP}% 205 millimetristä on 113${NBSP}mm. Mitä pienempi luku, sitä matalampi ja jäykempi kylki.`,
    },
    {
      id: 'rim',
      mark: 'R16',
      name: 'Vanne',
      text: 'R kertoo vyörakenteen, luku vanteen halkaisijan tuumina. Rengas sopii vain tämän kokoiselle vanteelle.',
    },
    {
      id: 'load',
      mark: '91',
      name: 'Kantavuus',
      text: `Luokka 91 kantaa 615${NBSP}kg rengasta kohti. Luku ei saa olla pienempi kuin auton papereissa.`,
    },
    {
      id: 'speed',
      mark: 'V',
      name: 'Nopeusluokka',
      text: `V sallii 240${NBSP}km/h. Q on 160, T 190 ja H 210${NBSP}km/h. Talvirenkaissa luokka saa olla matalampi kuin kesällä.`,
    },
    {
      id: 'extra',
      mark: 'XL',
      name: 'Vahvistettu',
      text: 'XL eli Extra Load kantaa enemmän korkeammalla paineella. Raskaissa ja sähköautoissa usein pakollinen.',
    },
    {
      id: 'snow',
      mark: 'M+S',
      name: 'Talvimerkit',
      text: 'M+S on valmistajan oma ilmoitus. Vuorenhuippu ja lumihiutale (3PMSF) on testattu lumella, ja nastaton talvirengas tarvitsee sen.',
    },
    {
      id: 'date',
      mark: '2324',
      name: 'Valmistusaika',
      text: 'DOT-merkinnän neljä viimeistä numeroa: viikko 23 vuonna 2024. Merkintä on usein vain toisessa kyljessä.',
    },
    {
      id: 'rotation',
      mark: 'ROTATION',
      name: 'Pyörimissuunta',
      text: 'Nuoli osoittaa eteenpäin. Väärin päin asennettuna rengas ei poista vettä niin kuin pitäisi.',
    },
    {
      id: 'wear',
      mark: 'TWI',
      name: 'Kulumisen raja',
      text: `Kolmio tai TWI näyttää, missä uran pohjassa on kulumisilmaisin. Sen tasalla uraa on 1,6${NBSP}mm.`,
    },
  ],
} as const;

export const ageMessages = {
  title: 'Renkaan ikä',
  plate: 'DOT-merkintä, jonka neljä viimeistä numeroa ovat 2324: viikko 23, vuosi 2024.',
  week: 'viikko 23',
  year: 'vuosi 2024',
  read: 'Renkaan iän kertovat DOT-merkinnän neljä viimeistä numeroa: kaksi ensimmäistä on viikko, kaksi viimeistä vuosi.',
  advice: (check: number, change: number) =>
    `Kumi kovettuu, vaikka rengas seisoisi varastossa. Kun renkaalla on ikää ${check} vuotta, tarkistuta se joka kausi. Yli ${change}-vuotias kannattaa vaihtaa.`,
  law: 'Laki ei anna renkaalle ikärajaa. Kunto ja urasyvyys ratkaisevat.',
} as const;

export const pressureMessages = {
  title: 'Rengaspaineet',
  where:
    'Oikea paine lukee kuljettajan ovenpielessä, tankin luukussa tai ohjekirjassa. Luku riippuu kuormasta, ei renkaan merkistä.',
  how: 'Mittaa kylmästä renkaasta kerran kuussa ja ennen pitkää matkaa. Ajo lämmittää renkaan ja nostaa lukemaa.',
  cold: `Paine laskee noin 0,1${NBSP}baaria, kun ilma viilenee kymmenen astetta. Syksyn ensimmäinen pakkanen sytyttää siksi usein varoitusvalon.`,
  effectTitle: 'Mitä väärä paine tekee',
  effects: [
    ['Liian vähän', 'Reunat kuluvat, kulutus kasvaa, rengas kuumenee ja ohjaus velttoutuu.'],
    ['Liikaa', 'Keskiosa kuluu, pito pienenee ja kyyti kovenee.'],
    ['Eri puolilla eri', 'Auto puoltaa, ja jarruttaessa se hakeutuu sivuun.'],
  ],
} as const;

export const labelGuideMessages = {
  title: 'EU-merkintä',
  lead: 'Merkintä on renkaan hinnan vieressä, kun rengas kuuluu merkinnän piiriin ja tiedot on ilmoitettu. Sillä vertaa kolmea asiaa, jotka on mitattu samalla tavalla kaikista renkaista.',
  example: 'Esimerkki merkinnästä',
  parts: [
    [
      'Polttoainetalous',
      `A–E. Parhaan ja huonoimman luokan ero voi olla 7,5${NBSP}% kulutuksesta. Sähköautossa se näkyy toimintamatkassa.`,
    ],
    [
      'Märkäpito',
      `A–E. Kun jarrutat märällä 80${NBSP}kilometrin tuntivauhdista, A-rengas pysähtyy jopa 18${NBSP}metriä aiemmin kuin E-rengas.`,
    ],
    [
      'Ulkoinen vierintämelu',
      `Desibeleinä ja luokkana A–C. Kolme desibeliä vähemmän puolittaa äänen energian.`,
    ],
    ['Lumipito', 'Vuorenhuippumerkki: rengas on läpäissyt lumitestin.'],
    ['Jääpito', 'Jääpitomerkki: rengas on läpäissyt jääpitotestin.'],
  ],
  caption: 'EU-rengasmerkinnän osat',
  part: 'Merkintä',
  meaning: 'Mitä se kertoo',
  studs:
    'Nastarenkailla ei ole EU-merkintää, sillä asetus ei koske niitä. Vertaa niitä testien ja liikkeen arvion avulla.',
} as const;
