// Use cases of visitors: requesting an alert, confirming it, taking it back.
import { invalid, invalidField, notFound, tooMany } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { MailedLinks } from '../../../platform/server/mail/mailed-links.ts';
import type { NoticeEmailJob } from '../../../platform/server/notices/notice-emails.ts';
import { noticeService } from '../../../platform/server/notices/notices.ts';
import { ALERT_DAYS } from '../alert-rules.ts';
import { alertAnswers, alertErrors as errors } from '../messages.ts';
import type { AlertSources } from './sources.ts';
import { alertTable } from './store.ts';

export function alertService(
  platform: Platform,
  {
    links,
    email,
    catalogue,
  }: Pick<AlertSources, 'catalogue'> & { links: MailedLinks; email: NoticeEmailJob },
) {
  const notices = noticeService(platform, {
    name: 'stock-alert',
    table: alertTable,
    days: ALERT_DAYS,
    links,
    email,
    answers: alertAnswers,
    problems: {
      badEmail: (isEmpty) =>
        invalidField(
          'stock_alert.email_invalid',
          isEmpty ? errors.emailRequired : errors.emailInvalid,
          'email',
        ),
      badLink: () => invalid('stock_alert.link_invalid', errors.linkInvalid),
      tooMany: (waitS) => tooMany('stock_alert.too_many', errors.tooMany, waitS),
    },
  });
  return {
    ...notices,
    /** 404 for no tyre; else as every notice. */
    request: (productId: string, sent: Parameters<typeof notices.request>[0], ip: string) =>
      notices.request(sent, ip, async (notice) => {
        const left = await catalogue.listRemainingStock([productId]);
        if (!left.has(productId)) throw notFound('stock_alert.no_tyre', errors.noTyre);
        return { ...notice, productId };
      }),
  };
}

export type StockAlerts = ReturnType<typeof alertService>;
