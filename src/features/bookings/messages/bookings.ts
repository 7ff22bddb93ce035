// Finnish texts that every part of the bookings shares.
import { NBSP } from '../../../platform/contract/text.ts';
import type { BookedService, BookingState, NotBookable } from '../booking-rules.ts';

export const serviceTitles: Record<BookedService, string> = {
  fitting: 'Uusien renkaiden asennus',
  seasonChange: 'Kausivaihto, renkaat mukana',
  storageWithChange: 'Kausivaihto rengashotellista',
  balancing: 'Tasapainotus, irralliset pyörät',
  repair: 'Renkaan paikkaus',
  sensor: 'Rengaspaineanturin vaihto',
  alignment: 'Ohjauskulmien säätö',
};

export const stateNames: Record<BookingState, string> = {
  booked: 'Varattu',
  arrived: 'Saapunut',
  working: 'Työn alla',
  done: 'Valmis',
  cancelled: 'Peruttu',
  no_show: 'Ei saapunut',
};

export const bookingErrors = {
  nameMissing: 'Kirjoita nimi.',
  contactMissing: 'Kirjoita puhelinnumero tai sähköpostiosoite.',
  badPhone: 'Tarkista puhelinnumero.',
  badEmail: 'Tarkista sähköpostiosoite.',
  badPlate: 'Tarkista rekisterinumero.',
  badStart: 'Valitse aika.',
  badDay: 'Tarkista päivä.',
  badRim: 'Tarkista vannekoko.',
  badQuantity: 'Tarkista renkaiden määrä.',
  tooLong: (most: number) => `Lyhennä tekstiä: enintään ${most} merkkiä.`,
  notBetween: (least: number, most: number) => `Kirjoita kokonaisluku väliltä ${least}–${most}.`,
  badPeriod: 'Tarkista jakso: enintään vuosi, alku ennen loppua.',
  badTime: 'Tarkista kellonaika.',
  badOrder: 'Tarkista järjestys: lopun pitää olla alun jälkeen.',
  bayNameMissing: 'Anna paikalle nimi.',
  vehicleTypeMissing: 'Valitse vähintään yksi ajoneuvotyyppi.',
  tooManyBays: (most: number) => `Paikkoja voi olla enintään ${most}.`,
  notFound: 'Varausta ei löydy.',
  stale: 'Joku muu ehti muuttaa varausta. Tarkista muutos ja tallenna uudelleen.',
  takenByOther: 'Asennuspaikalla on siihen aikaan toinen varaus.',
  noSlot: 'Vapaata aikaa ei löydy. Valitse aika itse.',
  servicesIncomplete: 'Jokaiselle työlle tarvitaan kesto.',
  taken: 'Aika ehdittiin juuri varata. Valitse toinen aika.',
  noBayThen: 'Siihen aikaan ei ole vapaata asennuspaikkaa. Valitse toinen aika tai paikka.',
  serviceOff: 'Tätä työtä ei voi varata verkossa. Soita meille.',
  setNotYours: 'Kirjaudu sisään, niin voit varata ajan rengashotellissa olevalle sarjallesi.',
  setLinkOver: 'Linkki ei ole enää voimassa. Soita meille, niin varataan aika renkaillesi.',
  setBooked: 'Näille renkaille on jo varattu aika. Siirrä sitä vahvistusviestin linkistä tai soita meille.',
  tooManyTries: 'Varauksia on tehty tästä verkosta liian monta. Yritä myöhemmin uudelleen tai soita meille.',
  badEnd: 'Tarkista, milloin aika päättyy.',
  blockNeedsSlot: 'Valitse asennuspaikka ja aika.',
  bayUnknown: 'Valitse asennuspaikka.',
  productUnknown: 'Rengasta ei löydy. Valitse toinen rengas.',
  nothingToPick: 'Varaukseen ei haeta hyllystä mitään.',
  bayInUse: 'Asennuspaikalla on varauksia edessä. Siirrä ne ensin.',
  settingsStale: 'Joku muu ehti muuttaa asetuksia. Tarkista muutos ja tallenna uudelleen.',
  tooLate: 'Varausta ei voi enää muuttaa verkossa. Soita meille, niin hoidamme asian.',
  tooMany: 'Tällä numerolla on jo kolme varattua aikaa. Soita meille, jos tarvitset lisää.',
  notOn: 'Verkkoajanvaraus ei ole nyt käytössä. Soita meille.',
  tooFewTyres: 'Näitä renkaita ei ole enää tarpeeksi. Valitse toiset renkaat tai kysy meiltä.',
} as const;

const pieces = (count: number) => `${count}\u00A0kpl`;

/** Lines of a price. */
export const priceLabels = {
  tyres: (name: string, count: number) => `${name}, ${pieces(count)}`,
  fitting: (count: number, isRunFlat: boolean) => `Asennus, ${pieces(count)}${isRunFlat ? ', run flat' : ''}`,
  service: (service: BookedService, count: number, isFrom: boolean) =>
    [serviceTitles[service], count > 1 && `, ${pieces(count)}`, isFrom && ' (alkaen)']
      .filter(Boolean)
      .join(''),
} as const;

/** Why a time cannot be booked at all. */
export const notBookable: Record<NotBookable, string> = {
  past: 'Aika on jo mennyt. Valitse toinen aika.',
  tooNear: 'Aika on jo liian lähellä verkossa varattavaksi. Valitse myöhempi aika tai soita meille.',
  tooFar: 'Niin pitkälle ei voi vielä varata. Valitse aikaisempi aika.',
  beforeTyres: 'Renkaat eivät ole vielä silloin liikkeessä. Valitse myöhempi aika.',
  closedDay: 'Olemme silloin kiinni. Valitse toinen päivä.',
  closedHour: 'Työ ei mahdu siihen aikaan aukioloaikoihin. Valitse toinen aika.',
  offGrid: 'Siitä kellonajasta ei voi varata. Valitse jokin vapaista ajoista.',
  noBay: 'Työtä ei tehdä siihen aikaan. Valitse toinen aika.',
};

/** How long one waits without a booking; `at`: '9.05'. */
export const waitTexts = {
  none: (at: string) => `Ilman ajanvarausta pääset nyt heti (tilanne klo${NBSP}${at}).`,
  minutes: (length: string, at: string) =>
    `Ilman ajanvarausta odotus on nyt noin ${length} (tilanne klo${NBSP}${at}).`,
  notToday: 'Ilman ajanvarausta emme enää ehdi tänään.',
} as const;

/** '40 min', '1 h 25 min' */
export const lengthText = (minutes: number) =>
  [minutes >= 60 && `${Math.floor(minutes / 60)}${NBSP}h`, minutes % 60 > 0 && `${minutes % 60}${NBSP}min`]
    .filter(Boolean)
    .join(' ');

/** Why there is no earlier time, or none at all. */
export const timeReasons = {
  notOn: 'Verkkoajanvaraus ei ole nyt käytössä. Soita meille.',
  serviceOff: 'Tätä työtä ei voi varata verkossa. Soita meille.',
  noBay: 'Näin suurille vanteille tai tälle ajoneuvolle ei ole asennuspaikkaa. Soita meille.',
  noDelivery: 'Renkaat tilataan sinulle, ja toimitusaika selviää kysymällä. Soita meille.',
  arrives: (day: string) => `Renkaat tulevat tilauksesta ${day}, siksi aika on aikaisintaan silloin.`,
  full: 'Vapaita aikoja ei ole. Soita meille.',
} as const;
