// The emails of stock alerts, the look at the stock that decides who is notified, and the removal of what has expired.
import { z } from 'zod';

import type { Platform } from '../../../platform/server/context.ts';
import { defineJob, type AnyJob } from '../../../platform/server/jobs/jobs.ts';
import { retentionJob } from '../../../platform/server/jobs/retention.ts';
import type { MailedLinks } from '../../../platform/server/mail/mailed-links.ts';
import type { EmailTexts } from '../../../platform/server/mail/shop-email.ts';
import {
  noticeEmailJob,
  notifyWaiting,
  type NoticeEmailJob,
} from '../../../platform/server/notices/notice-emails.ts';
import { FULL_SET } from '../../catalogue/fitting/full-set.ts';
import { alertEmails as texts } from '../messages.ts';
import { tyreName, type AlertSources } from './sources.ts';
import * as store from './store.ts';
import { alertTable, type AlertRow, type AlertTables } from './store.ts';

export function alertEmailJob(
  platform: Platform,
  { shop, catalogue }: AlertSources,
  links: MailedLinks,
): NoticeEmailJob {
  const db = platform.db.$extendTables<AlertTables>();
  async function findTyre({ id, productId }: AlertRow) {
    const found = await catalogue.getProduct(productId);
    if (found && !found.product.isWithdrawn) return found.product;
    return alertTable.remove(db, id);
  }
  return noticeEmailJob(platform, {
    name: 'stock-alerts.email',
    table: alertTable,
    links,
    shop,
    confirmEmail: async (alert, url) => {
      const product = await findTyre(alert);
      return product && emailOf('confirm', tyreName(product), url);
    },
    dueEmail: async (alert) => {
      const product = await findTyre(alert);
      if (!product) return undefined;
      const left = (await catalogue.listRemainingStock([alert.productId])).get(alert.productId) ?? 0;
      if (left < FULL_SET) return store.waitOn(db, alert.id);
      return emailOf('available', tyreName(product), `${platform.settings.publicUrl}${product.href}`);
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
export function checkStockJob(
  platform: Platform,
  { catalogue }: AlertSources,
  email: NoticeEmailJob,
): AnyJob {
  const db = platform.db.$extendTables<AlertTables>();
  return defineJob({
    name: 'stock-alerts.check',
    schema: z.object({}),
    isSerial: true,
    schedule: { cron: '*/5 * * * *' },
    run: async ({ log }) => {
      const wanted = (await store.listWantedProducts(db, platform.clock.now())).map(
        ({ productId }) => productId,
      );
      const left = await catalogue.listRemainingStock(wanted);
      let count = 0;
      for (const productId of wanted) {
        if ((left.get(productId) ?? 0) < FULL_SET) continue;
        count += await notifyWaiting(platform, { table: alertTable, email }, store.isAbout(productId));
      }
      if (count > 0) log.info({ count }, 'notified that tyres are in stock again');
    },
  });
}

export function forgetAlertsJob({ db, clock }: Platform): AnyJob {
  return retentionJob('stock-alerts.forget', '35 3 * * *', () => alertTable.removeExpired(db, clock.now()));
}
