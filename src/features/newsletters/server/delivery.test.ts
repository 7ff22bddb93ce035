import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { LightMyRequestResponse } from 'fastify';
import PostalMime from 'postal-mime';
import { afterEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import type { TestApp } from '../../../../test/app.ts';
import { startSmtpSink } from '../../../../test/builders/smtp-sink.ts';
import type { SmtpSink, SmtpSinkOptions } from '../../../../test/builders/smtp-sink.ts';
import { newId } from '../../../platform/contract/ids.ts';
import type { SubscriberTables } from '../../subscribers/server/store.ts';

const NOON = '2026-11-21T12:00:00+02:00';
const PUBLIC_URL = 'https://rengas.example.fi';
const MINUTE_MS = 60_000;

interface Shop {
  app: TestApp;
  sink: SmtpSink;
  dataDir: string;
  call: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) => Promise<LightMyRequestResponse>;
  /** Adds subscribers 'lukija1@example.fi' and so on; their ids. */
  subscribe: (count: number) => Promise<string[]>;
  create: (fields?: object) => Promise<{ _id: string }>;
  read: (
    id: string,
  ) => Promise<{ status: string; delivery: { state: string; counts: object; pauseReason: string | null } }>;
}

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function openShop(options: SmtpSinkOptions = {}): Promise<Shop> {
  const sink = await startSmtpSink(options);
  open.push(() => sink.close());
  const dataDir = await mkdtemp(join(tmpdir(), 'kaarto-newsletters-'));
  open.push(() => rm(dataDir, { recursive: true, force: true }));
  const app = await startTestApp({
    now: NOON,
    settings: {
      dataDir,
      publicUrl: PUBLIC_URL,
      smtpUrl: sink.url,
      mailFrom: { name: 'Rengas', address: 'posti@example.fi' },
    },
  });
  open.push(() => app.close());
  const staff = await app.loginStaff();
  const call: Shop['call'] = (method, path, payload) =>
    app.app.inject({ method, url: `/api/newsletters${path}`, headers: staff, ...(payload && { payload }) });
  return {
    app,
    sink,
    dataDir,
    call,
    subscribe: async (count) => {
      const at = new Date(NOON);
      const rows = Array.from({ length: count }, (_each, index) => ({
        id: newId(),
        email: `lukija${index + 1}@example.fi`,
        email_key: `lukija${index + 1}@example.fi`,
        status: 'subscribed' as const,
        pending_since: at,
        subscribed_at: at,
        created_at: at,
      }));
      await app.platform.db.$extendTables<SubscriberTables>().insertInto('subscriber').values(rows).execute();
      return rows.map(({ id }) => id);
    },
    create: async (fields = {}) => {
      const draft = {
        subject: 'Talvirenkaat',
        content: 'Hei!\n\nNyt **−20 %**.',
        sendDate: '2026-11-22T09:00',
        ...fields,
      };
      const answer = await call('POST', '', draft);
      expect(answer.statusCode).toBe(201);
      return answer.json();
    },
    read: async (id) => (await call('GET', `/${id}`)).json(),
  };
}

const NONE = {
  total: 0,
  accepted: 0,
  unconfirmed: 0,
  retry: 0,
  failed: 0,
  suppressed: 0,
  pending: 0,
  cancelled: 0,
};

test('a newsletter goes to each subscriber once, with the own link, and the counts tell so', async () => {
  const shop = await openShop();
  await shop.subscribe(3);
  const { _id } = await shop.create();
  const answer = await shop.call('POST', `/${_id}/send`, {});
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).toMatchObject({
    status: 'sent',
    sentAt: new Date(NOON).toISOString(),
    delivery: { state: 'sending', counts: { ...NONE, total: 3, pending: 3 } },
  });
  const runs = await shop.app.drainJobs();
  expect(runs.filter(({ error }) => error !== undefined)).toEqual([]);
  expect((await shop.read(_id)).delivery).toMatchObject({
    state: 'done',
    counts: { ...NONE, total: 3, accepted: 3 },
  });
  expect(shop.sink.letters.map(({ to }) => to).toSorted()).toEqual(
    ['lukija1', 'lukija2', 'lukija3'].map((name) => `${name}@example.fi`),
  );
  const letters = await Promise.all(shop.sink.letters.map(({ raw }) => PostalMime.parse(raw)));
  const links = letters.map(
    ({ text }) => /https:\/\/rengas\.example\.fi\/peruuta-uutiskirje\?tunnus=\S+/.exec(text ?? '')?.[0],
  );
  expect(new Set(links).size).toBe(3);
  expect(letters[0]).toMatchObject({
    subject: 'Talvirenkaat',
    from: { name: 'Rengas', address: 'posti@example.fi' },
  });
  expect(await readdir(join(shop.dataDir, 'newsletter-journal'))).toEqual([]);
  expect((await shop.call('POST', `/${_id}/send`, {})).json().code).toBe('newsletter.already_sent');
});

test('a letter refused for now is tried again after a minute, one refused for good is not', async () => {
  let isBusy = true;
  const shop = await openShop({
    answer: (verb, line) => {
      if (verb !== 'RCPT') return undefined;
      if (line.includes('lukija1')) return isBusy ? '450 4.2.1 Later' : undefined;
      return line.includes('lukija2') ? '550 5.1.1 No such reader' : undefined;
    },
  });
  await shop.subscribe(3);
  const { _id } = await shop.create();
  await shop.call('POST', `/${_id}/send`, {});
  await shop.app.drainJobs();
  expect((await shop.read(_id)).delivery).toMatchObject({
    state: 'sending',
    counts: { ...NONE, total: 3, accepted: 1, failed: 1, retry: 1 },
  });
  isBusy = false;
  shop.app.clock.advance(2 * MINUTE_MS);
  await shop.app.drainJobs();
  expect((await shop.read(_id)).delivery).toMatchObject({
    state: 'done',
    counts: { ...NONE, total: 3, accepted: 2, failed: 1 },
  });
});
