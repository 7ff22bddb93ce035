// The delivery of one newsletter from its start to its end, over as many runs as it takes.
import type { Logger } from 'pino';

import { newId } from '../../../../platform/contract/ids.ts';
import type { Clock } from '../../../../platform/server/clock.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { bulkComposer } from '../../../../platform/server/mail/bulk-compose.ts';
import type { BulkMail } from '../../../../platform/server/mail/bulk.ts';
import { UNSUBSCRIBE_PLACE } from '../../email/email.ts';
import * as store from '../store.ts';
import type { Db, RenderedTemplate, NewsletterRow, Tx } from '../store.ts';
import { audienceChoiceOf, type ListHotelAddresses, type AudienceChoice } from './audience.ts';
import { countsOf } from './counts.ts';
import { runDelivery, type RunEnd } from './delivery-run.ts';
import * as deliveries from './delivery-store.ts';
import type { Claim } from './delivery-store.ts';
import { openJournal } from './journal.ts';
import { thisProcess } from './process-identity.ts';
import { recoverRuns } from './recovery.ts';
import { createSendQueue } from './send-queue.ts';

/** Recipients as the delivery needs them. */
export interface Recipients {
  listRecipients: (
    tx: Tx,
    choice: AudienceChoice,
    page: { after: string | undefined; limit: number },
  ) => Promise<{ id: string; email: string }[]>;
  findSubscribed: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  endFor: (id: string, why: 'bounces') => Promise<void>;
  unsubscribeUrl: (subscriberId: string) => Promise<string>;
  unsubscribeHeaders: (subscriberId: string) => Promise<Record<string, string>>;
}

export interface DeliveryParts {
  db: Db;
  clock: Clock;
  log: Logger;
  mail: BulkMail;
  /** The emails become files. */
  isFiled: boolean;
  /** Where journals lie; on this machine's own disk. */
  journalFolder: string;
  from: { name: string | undefined; address: string };
  recipients: Recipients;
  listHotelAddresses: ListHotelAddresses;
  /** Where an email comes back to when it cannot be delivered; undefined: the sender's address. */
  returnPath: ((deliveryId: number) => Promise<string>) | undefined;
  /** Draws the email with the prices of this moment. */
  draw: (newsletter: NewsletterRow) => Promise<RenderedTemplate>;
}

/** `later`: something is left to send, from then on. */
export type DeliveryEnd = { kind: 'ended' } | { kind: 'later'; at: Date };

export interface Delivery {
  /** Sends what is due. To be run as a job; several at once get in nobody's way. */
  deliver: (newsletterId: string, signal: AbortSignal) => Promise<DeliveryEnd>;
}

/** Waits while the mail server is away: 5 s, then twice as long each time, at most this. */
const FIRST_WAIT_MS = 5_000;
const MAX_WAIT_MS = 120_000;
/** Emails claimed at once for each connection: short enough to be settled within a lease by far. */
const CLAIMS_PER_CONNECTION = 4;
/** Recipients fixed at once. */
const RECIPIENTS_PAGE = 2_000;

export function newsletterDelivery(parts: DeliveryParts): Delivery {
  const running = new Set<string>();
  const here = thisProcess();
  const now = () => parts.clock.now();
  let failures = 0;

  async function runOnce(row: NewsletterRow, template: RenderedTemplate, stop: AbortSignal): Promise<RunEnd> {
    const { db, log, mail, recipients, journalFolder } = parts;
    const owner = newId();
    const failing = new AbortController();
    running.add(owner);
    const journal = openJournal(journalFolder, owner, here);
    const queue = createSendQueue({
      db,
      owner,
      now,
      newsletterId: row.id,
      findSubscribed: recipients.findSubscribed,
      batch: mail.maxConnections * CLAIMS_PER_CONNECTION,
      onFailure: (error) => failing.abort(error),
    });
    try {
      const signal = AbortSignal.any([stop, failing.signal]);
      const compose = composerOf(parts, row, template);
      const end = await runDelivery({ mail, queue, journal, compose, now, log, signal });
      await queue.end();
      await journal.remove();
      return end;
    } finally {
      queue.stop();
      journal.close();
      running.delete(owner);
    }
  }

  async function deliver(newsletterId: string, signal: AbortSignal): Promise<DeliveryEnd> {
    const { db, log, journalFolder: folder } = parts;
    await recoverRuns({ db, folder, here, running, now, log });
    for (;;) {
      const row = await store.readNewsletter(db, newsletterId);
      const template =
        row?.deliveryState === 'sending' ? (row.template ?? (await freeze(parts, row))) : undefined;
      if (!row || !template) return closeBooks(parts, newsletterId);
      const end = await runOnce(row, template, signal);
      failures = end.kind === 'away' ? failures + 1 : 0;
      await takeNote(parts, newsletterId, end);
      if (end.kind === 'away') return { kind: 'later', at: new Date(now().getTime() + waitMs(failures)) };
      signal.throwIfAborted();
      const ended = await closeBooks(parts, newsletterId);
      if (ended.kind === 'ended' || ended.at > now()) return ended;
    }
  }

  return { deliver };
}

function waitMs(failures: number): number {
  const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return Math.round(wait * (1 + Math.random() * 0.2));
}

/** Fixes recipients and template, all or nothing; undefined when the sending was stopped meanwhile. */
async function freeze(parts: DeliveryParts, row: NewsletterRow): Promise<RenderedTemplate | undefined> {
  const { db, clock, recipients, draw } = parts;
  const { subscriberIds: ids } = row.audience;
  const template = await draw(row);
  const choice = await audienceChoiceOf(row.audience, parts.listHotelAddresses);
  return inTransaction(db, async (tx) => {
    const current = await store.findForChange(tx, row.id);
    if (current?.deliveryState !== 'sending') return undefined;
    if (current.template) return current.template;
    const now = clock.now();
    const count =
      template.isEmpty === true ? 0 : await fixRecipients(tx, recipients, { id: row.id, choice }, now);
    await store.noteDelivery(tx, row.id, {
      frozenAt: now,
      isFiled: parts.isFiled,
      template: JSON.stringify(template),
      recipientCount: count,
      skippedCount: ids ? new Set(ids).size - count : 0,
    });
    return template;
  });
}

/** By pages, so that memory does not grow with their number; how many they are. */
async function fixRecipients(
  tx: Tx,
  recipients: Recipients,
  { id, choice }: { id: string; choice: AudienceChoice },
  now: Date,
): Promise<number> {
  let count = 0;
  let after: string | undefined;
  for (;;) {
    const page = await recipients.listRecipients(tx, choice, { after, limit: RECIPIENTS_PAGE });
    await deliveries.insertRecipients(tx, id, page, now);
    count += page.length;
    after = page.at(-1)?.id;
    if (page.length < RECIPIENTS_PAGE) return count;
  }
}

function composerOf(
  { from, clock, recipients, returnPath }: DeliveryParts,
  row: NewsletterRow,
  template: RenderedTemplate,
) {
  const compose = bulkComposer({
    from: { name: from.name ?? template.fromName, address: from.address },
    replyTo: template.replyTo || undefined,
    subject: template.subject,
    text: template.text,
    html: template.html,
    mark: UNSUBSCRIBE_PLACE,
  });
  return async ({ id: deliveryId, subscriberId, email }: Claim) => {
    // A function of newsletter and recipient: a duplicate can be recognised anywhere.
    const id = `${row.id}.${subscriberId}`;
    const [url, headers] = await Promise.all([
      recipients.unsubscribeUrl(subscriberId),
      recipients.unsubscribeHeaders(subscriberId),
    ]);
    return {
      id,
      to: email,
      returnPath: await returnPath?.(deliveryId),
      bytes: compose({ id, to: email, date: row.sentAt ?? clock.now(), url, headers }),
    };
  };
}

/** What the end of a run means beyond its emails. */
async function takeNote(
  { db, clock, log, recipients }: DeliveryParts,
  id: string,
  end: RunEnd,
): Promise<void> {
  const putBack = new Set(end.kind === 'refusals' ? end.ids : []);
  const hardBounceIds = end.hardBounceIds.filter((deliveryId) => !putBack.has(deliveryId));
  for (const subscriber of await deliveries.findRepeatedBounces(db, hardBounceIds)) {
    await recipients.endFor(subscriber, 'bounces');
  }
  switch (end.kind) {
    case 'finished':
      await store.noteServer(db, id, '');
      break;
    case 'away':
      await store.noteServer(db, id, end.reason);
      break;
    case 'login':
      log.error({ reply: end.reply }, 'the mail server does not let us in: all newsletters pause');
      await store.pauseAll(db, end.reply, clock.now());
      break;
    case 'refusals':
      log.error({ newsletter: id, reply: end.reply }, 'emails are refused alike: the newsletter pauses');
      await inTransaction(db, async (tx) => {
        const row = await store.findForChange(tx, id);
        await deliveries.putBack(tx, end.ids, clock.now());
        if (row?.deliveryState !== 'sending') return;
        await store.noteDelivery(tx, id, {
          deliveryState: 'paused',
          pauseReason: 'refusals',
          pauseReply: end.reply,
          updatedAt: clock.now(),
        });
      });
  }
}

/** Ends a delivery with nothing left to send, and returns when to go on with another. */
async function closeBooks({ db, clock }: DeliveryParts, id: string): Promise<DeliveryEnd> {
  return inTransaction(db, async (tx) => {
    const row = await store.findForChange(tx, id);
    const state = row?.deliveryState;
    if (!row || (state !== 'sending' && state !== 'cancelled')) return { kind: 'ended' };
    const now = clock.now();
    if (state === 'cancelled') await deliveries.moveAll(tx, id, ['pending', 'retry'], 'cancelled', now);
    const at = await deliveries.nextDue(tx, id);
    if (at) return { kind: 'later', at };
    await finish(tx, row, now);
    return { kind: 'ended' };
  });
}

async function finish(tx: Tx, row: NewsletterRow, now: Date): Promise<void> {
  if (row.finalCounts || !row.frozenAt) return;
  const states = (await deliveries.countStates(tx, [row.id])).get(row.id) ?? {};
  // Somebody else is still sending.
  if (states.claimed) return;
  const counts = countsOf(row, states);
  await store.noteDelivery(tx, row.id, {
    ...(row.deliveryState === 'sending' && { deliveryState: 'done' }),
    status: counts.accepted + counts.unconfirmed > 0 ? 'sent' : 'failed',
    finalCounts: JSON.stringify(counts),
    updatedAt: now,
  });
}
