// Finnish texts of the bookings' emails and text messages.
import { NBSP } from '../../../platform/contract/text.ts';

/** Notices to the customer of a booking. */
export const NOTICE_KINDS = [
  'confirmation',
  'change',
  'cancellation',
  'shopCancellation',
  'reminder',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

interface NoticeWords {
  subject: (when: string) => string;
  title: string;
  lead: (when: string, before: string) => string;
  button: string;
  /** The text message, where a phone number is all there is. */
  sms: (shop: string, when: string) => string;
}

const SEE = 'Katso, siirrä tai peru aika';
const BOOK_AGAIN = 'Varaa uusi aika';

export const noticeWords: Record<NoticeKind, NoticeWords> = {
  confirmation: {
    subject: (when) => `Aikasi on varattu: ${when}`,
    title: 'Aikasi on varattu',
    lead: () => 'Hei! Kiitos varauksesta. Tässä ovat käyntisi tiedot.',
    button: SEE,
    sms: (shop, when) => `${shop}: aikasi on varattu ${when}. Siirrä tai peru:`,
  },
  change: {
    subject: (when) => `Uusi aikasi: ${when}`,
    title: 'Aikasi on siirretty',
    lead: (_when, before) => `Hei! Aikasi on siirretty. Aiempi aika ${before} ei ole enää voimassa.`,
    button: SEE,
    sms: (shop, when) => `${shop}: aikasi on siirretty, uusi aika on ${when}. Siirrä tai peru:`,
  },
  cancellation: {
    subject: (when) => `Varaus on peruttu: ${when}`,
    title: 'Varaus on peruttu',
    lead: (when) => `Hei! Peruimme aikasi ${when}, kuten pyysit.`,
    button: BOOK_AGAIN,
    sms: (shop, when) => `${shop}: aikasi ${when} on peruttu. Uusi aika:`,
  },
  shopCancellation: {
    subject: (when) => `Jouduimme perumaan aikasi ${when}`,
    title: 'Jouduimme perumaan aikasi',
    lead: (when) =>
      `Hei! Valitettavasti emme pysty ottamaan autoasi vastaan ${when}. Varaa uusi aika tai soita, niin etsimme sinulle sopivan.`,
    button: BOOK_AGAIN,
    sms: (shop, when) => `${shop}: jouduimme valitettavasti perumaan aikasi ${when}. Uusi aika:`,
  },
  reminder: {
    subject: (when) => `Muistutus: ${when}`,
    title: 'Muistutus ajastasi',
    lead: () =>
      'Hei! Aikasi lähestyy. Jos et pääse tulemaan, kerro siitä meille, niin joku muu voi saada ajan.',
    button: SEE,
    sms: (shop, when) => `${shop}: muistutus ajastasi ${when}. Siirrä tai peru:`,
  },
};

export const noticeTexts = {
  time: (when: string, minutes: number) => `Aika: ${when}, kesto noin ${minutes}${NBSP}min`,
  /** Names of services contain commas. */
  work: (services: readonly string[]) => `Työ: ${services.join(' + ')}`,
  tyres: (name: string, count: number) => `Renkaat: ${name}, ${count}${NBSP}kpl`,
  plate: (plate: string) => `Auto: ${plate}`,
  address: (address: string) => `Osoite: ${address}`,
  price: (sum: string) => `Hinta yhteensä ${sum}`,
  priceOnRequest: 'Hinta tarkentuu liikkeessä',
  part: (label: string, price: string) => `${label}: ${price}`,
  onRequest: 'kysy hinta',
  changeable: (until: string) =>
    `Voit siirtää tai perua ajan verkossa ${until} asti. Sen jälkeen soita meille.`,
  calendarName: 'ajanvaraus.ics',
  why: 'Saat tämän viestin, koska olet varannut meiltä ajan.',
} as const;
