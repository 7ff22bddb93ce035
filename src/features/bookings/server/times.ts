// Free times from memory: what the shop has set, its opening hours and what is taken of the days ahead, read again when they change.
import { addDays, helsinkiDay, helsinkiInstant, type IsoDay } from '../../../platform/contract/dates.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { cacheRead } from '../../../platform/server/pages/cached-read.ts';
import { OPENING_HOURS_TAG } from '../../opening-hours/contract.ts';
import type { Schedule } from '../../opening-hours/opening-hours.ts';
import { SHOP_PROFILE_TAG } from '../../shop-profile/contract.ts';
import { BOOKING_SETTINGS_TAG, BOOKINGS_TAG } from '../contract/bookings.ts';
import type { BookingSettings } from '../contract/settings.ts';
import { NOTHING, takenByDay, takenUse, type TakenOn, type TakenTime } from '../taken-times.ts';
import { getSettings } from './settings-store.ts';
import { listTaken, type TakenRow } from './store.ts';
import type { BookingTables, Db } from './tables.ts';

/** What free times depend on. */
export const TIMES_TAGS: readonly string[] = [
  BOOKINGS_TAG,
  BOOKING_SETTINGS_TAG,
  OPENING_HOURS_TAG,
  SHOP_PROFILE_TAG,
];

export interface ShopRules {
  readonly settings: BookingSettings;
  readonly schedule: Schedule;
}

/** Used with BOOKINGS_TAG: what is taken on this day has changed. */
const DAY_TAG = 'bookings:';

/** Cache tags of pages and answers that show free times of these days. */
export function tagsOfDays(days: readonly IsoDay[]): string[] {
  return [BOOKINGS_TAG, ...days.map((day) => `${DAY_TAG}${day}`)];
}

export function takenOf({ bay, startsAt, endsAt, freeAt, kind, source, state }: TakenRow): TakenTime {
  return {
    bay,
    startMs: startsAt.getTime(),
    endMs: endsAt.getTime(),
    freeMs: freeAt.getTime(),
    use: takenUse({ kind, source }),
    state,
  };
}

/** What is taken on days, as the database has it now. */
export async function readTaken(
  db: Db,
  days: readonly IsoDay[],
  isCounted = (_row: TakenRow) => true,
): Promise<TakenOn> {
  const spans = days.map((day) => ({
    from: helsinkiInstant(day, '00:00'),
    to: helsinkiInstant(addDays(day, 1), '00:00'),
  }));
  return takenByDay((await listTaken(db, spans)).filter(isCounted).map(takenOf));
}

/** The same object until something of it changes. */
function rulesReader(
  platform: Platform,
  db: Db,
  getHoursNow: () => Promise<{ schedule: Schedule }>,
): () => Promise<ShopRules> {
  const settings = cacheRead(platform.pages, [BOOKING_SETTINGS_TAG], () => getSettings(db));
  const hours = cacheRead(platform.pages, [OPENING_HOURS_TAG], getHoursNow);
  let rules: ShopRules | undefined;
  return async () => {
    const [set, { schedule }] = await Promise.all([settings(), hours()]);
    if (rules?.settings !== set || rules.schedule !== schedule) rules = { settings: set, schedule };
    return rules;
  };
}

export function bookingTimes(
  platform: Platform,
  { getHoursNow }: { getHoursNow: () => Promise<{ schedule: Schedule }> },
) {
  const db = platform.db.$extendTables<BookingTables>();
  const rules = rulesReader(platform, db, getHoursNow);
  const days = new Map<IsoDay, Promise<readonly TakenTime[]>>();
  let ahead: { today: IsoDay; count: number; taken: Promise<TakenOn> } | undefined;

  platform.pages.onChange((tags) => {
    if (tags !== 'all' && !tags.includes(BOOKINGS_TAG)) return;
    const changed =
      tags === 'all' ? [] : tags.flatMap((tag) => (tag.startsWith(DAY_TAG) ? tag.slice(DAY_TAG.length) : []));
    forget(changed.length === 0 ? [...days.keys()] : changed);
  });

  function forget(changed: readonly IsoDay[]): void {
    ahead = undefined;
    for (const day of changed) days.delete(day);
  }

  /** All of `wanted` that are not known are read at once. */
  function read(wanted: readonly IsoDay[]): void {
    const missing = wanted.filter((day) => !days.has(day));
    if (missing.length === 0) return;
    const reading = readTaken(db, missing);
    for (const day of missing) {
      const taken = reading.then((takenOn) => takenOn(day));
      days.set(day, taken);
      taken.catch(() => {
        if (days.get(day) === taken) days.delete(day);
      });
    }
  }

  const api = {
    rules,
    /** Rereads the taken times of these days: the database has refused one that looked free. */
    forget,
    /** What is taken on the days that can be booked. */
    takenAhead: async (): Promise<TakenOn> => {
      const { settings: set } = await rules();
      const today = helsinkiDay(platform.clock.now());
      if (ahead?.today !== today || ahead.count !== set.farthestDays) {
        const count = set.farthestDays;
        const all = Array.from({ length: count + 1 }, (_, at) => addDays(today, at));
        ahead = { today, count, taken: api.takenOn(all) };
        const mine = ahead;
        ahead.taken.catch(() => {
          if (ahead === mine) ahead = undefined;
        });
      }
      return ahead.taken;
    },
    /** What is taken on these days. */
    takenOn: async (wanted: readonly IsoDay[]): Promise<TakenOn> => {
      const today = helsinkiDay(platform.clock.now());
      for (const day of days.keys()) if (day < today) days.delete(day);
      read(wanted);
      const taken = await Promise.all(
        wanted.map(async (day) => [day, (await days.get(day)) ?? NOTHING] as const),
      );
      const known = new Map(taken);
      return (day) => known.get(day) ?? NOTHING;
    },
  };
  return api;
}

export type BookingTimes = ReturnType<typeof bookingTimes>;
