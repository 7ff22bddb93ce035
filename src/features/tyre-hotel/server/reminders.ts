// Reminding of the change that comes: every morning, once for each set and turn, until the customer wants no more.
import { z } from 'zod';

import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { invalid } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { defineJob } from '../../../platform/server/jobs/jobs.ts';
import type { AnyJob } from '../../../platform/server/jobs/jobs.ts';
import { reminderPage } from '../messages-letters.ts';
import { hotelErrors } from '../messages.ts';
import { turnKey } from '../season-turn.ts';
import type { LetterSources, ReminderLetterJob } from './letters.ts';
import { readReminderToken } from './reminder-links.ts';
import * as store from './store.ts';
import type { HotelTables } from './store.ts';

export function remindJob(
  platform: Platform,
  letter: ReminderLetterJob,
  turns: LetterSources['turns'],
): AnyJob {
  const db = platform.db.$extendTables<HotelTables>();
  return defineJob({
    name: 'tyre-hotel.remind',
    schema: z.object({}),
    schedule: { cron: '10 9 * * *' },
    isSerial: true,
    run: async ({ log }) => {
      const today = helsinkiDay(platform.clock.now());
      const current = await turns();
      let count = 0;
      for (const [seasons, turn] of [
        [['summer'], current.summer],
        [['friction', 'studded'], current.friction],
      ] as const) {
        if (today < turn.remindDay) continue;
        const key = turnKey(turn);
        await db.transaction().execute(async (tx) => {
          // Marked and enqueued together: whoever is marked gets the letter, and once.
          const ids = await store.markReminded(tx, seasons, key, turn.firstDay);
          for (const setId of ids) await platform.jobs.enqueue(letter, { setId, turn: key }, { tx });
          count += ids.length;
        });
      }
      if (count > 0) log.info({ count }, 'reminders of the season change enqueued');
    },
  });
}

/** Ends the reminders of the set that a token names; 422 for a token that is not ours. */
export async function stopRemindersBy(platform: Platform, token: string): Promise<{ message: string }> {
  const setId = await readReminderToken(platform.keys, token);
  if (setId === undefined) throw invalid('tyre_set.link_invalid', hotelErrors.linkInvalid);
  const db = platform.db.$extendTables<HotelTables>();
  await db.transaction().execute(async (tx) => {
    const set = await store.lockSet(tx, setId);
    if (set?.wants_reminders) {
      await store.updateSet(tx, setId, { wants_reminders: false }, platform.clock.now());
    }
  });
  return { message: reminderPage.done };
}
