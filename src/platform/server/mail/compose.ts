// An email as nodemailer takes it. Addresses go in as parts, never as text to be read; no file or address is fetched.
import type { SendMailOptions } from 'nodemailer';

import type { Mail, MailSender } from './mail.ts';

const READABLE_ID = /^[\w.-]{1,100}$/;

/** Throws for an id that could not be part of a file's name or of a Message-ID. */
export function composeMail(mail: Mail, sender: MailSender, now: Date): SendMailOptions {
  if (!READABLE_ID.test(mail.id)) throw new Error('A mail has an id that cannot be a file name');
  return {
    messageId: `<${mail.id}@${sender.address.split('@').at(-1) ?? 'localhost'}>`,
    date: now,
    from: { name: sender.name ?? mail.fromName, address: sender.address },
    to: { name: '', address: mail.to },
    ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: { ...mail.headers },
    ...(mail.attachments && {
      attachments: mail.attachments.map(({ name: filename, contentType, text: content }) => ({
        filename,
        contentType,
        content,
      })),
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
