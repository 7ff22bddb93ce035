// What competitor tracking does by itself: the morning looks, and letters on changed prices.
import { z } from 'zod';

import type { Platform } from '../../../platform/server/context.ts';
import { defineJob } from '../../../platform/server/jobs/jobs.ts';
import type { Job } from '../../../platform/server/jobs/jobs.ts';
import { letterHtml, letterText } from '../../../platform/server/mail/letter.ts';
import { priceLetter as texts } from '../messages.ts';
import type { Competitors } from './service.ts';

const letterSchema = z.object({
  tracking: z.string(),
  to: z.string(),
  name: z.string(),
  productName: z.string(),
  beforeCents: z.int(),
  afterCents: z.int(),
});
export type PriceLetterJob = Job<z.output<typeof letterSchema>>;

/** Every minute the pages whose time has come: after a night without power, what was missed, once. */
export function checkDueJob(service: Competitors): Job<Record<string, never>> {
  return defineJob({
    name: 'competitors.check-due',
    schema: z.object({}),
    isSerial: true,
    timeLimitS: 7200,
    schedule: { cron: '* * * * *' },
    run: ({ signal }) => service.checkDue(signal),
  });
}

/** One letter to one address of a tracking. */
export function priceLetterJob(
  { mail, settings }: Platform,
  shopName: () => Promise<string>,
): PriceLetterJob {
  return defineJob({
    name: 'competitors.letter',
    schema: letterSchema,
    retry: { attempts: 8, firstDelayS: 20 },
    run: async ({ data, jobId, signal }) => {
      const { tracking, to, name, productName, beforeCents, afterCents } = data;
      const isIncrease = afterCents > beforeCents;
      const shop = await shopName();
      const letter = {
        shop,
        title: texts.title(isIncrease),
        paragraphs: [texts.change(name, productName, beforeCents, afterCents), texts.twice],
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
          subject: texts.subject(isIncrease, name, productName),
          text: letterText(letter),
          html: letterHtml(letter),
        },
        signal,
      );
    },
  });
}
