// One run of a delivery: takes emails from the send queue and sends them over a few SMTP connections, until none is due,
// the server cannot be reached or rejects us, or the run is aborted.
import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';

import type {
  BulkConnection,
  BulkEmail,
  BulkMail,
  BulkOutcome,
} from '../../../../platform/server/mail/bulk.ts';
import { PAUSE_AFTER, refusalKey, verdictOf, type SmtpResult } from '../../delivery-rules.ts';
import type { Claim } from './delivery-store.ts';
import type { Journal } from './journal.ts';
import type { SendQueue } from './send-queue.ts';

/** After this many broken connections in a row without a sent email, the server counts as unreachable. */
const MAX_BROKEN_CONNECTIONS = 3;

export interface RunParts {
  mail: BulkMail;
  queue: SendQueue;
  journal: Journal;
  /** Makes the email of one recipient. */
  compose: (claim: Claim) => Promise<BulkEmail>;
  now: () => Date;
  log: Logger;
  /** Aborts the run: the process stops, or results cannot be written to the database. */
  signal: AbortSignal;
}

/** `away`: no connection. `login`: login rejected. `refusals`: PAUSE_AFTER emails in a row refused with the same reply. */
type RunStop =
  | { kind: 'away'; reason: string }
  | { kind: 'login'; reply: string }
  | { kind: 'refusals'; reply: string; ids: readonly number[] };
/** `finished`: nothing is due. `hardBounceIds`: emails to addresses that the recipient's server does not know. */
export type RunEnd = ({ kind: 'finished' } | RunStop) & { hardBounceIds: readonly number[] };

interface Run extends RunParts {
  /** Why the run ends before all is sent. */
  end: RunStop | undefined;
  hardBounceIds: number[];
  refusalStreak: { key: string; ids: number[] };
  nextSlotMs: number;
}

/** Rethrows errors of the queue, the journal and `compose`. */
export async function runDelivery(parts: RunParts): Promise<RunEnd> {
  const run: Run = {
    ...parts,
    end: undefined,
    hardBounceIds: [],
    refusalStreak: { key: '', ids: [] },
    nextSlotMs: 0,
  };
  const senders = await Promise.allSettled(
    Array.from({ length: parts.mail.maxConnections }, () => sendOverOneConnection(run)),
  );
  for (const sender of senders) if (sender.status === 'rejected') throw sender.reason;
  return { ...(run.end ?? { kind: 'finished' }), hardBounceIds: run.hardBounceIds };
}

const mustStop = (run: Run) => run.signal.aborted || (run.end !== undefined && run.end.kind !== 'away');

async function sendOverOneConnection(run: Run): Promise<void> {
  let connection: BulkConnection | undefined;
  let sent = 0;
  let broken = 0;
  try {
    while (!mustStop(run)) {
      const claim = await run.queue.take();
      if (!claim) return;
      if (!connection?.isOpen) {
        connection = await openConnection(run);
        sent = 0;
      }
      if (!connection) {
        run.queue.release(claim);
        return;
      }
      await waitForSendSlot(run);
      if (mustStop(run)) {
        run.queue.release(claim);
        return;
      }
      if (!(await run.queue.isStillDue(claim))) continue;
      const outcome = await sendOne(run, connection, claim);
      if (outcome.kind === 'broken' && !outcome.isMaybeSent) {
        // A used connection may have been closed while idle: no failed attempt. On a new one it is one.
        if (sent > 0) run.queue.release(claim);
        else recordOutcome(run, claim, outcome);
        broken += 1;
        if (broken < MAX_BROKEN_CONNECTIONS) continue;
        run.end ??= { kind: 'away', reason: outcome.reason };
        return;
      }
      recordOutcome(run, claim, outcome);
      sent += 1;
      broken = 0;
    }
  } finally {
    connection?.close();
  }
}

async function openConnection(run: Run): Promise<BulkConnection | undefined> {
  const opening = await run.mail.open(run.signal);
  if (opening.kind === 'open') return opening.connection;
  run.log.warn({ ...opening }, 'no connection to the mail server');
  if (opening.kind === 'login') run.end = opening;
  else run.end ??= opening;
  return undefined;
}

/** Limits the sending rate to `emailsPerS`, if one is set. */
async function waitForSendSlot(run: Run): Promise<void> {
  const { emailsPerS } = run.mail;
  if (emailsPerS === undefined) return;
  const now = performance.now();
  const slotMs = Math.max(now, run.nextSlotMs);
  run.nextSlotMs = slotMs + 1000 / emailsPerS;
  if (slotMs > now) await sleep(slotMs - now, undefined, { signal: run.signal }).catch(() => undefined);
}

async function sendOne(run: Run, connection: BulkConnection, claim: Claim): Promise<BulkOutcome> {
  const email = await run.compose(claim);
  return connection.send(email, () => run.journal.noteSent(claim.id));
}

function recordOutcome(run: Run, claim: Claim, outcome: BulkOutcome): void {
  const smtpResult = smtpResultOf(outcome);
  run.journal.recordSmtpResult(claim.id, smtpResult);
  const verdict = verdictOf(
    smtpResult,
    {
      attempts: claim.attempts,
      firstTriedAt: claim.firstTriedAt,
      isPossiblyDouble: claim.isPossiblyDouble,
    },
    run.now(),
    Math.random(),
  );
  run.queue.storeOutcomes(claim, verdict);
  if (verdict.isHard) run.hardBounceIds.push(claim.id);
  const key = refusalKey(smtpResult);
  if (key === undefined) {
    if (smtpResult.kind === 'accepted') run.refusalStreak = { key: '', ids: [] };
    return;
  }
  const ids = key === run.refusalStreak.key ? [...run.refusalStreak.ids, claim.id] : [claim.id];
  run.refusalStreak = { key, ids };
  if (ids.length < PAUSE_AFTER || outcome.kind !== 'refused') return;
  run.end = { kind: 'refusals', reply: outcome.reply, ids };
}

function smtpResultOf(outcome: BulkOutcome): SmtpResult {
  switch (outcome.kind) {
    case 'accepted':
      return outcome;
    case 'refused':
      return { kind: 'refused', stage: outcome.stage, code: outcome.code, enhanced: outcome.enhanced };
    case 'broken':
      return { kind: 'broken', isMaybeSent: outcome.isMaybeSent };
  }
}
