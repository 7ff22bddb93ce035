// All SQL of the counts of what matters to security.
import { sql, type Kysely } from 'kysely';

import { jsonRows } from '../db/column-names.ts';
import { removeRows } from '../db/rows.ts';

export interface SecurityCount {
  /** The beginning of the hour. */
  hour: Date;
  /** An act, or the code of the problem that a request was refused with. */
  reason: string;
  /** '192.0.2.0/24', '2001:db8:1::/48'; empty where there is none, or were too many. */
  network: string;
  /** User name of the member of staff; empty for anybody else. */
  who: string;
  count: number;
  lastAt: Date;
}

export type SecuritySum = Pick<SecurityCount, 'reason' | 'count' | 'lastAt'>;

export type SecurityTables = { securityCount: SecurityCount };

/** In one order, so that processes that write at the same moment never wait for each other in a circle. */
export async function writeCounts(db: Kysely<SecurityTables>, rows: readonly SecurityCount[]): Promise<void> {
  await sql`insert into security_count as stored (hour, reason, network, who, count, last_at)
    select hour, reason, network, who, count, last_at
    from jsonb_to_recordset(${jsonRows(rows)}::jsonb)
      as one (hour timestamptz, reason text, network text, who text, count integer, last_at timestamptz)
    order by hour, reason, network, who
    on conflict (hour, reason, network, who)
    do update set count = stored.count + excluded.count, last_at = greatest(stored.last_at, excluded.last_at)`.execute(
    db,
  );
}

export async function sumCounts(db: Kysely<SecurityTables>, since: Date): Promise<SecuritySum[]> {
  const { rows } = await sql<SecuritySum>`
    select reason, sum(count)::integer as count, max(last_at) as last_at
    from security_count where hour >= ${since} group by reason order by 2 desc, reason`.execute(db);
  return rows;
}

export function listCounts(db: Kysely<SecurityTables>, since: Date, limit: number): Promise<SecurityCount[]> {
  return db
    .selectFrom('securityCount')
    .selectAll()
    .where('hour', '>=', since)
    .orderBy('lastAt', 'desc')
    .orderBy('count', 'desc')
    .limit(limit)
    .execute();
}

export function removeCountsBefore(db: Kysely<SecurityTables>, instant: Date): Promise<number> {
  return removeRows(db.deleteFrom('securityCount').where('hour', '<', instant));
}
