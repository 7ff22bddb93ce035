// All SQL of subscribers and the proof of their consent.
import {
  sql,
  type ColumnType,
  type ExpressionBuilder,
  type Kysely,
  type Selectable,
  type Transaction,
} from 'kysely';

import { likePattern } from '../../../platform/contract/text.ts';
import { countRows, removeRows, type RowPage, type RowWindow } from '../../../platform/server/db/rows.ts';
import type { SubscriberSeason, SubscriberStatus } from '../contract.ts';

interface SubscriberTable {
  id: string;
  email: string;
  emailKey: string;
  status: SubscriberStatus;
  pendingSince: Date;
  subscribedAt: ColumnType<Date | null, Date | null | undefined>;
  cancelledAt: ColumnType<Date | null, Date | null | undefined>;
  createdAt: Date;
  tyreSize: ColumnType<string, string | undefined>;
  season: ColumnType<SubscriberSeason | null, SubscriberSeason | null | undefined>;
}

interface ConsentTable {
  id: string;
  subscriberId: string;
  act: 'asked' | 'confirmed' | 'cancelled';
  place: string;
  textVersion: string;
  consentText: string;
  network: string;
  at: Date;
}

export type SubscriberTables = {
  subscriber: SubscriberTable;
  subscriberConsent: ConsentTable;
  subscriberSuppression: { addressHash: Buffer; at: Date };
};

export type SubscriberRow = Selectable<SubscriberTable>;
export type ConsentRow = Selectable<ConsentTable>;

type Db = Kysely<SubscriberTables>;
type Tx = Transaction<SubscriberTables>;

/** Those of the addresses that are known; nobody else changes them until the transaction ends. */
export function listByKeysForChange(tx: Tx, keys: readonly string[]): Promise<SubscriberRow[]> {
  return tx
    .selectFrom('subscriber')
    .selectAll()
    .where(sql<boolean>`email_key = any(${[...keys]}::text[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Hashes of those addresses that were removed at their owner's wish, in hexadecimal. */
export async function listSuppressed(tx: Tx, hashes: readonly Buffer[]): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await tx
    .selectFrom('subscriberSuppression')
    .select('addressHash')
    .where('addressHash', 'in', hashes)
    .execute();
  return new Set(rows.map(({ addressHash: hash }) => hash.toString('hex')));
}

/** Writes subscribers and what they consented to: new ones, or known by their ids. At most a few hundred at once. */
export async function putImported(
  tx: Tx,
  rows: readonly SubscriberRow[],
  consents: readonly ConsentRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('subscriber')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        email: eb.ref('excluded.email'),
        status: eb.ref('excluded.status'),
        subscribedAt: eb.ref('excluded.subscribedAt'),
      })),
    )
    .execute();
  await tx
    .insertInto('subscriberConsent')
    .values([...consents])
    .execute();
}

export function findByKey(db: Db, key: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('subscriber').selectAll().where('emailKey', '=', key).executeTakeFirst();
}

/** As `findByKey`, and nobody else changes the row until the transaction ends. */
export function findByKeyForChange(tx: Tx, key: string): Promise<SubscriberRow | undefined> {
  return tx.selectFrom('subscriber').selectAll().where('emailKey', '=', key).forUpdate().executeTakeFirst();
}

export function findById(db: Db, id: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst();
}

/** As `findById`, and nobody else changes the row until the transaction ends. */
export function findForChange(tx: Tx, id: string): Promise<SubscriberRow | undefined> {
  return tx.selectFrom('subscriber').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Writes a subscriber as it is to be, new or known by its id. */
export async function putSubscriber(tx: Tx, row: SubscriberRow): Promise<void> {
  const { id: _id, emailKey: _key, createdAt: _at, ...changing } = row;
  await tx
    .insertInto('subscriber')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
    .execute();
}

export async function insertConsent(tx: Tx, consent: ConsentRow): Promise<void> {
  await tx.insertInto('subscriberConsent').values(consent).execute();
}

/** What a subscriber did, oldest first. */
export function listConsents(db: Db, subscriberId: string): Promise<ConsentRow[]> {
  return db
    .selectFrom('subscriberConsent')
    .selectAll()
    .where('subscriberId', '=', subscriberId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export async function suppress(tx: Tx, hash: Buffer, at: Date): Promise<void> {
  await tx
    .insertInto('subscriberSuppression')
    .values({ addressHash: hash, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function liftSuppression(tx: Tx, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('subscriberSuppression').where('addressHash', 'in', hashes).execute();
}

export async function removeSubscriber(tx: Tx, id: string): Promise<SubscriberRow | undefined> {
  return tx.deleteFrom('subscriber').where('id', '=', id).returningAll().executeTakeFirst();
}

export interface SubscriberFilter {
  q?: string | undefined;
  /** Found by the letters of their domains, which are stored in ASCII. */
  readableIds?: readonly string[] | undefined;
  status?: SubscriberStatus | undefined;
  season?: SubscriberSeason | undefined;
  size?: string | undefined;
  /** Subscribed then or later. */
  since?: Date | undefined;
}

/** Subscribers whose domains contain non-ASCII letters, in ASCII here. */
export function listWithLetters(db: Db): Promise<Pick<SubscriberRow, 'id' | 'emailKey'>[]> {
  return db.selectFrom('subscriber').select(['id', 'emailKey']).where('emailKey', 'like', '%xn--%').execute();
}

/**
 * Newest first, those of one file by their address, and how many match in all. The page is found in the index alone: rows
 * of earlier pages are not read.
 */
export async function listSubscribers(
  db: Db,
  { q, readableIds = [], status, season, size, since }: SubscriberFilter,
  window: RowWindow,
): Promise<RowPage<SubscriberRow>> {
  const pattern = likePattern((q ?? '').toLowerCase());
  const matching = db
    .selectFrom('subscriber')
    .$if(Boolean(q), (query) =>
      query.where((eb) =>
        eb.or([eb('emailKey', 'like', pattern), sql<boolean>`id = any(${[...readableIds]}::uuid[])`]),
      ),
    )
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'subscribed'))
    .$if(season !== undefined, (query) => query.where('season', '=', season ?? null))
    .$if(size !== undefined, (query) => query.where('tyreSize', '=', size ?? ''))
    .$if(since !== undefined, (query) => query.where('subscribedAt', '>=', since ?? new Date(0)));
  const page = matching
    .select('emailKey')
    .orderBy('createdAt', 'desc')
    .orderBy('emailKey')
    .offset(window.offset)
    .limit(window.limit);
  const [total, rows] = await Promise.all([
    countRows(matching),
    db
      .selectFrom('subscriber')
      .selectAll()
      .where('emailKey', 'in', page)
      .orderBy('createdAt', 'desc')
      .orderBy('emailKey')
      .execute(),
  ]);
  return { rows, total };
}

export type ExportRow = SubscriberRow &
  Pick<ConsentRow, 'at' | 'place' | 'network' | 'textVersion' | 'consentText'>;

/**
 * Every subscriber, oldest first, with the consent that counts: what was last consented to until the subscription
 * began. What anybody typed later proves nothing.
 */
export function listForExport(db: Db): Promise<ExportRow[]> {
  return db
    .selectFrom('subscriber')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('subscriberConsent')
          .select(['at', 'place', 'network', 'textVersion', 'consentText'])
          .whereRef('subscriberId', '=', 'subscriber.id')
          .where('act', '=', 'asked')
          .where((eb) =>
            eb.or([
              eb('subscriber.status', '=', 'pending'),
              eb('subscriber.subscribedAt', 'is', null),
              eb('subscriberConsent.at', '<=', eb.ref('subscriber.subscribedAt')),
            ]),
          )
          .orderBy('at', 'desc')
          .limit(1)
          .as('consent'),
      (join) => join.onTrue(),
    )
    .selectAll('subscriber')
    .select(['consent.at', 'consent.place', 'consent.network', 'consent.textVersion', 'consent.consentText'])
    .orderBy('subscriber.createdAt')
    .orderBy('subscriber.emailKey')
    .execute();
}

/**
 * Removes unconfirmed requests that were last made before `requestedBefore`. Those who had left before the request count as left again.
 */
export async function removeOld(db: Db, requestedBefore: Date): Promise<number> {
  await db
    .updateTable('subscriber')
    .set({ status: 'cancelled', tyreSize: '', season: null })
    .where('cancelledAt', 'is not', null)
    .where(isForgotten(requestedBefore))
    .execute();
  return removeRows(
    db.deleteFrom('subscriber').where('cancelledAt', 'is', null).where(isForgotten(requestedBefore)),
  );
}

/** Subscribers who left by `instant`; at most 5 000 a night. */
export function listLeftBefore(db: Db, instant: Date): Promise<{ id: string }[]> {
  return db
    .selectFrom('subscriber')
    .select('id')
    .where('status', '=', 'cancelled')
    .where('cancelledAt', '<=', instant)
    .limit(5_000)
    .execute();
}

function isForgotten(requestedBefore: Date) {
  return (eb: ExpressionBuilder<SubscriberTables, 'subscriber'>) =>
    eb.and([
      eb('status', '=', 'pending'),
      eb('pendingSince', '<=', requestedBefore),
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscriberConsent')
            .select('subscriberConsent.id')
            .whereRef('subscriberConsent.subscriberId', '=', 'subscriber.id')
            .where('act', '=', 'asked')
            .where('at', '>', requestedBefore),
        ),
      ),
    ]);
}
