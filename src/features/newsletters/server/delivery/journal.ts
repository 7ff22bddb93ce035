// The journal of one run: which emails were sent, and the answers, written before the database knows. After
// kill -9 the next run reads from it what the dead one did. One short line each, appended in one synchronous write:
// the system still writes it when the process dies, and fdatasync every 50 ms when the power goes.
import { closeSync, createReadStream, fdatasync, mkdirSync, openSync, writeSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { unlessMissing } from '../../../../platform/server/files/disk-files.ts';
import type { SmtpResult } from '../../delivery-rules.ts';
import type { ProcessIdentity } from './process-identity.ts';

const code = z.int().min(0).max(999);

const smtpResultSchema: z.ZodType<SmtpResult> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted'), code }),
  z.object({
    kind: z.literal('refused'),
    stage: z.enum(['sender', 'recipient', 'content']),
    code,
    enhanced: z.string().max(20),
  }),
  z.object({ kind: z.literal('broken'), isMaybeSent: z.boolean() }),
]);

const SYNC_MS = 50;
const ENDING = '.journal';

/** A journal's entry on an email: that it was sent, or its SMTP result. */
export type JournalEntry = { kind: 'sent' } | { kind: 'answered'; smtpResult: SmtpResult };

export interface ReadJournal {
  /** undefined when the process died before it had written who it was. */
  machine: ProcessIdentity | undefined;
  /** Its entries on these emails; a run of many emails has claimed few of them when it dies. */
  findEntries: (deliveryIds: ReadonlySet<number>) => Promise<ReadonlyMap<number, JournalEntry>>;
}

const identitySchema = z.object({
  boot: z.string(),
  network: z.string(),
  processes: z.string(),
  pid: z.int(),
  startedAt: z.string(),
});

export function openJournal(folder: string, run: string, machine: ProcessIdentity) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${run}${ENDING}`);
  const file = openSync(path, 'ax', 0o600);
  writeSync(file, `${JSON.stringify(machine)}\n`);
  let isOpen = true;
  let isDirty = true;
  let isSyncing = false;
  const timer = setInterval(() => {
    if (!isDirty || isSyncing) return;
    isDirty = false;
    isSyncing = true;
    fdatasync(file, () => {
      isSyncing = false;
      if (!isOpen) closeSync(file);
    });
  }, SYNC_MS);
  timer.unref();
  const write = (line: string) => {
    if (!isOpen) throw new Error('The journal is closed');
    writeSync(file, line);
    isDirty = true;
  };
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(timer);
    if (!isSyncing) closeSync(file);
  };
  return {
    /** The email's last byte was taken by the system: from now on it may arrive. */
    noteSent: (deliveryId: number) => write(`D ${deliveryId}\n`),
    recordSmtpResult: (deliveryId: number, smtpResult: SmtpResult) =>
      write(`A ${deliveryId} ${JSON.stringify(smtpResult)}\n`),
    /** Leaves it to the next run. */
    close,
    /** Everything in it is in the database now. */
    remove: async () => {
      close();
      await rm(path, { force: true });
    },
  };
}

export type Journal = ReturnType<typeof openJournal>;

/** The runs whose journals lie in the folder. */
export async function listJournals(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(unlessMissing);
  return (names ?? []).filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length));
}

/** undefined when there is none. A line cut off by a crash counts as not written. */
export async function readJournal(folder: string, run: string): Promise<ReadJournal | undefined> {
  const path = join(folder, `${run}${ENDING}`);
  let head: string | undefined;
  try {
    for await (const line of wholeLines(path)) {
      head = line;
      break;
    }
  } catch (error) {
    return unlessMissing(error);
  }
  return {
    machine: head === undefined ? undefined : identitySchema.parse(JSON.parse(head)),
    findEntries: (deliveryIds) => findEntries(path, deliveryIds),
  };
}

async function findEntries(
  path: string,
  deliveryIds: ReadonlySet<number>,
): Promise<Map<number, JournalEntry>> {
  const entries = new Map<number, JournalEntry>();
  for await (const line of wholeLines(path)) {
    const [, kind, digits, rest = ''] = /^([AD]) (\d+)(?: (.*))?$/.exec(line) ?? [];
    const id = Number(digits);
    if (!deliveryIds.has(id)) continue;
    if (kind === 'D') entries.set(id, { kind: 'sent' });
    else entries.set(id, { kind: 'answered', smtpResult: smtpResultSchema.parse(JSON.parse(rest)) });
  }
  return entries;
}

async function* wholeLines(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

export async function removeJournal(folder: string, run: string): Promise<void> {
  await rm(join(folder, `${run}${ENDING}`), { force: true });
}
