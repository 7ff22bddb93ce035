// The demonstration shop's bays and bookings: loaded once, reserving tyres like real ones, and removed when the shop begins for real.
import { isDeepStrictEqual } from 'node:util';

import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../platform/contract/durations.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { lock } from '../../../../platform/server/db/locks.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { Demonstration } from '../../../../platform/server/feature.ts';
import { CATALOGUE_BULK_TAG, CATALOGUE_TAG } from '../../../catalogue/contract/tyres.ts';
import type { ProductCard } from '../../../catalogue/product/product-view.ts';
import { VEHICLE_TYPES } from '../../../catalogue/size/vehicle-type.ts';
import { OPEN_STATES } from '../../booking-rules.ts';
import { BOOKING_SETTINGS_TAG, BOOKINGS_TAG } from '../../contract/bookings.ts';
import type { Bay } from '../../contract/settings.ts';
import { demonstrationWords as words } from '../../messages/demonstration.ts';
import type { BookingParts } from '../parts.ts';
import { getSettings, removeBay, writeBay } from '../settings-store.ts';
import * as store from '../store.ts';
import type { BookingRow, BookingTables, Tx } from '../tables.ts';
import { rowOf } from '../visitor/create.ts';
import { exampleBookings, type ExampleBooking } from './example-bookings.ts';

const LOOKED_TYRES = 60;
/** Minimum stock of a tyre that example bookings use. */
const SPARE_TYRES = 12;
/** Maximum number of future bookings with tyres from stock; for the others customers bring their own. */
const TYRE_BOOKINGS = 6;
const SETS = 8;
const SET = 4;

type NamelessBay = Omit<Bay, 'number'>;

const ANY = { vehicleTypes: [...VEHICLE_TYPES], maxRim: null, closures: [], breaks: [] };
const BAYS: readonly NamelessBay[] = [
  { ...ANY, name: words.bays[0], vehicleTypes: ['passenger', 'suv'] },
  { ...ANY, name: words.bays[1], vehicleTypes: ['passenger', 'suv'], maxRim: 20 },
  { ...ANY, name: words.bays[2] },
  {
    ...ANY,
    name: words.bays[3],
    vehicleTypes: ['passenger'],
    maxRim: 18,
    breaks: [{ from: '11:00', to: '11:30' }],
  },
];
/** Those of a new shop. */
const USUAL_BAYS: readonly NamelessBay[] = words.usualBays.map((name) => ({ ...ANY, name }));

export function bookingDemonstration(platform: Platform, parts: BookingParts): Required<Demonstration> {
  const db = platform.db.$extendTables<BookingTables>();
  const changed = () =>
    platform.pages.changed([BOOKING_SETTINGS_TAG, BOOKINGS_TAG, CATALOGUE_TAG, CATALOGUE_BULK_TAG]);
  return {
    load: async () => {
      if (await store.hasBookings(db)) return;
      await inTransaction(db, async (tx) => {
        const { bays } = await getSettings(tx);
        for (const [at, bay] of BAYS.entries()) await writeBay(tx, { ...bay, number: bays[at]?.number }, at);
      });
      await changed();
      const rows = await exampleRows(parts, platform.clock.now());
      await inTransaction(db, async (tx) => {
        if (rows.length === 0) return;
        // The lock that visitors take before anything else, so that neither waits for the other's tyres and bay.
        await lock(tx, 'bookingDay', [...new Set(rows.map(({ startsAt }) => helsinkiDay(startsAt)))]);
        for (const row of await store.insertWhereFree(tx, rows)) await reserve(tx, parts, row);
      });
      await changed();
    },
    clear: async () => {
      const now = platform.clock.now();
      await inTransaction(db, async (tx) => {
        const removed = await store.removeFrom(tx, 'demonstration');
        for (const row of removed) await release(tx, parts, row, now);
        await clearBays(tx, now);
      });
      await changed();
    },
  };
}

type ExampleRow = ReturnType<typeof rowOf>;
type ReservedBooking = Pick<BookingRow, 'state' | 'productId' | 'quantity' | 'hotelSetId' | 'startsAt'>;

/** Its tyres and its set are reserved as those of a booking that was made on the site. */
async function reserve(tx: Tx, { catalogue, bookedSets }: BookingParts, row: ReservedBooking): Promise<void> {
  if (!OPEN_STATES.includes(row.state)) return;
  if (row.productId) await catalogue.reserveTyres(tx, row.productId, row.quantity);
  if (row.hotelSetId) {
    await bookedSets.setBooked(tx.$pickTables<never>(), row.hotelSetId, helsinkiDay(row.startsAt));
  }
}

async function release(
  tx: Tx,
  { catalogue, bookedSets }: BookingParts,
  row: ReservedBooking,
  now: Date,
): Promise<void> {
  const { state, productId, quantity, hotelSetId } = row;
  if (!OPEN_STATES.includes(state)) return;
  if (productId) await catalogue.adjustReservedStock(tx, { productId, reserved: -quantity, used: 0 }, now);
  if (hotelSetId) await bookedSets.setBooked(tx.$pickTables<never>(), hotelSetId, null);
}

/** Bays that staff have changed stay; where none was, those of a new shop come back. */
async function clearBays(tx: Tx, now: Date): Promise<void> {
  const { bays } = await getSettings(tx);
  const madeUp = bays.filter(({ number: _number, ...bay }) =>
    BAYS.some((made) => isDeepStrictEqual(made, bay)),
  );
  const usual = madeUp.length === bays.length ? USUAL_BAYS : [];
  for (const [at, { number }] of madeUp.entries()) {
    const instead = usual[at];
    if (instead) await writeBay(tx, { ...instead, number }, at);
    else if (!(await store.findAheadIn(tx, number, now))) await removeBay(tx, number, now);
  }
}

async function exampleRows(parts: BookingParts, now: Date): Promise<ExampleRow[]> {
  const rules = await parts.times.rules();
  const sets = [...(await parts.bookedSets.listInSeason(SETS))];
  const examples = exampleBookings(rules, now, await tyresAtHand(parts));
  let tyreBookings = 0;
  const rows: ExampleRow[] = [];
  for (const [at, example] of examples.entries()) {
    const isOpen = OPEN_STATES.includes(example.state);
    if (isOpen && example.productId) tyreBookings += 1;
    const productId = isOpen && tyreBookings > TYRE_BOOKINGS ? null : example.productId;
    const set = isOpen && example.work.service === 'storageWithChange' ? sets.shift() : undefined;
    const work = await parts.work.check({ ...example.work, productId, quantity: SET });
    const wanted = {
      work,
      price: await parts.work.price(work),
      ...customerOf(at, set),
      startMs: example.startMs,
    };
    const row = rowOf(wanted, rules, { bay: example.bay, now: bookedAt(example, at, now) });
    rows.push({ ...row, state: example.state });
  }
  return rows;
}

/** Tyres on the shop's own shelf, enough for several cars. */
async function tyresAtHand({ catalogue }: BookingParts): Promise<ProductCard[]> {
  const { items } = await catalogue.searchTyres({ isInStock: true }, { pageSize: LOOKED_TYRES });
  return items.filter(({ stock }) => stock.kind === 'own' && stock.count >= SPARE_TYRES);
}

function customerOf(at: number, set: { id: string; ownerName: string } | undefined) {
  return {
    source: 'demonstration' as const,
    name: set?.ownerName ?? words.customer(at + 1),
    phone: words.phone,
    email: '',
    licencePlate: words.plate((at * 37 + 11) % 1000),
    note: at % 9 === 4 ? (words.notes[at % words.notes.length] ?? '') : '',
    hotelSetId: set?.id ?? null,
    customerId: null,
    address: '',
  };
}

/** From some hours to ten days before its time, and not after the day it is loaded. */
function bookedAt({ startMs }: ExampleBooking, at: number, now: Date): Date {
  const hours = 2 + ((at * 29) % 238);
  return new Date(Math.min(startMs - hours * HOUR_MS, now.getTime() - ((at * 7) % 120) * MINUTE_MS));
}
