// The email of an answer to an enquiry: what a person wrote, with the customer's question below.
import { formatDate, helsinkiDay } from '../../../platform/contract/dates.ts';
import { emailHtml } from '../../../platform/server/mail/email.ts';
import type { Mail } from '../../../platform/server/mail/mail.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { replyMessages as texts } from '../messages-replies.ts';

export interface ReplyToSend {
  id: string;
  text: string;
  email: string;
  message: string;
  askedAt: Date;
}

export function replyMail(
  { id, text, email, message, askedAt }: ReplyToSend,
  { name, phone, salesEmail }: Pick<ShopProfile, 'name' | 'phone' | 'salesEmail'>,
): Mail {
  const subject = texts.subject(name);
  const contact = [name, phone, salesEmail].filter(Boolean).join(' · ');
  const asked = texts.asked(formatDate(helsinkiDay(askedAt)));
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  return {
    id,
    to: email,
    fromName: name,
    replyTo: salesEmail || undefined,
    subject,
    text: `${text}\n\n${contact}\n\n${asked}\n${quoted}\n`,
    html: emailHtml({
      shop: name,
      title: texts.title,
      paragraphs: text.split(/\n{2,}/),
      footer: [contact, `${asked} ${message}`],
    }),
  };
}
