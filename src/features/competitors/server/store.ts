// All SQL of competitor tracking.
import type { ColumnType, Kysely, Selectable } from 'kysely';

import { changeRows, countRows } from '../../../platform/server/db/rows.ts';
import type { TrackingType } from '../contract.ts';

export type Outcome = 'read' | 'error' | 'blocked';

interface TrackingTable {
  id: string;
  name: string;
  url: string;
  selector: string;
  productName: string;
  /** Product id in the catalogue; it may have been removed since. */
  product: string | null;
  trackingType: TrackingType;
  isEnabled: boolean;
  notifyIncrease: boolean;
  notifyDecrease: boolean;
  /** Given as JSON text, read as a list. */
  recipients: ColumnType<string[], string, string>;
  timeoutMs: number;
  attempts: number;
  outcome: Outcome | null;
  lastError: string | null;
  lastCheckedAt: Date | null;
  etag: string | null;
  lastModified: string | null;
  nextCheckAt: Date;
  checkingUntil: Date | null;
  version: ColumnType<number, number | undefined>;
  createdAt: Date;
  updatedAt: Date;
}

interface ReadingTable {
  id: string;
  tracking: string;
  at: Date;
  priceCents: number | null;
  content: string;
}

export type CompetitorTables = { competitorTracking: TrackingTable; competitorReading: ReadingTable };
export type TrackingRow = Selectable<TrackingTable>;
export type ReadingRow = Selectable<ReadingTable>;
/** What staff set. */
export type TrackingValues = Pick<
  TrackingRow,
  | 'name'
  | 'url'
  | 'selector'
  | 'productName'
  | 'product'
  | 'trackingType'
  | 'isEnabled'
  | 'notifyIncrease'
  | 'notifyDecrease'
  | 'recipients'
  | 'timeoutMs'
  | 'attempts'
>;
/** What a check found. */
export type CheckValues = Pick<
  TrackingRow,
  'outcome' | 'lastError' | 'etag' | 'lastModified' | 'nextCheckAt'
>;

type Db = Kysely<CompetitorTables>;

export function listTrackings(db: Db): Promise<TrackingRow[]> {
  return db.selectFrom('competitorTracking').selectAll().orderBy('name').orderBy('id').limit(1000).execute();
}

export function readTracking(db: Db, id: string): Promise<TrackingRow | undefined> {
  return db.selectFrom('competitorTracking').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends. */
export function lockTracking(tx: Db, id: string): Promise<TrackingRow | undefined> {
  return tx.selectFrom('competitorTracking').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function countTrackings(db: Db): Promise<number> {
  return countRows(db.selectFrom('competitorTracking'));
}

export async function insertTracking(
  db: Db,
  { id, nextCheckAt, ...values }: TrackingValues & { id: string; nextCheckAt: Date },
  now: Date,
): Promise<void> {
  await db
    .insertInto('competitorTracking')
    .values({
      ...values,
      id,
      recipients: JSON.stringify(values.recipients),
      outcome: null,
      lastError: null,
      lastCheckedAt: null,
      etag: null,
      lastModified: null,
      checkingUntil: null,
      nextCheckAt,
      createdAt: now,
      updatedAt: now,
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
    .updateTable('competitorTracking')
    .set((row) => ({
      ...values,
      recipients: JSON.stringify(values.recipients),
      updatedAt: now,
      version: row('version', '+', 1),
      ...(isOther && {
        outcome: null,
        lastError: null,
        lastCheckedAt: null,
        etag: null,
        lastModified: null,
      }),
    }))
    .where('id', '=', id)
    .execute();
}

export async function deleteTracking(db: Db, id: string): Promise<void> {
  await db.deleteFrom('competitorTracking').where('id', '=', id).execute();
}

export async function deleteReadings(db: Db, tracking: string): Promise<void> {
  await db.deleteFrom('competitorReading').where('tracking', '=', tracking).execute();
}

/** True for the one caller who may look now. */
export async function beginCheck(db: Db, id: string, now: Date, until: Date): Promise<boolean> {
  return (
    (await changeRows(
      db
        .updateTable('competitorTracking')
        .set({ checkingUntil: until })
        .where('id', '=', id)
        .where('isEnabled', '=', true)
        .where((row) => row.or([row('checkingUntil', 'is', null), row('checkingUntil', '<', now)])),
    )) > 0
  );
}

export async function endCheck(db: Db, id: string, values: CheckValues, now: Date): Promise<void> {
  await db
    .updateTable('competitorTracking')
    .set({ ...values, lastCheckedAt: now, checkingUntil: null })
    .where('id', '=', id)
    .execute();
}

/** The look was broken off; the next one may begin. */
export async function releaseCheck(db: Db, id: string): Promise<void> {
  await db.updateTable('competitorTracking').set({ checkingUntil: null }).where('id', '=', id).execute();
}

/** The one that has waited longest. */
export function findDue(db: Db, now: Date): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('competitorTracking')
    .select('id')
    .where('isEnabled', '=', true)
    .where('nextCheckAt', '<=', now)
    .where((row) => row.or([row('checkingUntil', 'is', null), row('checkingUntil', '<', now)]))
    .orderBy('nextCheckAt')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function insertReading(db: Db, reading: ReadingRow): Promise<void> {
  await db.insertInto('competitorReading').values(reading).execute();
}

/** The latest first. */
export function listReadings(db: Db, tracking: string, limit: number): Promise<ReadingRow[]> {
  return db
    .selectFrom('competitorReading')
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
  priceCents: number | null;
  characters: number;
}

/** At most 200 of each tracking, the latest first, without their texts. */
export async function listPoints(db: Db, trackings: readonly string[]): Promise<ReadingPoint[]> {
  if (trackings.length === 0) return [];
  return db
    .with('numbered', (query) =>
      query
        .selectFrom('competitorReading')
        .select(['tracking', 'id', 'at', 'priceCents'])
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
    .select(['tracking', 'at', 'priceCents', 'characters'])
    .where('number', '<=', '200')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function listLatestPrices(db: Db): Promise<{ tracking: string; priceCents: number }[]> {
  const rows = await db
    .selectFrom('competitorReading')
    .distinctOn('tracking')
    .select(['tracking', 'priceCents'])
    .where('priceCents', 'is not', null)
    .orderBy('tracking')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ tracking, priceCents }) => (priceCents === null ? [] : [{ tracking, priceCents }]));
}
