// Mail as slices send it. Always from a job: the outside world may be slow, and a failed try is made again.

/** A small file that goes with an email. */
export interface MailAttachment {
  name: string;
  contentType: string;
  text: string;
}

/** One email to one person. */
export interface Mail {
  /** Letters, digits, `.`, `_` and `-`; the same on every try, so that an email sent twice can be recognised. */
  id: string;
  /** One address. */
  to: string;
  /** The sender's name where the operator has set none: the shop's. */
  fromName: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[] | undefined;
}

/**
 * `accepted`: the next server, or the outbox, has the email for good. `refused`: it never will; `status` is the
 * SMTP reply code.
 */
export type MailOutcome = { kind: 'accepted' } | { kind: 'refused'; status: number };

export interface Mailer {
  /** Throws when nothing was decided (no connection, a try-later answer, `signal`): the job is to be tried again. */
  send: (mail: Mail, signal: AbortSignal) => Promise<MailOutcome>;
  /** Ends open connections. */
  close: () => void;
}

/** The sender of emails; without a name the email's `fromName` is used. */
export interface MailSender {
  readonly name: string | undefined;
  readonly address: string;
}

/** The mail server's reply to an email that it neither took nor refused for good: `login` lets nobody in. */
export class MailServerReply extends Error {
  override readonly name = 'MailServerReply';
  readonly stage: 'login' | 'email';
  readonly status: number;

  /** `reply` begins with its code. */
  constructor(stage: 'login' | 'email', reply: string) {
    super(reply);
    this.stage = stage;
    this.status = Number.parseInt(reply, 10);
  }
}
