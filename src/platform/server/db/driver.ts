// Kysely's driver over our pools: a database that is away becomes the 503 problem, and a connection in doubt is
// closed instead of being handed on with somebody's open transaction.
import {
  AbortedTransactionError,
  CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Pool, PoolClient, QueryArrayResult } from 'pg';

import { SnakeCaseCompiler, camelCase } from './column-names.ts';
import {
  asUnavailable,
  databaseUnavailable,
  isAnswered,
  isConnectionLost,
  isDriverTimeout,
  isPoolTimeout,
} from './errors.ts';
import { rowOfFirstCommit } from './first-commit.ts';

export interface DriverOptions {
  /** The pool to use now; `undefined` while there is no database. */
  pool: () => Pool | undefined;
  /** Called when no connection of a pool could be had. */
  onLost: (error: unknown, pool: Pool) => void;
  /** Called when one could be had again. */
  onBack?: (pool: Pool) => void;
}

/** While the database is away one attempt is made in this time; all others fail at once. */
const PROBE_EVERY_MS = 100;

export function pooledDialect(options: DriverOptions): Dialect {
  return {
    createDriver: () => new PooledDriver(options),
    createQueryCompiler: () => new SnakeCaseCompiler(),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class PooledConnection implements DatabaseConnection {
  readonly #client: PoolClient;
  readonly #onAnswer: () => void;
  #isInDoubt = false;

  constructor(client: PoolClient, onAnswer: () => void) {
    this.#client = client;
    this.#onAnswer = onAnswer;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isInDoubt) throw databaseUnavailable();
    try {
      const result = await this.#client.query<unknown[]>({
        text: sql,
        values: [...parameters],
        rowMode: 'array',
      });
      this.#onAnswer();
      if (result.command === 'ROLLBACK' && sql === 'commit') throw new AbortedTransactionError();
      const isChange = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(result.command);
      return {
        rows: asRows<R>(result),
        ...(isChange && { numAffectedRows: BigInt(result.rowCount ?? 0) }),
      };
    } catch (error) {
      if (isAnswered(error)) this.#onAnswer();
      if (isDriverTimeout(error)) this.#isInDoubt = true;
      // The driver's own stack ends in its socket; this one leads to the caller.
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
  readonly #answeredAtMs = new WeakMap<Pool, number>();
  readonly #readOnly = new WeakSet<DatabaseConnection>();

  constructor(options: DriverOptions) {
    this.#options = options;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PooledConnection> {
    const pool = this.#options.pool();
    if (!pool || this.#isWaiting(pool)) throw databaseUnavailable();
    const sinceMs = performance.now();
    try {
      const onAnswer = () => this.#answeredAtMs.set(pool, performance.now());
      const connection = new PooledConnection(await pool.connect(), onAnswer);
      if (this.#nextProbeMs.delete(pool)) this.#options.onBack?.(pool);
      return connection;
    } catch (error) {
      // A full pool whose statements are answered is busy: one request fails, and the others go on waiting.
      const isBusy = isPoolTimeout(error) && (this.#answeredAtMs.get(pool) ?? 0) > sinceMs;
      if (isConnectionLost(error) && !isBusy) {
        if (!this.#nextProbeMs.has(pool)) this.#nextProbeMs.set(pool, 0);
        this.#options.onLost(error, pool);
      }
      throw asUnavailable(error);
    }
  }

  /** Whether to fail without connecting: a database that is starting would be overloaded by all attempts. */
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
    if (accessMode === 'read only') this.#readOnly.add(connection);
    const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : '';
    await connection.executeQuery(
      CompiledQuery.raw(`begin${isolation}${accessMode ? ` ${accessMode}` : ''}`),
    );
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const row = this.#readOnly.has(connection) ? undefined : rowOfFirstCommit();
    await row?.write(connection);
    await connection.executeQuery(CompiledQuery.raw('commit'));
    if (row) row.isCommitted = true;
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof PooledConnection) connection.release();
  }

  /** The code that opened the pools ends them. */
  async destroy(): Promise<void> {}
}

/** Rows under the program's names. Objects made here cost less than those of `pg`. */
function asRows<R>(result: QueryArrayResult<unknown[]>): R[];
function asRows({ fields, rows }: QueryArrayResult<unknown[]>): Record<string, unknown>[] {
  const names = fields.map(({ name }) => camelCase(name));
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    let at = 0;
    for (const name of names) {
      row[name] = values[at];
      at += 1;
    }
    return row;
  });
}
