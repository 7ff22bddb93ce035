// A standby for public reads, used only while it has everything that is known to have changed. When it is behind, promoted or
// lost, the first database is read instead; nobody waits for it.
import { setTimeout as sleep } from 'node:timers/promises';

import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** How often its position is polled while all is well; what changed without a word is at most twice this old. */
const CHECK_EVERY_MS = 1_000;
/** While it catches up with a change. */
const CATCH_UP_EVERY_MS = 50;
/** An answer of the standby to how far it is must not take longer. */
const CHECK_TIMEOUT_MS = 2_000;

export interface ReplicaOptions {
  primary: Pool;
  standby: Pool;
  log: Logger;
}

/** Watches a standby. It is not used until it has been found to be one and up to date. */
export function watchReplica({ primary, standby, log }: ReplicaOptions) {
  const stopping = new AbortController();
  let isCurrent = false;
  /** Counts what makes an earlier finding void. */
  let revision = 0;
  let complaint = '';

  function complain(text: string, error?: unknown): void {
    isCurrent = false;
    if (complaint !== text) log.warn({ err: error }, text);
    complaint = text;
  }

  /** Whether it has by now what the primary had at the time of the call. */
  async function check(): Promise<void> {
    const requestedRevision = revision;
    try {
      const wanted = await walPosition(primary, 'pg_current_wal_lsn()');
      const answer = await Promise.race([
        reached(standby, wanted),
        sleep(CHECK_TIMEOUT_MS, 'late' as const, { ref: false }),
      ]);
      if (answer === 'late') complain('the standby does not answer; the first database is read');
      else if (answer === undefined) complain('DATABASE_REPLICA_URL is no standby; it is not read');
      else if (requestedRevision === revision) {
        isCurrent = answer;
        if (answer && complaint) log.info('the standby is read again');
        if (answer) complaint = '';
      }
    } catch (error) {
      complain('the standby cannot be reached; the first database is read', error);
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await check();
      const delayMs = isCurrent || complaint ? CHECK_EVERY_MS : CATCH_UP_EVERY_MS;
      await sleep(delayMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }
  void watch();

  return {
    /** The pool to read from now; `undefined`: read the first database. */
    pool: () => (isCurrent ? standby : undefined),
    /** Something was committed: not to be read before the standby has it. */
    onChanged: () => {
      revision += 1;
      isCurrent = false;
    },
    /** A read of it failed: not to be read before it has answered again. */
    onFailed: (error: unknown) => {
      revision += 1;
      complain('a read of the standby failed; the first database is read', error);
    },
    /** Stops watching; the code that opened the pools ends them. */
    close: () => stopping.abort(),
  };
}

export type Replica = ReturnType<typeof watchReplica>;

async function walPosition(pool: Pool, name: string): Promise<string> {
  const { rows } = await pool.query<{ position: string }>(`select ${name}::text as position`);
  return rows[0]?.position ?? '';
}

/** `undefined` for a server that follows no other. */
async function reached(standby: Pool, wanted: string): Promise<boolean | undefined> {
  const { rows } = await standby.query<{ reached: boolean | null }>(
    `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn end as reached`,
    [wanted],
  );
  return rows[0]?.reached ?? undefined;
}
