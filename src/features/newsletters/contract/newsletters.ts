// What others may know of newsletters: how they look to staff, and the calls.
import { z } from 'zod';

import { MAX_CONTENT_LENGTH } from '../../../platform/contract/content.ts';
import { endpoint, readOnly } from '../../../platform/contract/endpoint.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { pagingQuery } from '../../../platform/contract/paging.ts';
import { cleanLines } from '../../../platform/contract/text.ts';
import { newsletterErrors as errors } from '../messages/newsletters.ts';
import { MAX_SUBJECT_LENGTH } from '../newsletter-limits.ts';
import { localTime, readSendDate } from '../send-date.ts';
import { audienceSchema, deliverySchema, shownAudienceSchema } from './delivery.ts';

const MAX_LISTED = 200;

export const NEWSLETTER_STATUSES = ['draft', 'scheduled', 'sent', 'failed'] as const;
export type NewsletterStatus = (typeof NEWSLETTER_STATUSES)[number];

const instant = z.iso.datetime({ offset: true });

export const newsletterSchema = z.strictObject({
  _id: idSchema,
  subject: z.string(),
  /** In the grammar of content, with the blocks of mail. */
  content: z.string(),
  /** A path on this server; empty when there is none. */
  heroImage: z.string(),
  sendDate: instant,
  /** null before the sending starts. */
  sentAt: instant.nullable(),
  status: z.enum(NEWSLETTER_STATUSES),
  /** Who gets it at its time, or got it; until it is scheduled or sent, everybody unless the schedule has an audience. */
  audience: shownAudienceSchema,
  delivery: deliverySchema,
  version: z.int32(),
  createdAt: instant,
  updatedAt: instant,
});
export type Newsletter = z.infer<typeof newsletterSchema>;

/** Characters that turn the direction of the surrounding text. */
const DIRECTION_SIGNS = /[\u202A-\u202E\u2066-\u2069]/gu;

/** Typed lines without signs that nobody sees. */
const lines = z.string().transform((text) => cleanLines(text.replaceAll(DIRECTION_SIGNS, '')));

/** One line: it becomes a header of a mail. */
const subject = z
  .string({ error: errors.subjectMissing })
  .pipe(lines)
  .transform((text) => text.replaceAll(/\s+/g, ' '))
  .pipe(z.string().min(1, errors.subjectMissing).max(MAX_SUBJECT_LENGTH, errors.subjectTooLong));
const content = z
  .string({ error: errors.contentMissing })
  .pipe(lines)
  .pipe(z.string().min(1, errors.contentMissing).max(MAX_CONTENT_LENGTH, errors.contentTooLong));
const heroImage = z
  .string()
  .max(300)
  .refine((path) => path === '' || /^\/(?!\/)/.test(path), { error: errors.heroImageForeign });
const heroImageOrNone = z
  .string()
  .max(300)
  .nullable()
  .transform((path) => path ?? '')
  .pipe(heroImage);
/** An instant, or 'YYYY-MM-DDTHH:MM' on the shop's clock. */
const sendDate = z.codec(
  z.string({ error: errors.sendDateMissing }).min(1, { error: errors.sendDateMissing, abort: true }),
  z.string(),
  {
    decode: (text, context) => {
      const at = readSendDate(text);
      if (at) return at.toISOString();
      context.issues.push({ code: 'custom', input: text, message: errors.sendDateBad });
      return z.NEVER;
    },
    encode: (at) => localTime(new Date(at)),
  },
);

/** What staff write of a newsletter. */
export const writtenFields = { subject, content, heroImage, sendDate };

/** Whether staff have seen and confirmed the claims without proof. false: sending with open claims is refused. */
const hasConfirmedClaims = z.boolean().optional();

/** A new newsletter; as `scheduled` it is sent at its date by itself. */
export const newsletterInputSchema = z.strictObject({
  ...readOnly(newsletterSchema),
  ...writtenFields,
  heroImage: heroImageOrNone.default(''),
  status: z.enum(['draft', 'scheduled'], { error: errors.statusBad }).default('draft'),
  hasConfirmedClaims,
});
export type NewsletterInput = z.output<typeof newsletterInputSchema>;

/** What is left out stays. `status` may schedule a draft or make a draft of a scheduled newsletter. */
export const newsletterUpdateSchema = z.strictObject({
  ...readOnly(newsletterSchema),
  subject: subject.optional(),
  content: content.optional(),
  heroImage: heroImageOrNone.optional(),
  sendDate: sendDate.optional(),
  status: z.enum(NEWSLETTER_STATUSES, { error: errors.statusBad }).optional(),
  hasConfirmedClaims,
  version: z.int32().optional(),
});
export type NewsletterUpdate = z.output<typeof newsletterUpdateSchema>;

export const listNewsletters = endpoint('GET /newsletters', {
  access: 'staff',
  summary: 'Newsletters, newest first; the header X-Total-Count gives how many there are',
  query: z.object({ q: z.string().trim().max(100).optional(), ...pagingQuery(MAX_LISTED) }),
  output: z.array(newsletterSchema),
});
export type NewsletterQuery = z.output<typeof listNewsletters.query>;

export const getMailState = endpoint('GET /newsletters/mail', {
  access: 'staff',
  summary: 'Whether emails go out now, or become files that nobody gets',
  output: z.strictObject({ isFiled: z.boolean() }),
});

export const getNewsletter = endpoint('GET /newsletters/:id', {
  access: 'staff',
  summary: 'One newsletter and how far its delivery is',
  output: newsletterSchema,
});

export const postNewsletter = endpoint('POST /newsletters', {
  access: 'staff',
  isCreation: true,
  summary: 'Creates a newsletter as a draft or scheduled; scheduled, its date must be in the future',
  body: newsletterInputSchema,
  output: newsletterSchema,
});

export const putNewsletter = endpoint('PUT /newsletters/:id', {
  access: 'staff',
  summary: 'Changes a newsletter; what is left out stays, and the date of a scheduled one cannot be changed',
  body: newsletterUpdateSchema,
  output: newsletterSchema,
});

export const deleteNewsletter = endpoint('DELETE /newsletters/:id', {
  access: 'staff',
  summary: 'Deletes a newsletter that is not being sent; it can be brought back',
  output: null,
});

export const restoreNewsletter = endpoint('PUT /newsletters/:id/restore', {
  access: 'staff',
  summary: 'Brings a deleted newsletter back; a scheduled one comes back as a draft',
  output: newsletterSchema,
});

export const countRecipients = endpoint('POST /newsletters/count-recipients', {
  access: 'staff',
  summary: 'How many subscribers an audience has at this moment',
  body: audienceSchema,
  output: z.strictObject({ count: z.int().min(0) }),
});

export const sendNewsletter = endpoint('POST /newsletters/:id/send', {
  access: 'staff',
  summary:
    'Starts to send to all subscribers, or to the chosen ones; those who no longer subscribe are left out',
  body: audienceSchema.extend({ hasConfirmedClaims }).default({}),
  output: newsletterSchema,
  status: 202,
});

export const scheduleNewsletter = endpoint('POST /newsletters/:id/schedule', {
  access: 'staff',
  summary: 'Schedules a draft for an audience, or for the one it has; a date that has passed answers 422',
  body: z.strictObject({ sendDate, audience: audienceSchema.optional(), hasConfirmedClaims }),
  output: newsletterSchema,
});

export const cancelNewsletter = endpoint('POST /newsletters/:id/cancel', {
  access: 'staff',
  summary:
    'Makes a draft of a newsletter that is scheduled, or of which no email went; stops what a running delivery has not sent yet',
  output: newsletterSchema,
});

export const pauseNewsletter = endpoint('POST /newsletters/:id/pause', {
  access: 'staff',
  summary: 'Pauses a running delivery',
  output: newsletterSchema,
});

export const resumeNewsletter = endpoint('POST /newsletters/:id/resume', {
  access: 'staff',
  summary: 'Goes on with a paused delivery; while the mail server is away, tries it at once',
  output: newsletterSchema,
});

export const resendUnconfirmed = endpoint('POST /newsletters/:id/resend-unconfirmed', {
  access: 'staff',
  summary: 'Sends the emails whose arrival is not known once more; a recipient may then have two',
  output: newsletterSchema,
  status: 202,
});

/** As typed; the service reports what is missing. */
const draftFields = {
  subject: z.string().max(1000).pipe(lines).default(''),
  content: z.string().max(MAX_CONTENT_LENGTH, errors.contentTooLong).default(''),
  heroImage: heroImageOrNone.default(''),
};

export const sendTestEmail = endpoint('POST /newsletters/send-test', {
  access: 'staff',
  summary: 'Sends an email that is being written to up to five addresses, parted by commas, as a test',
  body: z.strictObject({ email: z.string().max(2000).default(''), ...draftFields }),
  output: z.strictObject({ message: z.string() }),
});
export type TestEmail = z.output<typeof sendTestEmail.body>;

export const previewEmail = endpoint('POST /newsletters/preview', {
  access: 'staff',
  summary: 'The email as it would be sent now: subject, HTML and plain text',
  body: z.strictObject(draftFields),
  output: z.strictObject({ subject: z.string(), html: z.string(), text: z.string() }),
});
export type EmailDraft = z.output<typeof previewEmail.body>;
