// One run of a delivery: takes letters from the desk and gives them to the mail server over a few connections, until
// none is due, the server is away, or somebody or something pauses it.
import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';

import type {
  BulkConnection,
  BulkLetter,
  BulkMail,
  BulkOutcome,
} from '../../../platform/server/mail/bulk.ts';
import { PAUSE_AFTER, refusalKey, verdictOf } from '../delivery-rules.ts';
import type { Heard } from '../delivery-rules.ts';
import type { ClaimDesk } from './claim-desk.ts';
import type { Claim } from './delivery-store.ts';
import type { Journal } from './journal.ts';

/** Connections that break this often in a row before a letter has gone are the server's trouble, not the letters'. */
const MOST_BROKEN = 3;

export interface RunParts {
  mail: BulkMail;
  desk: ClaimDesk;
  journal: Journal;
  /** Makes the letter of one reader. */
  compose: (claim: Claim) => Promise<BulkLetter>;
  now: () => Date;
  log: Logger;
  /** Ends the run soon: the process stops, or the books cannot be kept. */
  signal: AbortSignal;
}

/** `away`: no connection. `refusals`: 20 letters in a row, refused alike. */
type RunStop =
  | { kind: 'away'; reason: string }
  | { kind: 'login'; reply: string }
  | { kind: 'refusals'; reply: string; ids: readonly number[] };
/** `finished`: nothing is due. `hardIds`: letters whose readers their servers do not know. */
export type RunEnd = ({ kind: 'finished' } | RunStop) & { hardIds: readonly number[] };

interface Run extends RunParts {
  /** Why the run ends before all is sent. */
  end: RunStop | undefined;
  hardIds: number[];
  streak: { key: string; ids: number[] };
  nextSlotMs: number;
}

/** Throws what the books or a letter's making threw. */
export async function runDelivery(parts: RunParts): Promise<RunEnd> {
  const run: Run = { ...parts, end: undefined, hardIds: [], streak: { key: '', ids: [] }, nextSlotMs: 0 };
  const ways = await Promise.allSettled(
    Array.from({ length: parts.mail.maxConnections }, () => workOneWay(run)),
  );
  for (const way of ways) if (way.status === 'rejected') throw way.reason;
  return { ...(run.end ?? { kind: 'finished' }), hardIds: run.hardIds };
}

const mustStop = (run: Run) => run.signal.aborted || (run.end !== undefined && run.end.kind !== 'away');

async function workOneWay(run: Run): Promise<void> {
  let connection: BulkConnection | undefined;
  let sent = 0;
  let broken = 0;
  try {
    while (!mustStop(run)) {
      const claim = await run.desk.take();
      if (!claim) return;
      if (!connection?.isOpen) {
        connection = await openWay(run);
        sent = 0;
      }
      if (!connection) {
        run.desk.release(claim);
        return;
      }
      await takeTurn(run);
      if (mustStop(run)) {
        run.desk.release(claim);
        return;
      }
      if (!(await run.desk.isStillDue(claim))) continue;
      const outcome = await sendOne(run, connection, claim);
      if (outcome.kind === 'broken' && !outcome.isMaybeSent) {
        // An idle connection that the server has ended says nothing of the letter; a new one does.
        if (sent > 0) run.desk.release(claim);
        else note(run, claim, outcome);
        broken += 1;
        if (broken < MOST_BROKEN) continue;
        run.end ??= { kind: 'away', reason: outcome.reason };
        return;
      }
      note(run, claim, outcome);
      sent += 1;
      broken = 0;
    }
  } finally {
    connection?.close();
  }
}

async function openWay(run: Run): Promise<BulkConnection | undefined> {
  const opening = await run.mail.open(run.signal);
  if (opening.kind === 'open') return opening.connection;
  run.log.warn({ ...opening }, 'no connection to the mail server');
  if (opening.kind === 'login') run.end = opening;
  else run.end ??= opening;
  return undefined;
}

/** Spreads letters over time when there is a limit. */
async function takeTurn(run: Run): Promise<void> {
  const { lettersPerS } = run.mail;
  if (lettersPerS === undefined) return;
  const now = performance.now();
  const slotMs = Math.max(now, run.nextSlotMs);
  run.nextSlotMs = slotMs + 1000 / lettersPerS;
  if (slotMs > now) await sleep(slotMs - now, undefined, { signal: run.signal }).catch(() => undefined);
}

async function sendOne(run: Run, connection: BulkConnection, claim: Claim): Promise<BulkOutcome> {
  const letter = await run.compose(claim);
  return connection.send(letter, () => run.journal.noteSent(claim.id));
}

function note(run: Run, claim: Claim, outcome: BulkOutcome): void {
  const heard = heardOf(outcome);
  run.journal.noteHeard(claim.id, heard);
  const verdict = verdictOf(
    heard,
    {
      attempts: claim.attempts,
      firstTriedAt: claim.first_tried_at,
      isPossiblyDouble: claim.is_possibly_double,
    },
    run.now(),
    Math.random(),
  );
  run.desk.settle(claim, verdict);
  if (verdict.isHard) run.hardIds.push(claim.id);
  const key = refusalKey(heard);
  if (key === undefined) {
    if (heard.kind === 'accepted') run.streak = { key: '', ids: [] };
    return;
  }
  const ids = key === run.streak.key ? [...run.streak.ids, claim.id] : [claim.id];
  run.streak = { key, ids };
  if (ids.length < PAUSE_AFTER || outcome.kind !== 'refused') return;
  run.end = { kind: 'refusals', reply: outcome.reply, ids };
}

function heardOf(outcome: BulkOutcome): Heard {
  switch (outcome.kind) {
    case 'accepted':
      return outcome;
    case 'refused':
      return { kind: 'refused', stage: outcome.stage, code: outcome.code, enhanced: outcome.enhanced };
    case 'broken':
      return { kind: 'broken', isMaybeSent: outcome.isMaybeSent };
  }
}
