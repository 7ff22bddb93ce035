import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { DAY_MS } from '../../../platform/contract/durations.ts';
import { isRestoredShopPaused } from '../../../platform/server/restored-shop.ts';
import { backupState } from './nightly.ts';

const EMAIL_JOB = 'competitors.email';
const EMAIL = {
  tracking: '01920000-0000-7000-8000-000000000000',
  to: 'liisa@example.fi',
  name: 'Vertailu',
  productName: 'Rengas',
  beforeCents: 10_000,
  afterCents: 9_000,
};

let shop: TestApp;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaarto-nightly-'));
  shop = await startTestApp({
    settings: { dataDir: folder, backup: { folder: join(folder, 'backups'), keep: 2 } },
  });
});
afterEach(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** As a restore leaves it: marked, and with an email that waited. */
async function markRestored(): Promise<void> {
  await sql`insert into restored_mark values (true, now(), now() - interval '1 hour')`.execute(
    shop.platform.db,
  );
  await sql`insert into restored_job values (gen_random_uuid(), ${EMAIL_JOB}, ${JSON.stringify({ payload: EMAIL })},
    null, now())`.execute(shop.platform.db);
}

const outbox = () => readdir(join(folder, 'outbox')).catch(() => []);

async function enqueueEmail(): Promise<void> {
  const job = shop.features.all.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === EMAIL_JOB);
  expect(job).toBeDefined();
  await sql`insert into jobs.job (name, data) values (${EMAIL_JOB}, ${JSON.stringify({ payload: EMAIL })})`.execute(
    shop.platform.db,
  );
}

test('a restored shop runs no job and sends no email until an owner takes it into use', async () => {
  await markRestored();
  const headers = await shop.loginStaff();
  const state = await shop.app.inject({ url: '/api/backups/restored', headers });
  expect(state.json().restored).toMatchObject({ waitingJobCount: 1 });

  await enqueueEmail();
  expect(await shop.drainJobs()).toEqual([]);
  const email = { id: 'a', to: 'a@example.fi', fromName: 'Kauppa', subject: 'S', text: 'T', html: 'H' };
  const { mail, bulkMail } = shop.platform;
  const { signal } = new AbortController();
  await expect(mail.send(email, signal)).rejects.toMatchObject({ status: 409, code: 'shop.restored' });
  expect(await bulkMail.open(signal)).toMatchObject({ kind: 'away' });
  expect(await outbox()).toEqual([]);

  const take = () =>
    shop.app.inject({
      method: 'POST',
      url: '/api/backups/take-into-use',
      headers,
      payload: { doesWaitingJobs: true },
    });
  expect((await take()).json()).toEqual({ restored: null });
  expect((await take()).json().code).toBe('backup.not_restored');
  expect(await isRestoredShopPaused(shop.platform.db)).toBe(false);
  expect((await shop.drainJobs()).map(({ name }) => name)).toEqual([EMAIL_JOB, EMAIL_JOB]);
  expect(await outbox()).toHaveLength(2);
});

test('jobs that waited in the backup are dropped when the owner says so', async () => {
  await markRestored();
  const headers = await shop.loginStaff();
  const payload = { doesWaitingJobs: false };
  await shop.app.inject({ method: 'POST', url: '/api/backups/take-into-use', headers, payload });
  expect(await shop.drainJobs()).toEqual([]);
});

test('in a restored shop running newsletters are paused and missed ones are drafts', async () => {
  await markRestored();
  const { db } = shop.platform;
  const insert = (subject: string, status: string, state: string, sendDate: string) =>
    sql`insert into newsletter (id, subject, content, hero_image, send_date, status, sent_at, delivery_state, created_at, updated_at)
      values (gen_random_uuid(), ${subject}, 'c', '', ${sendDate}::timestamptz, ${status},
        case when ${status} = 'sent' then now() end, ${state}, now(), now())`.execute(db);
  await insert('running', 'sent', 'sending', '2026-11-20T08:00:00Z');
  await insert('missed', 'scheduled', 'idle', '2026-11-20T08:00:00Z');
  await insert('coming', 'scheduled', 'idle', '2026-12-20T08:00:00Z');
  const headers = await shop.loginStaff();
  const payload = { doesWaitingJobs: true };
  await shop.app.inject({ method: 'POST', url: '/api/backups/take-into-use', headers, payload });
  await shop.drainJobs();
  const { rows } =
    await sql`select subject, status, delivery_state, pause_reason from newsletter order by subject`.execute(
      db,
    );
  expect(rows).toEqual([
    { subject: 'coming', status: 'scheduled', deliveryState: 'idle', pauseReason: null },
    { subject: 'missed', status: 'draft', deliveryState: 'idle', pauseReason: null },
    { subject: 'running', status: 'sent', deliveryState: 'paused', pauseReason: 'restored' },
  ]);
});

test('the nightly backup removes old ones, and its state says what went wrong in a sentence', async () => {
  const { db, clock, settings } = { ...shop.platform, clock: shop.clock };
  const state = () => backupState(db.$extendTables(), settings.backup, clock.now());
  expect(await state()).toEqual({ isOn: true, last: null, nextAt: '2026-11-22T00:10:00.000Z', keptCount: 0 });
  const run = async () => {
    await sql`insert into jobs.job (name, data) values ('backups.nightly', '{"payload": {}}')`.execute(db);
    return shop.drainJobs();
  };
  for (let night = 0; night < 3; night += 1) {
    expect(await run()).toMatchObject([{ error: undefined }]);
    clock.advance(DAY_MS);
  }
  const backups = join(folder, 'backups');
  expect(await readdir(backups)).toEqual([
    'kaarto-2026-11-22-100000.tar.gz',
    'kaarto-2026-11-23-100000.tar.gz',
  ]);
  expect(await state()).toMatchObject({
    last: { failure: '', sizeBytes: expect.any(Number) },
    keptCount: 2,
  });

  await rm(backups, { recursive: true });
  await writeFile(backups, 'a file, not a folder');
  await run();
  expect((await state()).last?.failure).toMatch(/^Kansiota .* ei ole, eikä sitä voitu luoda\.$/);
});

test('an owner takes a backup along, made now; it is in the audit and nothing of it stays here', async () => {
  const headers = await shop.loginStaff();
  const files = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('kaarto-download-'));
  const before = await files();
  const answer = await shop.app.inject({ url: '/api/backups/download', headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-disposition': `attachment; filename="kaarto-varmuuskopio-${helsinkiDay(shop.clock.now())}.tar.gz"`,
    'content-length': String(answer.rawPayload.length),
    'cache-control': 'no-store',
  });
  expect(gunzipSync(answer.rawPayload).toString('latin1')).toContain('tables/staff_account');
  await expect.poll(files).toEqual(before);
  const audit = (await shop.app.inject({ url: '/api/audit', headers })).body;
  expect(audit).toContain('"entity":"backup"');
});
