// All SQL of alarms.
import { sql, type Kysely, type Transaction } from 'kysely';

import { HOUR_MS } from '../../../platform/contract/durations.ts';
import { ALARM_AGAIN_MS } from '../alarm-rules.ts';

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

/**
 * Those raised since `since`, newest first. What came before the same reason could warn again belongs to its alarm: the count grows and
 * the time is that of the last.
 */
export async function listAlarms(db: Kysely<AlarmTables>, since: Date): Promise<AlarmRow[]> {
  const hours = (ALARM_AGAIN_MS - HOUR_MS) / HOUR_MS;
  const { rows } = await sql<AlarmRow>`
    select alarm.reason, greatest(alarm.count, counted.count) as count, greatest(alarm.at, counted.last_at) as at
    from security_alarm alarm, lateral (
      select sum(one.count)::integer as count, max(one.last_at) as last_at from security_count one
      where one.reason = alarm.reason
        and one.hour > alarm.at - interval '2 hours' and one.hour <= alarm.at + make_interval(hours => ${hours})
    ) counted
    where alarm.at > ${since}
    order by at desc, count desc
    limit 100`.execute(db);
  return rows;
}

export async function removeAlarmsBefore(db: Kysely<AlarmTables>, instant: Date): Promise<void> {
  await db.deleteFrom('securityAlarm').where('at', '<', instant).execute();
}
