// Mail by SMTP: each email over a separate connection, at most once also over kill -9.
import { createTransport } from 'nodemailer';

import type { BulkOutcome } from './bulk.ts';
import { composeMail } from './compose.ts';
import { MailServerReply, type Mailer, type MailOutcome, type MailSender } from './mail.ts';
import type { SentMarks } from './sent-marks.ts';
import { nodemailerAddress } from './smtp-address.ts';
import { createBulkSmtp } from './smtp-connection.ts';

export interface SmtpOptions {
  /** 'smtp://user:password@host:587' or 'smtps://…'. */
  url: string;
  sender: MailSender;
  now: () => Date;
  sent: SentMarks;
}

const CONNECT_WITHIN_MS = 10_000;
const SILENT_AT_MOST_MS = 30_000;
const PATIENCE = {
  connectionTimeout: CONNECT_WITHIN_MS,
  greetingTimeout: CONNECT_WITHIN_MS,
  dnsTimeout: CONNECT_WITHIN_MS,
} as const;
const TIMES = { connectMs: CONNECT_WITHIN_MS, commandMs: SILENT_AT_MOST_MS, dotMs: 60_000 } as const;
/** Limit for a complete email; a server may trickle its answers without ever being silent. */
const EMAIL_WITHIN_MS = 90_000;

export function createSmtpMailer({ url, sender, now, sent }: SmtpOptions): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const server = createBulkSmtp({ url, from: sender.address, times: TIMES });
  return {
    send: async (mail, signal) => {
      if (sent.has(mail.id)) return { kind: 'accepted' };
      const { message: bytes, envelope } = await composer.sendMail(composeMail(mail, sender, now()));
      if (!Buffer.isBuffer(bytes)) throw new Error('A mail was not composed as a whole');
      const limit = AbortSignal.any([signal, AbortSignal.timeout(EMAIL_WITHIN_MS)]);
      const opening = await server.open(limit);
      if (opening.kind === 'away') throw new Error(opening.reason);
      if (opening.kind === 'login') throw new MailServerReply('login', opening.reply);
      const { connection } = opening;
      limit.addEventListener('abort', connection.close, { once: true });
      const email = { id: mail.id, to: envelope.to[0] ?? mail.to, bytes };
      const outcome = await connection.send(email, () => sent.mark(mail.id));
      connection.close();
      // Given up while it may be on its way: it stays marked.
      if (outcome.kind === 'broken') limit.throwIfAborted();
      if (outcome.kind !== 'accepted') sent.remove(mail.id);
      return decided(outcome);
    },
    close: () => composer.close(),
  };
}

/** Throws what is tried again: for now, about us, or nothing decided. */
function decided(outcome: BulkOutcome): MailOutcome {
  if (outcome.kind === 'accepted') return { kind: 'accepted' };
  if (outcome.kind === 'broken') throw new Error(outcome.reason);
  if (outcome.code < 500 || outcome.stage === 'sender') throw new MailServerReply('email', outcome.reply);
  return { kind: 'refused', status: outcome.code };
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
