// All SQL of enquiries.
import type { ColumnType, Kysely, Selectable, Transaction } from 'kysely';

import { likePattern } from '../../../platform/contract/text.ts';
import {
  hasRow,
  pageOfRows,
  removeRows,
  type RowPage,
  type RowWindow,
} from '../../../platform/server/db/rows.ts';
import type { EnquiryReply } from '../contract.ts';
import type { EnquiryKind, EnquiryStatus } from '../enquiry-kind.ts';

interface EnquiryTable {
  id: string;
  kind: EnquiryKind;
  name: string;
  phone: string;
  email: string;
  message: string;
  summary: string;
  productId: string | null;
  status: ColumnType<EnquiryStatus, 'new' | undefined>;
  note: ColumnType<string, string | undefined>;
  assignee: ColumnType<string, string | undefined>;
  handledBy: ColumnType<string, string | undefined>;
  version: ColumnType<number, number | undefined>;
  digest: Buffer;
  createdAt: Date;
  updatedAt: Date;
}

interface EnquiryReplyTable {
  id: string;
  enquiryId: string;
  author: string;
  text: string;
  state: EnquiryReply['state'];
  createdAt: Date;
  sentAt: Date | null;
}

export type EnquiryTables = { enquiry: EnquiryTable; enquiryReply: EnquiryReplyTable };

export type EnquiryRow = Omit<Selectable<EnquiryTable>, 'digest'>;
export type NewEnquiry = Omit<
  EnquiryRow,
  'status' | 'note' | 'assignee' | 'handledBy' | 'version' | 'updatedAt'
> & {
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
  'productId',
  'status',
  'note',
  'assignee',
  'handledBy',
  'version',
  'createdAt',
  'updatedAt',
] as const;

/** The enquiry with the same content that came since then. */
export function findRepeated(tx: Tx, digest: Buffer, since: Date): Promise<EnquiryRow | undefined> {
  return tx
    .selectFrom('enquiry')
    .select(COLUMNS)
    .where('digest', '=', digest)
    .where('createdAt', '>', since)
    .executeTakeFirst();
}

export function insertEnquiry(tx: Tx, enquiry: NewEnquiry): Promise<EnquiryRow> {
  return tx
    .insertInto('enquiry')
    .values({ ...enquiry, updatedAt: enquiry.createdAt })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export interface EnquiryFilter {
  q?: string | undefined;
  status?: EnquiryStatus | undefined;
  kind?: EnquiryKind | undefined;
  order?: 'newest' | 'oldest' | undefined;
}

/** Newest first by default, and how many match in all. */
export function listEnquiries(
  db: Db,
  filter: EnquiryFilter,
  window: RowWindow,
): Promise<RowPage<EnquiryRow>> {
  const matching = matchingEnquiries(db, filter);
  const direction = filter.order === 'oldest' ? 'asc' : 'desc';
  return pageOfRows(
    matching.select(COLUMNS).orderBy('createdAt', direction).orderBy('id', direction),
    window,
  );
}

/** How many are new, since when the oldest of them waits, and the newest. */
export async function summarizeNew(db: Db, newestCount: number) {
  const summary = await db
    .selectFrom('enquiry')
    .select(({ fn }) => [
      fn.countAll<string>().as('newCount'),
      fn.min<Date | null>('createdAt').as('oldestAt'),
    ])
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow();
  const newest = await db
    .selectFrom('enquiry')
    .select(['id', 'kind', 'name', 'createdAt', 'version'])
    .where('status', '=', 'new')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(newestCount)
    .execute();
  return { newCount: Number(summary.newCount), oldestAt: summary.oldestAt, newest };
}

/** Those that came since then, the newest first. */
export function listRecent(db: Db, since: Date, most: number) {
  return db
    .selectFrom('enquiry')
    .select(['id', 'kind', 'name', 'createdAt'])
    .where('createdAt', '>=', since)
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute();
}

/** When each enquiry came, from a moment on. */
export async function listArrivals(db: Db, since: Date): Promise<Date[]> {
  const rows = await db.selectFrom('enquiry').select('createdAt').where('createdAt', '>=', since).execute();
  return rows.map(({ createdAt }) => createdAt);
}

/** The tyres that enquiries are about, from a moment on. */
export async function listEnquiredTyres(
  db: Db,
  since: Date,
): Promise<{ productId: string; createdAt: Date }[]> {
  const rows = await db
    .selectFrom('enquiry')
    .select(['productId', 'createdAt'])
    .where('createdAt', '>=', since)
    .where('productId', 'is not', null)
    .execute();
  return rows.flatMap(({ productId, createdAt }) => (productId === null ? [] : [{ productId, createdAt }]));
}

function matchingEnquiries(db: Db, { q, status, kind }: EnquiryFilter) {
  const pattern = likePattern(q ?? '');
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

/** Locked until the transaction ends. */
export function lockEnquiry(tx: Tx, id: string): Promise<EnquiryRow | undefined> {
  return tx.selectFrom('enquiry').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

export type EnquiryHandling = Partial<Record<'note' | 'assignee' | 'handledBy', string | undefined>> & {
  status?: EnquiryStatus | undefined;
};

/** Changes what is given. */
export function updateEnquiry(db: Db, id: string, change: EnquiryHandling, now: Date): Promise<EnquiryRow> {
  return db
    .updateTable('enquiry')
    .set((row) => ({
      ...(change.status !== undefined && { status: change.status }),
      ...(change.note !== undefined && { note: change.note }),
      ...(change.assignee !== undefined && { assignee: change.assignee }),
      ...(change.handledBy !== undefined && { handledBy: change.handledBy }),
      version: row('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Everything that came from an address of mail, however it was typed, oldest first. */
export function listOfAddress(db: Db, email: string): Promise<EnquiryRow[]> {
  return db
    .selectFrom('enquiry')
    .select(COLUMNS)
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .orderBy('createdAt')
    .execute();
}

export async function removeOfAddress(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('enquiry')
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .execute();
}

export function removeEnquiry(db: Db, id: string): Promise<boolean> {
  return hasRow(db.deleteFrom('enquiry').where('id', '=', id).returning('id'));
}

/** Removes what came before; how many there were. */
export function removeOldEnquiries(db: Db, before: Date): Promise<number> {
  return removeRows(db.deleteFrom('enquiry').where('createdAt', '<', before));
}
