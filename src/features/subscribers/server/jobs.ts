// What subscribers are mailed, and what happens to them by itself.
import { z } from 'zod';

import { DAY_MS } from '../../../platform/contract/durations.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { defineJob, type AnyJob, type Job } from '../../../platform/server/jobs/jobs.ts';
import { retentionJob } from '../../../platform/server/jobs/retention.ts';
import { sendShopEmail, type EmailTexts } from '../../../platform/server/mail/shop-email.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { cancellationEmail, confirmationEmail } from '../messages.ts';
import { CONFIRM_WITHIN_DAYS, LEFT_RETENTION_DAYS, PENDING_RETENTION_DAYS } from '../newsletter-limits.ts';
import type { SubscriberLinks } from './links.ts';
import * as store from './store.ts';
import type { SubscriberRow, SubscriberTables } from './store.ts';

export interface EmailSources {
  links: SubscriberLinks;
  shop: () => Promise<{ profile: ShopProfile }>;
}

/** Who to write to. Whether the email is due is checked when it is sent, so a request takes as long for everybody. */
const emailSchema = z.object({ subscriberId: z.string() });
export type EmailJob = Job<z.output<typeof emailSchema>>;

/** Five tries within an hour or so. */
const RETRY = { attempts: 8, firstDelayS: 20 };

/** The link by which a new subscriber confirms. */
export function confirmationJob(platform: Platform, sources: EmailSources): EmailJob {
  return emailJob('subscribers.confirmation', platform, sources, async (subscriber) =>
    subscriber.status === 'pending'
      ? {
          ...confirmationEmail,
          button: {
            text: confirmationEmail.button,
            url: await sources.links.confirmUrl(subscriber.id, platform.clock.now()),
          },
          footer: confirmationEmail.footer(CONFIRM_WITHIN_DAYS),
        }
      : undefined,
  );
}

/** The link by which a subscriber leaves, requested on the page. */
export function cancellationJob(platform: Platform, sources: EmailSources): EmailJob {
  return emailJob('subscribers.cancellation', platform, sources, async (subscriber) =>
    subscriber.status === 'cancelled'
      ? undefined
      : {
          ...cancellationEmail,
          button: {
            text: cancellationEmail.button,
            url: await sources.links.unsubscribeUrl(subscriber.id),
          },
        },
  );
}

/** Every night: what has expired is removed. */
export function forgetSubscribersJob(
  platform: Platform,
  removeSubscriber: (id: string) => Promise<void>,
): AnyJob {
  const db = platform.db.$extendTables<SubscriberTables>();
  return retentionJob('subscribers.forget', '40 3 * * *', async () => {
    const now = platform.clock.now().getTime();
    const count = await store.removeOld(db, new Date(now - PENDING_RETENTION_DAYS * DAY_MS));
    const left = await store.listLeftBefore(db, new Date(now - LEFT_RETENTION_DAYS * DAY_MS));
    for (const { id } of left) await removeSubscriber(id);
    return count + left.length;
  });
}

function emailJob(
  name: string,
  platform: Platform,
  sources: EmailSources,
  write: (subscriber: SubscriberRow) => Promise<EmailTexts | undefined>,
): EmailJob {
  const db = platform.db.$extendTables<SubscriberTables>();
  return defineJob({
    name,
    schema: emailSchema,
    concurrency: 4,
    retry: RETRY,
    timeLimitS: 120,
    run: async (context) => {
      const subscriber = await store.findById(db, context.data.subscriberId);
      const { profile } = await sources.shop();
      const texts = subscriber && (await write(subscriber));
      if (texts) await sendShopEmail(platform, context, subscriber.email, profile, texts);
    },
  });
}
