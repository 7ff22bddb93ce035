// All SQL of bookings; that of what the shop has set is in settings-store.ts.
import { sql, type Insertable, type Updateable } from 'kysely';

import { DAY_MS } from '../../../platform/contract/durations.ts';
import { MAX_PEOPLE } from '../../../platform/contract/paging.ts';
import { phoneNumberCore } from '../../../platform/contract/phone-number.ts';
import { likePattern } from '../../../platform/contract/text.ts';
import { hasRow } from '../../../platform/server/db/rows.ts';
import { OPEN_STATES, type BookingSource, type BookingState } from '../booking-rules.ts';
import type { BookingRow, BookingTables, Db, Tx } from './tables.ts';

export type NewBooking = Insertable<BookingTables['booking']>;
export type BookingChange = Omit<Updateable<BookingTables['booking']>, 'id' | 'version' | 'updatedAt'>;

/** The exclusion of two bookings in a bay at a time. */
export const BAY_FREE = 'booking_bay_free';
/** No booking and no blocked time is longer. */
export const MAX_MS = DAY_MS;

const NOT_IN_BAY: readonly BookingState[] = ['cancelled', 'no_show'];

export type OccupiedRow = Pick<
  BookingRow,
  'id' | 'bay' | 'startsAt' | 'endsAt' | 'freeAt' | 'source' | 'kind' | 'state'
>;

/** What takes a bay at some time of these spans; each once. */
export async function listOccupied(
  db: Db,
  spans: readonly { from: Date; to: Date }[],
): Promise<OccupiedRow[]> {
  if (spans.length === 0) return [];
  const { rows } = await sql<OccupiedRow>`
    select distinct id, bay, starts_at, ends_at, free_at, source, kind, state
    from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as span ("from" timestamptz, "to" timestamptz)
    join booking on starts_at >= span."from" - interval '1 day' and starts_at < span."to" and free_at > span."from"
    where state not in ('cancelled', 'no_show')`.execute(db);
  return rows;
}

export async function insertBookings(tx: Tx, rows: readonly NewBooking[]): Promise<BookingRow[]> {
  return rows.length === 0 ? [] : tx.insertInto('booking').values(rows).returningAll().execute();
}

/** Those whose bay is taken by then are left out. */
export function insertWhereFree(tx: Tx, rows: readonly NewBooking[]): Promise<BookingRow[]> {
  return tx
    .insertInto('booking')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
}

/** Made since then for one of these starts, and not cancelled. */
export async function listJustBooked(db: Db, starts: readonly Date[], since: Date): Promise<BookingRow[]> {
  if (starts.length === 0) return [];
  return db
    .selectFrom('booking')
    .selectAll()
    .where('startsAt', 'in', starts)
    .where('createdAt', '>', since)
    .where('state', '=', 'booked')
    .execute();
}

export async function hasBookings(db: Db): Promise<boolean> {
  return (await db.selectFrom('booking').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** As they were. */
export function removeFrom(tx: Tx, source: BookingSource): Promise<BookingRow[]> {
  return tx.deleteFrom('booking').where('source', '=', source).returningAll().execute();
}

export function updateBooking(tx: Tx, id: string, change: BookingChange, now: Date): Promise<BookingRow> {
  return tx
    .updateTable('booking')
    .set(change)
    .set((row) => ({ version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findBooking(db: Db, id: string): Promise<BookingRow | undefined> {
  return db.selectFrom('booking').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findByCode(db: Db, code: string): Promise<BookingRow | undefined> {
  return db.selectFrom('booking').selectAll().where('code', '=', code).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function lockBooking(tx: Tx, id: string): Promise<BookingRow | undefined> {
  return tx.selectFrom('booking').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function lockByCode(tx: Tx, code: string): Promise<BookingRow | undefined> {
  return tx.selectFrom('booking').selectAll().where('code', '=', code).forUpdate().executeTakeFirst();
}

/** Those that begin between two instants, by their start; the first by words where there are any. */
export function listBookings(db: Db, from: Date, to: Date, q = ''): Promise<BookingRow[]> {
  const pattern = likePattern(q);
  // A number is found however it is spaced.
  const isNumber = /^\+?[\d\s()-]{4,}$/.test(q);
  const phone = phoneNumberCore(q) ?? q.replaceAll(/\D/g, '').replace(/^0/, '');
  return db
    .selectFrom('booking')
    .selectAll()
    .where('startsAt', '>=', from)
    .where('startsAt', '<', to)
    .$if(q !== '', (query) =>
      query
        .where((row) =>
          row.or([
            ...(['name', 'phone', 'email', 'licencePlate', 'productName', 'note', 'staffNote'] as const).map(
              (column) => row(column, 'ilike', pattern),
            ),
            ...(isNumber ? [row('phoneKey', 'like', likePattern(phone))] : []),
          ]),
        )
        .limit(MAX_PEOPLE),
    )
    .orderBy('startsAt')
    .orderBy('bay')
    .execute();
}

/** What is booked and still to come, by its start. */
export function listAhead(db: Db, now: Date): Promise<Pick<BookingRow, 'startsAt' | 'endsAt'>[]> {
  return db
    .selectFrom('booking')
    .select(['startsAt', 'endsAt'])
    .where('kind', '=', 'booking')
    .where('state', '=', 'booked')
    .where('startsAt', '>', now)
    .orderBy('startsAt')
    .execute();
}

/** The products of bookings that were made since then and not cancelled. */
export async function listBookedTyres(
  db: Db,
  since: Date,
): Promise<{ productId: string; createdAt: Date }[]> {
  const rows = await db
    .selectFrom('booking')
    .select(['productId', 'createdAt'])
    .where('createdAt', '>=', since)
    .where('productId', 'is not', null)
    .where('state', '!=', 'cancelled')
    .execute();
  return rows.flatMap(({ productId, createdAt }) => (productId === null ? [] : { productId, createdAt }));
}

/** How many times ahead each of these numbers has. */
export async function countOpenOf(
  tx: Tx,
  phoneKeys: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  if (phoneKeys.length === 0) return new Map();
  const rows = await tx
    .selectFrom('booking')
    .select(['phoneKey', ({ fn }) => fn.countAll<string>().as('count')])
    .where(sql<boolean>`phone_key = any(${phoneKeys}::text[])`)
    .where('state', '=', 'booked')
    .where('startsAt', '>', now)
    .groupBy('phoneKey')
    .execute();
  return new Map(rows.map(({ phoneKey, count }) => [phoneKey, Number(count)]));
}

/** Those of the sets whose change is booked and not over. */
export async function listBookedSets(tx: Tx, sets: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('booking')
    .select('hotelSetId')
    .where('hotelSetId', 'in', sets)
    .where('state', 'in', OPEN_STATES)
    .where('endsAt', '>', now)
    .execute();
  return new Set(rows.flatMap(({ hotelSetId }) => hotelSetId ?? []));
}

/** Whether a bay has something to do now or later. */
export function findAheadIn(tx: Tx, bay: number, now: Date): Promise<boolean> {
  return hasRow(
    tx
      .selectFrom('booking')
      .select('id')
      .where('bay', '=', bay)
      .where('endsAt', '>', now)
      .where('state', 'in', ['booked', 'arrived', 'working'])
      .limit(1),
  );
}

/** The booking in a bay at some time between two instants. */
export function findOverlapping(
  db: Db,
  { id, bay, startsAt, freeAt }: Pick<BookingRow, 'id' | 'bay' | 'startsAt' | 'freeAt'>,
): Promise<BookingRow | undefined> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('id', '<>', id)
    .where('bay', '=', bay)
    .where('startsAt', '<', freeAt)
    .where('freeAt', '>', startsAt)
    .where('state', 'not in', NOT_IN_BAY)
    .orderBy('startsAt')
    .limit(1)
    .executeTakeFirst();
}

/** The customer's own that are not over, the next one first. */
export function listAheadOf(db: Db, customerId: string, now: Date): Promise<BookingRow[]> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('state', 'in', OPEN_STATES)
    .where('endsAt', '>', now)
    .orderBy('startsAt')
    .execute();
}
