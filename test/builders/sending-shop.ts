// A shop with subscribers and a mail server, for tests of newsletters on their way.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished } from 'vitest';

import type { SubscriberTables } from '../../src/features/subscribers/server/store.ts';
import { newId } from '../../src/platform/contract/ids.ts';
import type { Settings } from '../../src/platform/server/settings.ts';
import { startTestApp, type TestApp } from '../app.ts';
import { startSmtpSink, type SmtpSink, type SmtpSinkOptions } from './smtp-sink.ts';

export const SATURDAY_NOON = '2026-11-21T12:00:00+02:00';
export const PUBLIC_URL = 'https://rengas.example.fi';

export interface SendingShop {
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
  /** Sends what is due to `count` new subscribers and gives the newsletter's id. */
  sendTo: (count: number) => Promise<string>;
  /** Runs what is due; fails when a job fails. */
  resumeDeliveries: () => Promise<void>;
  read: (id: string) => Promise<{
    status: string;
    delivery: { state: string; counts: object; pauseReason: string | null; pauseReply: string };
  }>;
}

/** Closed after the test. */
export async function openSendingShop(
  options: SmtpSinkOptions = {},
  settings: Partial<Settings> = {},
): Promise<SendingShop> {
  const sink = await startSmtpSink(options);
  onTestFinished(() => sink.close());
  const dataDir = await mkdtemp(join(tmpdir(), 'kaarto-newsletters-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const app = await startTestApp({
    now: SATURDAY_NOON,
    settings: {
      dataDir,
      publicUrl: PUBLIC_URL,
      smtpUrl: sink.url,
      mailFrom: { name: 'Rengas', address: 'posti@example.fi' },
      ...settings,
    },
  });
  onTestFinished(() => app.close());
  const staff = await app.loginStaff();
  const call: SendingShop['call'] = (method, path, payload) =>
    app.app.inject({ method, url: `/api/newsletters${path}`, headers: staff, ...(payload && { payload }) });
  const shop: SendingShop = {
    app,
    sink,
    dataDir,
    call,
    subscribe: async (count) => {
      const at = new Date(SATURDAY_NOON);
      const rows = Array.from({ length: count }, (_each, index) => ({
        id: newId(),
        email: `lukija${index + 1}@example.fi`,
        emailKey: `lukija${index + 1}@example.fi`,
        status: 'subscribed' as const,
        pendingSince: at,
        subscribedAt: at,
        createdAt: at,
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
    sendTo: async (count) => {
      await shop.subscribe(count);
      const { _id } = await shop.create();
      expect((await call('POST', `/${_id}/send`, {})).statusCode).toBe(202);
      await shop.resumeDeliveries();
      return _id;
    },
    resumeDeliveries: async () => {
      const runs = await app.drainJobs();
      expect(runs.flatMap(({ error }) => error ?? [])).toEqual([]);
    },
    read: async (id) => (await call('GET', `/${id}`)).json(),
  };
  return shop;
}
