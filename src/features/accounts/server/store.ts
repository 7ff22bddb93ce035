// All SQL of staff accounts, and their sessions.
import { sql } from 'kysely';
import type { ColumnType, Kysely, Selectable, Transaction } from 'kysely';

export type AccountsTables = {
  staff_account: AccountTable;
  staff_session: SessionTable;
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

type Db = Kysely<AccountsTables>;
type Tx = Transaction<AccountsTables>;

/** Key of the transaction's advisory lock: one first account is made. */
const FIRST_ACCOUNT = 4_105_302;

async function lock(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT})`.execute(tx);
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
  await lock(tx);
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
  await lock(tx);
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
