// Connection pools that give every statement a time limit and outlive broken connections.
import { Pool, TypeOverrides, types } from 'pg';
import type { Logger } from 'pino';

/**
 * Who the connections are for: visitors wait at most seconds, jobs work through long lists, the queue hands them out. A
 * standby is only read, and what takes it too long is read from the primary instead.
 */
const LIMITS = {
  web: { max: 10, connectMs: 5_000, statementTimeoutMs: 5_000, idleInTransactionMs: 30_000 },
  job: { max: 6, connectMs: 5_000, statementTimeoutMs: 300_000, idleInTransactionMs: 300_000 },
  queue: { max: 2, connectMs: 5_000, statementTimeoutMs: 30_000, idleInTransactionMs: 30_000 },
  replica: { max: 10, connectMs: 1_500, statementTimeoutMs: 1_500, idleInTransactionMs: 30_000 },
} as const;

/** The server ends a statement at its limit; the driver gives up this much later, should the server hang. */
const DRIVER_EXTRA_MS = 500;

/** Calendar days stay text ('2026-11-25'); bigint becomes a number where it is exact. */
const parsers = new TypeOverrides();
parsers.setTypeParser(types.builtins.DATE, (value) => value);
parsers.setTypeParser(types.builtins.INT8, exactNumber);

function exactNumber(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} is too large for a number`);
  return number;
}

/** A pool whose broken connections are logged and replaced and never end the process; `size` instead of the usual one. */
export function createPool(url: string, use: keyof typeof LIMITS, log: Logger, size?: number): Pool {
  const { connectMs, statementTimeoutMs, idleInTransactionMs } = LIMITS[use];
  const pool = new Pool({
    connectionString: url,
    application_name: `kaarto ${use}`,
    max: size ?? LIMITS[use].max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    query_timeout: statementTimeoutMs + DRIVER_EXTRA_MS,
    // Not with the sign-in: poolers such as PgBouncer refuse settings there that they do not know.
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, though its types do not say so
    onConnect: (client) =>
      client.query(
        `set statement_timeout = ${statementTimeoutMs}; set idle_in_transaction_session_timeout = ${idleInTransactionMs}`,
      ),
    keepAlive: true,
    types: parsers,
  });
  const onError = (error: Error) => log.debug({ err: error }, 'database connection broke');
  pool.on('error', onError);
  // Nothing else reports a connection that breaks between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
