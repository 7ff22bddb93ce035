import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { testDatabase } from '../../../../../test/database.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import type { NewsletterTables } from '../store.ts';
import { claim, countStates, insertRecipients, moveAll } from './delivery-store.ts';
import { listJournals, openJournal } from './journal.ts';
import { thisProcess, type ProcessIdentity } from './process-identity.ts';
import { recoverRuns } from './recovery.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const here = thisProcess();
/** A process of this machine that cannot live: its number is taken by another one, started at another time. */
const dead: ProcessIdentity = { ...here, pid: 1, startedAt: 'never' };

let folder: string;
const database = await testDatabase();
const db = database.db.$extendTables<NewsletterTables>();
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaarto-journal-'));
  return () => rm(folder, { recursive: true, force: true });
});
afterAll(() => database.close());

/** A run that has claimed as many emails; its number, the newsletter's, the emails'. */
async function claimed(count: number) {
  const id = newId();
  const run = newId();
  await db
    .insertInto('newsletter')
    .values({
      id,
      subject: 'Aihe',
      content: 'Hei!',
      heroImage: '',
      sendDate: NOW,
      status: 'sent',
      sentAt: NOW,
      deliveryState: 'sending',
      createdAt: NOW,
      updatedAt: NOW,
    })
    .execute();
  const people = Array.from({ length: count }, (_each, at) => ({ id: newId(), email: `a${at}@example.fi` }));
  await db.transaction().execute((tx) => insertRecipients(tx, id, people, NOW));
  const leaseUntil = new Date(NOW.getTime() + MINUTE_MS);
  const emails = await claim(db, { newsletterId: id, owner: run, leaseUntil, now: NOW, count });
  return { id, run, emails: emails.map((email) => email.id) };
}

const recover = (afterMs = 0, running: string[] = []) =>
  recoverRuns({
    db,
    folder,
    here,
    running: new Set(running),
    now: () => new Date(NOW.getTime() + afterMs),
    log: pino({ level: 'silent' }),
  });
const statesOf = async (id: string) => (await countStates(db, [id])).get(id);

test('the journal of a dead process has the state of each email', async () => {
  const { id, run, emails } = await claimed(6);
  const [untouched = 0, sent = 0, accepted = 0, later = 0, refused = 0, broken = 0] = emails;
  const journal = openJournal(folder, run, dead);
  for (const email of [sent, accepted, later, refused, broken]) journal.noteSent(email);
  journal.recordSmtpResult(accepted, { kind: 'accepted', code: 250 });
  journal.recordSmtpResult(later, { kind: 'refused', stage: 'content', code: 451, enhanced: '' });
  journal.recordSmtpResult(refused, { kind: 'refused', stage: 'content', code: 552, enhanced: '' });
  journal.recordSmtpResult(broken, { kind: 'broken', isMaybeSent: true });
  journal.close();
  // Cut off in the middle of a line.
  await appendFile(join(folder, `${run}.journal`), `D ${untouched}`);
  await recover();
  const rows = await db.selectFrom('newsletterDelivery').selectAll().where('newsletterId', '=', id).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  expect(emails.map((email) => byId.get(email)?.state)).toEqual([
    'pending',
    'unconfirmed',
    'accepted',
    'retry',
    'failed',
    'retry',
  ]);
  expect(byId.get(untouched)?.attempts).toBe(0);
  expect(byId.get(broken)?.isPossiblyDouble).toBe(true);
  expect(await listJournals(folder)).toEqual([]);
});

test('after a power cut an email without an answer is sent again as the same email', async () => {
  const { id, run, emails } = await claimed(1);
  const journal = openJournal(folder, run, { ...dead, boot: 'an earlier one' });
  journal.noteSent(emails[0] ?? 0);
  journal.close();
  await recover();
  const row = await db
    .selectFrom('newsletterDelivery')
    .selectAll()
    .where('newsletterId', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: 'pending', isPossiblyDouble: true });
});

test('a network that died with its container counts like a power cut', async () => {
  const { id, run, emails } = await claimed(1);
  const journal = openJournal(folder, run, { ...dead, network: 'net:[1]' });
  journal.noteSent(emails[0] ?? 0);
  journal.close();
  await recover();
  expect(await statesOf(id)).toEqual({ pending: 1 });
});

test('a run that is alive is left alone, and one out of sight until its lease is over', async () => {
  const { id, run } = await claimed(1);
  openJournal(folder, run, here).close();
  await recover(0, [run]);
  expect(await statesOf(id)).toEqual({ claimed: 1 });
  await recover();
  expect(await statesOf(id)).toEqual({ pending: 1 });

  const other = await claimed(1);
  openJournal(folder, other.run, { ...dead, processes: 'pid:[1]' }).close();
  await recover();
  expect(await statesOf(other.id)).toEqual({ claimed: 1 });
  await recover(2 * MINUTE_MS);
  expect(await statesOf(other.id)).toEqual({ pending: 1 });
});

test('emails with an unreachable journal are unconfirmed 15 minutes after their lease', async () => {
  const { id } = await claimed(2);
  await recover(15 * MINUTE_MS);
  expect(await statesOf(id)).toEqual({ claimed: 2 });
  await recover(16 * MINUTE_MS);
  expect(await statesOf(id)).toEqual({ unconfirmed: 2 });
  // Sent again by hand they may come twice, and are recorded so.
  expect(await moveAll(db, id, ['unconfirmed'], 'pending', NOW)).toBe(2);
  const rows = await db
    .selectFrom('newsletterDelivery')
    .select(['state', 'isPossiblyDouble'])
    .where('newsletterId', '=', id)
    .execute();
  expect(rows).toEqual(Array.from({ length: 2 }, () => ({ state: 'pending', isPossiblyDouble: true })));
});
