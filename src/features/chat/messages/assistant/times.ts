// Answers on opening hours, the dog's working hours and free times.
import { NB, listed } from './words.ts';

const PARTS_OF_DAY: Readonly<Record<string, string>> = {
  morning: 'aamupäivällä',
  afternoon: 'iltapäivällä',
  evening: 'iltapäivän lopulla',
};

export const timeMessages = {
  openOn: (day: string, open: string, close: string) => `${day} olemme auki klo${NB}${open}–${close}.`,
  closedAt: (day: string, time: string) => `${day} suljimme jo klo${NB}${time}.`,
  closedOn: (day: string) => `${day} olemme kiinni.`,
  because: (reason: string) => `Syy: ${reason}.`,
  opensOn: (day: string, time: string) => `Avaamme ${day} klo${NB}${time}.`,
  closedNow: 'Nyt olemme kiinni.',
  status: (text: string) => `${text}.`,
  week: (text: string) => `Olemme yleensä auki ${text}.`,
  exceptions: 'Lähipäivien poikkeukset:',
  exceptionOpen: (day: string, open: string, close: string, reason: string) =>
    `* ${day}: klo${NB}${open}–${close} (${reason})`,
  exceptionClosed: (day: string, reason: string) => `* ${day}: suljettu (${reason})`,
  dogOpen: (dog: string, status: string) => `${dog}-koira on töissä aina, kun liike on auki. ${status}.`,
  dogAway: (dog: string, opens: string) =>
    `${dog}-koira on nyt vapaalla. ${opens === '' ? '' : `${dog} tulee töihin, kun liike aukeaa. ${opens}`}`.trim(),
  dogDay: (dog: string, text: string) => `${dog}-koira on töissä, kun liike on auki. ${text}`,
  bookOnline: 'Jos haluat tietyn kellonajan, varaa se verkossa tai soittamalla.',
  bookByPhone: 'Jos haluat tietyn kellonajan, soita, niin sovimme ajan.',
  bookedLead: 'Ajanvarauksessa tälle autolle varataan aikaa näin:',
  bookedTime: (work: string, minutes: number) => `* **${work}**: noin ${minutes}${NB}minuuttia`,
  timesFor: (service: string) => `${service}:`,
  firstTime: (day: string, time: string) => `Ensimmäinen vapaa aika on ${day} klo${NB}${time}.`,
  /** `count`: of all free starts, of which some are named. */
  timesOn: (when: string, times: readonly string[], count: number) =>
    count === times.length
      ? `Vapaata on ${when}: klo${NB}${listed(times)}.`
      : `Vapaita alkamisaikoja on ${when} yhteensä ${count}, esimerkiksi klo${NB}${listed(times)}.`,
  timeSides: {
    before: (time: string) => `ennen klo${NB}${time}`,
    after: (time: string) => `klo${NB}${time} jälkeen`,
  },
  partsOfDay: PARTS_OF_DAY,
  timeFree: (day: string, time: string) => `Kyllä, aika ${day} klo${NB}${time} on vapaa.`,
  timeTaken: (day: string, time: string) => `Aika ${day} klo${NB}${time} ei ole vapaa.`,
  dayFull: (day: string) => `Verkossa ei ole vapaita aikoja ${day}.`,
  noTimes: 'Verkossa ei ole nyt vapaita aikoja. Soita, niin katsomme yhdessä.',
  chooseTime: 'Valitse aika, niin pääset varaamaan sen.',
  notBefore: (day: string) => `Toimittajalta tilatut renkaat ehtivät asennukseen aikaisintaan ${day}.`,
  timeChip: (day: string, time: string) => `${day} klo${NB}${time}`,
  cannotUndo: 'En näe varauksia, joten en voi siirtää tai perua aikaasi täältä.',
  ownBooking:
    'En näe varauksia, joten en voi tarkistaa enkä muuttaa niitä. Näet, siirrät ja perut aikasi vahvistusviestin linkistä tai omalta tililtäsi. Viesti lähtee heti varattuasi sähköpostiin, jonka annoit: katso myös roskaposti. Jos viesti ei löydy, soita.',
  ownBookingByPhone:
    'En näe varauksia, joten en voi tarkistaa enkä muuttaa niitä. Käytä vahvistusviestin linkkiä tai soita, niin asia hoituu.',
} as const;
