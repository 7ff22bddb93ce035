// Four web and two worker processes on one PostgreSQL 15 behind nginx: a visitor, a clerk, an import and a newsletter go on
// while processes are killed at random, and nothing that was acknowledged is lost.
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { demonstrationListText } from '../builders/demonstration-list.ts';
import { addSubscribersTo } from '../builders/newsletter-subscribers.ts';
import { startSmtpSink, type SmtpSink } from '../builders/smtp-sink.ts';
import { savePhone, sendList, signIn, waitForRun, type Reached } from '../faults/shop.ts';
import { ADMIN } from '../product-process.ts';
import { startMany, type Many } from './many.ts';

const PROXY_PORT = 3987;
const SUBSCRIBERS = 600;
const TYRES = 9_500;
/** What is killed, each with its replacement before the next. */
const KILLS = [
  ['web', 1],
  ['worker', 1],
  ['web', 2],
  ['web', 1],
  ['worker', 1],
  ['web', 2],
] as const;
/** One doubled email in a hundred kills, and none lost. */
const MAX_DOUBLED = 1;

let sink: SmtpSink;
let many: Many;
let shop: Reached;

beforeAll(async () => {
  sink = await startSmtpSink({ isForgetful: true });
  many = await startMany({ webs: 4, workers: 2, proxyPort: PROXY_PORT, sink });
  shop = { url: many.url, output: () => '' };
}, 240_000);

afterAll(async () => {
  await many.stop();
  await sink.close();
}, 60_000);

/** Repeats `step` until stopped, which waits for the last one. */
function repeat(step: (round: number) => Promise<void>): () => Promise<void> {
  const over = new AbortController();
  const going = (async () => {
    for (let round = 0; !over.signal.aborted; round += 1) await step(round);
  })();
  return async () => {
    over.abort();
    await going;
  };
}

/** Requests pages and the API in turn; returns what was no 200. */
function visit() {
  const failures: string[] = [];
  let requested = 0;
  const end = repeat(async (round) => {
    const path = round % 2 === 0 ? '/' : '/api/tires/sizes';
    requested += 1;
    const status = await statusOf(fetch(`${shop.url}${path}`));
    if (status !== 200) failures.push(`${path} ${status}`);
    await wait(20);
  });
  return async () => {
    await end();
    return { requested, failures };
  };
}

/** 0 when the connection broke. */
async function statusOf(answer: Promise<Response>): Promise<number> {
  return answer.then(
    async (answered) => {
      await answered.arrayBuffer();
      return answered.status;
    },
    () => 0,
  );
}

/** What a visitor sees; undefined when it was no answer. */
async function readField(path: string, field: string): Promise<unknown> {
  const answer = await fetch(`${shop.url}/api${path}`).catch(() => undefined);
  if (!answer?.ok) return undefined;
  const body: Record<string, unknown> = await answer.json().catch(() => ({}));
  return body[field];
}

type Staff = Awaited<ReturnType<typeof signIn>>;

async function api(staff: Staff, method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${shop.url}/api${path}`, {
    method,
    headers: { ...staff, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
}

const draft = (subject: string) => ({ subject, content: 'Hei!', sendDate: '2030-01-01T09:00' });

/** Saves and reads back; what is not there although it was acknowledged. */
function work(staff: Staff) {
  const stale: string[] = [];
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const end = repeat(async (round) => {
    const phone = `010 ${String(round).padStart(7, '0')}`;
    const status = await savePhone(shop, staff, phone).catch(() => 0);
    count(status);
    const made = await api(staff, 'POST', '/newsletters', draft(`Luonnos ${round}`)).catch(() => undefined);
    count(made?.status ?? 0);
    const created = made?.ok ? await made.json().catch(() => undefined) : undefined;
    if (created) acknowledged.push(created._id);
    // A process that was killed may have saved without answering; nothing is claimed of that.
    await wait(1_000);
    const read = await readField('/shop-profile', 'phone');
    if (status === 200 && read !== undefined && read !== phone) {
      stale.push(`${phone}, but ${JSON.stringify(read)}`);
    }
  });
  return async () => {
    await end();
    return { stale, acknowledged, statuses };
  };
}

/** How many tyres visitors find. */
function watchTotal() {
  const seen = new Set<unknown>();
  const end = repeat(async () => {
    const total = await readField('/tires?limit=1', 'total');
    if (total !== undefined) seen.add(total);
    await wait(50);
  });
  return async () => {
    await end();
    return seen;
  };
}

async function sendNewsletter(staff: Staff): Promise<string> {
  const made = await api(staff, 'POST', '/newsletters', draft('Talvirenkaat'));
  expect(made.status).toBe(201);
  const { _id: id } = await made.json();
  expect((await api(staff, 'POST', `/newsletters/${id}/send`, {})).status).toBe(202);
  return id;
}

test('four web and two worker processes behind nginx lose nothing when killed at random', async () => {
  const subscribers = await addSubscribersTo({ dataDir: '', databaseUrl: many.databaseUrl }, SUBSCRIBERS);
  const staff = await signIn(shop);
  const ends = { visitor: visit(), clerk: work(staff), counter: watchTotal() };
  const id = await sendNewsletter(staff);
  await expect.poll(() => sink.emails.length, { timeout: 30_000 }).toBeGreaterThan(20);

  const run = await sendList(shop, staff, await demonstrationListText());
  await waitForRun(shop, staff, run._id, ['running']);
  await wait(Math.random() * 700);
  // Both at once: the processes with the newsletter and the import have ended.
  const [killedAt, emailsThen] = [Date.now(), sink.emails.length];
  await many.kill('worker', 2);
  await expect
    .poll(() => sink.emails.length, { timeout: 120_000, interval: 250 })
    .toBeGreaterThan(emailsThen + 8);
  const takenOverMs = Date.now() - killedAt;
  for (const [role, howMany] of KILLS) {
    await wait(Math.random() * 3_000);
    await many.kill(role, howMany);
  }
  const imported = await waitForRun(shop, staff, run._id, ['done', 'failed']);
  const delivery = async () => (await (await api(staff, 'GET', `/newsletters/${id}`)).json()).delivery;
  await expect.poll(delivery, { timeout: 240_000, interval: 1_000 }).toMatchObject({ state: 'done' });
  // The web processes read the new list a moment after the import has ended.
  await expect.poll(() => readField('/tires?limit=1', 'total')).toBe(TYRES);
  const [visitor, clerk, seen] = await Promise.all([ends.visitor(), ends.clerk(), ends.counter()]);

  const taken = sink.emails.map(({ to }) => to);
  const killed = 2 + KILLS.reduce((sum, [, howMany]) => sum + howMany, 0);
  console.log(
    `${killed} processes killed: ${visitor.requested} visits, ${visitor.failures.length} failed; ` +
      `clerk ${JSON.stringify(Object.fromEntries(clerk.statuses))}; emails taken over after ${takenOverMs} ms, ` +
      `${taken.length - SUBSCRIBERS} doubled`,
  );
  expect(new Set(taken)).toEqual(new Set(subscribers.map(({ email }) => email)));
  expect(taken.length - SUBSCRIBERS).toBeLessThanOrEqual(MAX_DOUBLED);
  expect(imported).toMatchObject({ status: 'done', failure: null });
  expect(seen).toEqual(new Set([0, TYRES]));
  // What is under way in a process as it is killed is all that anybody may notice.
  expect(visitor.failures.length).toBeLessThanOrEqual(killed);
  expect(clerk.stale).toEqual([]);
  expect(
    [...clerk.statuses.keys()].filter((status) => status < 500 && ![0, 200, 201].includes(status)),
  ).toEqual([]);
  for (const each of clerk.acknowledged) {
    expect((await api(staff, 'GET', `/newsletters/${each}`)).status).toBe(200);
  }
}, 600_000);

test('all web processes are replaced one after the other behind nginx without a failed request', async () => {
  const staff = await signIn(shop);
  const end = visit();
  await many.replaceWebs();
  const { requested, failures } = await end();
  expect({ hasRequested: requested > 50, failures }).toEqual({ hasRequested: true, failures: [] });
  expect(await savePhone(shop, staff, '010 555 1234')).toBe(200);
}, 240_000);

test('wrong passwords are counted over all processes, and signing out holds everywhere', async () => {
  const staff = await signIn(shop);
  expect((await api(staff, 'POST', '/admin/logout')).status).toBeLessThan(300);
  const requested = Array.from({ length: 8 }, () => statusOf(api(staff, 'GET', '/newsletters')));
  expect(new Set(await Promise.all(requested))).toEqual(new Set([401]));

  const wrong = { username: ADMIN.username, password: 'kesarengas-2026' };
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    statuses.push((await api(staff, 'POST', '/admin/login', wrong)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
}, 60_000);
