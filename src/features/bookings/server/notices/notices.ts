// Notifies customers of their bookings: by email, or by text message where a phone number is all there is. Each is one job
// that is enqueued in the transaction of the change.
import { z } from 'zod';

import type { Platform } from '../../../../platform/server/context.ts';
import type { SqlRunner } from '../../../../platform/server/db/transaction.ts';
import { defineJob, type Job } from '../../../../platform/server/jobs/jobs.ts';
import { sendShopEmail } from '../../../../platform/server/mail/shop-email.ts';
import { internationalNumber } from '../../../../platform/server/sms/sms.ts';
import type { ShopProfile } from '../../../shop-profile/shop-profile.ts';
import type { BookingSettings } from '../../contract/settings.ts';
import { NOTICE_KINDS, type NoticeKind } from '../../messages/emails.ts';
import { findBooking } from '../store.ts';
import type { BookingRow, BookingTables } from '../tables.ts';
import { noticeEmail, noticeSms, type NoticeContext } from './notice-texts.ts';

export interface NoticeSources {
  shop: () => Promise<{ profile: ShopProfile }>;
  settings: () => Promise<Pick<BookingSettings, 'texts' | 'cancelMinutes'>>;
}

const noticeSchema = z.object({
  bookingId: z.string(),
  kind: z.enum(NOTICE_KINDS),
  /** The time it is about. */
  start: z.iso.datetime(),
  /** The time before a change. */
  before: z.iso.datetime().optional(),
});
export type NoticeJob = Job<z.output<typeof noticeSchema>>;

/** A change by staff can be undone for 10 s; until then nobody is notified. */
const UNDO_MS = 15_000;

export function noticeJob(platform: Platform, sources: NoticeSources): NoticeJob {
  const db = platform.db.$extendTables<BookingTables>();
  return defineJob({
    name: 'bookings.notice',
    schema: noticeSchema,
    concurrency: 2,
    // About eight hours.
    retry: { attempts: 100, firstDelayS: 20 },
    timeLimitS: 120,
    run: async (context) => {
      const { bookingId, kind, start, before } = context.data;
      const booking = await findBooking(db, bookingId);
      const now = platform.clock.now();
      if (!booking || booking.startsAt.toISOString() !== start || !isStillTrue(kind, booking, now)) return;
      const [{ profile }, settings] = await Promise.all([sources.shop(), sources.settings()]);
      const notice: NoticeContext = {
        kind,
        booking,
        before: before === undefined ? undefined : new Date(before),
        profile,
        settings,
        publicUrl: platform.settings.publicUrl,
        now,
      };
      if (booking.email !== '') {
        await sendShopEmail(platform, context, booking.email, profile, noticeEmail(notice));
      } else if (booking.phone !== '') {
        const { jobId: id, signal, log } = context;
        const message = { id, to: internationalNumber(booking.phone), text: noticeSms(notice) };
        const outcome = await platform.sms.send(message, signal);
        if (outcome.kind === 'refused') log.info({ status: outcome.status }, 'a text message was refused');
      }
    },
  });
}

/** Changed again or over meanwhile: another email is on its way, or none is needed. */
function isStillTrue(kind: NoticeKind, { state, startsAt }: BookingRow, now: Date): boolean {
  if (kind === 'cancellation' || kind === 'shopCancellation') return state === 'cancelled';
  return state === 'booked' && startsAt > now;
}

export interface Notice {
  booking: Pick<BookingRow, 'id' | 'startsAt'>;
  kind: NoticeKind;
  before?: Date | undefined;
}

/** In the transaction of the change. `mayBeUndone`: staff did it. */
export async function enqueueNotices(
  { jobs, clock }: Platform,
  job: NoticeJob,
  tx: SqlRunner,
  { notices, mayBeUndone }: { notices: readonly Notice[]; mayBeUndone: boolean },
): Promise<void> {
  const all = notices.map(({ booking, kind, before }) => ({
    bookingId: booking.id,
    kind,
    start: booking.startsAt.toISOString(),
    ...(before && { before: before.toISOString() }),
  }));
  if (!mayBeUndone) return jobs.enqueueAll(job, all, tx);
  const startAfter = new Date(clock.now().getTime() + UNDO_MS);
  for (const data of all) await jobs.enqueue(job, data, { tx, startAfter });
}
