// Finnish texts of the home page: the defaults of the settings, and what is never edited.
import type { Service } from '../shop-profile/contract.ts';

export const homepageMessages = {
  heroPicture: 'Etusivun pääkuva',
  brandLogo: (brand: string) => `Logo: ${brand}`,
  foreignImage: 'Lisää kuva lataamalla se palveluun. Muiden sivustojen kuviin ei voi viitata.',
  tooManyWays: 'Kysymyksellä on jo niin monta kysymystapaa kuin mahtuu. Poista niistä turhat.',
  noItem: 'Kysymystä ei enää ole luettelossa.',
  waysOf: (question: string) => `${question} (kysymystapoja)`,
  stale: 'Joku muu ehti muuttaa etusivua. Tarkista uusi sisältö ja tallenna uudelleen.',
  staleList: 'Joku muu ehti muuttaa luetteloa. Tarkista uusi sisältö ja tallenna uudelleen.',
} as const;

/** Head of the page. */
export const homeHead = {
  title: 'Renkaat, vanteet ja rengashotelli',
  description: (shop: { name: string; city: string; founded: string }) =>
    `${shop.founded} ${shop.name}${shop.city ? `, ${shop.city}` : ''}: renkaat, vanteet, asennus, tasapainotus ja rengashotelli. Katso hinta ja saatavuus rengaskoolla.`.trim(),
} as const;

export const heroDefaults = {
  mainHeading: 'Uudet renkaat, ilman ajanvarausta!',
  title: 'Luotettavaa Rengaspalvelua',
  subtitle: (phone: string) =>
    phone
      ? `Hae koollasi, niin näet heti hinnan ja saatavuuden. Voit myös soittaa: ${phone.replaceAll(' ', '\u00A0')}.`
      : 'Hae koollasi, niin näet heti hinnan ja saatavuuden.',
  buttonText: 'Varaa aika',
  searchText: 'Hae renkaita',
  financingButtonText: 'Hae rahoitusta',
  contactButtonText: 'Ota yhteyttä',
  imageAlt: 'Hero image',
  renderAlt: {
    winter: 'Havainnekuva: nastarengas tummalla kevytmetallivanteella',
    summer: 'Havainnekuva: kesärengas tummalla kevytmetallivanteella',
  },
} as const;

export const sellingPointsMessages = { label: 'Miksi asioida meillä' } as const;

/** The default when the settings have no section text. */
export const sectionDefaults = {
  intro: {
    title: 'Renkaat paikallisesta liikkeestä',
    content: (founded: string, oldTyres = '') =>
      `${founded} Kerromme suoraan, mikä rengas sopii autoosi ja ajoihisi. Näet renkaiden hinnat, merkinnät ja saatavuuden jo ennen kuin lähdet liikkeelle.\n\nHinnat sisältävät arvonlisäveron. ${oldTyres}`.trim(),
  },
  services: {
    title: 'Kaikki renkaisiin samasta paikasta',
    content: '',
  },
} as const;

interface ServiceTexts {
  title: string;
  text: string;
}

export const serviceTexts: Record<Service, ServiceTexts> = {
  summerTyres: {
    title: 'Kesärenkaat',
    text: 'Märkäpito ja melu kertovat kesärenkaasta enemmän kuin kuvio. Vertaa merkintöjä ja valitse rengas, joka sopii ajoihisi.',
  },
  winterTyres: {
    title: 'Talvirenkaat',
    text: 'Kitka vai nasta? Autamme valitsemaan. Kerro, missä ajat talvella, niin etsimme sopivan renkaan ja koon.',
  },
  tyreHotel: {
    title: 'Rengashotelli',
    text: 'Säilytämme renkaat seuraavaan kauteen. Sinun ei tarvitse nostaa niitä kertaakaan.',
  },
  specialRims: {
    title: 'Erikoisvanteet',
    text: 'Tarkistamme pulttijaon, keskireiän ja offsetin, ennen kuin vanne tilataan. Näin se istuu ensimmäisellä kerralla.',
  },
  balancing: {
    title: 'Tasapainotus',
    text: 'Ratin tärinä johtuu usein pyörästä. Mittaamme epätasapainon ja korjaamme sen.',
  },
  repair: {
    title: 'Rengaskorjaus',
    text: 'Naula kulutuspinnassa ei aina tarkoita uutta rengasta. Paikkaamme sisäpuolelta, jos korjaus on turvallinen.',
  },
};

export const servicesMessages = {
  readMore: 'Lue lisää',
  readMoreOf: (title: string) => `Lue lisää: ${title}`,
} as const;

export const frontRowMessages = {
  title: 'Poimintoja hyllystä',
  text: 'Hinnat sisältävät arvonlisäveron.',
  all: 'Katso kaikki renkaat',
} as const;

export const faqMessages = {
  title: 'Usein kysyttyä',
  text: 'Vastaukset kysymyksiin, joita kuulemme tiskillä joka päivä.',
  all: 'Kaikki kysymykset',
  headTitle: 'Usein kysyttyä renkaista, maksamisesta ja ajanvarauksesta',
  description:
    'Maksutavat, palautukset, takuu, ajanvaraus, rengashotelli ja mitä teemme ja mitä emme: lyhyet vastaukset kysymyksiin, joita meiltä kysytään.',
  home: 'Etusivu',
  search: 'Hae kysymyksistä',
  searchHelp: 'Kirjoita sana tai pari, esimerkiksi ”takuu” tai ”rengaskoko”.',
  find: 'Hae',
  subjects: 'Aiheet',
  found: (count: number) => (count === 1 ? 'Löytyi yksi kysymys.' : `Löytyi ${count} kysymystä.`),
  notFound: 'Näillä sanoilla ei löytynyt kysymystä. Kokeile toista sanaa tai kysy meiltä.',
  showAll: 'Näytä kaikki kysymykset',
  none: 'Kysymyksiä ei ole vielä kirjoitettu. Soita tai jätä soittopyyntö, niin vastaamme.',
} as const;

export const brandsMessages = { title: 'Merkit, joita myymme', link: 'Tutustu valikoimaamme' } as const;

export const financingCtaDefaults = {
  buttonText: 'Hae rahoitusta',
  opensElsewhere: 'Hakemus aukeaa luotonantajan sivulla.',
} as const;
