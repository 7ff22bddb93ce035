// Finnish texts of the newsletter: forms, alerts, pages and the two emails.
import type { FormPlace } from './contract.ts';

/** What the shop may do with the address; the version changes with the words. */
export const consent = {
  version: '2026-11-21',
  text: 'Lähetämme sähköpostiisi tarjouksia ja uutisia renkaista. Voit perua tilauksen milloin tahansa.',
} as const;

export const subscriberErrors = {
  emailRequired: 'Sähköpostiosoite on pakollinen tieto.',
  emailInvalid: 'Syötä kelvollinen sähköpostiosoite.',
  already: 'Tämä osoite on jo tilannut uutiskirjeen.',
  sizeInvalid: 'Kirjoita rengaskoko muodossa 205/55R16 tai jätä se tyhjäksi.',
  tooMany: 'Samasta verkosta on tullut jo monta tilausta. Yritä tunnin kuluttua uudelleen.',
  tooManyLinks: 'Olet pyytänyt peruutuslinkkiä jo monta kertaa. Odota tunti ja yritä uudelleen.',
  linkInvalid: 'Linkki on vanhentunut tai se ei ole kokonainen.',
  notFound: 'Tilaajaa ei löytynyt. Se on voitu jo poistaa.',
} as const;

export const subscriberSeasons = { summer: 'Kesärenkaat', winter: 'Talvirenkaat' } as const;

export const subscriberAnswers = {
  confirmByMail: 'Kiitos tilauksestasi! Vahvista tilaus sähköpostiisi lähetetystä linkistä.',
  subscribed: 'Kiitos tilauksestasi! Olet nyt tilaajaluettelossa.',
  confirmed: 'Tilauksesi on vahvistettu. Kiitos!',
  unsubscribed: 'Uutiskirje on peruttu. Emme lähetä sitä enää.',
  linkSent: 'Jos osoite on tilaajaluettelossamme, lähetimme siihen linkin, jolla uutiskirjeen voi perua.',
} as const;

/** What the form shows for a server's message that contains the words. */
export const newsletterAlerts: readonly (readonly [words: string, text: string])[] = [
  [
    'jo tilannut',
    'Olet jo tilannut uutiskirjeen! Tarkista sähköpostisi tai ota yhteyttä, jos et saa uutiskirjeitä.',
  ],
  ['jo käytössä', 'Tämä sähköpostiosoite on jo rekisteröity uutiskirjeeseemme.'],
  ['pakollinen', 'Sähköpostiosoite on pakollinen tieto.'],
  ['kelvollinen', 'Syötä kelvollinen sähköpostiosoite.'],
];
export const newsletterAlertOtherwise =
  'Tapahtui virhe tilauksen käsittelyssä. Yritä uudelleen tai ota yhteyttä asiakaspalveluun.';

export const newsletterForm = {
  label: 'Tilaa uutiskirje',
  lead: 'Rengastarjoukset ja muistutus kausivaihdosta suoraan sähköpostiisi.',
  field: 'Sähköpostiosoite',
  placeholder: 'Sähköposti',
  submit: 'Tilaa',
  size: 'Rengaskoko',
  sizeHelp: 'Näin saat kirjeitä, jotka sopivat autoosi. Esimerkiksi 205/55R16.',
  season: 'Mistä renkaista haluat kuulla?',
  allSeasons: 'Kaikista',
  privacy: 'Tietosuojaseloste',
  /** The popup's own words for an address without an @. */
  popupInvalid: 'Syötä kelvollinen sähköpostiosoite',
} as const;

/** On the button while the address is on its way. */
export const sendingTexts: Record<FormPlace, string> = {
  header: 'Lähettää...',
  footer: 'Lähetetään...',
  menu: 'Lähetetään...',
  popup: 'Käsitellään...',
  page: 'Lähetetään...',
  api: 'Lähetetään...',
};

export const popupMessages = {
  title: 'Tarjoukset ensimmäisenä sinulle',
  lead: 'Uutiskirjeestä saat rengastarjoukset ja muistutuksen kausivaihdosta ajoissa.',
  close: 'Sulje',
} as const;

export const newsletterPages = {
  subscribe: {
    title: 'Tilaa uutiskirje',
    description: 'Tilaa uutiskirje, niin saat rengastarjoukset ja muistutuksen kausivaihdosta sähköpostiisi.',
    lead: 'Rengastarjoukset ja muistutus kausivaihdosta suoraan sähköpostiisi. Tilaaminen on maksutonta.',
    refused: 'Tilaus ei onnistunut',
  },
  subscribed: {
    title: 'Kiitos tilauksestasi!',
    description: 'Uutiskirje on tilattu.',
    confirm:
      'Lähetimme sähköpostiisi linkin. Avaa se ja vahvista tilaus, niin uutiskirje alkaa tulla. Jos viestiä ei näy, katso myös roskapostista.',
    done: 'Olet nyt tilaajaluettelossa.',
  },
  confirm: {
    title: 'Vahvista uutiskirjeen tilaus',
    description: 'Vahvista uutiskirjeen tilaus.',
    lead: 'Enää yksi painallus, niin uutiskirje alkaa tulla.',
    submit: 'Vahvista tilaus',
    bad: 'Tilaa uutiskirje uudelleen, niin lähetämme uuden linkin.',
    again: 'Tilaa uudelleen',
  },
  confirmed: {
    title: 'Tilaus on vahvistettu',
    description: 'Uutiskirjeen tilaus on vahvistettu.',
    lead: 'Kiitos! Seuraava uutiskirje tulee sähköpostiisi. Voit perua sen jokaisen kirjeen lopussa olevasta linkistä.',
  },
  unsubscribe: {
    title: 'Peruuta uutiskirje',
    description: 'Peruuta uutiskirjeen tilaus.',
    ready: 'Kun painat nappia, emme enää lähetä sinulle uutiskirjettä.',
    submit: 'Peruuta uutiskirje',
    lead: 'Kirjoita osoite, johon uutiskirje tulee. Lähetämme siihen linkin, jolla tilauksen voi perua. Näin kukaan muu ei voi perua sitä puolestasi.',
    bad: 'Pyydä alta uusi linkki.',
    submitAddress: 'Lähetä linkki',
    refused: 'Peruuttaminen ei onnistunut',
  },
  linkSent: {
    title: 'Katso sähköpostisi',
    description: 'Linkki uutiskirjeen perumiseen on lähetetty.',
    lead: 'Jos osoite on tilaajaluettelossamme, lähetimme siihen linkin, jolla uutiskirjeen voi perua. Jos viestiä ei näy, katso myös roskapostista.',
  },
  unsubscribed: {
    title: 'Uutiskirje on peruttu',
    description: 'Uutiskirjeen tilaus on peruttu.',
    lead: 'Emme lähetä sinulle enää uutiskirjettä. Jos mieli muuttuu, voit tilata sen uudelleen.',
    again: 'Tilaa uutiskirje',
  },
  home: 'Siirry etusivulle',
} as const;

export const confirmationEmail = {
  subject: 'Vahvista uutiskirjeen tilaus',
  title: 'Vahvista uutiskirjeen tilaus',
  paragraphs: [
    'Hei! Tällä osoitteella on pyydetty uutiskirjettämme.',
    'Vahvista tilaus, niin kirje alkaa tulla.',
  ],
  button: 'Vahvista tilaus',
  footer: (days: number) => [
    `Linkki toimii ${days} päivää. Jos et ole tilannut uutiskirjettä, sinun ei tarvitse tehdä mitään: ilman vahvistusta sitä ei lähetetä.`,
  ],
} as const;

export const cancellationEmail = {
  subject: 'Peruuta uutiskirje',
  title: 'Peruuta uutiskirje',
  paragraphs: [
    'Hei! Pyysit linkkiä, jolla uutiskirjeemme voi perua.',
    'Avaa linkki ja paina nappia, niin emme enää lähetä uutiskirjettä tähän osoitteeseen.',
  ],
  button: 'Peruuta uutiskirje',
  footer: ['Jos et pyytänyt tätä, sinun ei tarvitse tehdä mitään: tilauksesi jatkuu ennallaan.'],
} as const;

export const subscriberExport = {
  head: [
    'Sähköposti',
    'Tila',
    'Lisätty',
    'Tilattu',
    'Peruttu',
    'Suostumus annettu',
    'Missä',
    'Verkko',
    'Suostumuksen versio',
    'Suostumus',
    'Rengaskoko',
    'Kausi',
  ],
  statuses: { pending: 'odottaa vahvistusta', subscribed: 'tilaa', cancelled: 'peruttu' },
  places: {
    header: 'yläpalkki',
    footer: 'sivun alaosa',
    menu: 'valikko',
    popup: 'ponnahdusikkuna',
    page: 'uutiskirjesivu',
    api: 'rajapinta',
    account: 'oma tili',
    staff: 'liikkeestä',
  },
  imported: (source: string) => `tuonti: ${source}`,
} as const;
