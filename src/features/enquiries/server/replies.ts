// Answers to enquiries: stored with them, sent by a job at most once, texts to begin with.
import type { Transaction } from 'kysely';
import { z } from 'zod';

import { addDays, formatWeekdayDate, helsinkiDay } from '../../../platform/contract/dates.ts';
import { idSchema, newId } from '../../../platform/contract/ids.ts';
import { invalid, notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { toApiRecord } from '../../../platform/server/db/to-api-record.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { defineJob, type Job } from '../../../platform/server/jobs/jobs.ts';
import { isMailFiled } from '../../../platform/server/settings.ts';
import {
  EXCEPTION_DAYS,
  exceptionsBetween,
  weekText,
  type Schedule,
} from '../../opening-hours/opening-hours.ts';
import type { EnquiryReply, EnquiryThread } from '../contract.ts';
import { replyMessages as texts } from '../messages-replies.ts';
import { enquiryErrors as messages } from '../messages.ts';
import { replyMail } from './reply-mail.ts';
import * as replyStore from './reply-store.ts';
import { auditOf } from './service.ts';
import type { EnquirySources } from './sources.ts';
import { findEnquiry, lockEnquiry, updateEnquiry, type EnquiryRow, type EnquiryTables } from './store.ts';

const jobSchema = z.object({ replyId: idSchema });
export type ReplyJob = Job<z.output<typeof jobSchema>>;

/** The reply's id is the email's: a job cut off by kill -9 finds that the email was sent. */
export function replyJob(platform: Platform, { shop }: Pick<EnquirySources, 'shop'>): ReplyJob {
  const db = platform.db.$extendTables<EnquiryTables>();
  return defineJob({
    name: 'enquiries.reply',
    schema: jobSchema,
    concurrency: 2,
    // About eight hours.
    retry: { attempts: 100, firstDelayS: 20 },
    timeLimitS: 120,
    run: async ({ data: { replyId }, signal, log }) => {
      const reply = await replyStore.findUnsent(db, replyId);
      // Sent, or erased with its enquiry meanwhile.
      if (!reply) return;
      const { profile } = await shop();
      const outcome = await platform.mail.send(replyMail(reply, profile), signal);
      if (outcome.kind === 'refused') log.info({ status: outcome.status }, 'a reply was refused for good');
      const state = outcome.kind === 'accepted' ? 'sent' : 'refused';
      await replyStore.endSending(db, replyId, state, platform.clock.now());
    },
  });
}

export type Replies = ReturnType<typeof enquiryReplies>;

export function enquiryReplies(platform: Platform, sources: EnquirySources, job: ReplyJob) {
  const db = platform.db.$extendTables<EnquiryTables>();
  const canSend = !isMailFiled(platform.settings);
  return {
    /** 404 when the enquiry does not exist. */
    getThread: async (enquiryId: string): Promise<EnquiryThread> => {
      if (!(await findEnquiry(db, enquiryId))) throw notFound('enquiry.not_found', messages.notFound);
      const [rows, { profile }, { schedule }] = await Promise.all([
        replyStore.listReplies(db, [enquiryId]),
        sources.shop(),
        sources.getHoursNow(),
      ]);
      const { booking } = profile.links;
      return {
        replies: rows.map(replyOf),
        canSend,
        answersTo: profile.salesEmail,
        openingHours: hoursText(schedule, platform.clock.now()),
        bookingUrl: booking ? new URL(booking, platform.settings.publicUrl).href : '',
      };
    },
    /** 404 when the enquiry does not exist, 422 when it left no address. The first to answer becomes its assignee. */
    reply: (enquiryId: string, text: string, author: string): Promise<EnquiryReply> =>
      inTransaction(db, async (tx) => {
        const enquiry = await lockEnquiry(tx, enquiryId);
        if (!enquiry) throw notFound('enquiry.not_found', messages.notFound);
        if (enquiry.email === '') throw invalid('enquiry.no_address', messages.noAddress);
        const now = platform.clock.now();
        const state = canSend ? 'sending' : 'handed-over';
        const id = newId(now.getTime());
        const reply = { id, enquiryId, author, text, state, createdAt: now, sentAt: null } as const;
        const row = await replyStore.insertReply(tx, reply);
        if (canSend) await platform.jobs.enqueue(job, { replyId: id }, { tx });
        // What was written stays out of the audit, which outlives the enquiry.
        const after = { isSent: canSend };
        await platform.audit.record(tx, { action: 'created', entity: 'enquiry-reply', entityId: id, after });
        await takeOver(platform, tx, enquiry, author);
        return replyOf(row);
      }),
    stopSending: replyStore.stopSending,
  };
}

/** The author of an answer to an unassigned enquiry becomes its assignee. */
async function takeOver(
  { audit, clock }: Platform,
  tx: Transaction<EnquiryTables>,
  before: EnquiryRow,
  author: string,
): Promise<void> {
  const status = before.status === 'new' ? 'in-progress' : before.status;
  const assignee = before.assignee || author;
  if (status === before.status && assignee === before.assignee) return;
  const after = await updateEnquiry(tx, before.id, { status, assignee }, clock.now());
  const { fields, ...entry } = auditOf(after);
  await audit.record(tx, { action: 'changed', ...entry, before: auditOf(before).fields, after: fields });
}

function replyOf({ enquiryId: _enquiryId, ...row }: replyStore.ReplyRow): EnquiryReply {
  return toApiRecord(row);
}

/** The week and what differs from it in the next two weeks; '' without stored hours. */
function hoursText(schedule: Schedule, now: Date): string {
  if (schedule.week.every(({ isClosed }) => isClosed)) return '';
  const today = helsinkiDay(now);
  const exceptions = exceptionsBetween(schedule, today, addDays(today, EXCEPTION_DAYS)).map(
    ({ date, open, close, isClosed }) =>
      isClosed || open === null || close === null
        ? texts.closedOn(formatWeekdayDate(date))
        : texts.openOn(formatWeekdayDate(date), open, close),
  );
  return [texts.hours(weekText(schedule.week)), ...exceptions].join('\n');
}
