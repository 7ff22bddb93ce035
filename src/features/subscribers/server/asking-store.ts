// The SQL of asking for the newsletter: few statements for all who ask at the same moment, as a campaign brings many.
import { sql } from 'kysely';
import type { Transaction } from 'kysely';

import { LOCKS } from './store.ts';
import type { ClientKind, ConsentRow, SubscriberRow, SubscriberTables } from './store.ts';

type Tx = Transaction<SubscriberTables>;

/** Whom an ask locks: as `lock` for the client and then for the address. */
export interface AskingKeys {
  client: string;
  /** Of the address. */
  key: string;
}

/** All clients before all addresses, each always in the same order. */
export async function lockClientsAndAddresses(tx: Tx, asked: readonly AskingKeys[]): Promise<void> {
  const inOrder = (keys: readonly string[]) => [...new Set(keys)].toSorted((a, b) => (a < b ? -1 : 1));
  const keys = [...inOrder(asked.map(({ client }) => client)), ...inOrder(asked.map(({ key }) => key))];
  await sql`select pg_advisory_xact_lock(${LOCKS}, hashtext(key)) from unnest(${keys}::text[]) as key`.execute(
    tx,
  );
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

/** Whose use the limits count, each since its time. */
export interface UseQuery {
  client: string;
  hash: Buffer;
  subscribeSince: Date;
  alreadySince: Date;
  mailSince: Date;
}

/** What the limits count, in the order asked. */
export async function readUses(tx: Tx, asked: readonly UseQuery[]): Promise<AskingUse[]> {
  const queries = asked.map(({ hash, ...query }, place) => ({ ...query, hash: hash.toString('hex'), place }));
  const { rows } = await sql<AskingUse>`
    select use.*, array(
        select at from subscriber_mail
        where address_hash = decode(asked.hash, 'hex') and kind = 'confirmation' and at > asked."mailSince"
      ) as "mailTimes"
    from jsonb_to_recordset(${JSON.stringify(queries)}::jsonb) as asked (place int, client text, hash text,
        "subscribeSince" timestamptz, "alreadySince" timestamptz, "mailSince" timestamptz),
      lateral (
        select
          count(*) filter (where kind = 'subscribe' and at > asked."subscribeSince")::int as subscribed,
          min(at) filter (where kind = 'subscribe' and at > asked."subscribeSince") as "firstSubscribedAt",
          count(*) filter (where kind = 'already' and at > asked."alreadySince")::int as told
        from subscriber_client where address = asked.client
      ) as use
    order by asked.place`.execute(tx);
  return rows;
}

export interface AskedWrites {
  row: SubscriberRow;
  /** Of the address: today's, then those of former keys. */
  hashes: readonly [Buffer, ...Buffer[]];
  now: Date;
  client: { address: string; kinds: readonly ClientKind[]; ids: readonly string[] };
  /** The id of a confirmation that counts; null for none. */
  mailId: string | null;
  /** null where nothing new was consented to. */
  consent: ConsentRow | null;
}

/** Writes all that asking leaves; whoever has subscribed is suppressed no more. */
export async function writeAsked(tx: Tx, writes: readonly AskedWrites[]): Promise<void> {
  if (writes.length === 0) return;
  const told = writes.map(({ row, hashes: [hash], now, mailId }) => ({
    ...row,
    hash: hash.toString('hex'),
    mail_id: mailId,
    now,
  }));
  const lifted = writes.flatMap(({ row, hashes }) => (row.status === 'subscribed' ? hashes : []));
  const clients = writes.flatMap(({ client, now }) =>
    client.kinds.map((kind, at) => ({ id: client.ids[at], address: client.address, kind, at: now })),
  );
  const consents = writes.flatMap(({ consent }) => consent ?? []);
  await sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as one (id uuid, email text, email_key text, status text,
        pending_since timestamptz, subscribed_at timestamptz, cancelled_at timestamptz, created_at timestamptz,
        tyre_size text, season text, hash text, mail_id uuid, now timestamptz)
    ), noted as (
      insert into subscriber_client (id, address, kind, at)
      select * from jsonb_to_recordset(${JSON.stringify(clients)}::jsonb) as one (id uuid, address text, kind text,
        at timestamptz)
    ), lifted as (
      delete from subscriber_suppression where address_hash = any (${lifted}::bytea[])
    ), mailed as (
      insert into subscriber_mail (id, address_hash, kind, at)
      select mail_id, decode(hash, 'hex'), 'confirmation', now from told where mail_id is not null
    ), written as (
      insert into subscriber (id, email, email_key, status, pending_since, subscribed_at, cancelled_at, created_at,
        tyre_size, season)
      select id, email, email_key, status, pending_since, subscribed_at, cancelled_at, created_at, tyre_size, season
      from told
      on conflict (id) do update set email = excluded.email, status = excluded.status,
        pending_since = excluded.pending_since, subscribed_at = excluded.subscribed_at,
        cancelled_at = excluded.cancelled_at, tyre_size = excluded.tyre_size, season = excluded.season
    )
    insert into subscriber_consent (id, subscriber_id, act, place, text_version, consent_text, network, at)
    select * from jsonb_to_recordset(${JSON.stringify(consents)}::jsonb) as one (id uuid, subscriber_id uuid, act text,
      place text, text_version text, consent_text text, network text, at timestamptz)`.execute(tx);
}
