// Public reads from a standby: only while it has every change, and never at the price of an answer.
import { sql } from 'kysely';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startDatabase, type Database } from '../../src/platform/server/db/connect.ts';
import { startTestApp } from '../app.ts';
import { migrationsFolder } from '../database.ts';
import { startCluster, startStandby, type Cluster } from './postgres-15.ts';

let primary: Cluster;
let standby: Cluster;
let database: Database;

beforeAll(async () => {
  primary = await startCluster();
  standby = await startStandby(primary);
  database = startDatabase({
    settings: { databaseUrl: primary.url, databaseReplicaUrl: standby.url, dataDir: '' },
    log: pino({ level: 'silent' }),
    migrations: migrationsFolder,
  });
  await database.ready();
  await sql`create table thing (id integer)`.execute(database.kysely);
});
afterAll(async () => {
  await database.close();
  await standby.stop();
  await primary.stop();
});

const isFromStandby = async () => {
  const { rows } = await sql<{ yes: boolean }>`select pg_is_in_recovery() as yes`.execute(database.kysely);
  return rows[0]?.yes;
};
const things = async () => (await sql`select id from thing`.execute(database.kysely)).rows.length;

async function onStandby(statement: string): Promise<void> {
  const client = new Client({ connectionString: standby.url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

test('public reads come from a standby that has every change, everything else from the primary', async () => {
  await expect.poll(() => database.readPublic(isFromStandby)).toBe(true);
  expect(await isFromStandby()).toBe(false);

  await onStandby('select pg_wal_replay_pause()');
  await sql`insert into thing values (1)`.execute(database.kysely);
  database.onChanged();
  expect(await database.readPublic(things)).toBe(1);
  expect(await database.readPublic(isFromStandby)).toBe(false);
  await onStandby('select pg_wal_replay_resume()');
  await expect.poll(() => database.readPublic(isFromStandby)).toBe(true);
  expect(await database.readPublic(things)).toBe(1);
});

test('while the standby lags, changes are read from the primary and the rest from the standby', async () => {
  const shop = await startTestApp({ beside: { database } });
  const headers = await shop.loginStaff();
  const names = async (who: object) => {
    const answer = await shop.app.inject({ url: '/api/manufacturers', headers: { ...who } });
    return answer.json().map(({ name }: { name: string }) => name);
  };
  expect(await names({})).toEqual([]);
  await expect.poll(() => database.readPublic(isFromStandby)).toBe(true);
  await onStandby('select pg_wal_replay_pause()');
  const payload = { name: 'Esimerkki' };
  const made = await shop.app.inject({ method: 'POST', url: '/api/manufacturers', headers, payload });
  expect(made.statusCode).toBe(201);
  expect(await names(headers)).toEqual(['Esimerkki']);
  expect(await names({})).toEqual(['Esimerkki']);
  expect((await shop.app.inject('/')).statusCode).toBe(200);
  await onStandby('select pg_wal_replay_resume()');
  await expect.poll(() => database.readPublic(isFromStandby)).toBe(true);
  expect(await names({})).toEqual(['Esimerkki']);
  await shop.close();
});

test('reads go to the primary while a standby hangs, and to the standby again when it answers', async () => {
  await expect.poll(() => database.readPublic(isFromStandby)).toBe(true);
  await standby.freeze();
  const answers = await Promise.all(Array.from({ length: 15 }, () => database.readPublic(isFromStandby)));
  expect(answers).toEqual(answers.map(() => false));
  // From now on it gets no queries.
  expect(await database.readPublic(isFromStandby)).toBe(false);
  await standby.thaw();
  await expect.poll(() => database.readPublic(isFromStandby)).toBe(true);
});

test('a read that writes, or a standby that goes away, costs no answer', async () => {
  await expect.poll(() => database.readPublic(isFromStandby)).toBe(true);
  await database.readPublic(() => sql`insert into thing values (2)`.execute(database.kysely));
  expect(await things()).toBe(2);
  await expect.poll(() => database.readPublic(isFromStandby)).toBe(true);
  await standby.stop();
  expect(await Promise.all(Array.from({ length: 20 }, () => database.readPublic(things)))).toEqual(
    Array.from({ length: 20 }, () => 2),
  );
});
