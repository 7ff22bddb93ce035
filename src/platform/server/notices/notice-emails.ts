// The two emails of a notice: that it has to be confirmed, and what was waited for.
import type { RawBuilder } from 'kysely';
import { z } from 'zod';

import type { Platform } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { defineJob, type Job } from '../jobs/jobs.ts';
import type { MailedLinks } from '../mail/mailed-links.ts';
import { sendShopEmail, type EmailSender, type EmailTexts } from '../mail/shop-email.ts';
import type { NoticeRow, NoticeTable } from './notice-table.ts';

const emailSchema = z.object({ noticeId: z.string(), kind: z.enum(['confirm', 'due']) });
export type NoticeEmailJob = Job<z.output<typeof emailSchema>>;

interface EmailParts<Row extends NoticeRow, Shop extends EmailSender> {
  /** Of the job. */
  name: string;
  table: NoticeTable<Row>;
  links: MailedLinks;
  shop: () => Promise<{ profile: Shop }>;
  /** Both: `undefined` sends nothing. */
  confirmEmail: (notice: Row, url: string) => Promise<EmailTexts | undefined>;
  dueEmail: (notice: Row, shop: Shop) => Promise<EmailTexts | undefined>;
}

/** Looked up again when it is sent: an address that has left meanwhile gets no email. */
export function noticeEmailJob<Row extends NoticeRow, Shop extends EmailSender>(
  platform: Platform,
  { name, table, links, shop, confirmEmail, dueEmail }: EmailParts<Row, Shop>,
): NoticeEmailJob {
  return defineJob({
    name,
    schema: emailSchema,
    concurrency: 2,
    retry: { attempts: 8, firstDelayS: 20 },
    timeLimitS: 120,
    run: async (context) => {
      const { noticeId, kind } = context.data;
      const notice = await table.find(platform.db, noticeId);
      if (!notice || (kind === 'confirm') !== (notice.confirmedAt === null)) return;
      if (kind === 'due' && notice.notifiedAt === null) return;
      const { profile } = await shop();
      const email =
        kind === 'confirm'
          ? await confirmEmail(notice, await links.urlOf(noticeId))
          : await dueEmail(notice, profile);
      if (!email) return;
      await sendShopEmail(platform, context, notice.email, profile, email);
      if (kind === 'due') await table.remove(platform.db, noticeId);
    },
  });
}

/** Enqueues an email to everybody who waits and meets the condition, in the transaction that marks them as notified. How many. */
export function notifyWaiting<Row extends NoticeRow>(
  { db, clock, jobs }: Platform,
  { table, email }: { table: NoticeTable<Row>; email: NoticeEmailJob },
  condition: RawBuilder<unknown>,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ids = await table.markNotified(tx, condition, clock.now());
    const emails = ids.map((noticeId) => ({ noticeId, kind: 'due' as const }));
    await jobs.enqueueAll(email, emails, tx);
    return ids.length;
  });
}
