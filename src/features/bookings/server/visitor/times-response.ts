// What visitors see before they book: services with their length and price, and free times day by day.
import { LRUCache } from 'lru-cache';

import {
  formatNearDay,
  helsinkiDay,
  helsinkiTime,
  type IsoDay,
} from '../../../../platform/contract/dates.ts';
import { centsToEuros } from '../../../../platform/contract/money.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { BOOKED_SERVICES, type BookedWork } from '../../booking-rules.ts';
import type { BookableService, FreeTimes, FreeTimesQuery } from '../../contract/bookings.ts';
import { earliestTime, freeTimes, type FreeDay, type TimeSearch } from '../../free-times.ts';
import { bookingErrors as errors, serviceTitles, timeReasons } from '../../messages/bookings.ts';
import { bookedMinutes, canWorkIn } from '../../work-length.ts';
import type { CheckedWork } from '../checked-work.ts';
import type { BookingParts } from '../parts.ts';
import { firstTimes } from './first-times.ts';

export function freeTimesOf(platform: Platform, parts: BookingParts) {
  const { times, search } = parts;

  async function bookable(
    service: BookableService['key'],
    wheel: Pick<BookedWork, 'vehicleType' | 'rim' | 'isRunFlat'>,
  ): Promise<BookableService | undefined> {
    const work = await parts.work.check({ ...wheel, service, extras: [], productId: null, quantity: 4 });
    const minutes = bookedMinutes((await times.rules()).settings, work);
    if (minutes === undefined) return undefined;
    const { cents } = await parts.work.price(work);
    return {
      key: service,
      title: serviceTitles[service],
      minutes,
      price: centsToEuros(cents),
    };
  }

  return {
    timesExpireAt: search.expiresAt,
    /** Times of one service from today on. Other combinations are rare and cheap enough not to be cached. */
    isOftenWanted: ({ from, extras }: FreeTimesQuery): boolean =>
      extras.length === 0 && (from === undefined || from === helsinkiDay(platform.clock.now())),
    firstTimes: () => firstTimes(platform, parts),
    listServices: async (
      wheel: Pick<BookedWork, 'vehicleType' | 'rim' | 'isRunFlat'>,
    ): Promise<BookableService[]> => {
      if (!(await search.isOn())) return [];
      const all = await Promise.all(BOOKED_SERVICES.map((service) => bookable(service, wheel)));
      return all.flatMap((one) => one ?? []);
    },
    findTimes: async ({ from, days, ...sent }: FreeTimesQuery): Promise<FreeTimes> => {
      const work = await parts.work.check(sent);
      const opened = await search.open(work);
      const refusal = (await search.isOn()) ? refusalText(opened, work) : timeReasons.notOn;
      return toTimesResponse(opened, work, { from, days, refusal });
    },
  };
}

/** `refusal`: why the work cannot be booked at all. */
export function toTimesResponse(
  search: TimeSearch,
  work: Pick<CheckedWork, 'arrivesOn'>,
  { from, days, refusal }: { from: IsoDay | undefined; days: number; refusal: string },
): FreeTimes {
  const first = from ?? helsinkiDay(new Date(search.nowMs));
  const free = freeTimes(search, first, days);
  const earliest = refusal === '' ? earliestOf(free, search, first) : undefined;
  return {
    earliest: earliest === undefined ? null : new Date(earliest).toISOString(),
    reason: refusal || reasonText(work, earliest),
    days: free.map(({ date, isClosed, starts }) => ({
      date,
      isClosed,
      times: refusal === '' ? timeTexts(starts) : [],
    })),
  };
}

/** Looked for once more only where none of the days has a time. */
function earliestOf(free: readonly FreeDay[], search: TimeSearch, first: IsoDay): number | undefined {
  const found = free.find(({ starts }) => starts.length > 0);
  return found ? found.starts[0] : earliestTime(search, first);
}

const knownTexts = new LRUCache<number, string>({ max: 10_000 });
const textsOfDays = new WeakMap<readonly number[], string[]>();

/** '09.00', '09.15' …: the starts of a complete day are the same list for every request. */
function timeTexts(starts: readonly number[]): string[] {
  const known = textsOfDays.get(starts);
  if (known) return known;
  const texts = starts.map(timeText);
  textsOfDays.set(starts, texts);
  return texts;
}

/** '09.00' */
function timeText(ms: number): string {
  const known = knownTexts.get(ms);
  if (known !== undefined) return known;
  const text = helsinkiTime(new Date(ms)).replace(':', '.');
  knownTexts.set(ms, text);
  return text;
}

function refusalText({ rules, work }: TimeSearch, { refusal }: CheckedWork): string {
  if (bookedMinutes(rules.settings, work) === undefined) return timeReasons.serviceOff;
  if (refusal === 'tooFewTyres') return errors.tooFewTyres;
  if (refusal === 'noDelivery') return timeReasons.noDelivery;
  return rules.settings.bays.some((bay) => canWorkIn(bay, work)) ? '' : timeReasons.noBay;
}

function reasonText({ arrivesOn }: Pick<CheckedWork, 'arrivesOn'>, earliest: number | undefined): string {
  if (earliest === undefined) return timeReasons.full;
  return arrivesOn === null ? '' : timeReasons.arrives(formatNearDay(arrivesOn));
}
