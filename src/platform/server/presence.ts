// Which processes are at work on this database: each gives a sign of life, and takes it away when it leaves in order.
import { hostname } from 'node:os';

import type { Kysely } from 'kysely';
import type { Logger } from 'pino';

import { newId } from '../contract/ids.ts';
import type { Clock } from './clock.ts';
import type { ProcessRole } from './settings.ts';

const SIGN_EVERY_MS = 10_000;
/** One that has given no sign for so long is gone. */
const GONE_AFTER_MS = 35_000;

export interface PresentProcess {
  role: ProcessRole;
  host: string;
  pid: number;
  version: string;
  started_at: Date;
}

interface PresenceOptions {
  db: Kysely<unknown>;
  clock: Clock;
  log: Logger;
  role: ProcessRole;
  version: string;
}

/** Gives signs until the returned function is called. A database that is away misses some; the next one counts. */
export function showPresence({ db, clock, log, role, version }: PresenceOptions): () => Promise<void> {
  const table = withPresence(db);
  const id = newId();
  const row = { id, role, version, host: hostname(), pid: process.pid, started_at: clock.now() };

  async function sign(): Promise<void> {
    const seen_at = clock.now();
    await table
      .insertInto('process_presence')
      .values({ ...row, seen_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at }))
      .execute();
    await table.deleteFrom('process_presence').where('seen_at', '<', goneBefore(clock)).execute();
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
      .deleteFrom('process_presence')
      .where('id', '=', id)
      .execute()
      .catch(() => undefined);
  };
}

/** Those that gave a sign lately, the longest at work first. */
export function listPresent(db: Kysely<unknown>, clock: Clock): Promise<PresentProcess[]> {
  return withPresence(db)
    .selectFrom('process_presence')
    .select(['role', 'host', 'pid', 'version', 'started_at'])
    .where('seen_at', '>=', goneBefore(clock))
    .orderBy('started_at')
    .execute();
}

function goneBefore(clock: Clock): Date {
  return new Date(clock.now().getTime() - GONE_AFTER_MS);
}

function withPresence(db: Kysely<unknown>) {
  return db.$extendTables<{ process_presence: PresentProcess & { id: string; seen_at: Date } }>();
}
