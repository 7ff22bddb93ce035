// All SQL of campaigns.
import { sql, type ColumnType, type Kysely, type Selectable, type Updateable } from 'kysely';

import { likePattern } from '../../../platform/contract/text.ts';
import { pageOfRows, type RowPage, type RowWindow } from '../../../platform/server/db/rows.ts';
import type { DiscountType } from '../discount.ts';

interface CampaignTable {
  id: string;
  name: string;
  description: string;
  imageUrl: string;
  /** Read as text: a calendar day has no time zone. */
  startDay: ColumnType<string, string, string>;
  endDay: ColumnType<string, string, string>;
  isActive: boolean;
  discountType: DiscountType;
  discountHundredths: number | null;
  discountCode: string;
  codeKey: string | null;
  version: ColumnType<number, number | undefined>;
  deletedAt: ColumnType<Date | null, Date | null | undefined>;
  createdAt: Date;
  updatedAt: Date;
}

export type CampaignTables = { campaign: CampaignTable };
export type CampaignRow = Omit<Selectable<CampaignTable>, 'codeKey' | 'deletedAt'>;
export type CampaignValues = Omit<CampaignRow, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

type Db = Kysely<CampaignTables>;

const COLUMNS = [
  'id',
  'name',
  'description',
  'imageUrl',
  'isActive',
  'discountType',
  'discountHundredths',
  'discountCode',
  'version',
  'createdAt',
  'updatedAt',
] as const;

const days = [
  sql<string>`to_char(start_day, 'YYYY-MM-DD')`.as('startDay'),
  sql<string>`to_char(end_day, 'YYYY-MM-DD')`.as('endDay'),
] as const;

/** Also true when every campaign has been deleted since. */
export async function hasEverHadCampaign(tx: Db): Promise<boolean> {
  return (await tx.selectFrom('campaign').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Deleted ones only when `isDeleted`. */
function campaigns(db: Db, isDeleted = false) {
  return db
    .selectFrom('campaign')
    .select(COLUMNS)
    .select(days)
    .where('deletedAt', isDeleted ? 'is not' : 'is', null);
}

/** Those that visitors see on that day of the shop's calendar. */
export function listActive(db: Db, day: string): Promise<CampaignRow[]> {
  return campaigns(db)
    .where('isActive', '=', true)
    .where(sql<boolean>`${day}::date between start_day and end_day`)
    .orderBy('campaign.endDay')
    .orderBy('id')
    .execute();
}

export async function listIds(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('campaign').select('id').where('deletedAt', 'is', null).execute();
  return new Set(rows.map(({ id }) => id));
}

export function listCampaigns(
  db: Db,
  q: string | undefined,
  window: RowWindow,
): Promise<RowPage<CampaignRow>> {
  const pattern = likePattern(q ?? '');
  const matching = campaigns(db).$if(Boolean(q), (query) =>
    query.where((row) => row.or([row('name', 'ilike', pattern), row('discountCode', 'ilike', pattern)])),
  );
  return pageOfRows(matching.orderBy('campaign.startDay', 'desc').orderBy('id', 'desc'), window);
}

/** One that is not deleted. */
export function readCampaign(db: Db, id: string): Promise<CampaignRow | undefined> {
  return campaigns(db).where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function findCampaign(db: Db, id: string, isDeleted = false): Promise<CampaignRow | undefined> {
  return campaigns(db, isDeleted).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertCampaign(db: Db, id: string, values: CampaignValues, now: Date): Promise<void> {
  await db
    .insertInto('campaign')
    .values({ ...values, id, codeKey: codeKey(values.discountCode), createdAt: now, updatedAt: now })
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
    ...(change.discountCode !== undefined && { codeKey: codeKey(change.discountCode) }),
    updatedAt: now,
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
    deletedAt,
    codeKey: deletedAt === null ? codeKey(row.discountCode) : null,
    updatedAt: now,
  });
}

async function changeRow(db: Db, id: string, values: Updateable<CampaignTable>): Promise<void> {
  await db
    .updateTable('campaign')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Codes are compared without their case. */
function codeKey(code: string): string | null {
  return code === '' ? null : code.toLocaleLowerCase('fi-FI');
}
