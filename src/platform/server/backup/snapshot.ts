// Everything that a database contains at one moment, read while the shop runs: a transaction that sees no later change.
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

import { pieceName, type ArchiveHeader } from './archive-format.ts';
import type { ArchiveWriter } from './write-archive.ts';

const PIECE_BYTES = 1024 * 1024;
/**
 * The schema's own tables are written again; a job's progress means nothing elsewhere, nor does when the original was
 * backed up.
 */
const LEFT_OUT = ['schema_migration', 'job_progress', 'restored_mark', 'restore_unfinished', 'backup_run'];
/** A session that was ended after the backup would be valid again, and the backup's owner needs none. */
export const SESSION_TABLES = [
  'staff_session',
  'staff_device',
  'used_step_token',
  'customer_session',
  'sign_in_attempt',
] as const;
/** Jobs that were waiting or running are saved as they were enqueued. */
const WAITING_JOBS = 'restored_job';
const WAITING_JOBS_SQL = `select id, name, coalesce(data, '{}'), singleton_key, start_after from jobs.job
  where state < 'completed' and name not like '\\_\\_pgboss\\_\\_%'`;

export type Snapshot = Pick<ArchiveHeader, 'migrations' | 'tables' | 'sequences'>;

/** Opens the moment: what is read on this connection until its transaction ends belongs together. */
export async function openSnapshot(client: Client): Promise<Snapshot> {
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  await client.query('begin transaction isolation level repeatable read read only');
  const { rows: migrations } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.schema_migration order by name',
  );
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      group by c.relname order by c.relname`,
    [[...LEFT_OUT, ...SESSION_TABLES]],
  );
  // Sequences are outside transactions: read after the snapshot was opened, they are never behind its rows.
  const { rows: sequences } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  );
  return { migrations, tables, sequences };
}

/** Adds every row of the moment to the archive; memory stays flat. */
export async function addTables(client: Client, { tables }: Snapshot, archive: ArchiveWriter): Promise<void> {
  await client.query("set local datestyle = 'ISO'; set local intervalstyle = 'postgres'");
  await client.query("set local extra_float_digits = 3; set local bytea_output = 'hex'");
  const { rows } = await client.query<{ hasQueue: boolean }>(
    `select to_regclass('jobs.job') is not null as "hasQueue"`,
  );
  for (const { name, columns } of tables) {
    const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
    const selected = `select ${list} from public.${client.escapeIdentifier(name)}`;
    const hasJobs = name === WAITING_JOBS && rows[0]?.hasQueue === true;
    await addRows(client, name, hasJobs ? `${selected} union all ${WAITING_JOBS_SQL}` : selected, archive);
  }
}

async function addRows(client: Client, table: string, select: string, archive: ArchiveWriter): Promise<void> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let number = 0;
  async function flush(): Promise<void> {
    if (bytes === 0) return;
    await archive.add(pieceName(table, (number += 1)), Buffer.concat(chunks));
    chunks = [];
    bytes = 0;
  }
  const rows: AsyncIterable<Buffer> = client.query(copyTo(`copy (${select}) to stdout`));
  for await (const chunk of rows) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= PIECE_BYTES) await flush();
  }
  await flush();
}
