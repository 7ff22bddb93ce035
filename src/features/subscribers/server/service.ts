// Use cases of visitors: subscribing to the newsletter, confirming and leaving.
import { newId } from '../../../platform/contract/ids.ts';
import { invalid, tooMany } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { lock } from '../../../platform/server/db/locks.ts';
import { inTransaction, type SqlRunner } from '../../../platform/server/db/transaction.ts';
import { take } from '../../../platform/server/limits/limits.ts';
import { addressKey } from '../../../platform/server/limits/network-address.ts';
import type { SubscriptionInput, TypedSubscription } from '../contract.ts';
import { subscriberAnswers as answers, subscriberErrors as errors } from '../messages.ts';
import { addressIn, consentRow, hashesOf, hashOf, leave, preferredSizeIn } from './consent.ts';
import type { EmailJob } from './jobs.ts';
import { clientUse, mailUse } from './limits.ts';
import type { SubscriberLinks } from './links.ts';
import * as store from './store.ts';
import type { SubscriberTables } from './store.ts';
import { subscribeInBatches } from './subscribe.ts';

export interface SubscriberParts {
  links: SubscriberLinks;
  confirmation: EmailJob;
  cancellation: EmailJob;
  onLeft: (tx: SqlRunner, subscriberId: string, at: Date) => Promise<void>;
}

export function subscriberService(platform: Platform, parts: SubscriberParts) {
  const db = platform.db.$extendTables<SubscriberTables>();
  const { clock, keys } = platform;
  const request = requestsOf(platform, parts.confirmation);

  return {
    request,
    /** The answer for the visitor. 422 for no address, 409 for one that has subscribed, 429 for too many. */
    subscribe: async (sent: SubscriptionInput, ip: string) => {
      // The hidden field is filled by robots only: they get the answer of a success.
      if (sent.website !== '') return successOf(platform);
      await request(sent, sent.form, ip);
      return successOf(platform);
    },
    /** Confirms by a mailed token; again and again to the same end. 422 when the link is no longer good. */
    confirmSubscription: async (token: string, ip: string) => {
      const now = clock.now();
      const read = await parts.links.readConfirm(token, now);
      if (!read) throw invalid('subscriber.link_invalid', errors.linkInvalid);
      await inTransaction(db, async (tx) => {
        const found = await store.findForChange(tx, read.subscriberId);
        const isGood = found && found.status !== 'cancelled' && read.issuedAt >= found.pendingSince;
        if (!isGood) throw invalid('subscriber.link_invalid', errors.linkInvalid);
        if (found.status === 'subscribed') return;
        await store.putSubscriber(tx, { ...found, status: 'subscribed', subscribedAt: now });
        await store.liftSuppression(tx, await hashesOf(keys, found.emailKey));
        await store.insertConsent(tx, consentRow(found.id, { act: 'confirmed', place: 'link', ip, now }));
      });
      return answers.confirmed;
    },
    /** Mails a link to the address if it has subscribed; answers the same for all. 429 for too many. */
    requestUnsubscribe: async (typed: string, ip: string) => {
      const email = addressIn(typed);
      const hash = await hashOf(keys, email.key);
      const now = clock.now();
      await inTransaction(db, async (tx) => {
        const waitS = await take(tx, clientUse('unsubscribe', addressKey(ip), now));
        if (waitS > 0) throw tooMany('subscriber.too_many_links', errors.tooManyLinks, waitS);
        await lock(tx, 'subscribers', [email.key]);
        const found = await store.findByKey(tx, email.key);
        if ((await take(tx, mailUse('cancellation', hash, now))) > 0) return;
        // A job for everybody: whether there is somebody to write to is found out by the job.
        const subscriberId = found?.id ?? newId(now.getTime());
        await platform.jobs.enqueue(parts.cancellation, { subscriberId }, { tx });
      });
      return answers.linkSent;
    },
    /** Ends a subscription at once; even one that has ended or does not exist. 422 for a token that is not ours. */
    unsubscribeByToken: async (token: string, ip: string) => {
      const id = await parts.links.readUnsubscribe(token);
      if (id === undefined) throw invalid('subscriber.link_invalid', errors.linkInvalid);
      const now = clock.now();
      await inTransaction(db, async (tx) => {
        if (await leave(tx, id, { place: 'link', ip, now })) await parts.onLeft(tx, id, now);
      });
      return answers.unsubscribed;
    },
  };
}

/** Writes down that somebody asked for the newsletter, and mails the link to confirm it. */
function requestsOf(platform: Platform, confirmation: EmailJob) {
  const { clock, keys } = platform;
  const subscribe = subscribeInBatches(platform, confirmation);
  return async ({ email: typed, size, season }: TypedSubscription, place: string, ip: string) => {
    const email = addressIn(typed);
    await subscribe({
      email,
      preferences: { tyreSize: preferredSizeIn(size), season: season || null },
      hashes: await hashesOf(keys, email.key),
      place,
      client: addressKey(ip),
      ip,
      now: clock.now(),
    });
  };
}

export type Subscribers = ReturnType<typeof subscriberService>;

function successOf({ settings }: Platform): string {
  return settings.newsletterDoubleOptIn ? answers.confirmByMail : answers.subscribed;
}
