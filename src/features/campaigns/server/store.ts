// All SQL of campaigns.
import { sql } from 'kysely';
import type { ColumnType, Kysely, Selectable, Updateable } from 'kysely';

import type { DiscountType } from '../discount.ts';

interface CampaignTable {
  id: string;
  name: string;
  description: string;
  image_url: string;
  /** Read as text: a calendar day has no time zone. */
  start_day: ColumnType<string, string, string>;
  end_day: ColumnType<string, string, string>;
  is_active: boolean;
  discount_type: DiscountType;
  discount_hundredths: number | null;
  discount_code: string;
  code_key: string | null;
  version: ColumnType<number, number | undefined>;
  deleted_at: ColumnType<Date | null, Date | null | undefined>;
  created_at: Date;
  updated_at: Date;
}

export type CampaignTables = { campaign: CampaignTable };
export type CampaignRow = Omit<Selectable<CampaignTable>, 'code_key' | 'deleted_at'>;
export type CampaignValues = Omit<CampaignRow, 'id' | 'version' | 'created_at' | 'updated_at'>;

type Db = Kysely<CampaignTables>;

const COLUMNS = [
  'id',
  'name',
  'description',
  'image_url',
  'is_active',
  'discount_type',
  'discount_hundredths',
  'discount_code',
  'version',
  'created_at',
  'updated_at',
] as const;

const days = [
  sql<string>`to_char(start_day, 'YYYY-MM-DD')`.as('start_day'),
  sql<string>`to_char(end_day, 'YYYY-MM-DD')`.as('end_day'),
] as const;

/** Key of the advisory lock under which the demonstration shop's campaigns are put in once. */
const DEMONSTRATION_LOCK = 4_105_312;

/** Held until the transaction ends. */
export async function lockDemonstration(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${DEMONSTRATION_LOCK})`.execute(tx);
}

/** Also true when every campaign has been deleted since. */
export async function hasEverHadCampaign(tx: Db): Promise<boolean> {
  return (await tx.selectFrom('campaign').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Those that visitors see on that day of the shop's calendar. */
export function listActive(db: Db, day: string): Promise<CampaignRow[]> {
  return db
    .selectFrom('campaign')
    .select(COLUMNS)
    .select(days)
    .where('deleted_at', 'is', null)
    .where('is_active', '=', true)
    .where(sql<boolean>`${day}::date between start_day and end_day`)
    .orderBy('campaign.end_day')
    .orderBy('id')
    .execute();
}

export async function listCampaigns(
  db: Db,
  q: string | undefined,
  window: { offset: number; limit: number },
): Promise<{ rows: CampaignRow[]; total: number }> {
  const pattern = `%${(q ?? '').replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const matching = db
    .selectFrom('campaign')
    .where('deleted_at', 'is', null)
    .$if(Boolean(q), (query) =>
      query.where((row) => row.or([row('name', 'ilike', pattern), row('discount_code', 'ilike', pattern)])),
    );
  const { total } = await matching
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(COLUMNS)
    .select(days)
    .orderBy('campaign.start_day', 'desc')
    .orderBy('id', 'desc')
    .offset(window.offset)
    .limit(window.limit)
    .execute();
  return { rows, total: Number(total) };
}

/** One that is not deleted. */
export function readCampaign(db: Db, id: string): Promise<CampaignRow | undefined> {
  return db
    .selectFrom('campaign')
    .select(COLUMNS)
    .select(days)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Locked until the transaction ends. Deleted ones only when `isDeleted`. */
export function findCampaign(db: Db, id: string, isDeleted = false): Promise<CampaignRow | undefined> {
  return db
    .selectFrom('campaign')
    .select(COLUMNS)
    .select(days)
    .where('id', '=', id)
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertCampaign(db: Db, id: string, values: CampaignValues, now: Date): Promise<void> {
  await db
    .insertInto('campaign')
    .values({ ...values, id, code_key: codeKey(values.discount_code), created_at: now, updated_at: now })
    .execute();
}

export async function updateCampaign(
  db: Db,
  id: string,
  change: Partial<CampaignValues>,
  now: Date,
): Promise<void> {
  await changeRow(db, id, {
    ...change,
    ...(change.discount_code !== undefined && { code_key: codeKey(change.discount_code) }),
    updated_at: now,
  });
}

/** Deleted, it gives its code free; brought back, it takes the code again. */
export async function markDeleted(
  db: Db,
  row: CampaignRow,
  deletedAt: Date | null,
  now: Date,
): Promise<void> {
  await changeRow(db, row.id, {
    deleted_at: deletedAt,
    code_key: deletedAt === null ? codeKey(row.discount_code) : null,
    updated_at: now,
  });
}

async function changeRow(db: Db, id: string, values: Updateable<CampaignTable>): Promise<void> {
  await db
    .updateTable('campaign')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Codes are told apart without their case. */
function codeKey(code: string): string | null {
  return code === '' ? null : code.toLocaleLowerCase('fi-FI');
}
