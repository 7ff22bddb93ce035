// Use cases of newsletters as they are written: the list, a new one, changing, deleting and bringing back.
import { newId } from '../../../platform/contract/ids.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import { conflict, invalid, notFound, type FieldError } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import type {
  NewsletterUpdate,
  Newsletter,
  NewsletterQuery,
  NewsletterStatus,
  NewsletterInput,
} from '../contract/newsletters.ts';
import { newsletterErrors as errors } from '../messages/newsletters.ts';
import { newsletterChanges } from './changes.ts';
import * as deliveries from './delivery/delivery-store.ts';
import type { NewsletterProgress } from './delivery/progress.ts';
import { newsletterOf } from './shapes.ts';
import * as store from './store.ts';
import type { Db, NewsletterChange, NewsletterRow, Tx } from './store.ts';

/** Puts the start of a scheduled newsletter into the queue. */
export type Schedule = (tx: Tx, id: string, at: Date) => Promise<void>;

export interface ServiceParts {
  db: Db;
  schedule: Schedule;
  progress: NewsletterProgress;
}

const DEFAULT_LIMIT = 50;

export function newsletterService(platform: Platform, { db, schedule, progress }: ServiceParts) {
  const { clock } = platform;
  const { getRow, record, change } = newsletterChanges(platform, db);
  const shown = async (row: NewsletterRow): Promise<Newsletter> =>
    newsletterOf(row, row.frozenAt && !row.finalCounts ? (await progress.read(row)).states : {});
  return {
    listNewsletters: async ({ q, page, limit }: NewsletterQuery) => {
      const { rows, total } = await store.listNewsletters(db, q, pageWindow({ page, limit }, DEFAULT_LIMIT));
      return { items: await Promise.all(rows.map(shown)), total };
    },
    /** 404 when it does not exist. */
    getNewsletter: async (id: string) => {
      const row = await store.readNewsletter(db, id);
      if (!row) throw notFound('newsletter.not_found', errors.notFound);
      return shown(row);
    },
    /** 422 when it is scheduled for a time that has passed. */
    create: (sent: NewsletterInput) =>
      inTransaction(db, async (tx) => {
        const now = clock.now();
        const id = newId(now.getTime());
        const { subject, content, heroImage, status } = sent;
        const sendDate = new Date(sent.sendDate);
        if (status === 'scheduled') checkFuture(sendDate, now);
        await store.insertNewsletter(tx, { id, subject, content, heroImage, sendDate, status }, now);
        if (status === 'scheduled') await schedule(tx, id, sendDate);
        const row = await getRow(tx, id);
        await record(tx, 'created', undefined, row, sent);
        return newsletterOf(row);
      }),
    /** 404 when it does not exist, 409 when it was sent or its version is no longer the one that was read. */
    update: (id: string, sent: NewsletterUpdate) =>
      change(
        id,
        async (row, tx) => {
          const next = changeOf(row, sent, clock.now());
          await scheduleFirst(schedule, tx, row, next);
          return next;
        },
        sent,
      ),
    /** 409 while it is being sent. */
    remove: (id: string) =>
      inTransaction(db, async (tx) => {
        const row = await getRow(tx, id);
        checkIdle(row);
        await store.updateNewsletter(tx, id, { deletedAt: clock.now(), updatedAt: clock.now() });
        await record(tx, 'removed', row, row);
      }),
    restore: (id: string) =>
      inTransaction(db, async (tx) => {
        const before = await getRow(tx, id, true);
        await store.updateNewsletter(tx, id, {
          deletedAt: null,
          updatedAt: clock.now(),
          // Its time may come at any moment: restored as a draft, it must be scheduled again.
          ...(before.status === 'scheduled' && { status: 'draft' }),
        });
        const row = await getRow(tx, id);
        await record(tx, 'restored', undefined, row);
        return newsletterOf(row, (await deliveries.countStates(tx, [id])).get(id));
      }),
    listPictures: () => listPictures(db),
  };
}

export type Newsletters = ReturnType<typeof newsletterService>;

/** Puts a draft that becomes a scheduled one into the queue. */
async function scheduleFirst(
  schedule: Schedule,
  tx: Tx,
  row: NewsletterRow,
  next: NewsletterChange | undefined,
): Promise<void> {
  if (next?.status !== 'scheduled' || row.status !== 'draft') return;
  await schedule(tx, row.id, next.sendDate ?? row.sendDate);
}

/** 422 for a time that has passed. */
export function checkFuture(sendDate: Date, now: Date): void {
  if (sendDate.getTime() > now.getTime()) return;
  throw invalid('newsletter.send_date_past', errors.sendDatePast, at('sendDate', errors.sendDatePast));
}

async function listPictures(db: Db): Promise<{ path: string; subject: string }[]> {
  const { rows } = await store.listNewsletters(db, undefined, { offset: 0, limit: 1000 });
  return rows.map(({ heroImage: path, subject }) => ({ path, subject }));
}

/** What the edit changes; undefined for nothing. Throws what forbids it. */
function changeOf(row: NewsletterRow, sent: NewsletterUpdate, now: Date): NewsletterChange | undefined {
  const {
    subject = row.subject,
    content = row.content,
    heroImage = row.heroImage,
    status = row.status,
  } = sent;
  const sendDate = sent.sendDate === undefined ? row.sendDate : new Date(sent.sendDate);
  const next = { subject, content, heroImage, status, sendDate };
  const isSame = subject === row.subject && content === row.content && heroImage === row.heroImage;
  const isDateSame = sendDate.getTime() === row.sendDate.getTime();
  if (isSame && isDateSame && status === row.status) return undefined;
  checkStatus(row, status);
  if (!isDateSame && row.status === 'scheduled' && status === 'scheduled') {
    throw invalid('newsletter.send_date_fixed', errors.sendDateFixed, at('sendDate', errors.sendDateFixed));
  }
  if (status === 'scheduled' && row.status === 'draft') checkFuture(sendDate, now);
  return next;
}

function checkIdle(row: NewsletterRow): void {
  if (row.deliveryState !== 'sending' && row.deliveryState !== 'paused') return;
  throw conflict('newsletter.sending', errors.stillSending, newsletterOf(row));
}

/** What was sent stays as it was read, and nothing is sent by an edit. */
function checkStatus(row: NewsletterRow, status: NewsletterStatus): void {
  if (row.status === 'sent' || row.status === 'failed') {
    throw conflict('newsletter.already_sent', errors.alreadySent, newsletterOf(row));
  }
  if (status === 'sent' || status === 'failed') {
    throw invalid('newsletter.bad_status', errors.statusBad, at('status', errors.statusBad));
  }
}

function at(path: string, message: string): FieldError[] {
  return [{ path, code: 'custom', message }];
}
