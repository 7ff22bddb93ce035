// All SQL of alarms.
import { sql, type Kysely, type Transaction } from 'kysely';

export interface AlarmRow {
  at: Date;
  reason: string;
  count: number;
}

export type AlarmTables = { securityAlarm: AlarmRow };

/** Raises those that have not been raised since `since`, and returns them. Simultaneous processes raise each once. */
export async function raiseAlarms(
  tx: Transaction<AlarmTables>,
  sums: readonly Pick<AlarmRow, 'reason' | 'count'>[],
  { now, since }: { now: Date; since: Date },
): Promise<AlarmRow[]> {
  if (sums.length === 0) return [];
  await sql`lock table security_alarm in exclusive mode`.execute(tx);
  const { rows } = await sql<AlarmRow>`insert into security_alarm (at, reason, count)
    select ${now}, reason, count from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as one (reason text, count integer)
    where not exists (
      select from security_alarm known where known.reason = one.reason and known.at > ${since}
    )
    order by count desc
    returning at, reason, count`.execute(tx);
  return rows;
}

export function listAlarms(db: Kysely<AlarmTables>, since: Date): Promise<AlarmRow[]> {
  return db
    .selectFrom('securityAlarm')
    .selectAll()
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .orderBy('count', 'desc')
    .limit(100)
    .execute();
}

export async function removeAlarmsBefore(db: Kysely<AlarmTables>, instant: Date): Promise<void> {
  await db.deleteFrom('securityAlarm').where('at', '<', instant).execute();
}
