// How a time is taken: under a lock for each day, so that simultaneous bookings respect the share of customers without one;
// many at the same moment share a transaction. The database itself refuses the second booking of a bay and time.
import { randomBytes } from 'node:crypto';

import { addDays, helsinkiDay, type IsoDay } from '../../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { phoneNumberCore } from '../../../../platform/contract/phone-number.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { batched } from '../../../../platform/server/db/batcher.ts';
import { isExclusionViolation } from '../../../../platform/server/db/errors.ts';
import { lock } from '../../../../platform/server/db/locks.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { countAgainstLimits } from '../../../../platform/server/limits/limits.ts';
import { CLIENT_LIMITS, MAX_OPEN_BOOKINGS_PER_PHONE, type BookingSource } from '../../booking-rules.ts';
import { offeredBay } from '../../free-times.ts';
import type { OccupiedOn, OccupiedTime } from '../../occupied-times.ts';
import { bookedMinutes } from '../../work-length.ts';
import { workColumns, searchFor, type CheckedWork } from '../checked-work.ts';
import type { BookingParts } from '../parts.ts';
import type { WorkPrice } from '../prices.ts';
import * as store from '../store.ts';
import type { BookingRow, BookingTables, Db, Tx } from '../tables.ts';
import { readOccupied, occupiedTimeOf, type ShopRules } from '../times.ts';

/** A form that is sent twice within it, as a double press without script does, books once. */
const REPEATED_WITHIN_MS = 10 * MINUTE_MS;

export interface Customer {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly licencePlate: string;
  readonly note: string;
}

export interface RequestedBooking extends Customer {
  readonly work: CheckedWork;
  readonly price: WorkPrice;
  readonly startMs: number;
  readonly source: BookingSource;
  readonly hotelSetId: string | null;
  readonly customerId: string | null;
  /** Limits count by it. */
  readonly address: string;
}

export type CreateOutcome =
  | { kind: 'made'; row: BookingRow }
  /** Sent once more: the booking is there. */
  | { kind: 'repeated'; row: BookingRow }
  | { kind: 'taken' }
  | { kind: 'tooFewTyres' | 'tooManyTimes' | 'setBooked' }
  | { kind: 'limited'; waitS: number };

/** Nobody guesses it: 144 bits. */
export function newCode(): string {
  return randomBytes(18).toString('base64url');
}

/** What all spellings of a phone number share; a foreign number's digits. */
export function phoneKey(phone: string): string {
  return phoneNumberCore(phone) ?? phone.replaceAll(/\D/g, '');
}

/** A time of a bay as it is written. */
export function slotOf(startMs: number, minutes: number, gapMinutes: number) {
  const endMs = startMs + minutes * MINUTE_MS;
  return {
    startsAt: new Date(startMs),
    endsAt: new Date(endMs),
    freeAt: new Date(endMs + gapMinutes * MINUTE_MS),
  };
}

export function bookingCreation(platform: Platform, parts: BookingParts) {
  const { times, writes } = parts;
  const db = platform.db.$extendTables<BookingTables>();

  /** Whether a time is still free as far as this process knows: the others need no transaction. */
  async function isFreeHere(
    rules: ShopRules,
    days: readonly IsoDay[],
  ): Promise<(wanted: RequestedBooking) => boolean> {
    const now = platform.clock.now();
    const today = helsinkiDay(now);
    const last = addDays(today, rules.settings.farthestDays);
    // Whatever else is sent is never free, and is not to fill the memory.
    const taken = await times.occupiedOn(days.filter((day) => day >= today && day <= last));
    return ({ work, startMs }) =>
      offeredBay(searchFor(rules, taken, work, now.getTime()), startMs) !== undefined;
  }

  async function createAll(wanted: readonly RequestedBooking[]): Promise<CreateOutcome[]> {
    const rules = await times.rules();
    const candidates = wanted.filter(await isFreeHere(rules, daysOf(wanted)));
    const made = candidates.length === 0 ? [] : await writeAll(candidates, rules);
    const outcomes = new Map(candidates.map((one, at) => [one, made[at]]));
    const others = wanted.filter((one) => !outcomes.has(one));
    const repeats = await findRepeats(db, others, platform.clock.now());
    return wanted.map((one) => outcomes.get(one) ?? outcomeOf(repeats.get(one)));
  }

  async function writeAll(wanted: readonly RequestedBooking[], rules: ShopRules): Promise<CreateOutcome[]> {
    const days = daysOf(wanted);
    const outcomes = await inTransaction(db, async (tx) => {
      await lock(tx, 'bookingDay', days);
      const desk = new Desk(tx, platform, parts, rules);
      return desk.countAgainstLimits(days, wanted);
    });
    await writes.announce(
      outcomes.flatMap((one) => (one.kind === 'made' ? { booking: one.row, before: undefined } : [])),
    );
    // Another process may have taken them before its notice arrived here; the refused visitor is offered other times.
    const gone = wanted.filter((_one, at) => outcomes[at]?.kind === 'taken');
    if (gone.length > 0) times.forget(daysOf(gone));
    return outcomes;
  }

  // One at a time per client, as a limit counts each key once in a statement; and per person, who may have sent it
  // twice.
  const createTogether = batched<RequestedBooking, CreateOutcome>({
    run: createAll,
    keysOf: ({ address, phone, email }) => [address, phoneKey(phone), email.toLowerCase()].filter(Boolean),
  });

  return {
    /** `isAlone`: in a separate transaction, with which the caller's Idempotency-Key is written. */
    create: async (wanted: RequestedBooking, isAlone: boolean): Promise<CreateOutcome> => {
      try {
        if (!isAlone) return await createTogether(wanted);
        const [outcome] = await createAll([wanted]);
        return outcome ?? { kind: 'taken' };
      } catch (error) {
        if (!isExclusionViolation(error, store.BAY_FREE)) throw error;
        times.forget(daysOf([wanted]));
        return { kind: 'taken' };
      }
    },
  };
}

/** Outcome when none is made: it already exists, or its time is taken. */
function outcomeOf(row: BookingRow | undefined): CreateOutcome {
  return row ? { kind: 'repeated', row } : { kind: 'taken' };
}

function daysOf(wanted: readonly RequestedBooking[]): IsoDay[] {
  return [...new Set(wanted.map(({ startMs }) => helsinkiDay(new Date(startMs))))];
}

/** Those that have just been booked, with their bookings. */
async function findRepeats(
  db: Db,
  wanted: readonly RequestedBooking[],
  now: Date,
): Promise<Map<RequestedBooking, BookingRow>> {
  const starts = [...new Set(wanted.map(({ startMs }) => startMs))].map((startMs) => new Date(startMs));
  const rows = await store.listJustBooked(db, starts, new Date(now.getTime() - REPEATED_WITHIN_MS));
  return new Map(
    wanted.flatMap((one) => {
      const row = rows.find((made) => isRepeat(one, made));
      return row ? [[one, row] as const] : [];
    }),
  );
}

/** Same work, car and person. The answer shows no contact details that were not sent, as it is the booking's page. */
function isRepeat(one: RequestedBooking, made: BookingRow): boolean {
  const { service, vehicleType } = one.work;
  const [phone, email] = [phoneKey(one.phone), one.email.toLowerCase()];
  return (
    made.startsAt.getTime() === one.startMs &&
    made.service === service &&
    made.vehicleType === vehicleType &&
    made.licencePlate === one.licencePlate &&
    made.source === one.source &&
    made.customerId === one.customerId &&
    ['', phone].includes(made.phoneKey) &&
    ['', email].includes(made.email.toLowerCase())
  );
}

/** Takes bookings, the first come first, within a transaction that has the locks of their days. */
class Desk {
  readonly #tx: Tx;
  readonly #platform: Platform;
  readonly #parts: BookingParts;
  readonly #rules: ShopRules;
  readonly #now: Date;

  constructor(tx: Tx, platform: Platform, parts: BookingParts, rules: ShopRules) {
    this.#tx = tx;
    this.#platform = platform;
    this.#parts = parts;
    this.#rules = rules;
    this.#now = platform.clock.now();
  }

  async countAgainstLimits(
    days: readonly IsoDay[],
    wanted: readonly RequestedBooking[],
  ): Promise<CreateOutcome[]> {
    const repeats = await findRepeats(this.#tx, wanted, this.#now);
    const outcomes = new Map<RequestedBooking, CreateOutcome>();
    const fresh = wanted.filter((one) => !repeats.has(one));
    const placed = await this.#slot(days, fresh, outcomes);
    await this.#refuse(placed, outcomes);
    const kept = placed.filter(({ one }) => !outcomes.has(one));
    const rows = await store.insertBookings(
      this.#tx,
      kept.map(({ row }) => row),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { one, row } of kept) {
      const made = byId.get(row.id);
      if (made) outcomes.set(one, { kind: 'made', row: made });
    }
    const events = rows.map(
      (booking) => ({ booking, before: undefined, what: 'created', notify: true }) as const,
    );
    await this.#parts.writes.follow(this.#tx, ...events);
    return wanted.map((one) => outcomes.get(one) ?? outcomeOf(repeats.get(one)));
  }

  /** Gives each a bay, unless its time is taken or its phone number has too many bookings. */
  async #slot(
    days: readonly IsoDay[],
    wanted: readonly RequestedBooking[],
    outcomes: Map<RequestedBooking, CreateOutcome>,
  ): Promise<{ one: RequestedBooking; row: ReturnType<typeof rowOf> }[]> {
    const stored = await readOccupied(this.#tx, days);
    const phones = [...new Set(wanted.map(({ phone }) => phoneKey(phone)).filter(Boolean))];
    if (phones.length > 0) await lock(this.#tx, 'bookingPhone', phones);
    const openTimes = await store.countOpenOf(this.#tx, phones, this.#now);
    const bookedSets = await this.#lockSets(wanted);
    const added: OccupiedTime[] = [];
    const taken: OccupiedOn = (day) => (added.length === 0 ? stored(day) : [...stored(day), ...added]);
    return wanted.flatMap((one) => {
      const search = searchFor(this.#rules, taken, one.work, this.#now.getTime());
      const bay = offeredBay(search, one.startMs);
      if (bay === undefined) return [];
      const key = phoneKey(one.phone);
      const count = openTimes.get(key) ?? 0;
      if (key !== '' && count >= MAX_OPEN_BOOKINGS_PER_PHONE) {
        outcomes.set(one, { kind: 'tooManyTimes' });
        return [];
      }
      if (one.hotelSetId !== null && bookedSets.has(one.hotelSetId)) {
        outcomes.set(one, { kind: 'setBooked' });
        return [];
      }
      if (one.hotelSetId !== null) bookedSets.add(one.hotelSetId);
      const row = rowOf(one, this.#rules, { bay, now: this.#now });
      added.push(occupiedTimeOf(row));
      openTimes.set(key, count + 1);
      return [{ one, row }];
    });
  }

  /** Those of the wanted sets that have a time already; locked until the end of the transaction. */
  async #lockSets(wanted: readonly RequestedBooking[]): Promise<Set<string>> {
    const sets = [...new Set(wanted.flatMap(({ hotelSetId }) => hotelSetId ?? []))];
    if (sets.length === 0) return new Set();
    await lock(this.#tx, 'bookingSet', sets);
    return store.listBookedSets(this.#tx, sets, this.#now);
  }

  /** Refuses those whose tyres are sold out, and those whose client has booked too often. */
  async #refuse(
    placed: readonly { one: RequestedBooking }[],
    outcomes: Map<RequestedBooking, CreateOutcome>,
  ): Promise<void> {
    const { catalogue } = this.#parts;
    for (const { one } of placed) {
      const { product, quantity } = one.work;
      const isReserved = !product || (await catalogue.reserveTyres(this.#tx, product.id, quantity));
      if (!isReserved) outcomes.set(one, { kind: 'tooFewTyres' });
    }
    const counted = placed.filter(({ one }) => !outcomes.has(one));
    const uses = counted.map(({ one }) => ({
      key: `booking ${one.address}`,
      limits: CLIENT_LIMITS,
      at: this.#now,
    }));
    for (const [at, waitS] of (await countAgainstLimits(this.#tx, uses)).entries()) {
      const one = counted[at]?.one;
      if (waitS === 0 || !one) continue;
      outcomes.set(one, { kind: 'limited', waitS });
      const { product, quantity } = one.work;
      if (!product) continue;
      const held = { productId: product.id, reserved: -quantity, used: 0 };
      await catalogue.adjustReservedStock(this.#tx, held, this.#platform.clock.now());
    }
  }
}

export function rowOf(
  { work, price, startMs, address: _address, ...customer }: RequestedBooking,
  { settings }: ShopRules,
  { bay, now }: { bay: number; now: Date },
): Omit<BookingRow, 'version' | 'priceParts'> & { priceParts: string } {
  return {
    ...customer,
    ...workColumns(work, price),
    ...slotOf(startMs, bookedMinutes(settings, work) ?? 0, settings.gapMinutes),
    id: newId(now.getTime()),
    code: newCode(),
    kind: 'booking',
    state: 'booked',
    bay,
    phoneKey: phoneKey(customer.phone),
    staffNote: '',
    remindedAt: null,
    pickedAt: null,
    isReleased: false,
    createdAt: now,
    updatedAt: now,
  };
}
