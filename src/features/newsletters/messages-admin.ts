// Finnish texts of newsletters in the back office.
import type { DeliveryState, NewsletterStatus, PauseReason, RecipientState } from './contract.ts';

const NB = '\u00A0';
const grouped = new Intl.NumberFormat('fi-FI');
const people = (total: number) => (total === 1 ? `1${NB}tilaaja` : `${grouped.format(total)}${NB}tilaajaa`);
const toPeople = (total: number) =>
  total === 1 ? `1${NB}tilaajalle` : `${grouped.format(total)}${NB}tilaajalle`;

/** 'alle minuutti', 'noin 12 min', 'noin 2 h 5 min': rounded up. */
function timeLeft(seconds: number): string {
  if (seconds < 60) return 'alle minuutti';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `noin ${minutes}${NB}min`;
  const rest = minutes % 60;
  return `noin ${Math.floor(minutes / 60)}${NB}h${rest === 0 ? '' : ` ${rest}${NB}min`}`;
}

export const newsletterListMessages = {
  tab: 'Uutiskirjeet',
  title: 'Uutiskirjeet',
  lead: 'Kirjoita kirje, katso miltä se näyttää ja lähetä se heti tai ajasta.',
  create: 'Luo uusi uutiskirje',
  offerMessage: 'Luo tarjousviesti',
  search: 'Hae uutiskirjeistä',
  searchHelp: 'Aihe',
  count: (total: number) => (total === 1 ? '1 uutiskirje' : `${grouped.format(total)} uutiskirjettä`),
  pages: 'Uutiskirjeiden sivut',
  columns: {
    subject: 'Aihe',
    status: 'Tila',
    date: 'Lähetysaika',
    delivery: 'Perillemeno',
    actions: 'Toiminnot',
  },
  statuses: {
    draft: 'Luonnos',
    scheduled: 'Ajastettu',
    sent: 'Lähetetty',
    failed: 'Epäonnistui',
  } satisfies Record<NewsletterStatus, string>,
  deliveries: {
    idle: 'Ei lähetetty',
    sending: 'Lähetys käynnissä',
    paused: 'Tauolla',
    cancelled: 'Keskeytetty',
    done: 'Valmis',
  } satisfies Record<DeliveryState, string>,
  noDate: 'Ei ajastettu',
  edit: 'Muokkaa',
  editLabel: (subject: string) => `Muokkaa: ${subject}`,
  look: 'Katso',
  lookLabel: (subject: string) => `Katso: ${subject}`,
  send: 'Lähetä',
  sendLabel: (subject: string) => `Lähetä: ${subject}`,
  delivery: 'Seuraa',
  deliveryLabel: (subject: string) => `Seuraa lähetystä: ${subject}`,
  unschedule: 'Peru ajastus',
  unscheduleLabel: (subject: string) => `Peru ajastus: ${subject}`,
  unscheduled: 'Ajastus on peruttu. Kirje on nyt luonnos.',
  unscheduleFailed: 'Ajastusta ei peruttu',
  remove: 'Poista',
  removeLabel: (subject: string) => `Poista: ${subject}`,
  removed: (subject: string) => `Uutiskirje ”${subject}” on poistettu.`,
  removeFailed: 'Uutiskirjettä ei poistettu',
  undo: 'Kumoa',
  restored: (subject: string) => `Uutiskirje ”${subject}” on palautettu.`,
  restoreFailed: 'Uutiskirjettä ei palautettu',
  loadFailed: 'Uutiskirjeiden lataus epäonnistui',
  oneLoadFailed: 'Uutiskirjeen lataus epäonnistui',
  emptyTitle: 'Ei uutiskirjeitä',
  emptyBody: (subscribers: number | undefined) =>
    subscribers === undefined
      ? 'Aloita tarjousviestistä tai tyhjästä.'
      : `Tilaajia on ${grouped.format(subscribers)}. Aloita tarjousviestistä tai tyhjästä.`,
  nothingTitle: 'Ei osumia',
  nothingBody: 'Kokeile toista aihetta.',
  showAll: 'Näytä kaikki uutiskirjeet',
} as const;

export const audienceMessages = {
  title: 'Tilaajat',
  lead: 'Valitse tilaajia, jos haluat lähettää kirjeen vain heille. Osoitteen voi perua tai poistaa Tilaajat-välilehdellä.',
  all: 'Avaa kaikki tilaajat',
  search: 'Hae tilaajia',
  searchHelp: 'Osoitteen osa',
  table: 'Tilaajat, joille uutiskirje lähetetään',
  columns: { choose: 'Valinta', email: 'Osoite', since: 'Tilannut' },
  choose: (email: string) => `Valitse ${email}`,
  chosen: (total: number) => (total === 0 ? 'Ei valittuja tilaajia' : `Valittu ${people(total)}`),
  shown: (shown: number, total: number) =>
    `Näkyvissä ${grouped.format(shown)} / ${grouped.format(total)}. Rajaa haulla.`,
  chooseShown: 'Valitse näkyvät',
  clear: 'Tyhjennä valinta',
  loadFailed: 'Tilaajien lataus epäonnistui',
  emptyTitle: 'Ei vielä tilaajia',
  emptyBody: 'Uutiskirjeen voi tilata sivujen ylä- ja alalaidasta.',
  nothing: 'Ei tilaajia tällä haulla.',
} as const;

export const newsletterFormMessages = {
  createTitle: 'Luo uusi uutiskirje',
  editTitle: 'Muokkaa uutiskirjettä',
  lookTitle: 'Lähetetty uutiskirje',
  lookNote: 'Hinnat ja aukioloajat ovat tämän hetken, eivät lähetyshetken.',
  subject: 'Aihe',
  subjectHelp: 'Pidä aihe lyhyenä. Vältä isoja kirjaimia ja erikoismerkkejä.',
  subjectCount: (length: number, longest: number) => `${length}/${longest}`,
  subjectLong: (longest: number) => `Puhelimessa aiheesta näkyy usein vain ${longest} ensimmäistä merkkiä.`,
  heroImage: 'Yläkuva',
  content: 'Sisältö',
  contentHelp:
    'Väliotsikko: rivin alkuun ##. Luettelo: rivin alkuun *. Renkaan hinta ja aukioloajat haetaan kirjeeseen lähetyshetkellä.',
  toolbar: 'Muotoilu',
  linkText: 'linkin teksti',
  pictureText: 'Kerro, mitä kuvassa näkyy',
  insert: 'Lisää',
  addProduct: 'Rengas',
  addButton: 'Painike',
  addHours: 'Aukioloajat',
  buttonBlock: 'Varaa aika|/ota-yhteytta',
  sendDate: 'Lähetysaika',
  sendDateHelp: 'Suomen aikaa. Ajastettu kirje lähtee tällöin itsestään.',
  sendDateFixed: 'Ajastetun kirjeen lähetysaikaa ei voi muuttaa. Peru ensin ajastus listalta.',
  saveDraft: 'Tallenna luonnos',
  saveChanges: 'Tallenna muutokset',
  schedule: 'Ajasta lähetys',
  sendChosen: (total: number) => `Lähetä valituille (${total})`,
  cancel: 'Peruuta',
  updating: 'Päivitetään uutiskirjettä...',
  savingDraft: 'Tallennetaan uutiskirjeen luonnosta...',
  scheduling: 'Ajoitetaan uutiskirjeen lähetys...',
  sendingChosen: 'Lähetetään valituille...',
  updated: 'Uutiskirje päivitetty onnistuneesti!',
  draftSaved: 'Uutiskirjeen luonnos tallennettu onnistuneesti!',
  scheduled: (time: string) => `Uutiskirje on ajastettu. Se lähtee ${time}.`,
  sentToChosen: 'Lähetys valituille tilaajille alkoi.',
  saveFailed: 'Tapahtui virhe uutiskirjeen käsittelyssä',
  sendChosenFailed: 'Uutiskirjeen lähettäminen valituille tilaajille epäonnistui',
  fillFirst: 'Täytä aihe ja sisältö ennen lähettämistä',
  mend: 'Tarkista punaisella merkityt kohdat.',
  confirmChosenTitle: 'Lähetetäänkö uutiskirje?',
  confirmChosen: (total: number) => `Kirje lähetetään ${toPeople(total)} nyt. Lähetettyä ei voi perua.`,
  confirmChosenButton: (total: number) => `Lähetä ${toPeople(total)}`,
  restored: 'Palautimme kirjeen, joka jäi tallentamatta.',
  forget: 'Hylkää se',
  autosaveOff: 'Luonnos tallentuu itsestään, kun aihe ja sisältö ovat paikallaan.',
  autosaving: 'Tallennetaan luonnosta…',
  autosaved: (time: string) => `Luonnos tallennettu klo ${time}`,
  autosaveFailed: 'Luonnosta ei saatu tallennettua. Yritämme pian uudelleen.',
} as const;

export const testMessages = {
  title: 'Lähetä testi',
  email: 'Testisähköposti',
  help: 'Enintään viisi osoitetta pilkuilla erotettuina.',
  send: 'Lähetä testi',
  sending: 'Lähetetään testiä...',
  noEmail: 'Syötä testisähköpostiosoite',
  noContent: 'Syötä aihe ja sisältö ennen testilähetystä',
  failed: 'Testisähköpostin lähettäminen epäonnistui: ',
  unknown: 'Tuntematon virhe',
} as const;

export const letterPreviewMessages = {
  title: 'Esikatselu',
  views: 'Esikatselun tapa',
  phone: 'Puhelin',
  desktop: 'Tietokone',
  dark: 'Tumma',
  text: 'Pelkkä teksti',
  frame: 'Kirje sellaisena kuin se lähtee',
  updating: 'Päivitetään…',
  failed: 'Esikatselua ei saatu',
  empty: 'Kirje näkyy tässä sitä mukaa kuin kirjoitat.',
  from: 'Aihe',
  noSubject: '(ei aihetta)',
  checks: 'Tarkistukset',
  size: (kilobytes: number) => `${grouped.format(kilobytes)}${NB}kt`,
  tooBig: (kilobytes: number) =>
    `${grouped.format(kilobytes)}${NB}kt. Osa sähköpostiohjelmista katkaisee yli 102${NB}kt:n kirjeen.`,
  links: (total: number) => (total === 1 ? '1 linkki' : `${grouped.format(total)} linkkiä`),
  alts: (missing: number) => {
    if (missing === 0) return 'Kuvilla on selitteet';
    return missing === 1 ? 'Yhdeltä kuvalta puuttuu selite' : `${missing} kuvalta puuttuu selite`;
  },
  unsubscribe: 'Peruutuslinkki on mukana',
  lost: (total: number) =>
    total === 1
      ? 'Yhtä rengasta ei enää myydä. Se jää pois kirjeestä.'
      : `${total} rengasta ei enää myydä. Ne jäävät pois kirjeestä.`,
} as const;

export const productPickerMessages = {
  title: 'Lisää rengas kirjeeseen',
  search: 'Hae renkaita',
  searchHelp: 'Koko, valmistaja tai malli',
  offers: 'Tarjouksessa nyt',
  found: 'Hakutulokset',
  none: 'Ei renkaita tällä haulla.',
  noOffers: 'Tarjouksessa ei ole nyt yhtään rengasta. Hae nimellä tai koolla.',
  failed: 'Renkaiden haku epäonnistui',
  askPrice: 'Kysy hintaa',
} as const;

export const sendMessages = {
  title: (subject: string) => `Lähetä uutiskirje: "${subject}"`,
  back: 'Takaisin',
  backArrow: '← Takaisin',
  choose: 'Valitse vastaanottajat',
  all: 'Lähetä kaikille tilaajille',
  allHelp: (total: number | undefined) =>
    total === undefined
      ? 'Kaikki, jotka ovat vahvistaneet tilauksensa.'
      : `${people(total)}, jotka ovat vahvistaneet tilauksensa.`,
  chosen: 'Valitse tilaajat',
  chosenHelp: 'Kirje lähtee vain valitsemillesi.',
  test: 'Lähetä testi',
  testHelp: 'Kirje lähtee vain antamiisi osoitteisiin.',
  later: 'Ajasta lähetys',
  laterHelp: 'Kirje lähtee valitsemanasi aikana itsestään.',
  since: 'Vain tästä päivästä alkaen tilanneille',
  sinceHelp: 'Jätä tyhjäksi, jos kirje on kaikille.',
  season: 'Kausi, josta tilaaja haluaa kuulla',
  anySeason: 'Kaikki tilaajat',
  seasons: { summer: 'Vain kesärenkaista kiinnostuneet', winter: 'Vain talvirenkaista kiinnostuneet' },
  size: 'Vain tämän rengaskoon tilaajat',
  sizeHelp: 'Esimerkiksi 205/55R16. Mukana ovat ne, jotka kertoivat koon tilatessaan.',
  counting: 'Lasketaan vastaanottajia…',
  nobody: 'Kukaan tilaaja ei vastaa näitä rajauksia.',
  countFailed: 'Vastaanottajia ei voitu laskea',
  confirmTitle: 'Vahvista lähetys',
  confirm: (total: number) => `Lähetetään ${toPeople(total)} nyt.`,
  confirmNote: 'Ne, jotka ovat ehtineet perua tilauksensa, jäävät pois. Lähetettyä kirjettä ei voi perua.',
  send: (total: number) => `Lähetä ${toPeople(total)}`,
  sendChosen: 'Lähetä valituille',
  noneChosen: 'Ei valittuja tilaajia',
  sending: 'Lähetetään...',
  started: 'Lähetys alkoi. Voit sulkea sivun, lähetys jatkuu.',
  failed: 'Uutiskirjeen lähettäminen epäonnistui',
  chosenFailed: newsletterFormMessages.sendChosenFailed,
  schedule: 'Ajasta lähetys',
  scheduleFor: (time: string) => `Lähetetään ${time}.`,
  scheduled: newsletterFormMessages.scheduled,
  scheduleFailed: 'Uutiskirjettä ei ajastettu',
  noDate: 'Valitse lähetysaika.',
  alreadySent: 'Uutiskirje on jo lähetetty.',
} as const;

export const deliveryMessages = {
  title: (subject: string) => `Lähetys: ${subject}`,
  progress: 'Lähetyksen eteneminen',
  done: (done: number, total: number) => `${grouped.format(done)} / ${grouped.format(total)} lähetetty`,
  counts: {
    accepted: 'hyväksytty',
    unconfirmed: 'vahvistamatta',
    retry: 'uusintayritys',
    failed: 'epäonnistui',
    suppressed: 'ohitettu',
    pending: 'odottaa',
    cancelled: 'keskeytetty',
  },
  help: {
    accepted: 'Vastaanottajan palvelin otti kirjeen vastaan.',
    unconfirmed: 'Kirje lähti, mutta vastausta ei saatu. Se on melko varmasti perillä.',
    retry: 'Palvelin pyysi yrittämään myöhemmin. Yritämme uudelleen itsestään.',
    failed: 'Palvelin ei ota kirjettä vastaan.',
    suppressed: 'Tilaus on peruttu ennen lähetystä.',
    pending: 'Ei vielä lähetetty.',
    cancelled: 'Lähetys keskeytettiin ennen tätä kirjettä.',
  },
  states: {
    pending: 'Odottaa',
    claimed: 'Lähetetään',
    accepted: 'Hyväksytty',
    unconfirmed: 'Vahvistamatta',
    retry: 'Uusintayritys',
    failed: 'Epäonnistui',
    suppressed: 'Ohitettu',
    cancelled: 'Keskeytetty',
  } satisfies Record<RecipientState, string>,
  pace: (lettersPerMinute: number, secondsLeft: number) =>
    `Noin ${grouped.format(lettersPerMinute)}${NB}${lettersPerMinute === 1 ? 'kirje' : 'kirjettä'} minuutissa, jäljellä ${timeLeft(secondsLeft)}.`,
  noPace: 'Arvioimme jäljellä olevan ajan hetken kuluttua.',
  resultsTitle: 'Lähetyksen jälkeen',
  results: { bounced: 'osoitetta ei ole', unsubscribed: 'perui tilauksen' },
  resultsHelp: {
    bounced: 'Vastaanottajan palvelin ei tunne osoitetta. Nämä ovat mukana epäonnistuneissa.',
    unsubscribed: 'Perui itse 14 päivän kuluessa tästä kirjeestä, ennen seuraavaa.',
  },
  clicksTitle: 'Linkkien painallukset',
  clicksHelp:
    'Montako kertaa linkkiä on painettu. Samakin lukija voi painaa monta kertaa, eikä painajista tiedetä mitään.',
  clickColumns: { address: 'Linkki', count: 'Painalluksia' },
  pause: 'Pidä tauko',
  resume: 'Jatka lähetystä',
  cancel: 'Keskeytä lähetys',
  cancelTitle: 'Keskeytetäänkö lähetys?',
  cancelText: (left: number) =>
    `Kirje jää lähettämättä ${toPeople(left)}. Jo lähteneitä kirjeitä ei voi perua.`,
  resend: (total: number) => `Lähetä vahvistamattomat uudelleen (${total})`,
  resendTitle: 'Lähetetäänkö vahvistamattomat uudelleen?',
  resendText: (total: number) =>
    `Kirje lähetetään uudelleen ${toPeople(total)}. Heistä useimmat ovat jo saaneet sen, joten moni saa kirjeen kahdesti.`,
  resendConfirm: (total: number) => `Lähetä ${toPeople(total)}`,
  actionFailed: 'Toiminto epäonnistui',
  paused: {
    staff: 'Lähetys on tauolla.',
    refusals: 'Lähetys pysähtyi: 20 kirjettä peräkkäin torjuttiin samalla tavalla.',
    login: 'Lähetys pysähtyi: sähköpostipalvelin ei hyväksy tunnuksiamme.',
  } satisfies Record<PauseReason, string>,
  reply: (reply: string) => `Palvelin vastasi: ${reply}`,
  table: 'Vastaanottajat',
  columns: {
    email: 'Osoite',
    state: 'Tila',
    attempts: 'Yrityksiä',
    code: 'Vastaus',
    next: 'Seuraava yritys',
  },
  filter: 'Näytä vastaanottajat tilan mukaan',
  all: 'Kaikki',
  none: 'Tässä tilassa ei ole vastaanottajia.',
  noCode: '–',
  noNext: '–',
  possiblyDouble: 'Yhteys katkesi, joten kirje lähti kahdesti.',
  pages: 'Vastaanottajien sivut',
  loadFailed: 'Lähetyksen tietojen lataus epäonnistui',
} as const;

export const newsletterCommandMessages = {
  group: 'Uutiskirjeet',
  create: 'Uusi uutiskirje',
  offerMessage: 'Tarjousviesti',
} as const;

export const newsletterSettingsMessages = {
  title: 'Uutiskirjeet',
  cardText: 'Lasketaanko kirjeiden linkkien painallukset.',
  countsClicks: 'Laske kirjeiden linkkien painallukset',
  countsClicksHelp:
    'Koskee tästä lähtien lähetettäviä kirjeitä. Linkit kulkevat oman sivuston kautta ja ovat kaikille samat, joten painajista ei tallennu mitään. Tietosuojaseloste kertoo laskennasta, kun se on päällä.',
  turnedOn: 'Painallukset lasketaan seuraavasta kirjeestä alkaen.',
  turnedOff: 'Painalluksia ei enää lasketa. Lähetettyjen kirjeiden linkit toimivat edelleen.',
  failed: 'Asetusta ei tallennettu',
  loadFailed: 'Asetusten lataus epäonnistui',
} as const;
