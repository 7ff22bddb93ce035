// Use cases of newsletters as they are written: the list, a new one, changing, deleting and bringing back.
import { newId } from '../../../platform/contract/ids.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import { conflict, invalid, notFound } from '../../../platform/contract/problem.ts';
import type { FieldError } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type {
  ChangedNewsletter,
  Newsletter,
  NewsletterQuery,
  NewsletterStatus,
  SentNewsletter,
} from '../contract.ts';
import { newsletterErrors as errors } from '../messages.ts';
import { newsletterChanges } from './changes.ts';
import * as deliveries from './delivery-store.ts';
import type { NewsletterProgress } from './progress.ts';
import { newsletterOf } from './shapes.ts';
import * as store from './store.ts';
import type { Db, NewsletterChange, NewsletterRow, Tx } from './store.ts';

export interface Newsletters {
  listNewsletters: (query: NewsletterQuery) => Promise<{ items: Newsletter[]; total: number }>;
  /** 404 when it is gone. */
  getNewsletter: (id: string) => Promise<Newsletter>;
  /** 422 when it is scheduled for a time that has passed. */
  create: (sent: SentNewsletter) => Promise<Newsletter>;
  /** 404 when it is gone, 409 when it was sent or its version is no longer the one that was read. */
  update: (id: string, sent: ChangedNewsletter) => Promise<Newsletter>;
  /** 409 while it is being sent. */
  remove: (id: string) => Promise<void>;
  restore: (id: string) => Promise<Newsletter>;
  listPictures: () => Promise<{ path: string; subject: string }[]>;
}

/** Puts the start of a scheduled newsletter into the queue. */
export type Schedule = (tx: Tx, id: string, at: Date) => Promise<void>;

export interface ServiceParts {
  db: Db;
  schedule: Schedule;
  progress: NewsletterProgress;
}

const DEFAULT_LIMIT = 50;

export function newsletterService(platform: Platform, { db, schedule, progress }: ServiceParts): Newsletters {
  const { clock } = platform;
  const { getRow, record, change } = newsletterChanges(platform, db);
  const shown = async (row: NewsletterRow): Promise<Newsletter> =>
    newsletterOf(row, row.frozen_at && !row.final_counts ? (await progress.read(row)).states : {});
  return {
    listNewsletters: async ({ q, page, limit }) => {
      const { rows, total } = await store.listNewsletters(db, q, pageWindow({ page, limit }, DEFAULT_LIMIT));
      return { items: await Promise.all(rows.map(shown)), total };
    },
    getNewsletter: async (id) => {
      const row = await store.readNewsletter(db, id);
      if (!row) throw notFound('newsletter.not_found', errors.notFound);
      return shown(row);
    },
    create: (sent) =>
      db.transaction().execute(async (tx) => {
        const now = clock.now();
        const id = newId(now.getTime());
        const { subject, content, heroImage: hero_image, status } = sent;
        const send_date = new Date(sent.sendDate);
        if (status === 'scheduled') checkFuture(send_date, now);
        await store.insertNewsletter(tx, { id, subject, content, hero_image, send_date, status }, now);
        if (status === 'scheduled') await schedule(tx, id, send_date);
        const row = await getRow(tx, id);
        await record(tx, 'created', undefined, row);
        return newsletterOf(row);
      }),
    update: (id, sent) =>
      change(id, async (row, tx) => {
        const next = changeOf(row, sent, clock.now());
        if (next?.status === 'scheduled' && row.status === 'draft') {
          await schedule(tx, id, next.send_date ?? row.send_date);
        }
        return next;
      }),
    remove: (id) =>
      db.transaction().execute(async (tx) => {
        const row = await getRow(tx, id);
        if (row.delivery_state === 'sending' || row.delivery_state === 'paused') {
          throw conflict('newsletter.sending', errors.stillSending, newsletterOf(row));
        }
        await store.updateNewsletter(tx, id, { deleted_at: clock.now(), updated_at: clock.now() });
        await record(tx, 'removed', row, row);
      }),
    restore: (id) =>
      db.transaction().execute(async (tx) => {
        const before = await getRow(tx, id, true);
        await store.updateNewsletter(tx, id, {
          deleted_at: null,
          updated_at: clock.now(),
          // Its time may come at any moment: whoever brings it back decides anew.
          ...(before.status === 'scheduled' && { status: 'draft' }),
        });
        const row = await getRow(tx, id);
        await record(tx, 'restored', undefined, row);
        return newsletterOf(row, (await deliveries.countStates(tx, [id])).get(id));
      }),
    listPictures: () => listPictures(db),
  };
}

/** 422 for a time that has passed. */
export function checkFuture(sendDate: Date, now: Date): void {
  if (sendDate.getTime() > now.getTime()) return;
  throw invalid('newsletter.send_date_past', errors.sendDatePast, at('sendDate', errors.sendDatePast));
}

async function listPictures(db: Db): Promise<{ path: string; subject: string }[]> {
  const { rows } = await store.listNewsletters(db, undefined, { offset: 0, limit: 1000 });
  return rows.map(({ hero_image: path, subject }) => ({ path, subject }));
}

/** What the edit changes; undefined for nothing. Throws what forbids it. */
function changeOf(row: NewsletterRow, sent: ChangedNewsletter, now: Date): NewsletterChange | undefined {
  if (sent.version !== undefined && sent.version !== row.version) {
    throw conflict('conflict.stale', errors.stale, newsletterOf(row));
  }
  const {
    subject = row.subject,
    content = row.content,
    heroImage: hero_image = row.hero_image,
    status = row.status,
  } = sent;
  const send_date = sent.sendDate === undefined ? row.send_date : new Date(sent.sendDate);
  const next = { subject, content, hero_image, status, send_date };
  const isSame = subject === row.subject && content === row.content && hero_image === row.hero_image;
  const isDateSame = send_date.getTime() === row.send_date.getTime();
  if (isSame && isDateSame && status === row.status) return undefined;
  checkStatus(row, status);
  if (!isDateSame && row.status === 'scheduled' && status === 'scheduled') {
    throw invalid('newsletter.send_date_fixed', errors.sendDateFixed, at('sendDate', errors.sendDateFixed));
  }
  if (status === 'scheduled' && row.status === 'draft') checkFuture(send_date, now);
  return next;
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
