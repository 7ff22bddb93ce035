// How soon the product is ready again after kill -9 in the middle of a newsletter: of the program, and of the database too.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { addSubscribersTo } from '../test/builders/newsletter-subscribers.ts';
import { newDataDir, removeDataDir, startProduct, type RunningProduct } from './product.ts';
import { milliseconds, report } from './report.ts';
import { PASSWORD, signIn, type Staff } from './staff.ts';

const SUBSCRIBERS = 10_000;
/** Long enough that the newsletter is not sent before it is cut. */
const ANSWER_MS = 20;
/** The kill comes when this many emails have arrived. */
const ARRIVED = 200;
const READY_MS = 3_000;

const countSchema = z.object({ url: z.string(), count: z.number() });
const idSchema = z.object({ _id: z.string() });

export async function measureRestarts(): Promise<void> {
  await measure('of the program', false);
  await measure('of the program and the database', true);
}

async function measure(what: string, isDatabaseKilled: boolean): Promise<void> {
  const sink = fork(fileURLToPath(new URL('newsletter-sink.ts', import.meta.url)), [String(ANSWER_MS)]);
  const arrived = async () => {
    const answer = once(sink, 'message');
    sink.send('count');
    return countSchema.parse((await answer)[0]);
  };
  const dataDir = await newDataDir();
  const environment = { SMTP_URL: (await arrived()).url, ADMIN_PASSWORD: PASSWORD };
  try {
    const first = await startProduct(dataDir, environment);
    await first.stop();
    const calm = await timedStart(dataDir, environment);
    await addSubscribersTo({ dataDir, databaseUrl: undefined }, SUBSCRIBERS);
    await beginNewsletter(await signIn(calm.product));
    for (let count = 0; count < ARRIVED; count += (await arrived()).count) await wait(20);
    await kill(calm.product, isDatabaseKilled);
    const again = await timedStart(dataDir, environment);
    await again.product.stop();
    report({
      what: `ready after kill -9 ${what}, ${SUBSCRIBERS.toLocaleString('en')} emails on their way`,
      ours: milliseconds(again.ms),
      reference: `after an orderly stop ${milliseconds(calm.ms)}`,
      ratio: again.ms / calm.ms,
      target: `≤ ${READY_MS} ms`,
      isMet: again.ms <= READY_MS,
    });
  } finally {
    sink.disconnect();
    await removeDataDir(dataDir);
  }
}

async function timedStart(
  dataDir: string,
  environment: Record<string, string>,
): Promise<{ product: RunningProduct; ms: number }> {
  const startedAt = performance.now();
  const product = await startProduct(dataDir, environment);
  return { product, ms: performance.now() - startedAt };
}

/** Sends a newsletter; the emails go out after the answer. */
export async function beginNewsletter(staff: Staff): Promise<void> {
  const { _id: id } = idSchema.parse(
    await staff.send('POST', '/api/newsletters', {
      subject: 'Talvirenkaat nyt',
      content: 'Hei!\n\nNyt on aika vaihtaa talvirenkaat.',
      sendDate: '2030-01-01T09:00',
    }),
  );
  await staff.send('POST', `/api/newsletters/${id}/send`, {});
}

async function kill(product: RunningProduct, isDatabaseKilled: boolean): Promise<void> {
  const database = await postmasterOf(product.dataDir);
  product.process.kill('SIGKILL');
  await once(product.process, 'exit');
  if (isDatabaseKilled) process.kill(database, 'SIGKILL');
}

/** The process id of the embedded database's postmaster. */
export async function postmasterOf(dataDir: string): Promise<number> {
  const record: unknown = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'));
  const { cluster } = z.object({ cluster: z.string() }).parse(record);
  const lines = await readFile(resolve(dataDir, cluster, 'postmaster.pid'), 'utf8');
  return z.coerce.number().int().positive().parse(lines.split('\n')[0]);
}
