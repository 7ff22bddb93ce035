// What a failed statement means: a rule of the database was broken, try again, or the database is away.
import { DatabaseError } from 'pg';

import { Problem, unavailable } from '../../contract/problem.ts';
import { databaseMessages } from './messages.ts';

/** SQLSTATE of PostgreSQL or code of Node; '' for anything else. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function isOnConstraint(error: unknown, constraint: string | undefined): boolean {
  return (
    constraint === undefined ||
    (error instanceof Error && 'constraint' in error && error.constraint === constraint)
  );
}

/** The row exists already; `constraint` narrows it to one unique index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return codeOf(error) === '23505' && isOnConstraint(error, constraint);
}

/** The row overlaps with one that is there already. */
export function isExclusionViolation(error: unknown, constraint?: string): boolean {
  return codeOf(error) === '23P01' && isOnConstraint(error, constraint);
}

/** The row is referred to, or refers to one that is not there. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return codeOf(error) === '23503' && isOnConstraint(error, constraint);
}

/** Two transactions got in each other's way and this one lost: it may simply be run again. */
export function isSerializationFailure(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error));
}

/** Another transaction locked the row or table for longer than `lock_timeout`. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === '55P03';
}

const LOST_CODES: ReadonlySet<string> = new Set(
  [
    'ECONNREFUSED ECONNRESET EPIPE ENOENT ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN',
    // admin_shutdown, crash_shutdown, cannot_connect_now, idle_session_timeout, too_many_connections,
    // read_only_sql_transaction (a standby after a switch), idle_in_transaction_session_timeout
    '57P01 57P02 57P03 57P05 53300 25006 25P03',
  ].flatMap((codes) => codes.split(' ')),
);

/** The driver's errors that carry no code. */
const LOST_MESSAGE =
  /^(connection terminated|timeout exceeded when trying to connect|query read timeout|client (has encountered|was closed)|cannot use a pool after calling end)/i;

/** The connection or the complete database is lost, or never existed. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  return (
    LOST_CODES.has(code) ||
    code.startsWith('08') ||
    (error instanceof Error && LOST_MESSAGE.test(error.message))
  );
}

/** The database is there and refused this statement alone. */
export function isAnswered(error: unknown): boolean {
  return error instanceof DatabaseError && !isConnectionLost(error);
}

/** The driver gave up waiting: the connection still has the old answer to come and must not be used again. */
export function isDriverTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** All connections of the pool were in use for as long as one may be waited for. */
export function isPoolTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout exceeded when trying to connect';
}

/** No such role, password or database, no right to it, or not the wanted encryption: the address needs correcting. */
export function isRefusedSignIn(error: unknown): boolean {
  const code = codeOf(error);
  return (
    ['28P01', '28000', '3D000', '42501'].includes(code) ||
    /^(?:ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CERT_)/.test(code) ||
    (error instanceof Error && error.message === 'The server does not support SSL connections')
  );
}

/** The 503 of a database that is away, too slow (57014 is a statement over its time) or refuses new connections; other errors as they are. */
export function asUnavailable(error: unknown): unknown {
  if (error instanceof Problem) return error;
  const isAway =
    isConnectionLost(error) ||
    isLockTimeout(error) ||
    ['57014', '28P01', '28000', '3D000'].includes(codeOf(error));
  return isAway ? databaseUnavailable(error) : error;
}

/** 503: the database does not answer now. */
export function databaseUnavailable(cause?: unknown): Problem {
  return unavailable('database.unavailable', databaseMessages.unavailable, 2, cause);
}
