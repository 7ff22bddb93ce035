// SQL of reminders: which bookings have been reminded of.
import type { BookingRow, Tx } from '../tables.ts';

export interface DueReminders {
  from: Date;
  to: Date;
  madeBefore: Date;
  now: Date;
}

/** Marks the bookings of these days that are to be reminded of. Demonstration bookings have no customer. */
export function markReminded(
  tx: Tx,
  { from, to, madeBefore, now }: DueReminders,
): Promise<Pick<BookingRow, 'id' | 'startsAt'>[]> {
  return tx
    .updateTable('booking')
    .set({ remindedAt: now })
    .where('kind', '=', 'booking')
    .where('state', '=', 'booked')
    .where('source', '<>', 'demonstration')
    .where('remindedAt', 'is', null)
    .where('startsAt', '>=', from)
    .where('startsAt', '<', to)
    .where('createdAt', '<', madeBefore)
    .where((row) => row.or([row('email', '<>', ''), row('phone', '<>', '')]))
    .returning(['id', 'startsAt'])
    .execute();
}

export async function setReminded(tx: Tx, id: string, remindedAt: Date): Promise<void> {
  await tx.updateTable('booking').set({ remindedAt }).where('id', '=', id).execute();
}

/** Those of a restored shop that the original may have reminded of. */
export async function markRemindedBefore(tx: Tx, before: Date, now: Date): Promise<void> {
  await tx
    .updateTable('booking')
    .set({ remindedAt: now })
    .where('remindedAt', 'is', null)
    .where('startsAt', '<', before)
    .execute();
}
