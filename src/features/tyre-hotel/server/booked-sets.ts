// What bookings need of stored sets: their owners, their shelves, and that their change is booked.
import type { Transaction } from 'kysely';

import { helsinkiDay } from '../../../platform/contract/dates.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { nextTurn, turnKey } from '../season-turn.ts';
import { findOwnSet } from './own/owner-store.ts';
import { readSetBookingToken } from './reminders/booking-links.ts';
import { codeOf } from './set-shapes.ts';
import { auditFields } from './set-writes.ts';
import {
  findSet,
  listByIds,
  listStored,
  lockSet,
  updateSet,
  type HotelTables,
  type SetRow,
} from './store.ts';

export interface BookedSet {
  /** 'R-0042' */
  code: string;
  shelf: string;
  /** It is no longer on a shelf of the hotel. */
  isReturned: boolean;
}

export function bookedSets(
  platform: Platform,
  { confirmedEmail }: { confirmedEmail: (customerId: string) => Promise<string> },
) {
  const db = platform.db.$extendTables<HotelTables>();
  const turnOf = ({ season }: SetRow) => turnKey(nextTurn(season, helsinkiDay(platform.clock.now())));
  return {
    /** By id; unknown ids are left out. */
    list: async (ids: readonly string[]): Promise<ReadonlyMap<string, BookedSet>> => {
      const rows = ids.length === 0 ? [] : await listByIds(db, ids);
      return new Map(
        rows.map(({ id, number, shelf, returnedOn }) => [
          id,
          { code: codeOf(number), shelf, isReturned: returnedOn !== null },
        ]),
      );
    },
    /** Sets on the shelves that go under a car at this time of the year. */
    listInSeason: (count: number) => {
      const part = helsinkiDay(platform.clock.now()).slice(5);
      const isSummer = part >= '04-01' && part < '10-01';
      return listStored(db, isSummer ? ['summer'] : ['friction', 'studded'], count);
    },
    /** The set that a mailed link is for, while it is stored and its turn is still to come. */
    findByLink: async (token: string): Promise<{ id: string; code: string } | undefined> => {
      const linked = await readSetBookingToken(platform.keys, token);
      const set = linked && (await findSet(db, linked.setId));
      const isOpen = set?.returnedOn === null && turnOf(set) === linked?.turn;
      return set && isOpen ? { id: set.id, code: codeOf(set.number) } : undefined;
    },
    exists: async (id: string) => (await findSet(db, id)) !== undefined,
    isOwn: async (id: string, customerId: string) =>
      (await findOwnSet(db, id, customerId, await confirmedEmail(customerId))) !== undefined,
    /** Records in the booking's transaction that the change of a set is booked for a day; null: it must be agreed again. */
    setBooked: async (transaction: Transaction<object>, id: string, bookedOn: string | null) => {
      const tx = transaction.$extendTables<HotelTables>();
      const before = await lockSet(tx, id);
      // The set may have been removed, or its change done, since it was booked.
      if (!before || (bookedOn === null && before.changeState !== 'booked')) return;
      const after = await updateSet(
        tx,
        id,
        {
          changeState: bookedOn === null ? 'due' : 'booked',
          bookedOn,
          triedAt: null,
          changeTurn: turnOf(before),
        },
        platform.clock.now(),
      );
      await platform.audit.record(tx, {
        action: 'changed',
        entity: 'tyre-set',
        entityId: id,
        name: codeOf(after.number),
        before: auditFields(before),
        after: auditFields(after),
      });
    },
  };
}

export type BookedSets = ReturnType<typeof bookedSets>;
