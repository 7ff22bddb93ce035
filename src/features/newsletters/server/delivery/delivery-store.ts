// All SQL of recipients' emails: fixed at the start, claimed, settled, counted.
import { sql } from 'kysely';

import { changeRows, removeRows, type RowWindow } from '../../../../platform/server/db/rows.ts';
import type { RecipientState } from '../../contract/delivery.ts';
import type { Db, DeliveryRow, Tx } from '../store.ts';

export interface Claim {
  id: number;
  subscriberId: string;
  email: string;
  /** With this try. */
  attempts: number;
  firstTriedAt: Date;
  isPossiblyDouble: boolean;
}

/** How a claimed email goes on. */
export interface DeliveryOutcome {
  id: number;
  state: Exclude<RecipientState, 'claimed'>;
  nextAt: Date;
  lastCode: number;
  isHard: boolean;
  isPossiblyDouble: boolean;
  /** Whether the try counts; one that never reached the server does not. */
  isTried: boolean;
}

/** Fixes who gets the email; an address that is there already is passed over. */
export async function insertRecipients(
  tx: Tx,
  newsletterId: string,
  recipients: readonly { id: string; email: string }[],
  now: Date,
): Promise<void> {
  if (recipients.length === 0) return;
  await sql`insert into newsletter_delivery (newsletter_id, subscriber_id, email, state, next_at)
    select ${newsletterId}, recipient.id, recipient.email, 'pending', ${now}
    from unnest(${recipients.map(({ id }) => id)}::uuid[], ${recipients.map(({ email }) => email)}::text[])
      as recipient (id, email)
    on conflict do nothing`.execute(tx);
}

/** Takes up to `count` emails that are due, if the newsletter is being sent. */
export async function claim(
  db: Db,
  {
    newsletterId,
    owner,
    leaseUntil,
    now,
    count,
  }: {
    newsletterId: string;
    owner: string;
    leaseUntil: Date;
    now: Date;
    count: number;
  },
): Promise<Claim[]> {
  const { rows } = await sql<Claim>`with due as (
      select id from newsletter_delivery
      where newsletter_id = ${newsletterId} and state in ('pending', 'retry') and next_at <= ${now}
        and exists (select from newsletter where id = ${newsletterId} and delivery_state = 'sending')
      order by next_at, id limit ${count} for update skip locked
    )
    update newsletter_delivery as delivery
    set state = 'claimed', owner = ${owner}, lease_until = ${leaseUntil}, attempts = delivery.attempts + 1,
      first_tried_at = coalesce(delivery.first_tried_at, ${now})
    from due where delivery.id = due.id
    returning delivery.id, delivery.subscriber_id, delivery.email, delivery.attempts, delivery.first_tried_at,
      delivery.is_possibly_double`.execute(db);
  // An update returns its rows in any order.
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Which of these are still ours to send: claimed, their lease not run out, and the newsletter not stopped. */
export async function findStillClaimed(
  db: Db,
  owner: string,
  ids: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select delivery.id from newsletter_delivery delivery
    join newsletter on newsletter.id = delivery.newsletter_id
    where delivery.id = any(${[...ids]}::bigint[]) and delivery.owner = ${owner} and delivery.state = 'claimed'
      and delivery.lease_until > ${now} and newsletter.delivery_state = 'sending'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function renewLeases(db: Db, owner: string, leaseUntil: Date): Promise<void> {
  await db
    .updateTable('newsletterDelivery')
    .set({ leaseUntil })
    .where('owner', '=', owner)
    .where('state', '=', 'claimed')
    .execute();
}

/** Writes how claimed emails go on; those that are no longer `owner`'s stay as they are. */
export async function storeOutcomes(
  db: Db,
  owner: string,
  settled: readonly DeliveryOutcome[],
  now: Date,
): Promise<void> {
  if (settled.length === 0) return;
  const column = <K extends keyof DeliveryOutcome>(key: K) => settled.map((one) => one[key]);
  await sql`update newsletter_delivery as delivery
    set state = done.state, next_at = done.next_at, last_code = done.last_code, is_hard = done.is_hard,
      is_possibly_double = delivery.is_possibly_double or done.is_double,
      attempts = delivery.attempts - case when done.is_tried then 0 else 1 end,
      owner = null, lease_until = null, settled_at = ${now}
    from unnest(${column('id')}::bigint[], ${column('state')}::text[], ${column('nextAt')}::timestamptz[],
      ${column('lastCode')}::integer[], ${column('isHard')}::boolean[], ${column('isPossiblyDouble')}::boolean[],
      ${column('isTried')}::boolean[])
      as done (id, state, next_at, last_code, is_hard, is_double, is_tried)
    where delivery.id = done.id and delivery.owner = ${owner} and delivery.state = 'claimed'`.execute(db);
}

/** Who owns claims now, and until when at the latest. */
export function listOwners(db: Db): Promise<{ owner: string; leaseUntil: Date }[]> {
  return db
    .selectFrom('newsletterDelivery')
    .select(({ fn }) => ['owner', fn.max('leaseUntil').as('leaseUntil')])
    .where('state', '=', 'claimed')
    .where('owner', 'is not', null)
    .where('leaseUntil', 'is not', null)
    .groupBy('owner')
    .$narrowType<{ owner: string; leaseUntil: Date }>()
    .execute();
}

/** The emails an owner has claimed, locked until the transaction ends. */
export function listClaimed(tx: Tx, owner: string): Promise<DeliveryRow[]> {
  return tx
    .selectFrom('newsletterDelivery')
    .selectAll()
    .where('owner', '=', owner)
    .where('state', '=', 'claimed')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Puts refused emails back: it was not about them. */
export async function putBack(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await sql`update newsletter_delivery set state = 'pending', next_at = ${now}, is_hard = false
    where id = any(${[...ids]}::bigint[]) and state in ('failed', 'retry')`.execute(db);
}

/** Moves all emails of a newsletter from some states to one; those that go once more may come twice. How many there were. */
export function moveAll(
  db: Db,
  newsletterId: string,
  from: readonly RecipientState[],
  to: 'pending' | 'cancelled',
  now: Date,
): Promise<number> {
  return changeRows(
    db
      .updateTable('newsletterDelivery')
      .set({
        state: to,
        nextAt: now,
        ...(to === 'pending' && { firstTriedAt: null, isPossiblyDouble: true }),
      })
      .where('newsletterId', '=', newsletterId)
      .where('state', 'in', from),
  );
}

export async function removeRecipients(db: Db, newsletterId: string): Promise<void> {
  await db.deleteFrom('newsletterDelivery').where('newsletterId', '=', newsletterId).execute();
}

/** How many recipients of each newsletter are in each state. */
export async function countStates(
  db: Db,
  newsletterIds: readonly string[],
): Promise<ReadonlyMap<string, Partial<Record<RecipientState, number>>>> {
  const counts = new Map<string, Partial<Record<RecipientState, number>>>();
  if (newsletterIds.length === 0) return counts;
  const rows = await db
    .selectFrom('newsletterDelivery')
    .select(({ fn }) => ['newsletterId', 'state', fn.countAll<string>().as('count')])
    .where('newsletterId', 'in', newsletterIds)
    .groupBy(['newsletterId', 'state'])
    .execute();
  for (const { newsletterId: id, state, count } of rows) {
    counts.set(id, { ...counts.get(id), [state]: Number(count) });
  }
  return counts;
}

/** When the next email is due; undefined when none is left to send. */
export async function nextDue(db: Db, newsletterId: string): Promise<Date | undefined> {
  const { at } = await db
    .selectFrom('newsletterDelivery')
    .select(({ fn }) => fn.min('nextAt').as('at'))
    .where('newsletterId', '=', newsletterId)
    .where('state', 'in', ['pending', 'retry'])
    .executeTakeFirstOrThrow();
  return at ?? undefined;
}

/** Recipients of these emails whose email of an earlier newsletter was refused for good, too. */
export async function findRepeatedBounces(db: Db, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ subscriberId: string }>`select delivery.subscriber_id
    from newsletter_delivery delivery
    cross join lateral (
      select earlier.is_hard from newsletter_delivery earlier
      where earlier.subscriber_id = delivery.subscriber_id and earlier.newsletter_id <> delivery.newsletter_id
        and earlier.state in ('accepted', 'failed', 'unconfirmed')
      order by earlier.settled_at desc limit 1
    ) last
    where delivery.id = any(${[...ids]}::bigint[]) and delivery.subscriber_id is not null and last.is_hard`.execute(
    db,
  );
  return rows.map(({ subscriberId: id }) => id);
}

export function listRecipients(
  db: Db,
  newsletterId: string,
  state: RecipientState | undefined,
  window: RowWindow,
): Promise<DeliveryRow[]> {
  // Not by '=': PostgreSQL would order by id alone and pass over the recipients of all older newsletters first.
  return db
    .selectFrom('newsletterDelivery')
    .where('newsletterId', '>=', newsletterId)
    .where('newsletterId', '<=', newsletterId)
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'pending'))
    .selectAll()
    .orderBy('newsletterId')
    .orderBy('id')
    .offset(window.offset)
    .limit(window.limit)
    .execute();
}

/** Removes the rows of deliveries that ended before; their counts stay with the newsletter. */
export function removeOldRecipients(db: Db, endedBefore: Date): Promise<number> {
  return removeRows(
    db
      .deleteFrom('newsletterDelivery')
      .where('newsletterId', 'in', (query) =>
        query
          .selectFrom('newsletter')
          .select('newsletter.id')
          .where('newsletter.finalCounts', 'is not', null)
          .where('newsletter.updatedAt', '<', endedBefore),
      ),
  );
}
