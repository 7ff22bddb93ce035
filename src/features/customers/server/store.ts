// All SQL of customers, their sessions and their mailed links.
import { sql, type ColumnType, type Kysely, type Selectable, type Transaction } from 'kysely';

import { likePattern } from '../../../platform/contract/text.ts';
import { hasRow } from '../../../platform/server/db/rows.ts';

interface CustomerTable {
  id: string;
  email: string;
  emailKey: string;
  name: string;
  phone: ColumnType<string, string | undefined>;
  address: ColumnType<string, string | undefined>;
  passwordHash: string;
  eraseAt: ColumnType<Date | null, Date | null | undefined>;
  /** To the day. */
  lastUsedAt: Date;
  /** The removal was announced because nobody used the account; null for one that its owner wished. */
  unusedSince: ColumnType<Date | null, Date | null | undefined>;
  version: ColumnType<number, number | undefined>;
  createdAt: Date;
  updatedAt: Date;
}

interface SessionTable {
  tokenHash: Buffer;
  /** What lists call it by. */
  id: ColumnType<string, string | undefined>;
  customerId: string;
  /** 'Firefox, Windows' */
  device: ColumnType<string, string | undefined>;
  /** '192.0.2.0/24' */
  network: ColumnType<string, string | undefined>;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** Kinds that carry a link. */
export type LinkKind = 'register' | 'reset' | 'email';
export type EmailKind = LinkKind | 'moved' | 'erase' | 'unused';

interface EmailTable {
  id: string;
  kind: EmailKind;
  email: string;
  emailKey: string;
  name: string;
  customerId: string | null;
  tokenHash: ColumnType<Buffer | null, Buffer | null | undefined>;
  client: string;
  isMailed: boolean;
  usedAt: ColumnType<Date | null, Date | null | undefined>;
  createdAt: Date;
}

export type CustomerTables = {
  customer: CustomerTable;
  customerSession: SessionTable;
  customerEmail: EmailTable;
};

export type CustomerRow = Selectable<CustomerTable>;
export type EmailRow = Selectable<EmailTable>;
export type SessionRow = Pick<Selectable<SessionTable>, 'customerId' | 'lastSeenAt' | 'expiresAt'> &
  Pick<CustomerRow, 'passwordHash'>;

type Db = Kysely<CustomerTables>;
type Tx = Transaction<CustomerTables>;

export function findById(db: Db, id: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst();
}

/** As `findById`, with the row locked until the transaction ends. */
export function findForChange(tx: Tx, id: string): Promise<CustomerRow | undefined> {
  return tx.selectFrom('customer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findByKey(db: Db, emailKey: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('emailKey', '=', emailKey).executeTakeFirst();
}

/** Customers whose name, address or phone has every word, by name. */
export function searchCustomers(
  db: Db,
  words: readonly string[],
  limit: number,
): Promise<Pick<CustomerRow, 'id' | 'name' | 'email' | 'phone'>[]> {
  return words
    .map((word) => likePattern(word.toLowerCase()))
    .reduce(
      (query, pattern) =>
        query.where((row) =>
          row.or([
            row('emailKey', 'like', pattern),
            row(row.fn<string>('lower', ['name']), 'like', pattern),
            row(sql<string>`regexp_replace(phone, '[\\s-]', '', 'g')`, 'like', pattern),
          ]),
        ),
      db.selectFrom('customer').select(['id', 'name', 'email', 'phone']),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function insertCustomer(
  tx: Tx,
  customer: Pick<CustomerRow, 'id' | 'email' | 'emailKey' | 'name' | 'passwordHash'> & Partial<CustomerRow>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('customer')
    .values({ ...customer, lastUsedAt: now, createdAt: now, updatedAt: now })
    .execute();
}

export type CustomerChange = Partial<
  Pick<CustomerRow, 'email' | 'emailKey' | 'name' | 'phone' | 'address' | 'passwordHash' | 'eraseAt'>
>;

export function updateCustomer(tx: Tx, id: string, change: CustomerChange, now: Date): Promise<CustomerRow> {
  return tx
    .updateTable('customer')
    .set((row) => ({ ...change, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Who was not seen since `before` and is not to be removed yet, longest unseen first. */
export function listUnused(db: Db, before: Date, most: number): Promise<CustomerRow[]> {
  return db
    .selectFrom('customer')
    .selectAll()
    .where('lastUsedAt', '<', before)
    .where('eraseAt', 'is', null)
    .orderBy('lastUsedAt')
    .limit(most)
    .execute();
}

/** Schedules the removal of an account that was not used since it was read; false when it was. */
export async function setUnused(
  tx: Tx,
  { id, lastUsedAt }: Pick<CustomerRow, 'id' | 'lastUsedAt'>,
  now: Date,
  eraseAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customer')
    .set({ eraseAt, unusedSince: now })
    .where('id', '=', id)
    .where('lastUsedAt', '=', lastUsedAt)
    .where('eraseAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that the account is used, at most once a day; a removal for want of use is off then. */
export async function setUsed(db: Db, id: string, now: Date, dayAgo: Date): Promise<void> {
  await db
    .updateTable('customer')
    .set((row) => ({
      lastUsedAt: now,
      eraseAt: sql<Date | null>`case when ${row.ref('unusedSince')} is null then ${row.ref('eraseAt')} end`,
      unusedSince: null,
    }))
    .where('id', '=', id)
    .where((row) => row.or([row('lastUsedAt', '<', dayAgo), row('unusedSince', 'is not', null)]))
    .execute();
}

/** Removes a customer with all rows that refer to it, and the emails to the address. */
export async function removeCustomer(tx: Tx, { id, emailKey: key }: CustomerRow): Promise<void> {
  await tx.deleteFrom('customer').where('id', '=', id).execute();
  await tx.deleteFrom('customerEmail').where('emailKey', '=', key).execute();
}

export async function listDueForErasure(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('customer')
    .select('id')
    .where('eraseAt', '<=', now)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertSession(tx: Tx, session: Selectable<SessionTable>): Promise<void> {
  await tx.insertInto('customerSession').values(session).execute();
}

/** The session if it is still valid: not expired, and used since `idleSince`. */
export function findSession(
  db: Db,
  hash: Buffer,
  now: Date,
  idleSince: Date,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('customerSession')
    .innerJoin('customer', 'customer.id', 'customerSession.customerId')
    .select(['customerId', 'lastSeenAt', 'expiresAt', 'passwordHash'])
    .where('tokenHash', '=', hash)
    .where('expiresAt', '>', now)
    .where('lastSeenAt', '>', idleSince)
    .executeTakeFirst();
}

export async function updateLastSeen(db: Db, hash: Buffer, now: Date): Promise<void> {
  await db.updateTable('customerSession').set({ lastSeenAt: now }).where('tokenHash', '=', hash).execute();
}

export async function removeSession(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('customerSession').where('tokenHash', '=', hash).execute();
}

/** Ends the customer's sessions, except the one of `except`. */
export async function removeSessions(db: Db, customerId: string, except?: Buffer): Promise<void> {
  await db
    .deleteFrom('customerSession')
    .where('customerId', '=', customerId)
    .$if(except !== undefined, (query) => query.where('tokenHash', '!=', except ?? Buffer.alloc(0)))
    .execute();
}

export async function insertEmail(tx: Tx, email: Omit<EmailRow, 'tokenHash' | 'usedAt'>): Promise<void> {
  await tx.insertInto('customerEmail').values(email).execute();
}

/** When emails of one kind to one address were requested since then, and whether their links were used. */
export function listMails(
  tx: Tx,
  emailKey: string,
  kind: LinkKind,
  since: Date,
): Promise<Pick<EmailRow, 'createdAt' | 'usedAt'>[]> {
  return tx
    .selectFrom('customerEmail')
    .select(['createdAt', 'usedAt'])
    .where('emailKey', '=', emailKey)
    .where('kind', '=', kind)
    .where('isMailed', '=', true)
    .where('createdAt', '>', since)
    .execute();
}

export function findEmail(db: Db, id: string): Promise<EmailRow | undefined> {
  return db.selectFrom('customerEmail').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Sets the link's token; an email that is sent again gets a new one. */
export async function setEmailToken(db: Db, id: string, hash: Buffer): Promise<void> {
  await db.updateTable('customerEmail').set({ tokenHash: hash }).where('id', '=', id).execute();
}

/** A link of this token that nobody has used. */
export function findEmailByToken(db: Db, hash: Buffer): Promise<EmailRow | undefined> {
  return db
    .selectFrom('customerEmail')
    .selectAll()
    .where('tokenHash', '=', hash)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
}

/** Uses a link up; false when somebody was faster. */
export function useLink(tx: Tx, id: string, now: Date): Promise<boolean> {
  return hasRow(
    tx
      .updateTable('customerEmail')
      .set({ usedAt: now })
      .where('id', '=', id)
      .where('usedAt', 'is', null)
      .returning('id'),
  );
}

/** Makes other links of these kinds worthless. */
export async function endLinks(
  tx: Tx,
  customerId: string,
  kinds: readonly LinkKind[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('customerEmail')
    .set({ usedAt: now })
    .where('customerId', '=', customerId)
    .where('kind', 'in', kinds)
    .where('usedAt', 'is', null)
    .execute();
}

/** The newest address that waits for its confirmation. */
export function findPendingEmail(
  db: Db,
  customerId: string,
  since: Date,
): Promise<Pick<EmailRow, 'email' | 'emailKey'> | undefined> {
  return db
    .selectFrom('customerEmail')
    .select(['email', 'emailKey'])
    .where('customerId', '=', customerId)
    .where('kind', '=', 'email')
    .where('usedAt', 'is', null)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Removes expired links and sessions. */
export async function removeOld(db: Db, linksBefore: Date, now: Date, idleSince: Date): Promise<void> {
  await db.deleteFrom('customerEmail').where('createdAt', '<=', linksBefore).execute();
  await db
    .deleteFrom('customerSession')
    .where((row) => row.or([row('expiresAt', '<=', now), row('lastSeenAt', '<=', idleSince)]))
    .execute();
}

/** Where a customer is signed in, as far as the sessions are still valid. */
export function listSessions(
  db: Db,
  customerId: string,
  now: Date,
  idleSince: Date,
): Promise<Selectable<SessionTable>[]> {
  return db
    .selectFrom('customerSession')
    .selectAll()
    .where('customerId', '=', customerId)
    .where('expiresAt', '>', now)
    .where('lastSeenAt', '>', idleSince)
    .execute();
}

/** Ends one session of the customer; false when there is no such one. */
export function removeSessionById(db: Db, customerId: string, id: string): Promise<boolean> {
  return hasRow(
    db
      .deleteFrom('customerSession')
      .where('customerId', '=', customerId)
      .where('id', '=', id)
      .returning('id'),
  );
}

/** Where a customer is signed in, for the export of what is stored. */
export function listSessionTimes(
  db: Db,
  customerId: string,
): Promise<{ device: string; network: string; createdAt: Date; lastSeenAt: Date; expiresAt: Date }[]> {
  return db
    .selectFrom('customerSession')
    .select([
      'device',
      'network',
      'createdAt as createdAt',
      'lastSeenAt as lastSeenAt',
      'expiresAt as expiresAt',
    ])
    .where('customerId', '=', customerId)
    .orderBy('createdAt')
    .execute();
}

/** The emails about accounts that were requested to an address. */
export function listEmailsOf(
  db: Db,
  emailKey: string,
): Promise<{ kind: EmailKind; network: string; createdAt: Date; usedAt: Date | null }[]> {
  return db
    .selectFrom('customerEmail')
    .select(['kind', 'client as network', 'createdAt as createdAt', 'usedAt as usedAt'])
    .where('emailKey', '=', emailKey)
    .orderBy('createdAt')
    .execute();
}
