// Finnish texts of the bookings' settings in the back office.
import { NBSP } from '../../../platform/contract/text.ts';

export const bookingSettingsMessages = {
  title: 'Ajanvaraus',
  cardText: 'Asennuspaikat, töiden kestot, varausrajat ja viestien tekstit.',
  /** Other words the command palette finds it by. */
  synonyms: 'varaus varausajat paikka nosturi halli kesto tauko jono peruutus muistutus vahvistus',
  loadFailed: 'Ajanvarauksen asetusten lataus epäonnistui',
  failed: 'Asetuksia ei tallennettu',
  saved: 'Ajanvarauksen asetukset on tallennettu.',
  save: 'Tallenna asetukset',
  ownerOnly: 'Vain omistaja voi muuttaa näitä asetuksia.',
  ownLink:
    'Liikkeen tiedoissa on oma ajanvarauslinkki, joten Varaa aika -painikkeet vievät sinne eikä sivusto ota varauksia itse.',

  isOn: 'Ajanvaraus on käytössä sivustolla',
  isOnHelp: 'Kun se on pois käytöstä, sivusto pyytää soittamaan. Henkilökunta voi silti varata aikoja.',

  bays: 'Asennuspaikat',
  baysLead:
    'Paikat näkyvät päivänäkymässä tässä järjestyksessä. Paikkaa, jolle on varauksia, ei voi poistaa.',
  bay: (place: number) => `Paikka ${place}`,
  addBay: 'Lisää paikka',
  bayName: 'Nimi',
  vehicleTypes: 'Ajoneuvot',
  maxRim: 'Suurin vanne, tuumaa',
  maxRimHelp: 'Tyhjä: kaikki vanteet.',
  closures: 'Suljetut jaksot',
  closuresHelp: `Yksi jakso riville, esimerkiksi 24.12.2026–6.1.2027 tai 5.2.2027.`,
  breaks: 'Tauot joka päivä',
  breaksHelp: 'Esimerkiksi 11.00–11.30, 14.00–14.15.',
  anyRim: 'kaikki vanteet',
  upToRim: (inches: string) => `enintään ${inches}″`,

  services: 'Työt ja kestot',
  servicesLead: 'Kesto on minuutteina. Iso vanne ja run flat -rengas lisäävät aikaa.',
  isOffered: 'Varattavissa',
  notOffered: 'ei varattavissa',
  largeRimMinutes: 'Iso vanne, lisää',
  runFlatMinutes: 'Run flat, lisää',
  largeRim: 'Iso vanne alkaa koosta',
  minutes: 'min',
  minutesText: (minutes: string) => `${minutes}${NBSP}min`,

  times: 'Ajat',
  gridMinutes: 'Ajat alkavat',
  grids: {
    5: '5 minuutin välein',
    10: '10 minuutin välein',
    15: '15 minuutin välein',
    30: 'Puolen tunnin välein',
  },
  gapMinutes: 'Väli töiden jälkeen',
  leadMinutes: 'Varattava viimeistään ennen aikaa',
  farthestDays: 'Aikoja annetaan eteenpäin',
  cancelMinutes: 'Peruttava tai siirrettävä viimeistään ennen aikaa',
  days: 'päivää',
  hours: 't',

  walkIns: 'Ilman aikaa tulevat',
  walkInsLead:
    'Tämä osuus jokaisesta tunnista jää verkossa varaamatta, jotta ilman aikaa tulevat pääsevät vuoroon.',
  walkInPercent: 'Tavallisesti',
  seasonWalkInPercent: 'Kausivaihdon viikkoina',

  texts: 'Viestien tekstit',
  textsLead:
    'Ajan, hinnan, osoitteen ja perumislinkin viesteihin lisää sivusto. Tähän kirjoitettu lisätään viestin loppuun.',
  preview: 'Esikatsele viesti',
  /** A made-up visit. */
  example: { when: `ke 25.11.2026 klo${NBSP}9.00`, before: `ti 24.11.2026 klo${NBSP}15.00` },
  facts: '… käynnin tiedot, hinta, osoite ja perumisohje …',
  textNames: {
    confirmation: 'Vahvistus',
    reminder: 'Muistutus edellisenä iltana',
    change: 'Muutos',
    cancellation: 'Peruutus',
  },

  privacy: 'Tietosuoja',
  retentionMonths: 'Henkilötiedot poistetaan, kun varauksesta on kulunut',
  months: 'kuukautta',
} as const;
