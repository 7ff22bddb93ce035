// deploy/database-role.sh over a separate PostgreSQL: the product migrates and works with a role that owns its database alone.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { root } from '../../scripts/source-tree.ts';
import { systemClock } from '../../src/platform/server/clock.ts';
import { startDatabase } from '../../src/platform/server/db/connect.ts';
import { createJobQueue } from '../../src/platform/server/jobs/queue.ts';
import { migrationsFolder } from '../database.ts';
import { startCluster, type Cluster } from './postgres-15.ts';

const PASSWORD = 'salainenkyllä1';
const log = pino({ level: 'silent' });

let cluster: Cluster;
let url: string;
beforeAll(async () => {
  cluster = await startCluster();
  const superuser = new Client({ connectionString: cluster.url });
  await superuser.connect();
  await superuser.query('create database kaarto');
  await superuser.end();
  const { hostname, port } = new URL(cluster.url);
  await promisify(execFile)('sh', [join(root, 'deploy/database-role.sh')], {
    env: {
      PATH: `/usr/lib/postgresql/15/bin:${process.env['PATH']}`,
      PGHOST: hostname,
      PGPORT: port,
      POSTGRES_PASSWORD: PASSWORD,
    },
  });
  url = `postgresql://kaarto:${encodeURIComponent(PASSWORD)}@${hostname}:${port}/kaarto?sslmode=disable`;
});
afterAll(() => cluster.stop());

async function as<T>(action: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}

test('the role of the deployed database migrates it, works in it and has its queue', async () => {
  const database = startDatabase({
    settings: { databaseUrl: url, dataDir: '' },
    log,
    migrations: migrationsFolder,
  });
  try {
    await database.ready();
    const queue = createJobQueue({ database, log, clock: systemClock, role: 'web' });
    await queue.start([]);
    await queue.stop();
  } finally {
    await database.close();
  }
  const tables = await as((client) =>
    client.query(`select from pg_tables where schemaname in ('public', 'jobs')`),
  );
  expect(tables.rowCount).toBeGreaterThan(50);
});

test('the role is no superuser and makes neither roles nor databases', async () => {
  const { rows } = await as((client) =>
    client.query(`select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
                    from pg_roles where rolname = current_user`),
  );
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
    },
  ]);
});

test.each([
  ['passwords of roles', 'select rolpassword from pg_authid'],
  ['programs of the machine', `copy (select 1) to program 'cat'`],
  ['files of the machine', `select pg_read_file('/etc/passwd')`],
  ['other roles', 'create role toinen superuser'],
  ['other databases', 'create database toinen'],
  ['settings of the server', `alter system set log_statement = 'all'`],
])('the role cannot reach %s', async (_what, statement) => {
  await expect(as((client) => client.query(statement))).rejects.toThrow(
    /permission denied|must be superuser/,
  );
});
