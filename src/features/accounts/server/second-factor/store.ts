// All SQL of second factors: authenticator apps, passkeys, recovery codes, remembered devices, and the owner's rule.
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';

import { hasRow } from '../../../../platform/server/db/rows.ts';
import type { AccountsTables } from '../store.ts';
import type { FactorTables, PasskeyTable } from './tables.ts';

export type AppRow = Selectable<FactorTables['staffAuthenticatorApp']>;
export type PasskeyRow = Selectable<PasskeyTable>;

type Db = Kysely<AccountsTables>;
type Tx = Transaction<AccountsTables>;

export function findApp(db: Db, accountId: string): Promise<AppRow | undefined> {
  return db
    .selectFrom('staffAuthenticatorApp')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst();
}

/** In place of the one before. */
export async function saveApp(
  tx: Tx,
  app: { accountId: string; sealedSecret: string; lastStep: number },
  now: Date,
): Promise<void> {
  const { accountId, sealedSecret } = app;
  const values = { sealedSecret, lastStep: app.lastStep, createdAt: now };
  await tx
    .insertInto('staffAuthenticatorApp')
    .values({ accountId, ...values })
    .onConflict((row) => row.column('accountId').doUpdateSet(values))
    .execute();
}

/** Takes a code's step; false when it or a later one has been taken. */
export function takeStep(db: Db, accountId: string, step: number): Promise<boolean> {
  return hasRow(
    db
      .updateTable('staffAuthenticatorApp')
      .set({ lastStep: step })
      .where('accountId', '=', accountId)
      .where('lastStep', '<', step)
      .returning('accountId'),
  );
}

export function removeApp(tx: Tx, accountId: string): Promise<boolean> {
  return hasRow(
    tx.deleteFrom('staffAuthenticatorApp').where('accountId', '=', accountId).returning('accountId'),
  );
}

/** Oldest first. */
export function listPasskeys(db: Db, accountId: string): Promise<PasskeyRow[]> {
  return db.selectFrom('staffPasskey').selectAll().where('accountId', '=', accountId).orderBy('id').execute();
}

export function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('staffPasskey')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

/** False when somebody has this passkey already. */
export function insertPasskey(tx: Tx, passkey: Omit<PasskeyRow, 'lastUsedAt'>): Promise<boolean> {
  return hasRow(
    tx
      .insertInto('staffPasskey')
      .values(passkey)
      .onConflict((row) => row.column('credentialId').doNothing())
      .returning('id'),
  );
}

/** Stores a passkey's new counter; false when it has been removed, or a later one is stored. */
export function recordPasskeyUse(db: Db, id: string, counter: number, now: Date): Promise<boolean> {
  return hasRow(
    db
      .updateTable('staffPasskey')
      .set({ counter, lastUsedAt: now })
      .where('id', '=', id)
      .where(sql<boolean>`(counter < ${counter} or ${counter} = 0)`)
      .returning('id'),
  );
}

/** False when the account has no such passkey. */
export function renamePasskey(tx: Tx, accountId: string, id: string, name: string): Promise<boolean> {
  return hasRow(
    tx
      .updateTable('staffPasskey')
      .set({ name })
      .where('id', '=', id)
      .where('accountId', '=', accountId)
      .returning('id'),
  );
}

/** The removed passkey's name. */
export async function removePasskey(tx: Tx, accountId: string, id: string): Promise<string | undefined> {
  const removed = await tx
    .deleteFrom('staffPasskey')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning('name')
    .executeTakeFirst();
  return removed?.name;
}

export async function replaceRecoveryCodes(tx: Tx, accountId: string, hashes: Buffer[]): Promise<void> {
  await tx.deleteFrom('staffRecoveryCode').where('accountId', '=', accountId).execute();
  await tx
    .insertInto('staffRecoveryCode')
    .values(hashes.map((codeHash) => ({ accountId, codeHash })))
    .execute();
}

export async function countRecoveryCodes(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staffRecoveryCode')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether one of the hashes was a code of the account; it is none any more. */
export function takeRecoveryCode(db: Db, accountId: string, hashes: Buffer[]): Promise<boolean> {
  return hasRow(
    db
      .deleteFrom('staffRecoveryCode')
      .where('accountId', '=', accountId)
      .where('codeHash', 'in', hashes)
      .returning('accountId'),
  );
}

export async function insertDevice(db: Db, device: Selectable<FactorTables['staffDevice']>): Promise<void> {
  await db.insertInto('staffDevice').values(device).execute();
}

export function isKnownDevice(db: Db, accountId: string, tokenHash: Buffer, now: Date): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('staffDevice')
      .select('accountId')
      .where('tokenHash', '=', tokenHash)
      .where('accountId', '=', accountId)
      .where('expiresAt', '>', now),
  );
}

export async function countDevices(db: Db, accountId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('staffDevice')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('accountId', '=', accountId)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function removeDevices(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('staffDevice').where('accountId', '=', accountId).execute();
}

export async function removeOldDevices(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('staffDevice').where('expiresAt', '<=', now).execute();
}

/** Removes what is useless without a second factor. */
export async function removeCompanions(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('staffRecoveryCode').where('accountId', '=', accountId).execute();
  await removeDevices(tx, accountId);
}

/** Removes all of the account's factors; whether it had any. */
export async function removeFactors(tx: Tx, accountId: string): Promise<boolean> {
  const hadApp = await removeApp(tx, accountId);
  const removed = await tx
    .deleteFrom('staffPasskey')
    .where('accountId', '=', accountId)
    .returning('id')
    .execute();
  await removeCompanions(tx, accountId);
  return hadApp || removed.length > 0;
}

/** Changes of an account's factors wait for each other; the account's row stays locked until the transaction ends. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await tx
    .selectFrom('staffAccount')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function hasFactor(db: Db, accountId: string): Promise<boolean> {
  const [app, passkeys] = [await findApp(db, accountId), await listPasskeys(db, accountId)];
  return app !== undefined || passkeys.length > 0;
}

/** The accounts that have a second factor. */
export async function listProtected(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('staffAuthenticatorApp')
    .select('accountId')
    .union(db.selectFrom('staffPasskey').select('accountId'))
    .execute();
  return new Set(rows.map(({ accountId }) => accountId));
}

/** The day ('2026-12-01') from which everybody must have a second factor. */
export async function readRequiredFrom(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('staffSecondFactorRule')
    .select(sql<string | null>`required_from::text`.as('requiredFrom'))
    .executeTakeFirst();
  return row?.requiredFrom ?? null;
}

export async function saveRequiredFrom(tx: Tx, requiredFrom: string | null, now: Date): Promise<void> {
  await tx
    .insertInto('staffSecondFactorRule')
    .values({ requiredFrom, updatedAt: now })
    .onConflict((row) => row.column('isOnly').doUpdateSet({ requiredFrom, updatedAt: now }))
    .execute();
}
