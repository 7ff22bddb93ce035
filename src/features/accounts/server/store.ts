// All SQL of staff accounts; that of their sessions is in sessions/sessions-store.ts.
import type { ColumnType, Kysely, Selectable, Transaction } from 'kysely';

import { lock } from '../../../platform/server/db/locks.ts';
import { hasRow } from '../../../platform/server/db/rows.ts';
import type { FactorTables } from './second-factor/tables.ts';

export type AccountsTables = FactorTables & {
  staffAccount: AccountTable;
  staffSession: SessionTable;
};

interface AccountTable {
  id: string;
  username: string;
  usernameKey: string;
  passwordHash: string;
  isOwner: ColumnType<boolean, boolean | undefined>;
  isActive: ColumnType<boolean, boolean | undefined>;
  lastSeenAt: ColumnType<Date | null, Date | null | undefined>;
  eventsSeenAt: ColumnType<Date | null, Date | null | undefined>;
  /** Until when a password that somebody else chose opens anything; null: its owner chose it. */
  firstPasswordUntil: ColumnType<Date | null, Date | null | undefined>;
  /** When it was first signed in with; it opens everything for a short while from then on. */
  firstPasswordUsedAt: ColumnType<Date | null, Date | null | undefined>;
  version: ColumnType<number, number | undefined>;
  createdAt: Date;
  updatedAt: Date;
}

export interface SessionTable {
  tokenHash: Buffer;
  /** What lists call it by. */
  id: ColumnType<string, string | undefined>;
  accountId: string;
  /** 'Firefox, Windows' */
  device: ColumnType<string, string | undefined>;
  /** '192.0.2.0/24' */
  network: ColumnType<string, string | undefined>;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  /** When the password or a passkey was last given. */
  provenAt: ColumnType<Date | null, Date | null | undefined>;
  /** A hash of the network address it was given at. */
  provenPlace: ColumnType<Buffer | null, Buffer | null | undefined>;
}

export type AccountRow = Selectable<AccountTable>;

type Db = Kysely<AccountsTables>;
type Tx = Transaction<AccountsTables>;

export async function findActiveAccount(db: Db, usernameKey: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('staffAccount')
    .selectAll()
    .where('usernameKey', '=', usernameKey)
    .where('isActive', '=', true)
    .executeTakeFirst();
}

/** Locks the creation of the first account until the transaction ends; returns whether there is none yet. */
export async function lockFirstAccount(tx: Tx): Promise<boolean> {
  await lock(tx, 'firstAccount');
  return (await tx.selectFrom('staffAccount').select('id').limit(1).executeTakeFirst()) === undefined;
}

export async function insertAccount(
  db: Db,
  account: Pick<AccountRow, 'id' | 'username' | 'usernameKey' | 'passwordHash' | 'isOwner'> &
    Partial<Pick<AccountRow, 'firstPasswordUntil'>>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('staffAccount')
    .values({ ...account, createdAt: now, updatedAt: now })
    .execute();
}

/** Up to when this user has seen what happened in the shop; before that everything is new since the account was made. */
export async function readEventsSeen(db: Db, accountId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('staffAccount')
    .select(['eventsSeenAt', 'createdAt'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row && (row.eventsSeenAt ?? row.createdAt);
}

/** Never back to an earlier moment. */
export async function markEventsSeen(db: Db, accountId: string, at: Date): Promise<void> {
  await db
    .updateTable('staffAccount')
    .set({ eventsSeenAt: at })
    .where('id', '=', accountId)
    .where((row) => row.or([row('eventsSeenAt', 'is', null), row('eventsSeenAt', '<', at)]))
    .execute();
}

/** For an account whose user has chosen the password. */
export const OWN_PASSWORD = { firstPasswordUntil: null, firstPasswordUsedAt: null } as const;

/** Replaces a password hash by that of a password its user has chosen; false when it is no longer `oldHash`. */
export function replacePassword(
  db: Db,
  accountId: string,
  { oldHash, newHash }: { oldHash: string; newHash: string },
  now: Date,
): Promise<boolean> {
  return hasRow(
    db
      .updateTable('staffAccount')
      .set((row) => ({
        passwordHash: newHash,
        ...OWN_PASSWORD,
        updatedAt: now,
        version: row('version', '+', 1),
      }))
      .where('id', '=', accountId)
      .where('passwordHash', '=', oldHash)
      .returning('id'),
  );
}

/**
 * Whether the account is active and has this hash, until the transaction ends. Locks the row for an update: two sign-ins
 * that shared the lock and then noted the visit would deadlock.
 */
export function lockPassword(tx: Tx, accountId: string, hash: string): Promise<boolean> {
  return hasRow(
    tx
      .selectFrom('staffAccount')
      .select('id')
      .where('id', '=', accountId)
      .where('passwordHash', '=', hash)
      .where('isActive', '=', true)
      .forNoKeyUpdate(),
  );
}

/** Locks all accounts until the transaction ends, because every change depends on who owns the shop. */
export async function lockAccounts(tx: Tx): Promise<void> {
  await lock(tx, 'firstAccount');
}

/** All accounts by name, or the one of an id. */
export function listAccounts(db: Db, id?: string): Promise<AccountRow[]> {
  return db
    .selectFrom('staffAccount')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('usernameKey')
    .execute();
}

/** Whether another account than `id` has this name. */
export function isNameTaken(db: Db, usernameKey: string, id?: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('staffAccount')
      .select('id')
      .where('usernameKey', '=', usernameKey)
      .$if(id !== undefined, (query) => query.where('id', '!=', id ?? '')),
  );
}

export async function updateAccount(
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      AccountRow,
      | 'username'
      | 'usernameKey'
      | 'passwordHash'
      | 'firstPasswordUntil'
      | 'firstPasswordUsedAt'
      | 'isOwner'
      | 'isActive'
    >
  >,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('staffAccount')
    .set((row) => ({ ...change, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
}

export async function removeAccount(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('staffAccount').where('id', '=', id).execute();
}

export function hasActiveOwner(tx: Tx): Promise<boolean> {
  return hasRow(
    tx.selectFrom('staffAccount').select('id').where('isOwner', '=', true).where('isActive', '=', true),
  );
}

/** Notes when a password that somebody else chose was first signed in with. */
export async function noteFirstPasswordUse(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable('staffAccount')
    .set({ firstPasswordUsedAt: now })
    .where('id', '=', accountId)
    .where('firstPasswordUntil', 'is not', null)
    .where('firstPasswordUsedAt', 'is', null)
    .execute();
}

/** Notes that the account was used. */
export async function updateAccountLastSeen(db: Db, accountId: string, now: Date): Promise<void> {
  await db.updateTable('staffAccount').set({ lastSeenAt: now }).where('id', '=', accountId).execute();
}
