// What is stored of a customer, for the export of an account and its removal, and how long it is stored at all.
import { helsinkiDay, monthsBefore } from '../../../../platform/contract/dates.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { AnyJob } from '../../../../platform/server/jobs/jobs.ts';
import { retentionJob } from '../../../../platform/server/jobs/retention.ts';
import type { PersonalData } from '../../../../platform/server/personal-data.ts';
import { listAheadOf } from '../store.ts';
import type { BookingTables } from '../tables.ts';
import * as waiting from '../waiting/waiting-store.ts';
import type { WaitingTables } from '../waiting/waiting-store.ts';
import * as store from './own-store.ts';

export function bookingPersonalData(platform: Platform): PersonalData {
  const db = platform.db.$extendTables<BookingTables & WaitingTables>();
  return {
    name: 'bookings',
    // Without what the shop notes for itself.
    exportOf: async ({ _id, email }) => ({
      bookings: (await store.listOf(db, _id, email)).map(
        ({ staffNote: _staffNote, phoneKey: _phoneKey, code: _code, ...booking }) => booking,
      ),
      waiting: await store.listWaitingOf(db, email),
    }),
    // An appointment ahead stays, as a set on a shelf is: its customer still comes. Nobody is offered a time any more.
    erase: ({ _id, email }) =>
      inTransaction(db, async (tx) => {
        await store.releaseOf(tx, _id, email, platform.clock.now());
        // A time reserved for them is freed by the next run of offers.
        await store.removeWaitingOf(tx, email);
      }),
    isInUse: async ({ _id }) => (await listAheadOf(db, _id, platform.clock.now())).length > 0,
    follow: ({ _id, email }, oldEmail) => store.changeEmail(db, _id, oldEmail, email),
  };
}

/** Every night: past bookings become anonymous after the shop's time, and past days have no line any more. */
export function forgetBookingsJob(platform: Platform, retentionMonths: () => Promise<number>): AnyJob {
  const db = platform.db.$extendTables<BookingTables & WaitingTables>();
  return retentionJob('bookings.forget', '55 3 * * *', async () => {
    const now = platform.clock.now();
    await waiting.removePast(db, helsinkiDay(now));
    return store.anonymize(db, monthsBefore(now, await retentionMonths()), now);
  });
}
