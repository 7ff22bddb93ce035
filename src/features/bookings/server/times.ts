// Free times from memory: what the shop has set, its opening hours and what is taken of the days ahead, read again when they change.
import { addDays, helsinkiDay, helsinkiInstant, type IsoDay } from '../../../platform/contract/dates.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { cacheRead } from '../../../platform/server/pages/cached-read.ts';
import { OPENING_HOURS_TAG } from '../../opening-hours/contract.ts';
import type { Schedule } from '../../opening-hours/opening-hours.ts';
import { SHOP_PROFILE_TAG } from '../../shop-profile/contract.ts';
import { BOOKING_SETTINGS_TAG, BOOKINGS_TAG } from '../contract/bookings.ts';
import type { BookingSettings } from '../contract/settings.ts';
import {
  NO_TIMES,
  occupiedByDay,
  occupiedUse,
  type OccupiedOn,
  type OccupiedTime,
} from '../occupied-times.ts';
import { getSettings } from './settings-store.ts';
import { listOccupied, type OccupiedRow } from './store.ts';
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

export function occupiedTimeOf({
  bay,
  startsAt,
  endsAt,
  freeAt,
  kind,
  source,
  state,
}: OccupiedRow): OccupiedTime {
  return {
    bay,
    startMs: startsAt.getTime(),
    endMs: endsAt.getTime(),
    freeMs: freeAt.getTime(),
    use: occupiedUse({ kind, source }),
    state,
  };
}

/** What is taken on days, as the database has it now. */
export async function readOccupied(
  db: Db,
  days: readonly IsoDay[],
  isCounted = (_row: OccupiedRow) => true,
): Promise<OccupiedOn> {
  const spans = days.map((day) => ({
    from: helsinkiInstant(day, '00:00'),
    to: helsinkiInstant(addDays(day, 1), '00:00'),
  }));
  return occupiedByDay((await listOccupied(db, spans)).filter(isCounted).map(occupiedTimeOf));
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
  const days = new Map<IsoDay, Promise<readonly OccupiedTime[]>>();
  let ahead: { today: IsoDay; count: number; occupied: Promise<OccupiedOn> } | undefined;

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
    const reading = readOccupied(db, missing);
    for (const day of missing) {
      const occupied = reading.then((occupiedOn) => occupiedOn(day));
      days.set(day, occupied);
      occupied.catch(() => {
        if (days.get(day) === occupied) days.delete(day);
      });
    }
  }

  const api = {
    rules,
    /** Rereads the taken times of these days: the database has refused one that looked free. */
    forget,
    /** What is taken on the days that can be booked. */
    occupiedAhead: async (): Promise<OccupiedOn> => {
      const { settings: set } = await rules();
      const today = helsinkiDay(platform.clock.now());
      if (ahead?.today !== today || ahead.count !== set.farthestDays) {
        const count = set.farthestDays;
        const all = Array.from({ length: count + 1 }, (_, at) => addDays(today, at));
        ahead = { today, count, occupied: api.occupiedOn(all) };
        const mine = ahead;
        ahead.occupied.catch(() => {
          if (ahead === mine) ahead = undefined;
        });
      }
      return ahead.occupied;
    },
    /** What is taken on these days. */
    occupiedOn: async (wanted: readonly IsoDay[]): Promise<OccupiedOn> => {
      const today = helsinkiDay(platform.clock.now());
      for (const day of days.keys()) if (day < today) days.delete(day);
      read(wanted);
      const occupied = await Promise.all(
        wanted.map(async (day) => [day, (await days.get(day)) ?? NO_TIMES] as const),
      );
      const known = new Map(occupied);
      return (day) => known.get(day) ?? NO_TIMES;
    },
  };
  return api;
}

export type BookingTimes = ReturnType<typeof bookingTimes>;
