// The last days with how many conversations began on each, those without any too.
import { addDays, type IsoDay } from '../../platform/contract/dates.ts';

export interface DailyStarts {
  readonly date: IsoDay;
  readonly count: number;
}

/** `days` days up to today, oldest first. `daily` names only days on which any began. */
export function lastDays(
  daily: readonly { date: IsoDay; count: number }[],
  today: IsoDay,
  days: number,
): DailyStarts[] {
  const counts = new Map(daily.map(({ date, count }) => [date, count]));
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(today, index + 1 - days);
    return { date, count: counts.get(date) ?? 0 };
  });
}
