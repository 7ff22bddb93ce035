// A letter of the shop to one person, sent by a job: its texts, the shop's contact below, the job's id as the letter's.
import type { Platform } from '../context.ts';
import type { JobContext } from '../jobs/jobs.ts';
import { letterHtml, letterText } from './letter.ts';

export interface LetterTexts {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  button: { text: string; url: string };
  footer: readonly string[];
}

/** Who writes; an answer goes to `salesEmail` where there is one. */
export interface LetterSender {
  name: string;
  phone: string;
  salesEmail: string;
}

/** Sends once per job. A refusal for good is logged without the address; trouble that passes throws, so that the job runs again. */
export async function sendShopLetter(
  { mail }: Pick<Platform, 'mail'>,
  { jobId, signal, log }: Pick<JobContext<unknown>, 'jobId' | 'signal' | 'log'>,
  to: string,
  { name, phone, salesEmail }: LetterSender,
  texts: LetterTexts,
): Promise<void> {
  const contact = [name, phone, salesEmail].filter(Boolean).join(' · ');
  const letter = { ...texts, shop: name, footer: [...texts.footer, contact] };
  const outcome = await mail.send(
    {
      id: jobId,
      to,
      fromName: name,
      replyTo: salesEmail || undefined,
      subject: texts.subject,
      text: letterText(letter),
      html: letterHtml(letter),
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
    signal,
  );
  if (outcome.kind === 'refused') log.info({ status: outcome.status }, 'a letter was refused for good');
}
