// What becomes of an email after the mail server's answer. Source: docs/behaviour/newsletter-delivery.md.
import { MINUTE_MS, HOUR_MS } from '../../platform/contract/durations.ts';
import type { Pace } from './contract/delivery.ts';

/** Waits before the next try, in minutes; after them every two hours. */
const WAITS_MIN = [1, 5, 15, 30, 60, 120] as const;
/** An email that could not be delivered within this is given up. */
const GIVE_UP_MS = 48 * HOUR_MS;
/** Random share of a wait, so that emails are not retried all at once. */
const JITTER = 0.2;
/** After this many equal refusals in a row the cause is on our side, not the readers'. */
export const PAUSE_AFTER = 20;

/** The SMTP result: from the mail port, or read again from the journal. */
export type SmtpResult =
  | { kind: 'accepted'; code: number }
  | { kind: 'refused'; stage: 'sender' | 'recipient' | 'content'; code: number; enhanced: string }
  | { kind: 'broken'; isMaybeSent: boolean };

export interface AttemptHistory {
  /** With this try. */
  attempts: number;
  firstTriedAt: Date;
  isPossiblyDouble: boolean;
}

/** `isHard`: the mail server knows no such recipient. */
export interface Verdict {
  state: 'accepted' | 'unconfirmed' | 'retry' | 'failed';
  nextAt: Date;
  code: number;
  isHard: boolean;
  isPossiblyDouble: boolean;
}

/** `chance` from 0 to 1 spreads the next try. */
export function verdictOf(smtpResult: SmtpResult, tried: AttemptHistory, now: Date, chance: number): Verdict {
  const code = smtpResult.kind === 'broken' ? 0 : smtpResult.code;
  const settled = (state: 'accepted' | 'unconfirmed' | 'failed', isUnknown = false): Verdict => ({
    state,
    nextAt: now,
    code,
    isHard: isUnknown,
    isPossiblyDouble: false,
  });
  const again = (isPossiblyDouble: boolean): Verdict =>
    now.getTime() - tried.firstTriedAt.getTime() >= GIVE_UP_MS
      ? settled(isPossiblyDouble ? 'unconfirmed' : 'failed')
      : {
          state: 'retry',
          nextAt: nextTry(tried.attempts, now, chance),
          code,
          isHard: false,
          isPossiblyDouble,
        };

  switch (smtpResult.kind) {
    case 'accepted':
      return settled('accepted');
    case 'refused':
      return smtpResult.code < 500 ? again(false) : settled('failed', isHard(smtpResult));
    case 'broken':
      // The way itself broke, so the email may not have arrived: once more, as the same email.
      if (smtpResult.isMaybeSent) return tried.isPossiblyDouble ? settled('unconfirmed') : again(true);
      return again(false);
  }
}

/** The recipient's own server reports that there is no such recipient. */
function isHard({ stage, code, enhanced }: Extract<SmtpResult, { kind: 'refused' }>): boolean {
  if (stage !== 'recipient') return false;
  if (enhanced !== '') return enhanced.startsWith('5.1.');
  return code === 550 || code === 551 || code === 553;
}

function nextTry(attempts: number, now: Date, chance: number): Date {
  const minutes = WAITS_MIN[Math.max(0, attempts - 1)] ?? WAITS_MIN.at(-1) ?? 120;
  return new Date(now.getTime() + Math.round(minutes * MINUTE_MS * (1 + JITTER * chance)));
}

/** Refusals that count as equal have equal keys; undefined for what is no refusal for good. */
export function refusalKey(smtpResult: SmtpResult): string | undefined {
  return smtpResult.kind === 'refused' && smtpResult.code >= 500
    ? `${smtpResult.stage} ${smtpResult.code} ${smtpResult.enhanced}`
    : undefined;
}

/** A recipient who leaves within this after an email counts as having left because of it. */
export const LEFT_WITHIN_DAYS = 14;

/** Emails tried of late, and when the first of them was. */
export interface Tries {
  count: number;
  firstAt: Date | null;
}

/** Milliseconds over which emails are counted for the pace. */
export const PACE_OVER_MS = MINUTE_MS;
/** A shorter period is no basis for an estimate. */
const MIN_PACE_MS = 2_000;

/** How fast emails go and how long `left` of them take; null until that can be estimated, or when none is left. */
export function paceOf({ count, firstAt }: Tries, left: number, now: Date): Pace | null {
  if (left === 0 || count === 0 || !firstAt) return null;
  const tookMs = now.getTime() - firstAt.getTime();
  if (tookMs < MIN_PACE_MS) return null;
  const perMs = count / tookMs;
  return {
    emailsPerMinute: Math.max(1, Math.round(perMs * MINUTE_MS)),
    secondsLeft: Math.ceil(left / perMs / 1000),
  };
}
