// The SQL of asking for the newsletter: few statements, as a campaign brings many who ask at once.
import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import { LOCKS } from './store.ts';
import type { ClientKind, ConsentRow, SubscriberRow, SubscriberTables } from './store.ts';

type Tx = Transaction<SubscriberTables>;

/** As `lock` for the client and then for the address. */
export async function lockClientAndAddress(tx: Tx, client: string, key: string): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(${LOCKS}, hashtext(${client})), pg_advisory_xact_lock(${LOCKS}, hashtext(${key}))
  `.execute(tx);
}

export interface AskingUse {
  /** How often the client has subscribed, and when first. */
  subscribed: number;
  firstSubscribedAt: Date | null;
  /** How often it was told that an address has subscribed already. */
  told: number;
  /** When confirmations were asked for the address. */
  mailTimes: readonly Date[];
}

interface Since {
  subscribe: Date;
  already: Date;
  mail: Date;
}

/** What the limits count, each since its time. */
export async function readUse(tx: Tx, client: string, hash: Buffer, since: Since): Promise<AskingUse> {
  const { rows } = await sql<AskingUse>`
    select
      count(*) filter (where kind = 'subscribe' and at > ${since.subscribe})::int as subscribed,
      min(at) filter (where kind = 'subscribe' and at > ${since.subscribe}) as "firstSubscribedAt",
      count(*) filter (where kind = 'already' and at > ${since.already})::int as told,
      array(
        select at from subscriber_mail
        where address_hash = ${hash} and kind = 'confirmation' and at > ${since.mail}
      ) as "mailTimes"
    from subscriber_client where address = ${client}`.execute(tx);
  const [use] = rows;
  if (!use) throw new Error('An aggregate has one row.');
  return use;
}

export interface AskedWrites {
  row: SubscriberRow;
  hashes: readonly [Buffer, ...Buffer[]];
  now: Date;
  client: { address: string; kinds: readonly ClientKind[]; ids: readonly string[] };
  /** The id of a confirmation that counts; null for none. */
  mailId: string | null;
  /** null where nothing new was consented to. */
  consent: ConsentRow | null;
}

/** Writes all that asking leaves; whoever has subscribed is suppressed no more. */
export async function writeAsked(
  tx: Tx,
  { row, hashes, now, client, mailId, consent }: AskedWrites,
): Promise<void> {
  await sql`
    with noted as (
      insert into subscriber_client (id, address, kind, at)
      select id, ${client.address}, kind, ${now}::timestamptz
      from unnest(${[...client.ids]}::uuid[], ${[...client.kinds]}::text[]) as one (id, kind)
    ), lifted as (
      delete from subscriber_suppression where address_hash = any (${[...hashes]}::bytea[]) and ${row.status}::text = 'subscribed'
    ), mailed as (
      insert into subscriber_mail (id, address_hash, kind, at)
      select ${mailId}::uuid, ${hashes[0]}::bytea, 'confirmation', ${now}::timestamptz where ${mailId}::uuid is not null
    ), written as (
      insert into subscriber (id, email, email_key, status, pending_since, subscribed_at, cancelled_at, created_at,
        tyre_size, season)
      values (${row.id}, ${row.email}, ${row.email_key}, ${row.status}, ${row.pending_since}, ${row.subscribed_at},
        ${row.cancelled_at}, ${row.created_at}, ${row.tyre_size}, ${row.season})
      on conflict (id) do update set email = excluded.email, status = excluded.status,
        pending_since = excluded.pending_since, subscribed_at = excluded.subscribed_at,
        cancelled_at = excluded.cancelled_at, tyre_size = excluded.tyre_size, season = excluded.season
    )
    insert into subscriber_consent (id, subscriber_id, act, place, text_version, consent_text, network, at)
    select ${consent?.id ?? null}::uuid, ${row.id}::uuid, ${consent?.act ?? ''}::text, ${consent?.place ?? ''}::text,
      ${consent?.text_version ?? ''}::text, ${consent?.consent_text ?? ''}::text, ${consent?.network ?? ''}::text,
      ${now}::timestamptz
    where ${consent !== null}::boolean`.execute(tx);
}
