// All SQL of how often a visitor has asked of late.
import { sql } from 'kysely';
import type { Kysely } from 'kysely';

export type TurnTables = { assistant_turns: { client: Buffer; asked_at: Date[] } };

type Db = Kysely<TurnTables>;

/** Counts a turn at `now` unless there are `most` since `since`; whether it was. */
export async function countTurn(
  db: Db,
  client: Buffer,
  { now, since, most }: { now: Date; since: Date; most: number },
): Promise<boolean> {
  const recent = sql`array(select at from unnest(assistant_turns.asked_at) at where at > ${since} order by at)`;
  const { rows } = await sql`
    insert into assistant_turns (client, asked_at) values (${client}, array[${now}::timestamptz])
    on conflict (client) do update set asked_at = ${recent} || excluded.asked_at
      where cardinality(${recent}) < ${most}
    returning 1`.execute(db);
  return rows.length > 0;
}

/** The first turn after `since`. */
export async function findFirstTurn(db: Db, client: Buffer, since: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('assistant_turns')
    .select('asked_at')
    .where('client', '=', client)
    .executeTakeFirst();
  return row?.asked_at.find((at) => at > since);
}

/** Forgets whoever has asked nothing since then. */
export async function removeTurnsBefore(db: Db, before: Date): Promise<void> {
  await sql`delete from assistant_turns where asked_at[cardinality(asked_at)] < ${before}`.execute(db);
}
