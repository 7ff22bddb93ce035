// The email about a changed price, sent by a job.
import { z } from 'zod';

import type { Platform } from '../../../platform/server/context.ts';
import { defineJob, type Job } from '../../../platform/server/jobs/jobs.ts';
import { emailHtml, emailText } from '../../../platform/server/mail/email.ts';
import { priceEmail as texts } from '../messages.ts';
import { isUnlikelyChange } from '../unlikely-change.ts';

const emailSchema = z.object({
  tracking: z.string(),
  to: z.string(),
  name: z.string(),
  productName: z.string(),
  beforeCents: z.int(),
  afterCents: z.int(),
});
export type PriceEmailJob = Job<z.output<typeof emailSchema>>;

/** One email to one address of a tracking. */
export function priceEmailJob({ mail, settings }: Platform, shopName: () => Promise<string>): PriceEmailJob {
  return defineJob({
    name: 'competitors.email',
    schema: emailSchema,
    retry: { attempts: 8, firstDelayS: 20 },
    run: async ({ data, jobId, signal }) => {
      const { tracking, to, name, productName, beforeCents, afterCents } = data;
      const isIncrease = afterCents > beforeCents;
      const isDoubted = isUnlikelyChange(beforeCents, afterCents);
      const shop = await shopName();
      const email = {
        shop,
        title: isDoubted ? texts.doubtedTitle : texts.title(isIncrease),
        paragraphs: [
          texts.change(name, productName, beforeCents, afterCents),
          isDoubted ? texts.doubted : texts.twice,
        ],
        button: {
          text: texts.button,
          url: `${settings.publicUrl}/admin/competitor-prices/${tracking}/changes`,
        },
        footer: [texts.footer],
      };
      await mail.send(
        {
          id: jobId,
          to,
          fromName: shop,
          subject: isDoubted
            ? texts.doubtedSubject(name, productName)
            : texts.subject(isIncrease, name, productName),
          text: emailText(email),
          html: emailHtml(email),
        },
        signal,
      );
    },
  });
}
