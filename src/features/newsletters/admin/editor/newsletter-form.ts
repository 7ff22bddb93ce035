// The form of a newsletter: what it sends, how both versions are shown, and what a new one begins with.
import { z } from 'zod';

import type { FieldTable } from '../../../../platform/browser/form/field-table.ts';
import { formatDateClock } from '../../../../platform/contract/dates.ts';
import { newsletterSchema, writtenFields } from '../../contract/newsletters.ts';
import { createTyreNames } from '../../email/tyre-names.ts';
import { newsletterFormMessages as messages } from '../../messages/editor.ts';
import { readSendDate } from '../../send-date.ts';

/** `status` is not edited: a newsletter whose status has changed meanwhile conflicts completely. */
export const newsletterFormSchema = z.object({ ...writtenFields, status: newsletterSchema.shape.status });
export type NewsletterFields = z.input<typeof newsletterFormSchema>;
export type NewsletterBody = z.output<typeof newsletterFormSchema>;

export const newsletterFields: FieldTable<NewsletterFields> = [
  { name: 'subject', label: messages.subject },
  { name: 'content', label: messages.content, text: ({ content }) => createTyreNames().shown(content) },
  { name: 'heroImage', label: messages.heroImage },
  {
    name: 'sendDate',
    label: messages.sendDate,
    text: ({ sendDate }) => {
      const at = readSendDate(sendDate);
      return at ? formatDateClock(at) : sendDate;
    },
  },
];
