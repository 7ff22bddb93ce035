// The morning look as it runs in the shop: two processes with separate workers over one database, over both changes of
// the clock, and one of them restarted.
import { afterAll, afterEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { startLocalServer } from '../../../../test/local-server.ts';
import { createJobQueue, type JobQueue } from '../../../platform/server/jobs/queue.ts';
import { checkDueJob } from './jobs.ts';
import { priceEmailJob } from './price-email.ts';
import { createPageReader } from './reading/reading-process.ts';
import { competitorService } from './service.ts';

let looks = 0;
let running: JobQueue[] = [];

const rival = await startLocalServer((request, response) => {
  if (request.url === '/robots.txt') return void response.writeHead(404).end();
  looks += 1;
  response.writeHead(200, { 'content-type': 'text/html' }).end('<main><h1>Rengas</h1><p>129,90 €</p></main>');
});
const host = rival.host;
const shop = await startTestApp({
  now: '2026-03-28T12:00:00+02:00',
  settings: { crawlerAllowedHosts: [host] },
});
afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop(1000)));
  running = [];
});
afterAll(async () => {
  await rival.close();
  await shop.close();
});

interface Process {
  queue: JobQueue;
  job: ReturnType<typeof checkDueJob>;
}

/** A worker as every process of the shop has one. */
async function startProcess(): Promise<Process> {
  const { database } = shop.context;
  const queue = createJobQueue({
    database,
    log: shop.platform.log,
    clock: shop.clock,
    role: 'all',
    isManual: false,
  });
  const platform = { ...shop.platform, jobs: queue };
  const emails = priceEmailJob(platform, () => Promise.resolve('Rengasliike'));
  const service = competitorService(platform, {
    reader: createPageReader(),
    emails,
    listTyres: async () => [],
  });
  const job = checkDueJob(service);
  await queue.start([emails, job]);
  running.push(queue);
  return { queue, job };
}

/** Starts the checks of every process at this moment; resolves when all have run. */
async function wakeAt(time: string, processes: readonly Process[]): Promise<void> {
  shop.clock.set(time);
  const ids = await Promise.all(processes.map(({ queue, job }) => queue.enqueue(job, {})));
  for (const [index, { queue, job }] of processes.entries()) {
    await expect.poll(async () => (await queue.findStatus(job, ids[index] ?? ''))?.state).toBe('done');
  }
}

test.each([
  ['summer time begins', '2026-03-28', '2026-03-29', '+03:00'],
  ['summer time ends', '2026-10-24', '2026-10-25', '+02:00'],
])(
  'two processes look once at eight on the day when %s, and not again after a restart',
  async (_what, eve, day, offset) => {
    shop.clock.set(`${eve}T12:00:00Z`);
    const staff = await shop.loginStaff();
    const made = await shop.app.inject({
      method: 'POST',
      url: '/api/competitor-prices',
      headers: staff,
      payload: { name: 'Naapuri', url: `http://${host}/rengas`, productName: 'Esimerkki 205/55R16' },
    });
    expect(made.statusCode).toBe(201);
    const two = [await startProcess(), await startProcess()];
    await wakeAt(`${eve}T12:01:00Z`, two);
    looks = 0;
    await wakeAt(`${day}T07:59:30${offset}`, two);
    expect(looks).toBe(0);
    await wakeAt(`${day}T08:20:30${offset}`, two);
    expect(looks).toBe(1);
    await running.shift()?.stop(1000);
    await wakeAt(`${day}T08:25:00${offset}`, [await startProcess()]);
    expect(looks).toBe(1);
    await shop.app.inject({
      method: 'DELETE',
      url: `/api/competitor-prices/${made.json()._id}`,
      headers: await shop.loginStaff(),
    });
  },
  60_000,
);
