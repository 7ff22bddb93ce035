// The SQL of the hotel's customers and their own sets.
import { sql } from 'kysely';

import type { SetSeason } from '../../tread-depth.ts';
import type { Db, SetRow, Tx } from '../store.ts';

export type OwnerRow = Pick<SetRow, 'id' | 'customerId' | 'ownerEmail' | 'season'>;

/** Owners of the sets that are stored now or were handed out on `since` or later, by season and size where they are given. */
export function listOwners(
  db: Db,
  { since, seasons, size }: { since: string; seasons?: readonly SetSeason[] | undefined; size?: string },
): Promise<OwnerRow[]> {
  return db
    .selectFrom('tyreSet')
    .select(['id', 'customerId', 'ownerEmail', 'season'])
    .where((row) => row.or([row('returnedOn', 'is', null), row('returnedOn', '>=', since)]))
    .where((row) => row.or([row('customerId', 'is not', null), row('ownerEmail', '<>', '')]))
    .$if(seasons !== undefined, (query) => query.where('season', 'in', [...(seasons ?? [])]))
    .$if(size !== undefined, (query) => query.where('size', '=', size ?? ''))
    .execute();
}

/** Sets of a customer: by the account, and by its confirmed address where no account is named. */
export function listOwnSets(db: Db, customerId: string, email: string): Promise<SetRow[]> {
  return db
    .selectFrom('tyreSet')
    .selectAll()
    .where((row) => row.or(ownershipConditions(customerId, email)))
    .orderBy('number')
    .execute();
}

export function findOwnSet(
  db: Db,
  id: string,
  customerId: string,
  email: string,
): Promise<SetRow | undefined> {
  return db
    .selectFrom('tyreSet')
    .selectAll()
    .where('id', '=', id)
    .where((row) => row.or(ownershipConditions(customerId, email)))
    .executeTakeFirst();
}

function ownershipConditions(customerId: string, email: string) {
  return [
    sql<boolean>`customer_id = ${customerId}::uuid`,
    ...(email === ''
      ? []
      : [sql<boolean>`customer_id is null and owner_email <> '' and lower(owner_email) = lower(${email})`]),
  ];
}

/** Deletes returned sets and anonymises those still in storage, which need a name and phone to be given back. */
export async function eraseOwner(tx: Tx, customerId: string, email: string): Promise<{ removed: string[] }> {
  const removed = await tx
    .deleteFrom('tyreSet')
    .where((row) => row.or(ownershipConditions(customerId, email)))
    .where('returnedOn', 'is not', null)
    .returning('id')
    .execute();
  await tx
    .updateTable('tyreSet')
    .set((row) => ({
      customerId: null,
      // The address might be somebody else's account; it stays only where there is no phone number.
      ownerEmail: sql<string>`case when owner_phone = '' then owner_email else '' end`,
      plate: '',
      note: '',
      wantsReminders: false,
      isReleased: true,
      version: row('version', '+', 1),
    }))
    .where((row) => row.or(ownershipConditions(customerId, email)))
    .execute();
  return { removed: removed.map(({ id }) => id) };
}

/** Replaces the customer's old email address on their sets. */
export async function updateOwnerEmail(
  db: Db,
  customerId: string,
  oldEmail: string,
  newEmail: string,
): Promise<void> {
  await db
    .updateTable('tyreSet')
    .set((row) => ({ ownerEmail: newEmail, version: row('version', '+', 1) }))
    .where((row) => row.or(ownershipConditions(customerId, oldEmail)))
    .where(sql<boolean>`lower(owner_email) = lower(${oldEmail})`)
    .execute();
}
