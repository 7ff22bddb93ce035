// Finnish texts of the tyre hotel that customers read, and messages on bad input.
import { NBSP } from '../../../platform/contract/text.ts';
import type { Position, SetSeason } from '../tread-depth.ts';

export const hotelErrors = {
  notFound: 'Rengassarjaa ei löytynyt.',
  checkNotFound: 'Mittausta ei löytynyt.',
  pictureNotFound: 'Kuvaa ei löytynyt.',
  stale: 'Joku muu on muuttanut sarjan tietoja.',
  shelfTaken: (shelf: string, code: string) => `Hyllypaikalla ${shelf} on jo sarja ${code}.`,
  shelfMissing: 'Kerro hyllypaikka.',
  nameMissing: 'Kerro asiakkaan nimi.',
  contactMissing: 'Kerro puhelinnumero tai sähköposti.',
  badPhone: 'Tarkista puhelinnumero.',
  badEmail: 'Tarkista sähköpostiosoite.',
  badPlate: 'Rekisteritunnuksessa on kirjaimia, numeroita ja yhdysmerkki, esimerkiksi ABC-123.',
  badSize: 'Tarkista rengaskoko. Esimerkki: 205/55R16.',
  badDot: 'DOT-viikko on neljä numeroa: viikko ja vuosi, esimerkiksi 2321.',
  badDepth: 'Urasyvyys on 0–20 mm kymmenyksen tarkkuudella.',
  badPressure: 'Paine on 0–8 baaria kymmenyksen tarkkuudella.',
  badDay: 'Tarkista päivä.',
  badPerDay: 'Kerro vaihtojen määrä kokonaislukuna, 1–500.',
  futureDay: 'Päivä ei voi olla tulevaisuudessa.',
  tooLong: (most: number) => `Teksti on liian pitkä. Enintään ${most} merkkiä.`,
  nothingMeasured: 'Mittaa ainakin yksi rengas.',
  bookedDayMissing: 'Kerro, mille päivälle vaihto on varattu.',
  alreadyReturned: 'Sarja on jo luovutettu.',
  notReturned: 'Sarja on jo hyllyssä.',
  tooManyChecks: 'Sarjalla on jo enimmäismäärä mittauksia.',
  tooManyPictures: 'Sarjalla on jo enimmäismäärä kuvia. Poista ensin jokin niistä.',
  linkInvalid: 'Linkki ei kelpaa. Avaa se viestistä uudelleen.',
  ownerUnknown: 'Asiakasta ei löytynyt. Valitse asiakas uudelleen.',
  notPicture: 'Lataa kuva JPEG-, PNG- tai WebP-muodossa.',
  fileMissing: 'Valitse tiedosto ensin.',
  fileTooLarge: (megabytes: number) => `Tiedosto on liian suuri. Suurin sallittu koko on ${megabytes} Mt.`,
  pictureDamaged: 'Kuvaa ei voitu lukea. Kokeile toista kuvaa.',
} as const;

export const tyreSetTexts = {
  seasons: {
    summer: 'Kesärenkaat',
    friction: 'Kitkarenkaat',
    studded: 'Nastarenkaat',
  } satisfies Record<SetSeason, string>,
  positions: {
    'front-left': 'Vasen etu',
    'front-right': 'Oikea etu',
    'rear-left': 'Vasen taka',
    'rear-right': 'Oikea taka',
  } satisfies Record<Position, string>,
  states: {
    forbidden: 'Alle lain rajan',
    low: 'Alle suosituksen',
    soon: 'Lähellä suositusta',
    good: 'Hyvä',
  },
  depth: (depth: string) => `${depth}${NBSP}mm`,
  pressure: (bar: string) => `${bar}${NBSP}bar`,
  limits: (law: string, advised: string) => `Lain raja ${law}${NBSP}mm, suositus ${advised}${NBSP}mm.`,
  notMeasured: 'ei mitattu',
  enlarge: (picture: string) => `Suurenna: ${picture}`,
  madeIn: (week: number, year: number) => `viikko ${week}/${year}`,
  ages: {
    fine: '',
    check: 'Yli 6 vuotta vanha: tarkastetaan joka kausi.',
    change: 'Yli 10 vuotta vanha: kannattaa vaihtaa.',
  },
} as const;

/** Names in the query of the shop's booking page. */
export const bookingQuery = { set: 'sarja', tyres: 'renkaat', size: 'koko' } as const;

const until = { spring: 'kevääseen', autumn: 'syksyyn' } as const;

export const forecastWords = {
  none: 'Ei vielä arviota',
  noneWhy: 'Arvioon tarvitaan kaksi mittausta, joiden välissä on ajettu ainakin yksi kausi.',
  noWear: 'Kulumaa ei juuri ole',
  noWearWhy: (thinnest: string, from: string, to: string) =>
    `Kuluneimmassa renkaassa on uraa ${thinnest}${NBSP}mm. Mittausten ${from} ja ${to} välillä ura ei ole madaltunut mitattavasti, joten loppuvuotta ei voi arvioida.`,
  forbidden: 'Näillä ei saa enää ajaa',
  forbiddenWhy: (thinnest: string, limit: string) =>
    `Kuluneimmassa renkaassa on uraa ${thinnest}${NBSP}mm, ja lain raja on ${limit}${NBSP}mm.`,
  worn: 'Uudet renkaat ennen seuraavaa kautta',
  wornWhy: (grounds: GroundWords) =>
    `${groundsText(grounds)} Seuraavalla kaudella lain raja ${grounds.limit}${NBSP}mm alittuisi.`,
  until: (season: 'spring' | 'autumn', year: number) => `Näillä ajetaan noin ${until[season]} ${year}`,
  untilWhy: (grounds: GroundWords) =>
    `${groundsText(grounds)} Suositus ${grounds.limit}${NBSP}mm täyttyy vielä silloin.`,
  lawOnlyWhy: (grounds: GroundWords) =>
    `${groundsText(grounds)} Lain raja ${grounds.limit}${NBSP}mm täyttyy vielä silloin, mutta suositus ei.`,
  cutByAge: 'Silloin vanhin renkaista täyttää 10 vuotta.',
} as const;

interface GroundWords {
  thinnest: string;
  wear: string;
  limit: string;
  seasons: number;
  from: string;
  to: string;
}

function groundsText({ thinnest, wear, seasons, from, to }: GroundWords): string {
  const time = seasons === 1 ? 'yhden kauden' : `${seasons} kauden`;
  return `Kuluneimmassa renkaassa on uraa ${thinnest}${NBSP}mm. Mittausten ${from} ja ${to} perusteella (${time} ajo) ura madaltuu noin ${wear}${NBSP}mm kaudessa.`;
}
