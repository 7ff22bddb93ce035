// What those in line are mailed: that they are in it, and that a time is reserved for them.
import { z } from 'zod';

import { formatWeekdayClock, formatWeekdayDate } from '../../../../platform/contract/dates.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { defineJob, type Job } from '../../../../platform/server/jobs/jobs.ts';
import { sendShopEmail } from '../../../../platform/server/mail/shop-email.ts';
import type { ShopProfile } from '../../../shop-profile/shop-profile.ts';
import { serviceTitles } from '../../messages/bookings.ts';
import { waitingTexts } from '../../messages/waiting.ts';
import { waitingPath } from '../../paths.ts';
import * as store from './waiting-store.ts';

const dataSchema = z.object({
  waitingId: z.string(),
  /** The offered time; null: that the address is in line now. */
  start: z.iso.datetime().nullable(),
});
export type WaitingEmailJob = Job<z.output<typeof dataSchema>>;

export function waitingEmailJob(
  platform: Platform,
  { shop }: { shop: () => Promise<{ profile: ShopProfile }> },
): WaitingEmailJob {
  const db = platform.db.$extendTables<store.Tables>();
  return defineJob({
    name: 'bookings.waiting-email',
    schema: dataSchema,
    concurrency: 2,
    retry: { attempts: 8, firstDelayS: 20 },
    timeLimitS: 120,
    run: async (context) => {
      const { waitingId, start } = context.data;
      const waiting = await store.findWaiting(db, waitingId);
      // Left, taken or over meanwhile.
      if (!waiting || (waiting.offeredStart?.toISOString() ?? null) !== start) return;
      const { email, day, wanted, offeredStart, offeredUntil } = waiting;
      if (offeredUntil && offeredUntil <= platform.clock.now()) return;
      const { profile } = await shop();
      const url = `${platform.settings.publicUrl}${waitingPath(waiting.code)}`;
      const service = serviceTitles[wanted.service];
      const texts =
        offeredStart && offeredUntil
          ? offerTexts(formatWeekdayClock(offeredStart), formatWeekdayClock(offeredUntil), service)
          : joinedTexts(formatWeekdayDate(day), service);
      await sendShopEmail(platform, context, email, profile, {
        ...texts,
        button: { text: texts.button, url },
        footer: [waitingTexts.leave(url)],
      });
    },
  });
}

function offerTexts(when: string, until: string, service: string) {
  const { offer } = waitingTexts;
  return {
    subject: offer.subject(when),
    title: offer.title,
    paragraphs: [offer.lead(when, service), offer.held(until)],
    button: offer.button,
  };
}

function joinedTexts(day: string, service: string) {
  const { joined } = waitingTexts;
  return {
    subject: joined.subject(day),
    title: joined.title,
    paragraphs: [joined.lead(day, service), joined.how],
    button: joined.button,
  };
}
