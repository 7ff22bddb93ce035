// All SQL of customers' passkeys.
import { sql, type ColumnType, type Kysely, type Selectable } from 'kysely';

import { hasRow } from '../../../../platform/server/db/rows.ts';
import { findById, type CustomerRow, type CustomerTables } from '../store.ts';

interface PasskeyTable {
  id: string;
  customerId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  createdAt: Date;
  lastUsedAt: ColumnType<Date | null, Date | null | undefined, Date>;
}

export type PasskeyTables = CustomerTables & { customerPasskey: PasskeyTable };
export type PasskeyRow = Selectable<PasskeyTable>;

type Db = Kysely<PasskeyTables>;

/** Oldest first. */
export function listPasskeys(db: Db, customerId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('customerPasskey')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute();
}

/** For the export of what is stored. */
export function listPasskeyTimes(
  db: Db,
  customerId: string,
): Promise<Pick<PasskeyRow, 'name' | 'createdAt' | 'lastUsedAt'>[]> {
  return db
    .selectFrom('customerPasskey')
    .select(['name', 'createdAt', 'lastUsedAt'])
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute();
}

export function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('customerPasskey')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

/** False when somebody has this passkey already. */
export function insertPasskey(db: Db, passkey: Omit<PasskeyRow, 'lastUsedAt'>): Promise<boolean> {
  return hasRow(
    db
      .insertInto('customerPasskey')
      .values(passkey)
      .onConflict((row) => row.column('credentialId').doNothing())
      .returning('id'),
  );
}

/** Stores a passkey's new counter; its customer, unless it has been removed or a later one is stored. */
export async function recordPasskeyUse(
  db: Db,
  id: string,
  counter: number,
  now: Date,
): Promise<CustomerRow | undefined> {
  const noted = await db
    .updateTable('customerPasskey')
    .set({ counter, lastUsedAt: now })
    .where('id', '=', id)
    .where(sql<boolean>`(counter < ${counter} or ${counter} = 0)`)
    .returning('customerId')
    .executeTakeFirst();
  return noted && findById(db.$extendTables<CustomerTables>(), noted.customerId);
}

export function removePasskey(db: Db, customerId: string, id: string): Promise<boolean> {
  return hasRow(
    db
      .deleteFrom('customerPasskey')
      .where('id', '=', id)
      .where('customerId', '=', customerId)
      .returning('id'),
  );
}

export async function removePasskeys(db: Kysely<CustomerTables>, customerId: string): Promise<void> {
  await db
    .$extendTables<PasskeyTables>()
    .deleteFrom('customerPasskey')
    .where('customerId', '=', customerId)
    .execute();
}
