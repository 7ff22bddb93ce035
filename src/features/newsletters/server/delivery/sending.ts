// Use cases of a newsletter on its way: send, schedule, cancel, pause, resume, send the unconfirmed once more.
import { pageWindow } from '../../../../platform/contract/paging.ts';
import { conflict, invalid, notFound } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { ClaimsSent } from '../../../articles/writing/claim-confirmation.ts';
import type { Audience, DeliveryQuery } from '../../contract/delivery.ts';
import { paceOf } from '../../delivery-rules.ts';
import { newsletterErrors as errors } from '../../messages/newsletters.ts';
import { newsletterChanges } from '../changes.ts';
import { clicksOf } from '../results/clicks.ts';
import { checkFuture, type Schedule } from '../service.ts';
import { deliveryOf, newsletterOf, recipientOf } from '../shapes.ts';
import * as store from '../store.ts';
import type { Db, NewsletterChange, NewsletterRow, Tx } from '../store.ts';
import {
  audienceOf,
  noneChosen,
  audienceChoiceOf,
  type ListHotelAddresses,
  type AudienceChoice,
} from './audience.ts';
import { countsOf } from './counts.ts';
import * as deliveries from './delivery-store.ts';
import type { NewsletterProgress } from './progress.ts';

export interface SendingParts {
  db: Db;
  schedule: Schedule;
  /** Puts the delivery into the queue. */
  enqueue: (tx: Tx, id: string) => Promise<void>;
  countRecipients: (choice: AudienceChoice) => Promise<number>;
  listHotelAddresses: ListHotelAddresses;
  progress: NewsletterProgress;
}

const DEFAULT_LIMIT = 50;
/** As if it had never been sent. */
const UNSENT = {
  status: 'draft',
  sentAt: null,
  deliveryState: 'idle',
  recipientCount: 0,
  skippedCount: 0,
  frozenAt: null,
  template: null,
  finalCounts: null,
  finalResults: null,
} as const satisfies NewsletterChange;

interface SentSchedule extends ClaimsSent {
  sendDate: string;
  audience?: Audience | undefined;
}

export function newsletterSending(platform: Platform, parts: SendingParts) {
  const { db, schedule, enqueue } = parts;
  const { clock } = platform;
  const { change } = newsletterChanges(platform, db);
  return {
    /** At this moment; 422 when the size is none. */
    countRecipients: (requested: Audience) => countNow(parts, audienceOf(requested)),
    /** Starts; 409 when it was sent, 422 when nobody would get it. */
    send: async (id: string, { hasConfirmedClaims, ...requested }: Audience & ClaimsSent) => {
      const audience = audienceOf(requested);
      const count = await countFor(parts, audience);
      const start = async (row: NewsletterRow, tx: Tx) => {
        if (row.status === 'sent') throw sentAlready(row);
        await deliveries.removeRecipients(tx, id);
        await enqueue(tx, id);
        return started(audience, count, clock.now());
      };
      return change(id, start, { hasConfirmedClaims });
    },
    /** For the audience that is given, or the one it has. */
    schedule: (id: string, { sendDate, audience: requested, hasConfirmedClaims }: SentSchedule) => {
      const audience = requested && audienceOf(requested);
      const plan = async (row: NewsletterRow, tx: Tx): Promise<NewsletterChange> => {
        if (row.status === 'scheduled') {
          throw conflict('newsletter.already_scheduled', errors.alreadyScheduled, newsletterOf(row));
        }
        if (row.status !== 'draft') throw sentAlready(row);
        const at = new Date(sendDate);
        checkFuture(at, clock.now());
        await schedule(tx, id, at);
        return {
          status: 'scheduled',
          sendDate: at,
          ...(audience && { audience: JSON.stringify(audience) }),
        };
      };
      return change(id, plan, { hasConfirmedClaims });
    },
    /** Makes a scheduled one, and one of which no email was sent, a draft again; stops the rest of one being sent. */
    cancel: (id: string) => change(id, (row, tx) => takenBack(tx, row, clock.now())),
    pause: (id: string) => change(id, async (row) => paused(row)),
    resume: (id: string) =>
      change(id, async (row, tx) => {
        const next = resumed(row);
        await enqueue(tx, id);
        return next;
      }),
    resendUnconfirmed: (id: string) =>
      change(id, async (row, tx) => {
        const count = await deliveries.moveAll(tx, id, ['unconfirmed'], 'pending', clock.now());
        const next = sentOnceMore(row, count);
        await enqueue(tx, id);
        return next;
      }),
    listDeliveries: (id: string, query: DeliveryQuery) => listDeliveries(parts, id, query, clock.now()),
    /** Starts what is scheduled and due; does nothing for one that was cancelled or started meanwhile. */
    startDue: (id: string) => startDue(platform, parts, id),
  };
}

export type Sending = ReturnType<typeof newsletterSending>;

async function listDeliveries(
  { db, progress }: SendingParts,
  id: string,
  { state, page, limit }: DeliveryQuery,
  now: Date,
) {
  const row = await store.readNewsletter(db, id);
  if (!row) throw notFound('newsletter.not_found', errors.notFound);
  const { states, results, tries } = await progress.read(row);
  const window = pageWindow({ page: page ?? 1, limit }, DEFAULT_LIMIT);
  const rows = await deliveries.listRecipients(db, id, state, window);
  const delivery = deliveryOf(row, countsOf(row, states));
  return {
    delivery,
    isFailed: row.status === 'failed',
    results: row.finalResults ?? results,
    pace: row.deliveryState === 'sending' ? paceOf(tries, delivery.counts.pending, now) : null,
    clicks: await clicksOf(db, id, row.template),
    rows: rows.map(recipientOf),
    total:
      state === undefined
        ? Object.values(states).reduce((sum, count) => sum + count, 0)
        : (states[state] ?? 0),
  };
}

async function startDue(platform: Platform, parts: SendingParts, id: string): Promise<void> {
  const { clock } = platform;
  const { getRow, record } = newsletterChanges(platform, parts.db);
  const due = await store.readNewsletter(parts.db, id);
  if (!due) return;
  const count = await countNow(parts, due.audience);
  await inTransaction(parts.db, async (tx) => {
    const row = await store.findForChange(tx, id);
    if (row?.status !== 'scheduled' || row.sendDate > clock.now()) return;
    await store.updateNewsletter(tx, id, {
      ...started(row.audience, count, clock.now()),
      updatedAt: clock.now(),
    });
    await record(tx, 'changed', row, await getRow(tx, id));
    await parts.enqueue(tx, id);
  });
}

function paused(row: NewsletterRow): NewsletterChange {
  if (row.deliveryState === 'sending') {
    return { deliveryState: 'paused', pauseReason: 'staff', pauseReply: '' };
  }
  throw conflict('newsletter.not_sending', errors.notSending, newsletterOf(row));
}

function resumed(row: NewsletterRow): NewsletterChange {
  // While the mail server is away it is tried again at once.
  if (row.deliveryState === 'paused' || (row.deliveryState === 'sending' && row.pauseReply !== '')) {
    return { deliveryState: 'sending', pauseReason: null, pauseReply: '' };
  }
  throw conflict('newsletter.not_paused', errors.notPaused, newsletterOf(row));
}

function sentOnceMore(row: NewsletterRow, count: number): NewsletterChange {
  if (count === 0) {
    throw conflict('newsletter.nothing_unconfirmed', errors.nothingUnconfirmed, newsletterOf(row));
  }
  // A delivery that pauses goes on pausing.
  const state = row.deliveryState === 'paused' ? 'paused' : 'sending';
  return { finalCounts: null, deliveryState: state, status: 'sent' };
}

function sentAlready(row: NewsletterRow) {
  return conflict('newsletter.already_sent', errors.alreadySent, newsletterOf(row));
}

async function countNow(
  { countRecipients, listHotelAddresses }: SendingParts,
  audience: Audience,
): Promise<number> {
  return countRecipients(await audienceChoiceOf(audience, listHotelAddresses));
}

async function countFor(parts: SendingParts, audience: Audience): Promise<number> {
  const count = await countNow(parts, audience);
  if (count > 0) return count;
  throw audience.subscriberIds
    ? noneChosen(errors.chosenLeft)
    : invalid('newsletter.no_subscribers', errors.noSubscribers);
}

function started(audience: Audience, count: number, now: Date): NewsletterChange {
  return {
    status: 'sent',
    sentAt: now,
    deliveryState: 'sending',
    audience: JSON.stringify(audience),
    recipientCount: count,
    skippedCount: 0,
    frozenAt: null,
    template: null,
    finalCounts: null,
    finalResults: null,
  };
}

/** Back to a draft where nothing of it went, stopped where it goes. */
async function takenBack(tx: Tx, row: NewsletterRow, now: Date): Promise<NewsletterChange> {
  if (row.status === 'scheduled') return { status: 'draft' };
  if (row.status === 'failed') {
    await deliveries.removeRecipients(tx, row.id);
    return UNSENT;
  }
  if (row.deliveryState === 'sending' || row.deliveryState === 'paused') return cancelled(tx, row, now);
  throw conflict('newsletter.not_running', errors.notScheduledOrSending, newsletterOf(row));
}

/** Stops what has not been sent yet; one without fixed recipients is a draft again. */
async function cancelled(tx: Tx, row: NewsletterRow, now: Date): Promise<NewsletterChange> {
  const calm = { pauseReason: null, pauseReply: '' };
  if (!row.frozenAt) {
    return { ...calm, ...UNSENT };
  }
  await deliveries.moveAll(tx, row.id, ['pending', 'retry'], 'cancelled', now);
  const states = (await deliveries.countStates(tx, [row.id])).get(row.id) ?? {};
  const counts = countsOf(row, states);
  const hasGone = counts.accepted + counts.unconfirmed + (states.claimed ?? 0) > 0;
  return {
    ...calm,
    deliveryState: 'cancelled',
    status: hasGone ? 'sent' : 'failed',
    ...(!states.claimed && { finalCounts: JSON.stringify(counts) }),
  };
}
