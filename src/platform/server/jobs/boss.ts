// pg-boss over our connections: its options, its adapter to a transaction, and what it reports.
import { CompiledQuery } from 'kysely';
import type { Pool } from 'pg';
import { PgBoss, type Db } from 'pg-boss';
import type { Logger } from 'pino';

import { isConnectionLost } from '../db/errors.ts';
import { listen } from '../db/listen.ts';
import type { SqlRunner } from '../db/transaction.ts';
import type { AnyJob } from './jobs.ts';

/** The schema pg-boss creates and migrates for itself. */
export const BOSS_SCHEMA = 'jobs';
const DAY_S = 86_400;
/** A job whose process died is noticed after this long and run again. */
const HEARTBEAT_S = 20;
const SUPERVISE_S = 5;

export interface BossOptions {
  pool: Pool;
  url: () => Promise<string>;
  log: Logger;
  /** Whether this process runs jobs, maintains the queue and starts scheduled jobs. */
  isWorker: boolean;
}

export function createBoss({ pool, url, log, isWorker }: BossOptions): PgBoss {
  const db: Db = {
    executeSql: (text, values) => pool.query(text, values),
    listen: async (channel, onPayload, onConnected) => ({
      close: listen({ channel, url, log, onPayload, onConnected }),
    }),
  };
  const boss = new PgBoss({
    db,
    schema: BOSS_SCHEMA,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isWorker,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
    queueCacheIntervalSeconds: SUPERVISE_S,
  });
  boss.on('error', (error) => {
    log[isConnectionLost(error) ? 'debug' : 'error']({ err: error }, 'job queue');
  });
  boss.on('warning', ({ message, data }) => log.warn({ data }, message));
  return boss;
}

/** pg-boss's statements inside somebody's transaction. */
export function bossDb(runner: SqlRunner): Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await runner.executeQuery(CompiledQuery.raw(text, values ?? []));
      return { rows };
    },
  };
}

/**
 * Makes the job's queue, or gives an existing one the options of today. With 'exclusive', a key is in the queue at
 * most once, waiting or running.
 */
export async function prepareQueue(
  boss: PgBoss,
  { name, options }: AnyJob,
  isPresent: boolean,
): Promise<void> {
  const { attempts = 3, firstDelayS = 5 } = options.retry ?? {};
  const wanted = {
    notify: true,
    retryLimit: attempts - 1,
    retryDelay: firstDelayS,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: options.timeLimitS ?? 3_600,
    heartbeatSeconds: HEARTBEAT_S,
    retentionSeconds: 14 * DAY_S,
    deleteAfterSeconds: 7 * DAY_S,
  };
  if (isPresent) await boss.updateQueue(name, wanted);
  else await boss.createQueue(name, { ...wanted, policy: options.isSerial ? 'singleton' : 'exclusive' });
}

/**
 * For a serial job that ends. pg-boss counts every few seconds which of them run, and until it counts again passes over those that
 * wait: the next one would begin up to 15 s late.
 */
export async function clearRunningSerial(boss: PgBoss, db: Pool, name: string): Promise<void> {
  await db.query(`update ${BOSS_SCHEMA}.queue set singletons_active = null where name = $1`, [name]);
  // Whatever is changed of a queue, its cached row goes.
  await boss.updateQueue(name, { notify: true });
}
