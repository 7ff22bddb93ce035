// All SQL of customers, their sessions and their mailed links.
import { sql } from 'kysely';
import type { ColumnType, Kysely, Selectable, Transaction } from 'kysely';

import type { Language } from '../customer-limits.ts';

interface CustomerTable {
  id: string;
  email: string;
  email_key: string;
  name: string;
  phone: ColumnType<string, string | undefined>;
  address: ColumnType<string, string | undefined>;
  language: ColumnType<Language, Language | undefined>;
  password_hash: string;
  erase_at: ColumnType<Date | null, Date | null | undefined>;
  version: ColumnType<number, number | undefined>;
  created_at: Date;
  updated_at: Date;
}

interface SessionTable {
  token_hash: Buffer;
  customer_id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

/** Kinds that carry a link. */
export type LinkKind = 'register' | 'reset' | 'email';
export type LetterKind = LinkKind | 'moved' | 'erase';

interface LetterTable {
  id: string;
  kind: LetterKind;
  email: string;
  email_key: string;
  name: string;
  customer_id: string | null;
  token_hash: ColumnType<Buffer | null, Buffer | null | undefined>;
  client: string;
  is_mailed: boolean;
  used_at: ColumnType<Date | null, Date | null | undefined>;
  created_at: Date;
}

export type CustomerTables = {
  customer: CustomerTable;
  customer_session: SessionTable;
  customer_letter: LetterTable;
};

export type CustomerRow = Selectable<CustomerTable>;
export type LetterRow = Selectable<LetterTable>;
export type SessionRow = Pick<Selectable<SessionTable>, 'customer_id' | 'last_seen_at' | 'expires_at'>;

type Db = Kysely<CustomerTables>;
type Tx = Transaction<CustomerTables>;

/** Key of the advisory locks of addresses and clients; the second half is a hash of either. */
const LOCKS = 4_107_345;

/** Until the transaction ends nobody else works on this address or client. Clients are locked before addresses. */
export async function lock(tx: Tx, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS}, hashtext(${what}))`.execute(tx);
}

export function findById(db: Db, id: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst();
}

/** As `findById`, and nobody else changes the row until the transaction ends. */
export function findForChange(tx: Tx, id: string): Promise<CustomerRow | undefined> {
  return tx.selectFrom('customer').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findByKey(db: Db, emailKey: string): Promise<CustomerRow | undefined> {
  return db.selectFrom('customer').selectAll().where('email_key', '=', emailKey).executeTakeFirst();
}

/** Customers whose name, address or phone has every word, by name. */
export function searchCustomers(
  db: Db,
  words: readonly string[],
  limit: number,
): Promise<Pick<CustomerRow, 'id' | 'name' | 'email' | 'phone'>[]> {
  return words
    .map((word) => `%${word.toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`)
    .reduce(
      (query, pattern) =>
        query.where((row) =>
          row.or([
            row('email_key', 'like', pattern),
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
  customer: Pick<CustomerRow, 'id' | 'email' | 'email_key' | 'name' | 'password_hash'> & Partial<CustomerRow>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('customer')
    .values({ ...customer, created_at: now, updated_at: now })
    .execute();
}

export type CustomerChange = Partial<
  Pick<
    CustomerRow,
    'email' | 'email_key' | 'name' | 'phone' | 'address' | 'language' | 'password_hash' | 'erase_at'
  >
>;

export function updateCustomer(tx: Tx, id: string, change: CustomerChange, now: Date): Promise<CustomerRow> {
  return tx
    .updateTable('customer')
    .set((row) => ({ ...change, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Removes a customer with all that hangs on it, and the letters to the address. */
export async function removeCustomer(tx: Tx, { id, email_key: key }: CustomerRow): Promise<void> {
  await tx.deleteFrom('customer').where('id', '=', id).execute();
  await tx.deleteFrom('customer_letter').where('email_key', '=', key).execute();
}

export async function listDueForErasure(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('customer')
    .select('id')
    .where('erase_at', '<=', now)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertSession(tx: Tx, session: Selectable<SessionTable>): Promise<void> {
  await tx.insertInto('customer_session').values(session).execute();
}

/** The session if it still holds: not past its end, seen since `idleSince`. */
export function findSession(
  db: Db,
  hash: Buffer,
  now: Date,
  idleSince: Date,
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('customer_session')
    .select(['customer_id', 'last_seen_at', 'expires_at'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince)
    .executeTakeFirst();
}

export async function updateLastSeen(db: Db, hash: Buffer, now: Date): Promise<void> {
  await db
    .updateTable('customer_session')
    .set({ last_seen_at: now })
    .where('token_hash', '=', hash)
    .execute();
}

export async function removeSession(db: Db, hash: Buffer): Promise<void> {
  await db.deleteFrom('customer_session').where('token_hash', '=', hash).execute();
}

/** Ends the customer's sessions, all but the one of `kept`. */
export async function removeSessions(db: Db, customerId: string, kept?: Buffer): Promise<void> {
  await db
    .deleteFrom('customer_session')
    .where('customer_id', '=', customerId)
    .$if(kept !== undefined, (query) => query.where('token_hash', '!=', kept ?? Buffer.alloc(0)))
    .execute();
}

export async function insertLetter(tx: Tx, letter: Omit<LetterRow, 'token_hash' | 'used_at'>): Promise<void> {
  await tx.insertInto('customer_letter').values(letter).execute();
}

/** How many letters a client has asked for since then, and when first. */
export async function countClientLetters(
  tx: Tx,
  client: string,
  since: Date,
): Promise<{ count: number; oldest: Date | null }> {
  const { count, oldest } = await tx
    .selectFrom('customer_letter')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('created_at').as('oldest')])
    .where('client', '=', client)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}

/** When mails of one kind to one address were asked for since then, and whether their links were used. */
export function listMails(
  tx: Tx,
  emailKey: string,
  kind: LinkKind,
  since: Date,
): Promise<Pick<LetterRow, 'created_at' | 'used_at'>[]> {
  return tx
    .selectFrom('customer_letter')
    .select(['created_at', 'used_at'])
    .where('email_key', '=', emailKey)
    .where('kind', '=', kind)
    .where('is_mailed', '=', true)
    .where('created_at', '>', since)
    .execute();
}

export function findLetter(db: Db, id: string): Promise<LetterRow | undefined> {
  return db.selectFrom('customer_letter').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Gives the link its token; a letter that is sent again has a new one. */
export async function setLetterToken(db: Db, id: string, hash: Buffer): Promise<void> {
  await db.updateTable('customer_letter').set({ token_hash: hash }).where('id', '=', id).execute();
}

/** A link of this token that nobody has used. */
export function findLetterByToken(db: Db, hash: Buffer): Promise<LetterRow | undefined> {
  return db
    .selectFrom('customer_letter')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

/** Uses a link up; false when somebody was faster. */
export async function useLink(tx: Tx, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .updateTable('customer_letter')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Makes other links of these kinds worthless. */
export async function endLinks(
  tx: Tx,
  customerId: string,
  kinds: readonly LinkKind[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('customer_letter')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where('kind', 'in', kinds)
    .where('used_at', 'is', null)
    .execute();
}

/** The newest address that waits for its confirmation. */
export function findPendingEmail(
  db: Db,
  customerId: string,
  since: Date,
): Promise<Pick<LetterRow, 'email' | 'email_key'> | undefined> {
  return db
    .selectFrom('customer_letter')
    .select(['email', 'email_key'])
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'email')
    .where('used_at', 'is', null)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Forgets links that are good no more, and sessions that have ended. */
export async function removeOld(db: Db, linksBefore: Date, now: Date, idleSince: Date): Promise<void> {
  await db.deleteFrom('customer_letter').where('created_at', '<=', linksBefore).execute();
  await db
    .deleteFrom('customer_session')
    .where((row) => row.or([row('expires_at', '<=', now), row('last_seen_at', '<=', idleSince)]))
    .execute();
}

/** Where a customer is signed in: when it began and when it was last used. */
export function listSessionTimes(
  db: Db,
  customerId: string,
): Promise<{ createdAt: Date; lastSeenAt: Date; expiresAt: Date }[]> {
  return db
    .selectFrom('customer_session')
    .select(['created_at as createdAt', 'last_seen_at as lastSeenAt', 'expires_at as expiresAt'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute();
}

/** What letters about accounts were asked for to an address. */
export function listLettersOf(
  db: Db,
  emailKey: string,
): Promise<{ kind: LetterKind; network: string; createdAt: Date; usedAt: Date | null }[]> {
  return db
    .selectFrom('customer_letter')
    .select(['kind', 'client as network', 'created_at as createdAt', 'used_at as usedAt'])
    .where('email_key', '=', emailKey)
    .orderBy('created_at')
    .execute();
}
