// Finnish texts of the reminder of the next change: the form, its pages and both emails.
import { NBSP } from '../../platform/contract/text.ts';
import type { ReminderOffer, Turn } from './season-advice.ts';

const change: Record<Turn, string> = {
  autumn: 'talvirenkaat kannattaa vaihtaa alle',
  spring: 'kesärenkaat kannattaa vaihtaa alle',
};

export const reminderErrors = {
  emailRequired: 'Kirjoita sähköpostiosoitteesi.',
  emailInvalid: 'Tarkista sähköpostiosoite.',
  tooMany:
    'Samasta verkosta tai samaan osoitteeseen on pyydetty jo monta muistutusta. Yritä myöhemmin uudelleen.',
  linkInvalid: 'Linkki on vanhentunut tai se ei ole kokonainen.',
} as const;

export const reminderAnswers = {
  requested: 'Lähetimme sähköpostiisi linkin. Vahvista sillä, että haluat muistutuksen.',
  confirmed: 'Kiitos! Muistutamme, kun on aika vaihtaa.',
  left: 'Muistutus on peruttu ja osoitteesi poistettu.',
} as const;

export const reminderForm = {
  titles: {
    due: 'Muistutus, kun on aika vaihtaa',
    'before-day': 'Muistutus ennen vaihtopäivää',
    next: 'Muistutus seuraavasta vaihdosta',
  } satisfies Record<ReminderOffer['when'], string>,
  due: (turn: Turn) => `Lähetämme yhden sähköpostin, kun ${change[turn]}.`,
  /** The day ends in a full stop itself. */
  beforeDay: (day: string) =>
    `Renkaat kannattaa vaihtaa viimeistään ${day} Lähetämme yhden sähköpostin pari päivää sitä ennen. Jos ennuste muuttuu, muistutuksen päivä muuttuu sen mukana.`,
  next: (turn: Turn) =>
    `Nyt on jo vaihdon aika, joten tästä kerrasta emme enää muistuta. Seuraavalla kerralla lähetämme yhden sähköpostin, kun ${change[turn]}.`,
  email: 'Sähköpostiosoite',
  submit: 'Pyydä muistutus',
  consent: (days: number) =>
    `Kun olet vahvistanut osoitteesi, saat yhden viestin. Sitten poistamme osoitteesi, viimeistään ${days}${NBSP}päivän kuluttua.`,
  privacy: 'Tietosuojaseloste',
} as const;

export const reminderPages = {
  description: 'Saat yhden sähköpostin, kun renkaat kannattaa vaihtaa.',
  sent: {
    title: 'Vahvista vielä sähköpostista',
    lead: 'Lähetimme sinulle linkin. Muistutamme vasta, kun olet vahvistanut osoitteesi sillä. Linkki on voimassa viikon.',
  },
  confirm: {
    title: 'Vahvista muistutus',
    lead: (turn: Turn) => `Haluatko sähköpostin, kun ${change[turn]}?`,
    submit: 'Kyllä, muistuttakaa',
    refuse: 'En halua muistutusta',
  },
  waiting: {
    title: 'Muistutus on tilattu',
    lead: (turn: Turn) => `Lähetämme sähköpostin, kun ${change[turn]}.`,
    leave: 'Peru muistutus',
  },
  over: {
    title: 'Muistutus on päättynyt',
    lead: 'Muistutus on lähetetty, peruttu tai vanhentunut. Osoitettasi ei enää ole tallessa.',
  },
  bad: {
    title: 'Linkki ei toimi',
    lead: 'Linkki ei ole kokonainen. Avaa se uudelleen suoraan sähköpostista tai kopioi se sieltä kokonaan.',
  },
  confirmed: {
    title: 'Muistutus on tilattu',
    lead: 'Kiitos! Lähetämme sähköpostin, kun on aika vaihtaa. Voit perua muistutuksen saamasi viestin linkistä.',
  },
  left: { title: 'Muistutus on peruttu', lead: 'Poistimme osoitteesi. Emme lähetä muistutusta.' },
  toSeason: 'Milloin renkaat vaihtoon?',
} as const;

export const reminderEmails = {
  confirm: {
    subject: 'Vahvista muistutus renkaanvaihdosta',
    title: 'Vahvista, että haluat muistutuksen',
    paragraphs: (turn: Turn) => [
      `Sivuillamme pyydettiin tähän osoitteeseen muistutusta siitä, milloin ${change[turn]}.`,
      'Muistutus lähtee vasta, kun olet vahvistanut sen. Samasta linkistä voit myöhemmin perua sen.',
    ],
    button: 'Vahvista tai peru',
    footer:
      'Jos et pyytänyt muistutusta, voit jättää tämän viestin huomiotta. Osoitteesi poistetaan viikon kuluttua.',
  },
  due: {
    subject: {
      autumn: 'Nyt on aika vaihtaa talvirenkaat',
      spring: 'Nyt voi vaihtaa kesärenkaat',
    } satisfies Record<Turn, string>,
    forecast:
      'Neuvo perustuu tämän aamun tietoihin liikkeemme paikkakunnalta. Katso ennen ajoa myös oman reittisi keli.',
    button: 'Varaa aika vaihtoon',
    footer: 'Tämä oli pyytämäsi ainoa viesti. Osoitteesi on nyt poistettu muistutuksista.',
  },
} as const;
