// Finnish texts of a newsletter's sending and of how it goes.
import { formatCount } from '../../../platform/contract/count.ts';
import { NBSP } from '../../../platform/contract/text.ts';
import { ADVISED_GROOVE } from '../../pages/season-law.ts';
import type { PauseReason, RecipientState } from '../contract/delivery.ts';
import type { Newsletter } from '../contract/newsletters.ts';
import { newsletterListMessages } from './admin.ts';
import { people, toPeople } from './audience.ts';
import { newsletterFormMessages } from './editor.ts';

/** 'alle minuutti', 'noin 12 min', 'noin 2 h 5 min': rounded up. */
function timeLeft(seconds: number): string {
  if (seconds < 60) return 'alle minuutti';
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `noin ${minutes}${NBSP}min`;
  const rest = minutes % 60;
  return `noin ${Math.floor(minutes / 60)}${NBSP}h${rest === 0 ? '' : ` ${rest}${NBSP}min`}`;
}

/** Without a mail server. */
export const filedMessages = {
  title: 'Sähköpostia ei ole kytketty',
  text: 'Kirjeet tallentuvat tiedostoiksi, kukaan ei saa niitä. Pyydä palvelimen ylläpitäjää kytkemään sähköposti ennen lähetystä.',
  understood: 'Ymmärrän, ettei kirje lähde',
  delivered:
    'Kirjeet tallentuivat tiedostoiksi, koska sähköpostia ei ollut kytketty. Kukaan ei saanut niitä.',
  count: 'tallennettu tiedostoksi',
  help: 'Kirje on tiedosto palvelimella. Vastaanottaja ei ole saanut sitä.',
  state: 'Tallennettu tiedostoksi',
} as const;

export const sendMessages = {
  title: (subject: string) => `Lähetä uutiskirje: "${subject}"`,
  back: '← Takaisin',
  choose: 'Valitse vastaanottajat',
  all: 'Lähetä kaikille tilaajille',
  allHelp: (total: number | undefined) =>
    total === undefined
      ? 'Kaikki, jotka ovat vahvistaneet tilauksensa.'
      : `${people(total)}, ${total === 1 ? 'joka on vahvistanut' : 'jotka ovat vahvistaneet'} tilauksensa.`,
  chosen: 'Valitse tilaajat',
  chosenHelp: 'Kirje lähtee vain valitsemillesi.',
  test: 'Lähetä testi',
  testHelp: 'Kirje lähtee vain antamiisi osoitteisiin.',
  later: 'Ajasta lähetys',
  laterHelp: 'Kirje lähtee valitsemanasi aikana itsestään.',
  since: 'Vain tästä päivästä alkaen tilanneille',
  sinceWrong: 'Kirjoita päivä muodossa 1.9.2026 tai tyhjennä kenttä.',
  sinceHelp: 'Jätä tyhjäksi, jos kirje on kaikille.',
  season: 'Kausi, josta tilaaja haluaa kuulla',
  anySeason: 'Kaikki tilaajat',
  seasons: { summer: 'Vain kesärenkaista kiinnostuneet', winter: 'Vain talvirenkaista kiinnostuneet' },
  size: 'Vain tämän rengaskoon tilaajat',
  sizeHelp: 'Esimerkiksi 205/55R16. Mukana ovat ne, jotka kertoivat koon tilatessaan.',
  hotel: 'Rengashotelli',
  hotelHelp: `Kirje lähtee vain uutiskirjeen tilanneille. Kausi ja koko katsotaan silloin hotellissa olevista renkaista. Kuluneessa talvirenkaassa on uraa alle ${ADVISED_GROOVE.winterMm}${NBSP}mm, kesärenkaassa alle ${ADVISED_GROOVE.summerMm}${NBSP}mm.`,
  anyHotel: 'Kaikki tilaajat',
  hotels: {
    customers: 'Vain rengashotellin asiakkaat',
    worn: 'Vain ne, joiden renkaat ovat kuluneet',
  },
  limited: 'Rajatulle joukolle',
  countNow: (total: number) =>
    total === 0
      ? 'Heitä ei ole nyt yhtään. Lukumäärä tarkentuu lähetyshetkellä.'
      : `Nyt heitä on ${formatCount(total)}. Lukumäärä tarkentuu lähetyshetkellä.`,
  counting: 'Lasketaan vastaanottajia…',
  nobody: 'Yksikään tilaaja ei vastaa näitä rajauksia.',
  countFailed: 'Vastaanottajia ei voitu laskea',
  confirmTitle: 'Vahvista lähetys',
  confirm: (total: number) => `Kirje lähtee nyt ${toPeople(total)}.`,
  confirmNote: 'Ne, jotka ovat ehtineet perua tilauksensa, jäävät pois. Lähetettyä kirjettä ei voi perua.',
  send: (total: number) => `Lähetä ${toPeople(total)}`,
  chosenTitle: (total: number) => (total === 0 ? 'Valitse tilaajat' : `Valitut ${total}`),
  sendChosen: newsletterFormMessages.sendChosen,
  noneChosen: 'Ei valittuja tilaajia',
  sending: 'Lähetetään...',
  started: (subject: string) => `Lähetys alkoi: ”${subject}”. Voit sulkea sivun, lähetys jatkuu.`,
  failed: 'Uutiskirjeen lähettäminen epäonnistui',
  chosenFailed: newsletterFormMessages.sendChosenFailed,
  schedule: 'Ajasta lähetys',
  scheduleFor: (time: string) => `Lähetetään ${time}.`,
  scheduled: newsletterFormMessages.scheduled,
  scheduleFailed: 'Uutiskirjettä ei ajastettu',
  noDate: 'Valitse lähetysaika.',
  alreadyScheduled: (time: string) => `Uutiskirje on jo ajastettu. Se lähtee ${time}.`,
  alreadySent: 'Uutiskirje on jo lähetetty.',
  follow: 'Seuraa lähetystä',
} as const;

export const deliveryMessages = {
  title: (subject: string) => `Lähetys: ${subject}`,
  progress: 'Lähetyksen eteneminen',
  done: (done: number, total: number) => `${formatCount(done)} / ${formatCount(total)} käsitelty`,
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
    retry: 'Palvelin pyysi yrittämään myöhemmin. Kirje lähtee silloin itsestään.',
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
  failed: (total: number) =>
    total === 0
      ? 'Kun kirje piti lähettää, sillä ei ollut yhtään vastaanottajaa tai siinä ei ollut enää sisältöä.'
      : 'Yksikään kirje ei mennyt perille.',
  failedHelp:
    'Voit lähettää kirjeen uudelleen listan Lähetä-painikkeesta. Jos kirjettä pitää korjata, muuta se ensin samassa paikassa luonnokseksi.',
  pace: (emailsPerMinute: number, secondsLeft: number) =>
    `Noin ${formatCount(emailsPerMinute)}${NBSP}${emailsPerMinute === 1 ? 'kirje' : 'kirjettä'} minuutissa, jäljellä ${timeLeft(secondsLeft)}.`,
  away: 'Sähköpostipalvelimeen ei saada yhteyttä. Lähetys jatkuu itsestään, kun yhteys palaa, eikä yksikään kirje katoa.',
  still:
    'Sähköpostipalvelin ei ole hetkeen vastannut. Lähetys jatkuu itsestään, kun se vastaa, eikä yksikään kirje katoa.',
  tryNow: 'Yritä heti',
  draft: 'Kirje on luonnos. Se ei ole lähtenyt kenellekään.',
  onlyRetries: (total: number) =>
    total === 1
      ? 'Muut kirjeet on lähetetty. Yksi odottaa uusintayritystä.'
      : `Muut kirjeet on lähetetty. ${formatCount(total)} odottaa uusintayritystä.`,
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
  resend: (total: number) => `Lähetä vahvistamattomat uudelleen (${formatCount(total)})`,
  resendTitle: 'Lähetetäänkö vahvistamattomat uudelleen?',
  resendText: (total: number) =>
    total === 1
      ? `Kirje lähetetään uudelleen ${toPeople(1)}. Luultavasti hän on jo saanut sen, joten kirje voi tulla hänelle kahdesti.`
      : `Kirje lähetetään uudelleen ${toPeople(total)}. Heistä useimmat ovat jo saaneet sen, joten moni saa kirjeen kahdesti.`,
  resendConfirm: (total: number) => `Lähetä ${toPeople(total)}`,
  actionFailed: 'Toiminto epäonnistui',
  paused: {
    staff: 'Lähetys on tauolla.',
    refusals: 'Lähetys pysähtyi: 20 kirjettä peräkkäin torjuttiin samalla tavalla.',
    login: 'Lähetys pysähtyi: sähköpostipalvelin ei hyväksy tunnuksiamme.',
    restored:
      'Kauppa palautettiin varmuuskopiosta kesken lähetyksen. Alkuperäinen kauppa on voinut jo lähettää kirjeet: jatka vain, jos tiedät, etteivät ne lähteneet.',
  } satisfies Record<PauseReason, string>,
  pausedHelp: {
    staff: '',
    refusals:
      'Jatka lähetystä, kun syy on korjattu: nämä 20 kirjettä lähtevät silloin muiden mukana. Jos vika on kirjeessä, keskeytä lähetys.',
    login: 'Pyydä ylläpitoa korjaamaan tunnukset ja jatka sitten lähetystä. Yksikään kirje ei katoa.',
    restored: '',
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
  emptyTitle: 'Tässä tilassa ei ole vastaanottajia.',
  removed: 'Tilaaja on poistettu',
  noCode: '–',
  noNext: '–',
  possiblyDouble: 'Vastausta ei saatu, joten kirje voi tulla kahdesti.',
  pages: 'Vastaanottajien sivut',
  loadFailed: 'Lähetyksen tietojen lataus epäonnistui',
  export: 'Lataa vastaanottajat (CSV)',
} as const;

/** How a recipient's email fared; without a mail server it became a file. */
export function recipientStateText(state: RecipientState, isFiled: boolean): string {
  return isFiled && state === 'accepted' ? filedMessages.state : deliveryMessages.states[state];
}

/** State of a newsletter; one that was written to files was not sent. */
export function statusText({ status, delivery }: Pick<Newsletter, 'status' | 'delivery'>): string {
  return status === 'sent' && delivery.isFiled
    ? filedMessages.state
    : newsletterListMessages.statuses[status];
}

export const recipientExport = {
  file: 'uutiskirjeen-vastaanottajat.csv',
  head: [
    'Sähköposti',
    'Tila',
    'Yrityksiä',
    'Palvelimen vastaus',
    'Viimeksi käsitelty',
    'Ehkä kahdesti',
    'Peruutti tilauksen',
  ],
  yes: 'kyllä',
} as const;
