// Made-up bookings of the demonstration shop: full days behind, a mixed today, fewer and fewer ahead; the same at every start.
import { addDays, helsinkiDay, helsinkiInstant, type IsoDay } from '../../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import type { ProductCard } from '../../../catalogue/product/product-view.ts';
import type { VehicleType } from '../../../catalogue/size/vehicle-type.ts';
import { hoursOn } from '../../../opening-hours/opening-hours.ts';
import type { BookedService, BookedWork, BookingState } from '../../booking-rules.ts';
import type { Bay } from '../../contract/settings.ts';
import type { BookingRules } from '../../shop-day/open-day.ts';
import { bookedMinutes, canWorkIn } from '../../work-length.ts';

/** Back and ahead. */
const DAYS = 14;
const GRID_MS = 15 * MINUTE_MS;

/** How often each is booked; they sum up to 1. */
const SERVICES: readonly (readonly [BookedService, number])[] = [
  ['seasonChange', 0.4],
  ['fitting', 0.3],
  ['storageWithChange', 0.18],
  ['repair', 0.06],
  ['balancing', 0.04],
  ['sensor', 0.02],
];
const RIMS: Readonly<Record<VehicleType, readonly number[]>> = {
  passenger: [15, 16, 16, 17, 17, 18],
  suv: [17, 18, 18, 19, 20],
  van: [15, 16, 16],
};
const USUAL: BookedService = 'seasonChange';

export interface ExampleBooking {
  readonly bay: number;
  readonly startMs: number;
  readonly work: BookedWork;
  readonly state: BookingState;
  readonly productId: string | null;
}

/** From 0 to less than 1. */
type Random = () => number;

/** `tyres`: some of them are fitted. */
export function exampleBookings(
  rules: BookingRules,
  now: Date,
  tyres: readonly ProductCard[],
): ExampleBooking[] {
  const random = randomFrom(25);
  const today = helsinkiDay(now);
  return Array.from({ length: 2 * DAYS + 1 }, (_, at) => at - DAYS).flatMap((ahead) =>
    rules.settings.bays.flatMap((bay) => [
      ...bayDay(rules, bay, { date: addDays(today, ahead), ahead, nowMs: now.getTime(), tyres, random }),
    ]),
  );
}

interface Day {
  readonly date: IsoDay;
  /** From today. */
  readonly ahead: number;
  readonly nowMs: number;
  readonly tyres: readonly ProductCard[];
  readonly random: Random;
}

/** One booking after the other, with pauses between them. */
function* bayDay(rules: BookingRules, bay: Bay, day: Day): Generator<ExampleBooking> {
  const { settings, schedule } = rules;
  const { date, ahead, nowMs, random } = day;
  const hours = hoursOn(schedule, date);
  if (hours.isClosed) return;
  const msAt = (time: string) => helsinkiInstant(date, time).getTime();
  const closeMs = msAt(hours.close);
  for (let startMs = msAt(hours.open); startMs < closeMs;) {
    if (random() > chanceOf(ahead)) {
      startMs += GRID_MS * (1 + Math.floor(random() * 3));
      continue;
    }
    const { work, productId } = exampleWork(bay, day);
    const endMs = startMs + (bookedMinutes(settings, work) ?? 0) * MINUTE_MS;
    const pause = bay.breaks.find(({ from, to }) => startMs < msAt(to) && endMs > msAt(from));
    if (endMs > closeMs || endMs === startMs) return;
    if (!pause) {
      yield { bay: bay.number, startMs, work, productId, state: stateOf(startMs, endMs, nowMs, random) };
    }
    const freeMs = pause ? msAt(pause.to) : endMs + settings.gapMinutes * MINUTE_MS;
    startMs = Math.ceil(freeMs / GRID_MS) * GRID_MS;
  }
}

/** That the next booking follows at once. */
function chanceOf(ahead: number): number {
  return ahead < 0 ? 0.6 : Math.max(0.06, 0.55 - ahead * 0.04);
}

function exampleWork(bay: Bay, { tyres, random }: Day): Pick<ExampleBooking, 'work' | 'productId'> {
  const service = pickService(random());
  const tyre = random() < 0.6 ? pick(tyres, random) : undefined;
  const vehicleType = tyre?.size.vehicleType ?? pick(bay.vehicleTypes, random) ?? 'passenger';
  const rim = tyre ? Math.floor(tyre.size.diameterIn) : (pick(RIMS[vehicleType], random) ?? null);
  const work = { service, extras: [], vehicleType, rim, isRunFlat: tyre?.isRunFlat ?? false };
  if (!canWorkIn(bay, work)) {
    return {
      work: { ...work, service: USUAL, vehicleType: 'passenger', rim: 16, isRunFlat: false },
      productId: null,
    };
  }
  return { work, productId: service === 'fitting' && tyre ? tyre.id : null };
}

function pickService(random: number): BookedService {
  let sum = 0;
  return SERVICES.find(([, share]) => random < (sum += share))?.[0] ?? USUAL;
}

function pick<Value>(values: readonly Value[], random: Random): Value | undefined {
  return values[Math.floor(random() * values.length)];
}

function stateOf(startMs: number, endMs: number, nowMs: number, random: Random): BookingState {
  const chance = random();
  if (endMs <= nowMs) {
    if (chance < 0.04) return 'no_show';
    return chance < 0.09 ? 'cancelled' : 'done';
  }
  if (startMs <= nowMs) return nowMs - startMs < 10 * MINUTE_MS ? 'arrived' : 'working';
  if (startMs - nowMs < 15 * MINUTE_MS && chance < 0.6) return 'arrived';
  return chance < 0.03 ? 'cancelled' : 'booked';
}

/** A linear congruential generator (Numerical Recipes): the same numbers for the same seed. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
