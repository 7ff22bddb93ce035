import { sql } from 'kysely';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { testDatabase, type TestDatabase } from '../../../../test/database.ts';
import { startNotifications, type DatabaseNotification, type Notifications } from './notifications.ts';

let own: TestDatabase;
let sender: Notifications;
let receiver: Notifications;
let received: DatabaseNotification[];

beforeEach(async () => {
  own = await testDatabase();
  received = [];
  const options = { url: async () => own.url, log: pino({ level: 'silent' }) };
  sender = startNotifications(options);
  receiver = startNotifications(options);
  receiver.listen('pages', (notice) => received.push(notice));
  // The first connection counts as one that may have missed something.
  await vi.waitUntil(() => received.length > 0, { timeout: 60_000 });
  received = [];
});
afterEach(async () => {
  await sender.close();
  await receiver.close();
  await own.close();
});

test('another process receives a message, the sender does not', async () => {
  const echo: DatabaseNotification[] = [];
  sender.listen('pages', (notice) => echo.push(notice));
  await sender.send('pages', ['home', 'tyres'], own.db);
  await sender.send('other', 1, own.db);
  await sender.send('pages', { last: true }, own.db);
  await expect.poll(() => received.length).toBe(2);
  expect(received).toEqual([
    { kind: 'notification', data: ['home', 'tyres'] },
    { kind: 'notification', data: { last: true } },
  ]);
  expect(echo.filter(({ kind }) => kind === 'notification')).toEqual([]);
});

test('a notice is sent with its transaction or not at all', async () => {
  await own.db
    .transaction()
    .execute(async (tx) => {
      await sender.send('pages', 'undone', tx);
      throw new Error('undo');
    })
    .catch(() => undefined);
  await own.db.transaction().execute((tx) => sender.send('pages', 'done', tx));
  await expect.poll(() => received).toEqual([{ kind: 'notification', data: 'done' }]);
});

test('a message too long for PostgreSQL arrives as a missed one', async () => {
  await sender.send('pages', 'ä'.repeat(5_000), own.db);
  await expect.poll(() => received).toEqual([{ kind: 'missed' }]);
});

test('after a lost connection the listener reconnects and knows it may have missed messages', async () => {
  const client = new Client({ connectionString: own.url });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kaarto listen'
    and datname = current_database()`);
  await client.end();
  await expect.poll(() => received).toEqual([{ kind: 'missed' }]);
  await sender.send('pages', 'again', own.db);
  await expect.poll(() => received.at(-1)).toEqual({ kind: 'notification', data: 'again' });
});

test('unknown messages on the notification channel are ignored', async () => {
  await sql`select pg_notify('kaarto', 'no json')`.execute(own.db);
  await sql`select pg_notify('kaarto', '{"topic":1}')`.execute(own.db);
  await sender.send('pages', 'ours', own.db);
  await expect.poll(() => received).toEqual([{ kind: 'notification', data: 'ours' }]);
});

test('a removed handler receives no more', async () => {
  const late: DatabaseNotification[] = [];
  const stop = receiver.listen('pages', (notice) => late.push(notice));
  stop();
  await sender.send('pages', 1, own.db);
  await expect.poll(() => received.length).toBe(1);
  expect(late).toEqual([]);
});

test('a connection that accepts LISTEN but delivers nothing, as through a pooler, is detected', async () => {
  const other = await testDatabase();
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => void errors.push(line) });
  // A message in one database is not received in another: its own goes to the third requested address.
  const urls = [own.url, own.url];
  const deaf = startNotifications({ url: async () => urls.shift() ?? other.url, log });
  await expect.poll(() => errors.join()).toContain('pool_mode = session');
  await deaf.close();
  await other.close();
});
