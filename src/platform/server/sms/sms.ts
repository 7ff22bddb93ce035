// Text messages as slices send them. Always from a job: the outside world may be slow, and a failed try is made again.

/** One text message to one person. */
export interface TextMessage {
  /** Letters, digits, `.`, `_` and `-`; the same on every try, so that the service can recognise one sent twice. */
  id: string;
  /** As `internationalNumber` writes it. */
  to: string;
  text: string;
}

/** `accepted`: the service, or the outbox, has it for good. `refused`: it never will, by the HTTP status. */
export type TextMessageOutcome = { kind: 'accepted' } | { kind: 'refused'; status: number };

export interface TextMessenger {
  /** Throws when nothing was decided (no answer, a try-later answer, `signal`): the job is to be tried again. */
  send: (message: TextMessage, signal: AbortSignal) => Promise<TextMessageOutcome>;
}

/** '040 123 4567' → '+358401234567'; a number with a country code stays unchanged (E.164). */
export function internationalNumber(typed: string): string {
  const digits = typed.replaceAll(/(?!^\+)\D/g, '').replace(/^00/, '+');
  return digits.startsWith('+') ? digits : `+358${digits.replace(/^0/, '')}`;
}
