// The audit: what staff changed, written in the transaction that changed it, so that there is never one without the other.
import { sql, type Kysely } from 'kysely';

import { newId } from '../../contract/ids.ts';
import type { Clock } from '../clock.ts';
import { pageOfRows, removeRows, type RowWindow } from '../db/rows.ts';
import type { SqlRunner } from '../db/transaction.ts';
import { networkOf } from '../limits/network-address.ts';
import { currentActorAddress, currentStaffName } from './current-actor.ts';
import { differences, type AuditFields } from './differences.ts';

/** Those from 'signed-in' on change nothing: who came in and went, and what personal data was read or left the shop. */
export type AuditAction =
  | 'created'
  | 'changed'
  | 'removed'
  | 'restored'
  | 'signed-in'
  | 'signed-out'
  | 'signed-out-elsewhere'
  | 'session-ended'
  | 'read'
  | 'exported'
  | 'tested'
  | 'started';

export interface AuditRecord {
  action: AuditAction;
  /** What kind of thing, in kebab-case: 'opening-hours', 'campaign'. */
  entity: string;
  /** Which one; left out where there is only one. */
  entityId?: string | undefined;
  /** What people call it: 'Syysale'. Left out where there is only one. */
  name?: string | undefined;
  /** Fields as they were and as they became; secrets never. Left out where there is nothing. */
  before?: AuditFields | undefined;
  after?: AuditFields | undefined;
  /** Who, where it is not the sender of the request. */
  who?: string | undefined;
}

export interface AuditRow {
  id: string;
  at: Date;
  who: string;
  action: AuditAction;
  entity: string;
  entityId: string;
  name: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** Where from, as sessions show it: '192.0.2.0/24'; empty for the product itself. */
  network: string;
}

export interface AuditFilter {
  who?: string | undefined;
  entity?: string | undefined;
}

// oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is no record of tables for kysely
type AuditTables = { auditEntry: AuditRow & { place: string } };

/** `onRecord` is called for each entry that was written, though its transaction may yet be undone. */
export function createAudit(
  database: Kysely<unknown>,
  clock: Clock,
  onRecord: (entry: AuditRecord) => void = () => {},
) {
  const db = database.$extendTables<AuditTables>();
  const matching = ({ who, entity }: AuditFilter) =>
    db
      .selectFrom('auditEntry')
      .$if(who !== undefined, (query) => query.where('who', '=', who ?? ''))
      .$if(entity !== undefined, (query) => query.where('entity', '=', entity ?? ''));
  const choices = async (column: 'who' | 'entity') => {
    const rows = await db.selectFrom('auditEntry').select(column).distinct().orderBy(column).execute();
    return rows.map((row) => String(Object.values(row)[0]));
  };

  async function recordAll(tx: SqlRunner, entries: readonly AuditRecord[]): Promise<void> {
    const now = clock.now();
    const rows = entries.flatMap(
      ({ action, entity, entityId = '', name = '', before = {}, after = {}, who = currentStaffName() }) => {
        const changed = differences(before, after);
        if (action === 'changed' && Object.keys(changed.after).length === 0) return [];
        // Of staff alone: customers are told that their addresses are forgotten within a day.
        const network = who === '' ? '' : networkOf(currentActorAddress() ?? '');
        return [
          sql`(${newId(now.getTime())}, ${now}, ${who}, ${action}, ${entity}, ${entityId}, ${name},
            ${JSON.stringify(changed.before)}, ${JSON.stringify(changed.after)}, ${network})`,
        ];
      },
    );
    if (rows.length === 0) return;
    await tx.executeQuery(
      sql`insert into audit_entry (id, at, who, action, entity, entity_id, name, before, after, network)
        values ${sql.join(rows)}`.compile(database),
    );
    for (const entry of entries) onRecord(entry);
  }

  return {
    /** Writes what was done, within the transaction `tx` that does it. A change that changed nothing is not written. */
    record: (tx: SqlRunner, entry: AuditRecord) => recordAll(tx, [entry]),
    /** The same for many at once, in one statement. */
    recordAll,
    /** Newest first, and how many match in all. */
    list: (filter: AuditFilter, window: RowWindow) =>
      pageOfRows(
        matching(filter)
          .select(['id', 'at', 'who', 'action', 'entity', 'entityId', 'name', 'before', 'after', 'network'])
          .orderBy('at', 'desc')
          .orderBy('place', 'desc'),
        window,
      ),
    listDone: (entity: string, entityIds: readonly string[]) => listDone(db, entity, entityIds),
    /** The user names and kinds of things that occur, for filters. */
    listChoices: async () => ({ who: await choices('who'), entities: await choices('entity') }),
    /** Removes what was written before; how many there were. */
    forgetBefore: (instant: Date) => removeBefore(db, instant),
  };
}

function removeBefore(db: Kysely<AuditTables>, instant: Date): Promise<number> {
  return removeRows(db.deleteFrom('auditEntry').where('at', '<', instant));
}

/** What was done to these things of one kind, oldest first. */
async function listDone(
  db: Kysely<AuditTables>,
  entity: string,
  entityIds: readonly string[],
): Promise<Pick<AuditRow, 'entityId' | 'action' | 'who' | 'name'>[]> {
  if (entityIds.length === 0) return [];
  return db
    .selectFrom('auditEntry')
    .select(['entityId', 'action', 'who', 'name'])
    .where('entity', '=', entity)
    .where('entityId', 'in', entityIds)
    .orderBy('at')
    .orderBy('place')
    .execute();
}

export type Audit = ReturnType<typeof createAudit>;
