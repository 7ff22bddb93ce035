// A database is made while the process that migrates is killed again and again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';

import { migrate, readMigrations } from '../src/platform/server/db/migrate.ts';
import { emptyDatabase, migrationsFolder } from './database.ts';

const MIGRATING = fileURLToPath(new URL('upgrade/migrating.ts', import.meta.url));
/** Migrations from one kill to the next. */
const MAX_BETWEEN = 8;

const databases: Awaited<ReturnType<typeof emptyDatabase>>[] = [];
for (let made = 0; made < 2; made += 1) databases.push(await emptyDatabase());
afterAll(async () => {
  for (const { drop } of databases) await drop();
});

async function query<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Everything of the schema in words, in no particular order. */
async function schemaOf(url: string): Promise<string[]> {
  const rows = await query<{ what: string }>(
    url,
    `select concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attidentity,
        attgenerated, pg_get_expr(adbin, adrelid)) as what
       from pg_attribute join pg_class c on c.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
     union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
     union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     union all select concat(name, ' ', checksum) from schema_migration`,
  );
  return rows.map(({ what }) => what).toSorted((one, other) => (one < other ? -1 : 1));
}

/** Migrates in a process that is killed soon after `applied` migrations; returns whether it finished before. */
async function migrateAndKill(url: string, applied: number): Promise<boolean> {
  const child = spawn(process.execPath, [MIGRATING, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  while (child.exitCode === null && (await countApplied(url)) < applied) await wait(1);
  await wait(Math.random() * 10);
  child.kill('SIGKILL');
  await ended;
  return child.exitCode === 0;
}

async function countApplied(url: string): Promise<number> {
  const [table] = await query(url, "select from pg_tables where tablename = 'schema_migration'");
  if (!table) return 0;
  const [found] = await query<{ count: number }>(url, 'select count(*)::int as count from schema_migration');
  return found?.count ?? 0;
}

test('migrations killed at random points end in the same tables as an undisturbed start', async () => {
  const [killed, calm] = databases.map(({ url }) => url);
  if (!killed || !calm) throw new Error('No databases');
  const all = await readMigrations(migrationsFolder);
  await migrate(calm, all);
  let kills = 0;
  for (;;) {
    const reached = await countApplied(killed);
    // The first at once, so that a slow machine kills at least one.
    const more = kills === 0 ? 0 : Math.floor(Math.random() * MAX_BETWEEN);
    if (await migrateAndKill(killed, reached + more)) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(0);
  expect(await schemaOf(killed)).toEqual(await schemaOf(calm));
});
