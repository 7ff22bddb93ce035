// Finnish texts of the frame around every page.

export const navigationMessages = {
  main: 'Päävalikko',
  home: 'Etusivu',
  tyres: 'Renkaat',
  rims: 'Vanteet',
  services: 'Palvelut',
  tyreHotel: 'Rengashotelli',
  priceList: 'Hinnasto',
  useful: 'Hyödyllistä',
  goodToKnow: 'Hyvä Tietää',
  financing: 'Rahoitus',
  contact: 'Ota Yhteyttä',
  booking: 'Ajanvaraus',
} as const;

export const headerMessages = {
  phone: 'Puhelin',
  mail: 'Sähköposti',
  hours: 'Aukioloajat',
  theme: 'Vaihda vaaleaan tai tummaan ulkoasuun',
  openMenu: 'Avaa valikko',
  closeMenu: 'Sulje valikko',
  menu: 'Valikko',
  offline: 'Verkkoyhteys puuttuu. Kirjoittamasi on tallessa, jatka kun yhteys palaa.',
} as const;

export const searchMessages = {
  label: 'Hae renkaita',
  field: 'Rengaskoko tai malli',
  placeholder: '205/55R16',
} as const;

export const footerMessages = {
  hours: 'Aukioloajat',
  contact: 'Yhteystiedot',
  visit: 'Tule käymään',
  businessId: 'Y-tunnus',
  brands: 'Merkit, joita myymme',
  follow: 'Seuraa meitä',
  articles: 'Artikkelit',
  questions: 'Kysymykset',
  season: 'Milloin renkaat vaihtoon?',
  privacy: 'Tietosuojaseloste',
  accessibility: 'Saavutettavuus',
  backToTop: 'Takaisin ylös',
  cookies: 'Evästeasetukset',
  rights: (year: number, shop: string) => `© ${year} ${shop}`,
} as const;

/** The bar at the foot of small screens. */
export const floatMessages = {
  label: 'Soita, varaa tai kysy',
  call: 'Soita',
  book: 'Varaa aika',
} as const;

export const consentMessages = {
  measured: {
    title: 'Saammeko mitata käyntejä Googlella?',
    text: 'Vain luvallasi, ei mainontaan. Valinnan voi muuttaa myöhemmin.',
  },
  /** Without measurement no consent is needed. */
  unmeasured: {
    title: 'Emme seuraa sinua',
    text: 'Kävijämittausta ja mainosevästeitä ei ole. Selaimeesi tallentuu vain, mitä toiminnot tarvitsevat.',
  },
  privacy: 'Lue tietosuojaseloste',
  accept: 'Hyväksy',
  deny: 'Kieltäydy',
  seen: 'Selvä',
} as const;

export const notFoundMessages = {
  title: 'Sivua ei löytynyt',
  text: 'Osoite on voinut muuttua, tai linkissä on kirjoitusvirhe. Renkaan löydät nopeimmin koolla.',
  home: 'Siirry etusivulle',
  tyres: 'Katso renkaat',
} as const;
