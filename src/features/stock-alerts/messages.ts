// Finnish texts of stock alerts: the form, the pages, both emails and what staff see.
import { NBSP } from '../../platform/contract/text.ts';

export const alertErrors = {
  emailRequired: 'Kirjoita sähköpostiosoitteesi.',
  emailInvalid: 'Tarkista sähköpostiosoite.',
  noTyre: 'Tätä rengasta ei enää myydä.',
  tooMany:
    'Samasta verkosta tai samaan osoitteeseen on pyydetty jo monta ilmoitusta. Yritä myöhemmin uudelleen.',
  linkInvalid: 'Linkki on vanhentunut tai se ei ole kokonainen.',
  notFound: 'Ilmoitusta ei enää ole.',
} as const;

export const alertAnswers = {
  requested: 'Lähetimme sähköpostiisi linkin. Vahvista sillä, että haluat ilmoituksen.',
  confirmed: 'Kiitos! Ilmoitamme, kun renkaita on neljä.',
  left: 'Ilmoitus on peruttu ja osoitteesi poistettu.',
} as const;

export const alertForm = {
  title: 'Ilmoita, kun neljä on saatavilla',
  lead: (count: number) =>
    count === 0
      ? 'Näitä renkaita ei ole nyt varastossa. Lähetämme sähköpostin, kun niitä on neljä.'
      : `Näitä renkaita on nyt ${count}${NBSP}kpl. Lähetämme sähköpostin, kun niitä on neljä.`,
  email: 'Sähköpostiosoite',
  submit: 'Pyydä ilmoitus',
  consent: (days: number) =>
    `Saat yhden viestin, ja sitten poistamme osoitteesi. Ilmoitus on voimassa ${days}${NBSP}päivää, eikä se varaa renkaita.`,
  privacy: 'Tietosuojaseloste',
  refused: 'Tarkista vielä tämä',
} as const;

export const alertPages = {
  description: 'Saat sähköpostin, kun haluamaasi rengasta on neljä kappaletta.',
  form: {
    title: 'Ilmoita, kun neljä on saatavilla',
    there: 'Näitä renkaita on jo vähintään neljä.',
    toTyre: 'Renkaan sivulle',
  },
  sent: {
    title: 'Vahvista vielä sähköpostista',
    lead: 'Lähetimme sinulle linkin. Ilmoitamme renkaista vasta, kun olet vahvistanut osoitteesi sillä. Linkki on voimassa viikon.',
  },
  confirm: {
    title: 'Vahvista ilmoitus',
    lead: (tyre: string) => `Haluatko sähköpostin, kun rengasta ${tyre} on neljä kappaletta?`,
    submit: 'Kyllä, ilmoittakaa',
    refuse: 'En halua ilmoitusta',
  },
  waiting: {
    title: 'Ilmoitus on tilattu',
    lead: (tyre: string, until: string) =>
      `Lähetämme sähköpostin, kun rengasta ${tyre} on neljä kappaletta. Ilmoitus on voimassa ${until} asti.`,
    leave: 'Peru ilmoitus',
  },
  over: {
    title: 'Ilmoitus on päättynyt',
    lead: 'Ilmoitus on lähetetty, peruttu tai vanhentunut. Osoitettasi ei enää ole tallessa.',
  },
  bad: {
    title: 'Linkki ei toimi',
    lead: 'Linkki ei ole kokonainen. Avaa se uudelleen suoraan sähköpostista tai kopioi se sieltä kokonaan.',
  },
  confirmed: {
    title: 'Ilmoitus on tilattu',
    lead: 'Kiitos! Lähetämme sähköpostin, kun renkaita on neljä. Voit perua ilmoituksen saamasi viestin linkistä.',
  },
  left: { title: 'Ilmoitus on peruttu', lead: 'Poistimme osoitteesi. Emme lähetä ilmoitusta.' },
  tyres: 'Selaa renkaita',
} as const;

export const alertEmails = {
  confirm: {
    subject: (tyre: string) => `Vahvista ilmoitus: ${tyre}`,
    title: 'Vahvista, että haluat ilmoituksen',
    paragraphs: (tyre: string) => [
      `Sivuillamme pyydettiin tähän osoitteeseen ilmoitusta, kun rengasta ${tyre} on neljä kappaletta.`,
      'Ilmoitus lähtee vasta, kun olet vahvistanut sen. Samasta linkistä voit myöhemmin perua ilmoituksen.',
    ],
    button: 'Vahvista tai peru',
    footer:
      'Jos et pyytänyt ilmoitusta, voit jättää tämän viestin huomiotta. Osoitteesi poistetaan viikon kuluttua.',
  },
  available: {
    subject: (tyre: string) => `Nyt saatavilla neljä: ${tyre}`,
    title: 'Renkaita on taas neljä',
    paragraphs: (tyre: string) => [
      `Pyysit ilmoitusta renkaasta ${tyre}. Niitä on nyt vähintään neljä kappaletta.`,
      'Renkaita ei ole varattu sinulle, joten ne voivat mennä myös muille. Renkaan sivulta näet hinnan ja voit varata ajan.',
    ],
    button: 'Katso rengas',
    footer: 'Tämä oli pyytämäsi ainoa viesti. Osoitteesi on nyt poistettu ilmoituksista.',
  },
} as const;

export const waitingMessages = {
  title: 'Rengasta odottavat',
  /** Other words the command palette finds it by. */
  synonyms: 'odottajat saatavuusilmoitukset ilmoita kun saatavilla',
  lead: 'Asiakkaat, jotka ovat pyytäneet ilmoituksen, kun rengasta on neljä. He saavat viestin itsestään muutaman minuutin kuluttua siitä, kun saldo riittää.',
  back: 'Tänään',
  loadFailed: 'Odottajien lataus epäonnistui',
  empty: 'Kukaan ei odota ilmoitusta.',
  columns: {
    name: 'Rengas',
    size: 'Koko',
    left: 'Vapaana',
    count: 'Odottaa',
    people: 'Ketkä',
  },
  people: 'Näytä osoitteet',
  since: (day: string) => `pyytänyt ${day}`,
  remove: (email: string) => `Poista ilmoitus: ${email}`,
  removeTitle: 'Poistetaanko ilmoitus?',
  removeText: (email: string, tyre: string) =>
    `Osoite ${email} poistetaan, eikä renkaasta ${tyre} lähde siihen viestiä. Poistettua ei voi palauttaa.`,
  removeConfirm: 'Poista ilmoitus',
  removed: (email: string) => `Ilmoitus osoitteeseen ${email} on poistettu.`,
  card: {
    title: 'Rengasta odottavat',
    unit: (count: number) => (count === 1 ? 'asiakas odottaa' : 'asiakasta odottaa'),
    row: (count: number, left: number) => `odottaa ${count}, vapaana ${left}`,
  },
  inForm: (count: number) =>
    count === 1 ? '1 asiakas odottaa tätä rengasta' : `${count}${NBSP}asiakasta odottaa tätä rengasta`,
} as const;
