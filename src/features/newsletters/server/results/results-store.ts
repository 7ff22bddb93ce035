// All SQL of what became of a newsletter: emails refused because there is no such recipient, subscribers who left after it,
// and how fast it goes.
import { sql } from 'kysely';

import { DAY_MS } from '../../../../platform/contract/durations.ts';
import type { SqlRunner } from '../../../../platform/server/db/transaction.ts';
import type { DeliveryResults, RecipientState } from '../../contract/delivery.ts';
import { LEFT_WITHIN_DAYS, type Tries } from '../../delivery-rules.ts';
import type { Db, DeliveryRow } from '../store.ts';

const UNTRIED: ReadonlySet<RecipientState> = new Set(['pending', 'claimed', 'cancelled']);

export interface Progress {
  states: Partial<Record<RecipientState, number>>;
  results: DeliveryResults;
  tries: Tries;
}

/** Counted in the rows, in one pass: recipients by state, the results so far, and the emails tried after `since`. */
export async function countProgress(db: Db, newsletterId: string, since: Date): Promise<Progress> {
  const { rows } = await sql<{
    state: RecipientState;
    count: number;
    bounced: number;
    unsubscribed: number;
    tried: number;
    first: Date | null;
  }>`select state, count(*)::integer as count,
      count(*) filter (where is_hard)::integer as bounced,
      count(left_at)::integer as unsubscribed,
      count(*) filter (where settled_at > ${since})::integer as tried,
      min(settled_at) filter (where settled_at > ${since}) as first
    from newsletter_delivery where newsletter_id = ${newsletterId} group by state`.execute(db);
  const tried = rows.filter(({ state }) => !UNTRIED.has(state));
  const firsts = tried.flatMap(({ first }) => first?.getTime() ?? []);
  return {
    states: Object.fromEntries(rows.map(({ state, count }) => [state, count])),
    results: {
      bounced: rows.find(({ state }) => state === 'failed')?.bounced ?? 0,
      unsubscribed: rows.reduce((sum, row) => sum + row.unsubscribed, 0),
    },
    tries: {
      count: tried.reduce((sum, row) => sum + row.tried, 0),
      firstAt: firsts.length === 0 ? null : new Date(Math.min(...firsts)),
    },
  };
}

/** What went to an address or is about to, for its owner's copy. */
export async function listSentTo(db: Db, email: string) {
  const { rows } = await sql<{
    subject: string;
    state: RecipientState;
    settledAt: Date | null;
    leftAt: Date | null;
  }>`
    select subject, state, settled_at as "settledAt", left_at as "leftAt"
    from newsletter_delivery join newsletter on newsletter.id = newsletter_id
    where lower(email) = lower(${email}) order by newsletter_delivery.id`.execute(db);
  return rows;
}

/** Within the transaction in which a subscriber leaves: notes it at the newest email that reached them, if it is young. */
export async function recordUnsubscribe(
  tx: SqlRunner,
  db: Db,
  subscriberId: string,
  at: Date,
): Promise<void> {
  const since = new Date(at.getTime() - LEFT_WITHIN_DAYS * DAY_MS);
  await tx.executeQuery(
    sql`update newsletter_delivery set left_at = ${at}
      where left_at is null and settled_at >= ${since} and id = (
        select id from newsletter_delivery
        where subscriber_id = ${subscriberId} and state in ('accepted', 'unconfirmed')
        order by settled_at desc, id desc limit 1
      )`.compile(db),
  );
}

/** Stores the results of deliveries that ended before in the newsletter; their rows may then go. */
export async function storeFinalResults(db: Db, endedBefore: Date): Promise<void> {
  await sql`update newsletter set final_results = jsonb_build_object(
      'bounced', (select count(*) from newsletter_delivery delivery
        where delivery.newsletter_id = newsletter.id and delivery.state = 'failed' and delivery.is_hard),
      'unsubscribed', (select count(left_at) from newsletter_delivery delivery
        where delivery.newsletter_id = newsletter.id))
    where final_results is null and final_counts is not null and updated_at < ${endedBefore}`.execute(db);
}

export type ExportRow = Pick<
  DeliveryRow,
  'email' | 'state' | 'attempts' | 'lastCode' | 'settledAt' | 'isPossiblyDouble' | 'leftAt'
>;

/** All of them that have an address still, in the order of the list. */
export function listForExport(
  db: Db,
  newsletterId: string,
  state: RecipientState | undefined,
): Promise<ExportRow[]> {
  return db
    .selectFrom('newsletterDelivery')
    .select(['email', 'state', 'attempts', 'lastCode', 'settledAt', 'isPossiblyDouble', 'leftAt'])
    .where('newsletterId', '=', newsletterId)
    .where('email', '<>', '')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'pending'))
    .orderBy('id')
    .execute();
}
