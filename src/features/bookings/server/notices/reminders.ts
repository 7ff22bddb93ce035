// Reminding of tomorrow's bookings: in the evening, once for each, marked and enqueued in one transaction.
import { z } from 'zod';

import { addDays, helsinkiDay, helsinkiInstant } from '../../../../platform/contract/dates.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { defineJob, type AnyJob } from '../../../../platform/server/jobs/jobs.ts';
import type { BookingTables, Tx } from '../tables.ts';
import { markReminded, markRemindedBefore } from './notice-store.ts';
import { enqueueNotices, type NoticeJob } from './notices.ts';

/** A customer who books the next day after this time has just had a confirmation. */
const EVENING = '16:00';
const REMINDING = '18:00';

export function remindJob(platform: Platform, notice: NoticeJob): AnyJob {
  const db = platform.db.$extendTables<BookingTables>();
  return defineJob({
    name: 'bookings.remind',
    schema: z.object({}),
    // Several times, so that an evening is not missed because nothing ran at six.
    schedule: { cron: '*/15 18-20 * * *' },
    isSerial: true,
    run: async ({ log }) => {
      const now = platform.clock.now();
      const today = helsinkiDay(now);
      const due = {
        from: helsinkiInstant(addDays(today, 1), '00:00'),
        to: helsinkiInstant(addDays(today, 2), '00:00'),
        madeBefore: helsinkiInstant(today, EVENING),
        now,
      };
      const count = await inTransaction(db, async (tx) => {
        const bookings = await markReminded(tx, due);
        for (const booking of bookings) {
          await enqueueNotices(platform, notice, tx, {
            notices: [{ booking, kind: 'reminder' }],
            mayBeUndone: false,
          });
        }
        return bookings.length;
      });
      if (count > 0) log.info({ count }, 'reminders of bookings enqueued');
    },
  });
}

/** Whether a booking that is moved now to `start` needs no reminder: its customer was reminded this evening. */
export function isRemindedThisEvening(start: Date, now: Date): boolean {
  const today = helsinkiDay(now);
  return now >= helsinkiInstant(today, EVENING) && helsinkiDay(start) <= addDays(today, 1);
}

/** In a shop that was restored from a backup: what the original may have reminded of by now is not reminded of again. */
export async function markRemindedByOriginal(tx: Tx, now: Date): Promise<void> {
  const today = helsinkiDay(now);
  const isReminding = now >= helsinkiInstant(today, REMINDING);
  await markRemindedBefore(tx, helsinkiInstant(addDays(today, isReminding ? 2 : 1), '00:00'), now);
}
