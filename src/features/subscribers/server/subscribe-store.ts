// The SQL of subscribing: few statements for all requests of the same moment, as a campaign brings many.
import { sql, type Transaction } from 'kysely';

import { jsonRows } from '../../../platform/server/db/column-names.ts';
import type { ConsentRow, SubscriberRow, SubscriberTables } from './store.ts';

type Tx = Transaction<SubscriberTables>;

export interface SubscriptionWrites {
  row: SubscriberRow;
  /** Keyed hashes of the address: with today's key, then with former keys. */
  hashes: readonly [Buffer, ...Buffer[]];
  isMailed: boolean;
  /** null where nothing new was consented to. */
  consent: ConsentRow | null;
}

/** Writes the results of requests; new subscribers are no longer suppressed. */
export async function writeSubscriptions(tx: Tx, writes: readonly SubscriptionWrites[]): Promise<void> {
  if (writes.length === 0) return;
  const rows = writes.map(({ row }) => row);
  const lifted = writes.flatMap(({ row, hashes }) => (row.status === 'subscribed' ? hashes : []));
  const consents = writes.flatMap(({ consent }) => consent ?? []);
  await sql`
    with lifted as (
      delete from subscriber_suppression where address_hash = any (${lifted}::bytea[])
    ), written as (
      insert into subscriber (id, email, email_key, status, pending_since, subscribed_at, cancelled_at, created_at,
        tyre_size, season)
      select id, email, email_key, status, pending_since, subscribed_at, cancelled_at, created_at, tyre_size, season
      from jsonb_populate_recordset(null::subscriber, ${jsonRows(rows)}::jsonb)
      on conflict (id) do update set email = excluded.email, status = excluded.status,
        pending_since = excluded.pending_since, subscribed_at = excluded.subscribed_at,
        cancelled_at = excluded.cancelled_at, tyre_size = excluded.tyre_size, season = excluded.season
    )
    insert into subscriber_consent (id, subscriber_id, act, place, text_version, consent_text, network, at)
    select * from jsonb_to_recordset(${jsonRows(consents)}::jsonb) as one (id uuid, subscriber_id uuid, act text,
      place text, text_version text, consent_text text, network text, at timestamptz)`.execute(tx);
}
