// Sessions of staff: started with a checked password, found by their token, ended when idle, too old or signed out.
import type { Kysely } from 'kysely';

import { HOUR_MS, DAY_MS } from '../../../platform/contract/durations.ts';
import { Problem } from '../../../platform/contract/problem.ts';
import { newToken, tokenHash } from '../../../platform/server/auth/tokens.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import type { Authenticate } from '../../../platform/server/http/principal.ts';
import type { StaffSession } from '../contract.ts';
import { accountsMessages } from '../messages.ts';
import * as store from './store.ts';

/** A session ends after this long without a call, and after this long at all. */
const SESSION_IDLE_MS = 8 * HOUR_MS;
const SESSION_MS = DAY_MS;
/** A session's last call is noted at most this often. */
const LAST_SEEN_STEP_MS = 60_000;

interface FoundSession {
  tokenHash: Buffer;
  row: store.SessionRow;
}

export function createSessions(db: Kysely<store.AccountsTables>, clock: Clock) {
  async function find(token: string): Promise<FoundSession | undefined> {
    const hash = tokenHash(token);
    if (!hash) return undefined;
    const now = clock.now();
    const row = await store.findSession(db, hash, now, idleSince(now));
    return row && { tokenHash: hash, row };
  }

  const authenticate: Authenticate = async (token) => {
    const session = await find(token);
    if (!session) return undefined;
    const { row } = session;
    const now = clock.now();
    const isStale = now.getTime() - row.lastSeenAt.getTime() >= LAST_SEEN_STEP_MS;
    if (isStale) await store.updateLastSeen(db, session.tokenHash, row.accountId, now);
    return { kind: 'staff', accountId: row.accountId, username: row.username, isOwner: row.isOwner };
  };

  return {
    authenticate,
    /** The session of an authenticated token; a 401 problem when it ended in between. */
    require: async (token: string) => {
      const session = await find(token);
      if (!session) throw new Problem('auth.required', 401, accountsMessages.sessionEnded);
      return session;
    },
    /** A new session, or nothing when the checked password has been replaced meanwhile. */
    start: (account: store.AccountRow) => start(db, account, clock.now()),
    end: async (token: string) => {
      const hash = tokenHash(token);
      if (hash) await store.removeSession(db, hash);
    },
  };
}

/** The session as the API shows it. */
export function sessionOf(row: Pick<store.SessionRow, 'username' | 'isOwner' | 'expiresAt'>): StaffSession {
  return {
    expiresAt: row.expiresAt.toISOString(),
    user: { username: row.username, role: 'admin', isOwner: row.isOwner },
  };
}

async function start(
  db: Kysely<store.AccountsTables>,
  account: store.AccountRow,
  now: Date,
): Promise<(StaffSession & { token: string }) | undefined> {
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const isStarted = await inTransaction(db, async (tx) => {
    if (!(await store.lockPassword(tx, account.id, account.passwordHash))) return false;
    await store.removeEndedSessions(tx, now, idleSince(now));
    await store.insertSession(tx, {
      tokenHash: hash,
      accountId: account.id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt,
    });
    return true;
  });
  return isStarted ? { token, ...sessionOf({ ...account, expiresAt }) } : undefined;
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_MS);
}
