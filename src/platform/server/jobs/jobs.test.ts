import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { testDatabase, type TestDatabase } from '../../../../test/database.ts';
import { HOUR_MS } from '../../contract/durations.ts';
import { testClock } from '../clock.ts';
import { createPool } from '../db/pool.ts';
import { BOSS_SCHEMA, clearRunningSerial, createBoss, prepareQueue } from './boss.ts';
import { defineJob, type AnyJob, type JobContext } from './jobs.ts';
import { createJobQueue, type JobQueue } from './queue.ts';

const schema = z.object({ text: z.string() });
type Data = z.infer<typeof schema>;

const log = pino({ level: 'silent' });
const clock = testClock('2026-11-25T10:00:00+02:00');
let own: TestDatabase;
let ran: string[];
let queues: JobQueue[];

beforeEach(async () => {
  own = await testDatabase();
  clock.set('2026-11-25T10:00:00+02:00');
  ran = [];
  queues = [];
});
afterEach(async () => {
  await Promise.all(queues.map((queue) => queue.stop(1_000)));
  await own.close();
});

const note = defineJob({
  name: 'test.note',
  schema,
  run: async ({ data }) => {
    ran.push(data.text);
  },
});

async function startQueue(jobs: readonly AnyJob[], isManual = true): Promise<JobQueue> {
  const queue = createJobQueue({ database: own.database, log, clock, role: 'all', isManual });
  queues.push(queue);
  await queue.start(jobs);
  return queue;
}

test('a job is run with its data when the queue is drained', async () => {
  const queue = await startQueue([note]);
  const jobId = await queue.enqueue(note, { text: 'hello' });
  expect(await queue.findStatus(note, jobId ?? '')).toEqual({ state: 'waiting', progress: 0, attempt: 1 });
  expect(await queue.drain()).toEqual([{ name: 'test.note', jobId, attempt: 1, error: undefined }]);
  expect(ran).toEqual(['hello']);
  expect(await queue.findStatus(note, jobId ?? '')).toEqual({ state: 'done', progress: 1, attempt: 1 });
  expect(await queue.drain()).toEqual([]);
});

test('many jobs are enqueued together, in the transaction of their cause', async () => {
  const queue = await startQueue([note]);
  const all = ['one', 'two', 'two'].map((text) => ({ text }));
  const undone = own.db.transaction().execute(async (tx) => {
    await queue.enqueueAll(note, [{ text: 'undone' }], tx);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await own.db.transaction().execute(async (tx) => {
    await queue.enqueueAll(note, all, tx);
    await queue.enqueueAll(note, [], tx);
    expect(await queue.drain()).toEqual([]);
  });
  expect(await queue.drain()).toHaveLength(3);
  expect(ran.toSorted()).toEqual(['one', 'two', 'two']);
});

test('a job put in by a transaction that is undone never runs', async () => {
  const queue = await startQueue([note]);
  const undone = own.db.transaction().execute(async (tx) => {
    await queue.enqueue(note, { text: 'undone' }, { tx });
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await own.db.transaction().execute(async (tx) => {
    await queue.enqueue(note, { text: 'done' }, { tx });
    expect(await queue.drain()).toEqual([]);
  });
  await queue.drain();
  expect(ran).toEqual(['done']);
});

test('a job that fails is tried again, and after its last attempt it has failed', async () => {
  const flaky = defineJob({
    name: 'test.flaky',
    schema,
    retry: { attempts: 3, firstDelayS: 60 },
    run: async ({ data, attempt }) => {
      ran.push(`${data.text} ${attempt}`);
      if (data.text === 'never' || attempt < 3) throw new Error('not yet');
    },
  });
  const queue = await startQueue([flaky]);
  const third = await queue.enqueue(flaky, { text: 'third' });
  const never = await queue.enqueue(flaky, { text: 'never' });
  const runs = await queue.drain();
  expect(ran.toSorted()).toEqual(['never 1', 'never 2', 'never 3', 'third 1', 'third 2', 'third 3']);
  expect(runs.filter(({ error }) => error === undefined).map(({ jobId }) => jobId)).toEqual([third]);
  expect(await queue.findStatus(flaky, never ?? '')).toMatchObject({ state: 'failed', attempt: 3 });
});

test('a key is in the queue once, and free again when its job is done', async () => {
  const queue = await startQueue([note]);
  const put = (text: string) => queue.enqueue(note, { text }, { singletonKey: 'the-one' });
  expect(await put('first')).toBeDefined();
  expect(await put('second')).toBeUndefined();
  await queue.enqueue(note, { text: 'no key' });
  await queue.enqueue(note, { text: 'no key either' });
  await queue.drain();
  expect(ran).toEqual(['first', 'no key', 'no key either']);
  expect(await put('third')).toBeDefined();
});

test('a delayed job waits for the platform clock', async () => {
  const queue = await startQueue([note]);
  await queue.enqueue(note, { text: 'later' }, { startAfter: new Date('2026-11-25T12:00:00+02:00') });
  await queue.enqueue(note, { text: 'overdue' }, { startAfter: new Date('2026-11-24T12:00:00+02:00') });
  await queue.drain();
  expect(ran).toEqual(['overdue']);
  clock.advance(2 * HOUR_MS);
  await queue.drain();
  expect(ran).toEqual(['overdue', 'later']);
});

test('jobs put in by jobs are drained too', async () => {
  const chain = defineJob({
    name: 'test.chain',
    schema: z.object({ left: z.int() }),
    run: async ({ data }) => {
      ran.push(String(data.left));
      if (data.left > 0) await queue.enqueue(chain, { left: data.left - 1 });
    },
  });
  const queue = await startQueue([note, chain]);
  await queue.enqueue(chain, { left: 2 });
  await queue.drain();
  expect(ran).toEqual(['2', '1', '0']);
});

test('invalid job data is refused when enqueued, and fails when from an older program', async () => {
  const queue = await startQueue([note]);
  const wrong = z.json().parse({ text: 5 });
  const loose = defineJob({ name: 'test.note', schema: z.looseObject({}), run: async () => undefined });
  await queue.enqueue(loose, z.looseObject({}).parse(wrong));
  const runs = await queue.drain();
  expect(runs).toHaveLength(3);
  expect(runs).not.toHaveLength(0);
  expect(runs.every(({ error }) => error instanceof Error && error.name.endsWith('ZodError'))).toBe(true);
  expect(ran).toEqual([]);
});

test('how far a job is can be seen from outside', async () => {
  const seen: unknown[] = [];
  const long = defineJob({
    name: 'test.long',
    schema,
    run: async ({ progress, jobId }: JobContext<Data>) => {
      progress(0.25);
      await expect.poll(() => queue.findStatus(long, jobId)).toMatchObject({ progress: 0.25 });
      seen.push(await queue.findStatus(long, jobId));
      progress(7);
    },
  });
  const queue = await startQueue([long]);
  await queue.enqueue(long, { text: '' });
  await queue.drain();
  expect(seen).toEqual([{ state: 'running', progress: 0.25, attempt: 1 }]);
});

test('jobs use the database connections of jobs', async () => {
  const where = defineJob({
    name: 'test.where',
    schema,
    run: async () => {
      const { rows } = await sql<{
        name: string;
      }>`select current_setting('application_name') as name`.execute(own.db);
      ran.push(rows[0]?.name ?? '');
    },
  });
  const queue = await startQueue([where]);
  await queue.enqueue(where, { text: '' });
  await queue.drain();
  expect(ran).toEqual(['kaarto job']);
});

test('two workers run each job once, soon after it was put in', async () => {
  const [one] = await Promise.all([startQueue([note], false), startQueue([note], false)]);
  const texts = Array.from({ length: 12 }, (_, index) => `job ${index}`);
  for (const text of texts) {
    await own.db.transaction().execute(async (tx) => {
      await one.enqueue(note, { text }, { singletonKey: text, tx });
      await one.enqueue(note, { text }, { singletonKey: text, tx });
    });
  }
  await expect.poll(() => ran.length).toBe(12);
  expect(ran.toSorted()).toEqual(texts.toSorted());
});

test('a serial job runs one at a time in all workers together', async () => {
  let now = 0;
  let most = 0;
  const serial = defineJob({
    name: 'test.serial',
    schema,
    isSerial: true,
    concurrency: 2,
    run: async ({ data }) => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 50));
      now -= 1;
      ran.push(data.text);
    },
  });
  const [one] = await Promise.all([startQueue([serial], false), startQueue([serial], false)]);
  for (const text of ['a', 'b', 'c']) await one.enqueue(serial, { text });
  await expect.poll(() => ran.length).toBe(3);
  expect(most).toBe(1);
});

test('a serial job is taken as soon as the one before it ends, though that was counted as running', async () => {
  const pool = createPool(await own.database.url(), 'queue', log);
  const boss = createBoss({ pool, url: own.database.url, log, isWorker: false });
  try {
    await boss.start();
    await prepareQueue(boss, { ...note, options: { isSerial: true } }, false);
    const [first, second] = [await boss.send(note.name), await boss.send(note.name)];
    expect(await boss.fetch(note.name)).toMatchObject([{ id: first }]);
    await boss.supervise(note.name);
    await boss.complete(note.name, first ?? '');
    await clearRunningSerial(boss, pool, note.name);
    expect(await boss.fetch(note.name)).toMatchObject([{ id: second }]);
  } finally {
    await boss.stop({ graceful: false });
    await pool.end();
  }
});

test('a worker that stops aborts its job, and the job is run again elsewhere', async () => {
  const patient = defineJob({
    name: 'test.patient',
    schema,
    retry: { firstDelayS: 1 },
    run: async ({ signal, attempt }) => {
      ran.push(`start ${attempt}`);
      if (attempt > 1) return;
      await new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    },
  });
  const worker = await startQueue([patient], false);
  const jobId = await worker.enqueue(patient, { text: '' });
  await expect.poll(() => ran).toEqual(['start 1']);
  await worker.stop();
  const next = await startQueue([patient]);
  expect(await next.findStatus(patient, jobId ?? '')).toMatchObject({ state: 'waiting' });
  await next.drain();
  expect(ran).toEqual(['start 1', 'start 2']);
});

test('a job that does not leave in time is put back', async () => {
  let release = (): void => undefined;
  const stubborn = defineJob({
    name: 'test.stubborn',
    schema,
    run: async () => {
      ran.push('start');
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    },
  });
  const worker = await startQueue([stubborn], false);
  const jobId = await worker.enqueue(stubborn, { text: '' });
  await expect.poll(() => ran).toEqual(['start']);
  await worker.stop(100);
  const next = await startQueue([stubborn]);
  expect(await next.findStatus(stubborn, jobId ?? '')).toMatchObject({ state: 'waiting' });
  release();
});

test('a process of the role web puts jobs in and runs none', async () => {
  const web = createJobQueue({ database: own.database, log, clock, role: 'web' });
  queues.push(web);
  await web.start([note]);
  await web.enqueue(note, { text: 'for a worker' });
  await startQueue([note], false);
  await expect.poll(() => ran).toEqual(['for a worker']);
});

test('schedules follow the program: stored in Helsinki time, removed with their job', async () => {
  const nightly = defineJob({
    name: 'test.nightly',
    schema: z.object({}),
    schedule: { cron: '0 8 * * *' },
    run: async () => undefined,
  });
  const schedules = async () => {
    const { rows } = await sql`select name, cron, timezone from jobs.schedule`.execute(own.db);
    return rows;
  };
  await (await startQueue([nightly, note], false)).stop();
  expect(await schedules()).toEqual([
    { name: 'test.nightly', cron: '0 8 * * *', timezone: 'Europe/Helsinki' },
  ]);
  await startQueue([note], false);
  expect(await schedules()).toEqual([]);
});

test('before the queue has started a job cannot be put in', async () => {
  const queue = createJobQueue({ database: own.database, log, clock, role: 'all' });
  await expect(queue.enqueue(note, { text: '' })).rejects.toMatchObject({ status: 503 });
});

test('a job that is run by hand while the database ends the connections is refused with 503', async () => {
  const queue = await startQueue([note]);
  await own.db.transaction().execute(async (tx) => {
    await sql`lock table ${sql.id(BOSS_SCHEMA, 'job')} in access exclusive mode`.execute(tx);
    const refused = queue.runNow(note).catch((error: unknown) => error);
    const endWaiting = async () => {
      const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(own.db);
      return rows.length;
    };
    await expect.poll(endWaiting).toBe(1);
    expect(await refused).toMatchObject({ status: 503 });
  });
});

test('a stored job failure names no recipient', async () => {
  const refused = defineJob({
    name: 'test.refused',
    schema,
    run: () =>
      Promise.reject(
        Object.assign(new Error('451 4.7.1 <lukija@example.fi> greylisted'), {
          rejected: ['lukija@example.fi'],
        }),
      ),
  });
  const queue = await startQueue([refused]);
  await queue.enqueue(refused, { text: 'hello' });
  await queue.drain();
  const { rows } = await sql<{ output: unknown }>`select output from ${sql.id(BOSS_SCHEMA, 'job')}`.execute(
    own.db,
  );
  const stored = JSON.stringify(rows);
  expect(stored).toContain('451 4.7.1 <[address]> greylisted');
  expect(stored).not.toContain('lukija');
});
