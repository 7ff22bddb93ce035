// Mail by SMTP, over a small pool of connections.
import { createTransport } from 'nodemailer';
import { z } from 'zod';

import { composeMail } from './compose.ts';
import type { Mailer, MailSender } from './mail.ts';
import { nodemailerAddress } from './smtp-address.ts';

export interface SmtpOptions {
  /** 'smtp://user:password@host:587' or 'smtps://…'. */
  url: string;
  sender: MailSender;
  now: () => Date;
}

const MAX_CONNECTIONS = 4;
const CONNECT_WITHIN_MS = 10_000;
const SILENT_AT_MOST_MS = 30_000;
const PATIENCE = {
  connectionTimeout: CONNECT_WITHIN_MS,
  greetingTimeout: CONNECT_WITHIN_MS,
  dnsTimeout: CONNECT_WITHIN_MS,
} as const;
const IDLE_AT_MOST_MS = 20_000;
/** A whole email; a server may trickle its answers without ever being silent. */
const EMAIL_WITHIN_MS = 90_000;

/** What nodemailer says of a reply: final (5xx) or not. */
const refusalSchema = z.object({ permanent: z.literal(true), responseCode: z.int(), command: z.string() });
/** Replies to these are about the email or its recipient; others (login, greeting) are about us, and tried again. */
const ABOUT_THE_EMAIL = /^(?:RCPT TO|DATA)/;

export function createSmtpMailer({ url, sender, now }: SmtpOptions): Mailer {
  const transport = createTransport({
    ...nodemailerAddress(url),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: 0,
    idleTimeout: IDLE_AT_MOST_MS,
    socketTimeout: SILENT_AT_MOST_MS,
    ...PATIENCE,
  });
  return {
    send: async (mail, signal) => {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(EMAIL_WITHIN_MS)]);
      try {
        await transport.sendMail({ ...composeMail(mail, sender, now()), signal: limit });
        return { kind: 'accepted' };
      } catch (error) {
        const refusal = refusalSchema.safeParse(error);
        if (refusal.success && ABOUT_THE_EMAIL.test(refusal.data.command)) {
          return { kind: 'refused', status: refusal.data.responseCode };
        }
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

/** Connects, encrypts and signs in as for an email, and sends none; throws what is wrong. */
export async function trySmtp(url: string): Promise<void> {
  const transport = createTransport({
    ...nodemailerAddress(url),
    socketTimeout: CONNECT_WITHIN_MS,
    ...PATIENCE,
  });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}
