// The first true time for four tyres, as lists and product pages show it: calculated once for each kind of wheel on a page.
import { helsinkiInstant } from '../../../../platform/contract/dates.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { arrivalDay } from '../../../catalogue/fitting/first-fitting-day.ts';
import type { BookedWork } from '../../booking-rules.ts';
import { earliestTime } from '../../free-times.ts';
import type { BookingParts } from '../parts.ts';
import { TIMES_TAGS } from '../times.ts';

/** A wheel to be fitted; the rim in whole inches. */
export type FittedWheel = Pick<BookedWork, 'vehicleType' | 'rim' | 'isRunFlat'>;

export interface FirstTimes {
  readonly isOn: boolean;
  /** null: no time, or the shop promises no time of delivery. */
  readonly find: (wheel: FittedWheel, source: 'own' | 'supplier') => Date | null;
  readonly tags: readonly string[];
  /** When the time changes by itself, without a booking. */
  readonly expiresAt: Date;
}

const FITTING = {
  service: 'fitting',
  extras: [],
  vehicleType: 'passenger',
  rim: null,
  isRunFlat: false,
} satisfies BookedWork;

export async function firstTimes(
  platform: Platform,
  { times, search, shop }: Pick<BookingParts, 'times' | 'search' | 'shop'>,
): Promise<FirstTimes> {
  const { schedule } = await times.rules();
  const { deliveryDays } = (await shop()).profile.promises;
  const opened = await search.open({ ...FITTING, arrivesOn: null });
  const arrival = arrivalDay({ schedule, deliveryDays, now: platform.clock.now() });
  const notBeforeMs = {
    own: 0,
    supplier: arrival === null ? Number.POSITIVE_INFINITY : helsinkiInstant(arrival, '00:00').getTime(),
  };
  const known = new Map<string, Date | null>();
  return {
    isOn: await search.isOn(),
    find: ({ vehicleType, rim, isRunFlat }, source) => {
      if (source === 'supplier' && arrival === null) return null;
      const key = `${source} ${vehicleType} ${rim} ${isRunFlat}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      const work = { ...FITTING, vehicleType, rim, isRunFlat };
      const firstMs = earliestTime({ ...opened, work, notBeforeMs: notBeforeMs[source] });
      const first = firstMs === undefined ? null : new Date(firstMs);
      known.set(key, first);
      return first;
    },
    tags: TIMES_TAGS,
    expiresAt: await search.expiresAt(),
  };
}
