// Sessions of staff: started with a checked password, found by their token, ended when idle, too old or signed out.
import type { Kysely } from 'kysely';

import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { HOUR_MS, DAY_MS } from '../../../../platform/contract/durations.ts';
import { Problem } from '../../../../platform/contract/problem.ts';
import type { Client } from '../../../../platform/server/auth/device.ts';
import { CONFIRMED_MS, newSessionColumns } from '../../../../platform/server/auth/open-sessions.ts';
import { newToken, tokenHash } from '../../../../platform/server/auth/tokens.ts';
import type { Clock } from '../../../../platform/server/clock.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { Authenticate, Pending } from '../../../../platform/server/http/principal.ts';
import type { StaffSession } from '../../contract.ts';
import { accountsMessages } from '../../messages.ts';
import { lockPassword, noteFirstPasswordUse, type AccountRow, type AccountsTables } from '../store.ts';
import * as store from './sessions-store.ts';

/** A session ends after this long without a call, and after this long at all. */
const SESSION_IDLE_MS = 8 * HOUR_MS;
const SESSION_MS = DAY_MS;
/** A session's last call is noted at most this often. */
const LAST_SEEN_STEP_MS = 60_000;

interface FoundSession {
  tokenHash: Buffer;
  row: store.SessionRow;
}

export function createSessions(db: Kysely<AccountsTables>, clock: Clock) {
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
    const pending = pendingOf(row, now);
    return {
      kind: 'staff',
      accountId: row.accountId,
      username: row.username,
      isOwner: row.isOwner,
      ...(pending && { pending }),
    };
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
    start: (account: AccountRow, client: Client) => start(db, account, client, clock.now()),
    /** Notes that the password was typed in this session just now; until when that counts. */
    confirm: async ({ tokenHash: hash }: FoundSession) => {
      const now = clock.now();
      await store.setConfirmed(db, hash, now);
      return new Date(now.getTime() + CONFIRMED_MS);
    },
    end: async (token: string) => {
      const hash = tokenHash(token);
      if (hash) await store.removeSession(db, hash);
    },
  };
}

/** The session as the API shows it at `now`. */
export function sessionOf(
  row: Pick<store.SessionRow, 'username' | 'isOwner' | 'firstPasswordUntil' | 'expiresAt' | 'enrolFrom'>,
  now: Date,
): StaffSession {
  const { enrolFrom: from } = row;
  return {
    expiresAt: row.expiresAt.toISOString(),
    user: { username: row.username, role: 'admin', isOwner: row.isOwner },
    ...(row.firstPasswordUntil && { mustChangePassword: true }),
    ...(from !== null && { enrolment: { from, isDue: isDue(from, now) } }),
  };
}

function pendingOf(row: store.SessionRow, now: Date): Pending | undefined {
  const isOver = (since: Date) => now.getTime() - since.getTime() >= CONFIRMED_MS;
  const { firstPasswordUntil: until, firstPasswordUsedAt: usedAt } = row;
  if (until && (until <= now || (usedAt && isOver(usedAt)))) return 'new-password';
  if (isDue(row.enrolFrom, now)) return 'second-factor';
  return isOver(row.confirmedAt) ? 'confirmation' : undefined;
}

function isDue(enrolFrom: string | null, now: Date): boolean {
  return enrolFrom !== null && enrolFrom <= helsinkiDay(now);
}

async function start(
  db: Kysely<AccountsTables>,
  account: AccountRow,
  client: Client,
  now: Date,
): Promise<(StaffSession & { token: string }) | undefined> {
  const { token, hash } = newToken();
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const isStarted = await inTransaction(db, async (tx) => {
    if (!(await lockPassword(tx, account.id, account.passwordHash))) return false;
    await noteFirstPasswordUse(tx, account.id, now);
    await store.removeEndedSessions(tx, now, idleSince(now));
    await store.insertSession(tx, {
      tokenHash: hash,
      accountId: account.id,
      ...newSessionColumns(client, now, expiresAt),
    });
    return true;
  });
  if (!isStarted) return undefined;
  const enrolFrom = await store.readEnrolFrom(db, account.id);
  return { token, ...sessionOf({ ...account, expiresAt, enrolFrom }, now) };
}

/** A session whose last call is older has ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_MS);
}
