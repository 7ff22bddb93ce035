// A newsletter to many subscribers by the built product: how fast it goes compared with what the mail server can take, how much
// memory it adds, and what a clerk waits for meanwhile.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { addSubscribersTo } from '../test/builders/newsletter-subscribers.ts';
import { pushEmails } from './newsletter-limit.ts';
import {
  cpuSecondsOf,
  memoryOf,
  newDataDir,
  removeDataDir,
  startProduct,
  type RunningProduct,
} from './product.ts';
import { milliseconds, perSecond, report } from './report.ts';
import { PASSWORD, signIn, type Staff } from './staff.ts';

const SUBSCRIBERS = [10_000, 100_000];
/** Milliseconds until the mail server answers an email. */
const ANSWER_MS = 3;
const EMAILS_PER_S = 1_000;
const MAX_MIB = 150;
const CLERK_MS = 100;
/** Of what ready emails reach at the same server. */
const SHARE = 0.9;
const CLERK_EVERY_MS = 250;
const SETTLE_MS = 5_000;

const sinkSchema = z.object({ url: z.string(), count: z.number(), bytes: z.number(), tookMs: z.number() });

/** Measures one newsletter for each number of subscribers; the usual numbers when none is given. */
export async function measureNewsletters(counts: readonly number[]): Promise<void> {
  const sink = fork(fileURLToPath(new URL('newsletter-sink.ts', import.meta.url)), [String(ANSWER_MS)]);
  /** What has arrived since the last call. */
  const arrived = async () => {
    const answer = once(sink, 'message');
    sink.send('count');
    return sinkSchema.parse((await answer)[0]);
  };
  const { url } = await arrived();
  try {
    for (const subscribers of counts.length > 0 ? counts : SUBSCRIBERS) {
      await measureOne(subscribers, url, arrived);
    }
  } finally {
    sink.disconnect();
  }
}

type Arrived = () => Promise<z.infer<typeof sinkSchema>>;

async function measureOne(subscribers: number, smtpUrl: string, arrived: Arrived): Promise<void> {
  const dataDir = await newDataDir();
  const product = await startProduct(dataDir, { SMTP_URL: smtpUrl, ADMIN_PASSWORD: PASSWORD });
  try {
    await addSubscribersTo({ dataDir, databaseUrl: undefined }, subscribers);
    const sent = await sendNewsletter(product, arrived);
    if (sent.count !== subscribers) throw new Error(`${sent.count} emails of ${subscribers} arrived`);
    const limit = await pushEmails(smtpUrl, sent.bytes);
    await arrived();
    printFigures({ subscribers, limit, ...sent });
  } finally {
    await product.stop();
    await removeDataDir(dataDir);
  }
}

/** A newsletter with two tyres to everybody, while a clerk works. */
async function sendNewsletter(product: RunningProduct, arrived: Arrived) {
  const clerk = clerkOf(await signIn(product));
  const { items } = tyresSchema.parse(await clerk.read('/api/tires?limit=2'));
  const tyres = items.map(({ _id }) => `{{tuote:${_id}}}`).join('\n\n');
  const { _id: id } = newsletterSchema.parse(
    await clerk.send('POST', '/api/newsletters', {
      subject: 'Talvirenkaat nyt',
      content: `Hei!\n\n${'Nyt on aika vaihtaa talvirenkaat. '.repeat(10)}\n\n${tyres}`,
      sendDate: '2030-01-01T09:00',
    }),
  );
  const calmWaits = await workFor(clerk, id, SETTLE_MS);
  const pid = product.process.pid ?? 0;
  const before = { ...memoryOf(pid), cpuS: cpuSecondsOf(pid) };
  // The most it ever had is counted from here (proc(5)).
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  await arrived();
  const waits = await sendAndWork(clerk, id);
  const addedMiB = memoryOf(pid).peakMiB - before.nowMiB;
  const cpuS = cpuSecondsOf(pid) - before.cpuS;
  const { count, bytes, tookMs } = await arrived();
  return {
    count,
    bytes,
    rate: (count * 1000) / tookMs,
    cpuMs: (cpuS * 1000) / count,
    addedMiB,
    waits,
    calmWaits,
  };
}

const tyresSchema = z.object({ items: z.array(z.object({ _id: z.string() })) });
const newsletterSchema = z.object({ _id: z.string(), delivery: z.object({ state: z.string() }) });

interface Figures {
  subscribers: number;
  bytes: number;
  rate: number;
  limit: number;
  /** Processor time of the product for an email. */
  cpuMs: number;
  addedMiB: number;
  waits: readonly number[];
  /** The same while nothing is sent. */
  calmWaits: readonly number[];
}

function printFigures({ subscribers, bytes, rate, limit, cpuMs, addedMiB, waits, calmWaits }: Figures): void {
  const what = `newsletter of ${Math.round(bytes / 1024)} KiB to ${subscribers.toLocaleString('en')} subscribers`;
  report({
    what: `${what}, over 8 connections to a server that answers after ${ANSWER_MS} ms, ${milliseconds(cpuMs)} of processor time each`,
    ours: perSecond(rate),
    reference: `ready emails pushed ${perSecond(limit)}`,
    ratio: rate / limit,
    target: `≥ ${EMAILS_PER_S}/s, ${SHARE} ×`,
    isMet: rate >= EMAILS_PER_S && rate >= SHARE * limit,
  });
  report({
    what: `${what}, memory added`,
    ours: `${Math.round(addedMiB)} MiB`,
    target: `≤ ${MAX_MIB} MiB`,
    isMet: addedMiB <= MAX_MIB,
  });
  const most = Math.max(...waits);
  report({
    what: `${what}, ${waits.length} answers to a clerk meanwhile, p99 ${milliseconds(percentile(waits, 0.99))}`,
    ours: `at most ${milliseconds(most)}`,
    reference: `p99 ${milliseconds(percentile(calmWaits, 0.99))} while nothing is sent`,
    target: `≤ ${CLERK_MS} ms`,
    isMet: most <= CLERK_MS,
  });
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

type Clerk = ReturnType<typeof clerkOf>;

function clerkOf({ send, read }: Staff) {
  let turn = 0;
  return {
    send,
    read,
    /** What a clerk does meanwhile: opens the delivery and lists, and saves; how long each took. */
    work: (id: string): Promise<number[]> => {
      turn += 1;
      const phone = `010 000 ${String(turn % 10_000).padStart(4, '0')}`;
      return Promise.all([
        timed(read('/api/newsletters?limit=20')),
        timed(read(`/api/newsletters/${id}/deliveries?limit=50`)),
        timed(read('/api/subscribers?limit=50')),
        timed(read('/api/enquiries?limit=50')),
        timed(send('PUT', '/api/shop-profile', { phone })),
      ]);
    },
  };
}

async function timed(answer: Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await answer;
  return performance.now() - startedAt;
}

async function workFor(clerk: Clerk, id: string, ms: number): Promise<number[]> {
  const working: Promise<number[]>[] = [];
  for (let spentMs = 0; spentMs < ms; spentMs += CLERK_EVERY_MS) {
    working.push(clerk.work(id));
    await wait(CLERK_EVERY_MS);
  }
  return (await Promise.all(working)).flat();
}

/** Until all is sent; how long the clerk's answers took meanwhile. */
async function sendAndWork(clerk: Clerk, id: string): Promise<number[]> {
  const working: Promise<number[]>[] = [
    timed(clerk.send('POST', `/api/newsletters/${id}/send`, {})).then((ms) => [ms]),
  ];
  for (;;) {
    working.push(clerk.work(id));
    await wait(CLERK_EVERY_MS);
    const { delivery } = newsletterSchema.parse(await clerk.read(`/api/newsletters/${id}`));
    if (delivery.state !== 'sending' && delivery.state !== 'idle') break;
  }
  return (await Promise.all(working)).flat();
}
