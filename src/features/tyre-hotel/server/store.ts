// All SQL of stored sets. What belongs to a set is in parts-store.ts.
import { sql } from 'kysely';
import type { ColumnType, GeneratedAlways, Kysely, Selectable, Transaction } from 'kysely';

import { phoneNumberCore } from '../../../platform/contract/phone-number.ts';
import type { ChangeState, TyreCheck } from '../contract.ts';
import type { SetSeason } from '../tread-depth.ts';

interface SetTable {
  id: string;
  number: GeneratedAlways<number>;
  customer_id: string | null;
  owner_name: string;
  owner_phone: string;
  owner_email: string;
  plate: string;
  season: SetSeason;
  size: string;
  make: string;
  dots: string[];
  has_rims: boolean;
  shelf: string;
  stored_on: string;
  returned_on: string | null;
  note: string;
  wants_reminders: boolean;
  change_state: ColumnType<ChangeState, ChangeState | undefined>;
  change_turn: ColumnType<string, string | undefined>;
  booked_on: string | null;
  reminded_turn: ColumnType<string, string | undefined>;
  version: ColumnType<number, number | undefined>;
  created_at: Date;
  updated_at: Date;
}

interface CheckTable {
  id: string;
  set_id: string;
  day: string;
  /** Written as JSON text. */
  tyres: ColumnType<TyreCheck[], string>;
  note: string;
  created_at: Date;
}

interface StayTable {
  id: string;
  set_id: string;
  shelf: string;
  stored_on: string;
  returned_on: string;
  /** What had been said of the change before the hand-out; null of stays that ended before this was kept. */
  change_state: ChangeState | null;
  change_turn: string | null;
  booked_on: string | null;
}

interface PictureTable {
  id: string;
  set_id: string;
  file_name: string;
  width_px: number;
  height_px: number;
  created_at: Date;
}

interface SettingsTable {
  changes_per_day: number;
}

export type HotelTables = {
  tyre_hotel_settings: SettingsTable;
  tyre_set: SetTable;
  tyre_set_check: CheckTable;
  tyre_set_stay: StayTable;
  tyre_set_picture: PictureTable;
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
  | 'customer_id'
  | 'owner_name'
  | 'owner_phone'
  | 'owner_email'
  | 'plate'
  | 'season'
  | 'size'
  | 'make'
  | 'dots'
  | 'has_rims'
  | 'shelf'
  | 'note'
  | 'wants_reminders'
>;

/** The index that keeps two sets off one place. */
export const SHELF_INDEX = 'tyre_set_shelf';

export function insertSet(
  tx: Tx,
  row: SetFacts & { id: string; stored_on: string; now: Date },
): Promise<SetRow> {
  const { now, ...facts } = row;
  return tx
    .insertInto('tyre_set')
    .values({ ...facts, returned_on: null, booked_on: null, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findSet(db: Db, id: string): Promise<SetRow | undefined> {
  return db.selectFrom('tyre_set').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The set as it is until the transaction ends. */
export function lockSet(tx: Tx, id: string): Promise<SetRow | undefined> {
  return tx.selectFrom('tyre_set').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export type SetChange = Partial<
  SetFacts &
    Pick<SetRow, 'stored_on' | 'returned_on' | 'change_state' | 'change_turn' | 'booked_on' | 'reminded_turn'>
>;

/** A new version of a set. */
export function updateSet(tx: Tx, id: string, change: SetChange, now: Date): Promise<SetRow> {
  return tx
    .updateTable('tyre_set')
    .set((row) => ({ ...change, version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteSet(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('tyre_set').where('id', '=', id).execute();
}

/** What stands on a place now. */
export function findOnShelf(db: Db, shelf: string): Promise<SetRow | undefined> {
  return db
    .selectFrom('tyre_set')
    .selectAll()
    .where('shelf', '=', shelf)
    .where('returned_on', 'is', null)
    .executeTakeFirst();
}

export interface SetFilter {
  q?: string | undefined;
  shelf?: string | undefined;
  isStored?: boolean | undefined;
  /** Only these seasons. */
  seasons?: readonly SetSeason[] | undefined;
  state?: ChangeState | undefined;
  /** The turn of each season, in which `state` holds. */
  turns: Readonly<Record<SetSeason, string>>;
  order: 'newest' | 'queue';
}

/** Matching sets, and how many there are in all. */
export async function listSets(
  db: Db,
  filter: SetFilter,
  window: { offset: number; limit: number },
): Promise<{ rows: SetRow[]; total: number }> {
  const matching = matchingSets(db, filter);
  const { total } = await matching
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const ordered =
    filter.order === 'queue'
      ? matching
          .orderBy(sql`coalesce(${bookedThen(filter.turns)}, '9999')`)
          .orderBy('stored_on')
          .orderBy('number')
      : matching.orderBy('number', 'desc');
  const rows = await ordered.selectAll().offset(window.offset).limit(window.limit).execute();
  return { rows, total: Number(total) };
}

/** The day that is booked for the turn that comes; days of turns before are over. */
function bookedThen(turns: SetFilter['turns']) {
  return sql<string | null>`case when change_turn = ${turnCase(turns)} then booked_on end`;
}

function turnCase(turns: SetFilter['turns']) {
  return sql<string>`case season when 'summer' then ${turns.summer}::text else ${turns.friction}::text end`;
}

function matchingSets(db: Db, { q = '', shelf, isStored, seasons, state, turns }: SetFilter) {
  const pattern = patternOf(q);
  // Plates and phone numbers are found however they are spaced.
  const tight = patternOf(q.replaceAll(/[\s-]/g, ''));
  const phone = patternOf(phoneNumberCore(q) ?? q.replaceAll(/[\s-]/g, ''));
  const code = /^r?-?0*(\d{1,9})$/i.exec(q.trim())?.[1];
  return db
    .selectFrom('tyre_set')
    .$if(q !== '', (query) =>
      query.where((row) =>
        row.or([
          ...(['owner_name', 'owner_email', 'shelf', 'make'] as const).map((column) =>
            row(column, 'ilike', pattern),
          ),
          ...(['plate', 'owner_phone', 'size'] as const).map((column) =>
            row(
              sql`regexp_replace(${sql.ref(column)}, '[\\s/-]', '', 'g')`,
              'ilike',
              column === 'owner_phone' ? phone : tight.replaceAll('/', ''),
            ),
          ),
          ...(code === undefined ? [] : [row('number', '=', Number(code))]),
        ]),
      ),
    )
    .$if(shelf !== undefined, (query) => query.where('shelf', '=', (shelf ?? '').toUpperCase()))
    .$if(isStored !== undefined, (query) => query.where('returned_on', isStored ? 'is' : 'is not', null))
    .$if(seasons !== undefined, (query) => query.where('season', 'in', [...(seasons ?? [])]))
    .$if(state !== undefined, (query) =>
      query.where(
        sql<string>`case when change_turn = ${turnCase(turns)} then change_state else 'due' end`,
        '=',
        state ?? 'due',
      ),
    );
}

function patternOf(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** Sets of a customer: by the account, and by its confirmed address where no account is named. */
export function listOwnSets(db: Db, customerId: string, email: string): Promise<SetRow[]> {
  return db
    .selectFrom('tyre_set')
    .selectAll()
    .where((row) => row.or(isOwnedBy(customerId, email)))
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
    .selectFrom('tyre_set')
    .selectAll()
    .where('id', '=', id)
    .where((row) => row.or(isOwnedBy(customerId, email)))
    .executeTakeFirst();
}

function isOwnedBy(customerId: string, email: string) {
  return [
    sql<boolean>`customer_id = ${customerId}::uuid`,
    ...(email === ''
      ? []
      : [sql<boolean>`customer_id is null and owner_email <> '' and lower(owner_email) = lower(${email})`]),
  ];
}

/** How many stored sets of these seasons still wait for their change in a turn. */
export async function countWaiting(db: Db, seasons: readonly SetSeason[], turn: string): Promise<number> {
  const { count } = await db
    .selectFrom('tyre_set')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('returned_on', 'is', null)
    .where('season', 'in', [...seasons])
    .where((row) => row.not(row.and([row('change_turn', '=', turn), row('change_state', '=', 'done')])))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What stands on these places now. */
export function listOnShelves(
  db: Db,
  shelves: readonly string[],
): Promise<Pick<SetRow, 'shelf' | 'number'>[]> {
  return db
    .selectFrom('tyre_set')
    .select(['shelf', 'number'])
    .where('returned_on', 'is', null)
    .where(sql<boolean>`shelf = any(${[...shelves]}::text[])`)
    .execute();
}

/**
 * Stored sets of these seasons that are to be reminded of a turn, now marked as reminded. Whoever brought a set in while
 * the shop was already changing needs no reminding of that turn.
 */
export async function markReminded(
  tx: Tx,
  seasons: readonly SetSeason[],
  turn: string,
  firstDay: string,
): Promise<string[]> {
  const rows = await tx
    .updateTable('tyre_set')
    .set({ reminded_turn: turn })
    .where('returned_on', 'is', null)
    .where('owner_email', '<>', '')
    .where('wants_reminders', '=', true)
    .where('reminded_turn', '<>', turn)
    .where('stored_on', '<', firstDay)
    .where('season', 'in', [...seasons])
    .where((row) =>
      row.or([row('change_turn', '<>', turn), row('change_state', 'not in', ['booked', 'done'])]),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Nobody's any more: sets still on a shelf keep what the shop needs to give them back, the others go. */
export async function releaseOwnSets(
  tx: Tx,
  customerId: string,
  email: string,
): Promise<{ removed: string[] }> {
  const removed = await tx
    .deleteFrom('tyre_set')
    .where((row) => row.or(isOwnedBy(customerId, email)))
    .where('returned_on', 'is not', null)
    .returning('id')
    .execute();
  await tx
    .updateTable('tyre_set')
    .set((row) => ({
      customer_id: null,
      // The address might be somebody else's account; it stays only where the shop could not reach the owner without.
      owner_email: sql<string>`case when owner_phone = '' then owner_email else '' end`,
      wants_reminders: false,
      version: row('version', '+', 1),
    }))
    .where((row) => row.or(isOwnedBy(customerId, email)))
    .execute();
  return { removed: removed.map(({ id }) => id) };
}

/** The customer's sets that have the old address get the new one. */
export async function moveOwnSets(
  db: Db,
  customerId: string,
  oldEmail: string,
  newEmail: string,
): Promise<void> {
  await db
    .updateTable('tyre_set')
    .set((row) => ({ owner_email: newEmail, version: row('version', '+', 1) }))
    .where((row) => row.or(isOwnedBy(customerId, oldEmail)))
    .where(sql<boolean>`lower(owner_email) = lower(${oldEmail})`)
    .execute();
}

/** Whether any set is stored. Until the transaction ends nobody else stores one, so that two starts do not fill one hotel. */
export async function hasSets(tx: Db): Promise<boolean> {
  await sql`lock table tyre_set in share row exclusive mode`.execute(tx);
  return (await tx.selectFrom('tyre_set').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Removes the sets with this very note and phone. */
export async function deleteNoted(db: Db, note: string, phone: string): Promise<void> {
  await db.deleteFrom('tyre_set').where('note', '=', note).where('owner_phone', '=', phone).execute();
}
