// Sessions of staff: started with a checked password, found by their token, ended by rest, by age or by hand.
import type { Kysely } from 'kysely';

import { Problem } from '../../../platform/contract/problem.ts';
import { newToken, tokenHash } from '../../../platform/server/auth/tokens.ts';
import type { Clock } from '../../../platform/server/clock.ts';
import type { Authenticate } from '../../../platform/server/http/principal.ts';
import type { StaffSession } from '../contract.ts';
import { accountsMessages } from '../messages.ts';
import * as store from './store.ts';

const HOUR_MS = 3_600_000;
/** A session ends after this long without a call, and after this long at all. */
const SESSION_IDLE_MS = 8 * HOUR_MS;
const SESSION_MS = 24 * HOUR_MS;
/** A session's last call is noted at most this often. */
const LAST_SEEN_STEP_MS = 60_000;

export interface FoundSession {
  tokenHash: Buffer;
  row: store.SessionRow;
}

export interface Sessions {
  authenticate: Authenticate;
  /** The session of a token that was just let in; a 401 problem when it ended in between. */
  require: (token: string) => Promise<FoundSession>;
  /** A new session, or nothing when the password that was checked has been replaced meanwhile. */
  start: (account: store.AccountRow) => Promise<(StaffSession & { token: string }) | undefined>;
  end: (token: string) => Promise<void>;
}

export function createSessions(db: Kysely<store.AccountsTables>, clock: Clock): Sessions {
  async function find(token: string): Promise<FoundSession | undefined> {
    const hash = tokenHash(token);
    if (!hash) return undefined;
    const now = clock.now();
    const row = await store.findSession(db, hash, now, idleSince(now));
    return row && { tokenHash: hash, row };
  }

  return {
    authenticate: async (token) => {
      const session = await find(token);
      if (!session) return undefined;
      const { row } = session;
      const now = clock.now();
      const isStale = now.getTime() - row.last_seen_at.getTime() >= LAST_SEEN_STEP_MS;
      if (isStale) await store.updateLastSeen(db, session.tokenHash, now);
      return { kind: 'staff', accountId: row.account_id, username: row.username, isOwner: row.is_owner };
    },
    require: async (token) => {
      const session = await find(token);
      if (!session) throw new Problem('auth.required', 401, accountsMessages.sessionEnded);
      return session;
    },
    start: (account) => start(db, account, clock.now()),
    end: async (token) => {
      const hash = tokenHash(token);
      if (hash) await store.removeSession(db, hash);
    },
  };
}

/** The session as the API shows it. */
export function sessionOf(row: Pick<store.SessionRow, 'username' | 'is_owner' | 'expires_at'>): StaffSession {
  return {
    expiresAt: row.expires_at.toISOString(),
    user: { username: row.username, role: 'admin', isOwner: row.is_owner },
  };
}

async function start(
  db: Kysely<store.AccountsTables>,
  account: store.AccountRow,
  now: Date,
): Promise<(StaffSession & { token: string }) | undefined> {
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const isStarted = await db.transaction().execute(async (tx) => {
    if (!(await store.lockPassword(tx, account.id, account.password_hash))) return false;
    await store.removeEndedSessions(tx, now, idleSince(now));
    await store.insertSession(tx, {
      token_hash: hash,
      account_id: account.id,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
    });
    return true;
  });
  return isStarted ? { token, ...sessionOf({ ...account, expires_at: expiresAt }) } : undefined;
}

function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_MS);
}
