// Searches of visitors: by day, and by size and season with what was missing.
import { addDays, daysBetween, type IsoDay } from '../../../platform/contract/dates.ts';
import type { DailyCounts } from '../../../platform/server/counts/daily-counts.ts';
import { parseSearchKey, SEARCH_COUNT } from '../../catalogue/search/counted-search.ts';
import type { DailyFigure, SearchFigures } from '../contract.ts';

export interface Days {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

export async function readSearches(counts: Pick<DailyCounts, 'read'>, period: Days) {
  const counted = await counts.read([SEARCH_COUNT], period);
  return { days: byDay(counted, period), rows: bySize(counted) };
}

/** Each day of the period, also those without anything. */
export function byDay(counted: readonly { day: IsoDay; count: number }[], { from, to }: Days): DailyFigure[] {
  const days = Map.groupBy(counted, ({ day }) => day);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_each, at) => {
    const date = addDays(from, at);
    return { date, count: sumOf(days.get(date) ?? []) };
  });
}

export function sumOf(counted: readonly { count: number }[]): number {
  return counted.reduce((sum, { count }) => sum + count, 0);
}

/** The most searched first. */
function bySize(counted: readonly { key: string; count: number }[]): SearchFigures[] {
  const rows = new Map<string, SearchFigures>();
  for (const { key, count } of counted) {
    const search = parseSearchKey(key);
    if (!search) continue;
    const { size, kind, outcome } = search;
    const place = `${size} ${kind}`;
    const row = rows.get(place) ?? { size, kind, count: 0, outCount: 0, noneCount: 0 };
    row.count += count;
    if (outcome === 'out') row.outCount += count;
    if (outcome === 'none') row.noneCount += count;
    rows.set(place, row);
  }
  return [...rows.values()].toSorted(
    (one, other) => other.count - one.count || (one.size ?? '').localeCompare(other.size ?? ''),
  );
}
