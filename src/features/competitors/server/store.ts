// All SQL of competitor tracking.
import type { ColumnType, Kysely, Selectable } from 'kysely';

import type { TrackingType } from '../contract.ts';

export type Outcome = 'read' | 'error' | 'blocked';

interface TrackingTable {
  id: string;
  name: string;
  url: string;
  selector: string;
  product_name: string;
  /** Of the catalogue; it may have left it since. */
  product: string | null;
  tracking_type: TrackingType;
  is_enabled: boolean;
  notify_increase: boolean;
  notify_decrease: boolean;
  /** Given as JSON text, read as a list. */
  recipients: ColumnType<string[], string, string>;
  timeout_ms: number;
  attempts: number;
  outcome: Outcome | null;
  last_error: string | null;
  last_checked_at: Date | null;
  etag: string | null;
  last_modified: string | null;
  next_check_at: Date;
  checking_until: Date | null;
  version: ColumnType<number, number | undefined>;
  created_at: Date;
  updated_at: Date;
}

interface ReadingTable {
  id: string;
  tracking: string;
  at: Date;
  price_cents: number | null;
  content: string;
}

export type CompetitorTables = { competitor_tracking: TrackingTable; competitor_reading: ReadingTable };
export type TrackingRow = Selectable<TrackingTable>;
export type ReadingRow = Selectable<ReadingTable>;
/** What staff set. */
export type TrackingValues = Pick<
  TrackingRow,
  | 'name'
  | 'url'
  | 'selector'
  | 'product_name'
  | 'product'
  | 'tracking_type'
  | 'is_enabled'
  | 'notify_increase'
  | 'notify_decrease'
  | 'recipients'
  | 'timeout_ms'
  | 'attempts'
>;
/** What a look found. */
export type LookValues = Pick<
  TrackingRow,
  'outcome' | 'last_error' | 'etag' | 'last_modified' | 'next_check_at'
>;

type Db = Kysely<CompetitorTables>;

export function listTrackings(db: Db): Promise<TrackingRow[]> {
  return db.selectFrom('competitor_tracking').selectAll().orderBy('name').orderBy('id').limit(1000).execute();
}

export function readTracking(db: Db, id: string): Promise<TrackingRow | undefined> {
  return db.selectFrom('competitor_tracking').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function lockTracking(tx: Db, id: string): Promise<TrackingRow | undefined> {
  return tx.selectFrom('competitor_tracking').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function countTrackings(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('competitor_tracking')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertTracking(
  db: Db,
  { id, next_check_at, ...values }: TrackingValues & { id: string; next_check_at: Date },
  now: Date,
): Promise<void> {
  await db
    .insertInto('competitor_tracking')
    .values({
      ...values,
      id,
      recipients: JSON.stringify(values.recipients),
      outcome: null,
      last_error: null,
      last_checked_at: null,
      etag: null,
      last_modified: null,
      checking_until: null,
      next_check_at,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** `isOther`: another page or place is followed now, so nothing is known of it. */
export async function updateTracking(
  db: Db,
  id: string,
  values: TrackingValues,
  now: Date,
  isOther: boolean,
): Promise<void> {
  await db
    .updateTable('competitor_tracking')
    .set((row) => ({
      ...values,
      recipients: JSON.stringify(values.recipients),
      updated_at: now,
      version: row('version', '+', 1),
      ...(isOther && {
        outcome: null,
        last_error: null,
        last_checked_at: null,
        etag: null,
        last_modified: null,
      }),
    }))
    .where('id', '=', id)
    .execute();
}

export async function deleteTracking(db: Db, id: string): Promise<void> {
  await db.deleteFrom('competitor_tracking').where('id', '=', id).execute();
}

export async function deleteReadings(db: Db, tracking: string): Promise<void> {
  await db.deleteFrom('competitor_reading').where('tracking', '=', tracking).execute();
}

/** True for the one caller who may look now. */
export async function beginLook(db: Db, id: string, now: Date, until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('competitor_tracking')
    .set({ checking_until: until })
    .where('id', '=', id)
    .where('is_enabled', '=', true)
    .where((row) => row.or([row('checking_until', 'is', null), row('checking_until', '<', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endLook(db: Db, id: string, values: LookValues, now: Date): Promise<void> {
  await db
    .updateTable('competitor_tracking')
    .set({ ...values, last_checked_at: now, checking_until: null })
    .where('id', '=', id)
    .execute();
}

/** The look was broken off; the next one may begin. */
export async function leaveLook(db: Db, id: string): Promise<void> {
  await db.updateTable('competitor_tracking').set({ checking_until: null }).where('id', '=', id).execute();
}

/** The one that has waited longest. */
export function findDue(db: Db, now: Date): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('competitor_tracking')
    .select('id')
    .where('is_enabled', '=', true)
    .where('next_check_at', '<=', now)
    .where((row) => row.or([row('checking_until', 'is', null), row('checking_until', '<', now)]))
    .orderBy('next_check_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function insertReading(db: Db, reading: ReadingRow): Promise<void> {
  await db.insertInto('competitor_reading').values(reading).execute();
}

/** The latest first. */
export function listReadings(db: Db, tracking: string, limit: number): Promise<ReadingRow[]> {
  return db
    .selectFrom('competitor_reading')
    .selectAll()
    .where('tracking', '=', tracking)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export interface ReadingPoint {
  tracking: string;
  at: Date;
  price_cents: number | null;
  characters: number;
}

/** At most 200 of each tracking, the latest first, without their texts. */
export async function listPoints(db: Db, trackings: readonly string[]): Promise<ReadingPoint[]> {
  if (trackings.length === 0) return [];
  return db
    .with('numbered', (query) =>
      query
        .selectFrom('competitor_reading')
        .select(['tracking', 'id', 'at', 'price_cents'])
        .select(({ fn }) => fn<number>('length', ['content']).as('characters'))
        .select(({ fn }) =>
          fn
            .agg<string>('row_number')
            .over((window) => window.partitionBy('tracking').orderBy('at', 'desc').orderBy('id', 'desc'))
            .as('number'),
        )
        .where('tracking', 'in', [...trackings]),
    )
    .selectFrom('numbered')
    .select(['tracking', 'at', 'price_cents', 'characters'])
    .where('number', '<=', '200')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The latest price of each tracking that has one. */
export async function listLatestPrices(db: Db): Promise<{ tracking: string; price_cents: number }[]> {
  const rows = await db
    .selectFrom('competitor_reading')
    .distinctOn('tracking')
    .select(['tracking', 'price_cents'])
    .where('price_cents', 'is not', null)
    .orderBy('tracking')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ tracking, price_cents }) =>
    price_cents === null ? [] : [{ tracking, price_cents }],
  );
}
