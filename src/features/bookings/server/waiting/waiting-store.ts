// All SQL of the waiting list, and of the times that are reserved for those who were offered them.
import type { ColumnType, Kysely, Selectable, Transaction } from 'kysely';

import type { IsoDay } from '../../../../platform/contract/dates.ts';
import { countRows, hasRow } from '../../../../platform/server/db/rows.ts';
import type { RequestedWork } from '../../booking-query.ts';
import type { BookingRow, BookingTables } from '../tables.ts';

interface WaitingTable {
  id: string;
  code: string;
  day: IsoDay;
  wanted: ColumnType<RequestedWork, string, string>;
  name: string;
  email: string;
  offeredStart: Date | null;
  offeredUntil: Date | null;
  createdAt: Date;
}

export type WaitingTables = { bookingWaiting: WaitingTable };
export type WaitingRow = Selectable<WaitingTable>;
export type Tables = BookingTables & WaitingTables;
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** False when the address is in the line of that day already. */
export function insertWaiting(
  tx: Tx,
  { wanted, ...row }: Omit<WaitingRow, 'offeredStart' | 'offeredUntil'>,
): Promise<boolean> {
  return hasRow(
    tx
      .insertInto('bookingWaiting')
      .values({ ...row, wanted: JSON.stringify(wanted), offeredStart: null, offeredUntil: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id'),
  );
}

/** The place in line that somebody without an offer, or with a lapsed one, had and takes again at its end. */
export async function rejoin(tx: Tx, email: string, day: IsoDay, now: Date): Promise<void> {
  await tx
    .updateTable('bookingWaiting')
    .set({ offeredStart: null, offeredUntil: null, createdAt: now })
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .where('day', '=', day)
    .where('offeredUntil', '<=', now)
    .execute();
}

export function findByCode(db: Db, code: string): Promise<WaitingRow | undefined> {
  return db.selectFrom('bookingWaiting').selectAll().where('code', '=', code).executeTakeFirst();
}

export function findWaiting(db: Db, id: string): Promise<WaitingRow | undefined> {
  return db.selectFrom('bookingWaiting').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function lockByCode(tx: Tx, code: string): Promise<WaitingRow | undefined> {
  return tx.selectFrom('bookingWaiting').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
}

/** Those who have no offer, in the order of their turns. */
export function listInLine(db: Db, from: IsoDay): Promise<WaitingRow[]> {
  return db
    .selectFrom('bookingWaiting')
    .selectAll()
    .where('day', '>=', from)
    .where('offeredUntil', 'is', null)
    .orderBy('day')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function isAnybodyWaiting(db: Db, from: IsoDay): Promise<boolean> {
  return hasRow(db.selectFrom('bookingWaiting').select('id').where('day', '>=', from).limit(1));
}

/** How many wait for the day before this one. */
export function countAhead(db: Db, { day, createdAt }: WaitingRow): Promise<number> {
  return countRows(
    db
      .selectFrom('bookingWaiting')
      .where('day', '=', day)
      .where('createdAt', '<', createdAt)
      .where('offeredUntil', 'is', null),
  );
}

/** By day and turn. */
export function listWaiting(db: Db, from: IsoDay, to: IsoDay): Promise<WaitingRow[]> {
  return db
    .selectFrom('bookingWaiting')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .orderBy('createdAt')
    .execute();
}

/** False when there is no such place in line without an offer any more. */
export function setOffer(tx: Tx, id: string, start: Date, until: Date): Promise<boolean> {
  return hasRow(
    tx
      .updateTable('bookingWaiting')
      .set({ offeredStart: start, offeredUntil: until })
      .where('id', '=', id)
      .where('offeredUntil', 'is', null)
      .returning('id'),
  );
}

/** To the end of the line. */
export async function clearOffer(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('bookingWaiting')
    .set({ offeredStart: null, offeredUntil: null, createdAt: now })
    .where('id', '=', id)
    .execute();
}

export async function removeWaiting(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('bookingWaiting').where('id', '=', id).execute();
}

/** The time reserved for somebody, where it still is: it has the id of their place in line. */
export function findHold(db: Db, waiting: WaitingRow): Promise<{ id: string } | undefined> {
  return offeredSlot(db, waiting).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function lockHold(tx: Tx, waiting: WaitingRow): Promise<{ id: string } | undefined> {
  return offeredSlot(tx, waiting).forUpdate().executeTakeFirst();
}

function offeredSlot(db: Db, { id, offeredStart }: WaitingRow) {
  return db
    .selectFrom('booking')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .where('startsAt', '=', offeredStart);
}

/** Those whose reserved time staff have put to another use are in line again, at their old turn. */
export async function clearLostOffers(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('bookingWaiting')
    .set({ offeredStart: null, offeredUntil: null })
    .where('offeredUntil', '>', now)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('booking')
            .select('booking.id')
            .whereRef('booking.id', '=', 'bookingWaiting.id')
            .whereRef('booking.startsAt', '=', 'bookingWaiting.offeredStart')
            .where('booking.state', '=', 'booked'),
        ),
      ),
    )
    .execute();
}

/** Frees what is reserved for these places in line; the days that changed. */
export function removeHolds(tx: Tx, ids: readonly string[]): Promise<Pick<BookingRow, 'startsAt'>[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx
    .deleteFrom('booking')
    .where('id', 'in', ids)
    .where('source', '=', 'waiting_list')
    .where('kind', '=', 'block')
    .returning('startsAt')
    .execute();
}

/** Frees reserved times whose offer has expired or whose waiting list entry is gone. */
export function removeLapsedHolds(tx: Tx, now: Date): Promise<Pick<BookingRow, 'startsAt'>[]> {
  return tx
    .deleteFrom('booking')
    .where('source', '=', 'waiting_list')
    .where('kind', '=', 'block')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('bookingWaiting')
            .select('bookingWaiting.id')
            .whereRef('bookingWaiting.id', '=', 'booking.id')
            .where('bookingWaiting.offeredUntil', '>', now),
        ),
      ),
    )
    .returning('startsAt')
    .execute();
}

/** Nobody waits for a day that is over. */
export async function removePast(db: Db, today: IsoDay): Promise<void> {
  await db.deleteFrom('bookingWaiting').where('day', '<', today).execute();
}
