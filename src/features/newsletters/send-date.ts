// When a newsletter is sent: an instant, or a time of the shop's wall clock as browsers' date fields give it.
import { addDays, helsinkiInstant, helsinkiTime, helsinkiDay, isDay } from '../../platform/contract/dates.ts';
import { HOUR_MS } from '../../platform/contract/durations.ts';

/** No time for a year that is still being typed ('0002' of '2026'), nor for a local time that a clock change skips. */
const LOCAL = /^(2\d{3}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/;
const INSTANT = /^2\d{3}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * The instant of '2026-11-25T09:00' on the shop's clock, or of an ISO time with an offset; undefined for anything
 * else. A time that the clock skips in spring moves on by an hour; one that comes twice in autumn is the first.
 */
export function readSendDate(text: string): Date | undefined {
  const [, day = '', hour, minute] = LOCAL.exec(text) ?? [];
  if (hour !== undefined && minute !== undefined) {
    return isDay(day) ? firstOfTwo(helsinkiInstant(day, `${hour}:${minute}`)) : undefined;
  }
  if (!INSTANT.test(text) || !isDay(text.slice(0, 10))) return undefined;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** '2026-11-25T09:00' on the shop's clock. */
export function localTime(instant: Date): string {
  return `${helsinkiDay(instant)}T${helsinkiTime(instant)}`;
}

/** A new newsletter is suggested to go tomorrow at nine. */
export function suggestedSendDate(now: Date): string {
  return `${addDays(helsinkiDay(now), 1)}T09:00`;
}

/** The same wall clock an hour before, where there is one. */
function firstOfTwo(at: Date): Date {
  const before = new Date(at.getTime() - HOUR_MS);
  const isSame = helsinkiDay(before) === helsinkiDay(at) && helsinkiTime(before) === helsinkiTime(at);
  return isSame ? before : at;
}
