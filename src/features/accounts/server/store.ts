// All SQL of staff accounts, their sessions and their attempts to sign in.
import { sql } from 'kysely';
import type { ColumnType, Kysely, Selectable, Transaction } from 'kysely';

import { newId } from '../../../platform/contract/ids.ts';
import { ACCOUNT_WINDOW_MS, ADDRESS_WINDOW_MS, PAIR_WINDOW_MS } from '../sign-in-limits.ts';
import type { WrongsByWindow } from '../sign-in-limits.ts';

export type AccountsTables = {
  staff_account: AccountTable;
  staff_session: SessionTable;
  sign_in_attempt: { id: string; account_key: Buffer; address: string; at: Date };
};

interface AccountTable {
  id: string;
  username: string;
  username_key: string;
  password_hash: string;
  is_owner: ColumnType<boolean, boolean | undefined>;
  is_active: ColumnType<boolean, boolean | undefined>;
  version: ColumnType<number, number | undefined>;
  created_at: Date;
  updated_at: Date;
}

interface SessionTable {
  token_hash: Buffer;
  account_id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

export type AccountRow = Selectable<AccountTable>;
/** A session that holds, with its active account. */
export type SessionRow = Pick<AccountRow, 'username' | 'is_owner'> &
  Pick<Selectable<SessionTable>, 'account_id' | 'last_seen_at' | 'expires_at'>;

export interface Attempt {
  accountKey: Buffer;
  address: string;
}

type Db = Kysely<AccountsTables>;
type Tx = Transaction<AccountsTables>;

/** Keys of the transaction's advisory locks: one sign-in is counted at a time, one first account is made. */
const LOCKS = { attempts: 4_105_301, firstAccount: 4_105_302 } as const;

async function lock(tx: Tx, name: keyof typeof LOCKS): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS[name]})`.execute(tx);
}

export async function findActiveAccount(db: Db, usernameKey: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('staff_account')
    .selectAll()
    .where('username_key', '=', usernameKey)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** Keeps others from making the first account until the transaction ends; says whether there is none yet. */
export async function lockFirstAccount(tx: Tx): Promise<boolean> {
  await lock(tx, 'firstAccount');
  return (await tx.selectFrom('staff_account').select('id').limit(1).executeTakeFirst()) === undefined;
}

export async function insertAccount(
  db: Db,
  account: Omit<AccountRow, 'is_active' | 'version' | 'created_at' | 'updated_at'>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('staff_account')
    .values({ ...account, created_at: now, updated_at: now })
    .execute();
}

/** Replaces a password hash; false when it is no longer `oldHash`. */
export async function replacePassword(
  db: Db,
  accountId: string,
  { oldHash, newHash }: { oldHash: string; newHash: string },
  now: Date,
): Promise<boolean> {
  const replaced = await db
    .updateTable('staff_account')
    .set((row) => ({ password_hash: newHash, updated_at: now, version: row('version', '+', 1) }))
    .where('id', '=', accountId)
    .where('password_hash', '=', oldHash)
    .returning('id')
    .executeTakeFirst();
  return replaced !== undefined;
}

export async function insertSession(db: Db, session: Selectable<SessionTable>): Promise<void> {
  await db.insertInto('staff_session').values(session).execute();
}

/** Whether the account is active and has this hash; it stays so until the transaction ends. */
export async function lockPassword(tx: Tx, accountId: string, hash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('staff_account')
    .select('id')
    .where('id', '=', accountId)
    .where('password_hash', '=', hash)
    .where('is_active', '=', true)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The session if it still holds: not past its end, seen since `idleSince`, its account active. */
export async function findSession(
  db: Db,
  hash: Buffer,
  now: Date,
  idleSince: Date,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('staff_session')
    .innerJoin('staff_account', 'staff_account.id', 'staff_session.account_id')
    .select(['account_id', 'username', 'is_owner', 'last_seen_at', 'expires_at'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** Keeps others from changing who owns the shop until the transaction ends. */
export async function lockAccounts(tx: Tx): Promise<void> {
  await lock(tx, 'firstAccount');
}

export interface ListedAccount extends AccountRow {
  last_seen_at: Date | null;
}

/** All accounts by name, or the one of an id, with the last call of a session that holds. */
export async function listAccounts(db: Db, id?: string): Promise<ListedAccount[]> {
  const rows = await db
    .selectFrom('staff_account')
    .selectAll()
    .select((row) =>
      row
        .selectFrom('staff_session')
        .whereRef('account_id', '=', 'staff_account.id')
        .select(({ fn }) => fn.max('last_seen_at').as('at'))
        .as('last_seen_at'),
    )
    .$if(id !== undefined, (query) => query.where('staff_account.id', '=', id ?? ''))
    .orderBy('username_key')
    .execute();
  return rows.map((row) => ({ ...row, last_seen_at: row.last_seen_at ?? null }));
}

/** Whether another account than `id` has this name. */
export async function isNameTaken(db: Db, usernameKey: string, id?: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_account')
    .select('id')
    .where('username_key', '=', usernameKey)
    .$if(id !== undefined, (query) => query.where('id', '!=', id ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateAccount(
  tx: Tx,
  id: string,
  change: Partial<Pick<AccountRow, 'username' | 'username_key' | 'password_hash' | 'is_owner' | 'is_active'>>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('staff_account')
    .set((row) => ({ ...change, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
}

export async function removeAccount(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('staff_account').where('id', '=', id).execute();
}

export async function hasActiveOwner(tx: Tx): Promise<boolean> {
  const row = await tx
    .selectFrom('staff_account')
    .select('id')
    .where('is_owner', '=', true)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

export async function removeSessions(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('staff_session').where('account_id', '=', accountId).execute();
}

export async function updateLastSeen(db: Db, hash: Buffer, now: Date): Promise<void> {
  await db.updateTable('staff_session').set({ last_seen_at: now }).where('token_hash', '=', hash).execute();
}

export async function removeSession(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('staff_session').where('token_hash', '=', hash).execute();
}

/** Ends the account's sessions but the one of `hash`. */
export async function removeOtherSessions(db: Db, accountId: string, hash: Buffer): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where('account_id', '=', accountId)
    .where('token_hash', '!=', hash)
    .execute();
}

/** Removes sessions that no longer hold, whoever's they are. */
export async function removeEndedSessions(db: Db, now: Date, idleSince: Date): Promise<void> {
  await db
    .deleteFrom('staff_session')
    .where((row) => row.or([row('expires_at', '<=', now), row('last_seen_at', '<=', idleSince)]))
    .execute();
}

/**
 * The attempts before this one. Until the transaction ends nobody else is counted, so that attempts made at the
 * same moment see each other. Attempts older than the longest window are forgotten.
 */
export async function countAttempts(
  tx: Tx,
  { accountKey, address }: Attempt,
  now: Date,
): Promise<WrongsByWindow> {
  await lock(tx, 'attempts');
  await tx.deleteFrom('sign_in_attempt').where('at', '<=', before(now, ACCOUNT_WINDOW_MS)).execute();
  const wrongs = async (windowMs: number, of: Partial<Attempt>) => {
    const { count, oldest } = await tx
      .selectFrom('sign_in_attempt')
      .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('at').as('oldest')])
      .where('at', '>', before(now, windowMs))
      .$if(of.accountKey !== undefined, (query) => query.where('account_key', '=', accountKey))
      .$if(of.address !== undefined, (query) => query.where('address', '=', address))
      .executeTakeFirstOrThrow();
    return { count: Number(count), oldest };
  };
  return {
    pair: await wrongs(PAIR_WINDOW_MS, { accountKey, address }),
    address: await wrongs(ADDRESS_WINDOW_MS, { address }),
    account: await wrongs(ACCOUNT_WINDOW_MS, { accountKey }),
  };
}

/** Notes an attempt as wrong until it proves right; returns its id. */
export async function insertAttempt(db: Db, { accountKey, address }: Attempt, now: Date): Promise<string> {
  const id = newId(now.getTime());
  await db.insertInto('sign_in_attempt').values({ id, account_key: accountKey, address, at: now }).execute();
  return id;
}

export async function removeAttempt(db: Db, id: string): Promise<void> {
  await db.deleteFrom('sign_in_attempt').where('id', '=', id).execute();
}

/** Forgets what went wrong for this account from this address. */
export async function removeAttempts(db: Db, { accountKey, address }: Attempt): Promise<void> {
  await db
    .deleteFrom('sign_in_attempt')
    .where('account_key', '=', accountKey)
    .where('address', '=', address)
    .execute();
}

function before(instant: Date, ms: number): Date {
  return new Date(instant.getTime() - ms);
}
