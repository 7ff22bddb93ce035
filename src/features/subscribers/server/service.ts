// Use cases of visitors: asking for the newsletter, confirming it and leaving it.
import { newId } from '../../../platform/contract/ids.ts';
import { invalid } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { SqlRunner } from '../../../platform/server/db/transaction.ts';
import type { SentSubscription } from '../contract.ts';
import { subscriberAnswers as answers, subscriberErrors as errors } from '../messages.ts';
import { askTogether } from './asking.ts';
import { addressIn, consentRow, hashesOf, hashOf, leave, toldSizeIn } from './consent.ts';
import type { LetterJob } from './jobs.ts';
import { clientOf, noteMail, noteUnsubscribe } from './limits.ts';
import type { SubscriberLinks } from './links.ts';
import * as store from './store.ts';
import type { SubscriberTables } from './store.ts';

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

export function subscriberService(platform: Platform, parts: SubscriberParts): Subscribers {
  const db = platform.db.$extendTables<SubscriberTables>();
  const { clock, keys } = platform;
  const ask = askTogether(platform, parts.confirmation);

  return {
    subscribe: async (sent, ip) => {
      // A robot is told what it wants to hear.
      if (sent.website !== '') return successOf(platform);
      const email = addressIn(sent.email);
      await ask({
        email,
        told: { tyre_size: toldSizeIn(sent.size), season: sent.season === '' ? null : sent.season },
        hashes: await hashesOf(keys, email.key),
        place: sent.form,
        client: clientOf(ip),
        ip,
        now: clock.now(),
      });
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

function successOf({ settings }: Platform): string {
  return settings.newsletterDoubleOptIn ? answers.confirmByMail : answers.subscribed;
}
