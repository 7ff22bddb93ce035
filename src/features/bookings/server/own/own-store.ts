// SQL of what is stored of a customer: their bookings and places in line, by account or confirmed address.
import { sql, type ExpressionBuilder, type Kysely, type Transaction } from 'kysely';

import { changeRows } from '../../../../platform/server/db/rows.ts';
import type { BookingRow, BookingTables } from '../tables.ts';
import type { WaitingTables } from '../waiting/waiting-store.ts';

type OwnTables = BookingTables & WaitingTables;
export type Db = Kysely<OwnTables>;
type Tx = Transaction<OwnTables>;

const isOf = (customerId: string, email: string) => (row: ExpressionBuilder<OwnTables, 'booking'>) =>
  row.or([
    row('customerId', '=', customerId),
    ...(email === '' ? [] : [row(row.fn<string>('lower', ['email']), '=', email.toLowerCase())]),
  ]);

/** Newest first. */
export function listOf(db: Db, customerId: string, email: string): Promise<BookingRow[]> {
  return db
    .selectFrom('booking')
    .selectAll()
    .where(isOf(customerId, email))
    .orderBy('startsAt', 'desc')
    .execute();
}

export function listWaitingOf(db: Db, email: string) {
  return db
    .selectFrom('bookingWaiting')
    .select(['day', 'wanted', 'name', 'email', 'offeredStart', 'offeredUntil', 'createdAt'])
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .orderBy('day')
    .execute();
}

/** Clears personal data; the rest stays for the statistics. The code becomes invalid. */
const ANONYMOUS = {
  code: sql<string>`gen_random_uuid()::text`,
  customerId: null,
  hotelSetId: null,
  name: '',
  phone: '',
  phoneKey: '',
  email: '',
  licencePlate: '',
  note: '',
  staffNote: '',
  isReleased: false,
} as const;

/**
 * Ends the tie between bookings and an account that is erased. Those that are over become anonymous; one that is ahead stays as it
 * was booked, so that the shop can keep the appointment, and becomes anonymous once it is over.
 */
export async function releaseOf(tx: Tx, customerId: string, email: string, now: Date): Promise<void> {
  await tx
    .updateTable('booking')
    .set({ ...ANONYMOUS })
    .where(isOf(customerId, email))
    .where((row) => row.or([row('endsAt', '<', now), row('state', 'in', ['cancelled', 'no_show', 'done'])]))
    .execute();
  await tx
    .updateTable('booking')
    .set((row) => ({ customerId: null, isReleased: true, version: row('version', '+', 1) }))
    .where(isOf(customerId, email))
    .execute();
}

export async function removeWaitingOf(tx: Tx, email: string): Promise<void> {
  await tx
    .deleteFrom('bookingWaiting')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .execute();
}

/** Bookings that ended before then, and those of erased accounts that are over; how many. */
export function anonymize(db: Db, before: Date, now: Date): Promise<number> {
  return changeRows(
    db
      .updateTable('booking')
      .set({ ...ANONYMOUS })
      .where('kind', '=', 'booking')
      .where('name', '<>', '')
      .where((row) =>
        row.or([
          row('endsAt', '<', before),
          row.and([row('isReleased', '=', true), row('endsAt', '<', now)]),
        ]),
      ),
  );
}

/** The customer's bookings ahead that have the old address get the new one. */
export async function changeEmail(
  db: Db,
  customerId: string,
  oldEmail: string,
  email: string,
): Promise<void> {
  await db
    .updateTable('booking')
    .set((row) => ({ email, version: row('version', '+', 1) }))
    .where(isOf(customerId, oldEmail))
    .where(({ fn }) => fn<string>('lower', ['email']), '=', oldEmail.toLowerCase())
    .execute();
}
