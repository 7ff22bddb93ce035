// Finnish texts of the email itself: what is around the written content.
import { NBSP } from '../../../platform/contract/text.ts';

export const emailMessages = {
  now: 'Nyt',
  percent: (percent: number) => `\u2212${percent}${NBSP}%`,
  lowest: (price: string) => `Alin hinta 30 päivältä ennen tarjousta ${price}`,
  lowestName: 'Alin hinta 30 päivältä ennen tarjousta',
  perTyre: 'kpl',
  until: (date: string) => `Tarjous on voimassa ${date} asti.`,
  whileStockLasts: 'Tarjous on voimassa niin kauan kuin varastoa riittää.',
  askPrice: 'Kysy hintaa',
  show: 'Katso rengas',
  showNamed: (name: string) => `Katso rengas: ${name}`,
  picture: (alt: string) => `Kuva: ${alt}`,
  sketch: 'Havainnekuva',
  vat: 'Hinnat sisältävät arvonlisäveron.',
  label: (fuel: string, wet: string, noise: string | null) =>
    `EU-merkintä: polttoainetalous ${fuel}, märkäpito ${wet}${noise === null ? '' : `, melu ${noise}`}`,
  noise: (db: number, noiseClass: string | null) =>
    noiseClass === null ? `${db}${NBSP}dB` : `${db}${NBSP}dB${NBSP}(${noiseClass})`,
  hours: 'Aukioloajat',
  closed: 'suljettu',
  why: (shop: string) => `${shop} lähetti kirjeen, koska olet tilannut sen.`,
  /** Words around the last day of something. */
  promises: { before: ['päättyy', 'päättyvät', 'viimeinen päivä on'], after: ['asti', 'saakka', 'mennessä'] },
  unsubscribe: 'Peruuta uutiskirje',
  nothingLeft: 'Kirje on tyhjä: sen renkaita ei enää myydä. Lisää kirjeeseen sisältöä ja lähetä uudelleen.',
} as const;
