// The product's connection to PostgreSQL: started in the background, so that the server can listen first, and
// restored after restarts of the database. Requests and jobs have connections apart, so neither starves the other.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

import { Problem } from '../../contract/problem.ts';
import type { Settings } from '../settings.ts';
import { pooledDialect } from './driver.ts';
import { EmbeddedDatabaseError } from './embedded/embedded-database-error.ts';
import { startEmbedded, type EmbeddedDatabase } from './embedded/embedded.ts';
import { databaseUnavailable, isConnectionLost, isSerializationFailure } from './errors.ts';
import { migrate, readMigrations } from './migrate.ts';
import { startNotifications, type Notifications } from './notifications.ts';
import { createPool } from './pool.ts';
import { watchReplica, type Replica } from './replica.ts';

export interface DatabaseHealth {
  /** A statement was answered just now. */
  isReachable: boolean;
  /** The schema is what this program wants. */
  isMigrated: boolean;
}

export interface Database {
  /** No tables are typed here: slices add theirs with `$extendTables`. */
  kysely: Kysely<unknown>;
  notifications: Notifications;
  /** Resolves when connected and migrated; rejects when waiting does not help, and the process should end. */
  ready: () => Promise<void>;
  /** True from the first time it was ready, also while the database is away for a moment. */
  isReady: () => boolean;
  /** Throws the 503 problem until it is ready. */
  assertReady: () => void;
  /** Queries the database itself, at most 2 s. */
  health: () => Promise<DatabaseHealth>;
  /** Everything that `action` does uses the jobs' connections, with their longer time limits. */
  runAsJob: <T>(action: () => Promise<T>) => Promise<T>;
  /**
   * Reads inside `action` may go to the standby, when there is one that has every announced change. `action` changes
   * nothing and is run again on the first database when the standby fails it.
   */
  readPublic: <T>(action: () => Promise<T>) => Promise<T>;
  /** Something was committed: public reads from now on see it. */
  onChanged: () => void;
  /** Connection string in use, once there is one. */
  url: () => Promise<string>;
  /** Waits up to 3 s for statements that run, then closes; the last process stops the embedded server. */
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'> &
    Partial<Pick<Settings, 'databasePool' | 'databaseReplicaUrl'>>;
  log: Logger;
  /** Folder of the migrations. */
  migrations: string;
}

const RETRY_MIN_MS = 100;
const RETRY_MAX_MS = 2_000;
const HEALTH_TIMEOUT_MS = 2_000;
const CLOSE_TIMEOUT_MS = 3_000;

interface Connected {
  url: string;
  web: Pool;
  job: Pool;
  standby: Pool | undefined;
  replica: Replica | undefined;
  embedded: EmbeddedDatabase | undefined;
}

/** The pool whose connections are used; without one, that of requests. */
type Scope = 'job' | 'public' | 'first';

/** Begins to connect and returns at once. */
export function startDatabase(options: DatabaseOptions): Database {
  const { log } = options;
  const stopping = new AbortController();
  const scope = new AsyncLocalStorage<Scope>();
  const { promise: connecting, resolve, reject } = Promise.withResolvers<Connected>();
  let connected: Connected | undefined;
  let isMigrated = false;

  const opening = open(options, stopping.signal, (opened) => {
    connected = opened;
    resolve(opened);
  }).then(() => {
    isMigrated = true;
  });
  // ready() and url() reject for their callers; without callers the rejection is ignored.
  opening.catch(reject);
  connecting.catch(() => undefined);

  const outage = watchOutage(log, async () => {
    if (!stopping.signal.aborted) await connected?.embedded?.ensureRunning();
  });

  const kysely = new Kysely<unknown>({
    dialect: pooledDialect({
      pool: () => poolFor(connected, scope.getStore()),
      onLost: (error, pool) => {
        if (pool !== connected?.standby) outage.begins(error);
      },
      onBack: (pool) => {
        if (pool !== connected?.standby) outage.ends();
      },
    }),
  });

  const url = () => connecting.then((opened) => opened.url);
  const notifications = startNotifications({ url, log, onLost: outage.begins, onConnected: outage.ends });

  return {
    kysely,
    notifications,
    url,
    ready: () => opening,
    isReady: () => isMigrated,
    assertReady: () => {
      if (!isMigrated) throw databaseUnavailable();
    },
    health: async () => ({ isReachable: await isReachable(connected?.web), isMigrated }),
    runAsJob: (action) => scope.run('job', action),
    readPublic: (action) => readPublic(connected?.replica, scope, action),
    onChanged: () => connected?.replica?.onChanged(),
    close: async () => {
      stopping.abort();
      await opening.catch(() => undefined);
      await notifications.close();
      if (connected) await close(connected, log);
    },
  };
}

async function open(
  { settings, log, migrations }: DatabaseOptions,
  signal: AbortSignal,
  onConnected: (connected: Connected) => void,
): Promise<void> {
  const known = await readMigrations(migrations);
  const embedded =
    settings.databaseUrl === undefined ? await startEmbedded({ dataDir: settings.dataDir }) : undefined;
  const url = settings.databaseUrl ?? embedded?.url ?? '';
  const web = createPool(url, 'web', log, settings.databasePool);
  const { databaseReplicaUrl } = settings;
  const standby = databaseReplicaUrl
    ? createPool(databaseReplicaUrl, 'replica', log, settings.databasePool)
    : undefined;
  const replica = standby && watchReplica({ primary: web, standby, log });
  onConnected({ url, embedded, web, job: createPool(url, 'job', log), standby, replica });
  for (let delayMs = RETRY_MIN_MS; !signal.aborted; delayMs = Math.min(delayMs * 2, RETRY_MAX_MS)) {
    try {
      const applied = await migrate(url, known);
      if (applied.length > 0) log.info({ migrations: applied }, 'schema migrated');
      return;
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      log.warn({ err: error }, 'database not reachable, trying again');
      await sleep(delayMs, undefined, { signal }).catch(() => undefined);
    }
  }
  throw new EmbeddedDatabaseError('Stopped before the database was ready');
}

function poolFor(connected: Connected | undefined, scope: Scope | undefined): Pool | undefined {
  if (scope === 'job') return connected?.job;
  const standby = scope === 'public' ? connected?.replica?.pool() : undefined;
  return standby ?? connected?.web;
}

async function readPublic<T>(
  replica: Replica | undefined,
  scope: AsyncLocalStorage<Scope>,
  action: () => Promise<T>,
): Promise<T> {
  if (!replica?.pool()) return action();
  try {
    return await scope.run('public', action);
  } catch (error) {
    if (!isOfDatabase(error)) throw error;
    replica.onFailed(error);
    return scope.run('first', action);
  }
}

/** What the first database may answer well though the standby did not. */
function isOfDatabase(error: unknown): boolean {
  return isSerializationFailure(error) || (error instanceof Problem && error.status === 503);
}

async function isReachable(pool: Pool | undefined): Promise<boolean> {
  if (!pool) return false;
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, sleep(HEALTH_TIMEOUT_MS, false, { ref: false })]);
}

async function close({ web, job, standby, replica, embedded }: Connected, log: Logger): Promise<void> {
  replica?.close();
  const ended = Promise.all([web.end(), job.end(), standby?.end()]);
  await Promise.race([ended, sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  try {
    await embedded?.stopIfUnused();
  } catch (error) {
    log.warn({ err: error }, 'the embedded database was not stopped');
  }
}

/** Logs an outage once, and during it retries `restore`, one call at a time. */
function watchOutage(
  log: Logger,
  restore: () => Promise<void>,
): { begins: (error: unknown) => void; ends: () => void } {
  let isAway = false;
  let restoring: Promise<void> | undefined;

  async function tryRestore(): Promise<void> {
    try {
      await restore();
    } catch (error) {
      log.error({ err: error }, 'the embedded database cannot be started again');
    }
    restoring = undefined;
  }

  return {
    begins: (error) => {
      if (!isAway) log.warn({ err: error }, 'database connection lost');
      isAway = true;
      restoring ??= tryRestore();
    },
    ends: () => {
      if (isAway) log.info('database connection is back');
      isAway = false;
    },
  };
}
