// Use cases of visitors: asking for the newsletter, confirming it and leaving it.
import type { Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import { conflict, invalid } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { SqlRunner } from '../../../platform/server/db/transaction.ts';
import type { SentSubscription } from '../contract.ts';
import type { EmailAddress } from '../email-address.ts';
import { subscriberAnswers as answers, subscriberErrors as errors } from '../messages.ts';
import { ALREADY_LIMIT } from '../newsletter-limits.ts';
import { lockClientAndAddress, writeAsked } from './asking-store.ts';
import { addressIn, consentRow, hashesOf, hashOf, leave, toldSizeIn } from './consent.ts';
import type { LetterJob } from './jobs.ts';
import { admitAsking, clientOf, isWithinMailLimits, noteMail, noteUnsubscribe } from './limits.ts';
import type { SubscriberLinks } from './links.ts';
import * as store from './store.ts';
import type { ClientKind, SubscriberRow, SubscriberTables } from './store.ts';

export interface Subscribers {
  /** What to tell the visitor. 422 for no address, 409 for one that has subscribed, 429 for too many. */
  subscribe: (sent: SentSubscription, ip: string) => Promise<string>;
  /** Confirms by a mailed token; again and again to the same end. 422 when the link is no longer good. */
  confirmSubscription: (token: string, ip: string) => Promise<string>;
  /** Mails a link to the address if it has subscribed; answers the same for all. 429 for too many. */
  askToUnsubscribe: (email: string, ip: string) => Promise<string>;
  /** Ends a subscription at once; also one that has ended or is gone. 422 for a token that is not ours. */
  unsubscribeByToken: (token: string, ip: string) => Promise<string>;
}

export interface SubscriberParts {
  links: SubscriberLinks;
  confirmation: LetterJob;
  cancellation: LetterJob;
  onLeft: (tx: SqlRunner, subscriberId: string, at: Date) => Promise<void>;
}

type Tx = Transaction<SubscriberTables>;

export function subscriberService(platform: Platform, parts: SubscriberParts): Subscribers {
  const db = platform.db.$extendTables<SubscriberTables>();
  const { clock, keys } = platform;

  return {
    subscribe: async (sent, ip) => {
      // A robot is told what it wants to hear.
      if (sent.website !== '') return successOf(platform);
      const email = addressIn(sent.email);
      const asked = {
        email,
        told: { tyre_size: toldSizeIn(sent.size), season: sent.season === '' ? null : sent.season },
        hashes: await hashesOf(keys, email.key),
        place: sent.form,
        ip,
        now: clock.now(),
      };
      const outcome = await db.transaction().execute((tx) => ask(tx, asked, platform, parts));
      if (outcome === 'already') throw conflict('subscriber.already_subscribed', errors.already);
      return successOf(platform);
    },
    confirmSubscription: async (token, ip) => {
      const now = clock.now();
      const read = await parts.links.readConfirm(token, now);
      if (!read) throw invalid('subscriber.link_invalid', errors.linkInvalid);
      await db.transaction().execute(async (tx) => {
        const found = await store.findForChange(tx, read.subscriberId);
        const isGood = found && found.status !== 'cancelled' && read.issuedAt >= found.pending_since;
        if (!isGood) throw invalid('subscriber.link_invalid', errors.linkInvalid);
        if (found.status === 'subscribed') return;
        await store.putSubscriber(tx, { ...found, status: 'subscribed', subscribed_at: now });
        await store.liftSuppression(tx, await hashesOf(keys, found.email_key));
        await store.insertConsent(tx, consentRow(found.id, { act: 'confirmed', place: 'link', ip, now }));
      });
      return answers.confirmed;
    },
    askToUnsubscribe: async (typed, ip) => {
      const email = addressIn(typed);
      const hash = await hashOf(keys, email.key);
      const now = clock.now();
      await db.transaction().execute(async (tx) => {
        await noteUnsubscribe(tx, clientOf(ip), now);
        await store.lock(tx, email.key);
        const found = await store.findByKey(tx, email.key);
        if (!(await noteMail(tx, hash, 'cancellation', now))) return;
        // A job for everybody: whether there is somebody to write to is found out by the job.
        const subscriberId = found?.id ?? newId(now.getTime());
        await platform.jobs.enqueue(parts.cancellation, { subscriberId }, { tx });
      });
      return answers.linkSent;
    },
    unsubscribeByToken: async (token, ip) => {
      const id = await parts.links.readUnsubscribe(token);
      if (id === undefined) throw invalid('subscriber.link_invalid', errors.linkInvalid);
      const now = clock.now();
      await db.transaction().execute(async (tx) => {
        if (await leave(tx, id, { place: 'link', ip, now })) await parts.onLeft(tx, id, now);
      });
      return answers.unsubscribed;
    },
  };
}

/** What was told of the tyres. */
type Told = Pick<SubscriberRow, 'tyre_size' | 'season'>;

interface Asked {
  email: EmailAddress;
  told: Told;
  /** Of the address: today's, then those of former keys. */
  hashes: readonly [Buffer, ...Buffer[]];
  place: string;
  ip: string;
  now: Date;
}

/**
 * The statements are the same for an address that has subscribed and for one that has not, up to the answer: nobody
 * can tell them apart by a clock.
 */
async function ask(
  tx: Tx,
  asked: Asked,
  { settings, jobs }: Platform,
  { confirmation }: SubscriberParts,
): Promise<'taken' | 'already'> {
  const { email, hashes, place, ip, now } = asked;
  const client = clientOf(ip);
  await lockClientAndAddress(tx, client, email.key);
  // Held until the end: whoever leaves at the same moment must not be written back.
  const known = await store.findByKeyForChange(tx, email.key);
  const use = await admitAsking(tx, client, hashes[0], now);
  const row = askedRow(known, asked, settings.newsletterDoubleOptIn);
  const isMailed = isWithinMailLimits(use.mailTimes, now, known?.cancelled_at ?? null);
  const isTold = known?.status === 'subscribed' && use.told < ALREADY_LIMIT.most;
  const isConsent = isMailed || known?.status !== row.status;
  const kinds: ClientKind[] = isTold ? ['subscribe', 'already'] : ['subscribe'];
  await writeAsked(tx, {
    row,
    hashes,
    now,
    client: { address: client, kinds, ids: kinds.map(() => newId(now.getTime())) },
    mailId: isMailed ? newId(now.getTime()) : null,
    consent: isConsent ? consentRow(row.id, { act: 'asked', place, ip, now }) : null,
  });
  if (isMailed && settings.newsletterDoubleOptIn) {
    await jobs.enqueue(confirmation, { subscriberId: row.id }, { tx });
  }
  return isTold ? 'already' : 'taken';
}

/** The subscriber as it is after asking; an active one stays as it was. */
function askedRow(
  known: SubscriberRow | undefined,
  { email: { address, key }, told, now }: Asked,
  isConfirmationNeeded: boolean,
): SubscriberRow {
  if (known?.status === 'subscribed') return known;
  const fresh = {
    id: newId(now.getTime()),
    created_at: now,
    subscribed_at: null,
    cancelled_at: null,
    ...known,
    email: address,
    email_key: key,
    tyre_size: told.tyre_size || (known?.tyre_size ?? ''),
    season: told.season ?? known?.season ?? null,
  };
  if (!isConfirmationNeeded) {
    return { ...fresh, status: 'subscribed', pending_since: now, subscribed_at: now };
  }
  return {
    ...fresh,
    status: 'pending',
    pending_since: known?.status === 'pending' ? known.pending_since : now,
  };
}

function successOf({ settings }: Platform): string {
  return settings.newsletterDoubleOptIn ? answers.confirmByMail : answers.subscribed;
}
