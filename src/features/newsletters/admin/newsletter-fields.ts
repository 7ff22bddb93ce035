// The editor's fields, what is missing of them, and an unsaved newsletter kept over a sign-in or a look at another tab.
import { z } from 'zod';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { forgetDraft, keepDraft, readDraft } from '../../../platform/browser/kept-draft.ts';
import { addDays, helsinkiDay, helsinkiTime } from '../../../platform/contract/dates.ts';
import { newsletterSchema } from '../contract.ts';
import type { Newsletter } from '../contract.ts';
import { newsletterErrors as errors } from '../messages.ts';
import { LONGEST_SUBJECT } from '../newsletter-limits.ts';
import { readSendDate } from '../send-date.ts';

const fieldsSchema = z.object({
  subject: z.string(),
  content: z.string(),
  heroImage: z.string(),
  /** As a date-and-time field holds it, on the shop's clock. */
  sendDate: z.string(),
});
export type NewsletterFields = z.output<typeof fieldsSchema>;
export type FieldName = keyof NewsletterFields;

const SUGGESTED_TIME = '09:00';

/** A new newsletter is suggested to go tomorrow at nine. */
export function newFields(now: Date): NewsletterFields {
  const sendDate = `${addDays(helsinkiDay(now), 1)}T${SUGGESTED_TIME}`;
  return { subject: '', content: '', heroImage: '', sendDate };
}

export function fieldsOf({ subject, content, heroImage, sendDate }: Newsletter): NewsletterFields {
  return { subject, content, heroImage, sendDate: timeField(new Date(sendDate)) };
}

/** '2026-11-25T09:00' on the shop's clock. */
export function timeField(instant: Date): string {
  return `${helsinkiDay(instant)}T${helsinkiTime(instant)}`;
}

export function areSame(first: NewsletterFields, second: NewsletterFields): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}

export type FieldFaults = Partial<Record<FieldName, string>>;

/** What keeps the fields from being saved; with `schedulingAt` also a date that has passed by then. */
export function faultsOf(fields: NewsletterFields, schedulingAt?: Date): FieldFaults {
  const sendDate = dateFault(fields.sendDate, schedulingAt);
  return {
    ...(fields.subject.trim() === '' && { subject: errors.subjectMissing }),
    ...(fields.subject.length > LONGEST_SUBJECT && { subject: errors.subjectTooLong }),
    ...(fields.content.trim() === '' && { content: errors.contentMissing }),
    ...(sendDate !== undefined && { sendDate }),
  };
}

function dateFault(date: string, schedulingAt: Date | undefined): string | undefined {
  if (date === '') return errors.sendDateMissing;
  const at = readSendDate(date);
  if (!at) return errors.sendDateBad;
  return schedulingAt && at <= schedulingAt ? errors.sendDatePast : undefined;
}

/** What the server says of one field. */
export function serverFault(error: unknown, name: FieldName): string | undefined {
  return error instanceof ApiProblem ? error.errors.find(({ path }) => path === name)?.message : undefined;
}

/** The stored newsletter beside a refused save. */
export function storedNewsletter(error: unknown): Newsletter | undefined {
  const isStale = error instanceof ApiProblem && error.code === 'conflict.stale';
  return isStale ? newsletterSchema.safeParse(error.current).data : undefined;
}

const keptSchema = z.object({
  /** The version it was begun on. */
  version: z.int32().optional(),
  fields: fieldsSchema,
});
type KeptNewsletter = z.output<typeof keptSchema>;

const nameOf = (id: string | undefined) => `newsletter:${id ?? 'new'}`;

export function readKeptNewsletter(id: string | undefined): KeptNewsletter | undefined {
  return readDraft(nameOf(id), keptSchema);
}

export function keepNewsletter(id: string | undefined, newsletter: KeptNewsletter): void {
  keepDraft(nameOf(id), newsletter);
}

export function forgetKeptNewsletter(id: string | undefined): void {
  forgetDraft(nameOf(id));
}
