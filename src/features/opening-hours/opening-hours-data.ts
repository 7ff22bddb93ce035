// Opening hours as schema.org data, for the shop's structured data.
import { addDays, type DayCode, type IsoDay } from '../../platform/contract/dates.ts';
import type { DayHours, HoursException } from './contract.ts';
import { exceptionsBetween, type Schedule } from './opening-hours.ts';

const SCHEMA_DAYS: Record<DayCode, string> = {
  ma: 'Monday',
  ti: 'Tuesday',
  ke: 'Wednesday',
  to: 'Thursday',
  pe: 'Friday',
  la: 'Saturday',
  su: 'Sunday',
};

/** Exceptions are listed this far ahead; search engines read the page again long before. */
const DAYS_AHEAD = 90;

/** `openingHoursSpecification` and `specialOpeningHoursSpecification` of a LocalBusiness; a closed date opens and closes at 00:00 (schema.org). */
export function openingHoursData(schedule: Schedule, today: IsoDay) {
  return {
    openingHoursSpecification: groupByTimes(schedule.week),
    specialOpeningHoursSpecification: exceptionsBetween(schedule, today, addDays(today, DAYS_AHEAD)).map(
      specialHours,
    ),
  };
}

function groupByTimes(week: readonly DayHours[]) {
  const groups = new Map<string, DayHours[]>();
  for (const hours of week) {
    if (hours.isClosed) continue;
    const key = `${hours.open}-${hours.close}`;
    groups.set(key, [...(groups.get(key) ?? []), hours]);
  }
  return [...groups.values()].map((days) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map(({ day }) => `https://schema.org/${SCHEMA_DAYS[day]}`),
    opens: days[0]?.open,
    closes: days[0]?.close,
  }));
}

function specialHours({ date, open, close }: HoursException) {
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    opens: open ?? '00:00',
    closes: close ?? '00:00',
  };
}
