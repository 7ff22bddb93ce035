// The emails of stock alerts, the look at the stock that decides who is notified, and the removal of what has expired.
import { z } from 'zod';

import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { defineJob, type AnyJob, type Job } from '../../../platform/server/jobs/jobs.ts';
import { retentionJob } from '../../../platform/server/jobs/retention.ts';
import type { MailedLinks } from '../../../platform/server/mail/mailed-links.ts';
import { sendShopEmail, type EmailTexts } from '../../../platform/server/mail/shop-email.ts';
import { FULL_SET } from '../../catalogue/fitting/full-set.ts';
import { alertEmails as texts } from '../messages.ts';
import { tyreName, type AlertSources } from './sources.ts';
import * as store from './store.ts';
import type { AlertTables } from './store.ts';

const emailSchema = z.object({ alertId: z.string(), kind: z.enum(['confirm', 'available']) });
export type AlertEmailJob = Job<z.output<typeof emailSchema>>;

/** Looked up again when it is sent: an address that has left meanwhile gets no email. */
export function alertEmailJob(platform: Platform, sources: AlertSources, links: MailedLinks): AlertEmailJob {
  const db = platform.db.$extendTables<AlertTables>();
  return defineJob({
    name: 'stock-alerts.email',
    schema: emailSchema,
    concurrency: 2,
    retry: { attempts: 8, firstDelayS: 20 },
    timeLimitS: 120,
    run: async (context) => {
      const { alertId, kind } = context.data;
      const alert = await store.findAlert(db, alertId);
      if (!alert || (kind === 'confirm') !== (alert.confirmedAt === null)) return;
      if (kind === 'available' && alert.notifiedAt === null) return;
      const found = await sources.catalogue.getProduct(alert.productId);
      if (!found || found.product.isWithdrawn) return store.remove(db, alertId);
      const { profile } = await sources.shop();
      const { product } = found;
      if (kind === 'confirm') {
        const email = emailOf('confirm', tyreName(product), await links.urlOf(alertId));
        return sendShopEmail(platform, context, alert.email, profile, email);
      }
      const left = (await sources.catalogue.listLeft([alert.productId])).get(alert.productId) ?? 0;
      if (left < FULL_SET) return store.waitOn(db, alertId);
      const href = `${platform.settings.publicUrl}${product.href}`;
      await sendShopEmail(
        platform,
        context,
        alert.email,
        profile,
        emailOf('available', tyreName(product), href),
      );
      return store.remove(db, alertId);
    },
  });
}

function emailOf(kind: 'confirm' | 'available', tyre: string, url: string): EmailTexts {
  const { subject, title, paragraphs, button, footer } = texts[kind];
  return {
    subject: subject(tyre),
    title,
    paragraphs: paragraphs(tyre),
    button: { text: button, url },
    footer: [footer],
  };
}

/**
 * Looks what there is of the tyres that somebody waits for. Stock changes in many ways, by hand, by lists, by bookings: what is
 * stored now decides, so that none of them can be missed. An email is enqueued in the transaction that marks its alert.
 */
export function checkStockJob(platform: Platform, { catalogue }: AlertSources, email: AlertEmailJob): AnyJob {
  const db = platform.db.$extendTables<AlertTables>();
  return defineJob({
    name: 'stock-alerts.check',
    schema: z.object({}),
    isSerial: true,
    schedule: { cron: '*/5 * * * *' },
    run: async ({ log }) => {
      const now = platform.clock.now();
      const wanted = (await store.listWantedProducts(db, now)).map(({ productId }) => productId);
      const left = await catalogue.listLeft(wanted);
      let count = 0;
      for (const productId of wanted) {
        if ((left.get(productId) ?? 0) < FULL_SET) continue;
        count += await inTransaction(db, async (tx) => {
          const ids = await store.markNotified(tx, productId, now);
          const emails = ids.map((alertId) => ({ alertId, kind: 'available' as const }));
          await platform.jobs.enqueueAll(email, emails, tx);
          return ids.length;
        });
      }
      if (count > 0) log.info({ count }, 'notified that tyres are in stock again');
    },
  });
}

export function forgetAlertsJob(platform: Platform): AnyJob {
  const db = platform.db.$extendTables<AlertTables>();
  return retentionJob('stock-alerts.forget', '35 3 * * *', () =>
    store.removeExpired(db, platform.clock.now()),
  );
}
