// `npm run faults:newsletter`: a newsletter to many recipients through a real mail socket while its process is killed with
// kill -9 at random moments. Reports how many emails were lost, doubled or left unconfirmed, and fails above the limits.
// Options: --recipients 10000 --kills 10 --answer-ms 3; --product kills the complete built product, whose database is --database URL
// or the embedded one.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { buildIfStale } from '../../../scripts/build-stamp.ts';
import { UNSUBSCRIBE_PLACE } from '../../../src/features/newsletters/email/email.ts';
import {
  countStates,
  insertRecipients,
} from '../../../src/features/newsletters/server/delivery/delivery-store.ts';
import type { NewsletterTables } from '../../../src/features/newsletters/server/store.ts';
import { newId } from '../../../src/platform/contract/ids.ts';
import { addSubscribers } from '../../builders/newsletter-subscribers.ts';
import { startSmtpSink } from '../../builders/smtp-sink.ts';
import { stopTestServer, testDatabase, type TestDatabase } from '../../database.ts';
import { killProduct } from './product.ts';

const SENDER = fileURLToPath(new URL('sender.ts', import.meta.url));
/** One doubled email in a hundred kills, and none lost. */
const DOUBLES_PER_KILL = 0.01;

const { values } = parseArgs({
  options: {
    recipients: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '10' },
    'answer-ms': { type: 'string', default: '3' },
    product: { type: 'boolean', default: false },
    database: { type: 'string' },
  },
});
const recipients = Number(values.recipients);
const kills = Number(values.kills);
const answerAfterMs = Number(values['answer-ms']);

/** Subscribers, and a newsletter whose recipients are fixed; its id. */
async function prepare({ db: anyDb }: TestDatabase): Promise<string> {
  const db = anyDb.$extendTables<NewsletterTables>();
  const now = new Date();
  const people = await addSubscribers(anyDb, recipients);
  const id = newId();
  const text = `Hei!\n\n${'Talvirenkaat nyt edullisesti. '.repeat(40)}\n\nPeru: ${UNSUBSCRIBE_PLACE}`;
  const template = {
    fromName: 'Rengas',
    replyTo: '',
    subject: 'Talvirenkaat',
    text,
    html: `<p>${text.repeat(4)}</p>`,
  };
  await db
    .insertInto('newsletter')
    .values({
      id,
      subject: 'Talvirenkaat',
      content: 'Hei!',
      heroImage: '',
      sendDate: now,
      status: 'sent',
      sentAt: now,
      deliveryState: 'sending',
      frozenAt: now,
      recipientCount: recipients,
      template: JSON.stringify(template),
      createdAt: now,
      updatedAt: now,
    })
    .execute();
  await db.transaction().execute((tx) => insertRecipients(tx, id, people, now));
  return id;
}

function startSender(environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [SENDER], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The sender's output until it is at work, or at its end. */
async function says(child: ChildProcess, word: string): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    if (said.includes(word)) return said;
  }
  throw new Error(`The sender ended without saying '${word}'`);
}

async function main(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'kaarto-faults-'));
  const arrived = new Map<string, number>();
  const sink = await startSmtpSink({
    answerAfterMs,
    isForgetful: true,
    onEmail: ({ raw }) => {
      const id = /^Message-ID: <(.*)>\r$/m.exec(raw)?.[1] ?? 'none';
      arrived.set(id, (arrived.get(id) ?? 0) + 1);
    },
  });
  const database = await testDatabase();
  try {
    const newsletterId = await prepare(database);
    const environment = {
      FAULT_DATABASE: database.url,
      FAULT_SMTP: sink.url,
      FAULT_JOURNAL: join(folder, 'journal'),
      FAULT_NEWSLETTER: newsletterId,
    };
    for (let kill = 0; kill < kills; kill += 1) {
      const child = startSender(environment);
      await says(child, 'ready');
      await wait(20 + Math.random() * 600);
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const child = startSender(environment);
    const before = arrived.size;
    const [peakMiB = 0, tookMs = 1] =
      /ended (\d+) (\d+)\./
        .exec(await says(child, '.'))
        ?.slice(1)
        .map(Number) ?? [];
    await once(child, 'exit');

    const states = (await countStates(database.db.$extendTables<NewsletterTables>(), [newsletterId])).get(
      newsletterId,
    );
    const doubled = [...arrived.values()].filter((count) => count > 1).length;
    const lost = recipients - arrived.size;
    const report = {
      recipients,
      kills,
      answerAfterMs,
      states,
      arrived: arrived.size,
      lost,
      doubled,
      peakMiB,
      emailsPerS: Math.round(((arrived.size - before) * 1000) / tookMs),
    };
    process.stdout.write(`${JSON.stringify(report, undefined, 2)}\n`);
    return lost === 0 && doubled <= Math.ceil(kills * DOUBLES_PER_KILL);
  } finally {
    await sink.close();
    await database.close();
    await stopTestServer();
    await rm(folder, { recursive: true, force: true });
  }
}

async function mainOfProduct(): Promise<boolean> {
  await buildIfStale();
  const report = await killProduct({ recipients, kills, answerAfterMs, databaseUrl: values.database });
  process.stdout.write(`${JSON.stringify({ recipients, kills, answerAfterMs, ...report }, undefined, 2)}\n`);
  const { lost, doubled, failures } = report;
  return lost === 0 && doubled <= Math.ceil(kills * DOUBLES_PER_KILL) && failures.length === 0;
}

if (!(await (values.product ? mainOfProduct() : main()))) process.exitCode = 1;
