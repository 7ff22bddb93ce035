// Settings of newsletters as staff read and change them.
import { z } from 'zod';

import { endpoint } from '../../../platform/contract/endpoint.ts';

/** What pages that show these settings depend on. */
export const NEWSLETTER_SETTINGS_TAG = 'newsletter-settings';

export const newsletterSettingsSchema = z.strictObject({
  /** Whether presses of links in emails are counted, from the next email on. */
  countsClicks: z.boolean(),
});
export type NewsletterSettings = z.infer<typeof newsletterSettingsSchema>;

export const getNewsletterSettings = endpoint('GET /newsletter-settings', {
  access: 'staff',
  summary: 'Settings of newsletters',
  output: newsletterSettingsSchema,
});

export const putNewsletterSettings = endpoint('PUT /newsletter-settings', {
  access: 'staff',
  summary:
    'Turns the counting of presses of links in emails on or off; off, emails sent before count no more',
  body: newsletterSettingsSchema,
  output: newsletterSettingsSchema,
});
