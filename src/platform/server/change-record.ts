// How staff change a record: over the version that they read, with its audit entry, and pages that show it are dropped.
import type { Kysely, Transaction } from 'kysely';

import { conflict } from '../contract/problem.ts';
import type { AuditRecord } from './audit/audit.ts';
import type { AuditFields } from './audit/differences.ts';
import type { Platform } from './context.ts';
import { inTransaction } from './db/transaction.ts';

export interface RecordChange<Tables, Row> {
  /** Refuses the change with 409 unless this version is stored; `undefined` changes whatever is stored. */
  expected?: {
    version: number | undefined;
    message: string;
    /** The stored record as the API shows it. */
    current: (row: Row) => unknown;
  };
  /** Writes the change, raises the version, and returns what is stored then; `before` itself where nothing changes. */
  change: (tx: Transaction<Tables>, before: Row) => Promise<Row>;
  /** What the audit calls the record, and its fields; called for what was stored and for what is. */
  audit?: (row: Row) => Pick<AuditRecord, 'entity' | 'entityId' | 'name'> & { fields: AuditFields };
  /** Further audit fields of this change; may refuse it by throwing. */
  alsoAudited?: (after: Row) => AuditFields;
  /** Cache tags of pages that show the record. */
  tags?: readonly string[];
}

/**
 * The record as it is after the change. `lock` reads what is stored and locks it until the transaction ends. Throws `conflict.stale` and
 * whatever `lock` and `change` throw.
 */
export async function changeRecord<Tables, Row extends { version: number }>(
  { audit: log, pages }: Pick<Platform, 'audit' | 'pages'>,
  db: Kysely<Tables>,
  lock: (tx: Transaction<Tables>) => Promise<Row>,
  { expected, change, audit, alsoAudited, tags }: RecordChange<Tables, Row>,
): Promise<Row> {
  const { row, stale, isChanged } = await inTransaction(db, async (tx) => {
    const before = await lock(tx);
    if (expected?.version !== undefined && expected.version !== before.version) {
      return { row: before, stale: expected };
    }
    const after = await change(tx, before);
    if (audit && after !== before) {
      const { fields, ...entry } = audit(after);
      const changed = { before: audit(before).fields, after: { ...fields, ...alsoAudited?.(after) } };
      await log.record(tx, { action: 'changed', ...entry, ...changed });
    }
    return { row: after, isChanged: after !== before };
  });
  // The answer is read after the transaction, so that nobody waits for it with the record locked.
  if (stale) throw conflict('conflict.stale', stale.message, await stale.current(row));
  if (tags && isChanged) await pages.changed(tags);
  return row;
}
