// What `sslmode` of DATABASE_URL requires, over a server with a certificate that nobody else has signed.
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readSettings } from '../../src/app/config.ts';
import { startDatabase } from '../../src/platform/server/db/connect.ts';
import { migrationsFolder } from '../database.ts';
import { ownCertificate, startCluster, type Cluster } from './postgres-15.ts';

let cluster: Cluster;
let certificate: string;
beforeAll(async () => {
  const { settings, file } = await ownCertificate();
  certificate = file;
  cluster = await startCluster(settings);
});
afterAll(() => cluster.stop());

async function isEncrypted(query: string): Promise<unknown> {
  const settings = readSettings({ DATABASE_URL: `${cluster.url}${query}` }, '/nowhere');
  const database = startDatabase({
    settings,
    log: pino({ level: 'silent' }),
    migrations: migrationsFolder,
  });
  try {
    await database.url();
    const { rows } = await sql<{
      ssl: boolean;
    }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(database.kysely);
    return rows[0]?.ssl;
  } finally {
    await database.close();
  }
}

test('sslmode=require encrypts, verify-full also wants a certificate it can trust', async () => {
  expect(await isEncrypted('?sslmode=disable')).toBe(false);
  expect(await isEncrypted('?sslmode=require')).toBe(true);
  await expect(isEncrypted('?sslmode=verify-full')).rejects.toThrow(/certificate/);
  expect(await isEncrypted(`?sslmode=verify-full&sslrootcert=${certificate}`)).toBe(true);
});
