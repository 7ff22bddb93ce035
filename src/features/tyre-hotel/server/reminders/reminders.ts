// Reminds customers of their coming season change: daily, one email for each set and turn, until they unsubscribe. Advice to
// change now, as in early frost, sends it earlier.
import { z } from 'zod';

import { daysBetween, helsinkiDay } from '../../../../platform/contract/dates.ts';
import { invalid } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { defineJob, type AnyJob } from '../../../../platform/server/jobs/jobs.ts';
import { reminderPage } from '../../messages/emails.ts';
import { hotelErrors } from '../../messages/tyre-hotel.ts';
import { turnKey } from '../../season-turn.ts';
import * as store from '../store.ts';
import type { HotelTables } from '../store.ts';
import type { ReminderEmailJob, ReminderSources } from './emails.ts';
import { readReminderToken } from './reminder-links.ts';

/** Within this many days of the legal date, the season's advice applies to this turn. */
const ADVICE_WINDOW_DAYS = 61;

interface RemindParts extends Pick<ReminderSources, 'turns' | 'getSeasonLine'> {
  email: ReminderEmailJob;
}

export function remindJob(platform: Platform, { email, turns, getSeasonLine }: RemindParts): AnyJob {
  const db = platform.db.$extendTables<HotelTables>();
  return defineJob({
    name: 'tyre-hotel.remind',
    schema: z.object({}),
    schedule: { cron: '10 9 * * *' },
    isSerial: true,
    run: async ({ log }) => {
      const today = helsinkiDay(platform.clock.now());
      const [current, { advisedTurn }] = await Promise.all([turns(), getSeasonLine()]);
      let count = 0;
      for (const [seasons, turn] of [
        [['summer'], current.summer],
        [['friction', 'studded'], current.friction],
      ] as const) {
        const isAdvisedNow =
          turn.season === advisedTurn && Math.abs(daysBetween(turn.lawDay, today)) <= ADVICE_WINDOW_DAYS;
        if (today < turn.remindDay && !isAdvisedNow) continue;
        const key = turnKey(turn);
        count += await inTransaction(db, async (tx) => {
          // Marked and enqueued in one transaction, so that each marked set gets exactly one email.
          const ids = await store.markReminded(tx, seasons, key, turn.firstDay);
          for (const setId of ids) await platform.jobs.enqueue(email, { setId, turn: key }, { tx });
          return ids.length;
        });
      }
      if (count > 0) log.info({ count }, 'reminders of the season change enqueued');
    },
  });
}

/** Ends the reminders of the set that a token names; 422 for an invalid token. */
export async function stopRemindersBy(platform: Platform, token: string): Promise<{ message: string }> {
  const setId = await readReminderToken(platform.keys, token);
  if (setId === undefined) throw invalid('tyre_set.link_invalid', hotelErrors.linkInvalid);
  const db = platform.db.$extendTables<HotelTables>();
  await inTransaction(db, async (tx) => {
    const set = await store.lockSet(tx, setId);
    if (set?.wantsReminders) {
      await store.updateSet(tx, setId, { wantsReminders: false }, platform.clock.now());
    }
  });
  return { message: reminderPage.done };
}
