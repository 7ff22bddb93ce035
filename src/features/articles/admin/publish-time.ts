// A time as a date-and-time field holds it ('2026-11-25T08:00'), always Finnish time.
import { helsinkiDay, helsinkiInstant, helsinkiTime } from '../../../platform/contract/dates.ts';

export function formatTimeField(instant: Date): string {
  return `${helsinkiDay(instant)}T${helsinkiTime(instant)}`;
}

/** The instant as ISO 8601; null for an empty or unreadable field. */
export function readTimeField(field: string): string | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/.exec(field) ?? [];
  if (day === undefined || time === undefined) return null;
  const instant = helsinkiInstant(day, time);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}
