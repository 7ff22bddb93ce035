// Finnish texts of the waiting list: its emails, its page, error texts.
import { NBSP } from '../../../platform/contract/text.ts';

/** A service's name within a sentence. */
const inside = (service: string) => service.charAt(0).toLowerCase() + service.slice(1);

export const waitingTexts = {
  /** A time is reserved for half an hour. */
  offer: {
    subject: (when: string) => `Sinulle vapautui aika: ${when}`,
    title: 'Sinulle vapautui aika',
    lead: (when: string, service: string) =>
      `Hei! Olet jonossa, ja nyt vapautui aika: ${when}, ${inside(service)}.`,
    held: (until: string) =>
      `Pidämme aikaa sinulle ${until} asti. Sen jälkeen tarjoamme sitä seuraavalle jonossa.`,
    button: 'Katso ja varaa aika',
  },
  joined: {
    subject: (day: string) => `Olet jonossa: ${day}`,
    title: 'Olet jonossa',
    lead: (day: string, service: string) => `Hei! Odotat vapautuvaa aikaa: ${day}, ${inside(service)}.`,
    how: 'Lähetämme sinulle viestin heti, kun sinulle vapautuu aika, ja pidämme sitä sinulle puoli tuntia.',
    button: 'Katso paikkasi jonossa',
  },
  leave: (url: string) => `Etkö tarvitse enää aikaa? Poistu jonosta tästä: ${url}`,
  /** What a caller of the API is answered. */
  added: 'Olet jonossa. Lähetämme sinulle sähköpostia, kun sinulle vapautuu aika.',
  /** On the reserved time, for staff. */
  hold: 'Tarjottu jonossa olevalle',
} as const;

export const waitingPage = {
  description: 'Paikka ajanvarauksen jonossa.',
  waiting: {
    title: 'Olet jonossa',
    lead: (day: string, service: string) =>
      `Odotat vapautuvaa aikaa: ${day}, ${inside(service)}. Lähetämme sähköpostin, kun sinulle vapautuu aika.`,
    first: 'Olet jonossa ensimmäisenä.',
    ahead: (count: number) => `Edelläsi on ${count}${NBSP}${count === 1 ? 'odottaja' : 'odottajaa'}.`,
  },
  offered: {
    title: 'Sinulle vapautui aika',
    lead: (when: string, service: string) => `Aika: ${when}, ${inside(service)}.`,
    held: (clock: string) => `Aika on varattavissa vain sinulle klo${NBSP}${clock} asti.`,
    take: 'Varaa tämä aika',
  },
  lapsed: {
    title: 'Tarjous ehti vanhentua',
    lead: (when: string) =>
      `Pidimme sinulle aikaa ${when}, mutta et ehtinyt varata sitä. Aika on ehkä vielä vapaana.`,
    times: 'Katso vapaat ajat',
    again: (day: string) => `Jonota vielä: ${day}`,
  },
  gone: {
    title: 'Tarjottu aika ei ole enää vapaana',
    lead: 'Aika ehdittiin varata muuten. Olet yhä jonossa, ja saat viestin seuraavasta vapautuvasta ajasta.',
  },
  over: {
    title: 'Et ole enää jonossa',
    lead: 'Tämä linkki ei ole enää voimassa. Voit varata ajan tai jonottaa uudelleen.',
    book: 'Varaa aika',
  },
  left: {
    title: 'Poistuit jonosta',
    lead: 'Emme lähetä sinulle enää tarjouksia tästä päivästä.',
  },
  leave: 'Poistu jonosta',
  home: 'Etusivulle',
} as const;

export const waitingErrors = {
  tooMany: 'Jonoon on nyt ilmoittauduttu liian monta kertaa. Yritä myöhemmin uudelleen tai soita meille.',
  pastDay: 'Valitse päivä, jolle voi vielä varata ajan.',
  notFound: 'Et ole enää jonossa. Voit varata ajan tai jonottaa uudelleen.',
  offerGone: 'Tätä aikaa ei enää pidetä sinulle. Katso, onko se vielä vapaana.',
} as const;
