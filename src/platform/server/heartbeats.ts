// Which processes are at work on this database: each gives a sign of life, and takes it away when it leaves in order.
import { hostname } from 'node:os';

import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import { newId } from '../contract/ids.ts';
import type { Clock } from './clock.ts';
import type { ProcessRole } from './settings.ts';

const SIGN_EVERY_MS = 10_000;
/** Milliseconds without a heartbeat until a process counts as dead. */
const GONE_AFTER_MS = 35_000;

export interface LiveProcess {
  role: ProcessRole;
  host: string;
  pid: number;
  version: string;
  startedAt: Date;
}

interface HeartbeatOptions {
  db: Kysely<unknown>;
  clock: Clock;
  log: Logger;
  role: ProcessRole;
  version: string;
}

/** Gives signs until the returned function is called. A database that is away misses some; the next one counts. */
export function startHeartbeat({ db, clock, log, role, version }: HeartbeatOptions): () => Promise<void> {
  const table = withPresence(db);
  const id = newId();
  const row = { id, role, version, host: hostname(), pid: process.pid, startedAt: clock.now() };

  async function sign(): Promise<void> {
    const seenAt = clock.now();
    await table
      .insertInto('processPresence')
      .values({ ...row, seenAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seenAt }))
      .execute();
    await table.deleteFrom('processPresence').where('seenAt', '<', goneBefore(clock)).execute();
  }

  const signOrMiss = () =>
    sign().catch((error: unknown) => log.debug({ err: error }, 'no sign of life given'));
  let signing = signOrMiss();
  const timer = setInterval(() => {
    signing = signing.then(signOrMiss);
  }, SIGN_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await signing;
    await table
      .deleteFrom('processPresence')
      .where('id', '=', id)
      .execute()
      .catch(() => undefined);
  };
}

/** Those that gave a sign lately, the longest at work first. */
export function listLiveProcesses(db: Kysely<unknown>, clock: Clock): Promise<LiveProcess[]> {
  return withPresence(db)
    .selectFrom('processPresence')
    .select(['role', 'host', 'pid', 'version', 'startedAt'])
    .where('seenAt', '>=', goneBefore(clock))
    .orderBy('startedAt')
    .execute();
}

function goneBefore(clock: Clock): Date {
  return new Date(clock.now().getTime() - GONE_AFTER_MS);
}

function withPresence(db: Kysely<unknown>) {
  return db.$extendTables<{ processPresence: LiveProcess & { id: string; seenAt: Date } }>();
}
