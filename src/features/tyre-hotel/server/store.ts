// The SQL of stored sets. Lists are in list-store.ts, a customer's own sets in own/owner-store.ts, a set's parts in parts-store.ts.
import {
  sql,
  type ColumnType,
  type GeneratedAlways,
  type Kysely,
  type Selectable,
  type Transaction,
} from 'kysely';

import { countRows } from '../../../platform/server/db/rows.ts';
import type { HotelSettings } from '../contract/settings.ts';
import type { ChangeState, TyreCheck } from '../contract/tyre-hotel.ts';
import { shelfKey } from '../shelf-key.ts';
import type { SetSeason } from '../tread-depth.ts';

interface SetTable {
  id: string;
  number: GeneratedAlways<number>;
  customerId: string | null;
  ownerName: string;
  ownerPhone: string;
  ownerEmail: string;
  plate: string;
  season: SetSeason;
  size: string;
  make: string;
  dots: string[];
  hasRims: boolean;
  shelf: string;
  storedOn: string;
  returnedOn: string | null;
  note: string;
  wantsReminders: boolean;
  isReleased: ColumnType<boolean, boolean | undefined>;
  changeState: ColumnType<ChangeState, ChangeState | undefined>;
  changeTurn: ColumnType<string, string | undefined>;
  bookedOn: string | null;
  triedAt: ColumnType<Date | null, Date | null | undefined>;
  remindedTurn: ColumnType<string, string | undefined>;
  version: ColumnType<number, number | undefined>;
  createdAt: Date;
  updatedAt: Date;
}

interface CheckTable {
  id: string;
  setId: string;
  day: string;
  /** Written as JSON text. */
  tyres: ColumnType<TyreCheck[], string>;
  note: string;
  createdAt: Date;
}

interface StayTable {
  id: string;
  setId: string;
  shelf: string;
  storedOn: string;
  returnedOn: string;
  /** State of the change before the hand-out; null of stays older than this column. */
  changeState: ChangeState | null;
  changeTurn: string | null;
  bookedOn: string | null;
  triedAt: Date | null;
}

interface PictureTable {
  id: string;
  setId: string;
  fileName: string;
  widthPx: number;
  heightPx: number;
  createdAt: Date;
}

interface SettingsTable {
  changesPerDay: number;
}

export type HotelTables = {
  tyreHotelSettings: SettingsTable;
  tyreSet: SetTable;
  tyreSetCheck: CheckTable;
  tyreSetStay: StayTable;
  tyreSetPicture: PictureTable;
};

export type SetRow = Selectable<SetTable>;
export type CheckRow = Selectable<CheckTable>;
export type StayRow = StayTable;
export type PictureRow = PictureTable;
export type Db = Kysely<HotelTables>;
export type Tx = Transaction<HotelTables>;

/** What staff write down of a set. */
export type SetFacts = Pick<
  SetRow,
  | 'customerId'
  | 'ownerName'
  | 'ownerPhone'
  | 'ownerEmail'
  | 'plate'
  | 'season'
  | 'size'
  | 'make'
  | 'dots'
  | 'hasRims'
  | 'shelf'
  | 'note'
  | 'wantsReminders'
>;

/** The unique index on the shelf of stored sets. */
export const SHELF_INDEX = 'tyre_set_shelf';

export function insertSet(
  tx: Tx,
  row: SetFacts & { id: string; storedOn: string; now: Date },
): Promise<SetRow> {
  const { now, ...facts } = row;
  return tx
    .insertInto('tyreSet')
    .values({ ...facts, returnedOn: null, bookedOn: null, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findSet(db: Db, id: string): Promise<SetRow | undefined> {
  return db.selectFrom('tyreSet').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listByIds(db: Db, ids: readonly string[]): Promise<SetRow[]> {
  return db
    .selectFrom('tyreSet')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

/** The oldest of these seasons that are on the shelves. */
export function listStored(
  db: Db,
  seasons: readonly SetSeason[],
  count: number,
): Promise<Pick<SetRow, 'id' | 'ownerName'>[]> {
  return db
    .selectFrom('tyreSet')
    .select(['id', 'ownerName'])
    .where('returnedOn', 'is', null)
    .where('season', 'in', [...seasons])
    .orderBy('number')
    .limit(count)
    .execute();
}

/** Locks the set until the transaction ends. */
export function lockSet(tx: Tx, id: string): Promise<SetRow | undefined> {
  return tx.selectFrom('tyreSet').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export type SetChange = Partial<
  SetFacts &
    Pick<
      SetRow,
      'storedOn' | 'returnedOn' | 'changeState' | 'changeTurn' | 'bookedOn' | 'triedAt' | 'remindedTurn'
    >
>;

/** A new version of a set. */
export function updateSet(tx: Tx, id: string, change: SetChange, now: Date): Promise<SetRow> {
  return tx
    .updateTable('tyreSet')
    .set((row) => ({ ...change, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteSet(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('tyreSet').where('id', '=', id).execute();
}

/** The set on a shelf now. */
export function findOnShelf(db: Db, shelf: string): Promise<SetRow | undefined> {
  return db
    .selectFrom('tyreSet')
    .selectAll()
    .where(sql`shelf_key(shelf)`, '=', shelfKey(shelf))
    .where('returnedOn', 'is', null)
    .executeTakeFirst();
}

/** Every place that sets have had, the newest set's first, and those that are taken now. */
export async function listShelves(db: Db): Promise<{ used: string[]; taken: string[] }> {
  const rows = await db
    .selectFrom('tyreSet')
    .select(['shelf', 'returnedOn'])
    .orderBy('storedOn', 'desc')
    .orderBy('number', 'desc')
    .execute();
  return {
    used: rows.map(({ shelf }) => shelf),
    taken: rows.filter(({ returnedOn }) => returnedOn === null).map(({ shelf }) => shelf),
  };
}

/** How many stored sets of these seasons still wait for their change in a turn. */
export function countWaiting(db: Db, seasons: readonly SetSeason[], turn: string): Promise<number> {
  return countRows(
    db
      .selectFrom('tyreSet')
      .where('returnedOn', 'is', null)
      .where('season', 'in', [...seasons])
      .where((row) => row.not(row.and([row('changeTurn', '=', turn), row('changeState', '=', 'done')]))),
  );
}

/** How many sets were taken in and handed out on a day. */
export async function countMoves(
  db: Db,
  day: string,
): Promise<{ takenInToday: number; handedOutToday: number }> {
  const { rows } = await sql<{ takenInToday: number; handedOutToday: number }>`
    select count(*) filter (where stored_on = ${day})::integer as taken_in_today,
      count(*) filter (where returned_on = ${day})::integer as handed_out_today
    from tyre_set where stored_on = ${day} or returned_on = ${day}`.execute(db);
  return rows[0] ?? { takenInToday: 0, handedOutToday: 0 };
}

/** The sets on these shelves now. */
export function listOnShelves(
  db: Db,
  shelves: readonly string[],
): Promise<Pick<SetRow, 'shelf' | 'number'>[]> {
  return db
    .selectFrom('tyreSet')
    .select(['shelf', 'number'])
    .where('returnedOn', 'is', null)
    .where(sql<boolean>`shelf_key(shelf) = any(${shelves.map(shelfKey)}::text[])`)
    .execute();
}

/**
 * Stored sets of these seasons that are to be reminded of a turn, now marked as reminded. Customers who brought a set in while
 * the shop was already changing need no reminder of that turn.
 */
export async function markReminded(
  tx: Tx,
  seasons: readonly SetSeason[],
  turn: string,
  firstDay: string,
): Promise<string[]> {
  const rows = await tx
    .updateTable('tyreSet')
    .set({ remindedTurn: turn })
    .where('returnedOn', 'is', null)
    .where('ownerEmail', '<>', '')
    .where('wantsReminders', '=', true)
    .where('remindedTurn', '<>', turn)
    .where('storedOn', '<', firstDay)
    .where('season', 'in', [...seasons])
    .where((row) => row.or([row('changeTurn', '<>', turn), row('changeState', 'not in', ['booked', 'done'])]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes sets that were handed out before `day`, and those of erased accounts as soon as they are; their ids. */
export async function removeHandedOut(db: Db, day: string): Promise<string[]> {
  const removed = await db
    .deleteFrom('tyreSet')
    .where('returnedOn', 'is not', null)
    .where((row) => row.or([row('returnedOn', '<', day), row('isReleased', '=', true)]))
    .returning('id')
    .execute();
  return removed.map(({ id }) => id);
}

/** Whether any set is stored. Until the transaction ends nobody else stores one, so that two starts do not fill one hotel. */
export async function hasSets(tx: Db): Promise<boolean> {
  await sql`lock table tyre_set in share row exclusive mode`.execute(tx);
  return (await tx.selectFrom('tyreSet').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function deleteNoted(db: Db, note: string, phone: string): Promise<void> {
  await db.deleteFrom('tyreSet').where('note', '=', note).where('ownerPhone', '=', phone).execute();
}

export function readSettings(db: Db): Promise<HotelSettings> {
  return settings(db).executeTakeFirstOrThrow();
}

/** Until the transaction ends nobody else changes it. */
export function lockSettings(tx: Tx): Promise<HotelSettings> {
  return settings(tx).forUpdate().executeTakeFirstOrThrow();
}

export async function writeChangesPerDay(tx: Tx, changesPerDay: number): Promise<void> {
  await tx.updateTable('tyreHotelSettings').set({ changesPerDay }).execute();
}

function settings(db: Db) {
  return db.selectFrom('tyreHotelSettings').select('changesPerDay');
}
