// Sessions of staff: started with a checked password, found by their token, ended when idle, too old or signed out.
import type { Kysely } from 'kysely';

import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { HOUR_MS, DAY_MS } from '../../../../platform/contract/durations.ts';
import { Problem } from '../../../../platform/contract/problem.ts';
import { CONFIRMED_MS, createConfirmations } from '../../../../platform/server/auth/confirmations.ts';
import type { Client } from '../../../../platform/server/auth/device.ts';
import { newSessionColumns } from '../../../../platform/server/auth/open-sessions.ts';
import { newToken, sha256, tokenHash } from '../../../../platform/server/auth/tokens.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { Authenticate, Pending } from '../../../../platform/server/http/principal.ts';
import { addressKey } from '../../../../platform/server/limits/network-address.ts';
import type { SignedIn, StaffSession } from '../../contract.ts';
import { accountsMessages } from '../../messages.ts';
import { lockPassword, noteFirstPasswordUse, type AccountRow, type AccountsTables } from '../store.ts';
import * as store from './sessions-store.ts';

/** A session ends after this long without a call, and after this long at all. */
const SESSION_IDLE_MS = 8 * HOUR_MS;
const SESSION_MS = DAY_MS;
/** A session's last call is noted at most this often. */
const LAST_SEEN_STEP_MS = 60_000;

/** Different people whose data a session reads with its token alone. See decision 34. */
const PEOPLE_LIMIT = 500;

/** A session that begins, and the proof that the password was just typed. */
export type ProvenSession = SignedIn & { confirmation: string };

interface FoundSession {
  tokenHash: Buffer;
  row: store.SessionRow;
}

export function createSessions(platform: Pick<Platform, 'db' | 'clock' | 'keys'>) {
  const { clock } = platform;
  const db = platform.db.$extendTables<AccountsTables>();
  const confirmations = createConfirmations(platform);

  async function find(token: string): Promise<FoundSession | undefined> {
    const hash = tokenHash(token);
    if (!hash) return undefined;
    const now = clock.now();
    const row = await store.findSession(db, hash, now, idleSince(now));
    return row && { tokenHash: hash, row };
  }

  const authenticate: Authenticate = async (token, confirmation) => {
    const session = await find(token);
    if (!session) return undefined;
    const { row } = session;
    const now = clock.now();
    const isStale = now.getTime() - row.lastSeenAt.getTime() >= LAST_SEEN_STEP_MS;
    if (isStale) await store.updateLastSeen(db, session.tokenHash, row.accountId, now);
    const { passwordHash } = row;
    const isConfirmed = await confirmations.isValid({ ...session, passwordHash }, confirmation);
    const pending = pendingOf(row, now) ?? (isConfirmed ? undefined : 'confirmation');
    return {
      kind: 'staff',
      accountId: row.accountId,
      username: row.username,
      isOwner: row.isOwner,
      ...(pending && { pending, mayRead: (...reading) => mayRead(db, session, now, ...reading) }),
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
    start: async (account: AccountRow, client: Client): Promise<ProvenSession | undefined> => {
      const { token, hash } = newToken();
      const session = await start(db, account, client, { hash, now: clock.now() });
      if (!session) return undefined;
      const { passwordHash } = account;
      const { confirmation } = await confirmations.issue({ tokenHash: hash, passwordHash });
      return { token, confirmation, ...session };
    },
    /** The proof that the password was typed in this session just now, at the network address. */
    confirm: async ({ tokenHash: hash, row: { passwordHash } }: FoundSession, address: string) => {
      await store.noteProof(db, hash, { provenAt: clock.now(), provenPlace: placeOf(hash, address) });
      return confirmations.issue({ tokenHash: hash, passwordHash });
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
  return until ? 'own-password' : undefined;
}

function isDue(enrolFrom: string | null, now: Date): boolean {
  return enrolFrom !== null && enrolFrom <= helsinkiDay(now);
}

async function start(
  db: Kysely<AccountsTables>,
  account: AccountRow,
  client: Client,
  { hash, now }: { hash: Buffer; now: Date },
): Promise<StaffSession | undefined> {
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  const isStarted = await inTransaction(db, async (tx) => {
    if (!(await lockPassword(tx, account.id, account.passwordHash))) return false;
    await noteFirstPasswordUse(tx, account.id, now);
    await store.removeEndedSessions(tx, now, idleSince(now));
    await store.insertSession(tx, {
      tokenHash: hash,
      accountId: account.id,
      ...newSessionColumns(client, now, expiresAt),
      provenAt: now,
      provenPlace: placeOf(hash, client.address),
    });
    return true;
  });
  if (!isStarted) return undefined;
  const enrolFrom = await store.readEnrolFrom(db, account.id);
  return sessionOf({ ...account, expiresAt, enrolFrom }, now);
}

/** With the token alone: whoever gave the password lately at that network address, and others up to a limit. */
async function mayRead(
  db: Kysely<AccountsTables>,
  { tokenHash: hash, row: { provenAt, provenPlace } }: FoundSession,
  now: Date,
  people: readonly string[],
  address: string,
): Promise<boolean> {
  const isRecent = provenAt !== null && now.getTime() - provenAt.getTime() < CONFIRMED_MS;
  const isHere = provenPlace?.equals(placeOf(hash, address)) ?? false;
  return (isRecent && isHere) || store.notePeopleRead(db, hash, people, { limit: PEOPLE_LIMIT, isHere });
}

/** A network address as limits count it, in this session alone and by its hash. */
function placeOf(hash: Buffer, address: string): Buffer {
  return sha256(`${hash.toString('base64')} ${addressKey(address)}`);
}

/** A session whose last call is older has ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_MS);
}
