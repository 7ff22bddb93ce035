// All SQL of enquiries.
import { sql } from 'kysely';
import type { ColumnType, Kysely, Selectable, Transaction } from 'kysely';

import type { EnquiryKind, EnquiryStatus } from '../contract.ts';

interface EnquiryTable {
  id: string;
  kind: EnquiryKind;
  name: string;
  phone: string;
  email: string;
  message: string;
  summary: string;
  status: ColumnType<EnquiryStatus, 'new' | undefined>;
  note: ColumnType<string, string | undefined>;
  assignee: ColumnType<string, string | undefined>;
  version: ColumnType<number, number | undefined>;
  digest: Buffer;
  created_at: Date;
  updated_at: Date;
}

export type EnquiryTables = {
  enquiry: EnquiryTable;
  enquiry_sender: { id: string; address: string; at: Date };
};

export type EnquiryRow = Omit<Selectable<EnquiryTable>, 'digest'>;
export type NewEnquiry = Omit<EnquiryRow, 'status' | 'note' | 'assignee' | 'version' | 'updated_at'> & {
  digest: Buffer;
};

type Db = Kysely<EnquiryTables>;
type Tx = Transaction<EnquiryTables>;

const COLUMNS = [
  'id',
  'kind',
  'name',
  'phone',
  'email',
  'message',
  'summary',
  'status',
  'note',
  'assignee',
  'version',
  'created_at',
  'updated_at',
] as const;

/** Key of the advisory lock that counts one sender at a time. */
const SENDERS_LOCK = 4_107_301;

/** Until the transaction ends nobody else is counted, so that enquiries sent at the same moment see each other. */
export async function lockSenders(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${SENDERS_LOCK})`.execute(tx);
}

/** How many came since then, from one address or from all, and when the oldest of them came. */
export async function countSenders(
  tx: Tx,
  since: Date,
  address?: string,
): Promise<{ count: number; oldest: Date | null }> {
  const { count, oldest } = await tx
    .selectFrom('enquiry_sender')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('at').as('oldest')])
    .where('at', '>', since)
    .$if(address !== undefined, (query) => query.where('address', '=', address ?? ''))
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}

export async function insertSender(tx: Tx, sender: EnquiryTables['enquiry_sender']): Promise<void> {
  await tx.insertInto('enquiry_sender').values(sender).execute();
}

export async function removeSenders(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('enquiry_sender').where('at', '<=', until).execute();
}

/** The enquiry with the same content that came since then. */
export function findRepeated(tx: Tx, digest: Buffer, since: Date): Promise<EnquiryRow | undefined> {
  return tx
    .selectFrom('enquiry')
    .select(COLUMNS)
    .where('digest', '=', digest)
    .where('created_at', '>', since)
    .executeTakeFirst();
}

export function insertEnquiry(tx: Tx, enquiry: NewEnquiry): Promise<EnquiryRow> {
  return tx
    .insertInto('enquiry')
    .values({ ...enquiry, updated_at: enquiry.created_at })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export interface EnquiryFilter {
  q?: string | undefined;
  status?: EnquiryStatus | undefined;
  kind?: EnquiryKind | undefined;
}

/** Newest first, and how many match in all. */
export async function listEnquiries(
  db: Db,
  filter: EnquiryFilter,
  window: { offset: number; limit: number },
): Promise<{ rows: EnquiryRow[]; total: number }> {
  const matching = matchingEnquiries(db, filter);
  const { total } = await matching
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(window.offset)
    .limit(window.limit)
    .execute();
  return { rows, total: Number(total) };
}

function matchingEnquiries(db: Db, { q, status, kind }: EnquiryFilter) {
  const pattern = `%${(q ?? '').replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return db
    .selectFrom('enquiry')
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'new'))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'rims'))
    .$if(Boolean(q), (query) =>
      query.where((row) =>
        row.or(
          (['name', 'phone', 'email', 'message', 'note'] as const).map((column) =>
            row(column, 'ilike', pattern),
          ),
        ),
      ),
    );
}

export function findEnquiry(db: Db, id: string): Promise<EnquiryRow | undefined> {
  return db.selectFrom('enquiry').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Changes what is given; `undefined` when there is no such enquiry or its version is no longer `expected`. */
export function updateEnquiry(
  db: Db,
  id: string,
  change: { status?: EnquiryStatus | undefined; note?: string | undefined; assignee?: string | undefined },
  expected: number | undefined,
  now: Date,
): Promise<EnquiryRow | undefined> {
  return db
    .updateTable('enquiry')
    .set((row) => ({
      ...(change.status !== undefined && { status: change.status }),
      ...(change.note !== undefined && { note: change.note }),
      ...(change.assignee !== undefined && { assignee: change.assignee }),
      version: row('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .$if(expected !== undefined, (query) => query.where('version', '=', expected ?? 0))
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Everything that came from an address of mail, however it was typed, oldest first. */
export function listOfAddress(db: Db, email: string): Promise<EnquiryRow[]> {
  return db
    .selectFrom('enquiry')
    .select(COLUMNS)
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .orderBy('created_at')
    .execute();
}

export async function removeOfAddress(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('enquiry')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .execute();
}

export async function removeEnquiry(db: Db, id: string): Promise<boolean> {
  const removed = await db.deleteFrom('enquiry').where('id', '=', id).returning('id').executeTakeFirst();
  return removed !== undefined;
}

/** Removes what came before; how many there were. */
export async function removeOldEnquiries(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('enquiry')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
