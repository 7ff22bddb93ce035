// The database that a backup is restored into: checks that it is empty, empties and fills it.
import { once } from 'node:events';
import { finished } from 'node:stream/promises';

import type { Client } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';

import { UNFINISHED_TABLE } from '../db/migrate.ts';
import { ArchiveError, type ArchiveHeader } from './archive-format.ts';

/** Without objects of extensions, which the operator installed. */
const OWN_RELATIONS = `select n.nspname as schema, c.relname as name, c.relkind as kind
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/** With their arguments, as PostgreSQL quotes them. */
const OWN_FUNCTIONS = `select p.oid::regprocedure::text as signature from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

/** True also for the leftovers of an interrupted restore. */
export async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(OWN_RELATIONS);
  return rows.length === 0 || rows.some(({ name }) => name === UNFINISHED_TABLE);
}

/** Drops everything; the marker of the restore last, so that an interrupted restore is still detected. */
export async function wipe(client: Client): Promise<void> {
  await client.query('drop schema if exists jobs cascade');
  const functions = await client.query<{ signature: string }>(OWN_FUNCTIONS);
  for (const { signature } of functions.rows) await client.query(`drop function ${signature} cascade`);
  const { rows } = await client.query<{ name: string }>(
    `${OWN_RELATIONS} and n.nspname = 'public' and c.relkind = 'r' order by c.relname = $1`,
    [UNFINISHED_TABLE],
  );
  for (const { name } of rows) {
    await client.query(`drop table if exists public.${client.escapeIdentifier(name)} cascade`);
  }
}

/** Drops the foreign keys; the returned function adds them again, because rows are not restored in the order of their references. */
export async function dropForeignKeys(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of rows) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
  };
}

export interface TableWriter {
  write: (table: string, content: Buffer) => Promise<void>;
  /** Ends the last table. */
  close: () => Promise<void>;
}

/** Truncates the tables and opens a writer, which takes one table's pieces after another's. */
export async function openTables(client: Client, tables: ArchiveHeader['tables']): Promise<TableWriter> {
  const names = tables.map(({ name }) => `public.${client.escapeIdentifier(name)}`);
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
  let open: { table: string; rows: CopyStreamQuery; ended: Promise<void> } | undefined;

  async function close(): Promise<void> {
    open?.rows.end();
    await open?.ended;
    open = undefined;
  }

  return {
    close,
    write: async (table, content) => {
      if (open?.table !== table) {
        await close();
        const columns = tables.find(({ name }) => name === table)?.columns ?? [];
        const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
        const rows = client.query(
          copyFrom(`copy public.${client.escapeIdentifier(table)} (${list}) from stdin`),
        );
        const ended = finished(rows);
        ended.catch(() => undefined);
        open = { table, rows, ended };
      }
      const { rows, ended } = open;
      // A refused row ends the stream, which then never drains.
      if (!rows.write(content)) await Promise.race([once(rows, 'drain'), ended]);
    },
  };
}

export async function setSequences(client: Client, { sequences }: ArchiveHeader): Promise<void> {
  for (const { name, last } of sequences) {
    const sequence = `public.${client.escapeIdentifier(name)}`;
    const { rows } = await client.query<{ isThere: boolean }>(
      'select to_regclass($1) is not null as "isThere"',
      [sequence],
    );
    if (rows[0]?.isThere !== true) {
      throw new ArchiveError(`The backup names a sequence ${name} that is not there.`);
    }
    await client.query('select setval($1, $2)', [sequence, last]);
  }
}
