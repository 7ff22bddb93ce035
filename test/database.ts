// A separate database for every test that needs one: a copy of a template that has every migration, on one server that
// is shared by the complete run and found again by the next. `TEST_DATABASE_URL` names another PostgreSQL to use.
import { createHash, randomUUID } from 'node:crypto';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Kysely } from 'kysely';
import { Client, Pool } from 'pg';
import { pino } from 'pino';

import { systemClock } from '../src/platform/server/clock.ts';
import { startDatabase, type Database } from '../src/platform/server/db/connect.ts';
import {
  startEmbedded,
  stopEmbedded,
  type EmbeddedDatabase,
} from '../src/platform/server/db/embedded/embedded.ts';
import { readMigrations } from '../src/platform/server/db/migrate.ts';
import { createJobQueue } from '../src/platform/server/jobs/queue.ts';

export interface TestDatabase {
  db: Kysely<unknown>;
  database: Database;
  /** Connection string, for a second process or pool. */
  url: string;
  /** Closes the connections and drops the database. */
  close: () => Promise<void>;
}

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
const projectFolder = fileURLToPath(new URL('..', import.meta.url));
const silent = pino({ level: 'silent' });
/** Any number that only the making of templates uses. */
const TEMPLATE_LOCK = 730_114;

/** Folder of the shared server: one for each checkout and user. */
function serverFolder(): string {
  const key = createHash('sha256').update(projectFolder).digest('hex').slice(0, 8);
  return join(tmpdir(), `kaarto-test-${userInfo().uid}-${key}`);
}

let server: Promise<EmbeddedDatabase> | undefined;
let template: Promise<string> | undefined;

/** Starts the shared server unless it runs. */
function testServer(): Promise<EmbeddedDatabase> {
  server ??= startServer();
  return server;
}

async function startServer(): Promise<EmbeddedDatabase> {
  const started = await startEmbedded({ dataDir: serverFolder(), isDurable: false });
  // As long as this process lives, no other run that ends takes the server for unused.
  const connectionString = started.urlOf('postgres');
  const presence = new Pool({ connectionString, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  presence.on('error', () => undefined);
  await presence.query('select 1');
  return started;
}

/** Stops the shared server unless another run uses it. */
export async function stopTestServer(): Promise<void> {
  await stopEmbedded(serverFolder());
}

async function urlOf(database: string): Promise<string> {
  const external = process.env['TEST_DATABASE_URL'];
  if (!external) return (await testServer()).urlOf(database);
  const url = new URL(external);
  url.pathname = `/${database}`;
  return url.href;
}

async function asSuperuser<T>(action: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: await urlOf('postgres') });
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}

/** An empty database: no tables at all. */
export async function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser((client) => client.query(`create database ${name} template template0`));
  return { url: await urlOf(name), drop: () => dropDatabase(name) };
}

/** A migrated database with the job queue's schema and no rows but those of the migrations. */
export async function testDatabase(): Promise<TestDatabase> {
  template ??= makeTemplate();
  const source = await template;
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asSuperuser((client) => client.query(`create database ${name} template ${source}`));
  const url = await urlOf(name);
  const database = startDatabase({
    settings: { databaseUrl: url, dataDir: '' },
    log: silent,
    migrations: migrationsFolder,
  });
  await database.ready();
  return {
    db: database.kysely,
    database,
    url,
    close: async () => {
      await database.close();
      await dropDatabase(name);
    },
  };
}

async function dropDatabase(name: string): Promise<void> {
  await asSuperuser((client) => client.query(`drop database if exists ${name} with (force)`));
}

/** Made once for each state of the migrations, by whichever process comes first. */
async function makeTemplate(): Promise<string> {
  const migrations = await readMigrations(migrationsFolder);
  const state = createHash('sha256');
  for (const { name, checksum } of migrations) state.update(`${name} ${checksum}\n`);
  const name = `template_${state.digest('hex').slice(0, 16)}`;
  await asSuperuser(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const found = await client.query('select from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template template0`);
    await fillTemplate(await urlOf(unfinished));
    await client.query(`alter database ${unfinished} rename to ${name}`);
    await dropLeftovers(client, name);
  });
  return name;
}

/** Databases of runs that were killed, and templates of earlier migrations: unused and an hour old. */
async function dropLeftovers(client: Client, current: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database d
      where datname ~ '^(test|template)_[0-9a-f]+$' and datname <> $1
        and not exists (select from pg_stat_activity a where a.datid = d.oid)
        and (pg_stat_file('base/' || oid || '/PG_VERSION')).modification < now() - interval '1 hour'`,
    [current],
  );
  for (const { name } of rows) await client.query(`drop database if exists ${name}`);
}

async function fillTemplate(url: string): Promise<void> {
  const database = startDatabase({
    settings: { databaseUrl: url, dataDir: '' },
    log: silent,
    migrations: migrationsFolder,
  });
  try {
    await database.ready();
    const queue = createJobQueue({ database, log: silent, clock: systemClock, role: 'web' });
    await queue.start([]);
    await queue.stop();
  } finally {
    await database.close();
  }
}
