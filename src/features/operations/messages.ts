// Finnish texts of operations.
import { NBSP } from '../../platform/contract/text.ts';

export const operationsMessages = {
  title: 'Ylläpito',
  lead: 'Toimiiko kaikki? Täältä näet sivuston taustalla pyörivät työt ja palvelut, ja voit kokeilla jokaista.',
  ownersOnly: 'Ylläpidon näkee vain liikkeen omistaja.',
  loadFailed: 'Ylläpidon tietojen lataus epäonnistui',
  refresh: 'Päivitä',
  allWell: 'Kaikki toimii',
  allWellText: 'Yksikään työ ei ole epäonnistunut, ja sähköposti ja varmuuskopiointi ovat käytössä.',
  waitsText: 'Työt ja yöllinen varmuuskopio alkavat, kun palautettu kauppa otetaan käyttöön.',
  needsCare: (count: number) => (count === 1 ? '1 asia kaipaa huomiota' : `${count} asiaa kaipaa huomiota`),
  unknownJob: 'Tällaista työtä ei ole.',
  unscheduledJob: 'Tätä työtä ei voi käynnistää käsin: se käynnistyy, kun sille on tekemistä.',
  idleJob: 'Työllä ei ole tehtävää, koska sen palvelua ei ole otettu käyttöön.',
  jobPending: 'Työ on jo käynnissä tai jonossa.',
  unknownService: 'Tällaista palvelua ei ole.',
  servicesTitle: 'Palvelut',
  servicesLead: 'Kokeilu ottaa yhteyden palveluun oikeasti, mutta ei lähetä kirjeitä eikä muuta tietoja.',
  test: 'Testaa',
  testing: 'Testataan…',
  testOf: (name: string) => `Testaa: ${name}`,
  works: (tookMs: number) =>
    tookMs < 100
      ? 'Toimii, vastaus tuli heti.'
      : `Toimii, vastaus tuli ${(tookMs / 1000).toFixed(1).replace('.', ',')}${NBSP}sekunnissa.`,
  notSet: 'Ei käytössä',
  jobsTitle: 'Taustatyöt',
  jobsCaption: 'Taustatöiden ajot',
  jobViewsLabel: 'Mitkä työt',
  jobViews: { all: 'Kaikki', night: 'Viime yöstä', failed: 'Epäonnistuneet' },
  noJobs: {
    all: 'Töitä ei ole.',
    night: 'Mikään työ ei ole ollut ajossa eilisillan klo 22:n jälkeen.',
    failed: 'Yksikään työ ei ole epäonnistunut.',
  },
  jobsLead: 'Ajastetut työt hoituvat itsestään. Jos et malta odottaa, käynnistä työ heti.',
  columns: { job: 'Työ', state: 'Tila', last: 'Viimeksi valmis', next: 'Seuraavaksi', actions: 'Toiminnot' },
  run: 'Suorita nyt',
  runOf: (name: string) => `Suorita nyt: ${name}`,
  started: (name: string) => `${name}: työ on jonossa.`,
  running: 'Käynnissä',
  waiting: (count: number) => (count === 1 ? 'Jonossa' : `Jonossa ${count}`),
  failed: 'Epäonnistui',
  well: 'Kunnossa',
  notYet: 'Ei vielä ajettu',
  never: '–',
  onDemand: 'tarvittaessa',
  details: 'Tekninen kuvaus',
  systemTitle: 'Järjestelmä',
  version: 'Versio',
  database: 'Tietokanta',
  databaseText: (version: string, size: string) => `PostgreSQL${NBSP}${version}, ${size}`,
  embedded: 'mukana tuleva',
  external: 'oma palvelin',
  standby: 'julkiset sivut luetaan kopiosta',
  disk: 'Levytilaa jäljellä',
  unknown: 'ei tiedossa',
  mail: 'Sähköposti',
  mailOff:
    'Kirjeet tallentuvat tiedostoiksi, kukaan ei saa niitä. Pyydä palvelimen ylläpitäjää kytkemään sähköposti.',
  backup: 'Varmuuskopio',
  backupOff: 'Yöllinen varmuuskopiointi ei ole käytössä. Pyydä palvelimen ylläpitäjää kytkemään se.',
  backupSetting: 'BACKUP_DIR',
  forAdministrator: 'Ohje ylläpitäjälle',
  settings: (names: string) => `Palvelimen asetus ${names}. Ohje on ohjelman mukana: docs/operations.md.`,
  backupDownload: 'Tee varmuuskopio ja lataa',
  backupDownloadNote:
    'Tiedostossa ovat asiakkaiden tiedot ja kaupan avaimet. Säilytä se siellä, minne vain sinä pääset.',
  backupNone: 'Tämä kauppa ei ole vielä tehnyt varmuuskopiota.',
  backupLast: (when: string, size: string) => `Viimeisin ${when} (${size})`,
  backupNext: (when: string) => `seuraava ${when}`,
  backupKept: (count: number) => (count === 1 ? '1 tallessa' : `${count} tallessa`),
  processes: 'Prosessit',
  processSince: (since: string) => `käynnissä ${since} alkaen`,
  noWorker:
    'Niitä tekevä prosessi ei ole käynnissä. Kirjeet ja muut työt odottavat, kunnes se käynnistetään.',
  noProcesses: 'Yhtään prosessia ei ole ilmoittautunut.',
} as const;

export const roleWords = {
  all: 'Sivut ja taustatyöt',
  web: 'Sivut',
  worker: 'Taustatyöt',
} as const;

/** What the operations page calls services of the platform, what they are for, and what happens where one is not set up. */
export const serviceWords = {
  database: { title: 'Tietokanta', text: 'Kaikki liikkeen tiedot', notSet: '', setting: '' },
  files: { title: 'Kuvien tallennus', text: 'Ladatut kuvat', notSet: '', setting: '' },
  mail: {
    title: 'Sähköposti',
    text: 'Uutiskirjeet, vahvistukset ja ilmoitukset',
    notSet:
      'Postipalvelinta ei ole kytketty: kirjeet tallentuvat tiedostoiksi, eikä kukaan saa niitä. Pyydä palvelimen ylläpitäjää kytkemään se.',
    setting: 'SMTP_URL',
  },
} as const;

export const operationsWords = {
  entities: {
    job: 'Ajastettu työ',
  },
} as const;

/** What needs care in addition to jobs, mail and backups. */
export const warningMessages = {
  held: 'Palautettu kauppa',
  trackings: 'Hintaseuranta',
  unread: (names: readonly string[]) =>
    names.length === 1
      ? `Sivua ei voitu lukea: ${names[0]}.`
      : `${names.length}${NBSP}sivua ei voitu lukea: ${names.join(', ')}.`,
} as const;

/** What went wrong, for people. */
export const failureMessages = {
  unreachable: 'Palvelimeen ei saatu yhteyttä.',
  unknownHost: 'Palvelimen osoitetta ei löydy.',
  late: 'Vastausta ei tullut ajoissa.',
  refused: 'Palvelin ei hyväksynyt tunnusta tai avainta.',
  broken: 'Palvelu vastasi virheellä. Vika on siellä, joten kokeile myöhemmin uudelleen.',
  unreadable: 'Palvelu vastasi jotain muuta kuin pitäisi. Tarkista, että sen osoite on oikein.',
  busy: 'Palvelu on ruuhkainen tai kiintiö on täynnä.',
  full: 'Tallennustila on täynnä.',
  notEncrypted:
    'Postipalvelin ei salaa yhteyttä (STARTTLS), joten tunnusta ja kirjeitä ei lähetetä sen läpi.',
  certificate: 'Palvelimen varmenteeseen ei voi luottaa.',
  left: 'Työ jäi kesken, kun prosessi pysähtyi. Se tehdään uudelleen.',
  database: 'Tietokantaan ei saatu yhteyttä.',
  other: 'Jokin meni vikaan.',
} as const;

/** 1 240 000 → '1,2 Mt'. */
export function byteWords(bytes: number): string {
  const [size, unit] = bytes < 1e9 ? [bytes / 1e6, 'Mt'] : [bytes / 1e9, 'Gt'];
  return `${size.toFixed(1).replace('.', ',')}${NBSP}${unit}`;
}
