// Finnish texts of opening hours.
import type { DayCode } from '../../platform/contract/dates.ts';
import type { HolidayName } from './holidays.ts';

export const openingHoursMessages = {
  closed: 'Suljettu',
  /** Where there is no week to show. */
  none: 'Aukioloaikoja ei saatavilla',
  exceptions: 'Poikkeukset',
  closedForNow: 'Suljettu toistaiseksi',
  openUntil: (time: string) => `Avoinna, suljetaan klo ${time}`,
  opensToday: (time: string) => `Suljettu, avataan klo ${time}`,
  opensLater: (day: string, time: string) => `Suljettu, avataan ${day} klo ${time}`,
  shortOpen: (time: string) => `Auki klo\u00A0${time} asti`,
  shortToday: (time: string) => `Avataan klo\u00A0${time}`,
  /** A later day than this week's has its date, and no room for the time. */
  shortLater: (day: string, time: string) => `Suljettu, ${day.endsWith('.') ? day : `${day}\u00A0${time}`}`,
  sevenDays: 'Anna aukioloajat jokaiselle viikonpäivälle kerran, maanantaista sunnuntaihin.',
  badTime: 'Kirjoita kellonaika muodossa 9:00 tai 17:30.',
  openBeforeClose: 'Sulkemisajan pitää olla avaamisajan jälkeen.',
  badDate: 'Kirjoita päivä muodossa 24.12.2026.',
  duplicateDate: 'Samalla päivällä voi olla vain yksi poikkeus.',
  pastDate: 'Poikkeuksen voi antaa tälle päivälle tai myöhemmäksi.',
  invalid: 'Tarkista aukioloajat: jokin aika ei kelpaa.',
  stale: 'Joku muu ehti muuttaa aukioloaikoja. Tarkista uudet ajat ja tallenna uudelleen.',
} as const;

/** The button in the corner and the drawer it opens. */
export const hoursDrawerMessages = {
  title: 'Aukioloajat',
  open: 'Aukioloajat',
  openUnusual: 'Aukioloajat, poikkeuksia',
  /** The day of the month is not separated from the month. */
  today: (date: string) => `Tänään on ${date.replace('. ', '.\u00A0')}`,
  call: (phone: string) => `Soita ${phone}`,
  modified: 'Aukioloajat ovat muuttuneet',
  modifiedSince: (date: string) => `Päivitetty ${date}.`,
  exceptions: 'Poikkeukset kahden viikon aikana',
} as const;

export const dayNames: Record<DayCode, string> = {
  ma: 'maanantai',
  ti: 'tiistai',
  ke: 'keskiviikko',
  to: 'torstai',
  pe: 'perjantai',
  la: 'lauantai',
  su: 'sunnuntai',
};

export const holidayNames: Record<HolidayName, string> = {
  newYear: 'Uudenvuodenpäivä',
  epiphany: 'Loppiainen',
  goodFriday: 'Pitkäperjantai',
  easterSunday: 'Pääsiäispäivä',
  easterMonday: 'Toinen pääsiäispäivä',
  mayDay: 'Vappu',
  ascension: 'Helatorstai',
  pentecost: 'Helluntaipäivä',
  midsummerEve: 'Juhannusaatto',
  midsummer: 'Juhannuspäivä',
  allSaints: 'Pyhäinpäivä',
  independence: 'Itsenäisyyspäivä',
  christmasEve: 'Jouluaatto',
  christmas: 'Joulupäivä',
  boxingDay: 'Tapaninpäivä',
};
