// Finnish texts of the security log.
import { formatCount } from '../../platform/contract/count.ts';
import { NBSP } from '../../platform/contract/text.ts';

/** What is counted, by its reason. */
export const reasonWords: Readonly<Record<string, string>> = {
  'auth.wrong_credentials': 'Hallinta: väärä tunnus tai salasana',
  'auth.too_many_attempts': 'Hallinta: kirjautuminen estetty liian monen yrityksen jälkeen',
  'auth.busy': 'Hallinta: kirjautuminen ruuhkassa',
  'auth.first_password_expired': 'Hallinta: omistajan antama salasana vanhentunut',
  'auth.first_password': 'Hallinta: omistajan antama salasana vaihtamatta',
  'auth.second_factor_missing': 'Hallinta: kaksivaiheinen kirjautuminen ottamatta käyttöön',
  'auth.sign_in_expired': 'Kirjautumisen toinen vaihe vanhentunut',
  'auth.confirm': 'Kirjautuneelta pyydettiin salasana uudelleen',
  'customer.wrong_credentials': 'Asiakastilit: väärä osoite tai salasana',
  'customer.too_many_attempts': 'Asiakastilit: kirjautuminen estetty liian monen yrityksen jälkeen',
  'customer.busy': 'Asiakastilit: kirjautuminen ruuhkassa',
  'auth.required': 'Kutsu ilman kirjautumista',
  'auth.forbidden': 'Kutsu ilman oikeutta',
  'account.wrong_password': 'Kirjautuneen väärä salasana (henkilökunta)',
  'customer.wrong_password': 'Kirjautuneen väärä salasana (asiakas)',
  'staff.signed_in': 'Henkilökunta kirjautui',
  'staff.session_ended': 'Henkilökunnan istuntoja lopetettiin',
  'staff.password_changed': 'Henkilökunnan salasana vaihdettiin',
  'staff.account_changed': 'Henkilökunnan tunnusta muutettiin',
  'staff.second_factor_set': 'Kaksivaiheiseen kirjautumiseen lisättiin tapa tai varakoodit',
  'staff.second_factor_removed': 'Kaksivaiheisesta kirjautumisesta poistettiin tapa',
  'staff.second_factor_failed': 'Kaksivaiheinen kirjautuminen: väärä koodi tai pääsyavain',
  'staff.recovery_code_used': 'Kirjauduttiin varakoodilla',
  'staff.new_device': 'Henkilökunta kirjautui uudelta laitteelta',
  'staff.data_read': 'Asiakkaan tietoja katsottiin',
  'staff.data_exported': 'Tietoja vietiin tiedostoon',
  'staff.backup_downloaded': 'Varmuuskopio ladattiin',
  'staff.people_listed': 'Luetteloista luettiin satojen asiakkaiden tietoja ilman salasanaa',
  'staff.people_refused': 'Satojen asiakkaiden tietojen lukeminen ilman salasanaa estettiin',
  'staff.people_removed': 'Asiakkaiden tietoja poistettiin',
  'staff.job_started': 'Taustatyö käynnistettiin käsin',
  'customer.signed_in': 'Asiakas kirjautui',
  'customer.password_changed': 'Asiakas vaihtoi salasanan',
  'customer.passkey_added': 'Asiakas lisäsi pääsyavaimen',
  'customer.account_removed': 'Asiakas poisti tilinsä',
  'booking.cancelled': 'Varauksia peruttiin',
  'browser.script_blocked': 'Selain esti vieraan ohjelman',
  'browser.content_blocked': 'Selain esti vierasta sisältöä',
  'browser.permission_refused': 'Selain esti käyttöluvan',
};

/** What a reason is called; what is not in the list is a limit that was reached. */
export function reasonTitle(reason: string): string {
  return reasonWords[reason] ?? `Raja tuli vastaan (${reason})`;
}

const times = (count: number) => (count === 1 ? 'kerran' : `${formatCount(count)}${NBSP}kertaa`);

export const securityMessages = {
  title: 'Turvallisuus',
  lead: 'Mitä on torjuttu ja kuka on kirjautunut viimeisen viikon aikana. Verkko-osoitteesta tallentuu vain alkuosa.',
  loadFailed: 'Turvallisuustietojen lataus epäonnistui',
  none: 'Viikon aikana ei ole laskettu mitään.',
  columns: { what: 'Tapahtuma', count: 'Määrä', hour: 'Tunti', network: 'Verkko', who: 'Kuka' },
  sumsCaption: 'Tapahtumat lajeittain',
  rowsTitle: 'Tunneittain',
  rowsCaption: 'Uusimmat tapahtumat tunneittain ja verkoittain',
  last: 'Viimeksi',
  unknown: '–',
} as const;

const alarmLine = (reason: string, count: number) => `${reasonTitle(reason)} ${times(count)}`;

/** In the list of what needs care. */
export const alarmWarning = (reason: string, count: number, when: string) =>
  `${alarmLine(reason, count)} (${when})`;

export const alarmEmail = {
  subject: (shop: string) => `Turvallisuushälytys: ${shop}`,
  title: 'Palvelussa tapahtuu jotain tavallisesta poikkeavaa',
  lead: 'Nämä viime kahden tunnin tapahtumat kannattaa tarkistaa:',
  line: alarmLine,
  advice:
    'Salasanojen arvaaminen estetään itsestään, joten yleensä ei tarvitse tehdä mitään. Jos tietoja on viety tai tunnuksia muutettu eikä se ollut kukaan teistä, vaihda salasanat ja lopeta vieraat istunnot heti.',
  button: 'Katso Ylläpidosta',
  footer: 'Samasta asiasta kirjoitetaan enintään kuuden tunnin välein.',
} as const;
