// Notifies the shop's former address that the shop has another one: without SECURITY_EMAIL warnings go to the shop's own address, so
// nobody may turn them away unseen.
import { z } from 'zod';

import { formatWeekdayClock } from '../../../platform/contract/dates.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { defineJob, type Job } from '../../../platform/server/jobs/jobs.ts';
import { sendShopEmail } from '../../../platform/server/mail/shop-email.ts';
import { movedEmailMessages as messages } from '../messages.ts';
import type { ShopProfile } from '../shop-profile.ts';

const dataSchema = z.object({
  /** Both are the shop's, as it publishes them; `to` is empty when the shop has no address any more. */
  from: z.string(),
  to: z.string(),
  /** User name of who changed it. */
  by: z.string(),
  at: z.iso.datetime(),
});
export type MovedEmailJob = Job<z.output<typeof dataSchema>>;

export function movedEmailJob(platform: Platform, getShopProfile: () => Promise<ShopProfile>): MovedEmailJob {
  return defineJob({
    name: 'shop-profile.email',
    schema: dataSchema,
    retry: { attempts: 8, firstDelayS: 20 },
    run: async (context) => {
      const { from, to, by, at } = context.data;
      const { title, lead, details, advice, button, footer } = messages;
      // Who changed it unlawfully neither gets the answers nor is named as the shop.
      const sender = { ...(await getShopProfile()), salesEmail: from };
      await sendShopEmail(platform, context, from, sender, {
        subject: title,
        title,
        paragraphs: [lead, details({ to, by, time: formatWeekdayClock(new Date(at)) }), advice],
        button: { text: button, url: `${platform.settings.publicUrl}/admin/settings/liike` },
        footer: [footer],
      });
    },
  });
}
