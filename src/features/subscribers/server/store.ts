// All SQL of subscribers and the proof of their consent.
import { sql } from 'kysely';
import type { ColumnType, ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely';

import type { SubscriberSeason, SubscriberStatus } from '../contract.ts';

interface SubscriberTable {
  id: string;
  email: string;
  email_key: string;
  status: SubscriberStatus;
  pending_since: Date;
  subscribed_at: ColumnType<Date | null, Date | null | undefined>;
  cancelled_at: ColumnType<Date | null, Date | null | undefined>;
  created_at: Date;
  tyre_size: ColumnType<string, string | undefined>;
  season: ColumnType<SubscriberSeason | null, SubscriberSeason | null | undefined>;
}

interface ConsentTable {
  id: string;
  subscriber_id: string;
  act: 'asked' | 'confirmed' | 'cancelled';
  place: string;
  text_version: string;
  consent_text: string;
  network: string;
  at: Date;
}

export type MailKind = 'confirmation' | 'cancellation';
export type ClientKind = 'subscribe' | 'already' | 'unsubscribe';

export type SubscriberTables = {
  subscriber: SubscriberTable;
  subscriber_consent: ConsentTable;
  subscriber_suppression: { address_hash: Buffer; at: Date };
  subscriber_mail: { id: string; address_hash: Buffer; kind: MailKind; at: Date };
  subscriber_client: { id: string; address: string; kind: ClientKind; at: Date };
};

export type SubscriberRow = Selectable<SubscriberTable>;
export type ConsentRow = Selectable<ConsentTable>;

type Db = Kysely<SubscriberTables>;
type Tx = Transaction<SubscriberTables>;

/** Key of the advisory locks of addresses and clients; the second half is a hash of either. */
export const LOCKS = 4_107_312;

/** Until the transaction ends nobody else works on this address or client. Clients are locked before addresses. */
export async function lock(tx: Tx, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS}, hashtext(${what}))`.execute(tx);
}

/** As `lock`, for many; always in the same order. */
export async function lockAll(tx: Tx, keys: readonly string[]): Promise<void> {
  const sorted = keys.toSorted((a, b) => (a < b ? -1 : 1));
  await sql`select pg_advisory_xact_lock(${LOCKS}, hashtext(key)) from unnest(${sorted}::text[]) as key`.execute(
    tx,
  );
}

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
    .selectFrom('subscriber_suppression')
    .select('address_hash')
    .where('address_hash', 'in', hashes)
    .execute();
  return new Set(rows.map(({ address_hash: hash }) => hash.toString('hex')));
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
        subscribed_at: eb.ref('excluded.subscribed_at'),
      })),
    )
    .execute();
  await tx
    .insertInto('subscriber_consent')
    .values([...consents])
    .execute();
}

export function findByKey(db: Db, key: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('subscriber').selectAll().where('email_key', '=', key).executeTakeFirst();
}

/** As `findByKey`, and nobody else changes the row until the transaction ends. */
export function findByKeyForChange(tx: Tx, key: string): Promise<SubscriberRow | undefined> {
  return tx.selectFrom('subscriber').selectAll().where('email_key', '=', key).forUpdate().executeTakeFirst();
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
  const { id: _id, email_key: _key, created_at: _at, ...changing } = row;
  await tx
    .insertInto('subscriber')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changing))
    .execute();
}

export async function insertConsent(tx: Tx, consent: ConsentRow): Promise<void> {
  await tx.insertInto('subscriber_consent').values(consent).execute();
}

/** What a subscriber did, oldest first. */
export function listConsents(db: Db, subscriberId: string): Promise<ConsentRow[]> {
  return db
    .selectFrom('subscriber_consent')
    .selectAll()
    .where('subscriber_id', '=', subscriberId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** When the mails of one kind to one address were asked for since then, newest first. */
export async function listMailTimes(
  tx: Tx,
  hash: Buffer,
  kind: MailKind,
  since: Date,
): Promise<readonly Date[]> {
  const rows = await tx
    .selectFrom('subscriber_mail')
    .select('at')
    .where('address_hash', '=', hash)
    .where('kind', '=', kind)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ at }) => at);
}

export async function insertMail(tx: Tx, mail: SubscriberTables['subscriber_mail']): Promise<void> {
  await tx.insertInto('subscriber_mail').values(mail).execute();
}

/** How often a client did something since then, and when first. */
export async function countClient(
  tx: Tx,
  address: string,
  kind: ClientKind,
  since: Date,
): Promise<{ count: number; oldest: Date | null }> {
  const { count, oldest } = await tx
    .selectFrom('subscriber_client')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('at').as('oldest')])
    .where('address', '=', address)
    .where('kind', '=', kind)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}

export async function insertClient(tx: Tx, client: SubscriberTables['subscriber_client']): Promise<void> {
  await tx.insertInto('subscriber_client').values(client).execute();
}

export async function suppress(tx: Tx, hash: Buffer, at: Date): Promise<void> {
  await tx
    .insertInto('subscriber_suppression')
    .values({ address_hash: hash, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function liftSuppression(tx: Tx, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('subscriber_suppression').where('address_hash', 'in', hashes).execute();
}

export async function removeSubscriber(tx: Tx, id: string): Promise<SubscriberRow | undefined> {
  return tx.deleteFrom('subscriber').where('id', '=', id).returningAll().executeTakeFirst();
}

export interface SubscriberFilter {
  q?: string | undefined;
  status?: SubscriberStatus | undefined;
  season?: SubscriberSeason | undefined;
  size?: string | undefined;
  /** Subscribed then or later. */
  since?: Date | undefined;
}

/** Newest first, those of one file by their address, and how many match in all. */
export async function listSubscribers(
  db: Db,
  { q, status, season, size, since }: SubscriberFilter,
  window: { offset: number; limit: number },
): Promise<{ rows: SubscriberRow[]; total: number }> {
  const pattern = `%${(q ?? '').toLowerCase().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const matching = db
    .selectFrom('subscriber')
    .$if(Boolean(q), (query) => query.where('email_key', 'like', pattern))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'subscribed'))
    .$if(season !== undefined, (query) => query.where('season', '=', season ?? null))
    .$if(size !== undefined, (query) => query.where('tyre_size', '=', size ?? ''))
    .$if(since !== undefined, (query) => query.where('subscribed_at', '>=', since ?? new Date(0)));
  const { total } = await matching
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('email_key')
    .offset(window.offset)
    .limit(window.limit)
    .execute();
  return { rows, total: Number(total) };
}

export type ExportRow = SubscriberRow &
  Pick<ConsentRow, 'at' | 'place' | 'network' | 'text_version' | 'consent_text'>;

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
          .selectFrom('subscriber_consent')
          .select(['at', 'place', 'network', 'text_version', 'consent_text'])
          .whereRef('subscriber_id', '=', 'subscriber.id')
          .where('act', '=', 'asked')
          .where((eb) =>
            eb.or([
              eb('subscriber.status', '=', 'pending'),
              eb('subscriber.subscribed_at', 'is', null),
              eb('subscriber_consent.at', '<=', eb.ref('subscriber.subscribed_at')),
            ]),
          )
          .orderBy('at', 'desc')
          .limit(1)
          .as('consent'),
      (join) => join.onTrue(),
    )
    .selectAll('subscriber')
    .select([
      'consent.at',
      'consent.place',
      'consent.network',
      'consent.text_version',
      'consent.consent_text',
    ])
    .orderBy('subscriber.created_at')
    .orderBy('subscriber.email_key')
    .execute();
}

/**
 * Forgets where things came from and what was mailed before `usedBefore`, and requests nobody confirmed: asked for the
 * last time before `askedBefore`. Whoever had left before asking has left again, and stays known as such.
 */
export async function removeOld(db: Db, usedBefore: Date, askedBefore: Date): Promise<number> {
  await db.deleteFrom('subscriber_client').where('at', '<=', usedBefore).execute();
  await db.deleteFrom('subscriber_mail').where('at', '<=', usedBefore).execute();
  await db
    .updateTable('subscriber')
    .set({ status: 'cancelled', tyre_size: '', season: null })
    .where('cancelled_at', 'is not', null)
    .where(isForgotten(askedBefore))
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('subscriber')
    .where('cancelled_at', 'is', null)
    .where(isForgotten(askedBefore))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

function isForgotten(askedBefore: Date) {
  return (eb: ExpressionBuilder<SubscriberTables, 'subscriber'>) =>
    eb.and([
      eb('status', '=', 'pending'),
      eb('pending_since', '<=', askedBefore),
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscriber_consent')
            .select('subscriber_consent.id')
            .whereRef('subscriber_consent.subscriber_id', '=', 'subscriber.id')
            .where('act', '=', 'asked')
            .where('at', '>', askedBefore),
        ),
      ),
    ]);
}
