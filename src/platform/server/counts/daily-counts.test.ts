import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { testDatabase } from '../../../../test/database.ts';
import { testClock } from '../clock.ts';
import { createDailyCounts } from './daily-counts.ts';

const NIGHT = '2026-11-21T23:59:00+02:00';
const WEEK = { from: '2026-11-16', to: '2026-11-22' };
const TYRE = { kind: 'tyre', key: 'a' };

const clock = testClock(NIGHT);
const log = pino({ level: 'silent' });

const own = await testDatabase();
beforeEach(async () => {
  clock.set(NIGHT);
  await createDailyCounts({ db: own.db, clock, log }).removeBefore('2100-01-01');
});
afterAll(() => own.close());

const start = () => createDailyCounts({ db: own.db, clock, log });

test('what is counted belongs to its day in Helsinki, whatever is written later', async () => {
  const counts = start();
  counts.add([TYRE]);
  counts.add([TYRE, { kind: 'offer', key: 'a' }]);
  clock.set('2026-11-22T00:00:30+02:00');
  counts.add([TYRE]);
  expect(await counts.read(['tyre'], WEEK)).toEqual([
    { ...TYRE, day: '2026-11-21', count: 2 },
    { ...TYRE, day: '2026-11-22', count: 1 },
  ]);
  expect(await counts.read(['offer', 'search'], WEEK)).toEqual([
    { kind: 'offer', key: 'a', day: '2026-11-21', count: 1 },
  ]);
  expect(await counts.read(['tyre'], { from: '2026-11-22', to: '2026-11-22' })).toHaveLength(1);
});

test('the counts of processes that write at the same moment add up', async () => {
  const processes = Array.from({ length: 6 }, start);
  const keys = Array.from({ length: 40 }, (_each, at) => ({ kind: 'tyre', key: `k${at}` }));
  for (const [at, each] of processes.entries()) each.add(at % 2 === 0 ? keys : keys.toReversed());
  await Promise.all(processes.map((each) => each.flush()));
  const all = await start().read(['tyre'], WEEK);
  expect(all).toHaveLength(40);
  expect(all.every(({ count }) => count === 6)).toBe(true);
});

test('counts that cannot be written are written later, once', async () => {
  const counts = start();
  counts.add([TYRE]);
  await own.db.schema.alterTable('daily_count').renameTo('daily_count_elsewhere').execute();
  await counts.flush();
  await own.db.schema.alterTable('daily_count_elsewhere').renameTo('daily_count').execute();
  counts.add([TYRE]);
  await counts.flush();
  await counts.flush();
  expect(await counts.read(['tyre'], WEEK)).toEqual([{ ...TYRE, day: '2026-11-21', count: 2 }]);
});

test('days before a day are removed, and that day stays', async () => {
  const counts = start();
  counts.add([TYRE]);
  clock.set('2026-11-22T12:00:00+02:00');
  counts.add([TYRE]);
  await counts.flush();
  expect(await counts.removeBefore('2026-11-22')).toBe(1);
  expect((await counts.read(['tyre'], WEEK)).map(({ day }) => day)).toEqual(['2026-11-22']);
});
