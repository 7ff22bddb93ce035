// After a run that ended badly: what its journal contains on the emails it had claimed.
import type { Logger } from 'pino';

import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { verdictOf } from '../../delivery-rules.ts';
import type { Db, DeliveryRow } from '../store.ts';
import * as deliveries from './delivery-store.ts';
import type { DeliveryOutcome } from './delivery-store.ts';
import { listJournals, readJournal, removeJournal, type JournalEntry, type ReadJournal } from './journal.ts';
import { isAlive, isDeliveredAfterDeath, type ProcessIdentity } from './process-identity.ts';

/** Milliseconds after their lease until claims of a run are given up whose journal cannot be read here. */
const OUT_OF_REACH_MS = 15 * MINUTE_MS;

export interface RecoveryParts {
  db: Db;
  folder: string;
  here: ProcessIdentity;
  /** Runs of this very process that are still at work. */
  running: ReadonlySet<string>;
  now: () => Date;
  log: Logger;
}

/** Settles what dead runs left behind. Runs that may be alive are left alone until their lease is over. */
export async function recoverRuns(parts: RecoveryParts): Promise<void> {
  const { db, folder, here, running, now, log } = parts;
  const leases = new Map(
    (await deliveries.listOwners(db)).map(({ owner, leaseUntil }) => [owner, leaseUntil]),
  );
  const journals = new Set(await listJournals(folder));
  for (const run of new Set([...journals, ...leases.keys()])) {
    if (running.has(run)) continue;
    const leaseUntil = leases.get(run);
    const isLeaseOver = leaseUntil === undefined || leaseUntil <= now();
    const journal = journals.has(run) ? await readJournal(folder, run) : undefined;
    if (journal) {
      if (!isLeaseOver && !isDead(journal, here)) continue;
      const count = await settleRun(parts, run, async (rows) => {
        const entries = await journal.findEntries(new Set(rows.map(({ id }) => id)));
        return rows.map((row) => fromJournal(row, entries.get(row.id), journal, here, now()));
      });
      await removeJournal(folder, run);
      if (count > 0) log.info({ run, count }, 'emails of an interrupted run settled by its journal');
    } else if (leaseUntil && leaseUntil.getTime() + OUT_OF_REACH_MS <= now().getTime()) {
      const count = await settleRun(parts, run, async (rows) =>
        rows.map((row) => withState(row, 'unconfirmed', now())),
      );
      log.error(
        { run, count },
        'the journal of an interrupted run is out of reach: its emails are unconfirmed',
      );
    }
  }
}

/** A number of ours that is not at work any more has ended badly, and our own process lives. */
function isDead({ machine }: ReadJournal, here: ProcessIdentity): boolean {
  if (!machine) return false;
  const isOurs =
    machine.pid === here.pid && machine.startedAt === here.startedAt && machine.boot === here.boot;
  return isOurs || isAlive(machine, here) === false;
}

async function settleRun(
  { db, now }: RecoveryParts,
  run: string,
  decide: (rows: readonly DeliveryRow[]) => Promise<DeliveryOutcome[]>,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await deliveries.listClaimed(tx, run);
    await deliveries.storeOutcomes(tx, run, await decide(rows), now());
    return rows.length;
  });
}

function fromJournal(
  row: DeliveryRow,
  entry: JournalEntry | undefined,
  { machine }: ReadJournal,
  here: ProcessIdentity,
  now: Date,
): DeliveryOutcome {
  if (!entry) return { ...withState(row, 'pending', now), isTried: false };
  if (entry.kind === 'answered') {
    const tried = {
      attempts: row.attempts,
      firstTriedAt: row.firstTriedAt ?? now,
      isPossiblyDouble: row.isPossiblyDouble,
    };
    const { code, ...verdict } = verdictOf(entry.smtpResult, tried, now, Math.random());
    return { id: row.id, lastCode: code, isTried: true, ...verdict };
  }
  // It was sent, and no answer is known. The system delivers what a dead process has written, unless it went down,
  // too.
  if (!machine || isDeliveredAfterDeath(machine, here)) return withState(row, 'unconfirmed', now);
  if (row.isPossiblyDouble) return withState(row, 'unconfirmed', now);
  return { ...withState(row, 'pending', now), isPossiblyDouble: true };
}

function withState(row: DeliveryRow, state: 'pending' | 'unconfirmed', now: Date): DeliveryOutcome {
  return {
    id: row.id,
    state,
    nextAt: now,
    lastCode: row.lastCode,
    isHard: false,
    isPossiblyDouble: false,
    isTried: true,
  };
}
