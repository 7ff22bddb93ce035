// Kysely's driver over our pools: a database that is away becomes the 503 problem, and a connection in doubt is
// closed instead of being handed on with somebody's open transaction.
import {
  AbortedTransactionError,
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { DatabaseConnection, Dialect, Driver, QueryResult, TransactionSettings } from 'kysely';
import type { Pool, PoolClient, QueryResultRow } from 'pg';

import { asUnavailable, databaseAway, isConnectionLost, isDriverTimeout } from './errors.ts';

export interface DriverOptions {
  /** The pool to use now; `undefined` while there is no database. */
  pool: () => Pool | undefined;
  /** Called when no connection of a pool could be had. */
  onLost: (error: unknown, pool: Pool) => void;
  /** Called when one could be had again. */
  onBack?: (pool: Pool) => void;
}

/** While the database is away one attempt is made in this time; everybody else is told at once. */
const PROBE_EVERY_MS = 100;

export function pooledDialect(options: DriverOptions): Dialect {
  return {
    createDriver: () => new PooledDriver(options),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class PooledConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  #isInDoubt = false;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isInDoubt) throw databaseAway();
    try {
      const result = await this.#client.query<R & QueryResultRow>(sql, [...parameters]);
      if (result.command === 'ROLLBACK' && sql === 'commit') throw new AbortedTransactionError();
      const isChange = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(result.command);
      return {
        rows: result.rows,
        ...(isChange && { numAffectedRows: BigInt(result.rowCount ?? 0) }),
      };
    } catch (error) {
      if (isDriverTimeout(error)) this.#isInDoubt = true;
      // The driver's own stack ends in its socket; this one leads to whoever asked.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw asUnavailable(error);
    }
  }

  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    yield await Promise.reject(new Error('Read long lists in pages, or with a cursor in a transaction'));
  }

  /** A transaction that is still open here ended in an error whose rollback did not get through. */
  release(): void {
    this.#client.release(this.#isInDoubt || this.#client.getTransactionStatus() !== 'I');
  }
}

class PooledDriver implements Driver {
  readonly #options: DriverOptions;
  /** Pools whose database is away, each with the time of its next attempt. */
  readonly #nextProbeMs = new Map<Pool, number>();

  constructor(options: DriverOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    const pool = this.#options.pool();
    if (!pool || this.#isWaiting(pool)) throw databaseAway();
    try {
      const connection = new PooledConnection(await pool.connect());
      if (this.#nextProbeMs.delete(pool)) this.#options.onBack?.(pool);
      return connection;
    } catch (error) {
      if (isConnectionLost(error)) {
        if (!this.#nextProbeMs.has(pool)) this.#nextProbeMs.set(pool, 0);
        this.#options.onLost(error, pool);
      }
      throw asUnavailable(error);
    }
  }

  /** A database that is coming up would be held down by everybody knocking at once. */
  #isWaiting(pool: Pool): boolean {
    const nextProbeMs = this.#nextProbeMs.get(pool);
    if (nextProbeMs === undefined || pool.idleCount > 0) return false;
    const now = performance.now();
    if (now < nextProbeMs) return true;
    this.#nextProbeMs.set(pool, now + PROBE_EVERY_MS);
    return false;
  }

  async beginTransaction(
    connection: DatabaseConnection,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    await connection.executeQuery(
      CompiledQuery.raw(`begin${isolation}${accessMode ? ` ${accessMode}` : ''}`),
    );
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PooledConnection) connection.release();
  }

  /** The pools are ended by whoever opened them. */
  async destroy(): Promise<void> {}
}
