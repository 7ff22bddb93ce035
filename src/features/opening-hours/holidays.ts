// Finnish holidays on which a shop is closed unless its staff change it. Computed, so no year is ever missing.
import { addDays, type IsoDay } from '../../platform/contract/dates.ts';

export type HolidayName =
  | 'newYear'
  | 'epiphany'
  | 'goodFriday'
  | 'easterSunday'
  | 'easterMonday'
  | 'mayDay'
  | 'ascension'
  | 'pentecost'
  | 'midsummerEve'
  | 'midsummer'
  | 'allSaints'
  | 'independence'
  | 'christmasEve'
  | 'christmas'
  | 'boxingDay';

export interface Holiday {
  date: IsoDay;
  name: HolidayName;
}

/**
 * Easter Sunday of a Gregorian year (1583 or later) by the anonymous computus (Meeus, Astronomical Algorithms, ch. 8).
 */
export function easterSunday(year: number): IsoDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const monthAndDay = h + l - 7 * m + 114;
  return isoDay(year, Math.floor(monthAndDay / 31), (monthAndDay % 31) + 1);
}

/**
 * The holidays of a year in date order.
 * Church holidays with the Saturdays of Midsummer and All Saints: Church Act 1054/1993 4:3 (the days are unchanged
 * since). May Day: act 272/1944. Independence Day: act 388/1937. The eves of Midsummer and Christmas are no public
 * holidays, but days off by custom and by the Annual Holidays Act 162/2005, section 4.
 */
export function finnishHolidays(year: number): readonly Holiday[] {
  const known = computed.get(year) ?? holidaysOf(year);
  computed.set(year, known);
  return known;
}

/** Whoever reads the hours of many days reads them for each. */
const computed = new Map<number, readonly Holiday[]>();

function holidaysOf(year: number): Holiday[] {
  const easter = easterSunday(year);
  const midsummer = saturdayFrom(isoDay(year, 6, 20));
  const holidays: Holiday[] = [
    { date: isoDay(year, 1, 1), name: 'newYear' },
    { date: isoDay(year, 1, 6), name: 'epiphany' },
    { date: addDays(easter, -2), name: 'goodFriday' },
    { date: easter, name: 'easterSunday' },
    { date: addDays(easter, 1), name: 'easterMonday' },
    { date: isoDay(year, 5, 1), name: 'mayDay' },
    { date: addDays(easter, 39), name: 'ascension' },
    { date: addDays(easter, 49), name: 'pentecost' },
    { date: addDays(midsummer, -1), name: 'midsummerEve' },
    { date: midsummer, name: 'midsummer' },
    { date: saturdayFrom(isoDay(year, 10, 31)), name: 'allSaints' },
    { date: isoDay(year, 12, 6), name: 'independence' },
    { date: isoDay(year, 12, 24), name: 'christmasEve' },
    { date: isoDay(year, 12, 25), name: 'christmas' },
    { date: isoDay(year, 12, 26), name: 'boxingDay' },
  ];
  return holidays.toSorted((first, second) => first.date.localeCompare(second.date));
}

/** The holidays from `from` to `to`, both included. */
export function holidaysBetween(from: IsoDay, to: IsoDay): Holiday[] {
  const holidays: Holiday[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    holidays.push(...finnishHolidays(year));
  }
  return holidays.filter((holiday) => holiday.date >= from && holiday.date <= to);
}

/** The first Saturday on or after a day. */
function saturdayFrom(day: IsoDay): IsoDay {
  return addDays(day, (6 - new Date(`${day}T12:00:00Z`).getUTCDay() + 7) % 7);
}

function isoDay(year: number, month: number, day: number): IsoDay {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
