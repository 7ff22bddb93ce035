// Finnish texts of customers' accounts that the server answers with, and those of their mails.

export const customerErrors = {
  emailMissing: 'Kirjoita sähköpostiosoite.',
  emailInvalid: 'Kirjoita sähköpostiosoite muodossa nimi@example.fi.',
  nameMissing: 'Kirjoita nimi.',
  nameTooLong: 'Nimi on liian pitkä.',
  phoneTooLong: 'Puhelinnumero on liian pitkä.',
  addressTooLong: 'Osoite on liian pitkä.',
  passwordMissing: 'Kirjoita salasana.',
  passwordTooLong: 'Salasana on liian pitkä.',
  passwordTooShort: (characters: number) => `Salasanassa pitää olla vähintään ${characters} merkkiä.`,
  passwordIsEmail: 'Salasana ei voi olla sama kuin sähköpostiosoite.',
  passwordIsOld: 'Uusi salasana on sama kuin nykyinen. Valitse toinen.',
  wrongCredentials: 'Sähköpostiosoite tai salasana on väärin.',
  wrongPassword: 'Nykyinen salasana on väärin.',
  sessionEnded: 'Istuntosi on päättynyt. Kirjaudu sisään uudelleen.',
  sessionGone: 'Tällä laitteella on jo kirjauduttu ulos.',
  linkInvalid: 'Linkki on vanhentunut tai se on jo käytetty.',
  tooManyLinks: 'Samasta verkosta on pyydetty jo monta linkkiä. Odota tunti ja yritä uudelleen.',
  addressWaits: 'Tähän osoitteeseen on hiljattain lähetetty linkki. Yritä myöhemmin uudelleen.',
  stale: 'Tietoja on muutettu toisella laitteella. Tarkista ne ja tallenna uudelleen.',
  vehicleNameMissing: 'Kirjoita, millä nimellä tunnet auton.',
  vehicleGone: 'Autoa ei löytynyt. Se on voitu jo poistaa.',
  vehicleStale: 'Auton tietoja on muutettu toisella laitteella. Tarkista ne ja tallenna uudelleen.',
  customerGone: 'Asiakasta ei löytynyt.',
  tooManyVehicles: (most: number) => `Autoja voi olla enintään ${most}. Poista ensin jokin niistä.`,
  plateInvalid: 'Kirjoita rekisteritunnus muodossa ABC-123 tai jätä se tyhjäksi.',
  passkeyRefused: 'Pääsyavain ei kelvannut. Yritä uudelleen tai kirjaudu salasanalla.',
  passkeyNotMade: 'Pääsyavaimen luonti ei onnistunut. Yritä uudelleen.',
  passkeyImpossible: 'Pääsyavaimia ei voi käyttää, kun sivuston osoite on pelkkä IP-osoite.',
  passkeyGone: 'Pääsyavainta ei ole enää.',
  tooManyPasskeys: (most: number) => `Pääsyavaimia voi olla enintään ${most}. Poista ensin jokin niistä.`,
  sizeInvalid: 'Kirjoita rengaskoko muodossa 205/55R16 tai jätä se tyhjäksi.',
} as const;

export const customerAnswers = {
  linkSent: 'Lähetimme sähköpostiisi linkin. Avaa se, niin pääset jatkamaan.',
  confirmed: 'Osoitteesi on vahvistettu. Voit nyt kirjautua sisään.',
  passwordReset: 'Salasana on vaihdettu. Kirjaudu sisään uudella salasanalla.',
} as const;

interface EmailWords {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  button: string;
  footer: readonly string[];
}

const hoursText = (hours: number) => (hours === 1 ? 'tunnin' : `${hours}\u00a0tuntia`);

export const customerEmails = {
  /** Without the name that was typed: a stranger may have typed it, and anything else in its place. */
  register: (hours: number): EmailWords => ({
    subject: 'Viimeistele tilisi',
    title: 'Viimeistele tilisi',
    paragraphs: [
      'Hei! Tällä osoitteella on pyydetty asiakastiliä.',
      'Avaa linkki ja valitse salasana, niin tilisi on valmis.',
    ],
    button: 'Valitse salasana',
    footer: [
      `Linkki toimii ${hoursText(hours)} ja vain kerran. Jos et pyytänyt tiliä, sinun ei tarvitse tehdä mitään: tiliä ei synny.`,
    ],
  }),
  /** To an address that has an account already and was registered again. */
  known: (): EmailWords => ({
    subject: 'Sinulla on jo tili',
    title: 'Sinulla on jo tili',
    paragraphs: [
      'Hei! Tällä osoitteella pyydettiin asiakastiliä, mutta sinulla on jo sellainen.',
      'Kirjaudu sisään salasanallasi. Jos olet unohtanut sen, saat kirjautumissivulta linkin, jolla voit valita uuden.',
    ],
    button: 'Kirjaudu sisään',
    footer: ['Jos et pyytänyt tätä itse, sinun ei tarvitse tehdä mitään. Tiliisi ei ole koskettu.'],
  }),
  reset: (name: string, hours: number): EmailWords => ({
    subject: 'Valitse uusi salasana',
    title: 'Valitse uusi salasana',
    paragraphs: [
      `Hei ${name}! Tilillesi on pyydetty uutta salasanaa.`,
      'Avaa linkki ja valitse uusi salasana. Samalla kirjaudut ulos kaikilta laitteilta, ja mahdolliset pääsyavaimesi poistuvat.',
    ],
    button: 'Valitse uusi salasana',
    footer: [
      `Linkki toimii ${hoursText(hours)} ja vain kerran. Jos et pyytänyt tätä, sinun ei tarvitse tehdä mitään: salasanasi pysyy ennallaan.`,
    ],
  }),
  /** To an address that nobody has confirmed: without a name too. */
  email: (hours: number): EmailWords => ({
    subject: 'Vahvista uusi sähköpostiosoitteesi',
    title: 'Vahvista uusi sähköpostiosoitteesi',
    paragraphs: [
      'Hei! Tilisi uudeksi osoitteeksi on pyydetty tätä osoitetta.',
      'Avaa linkki ja vahvista osoite, niin kirjaudut jatkossa sillä.',
    ],
    button: 'Vahvista osoite',
    footer: [
      `Linkki toimii ${hoursText(hours)} ja vain kerran. Jos et pyytänyt tätä, sinun ei tarvitse tehdä mitään.`,
    ],
  }),
  /** To the old address, once the new one counts. */
  moved: (name: string): EmailWords => ({
    subject: 'Tilisi sähköpostiosoite on vaihdettu',
    title: 'Tilisi sähköpostiosoite on vaihdettu',
    paragraphs: [
      `Hei ${name}! Tilillesi kirjaudutaan nyt uudella sähköpostiosoitteella. Tähän osoitteeseen emme enää lähetä viestejä tilistä.`,
      'Jos et vaihtanut osoitetta itse, ota meihin heti yhteyttä.',
    ],
    button: 'Siirry kirjautumaan',
    footer: [],
  }),
  unused: (name: string, day: string, years: number): EmailWords => ({
    subject: 'Tilisi poistetaan, ellet kirjaudu sisään',
    title: 'Tiliäsi ei ole käytetty',
    paragraphs: [
      `Hei ${name}! Asiakastiliäsi ei ole käytetty ${years === 2 ? 'kahteen' : years} vuoteen. Emme säilytä tietojasi turhaan, joten poistamme tilin ja siihen kuuluvat tiedot ${day}.`,
      'Jos haluat pitää tilin, kirjaudu sitä ennen sisään. Muuta ei tarvita.',
    ],
    button: 'Kirjaudu sisään',
    footer: ['Jos et tarvitse tiliä, sinun ei tarvitse tehdä mitään.'],
  }),
  erase: (name: string, day: string): EmailWords => ({
    subject: 'Tilisi poistetaan viikon päästä',
    title: 'Tilisi poistetaan viikon päästä',
    paragraphs: [
      `Hei ${name}! Pyysit meitä poistamaan tilisi. Poistamme sen ja siihen kuuluvat tiedot ${day}.`,
      'Jos muutat mielesi, kirjaudu sitä ennen sisään ja valitse ”Peru poisto”. Jos et pyytänyt poistoa itse, vaihda samalla salasanasi.',
    ],
    button: 'Kirjaudu sisään',
    footer: [],
  }),
} as const;

const button = 'Siirry kirjautumaan';

/** About the security of an account. */
export const accountNotices = {
  newDevice: (name: string, { device, network, time }: Record<'device' | 'network' | 'time', string>) => ({
    subject: 'Tilillesi kirjauduttiin uudelta laitteelta',
    paragraphs: [
      `Hei ${name}! Tilillesi kirjauduttiin laitteelta tai verkosta, jota et ole viime aikoina käyttänyt.`,
      [device || 'Tuntematon laite', network && `Verkko ${network}`, time].filter(Boolean).join('\n'),
      'Jos kirjauduit itse, sinun ei tarvitse tehdä mitään. Jos et, vaihda salasanasi: silloin muut laitteet kirjataan ulos.',
    ],
    button,
    footer: [],
  }),
  password: (name: string, time: string) => ({
    subject: 'Tilisi salasana on vaihdettu',
    paragraphs: [
      `Hei ${name}! Asiakastilisi salasana vaihdettiin ${time}. Muut laitteet on kirjattu ulos.`,
      'Jos vaihdoit sen itse, sinun ei tarvitse tehdä mitään. Jos et, pyydä kirjautumissivulta heti linkki, jolla valitset uuden salasanan, ja ota meihin yhteyttä.',
    ],
    button,
    footer: [],
  }),
  passkey: (name: string, time: string) => ({
    subject: 'Tilillesi lisättiin pääsyavain',
    paragraphs: [
      `Hei ${name}! Asiakastilillesi lisättiin pääsyavain ${time}. Sillä voi kirjautua ilman salasanaa.`,
      'Jos lisäsit sen itse, sinun ei tarvitse tehdä mitään. Jos et, pyydä kirjautumissivulta heti linkki, jolla valitset uuden salasanan: silloin kaikki pääsyavaimet poistuvat ja kaikki laitteet kirjataan ulos.',
    ],
    button,
    footer: [],
  }),
} as const;

export type { EmailWords };
