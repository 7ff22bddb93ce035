// Bulk email over persistent connections, with the moment from which an email may have been sent. For jobs that record the
// outcome of each; single emails go by mail.ts.

/** An email ready for the wire. */
export interface BulkEmail {
  /** Letters, digits, `.`, `_` and `-`; the same on every try. */
  id: string;
  /** One address in ASCII. */
  to: string;
  /** Where it comes back to when it cannot be delivered; left out: the sender's address. */
  returnPath?: string | undefined;
  /** The complete email: lines end in CRLF, at most 998 bytes long, ASCII alone. */
  bytes: Uint8Array;
}

/** What was refused: who sends, who reads, or the email. */
export type RefusedStage = 'sender' | 'recipient' | 'content';

/**
 * `refused` by a reply of 4yz (for now) or 5yz (for good). `broken`: the connection ended; with `isMaybeSent` the
 * email had been sent, so nobody knows.
 */
export type BulkOutcome =
  | { kind: 'accepted'; code: number }
  | { kind: 'refused'; stage: RefusedStage; code: number; enhanced: string; reply: string }
  | { kind: 'broken'; isMaybeSent: boolean; reason: string };

export interface BulkConnection {
  /** False once it takes no further email. */
  readonly isOpen: boolean;
  /** One email at a time. `onSent` is called when the system has taken the last byte: from then on it may arrive. */
  send: (email: BulkEmail, onSent: () => void) => Promise<BulkOutcome>;
  /** Sends QUIT; never throws. */
  close: () => void;
}

/** `login`: the server does not let us in, so trying again helps nobody. */
export type BulkOpening =
  | { kind: 'open'; connection: BulkConnection }
  | { kind: 'away'; reason: string }
  | { kind: 'login'; reply: string };

export interface BulkMail {
  readonly maxConnections: number;
  /** Emails a second over all connections; undefined for no limit. */
  readonly emailsPerS: number | undefined;
  open: (signal: AbortSignal) => Promise<BulkOpening>;
}
