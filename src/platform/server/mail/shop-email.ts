// An email of the shop to one person, sent by a job: its texts, the shop's contact below, the job's id as the email's.
import type { Platform } from '../context.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { emailHtml, emailText } from './email.ts';
import type { MailAttachment } from './mail.ts';

export interface EmailTexts {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  button: { text: string; url: string };
  footer: readonly string[];
  attachments?: readonly MailAttachment[] | undefined;
}

/** Who writes; an answer goes to `salesEmail` where there is one. */
export interface EmailSender {
  name: string;
  phone: string;
  salesEmail: string;
}

/** Sends once per job. A refusal for good is logged without the address; trouble that passes throws, so that the job runs again. */
export async function sendShopEmail(
  { mail }: Pick<Platform, 'mail'>,
  { jobId, signal, log }: Pick<JobContext<unknown>, 'jobId' | 'signal' | 'log'>,
  to: string,
  { name, phone, salesEmail }: EmailSender,
  texts: EmailTexts,
): Promise<void> {
  const contact = [name, phone, salesEmail].filter(Boolean).join(' · ');
  const email = { ...texts, shop: name, footer: [...texts.footer, contact] };
  const outcome = await mail.send(
    {
      id: jobId,
      to,
      fromName: name,
      replyTo: salesEmail || undefined,
      subject: texts.subject,
      text: emailText(email),
      html: emailHtml(email),
      headers: { 'Auto-Submitted': 'auto-generated' },
      attachments: texts.attachments,
    },
    signal,
  );
  if (outcome.kind === 'refused') log.info({ status: outcome.status }, 'an email was refused for good');
}
